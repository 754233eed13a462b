#!/bin/sh
# Dumps the database, proves the dump by restoring it into a scratch database, encrypts and signs it, and forgets old ones. The dump is proved
# and encrypted while it is made: it lies nowhere unencrypted, and the scratch database is empty before, meanwhile and after.
# Needs DATABASE_URL, BACKUP_DIR, BACKUP_CERTIFICATE (PEM; the private key lives elsewhere), BACKUP_SIGNING_KEY (PEM; its public
# half lives there too) and SCRATCH_URL (a database of its own on the same server; whatever is in it is deleted).
set -eu
: "${DATABASE_URL:?}" "${BACKUP_DIR:?}" "${BACKUP_CERTIFICATE:?}" "${BACKUP_SIGNING_KEY:?}" "${SCRATCH_URL:?}"
KEEP_DAYS="${KEEP_DAYS:-35}"
here="$(dirname "$0")"
. "$here/connection.sh"

[ -d "$BACKUP_DIR" ] && [ -w "$BACKUP_DIR" ] ||
  fail "BACKUP_DIR: $(id -un) cannot write to $BACKUP_DIR. As root: install -d -o $(id -un) -m 0700 $BACKUP_DIR"
openssl x509 -noout -in "$BACKUP_CERTIFICATE" 2> /dev/null ||
  fail "BACKUP_CERTIFICATE: $(id -un) cannot read a certificate (PEM) from $BACKUP_CERTIFICATE"
openssl pkey -noout -in "$BACKUP_SIGNING_KEY" 2> /dev/null ||
  fail "BACKUP_SIGNING_KEY: $(id -un) cannot read a private key (PEM) from $BACKUP_SIGNING_KEY"
service DATABASE_URL "$DATABASE_URL" > "$PGSERVICEFILE"
service SCRATCH_URL "$SCRATCH_URL" >> "$PGSERVICEFILE"
server="$(ask DATABASE_URL 'show server_version_num')" || fail "DATABASE_URL: the database does not answer"
server=$((server / 10000))
dumper="$(pg_dump --version | sed 's/[^0-9]*\([0-9]*\).*/\1/')"
[ "$dumper" -ge "$server" ] ||
  fail "PostgreSQL is $server and pg_dump is $dumper: install postgresql-client-$server (from apt.postgresql.org where Debian has none)"

# What an interrupted or an older backup left there is deleted, unless both addresses are one database.
which="select pg_postmaster_start_time(), current_database()"
of_scratch="$(ask SCRATCH_URL "$which")" ||
  fail "SCRATCH_URL: the database does not answer. As PostgreSQL's superuser: create database battigia_scratch owner battigia"
[ "$of_scratch" != "$(ask DATABASE_URL "$which")" ] || fail "SCRATCH_URL is the database of DATABASE_URL: make one of its own"
ask SCRATCH_URL 'set client_min_messages = warning; drop schema if exists public cascade; create schema public'

name="battigia-$(date -u +%Y%m%dT%H%M%SZ).dump.cms"
partial="$BACKUP_DIR/$name.part"
mkfifo "$work/dump" "$work/sealed" "$work/proved"
PGSERVICE=DATABASE_URL pg_dump --format=custom --no-owner > "$work/dump" &
dumping=$!
tee "$work/proved" < "$work/dump" > "$work/sealed" &
copying=$!
openssl cms -encrypt -binary -stream -aes-256-gcm -outform DER "$BACKUP_CERTIFICATE" < "$work/sealed" > "$partial" &
sealing=$!
DATABASE_URL="$SCRATCH_URL" "$here/restore.sh" --prove < "$work/proved" &
proving=$!
children="$dumping $copying $sealing $proving"
wait "$proving" || fail "no backup: the dump could not be restored"
wait "$dumping" && wait "$copying" || fail "no backup: the database could not be dumped"
wait "$sealing" || fail "no backup: it could not be encrypted into $BACKUP_DIR"

# The signature is there before the file gets its name.
signature="$BACKUP_DIR/$name.sig"
named "$partial" "$name" | openssl dgst -sha256 -sign "$BACKUP_SIGNING_KEY" > "$signature" ||
  fail "no backup: it could not be signed with BACKUP_SIGNING_KEY"
sync "$partial" "$signature"
mv "$partial" "$BACKUP_DIR/$name"
partial= signature=
find "$BACKUP_DIR" \( -name 'battigia-*.dump.cms' -mtime "+$KEEP_DAYS" -o -name 'battigia-*.sig' -mtime "+$KEEP_DAYS" -o -name 'battigia-*.part' -mtime +1 \) -delete
echo "$BACKUP_DIR/$name"
