#!/usr/bin/env bash
# Runs a command with a throw-away PostgreSQL cluster at hand:
#
#   scripts/with-postgres.sh go test ./...
#
# The command finds the cluster's address in SMARTMONEY_TEST_POSTGRES, as
# postgres://…/postgres?sslmode=disable. The cluster lives in a temporary
# directory, listens on a free port of 127.0.0.1 and is removed at the end, however
# the command ends. Where the variable is set already, that server is used as it is.
# POSTGRES_FSYNC=off keeps the cluster from writing through to the disk, which only a
# crash of the whole machine could tell, and from logging whole pages, and keeps its files in memory (/dev/shm) where there are
# 12 GiB of it; measurements leave it on.
# POSTGRES_SHARED_BUFFERS and POSTGRES_MAX_WAL_SIZE size it; PostgreSQL's defaults, 128MB and
# 1GB, are for tests.
# PostgreSQL is installed through apt-get where it is missing and that is possible.
set -euo pipefail

say() { printf 'with-postgres: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

[ "$#" -gt 0 ] || die "usage: $0 COMMAND [ARGUMENT…]"

if [ -n "${SMARTMONEY_TEST_POSTGRES:-}" ]; then
  exec "$@"
fi

# find_bin sets bin to the directory of a usable initdb and pg_ctl.
find_bin() {
  local candidates=() dir
  if dir=$(command -v initdb); then
    candidates+=("$(dirname "$(readlink -f "$dir")")" "$(dirname "$dir")")
  fi
  if command -v pg_config >/dev/null 2>&1; then
    candidates+=("$(pg_config --bindir)")
  fi
  # Newest version first: the glob sorts 9 after 15, so sort by number.
  while IFS= read -r dir; do
    candidates+=("$dir")
  done < <(printf '%s\n' /usr/lib/postgresql/*/bin /usr/pgsql-*/bin \
    /opt/homebrew/opt/postgresql*/bin /usr/local/opt/postgresql*/bin | sort -rV)
  for dir in ${candidates[@]+"${candidates[@]}"}; do
    if [ -x "$dir/initdb" ] && [ -x "$dir/pg_ctl" ] && [ -x "$dir/postgres" ]; then
      bin=$dir
      return 0
    fi
  done
  return 1
}

install_postgres() {
  local as_root=()
  command -v apt-get >/dev/null 2>&1 || return 1
  if [ "$(id -u)" -ne 0 ]; then
    sudo -n true 2>/dev/null || return 1
    as_root=(sudo -n)
  fi
  say "installing PostgreSQL through apt-get"
  # The package would start a cluster of its own; only the programs are wanted.
  local conf=/etc/postgresql-common/createcluster.conf made_conf=
  if [ ! -e "$conf" ]; then
    ${as_root[@]+"${as_root[@]}"} mkdir -p "$(dirname "$conf")"
    echo 'create_main_cluster = false' |
      ${as_root[@]+"${as_root[@]}"} tee "$conf" >/dev/null
    made_conf=1
  fi
  local env=(env DEBIAN_FRONTEND=noninteractive)
  if ! { ${as_root[@]+"${as_root[@]}"} "${env[@]}" apt-get update -qq &&
    ${as_root[@]+"${as_root[@]}"} "${env[@]}" apt-get install -y -qq --no-install-recommends \
      -o Dpkg::Options::=--force-confold postgresql; } >&2; then
    [ -z "$made_conf" ] || ${as_root[@]+"${as_root[@]}"} rm -f "$conf"
    return 1
  fi
}

bin=
if ! find_bin; then
  install_postgres || true
  find_bin || die "PostgreSQL's server programs (initdb, pg_ctl, postgres) were not found and could not be installed.
Install the server package of your system (Debian: postgresql, Homebrew: postgresql@17) or put its
directory in PATH, or set SMARTMONEY_TEST_POSTGRES to the URL of a server that may be written to."
fi

# PostgreSQL refuses to run as root, so root runs it as somebody else.
as_user=()
owner=
if [ "$(id -u)" -eq 0 ]; then
  for owner in postgres nobody; do
    id "$owner" >/dev/null 2>&1 && break
    owner=
  done
  [ -n "$owner" ] || die "as root this needs a user called postgres or nobody to run PostgreSQL as"
  if command -v setpriv >/dev/null 2>&1; then
    as_user=(setpriv --reuid "$owner" --regid "$(id -g "$owner")" --clear-groups)
  elif command -v runuser >/dev/null 2>&1; then
    as_user=(runuser -u "$owner" --)
  else
    die "as root this needs setpriv or runuser (util-linux)"
  fi
fi
# In the cluster's own directory: the server's user may not be able to enter this one.
pg() { (cd "$dir" && HOME=$dir ${as_user[@]+"${as_user[@]}"} "$@"); }

# sweep removes what a run left behind that was killed outright.
sweep() {
  local left pid
  while IFS= read -r left; do
    pid=$(cat "$left/wrapper.pid" 2>/dev/null) || continue
    if [ -n "$pid" ] && ! kill -0 "$pid" 2>/dev/null; then
      say "removing $left, left behind by process $pid"
      dir=$left pg "$bin/pg_ctl" -D "$left/data" -m immediate -w -t 30 stop >/dev/null 2>&1 || true
      rm -rf "$left"
    fi
  done < <(find /tmp /dev/shm -maxdepth 1 -type d -name 'smartmoney-pg.*' -user "${owner:-$(id -un)}" 2>/dev/null)
}
sweep

# Under /tmp whatever TMPDIR says: a socket's path must be shorter than 108 bytes, and the server's user must be able to reach
# it. What need not outlast a crash lies in memory where there is plenty: a test makes a database, which is a thousand files.
place=/tmp
if [ "${POSTGRES_FSYNC:-on}" = off ]; then
  room=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }' || true)
  [ "${room:-0}" -le $((12 << 20)) ] || place=/dev/shm
