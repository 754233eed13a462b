# Read by backup.sh and restore.sh. Passwords reach PostgreSQL's programs through a file that only this user reads: whatever stands
# in a command line, everybody on the machine reads with ps.

fail() {
  # Under systemd the journal keeps it as an error.
  echo "${JOURNAL_STREAM:+<3>}$*" >&2
  exit 1
}

# service NAME URL >> FILE: a connection of libpq from postgres://user:password@host:port/database?setting=value.
service() {
  printf '%s\n' "$2" | LC_ALL=C awk -v name="$1" '
    function decoded(text,   out, at) {
      out = ""
      while ((at = match(text, /%[0-9A-Fa-f][0-9A-Fa-f]/)) > 0) {
        out = out substr(text, 1, at - 1) sprintf("%c", 16 * digit(substr(text, at + 1, 1)) + digit(substr(text, at + 2, 1)))
        text = substr(text, at + 3)
      }
      return out text
    }
    function digit(text) { return index("0123456789abcdef", tolower(text)) - 1 }
    function say(key, value) { if (value != "") print key "=" decoded(value) }
    {
      if (!sub(/^postgres(ql)?:\/\//, "")) exit 1
      print "[" name "]"
      if ((at = index($0, "?")) > 0) {
        count = split(substr($0, at + 1), settings, "&")
        for (n = 1; n <= count; n++) {
          at_value = index(settings[n], "=")
          say(substr(settings[n], 1, at_value - 1), substr(settings[n], at_value + 1))
        }
        $0 = substr($0, 1, at - 1)
      }
      if ((at = index($0, "/")) > 0) { say("dbname", substr($0, at + 1)); $0 = substr($0, 1, at - 1) }
      if (match($0, /.*@/)) {
        person = substr($0, 1, RLENGTH - 1)
        $0 = substr($0, RLENGTH + 1)
        if ((at = index(person, ":")) > 0) { say("password", substr(person, at + 1)); person = substr(person, 1, at - 1) }
        say("user", person)
      }
      if ((at = match($0, /:[0-9]+$/)) > 0) { say("port", substr($0, at + 1)); $0 = substr($0, 1, at - 1) }
      gsub(/\[|\]/, "")
      say("host", $0)
    }' || fail "$1: expected postgres://user:password@host:port/database"
}

# ask SERVICE SQL: the answer, without headings.
ask() {
  PGSERVICE="$1" psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$2"
}

# named FILE NAME: what is signed of a backup. Its name is part of it: an older one under a newer name is no backup.
named() {
  printf '%s\n' "$2"
  cat "$1"
}

# Whatever ends the script, a signal too: its children end first, then its folder goes.
leave() {
  status=$?
  trap - EXIT
  trap '' HUP INT TERM
  for child in $children; do kill "$child" 2> /dev/null || true; done
  wait
  rm -rf "$work" "$partial" "$signature"
  exit "$status"
}

children=
partial=
signature=
trap leave EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
umask 077
work=
work="$(mktemp -d "${TMPDIR:-/tmp}/battigia-XXXXXXXX")"
export PGSERVICEFILE="$work/connections" PGCONNECT_TIMEOUT="${PGCONNECT_TIMEOUT:-10}"
