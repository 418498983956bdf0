# The README's own test command on one of Debian's newest versions of Python.
root=$CI_WORK/sid/root
git clone --quiet . "$root/clone-$1"
test=$(readme_command test)
unshare --mount bash -euo pipefail -c '
  mount --bind /proc "$1/proc"
  mount --rbind /dev "$1/dev"
  exec env --unset=CI LANG=C.UTF-8 TMPDIR=/tmp chroot "$1" bash -euo pipefail -c "$2"
' inside "$root" "
  python3() { /usr/bin/python$1 \"\$@\"; }
  cd /clone-$1
  $test"
