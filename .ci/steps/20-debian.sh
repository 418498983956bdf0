# The README's own test command on Python 3.14 and 3.15, as Debian's unstable release has them: its
# packages are unpacked into a folder, and the command runs there.
sid=$CI_WORK/sid
root=$sid/root
scripts/sid "$sid" || skip "Debian cannot be reached: Python 3.14 and 3.15 were not tested"
apt-get -c "$sid/apt.conf" -qq -y --download-only --no-install-recommends install \
  base-files bash coreutils dash git libstdc++6 tzdata python3.14-venv python3.15-venv
mkdir -p "$root"
for package in "$sid"/cache/archives/*.deb; do
  dpkg -x "$package" "$root"
done
for file in /etc/hosts /etc/resolv.conf "${PIP_CERT:-/etc/ssl/certs/ca-certificates.crt}" \
  $("$(python_of "$(versions | tail -1)")" -m pip config debug | sed -n 's/^ *\(.*\), exists: True$/\1/p'); do
  mkdir -p "$root$(dirname "$file")"
  cp -L "$file" "$root$file"
done

inside() { # COMMAND
  unshare --mount bash -euo pipefail -c '
    mount --bind /proc "$1/proc"
    mount --rbind /dev "$1/dev"
    exec env --unset=CI LANG=C.UTF-8 TMPDIR=/tmp chroot "$1" bash -euo pipefail -c "$2"
  ' inside "$root" "$1"
}

test=$(readme_command test)
for version in 3.14 3.15; do
  git clone --quiet . "$root/clone-$version"
  timed "README, $version" inside "
    python3() { /usr/bin/python$version \"\$@\"; }
    cd /clone-$version
    $test"
done
