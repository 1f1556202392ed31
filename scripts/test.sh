#!/usr/bin/env bash
# Runs every test, in random order: of the service, then of the benches, which are a module
# of their own. Arguments go to go test. Most tests need PostgreSQL, and all are to run with
# the race detector: call this through scripts/with-postgres.sh and scripts/with-race.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

# Tests of the whole program build it: here first, or several builds would run at once.
go build -o /dev/null ./cmd/smartmoney

# The slowest packages come first, so that none of them runs alone at the end; go test
# keeps this order. Three at a time, for the first mostly waits. The linter vets.
slow=(./test/e2e ./internal/{store,engine,backtest,webhook} ./graph ./internal/{service,rank} ./rest
  ./internal/{notify,sim,live,ledger,ingest})
status=0
go test -vet=off -shuffle=on -timeout=15m -p=3 "$@" "${slow[@]}" ./... || status=$?
go -C bench test -vet=off -shuffle=on -timeout=15m "$@" ./... || status=$?
exit "$status"
