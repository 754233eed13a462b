#!/bin/sh
# restore.sh FILE DATABASE_URL: puts a dump in the place of everything that a database holds, in one transaction (a
# file that cannot be read changes nothing), and checks that it is whole. An encrypted dump is opened first with:
#   openssl cms -decrypt -inform DER -in FILE.cms -inkey KEY.pem -out FILE
set -eu
umask 077
file="${1:?a dump}"
url="${2:?an address}"

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
{
  echo 'set client_min_messages = warning;'
  echo 'drop schema public cascade;'
  echo 'create schema public;'
  echo 'grant usage on schema public to public;'
} > "$work/restore.sql"
pg_restore --no-owner --file="$work/dump.sql" "$file"
cat "$work/dump.sql" >> "$work/restore.sql"
psql --no-psqlrc --quiet --output=/dev/null --set=ON_ERROR_STOP=1 --single-transaction --file="$work/restore.sql" "$url"
psql --no-psqlrc --quiet --command='set client_min_messages = error; analyze' "$url"

ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1" "$url"; }
migrations="$(ask 'select count(*) from schema_migration')"
overlaps="$(ask 'select count(*) from occupancy a join occupancy b
  on a.umbrella_id = b.umbrella_id and a.days && b.days and a.halves && b.halves and a.ctid < b.ctid')"
[ "$migrations" -gt 0 ] && [ "$overlaps" -eq 0 ] || { echo "the restored database is not whole" >&2; exit 1; }
echo "restored: $migrations migrations, $(ask 'select count(*) from orders') orders, no overlap"
