# Python 3.14 and 3.15 as Debian's unstable release has them, unpacked into a folder.
sid=$CI_WORK/sid
root=$sid/root
scripts/sid "$sid" || skip "Debian cannot be reached: Python 3.14 and 3.15 were not tested"
apt-get -c "$sid/apt.conf" -qq -y --download-only --no-install-recommends install \
  base-files bash coreutils dash git libstdc++6 tzdata python3.14-venv python3.15-venv
mkdir -p "$root"
for package in "$sid"/cache/archives/*.deb; do
  dpkg -x "$package" "$root"
done
pip_settings() { "$(python_of newest)" -m pip config "$1"; }
for file in /etc/hosts /etc/resolv.conf "${PIP_CERT:-/etc/ssl/certs/ca-certificates.crt}" \
  $(pip_settings debug | sed -n 's/^ *\(.*\), exists: True$/\1/p') \
  $(pip_settings list | sed -n "s/.*\.constraint='\(.*\)'$/\1/p"); do
  mkdir -p "$root$(dirname "$file")"
  cp -L "$file" "$root$file"
done
