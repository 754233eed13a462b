#!/bin/sh
# as-battigia.sh COMMAND …: runs a command in the release that guests use, as the user battigia and with the variables of the
# server processes, e.g. `as-battigia.sh npm run setting -- list`. The file is read by systemd, as for the processes.
# RELEASE names another release; OWNER=1 adds the address of the role that owns the tables (/etc/battigia/owner), where there is one.
set -eu
cd "${RELEASE:-/opt/battigia/current}"
exec systemd-run --quiet --wait --collect --pipe --service-type=exec --uid=battigia --working-directory="$(pwd -P)" \
  --property=EnvironmentFile=/etc/battigia/environment ${OWNER:+--property=EnvironmentFile=-/etc/battigia/owner} --setenv=PATH="$PATH" --setenv=HOME=/var/lib/battigia -- "$@"
