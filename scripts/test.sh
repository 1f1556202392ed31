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

# SQLite is C translated to Go: it works on memory outside Go's heap, which the race
# detector does not look at, and whose addresses checkptr cannot judge. Without both
# it is several times as fast. In GOFLAGS, for the programs that tests build.
GOFLAGS="$(go env GOFLAGS) '-gcflags=modernc.org/...=-race=false -d=checkptr=0'"
export GOFLAGS

# Tests of the whole program build it: here first, or two builds would run at once.
go build ${race[@]+"${race[@]}"} -o /dev/null ./cmd/smartmoney

# The slowest packages come first, so that none of them runs alone at the end; go test
# keeps this order. Three at a time, for the first mostly waits. The linter vets.
slow=(./test/e2e ./internal/{store,engine,backtest,webhook} ./graph ./internal/{service,rank} ./rest ./bench
  ./internal/{notify,sim,live,ledger,ingest})
exec go test ${race[@]+"${race[@]}"} -vet=off -shuffle=on -timeout=15m -p=3 "$@" "${slow[@]}" ./...
