#!/bin/sh
# release.sh [SOURCE]: builds a release from a copy of the source (by default the one that this script lies in), brings the
# database up to date, and restarts the processes one after the other. Guests notice nothing. What fails before the switch
# changes nothing; what fails after it goes back to the release before. Run it as root; it may be run again at any time.
set -eu
umask 022
home=/opt/battigia
source="$(cd "${1:-"$(dirname "$0")/.."}" && pwd -P)"
keep=3
# The proxy has to see a process come back before the next one goes (deploy/proxy).
pause=5

say() { echo "release: $*"; }
fail() { echo "release: $*" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail 'run this as root'
id battigia > /dev/null 2>&1 || fail 'there is no user battigia (deploy/README.md, 2)'
[ -f /etc/battigia/environment ] || fail 'there is no /etc/battigia/environment (deploy/README.md, 4)'
mkdir -p "$home/releases"
exec 9> "$home/.lock"
flock --nonblock 9 || fail 'another release is under way'

# Packages bring scripts of their own, so that they are installed and built without rights, and belong to root afterwards.
unprivileged() {
  (cd "$new.part" && runuser -u battigia -- env -u NODE_ENV HOME=/var/lib/battigia "$@")
}
ports() {
  systemctl list-units --all --plain --no-legend 'battigia@*.service' | sed -n 's/^battigia@\([0-9]*\)\.service.*/\1/p'
}
switch_to() {
  ln -sfn "$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
}
restart() {
  say "restarting the process on port $1"
  systemctl restart "battigia@$1" || return 1
  for _ in $(seq 60); do
    if curl --silent --fail --max-time 2 --output /dev/null "http://127.0.0.1:$1/readyz"; then return 0; fi
    sleep 1
  done
  return 1
}
restart_all() {
  for port in $(ports); do
    restart "$port" || { echo "release: the process on port $port is not ready: journalctl -u battigia@$port" >&2; return 1; }
    sleep "$pause"
  done
}

version="$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$source/package.json")-$(date -u +%Y%m%dT%H%M%SZ)"
new="$home/releases/$version"
old="$(readlink "$home/current" || true)"
rm -rf "$home"/releases/*.part
say "copying $source"
install -d -o battigia -g battigia "$new.part"
tar -C "$source" --exclude=./node_modules --exclude=./dist --exclude=./data --exclude=./.git -cf - . |
  tar -C "$new.part" --no-same-owner -xf -
chown -R battigia:battigia "$new.part"
say 'installing packages and building'
unprivileged node tools/install.mjs
unprivileged npm run --silent build
unprivileged npm run --silent sbom
unprivileged npm prune --silent --omit=dev
# npm 10 leaves the link to Node out (tools/install.mjs).
[ -e "$new.part/node_modules/.bin/node" ] ||
  unprivileged ln -s "../node-linux-$(node -p process.arch)/bin/node" node_modules/.bin/node
"$new.part/node_modules/.bin/node" --version > /dev/null || fail 'the pinned Node is not there'
chown -R root:root "$new.part"
"$new.part/deploy/share-assets.sh" "$new.part" "$home/assets"
mv -T "$new.part" "$new"

# What Node compiles of the server is kept with the release, so that a process that died is back a second sooner. Processes only read it.
say 'compiling'
install -d -o battigia -g battigia "$new/.compiled"
(cd "$new" && runuser -u battigia -- env HOME=/var/lib/battigia NODE_COMPILE_CACHE="$new/.compiled" \
  node_modules/.bin/node --input-type=module --eval "await import('$new/server/app.ts')") || fail 'the server cannot be loaded'
chown -R root:root "$new/.compiled"
chmod -R go+rX "$new/.compiled"

say 'bringing the database up to date'
RELEASE="$new" OWNER=1 "$new/deploy/as-battigia.sh" npm run --silent migrate || fail 'the database could not be brought up to date; nothing was switched'

say "switching to $version"
switch_to "$new"
if ! restart_all; then
  [ -n "$old" ] || fail 'this first release does not start'
  say "going back to $(basename "$old")"
  switch_to "$old"
  restart_all || fail 'the release before does not start either'
  fail "$version does not start; $(basename "$old") serves"
fi

for path in $(ls -1dt "$home"/releases/* | tail -n "+$((keep + 1))"); do
  [ "$path" = "$old" ] || { say "forgetting $(basename "$path")"; rm -rf "$path"; }
done
for file in "$home"/assets/*; do
  grep -qxF "${file##*/}" "$home"/releases/*/dist/assets.list || rm "$file"
done
for unit in "$new"/deploy/systemd/*; do
  installed="/etc/systemd/system/${unit##*/}"
  if [ -f "$installed" ] && ! cmp -s "$unit" "$installed"; then
    say "the unit ${unit##*/} has changed: copy it, then systemctl daemon-reload"
  fi
done
say "$version is installed"
