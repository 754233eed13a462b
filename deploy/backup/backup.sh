#!/bin/sh
# Dumps the database, proves the dump by restoring it into a scratch database, encrypts it, and forgets old ones.
# Needs DATABASE_URL, BACKUP_DIR, BACKUP_CERTIFICATE (PEM; the private key lives elsewhere) and SCRATCH_URL
# (an empty database that may be overwritten).
set -eu
umask 077
: "${DATABASE_URL:?}" "${BACKUP_DIR:?}" "${BACKUP_CERTIFICATE:?}" "${SCRATCH_URL:?}"
KEEP_DAYS="${KEEP_DAYS:-35}"

name="battigia-$(date -u +%Y%m%dT%H%M%SZ)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

pg_dump --format=custom --no-owner --file="$work/$name.dump" "$DATABASE_URL"
"$(dirname "$0")/restore.sh" "$work/$name.dump" "$SCRATCH_URL"

mkdir -p "$BACKUP_DIR"
openssl cms -encrypt -binary -stream -aes-256-cbc -outform DER \
  -in "$work/$name.dump" -out "$BACKUP_DIR/$name.dump.cms.part" "$BACKUP_CERTIFICATE"
mv "$BACKUP_DIR/$name.dump.cms.part" "$BACKUP_DIR/$name.dump.cms"
find "$BACKUP_DIR" -name 'battigia-*.dump.cms' -mtime "+$KEEP_DAYS" -delete
echo "$BACKUP_DIR/$name.dump.cms"