fi
dir=$(mktemp -d "$place/smartmoney-pg.XXXXXXXX")
child=
started=

# shellcheck disable=SC2317 # called by the trap
cleanup() {
  local status=$?
  trap - EXIT
  trap '' INT TERM HUP
  if [ -n "$started" ]; then
    pg "$bin/pg_ctl" -D "$dir/data" -m immediate -w -t 30 stop >/dev/null 2>&1 ||
      say "could not stop the cluster in $dir"
  fi
  rm -rf "$dir"
  exit "$status"
}
# A signal goes on to the command and whatever it started: they are a process group
# of their own, which the terminal's Ctrl-C does not reach.
# shellcheck disable=SC2317 # called by the traps
forward() {
  local signal=$1 status=$2
  if [ -n "$child" ] && kill "-$signal" -- "-$child" 2>/dev/null; then
    wait "$child" || true
  fi
  exit "$status"
}
trap cleanup EXIT
trap 'forward INT 130' INT
trap 'forward TERM 143' TERM
trap 'forward HUP 129' HUP

[ -z "$owner" ] || chown "$owner" "$dir"
chmod 755 "$dir"
echo "$$" >"$dir/wrapper.pid"
pg "$bin/initdb" -D "$dir/data" -U postgres -A trust -E UTF8 --locale=C --no-instructions \
  >"$dir/initdb.log" 2>&1 || { cat "$dir/initdb.log" >&2; die "initdb failed"; }

# A port that is free now may be taken a moment later, hence the attempts.
for attempt in 1 2 3 4 5; do
  port=$((20000 + (RANDOM * 32768 + RANDOM) % 12000))
  started=1
  if pg "$bin/pg_ctl" -D "$dir/data" -l "$dir/server.log" -w -t 60 -o "\
-c listen_addresses=127.0.0.1 -c dynamic_shared_memory_type=mmap -c port=$port -c unix_socket_directories=$dir \
-c max_connections=200 -c fsync=${POSTGRES_FSYNC:-on} -c full_page_writes=${POSTGRES_FSYNC:-on} -c shared_buffers=${POSTGRES_SHARED_BUFFERS:-128MB} \
-c max_wal_size=${POSTGRES_MAX_WAL_SIZE:-1GB}" start >/dev/null 2>&1; then
    break
  fi
  started=
  [ "$attempt" -lt 5 ] || { cat "$dir/server.log" >&2; die "PostgreSQL did not start"; }
done

export SMARTMONEY_TEST_POSTGRES="postgres://postgres@127.0.0.1:$port/postgres?sslmode=disable"
# In the background, so that a signal is acted on at once.
set -m
"$@" </dev/null &
child=$!
set +m
status=0
wait "$child" || status=$?
child=
exit "$status"
