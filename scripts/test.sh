#!/usr/bin/env bash
# Runs every test with the race detector, in random order. Arguments go to go test.
# Most tests need PostgreSQL: call this through scripts/with-postgres.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

# The race detector needs a C compiler.
race=(-race)
if ! command -v "$(go env CC | cut -d' ' -f1)" >/dev/null 2>&1; then
  echo "test: WARNING: no C compiler was found, so the race detector is off" >&2
  race=()
fi

# A program with the race detector would sleep for a second at its end.
export GORACE="${GORACE:-atexit_sleep_ms=20}"

# Two packages at a time: several start servers, and all share one PostgreSQL.
exec go test ${race[@]+"${race[@]}"} -shuffle=on -timeout=15m -p=2 "$@" ./...
