#!/bin/sh
# restore.sh FILE: puts a backup in the place of everything that the database of DATABASE_URL holds, in one transaction that is checked
# before it is committed: a file that cannot be read changes nothing. FILE is a backup with its signature FILE.sig beside it, under the
# name that it was made with. BACKUP_SIGNER is the PEM of the public key that has signed it, BACKUP_KEY that of the private key that
# opens it; it is decrypted on its way and lies nowhere in the clear.
# restore.sh --unsigned FILE: the same with a dump that pg_dump made, whose origin you vouch for.
# restore.sh --prove < DUMP: does the same and takes it back.
set -eu
unsigned=
if [ "${1-}" = --unsigned ]; then unsigned=yes; shift; fi
file="${1:?a backup}"
: "${DATABASE_URL:?}"
. "$(dirname "$0")/connection.sh"
service DATABASE_URL "$DATABASE_URL" > "$PGSERVICEFILE"

ask DATABASE_URL 'select 1' > "$work/said" ||
  fail "DATABASE_URL: no such database answers. If it is gone, as PostgreSQL's superuser: create database battigia owner battigia"
if [ "$file" = --prove ]; then
  end=rollback
else
  end=commit
  [ -r "$file" ] || fail "$file cannot be read"
  if [ -z "$unsigned" ]; then
    openssl pkey -noout -pubin -in "${BACKUP_SIGNER:-}" 2> /dev/null ||
      fail "BACKUP_SIGNER: expected the file of the public key that has signed $file"
    [ -r "${BACKUP_KEY:-}" ] || fail "BACKUP_KEY: expected the file of the private key that opens $file"
    [ -r "$file.sig" ] || fail "$file.sig cannot be read: a backup without its signature is not restored; nothing was changed"
    named "$file" "$(basename "$file")" | openssl dgst -sha256 -verify "$BACKUP_SIGNER" -signature "$file.sig" > "$work/verified" 2>&1 ||
      fail "$file is not what BACKUP_SIGNER signed under this name: nothing was changed"
  fi
  others="$(ask DATABASE_URL "select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null")"
  [ "$others" -eq 0 ] || fail "$others connections are open: stop the servers first (systemctl stop battigia.target), and whoever else is connected"
fi

plain() {
  if [ "$file" = --prove ]; then cat
  elif [ -n "$unsigned" ]; then cat < "$file"
  else openssl cms -decrypt -binary -inform DER -inkey "$BACKUP_KEY" < "$file"
  fi || touch "$work/broken"
}

# The end of the transaction is written only once everything before it was whole. What pg_restore leaves unread is read to its end,
# because encryption proves a file at its last byte.
statements() {
  cat <<'SQL'
set client_min_messages = warning;
begin;
drop schema if exists public cascade;
create schema public;
grant usage on schema public to public;
SQL
  if pg_restore --no-owner --no-privileges --file=- && cat > /dev/null && [ ! -e "$work/broken" ]; then
    cat <<SQL
set search_path = public;
set constraints all immediate;
do \$\$ begin
  if not exists (select from schema_migration) then raise exception 'no migration is in it'; end if;
  if exists (
    select from occupancy a join occupancy b
      on a.umbrella_id = b.umbrella_id and a.days && b.days and a.halves && b.halves and a.ctid < b.ctid
  ) then raise exception 'two stays overlap on one place'; end if;
end \$\$;
select format('%s migrations, %s orders, no overlap', (select count(*) from schema_migration), (select count(*) from orders));
$end;
SQL
  fi
}

# A child in the background has no input of its own unless it is named.
exec 3<&0
mkfifo "$work/plain" "$work/statements"
plain <&3 > "$work/plain" &
children=$!
statements < "$work/plain" > "$work/statements" &
children="$children $!"
PGSERVICE=DATABASE_URL psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --set=VERBOSITY=terse --file=- \
  < "$work/statements" > "$work/said" &
children="$children $!"
wait $! || fail "the backup could not be restored: nothing was changed"
said="$(tail -n 1 "$work/said")"
case "$said" in
  *'no overlap') ;;
  *) fail "the backup is not whole or not a backup: nothing was changed" ;;
esac
if [ "$end" = commit ]; then
  ask DATABASE_URL 'set client_min_messages = error; analyze'
  echo "restored: $said"
else
  echo "proved: $said"
fi
