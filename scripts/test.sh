#!/usr/bin/env bash
# Runs every test, in random order: of the service, then of the benches, of the source of EVM chains against a node, of alerts and
# of faults, which are modules of their own. Arguments go to go test. Most tests need PostgreSQL, and packages in which goroutines
# meet are to run with the race detector: call this through scripts/with-postgres.sh and scripts/with-race.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

# Files of tests lie in memory where there is plenty: SQLite waits for the disk at each commit,
# which only a crash of the whole machine could tell. What go builds stays where it is.
room=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }' || true)
if [ "${room:-0}" -gt $((8 << 20)) ]; then
  find /dev/shm -maxdepth 1 -name 'smartmoney-test.*' -mmin +1440 -exec rm -rf {} + # left by a run that was killed
  export GOTMPDIR=${GOTMPDIR:-${TMPDIR:-/tmp}}
  TMPDIR=$(mktemp -d /dev/shm/smartmoney-test.XXXXXXXX)
  export TMPDIR
  trap 'rm -rf "$TMPDIR"' EXIT
fi

# plain runs a command that builds without the race detector, where scripts/with-race.sh turned it on.
plain() { GOFLAGS=${PLAIN_GOFLAGS-${GOFLAGS-}} "$@"; }

# Tests of the whole program run by themselves, and those of pages in a browser before the others: a page draws no frame for
# seconds where it has to wait for a processor. They build programs with and without the race detector. Of the packages the slowest
# come first, so that none runs alone at the end; go test keeps this order. Each waits for its database and its clock for part of
# the time, so that one more runs than a machine of two processors has. The linter vets.
slow=(./internal/{engine,service} ./graph ./internal/store/{eventlog,notifications,webhooks} ./rest ./internal/{live,webhook,rank,notify,ingest})
# Packages that compute in one goroutine, or whose tests read the code or start programs, have no race to detect. What starts
# engines in their tests has the detector in its own. Of the ledger's tests those have it that read it while it is written.
pure=(./internal/{backtest,ledger,sim,detect,pipeline,recommend,event,arch} ./cmd/smartmoney ./ent/migrate/gen)
rest=$(go list ./... | grep -vxF -f <(go list ./test/e2e "${pure[@]}"))
status=0
plain go test -vet=off -shuffle=on -timeout=60m "$@" ./test/e2e || status=$?
go test -vet=off -shuffle=on -timeout=60m -p=3 "$@" "${slow[@]}" $rest || status=$?
go test -vet=off -run 'Read(While|Meanwhile)' ./internal/ledger || status=$?
# The other modules beside each other and those packages, for each mostly keeps one processor busy. The benches measure, which
# the race detector makes five times as slow, and what they call is tested with it above.
alone() {
  local status=0
  plain go -C bench test -vet=off -shuffle=on -timeout=40m "$@" ./... || status=$?
  plain go test -vet=off -shuffle=on -timeout=40m "${@/coverage.out/coverage-plain.out}" "${pure[@]}" || status=$?
  return "$status"
}
printed=$(mktemp)
alone "$@" >"$printed" 2>&1 &
besides=$!
./scripts/with-contracts.sh go -C test/chain test -vet=off -shuffle=on -timeout=40m "$@" ./... || status=$?
plain go -C test/alerts test -vet=off -shuffle=on "$@" ./... || status=$?
# What breaks the service runs without the race detector, too, as the service does that it breaks. Small disks that
# are full can be had where a process may mount in a namespace of its own; in containers without that right they are left out.
faults=()
if ! unshare --mount --propagation private mount -t tmpfs tmpfs /mnt 2>/dev/null &&
  ! unshare --user --mount --map-current-user --keep-caps mount -t tmpfs tmpfs /mnt 2>/dev/null; then
  echo "test: full disks are not tested: nobody may mount here" >&2
  faults=(-skip FullDisk)
fi
plain ./scripts/test-faults.sh ${faults[@]+"${faults[@]}"} "$@" || status=$?
wait "$besides" || status=$?
cat "$printed"
rm "$printed"
exit "$status"
