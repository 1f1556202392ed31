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

# Tests of the whole program run first, those of pages in a browser among them: a page draws no frame for seconds where it has to
# wait for a processor. They wait for a third of the time themselves, in which run the packages that only compute, and the compiler
# for what comes next: at the lowest priority, which is enough where no clock runs. Of the other packages the slowest
# come first, so that none runs alone at the end; go test keeps this order. Each waits for its database and its clock for part of
# the time, so that one more runs than a machine of two processors has. The linter vets.
#
# The race detector makes a test five to ten times as slow. A test of a package runs with it, unless no goroutines meet that do not
# meet in another: where a package computes in one goroutine (computing), reads the code, or answers requests with what others
# do (pure), and where a test repeats one history in many ways, or damages what is stored in many places (numbers). Of these packages
# the tests of goroutines, by their names, run with it once more (meeting).
slow=(./internal/{engine,service} ./internal/store/{eventlog,notifications,webhooks,sqldb} ./internal/{live,webhook,rank,ingest})
computing=(./internal/{ledger,backtest,notify,sim,detect,detect/journal,pipeline,recommend,replay,event,event/importer,archive}
  ./internal/{feed/features,feed/ranking,feed/stories,arch})
pure=(./graph ./internal/{decisions,activity/tail,catalog,retention,feed,source/helius,source/polymarket}
  ./internal/store ./internal/store/{history,models,recovery,retention,sources} ./rest ./rest/{openapi,services} ./internal/testkit/openapitest
  ./cmd/smartmoney ./ent/migrate/gen)
meeting='While|Meanwhile|Beside|AtOnce|Concurrent|Events|Stream|Feed|Turns|Changes|Delivered|Deadline|Outage|NothingStarts|BodiesAreBounded|Follows'
numbers=(
  VectorsThroughTheDatabase NotificationsOfVectors CorrectedVectors CorrectionsAnywhere WhatIsTakenBack RetractionsOfCorrectionInParts
  RestartAnywhere DroppedEventsLeaveTotals VerifyAndRebuildAfterDrops Verify VerifyHistory Rebuild RebuildSnapshots RebuildFromDamagedLinks
  DaysAddUp WindowsAnywhere SnapshotsOfAMarket SnapshotsSurviveKills
  LogKeepsWhatWasAppended ReadLogFromAnywhere WalletTrades WalletTradesBothWays EventsAt IDsStayUnique MovedIDs Pack DamagedBlock
  LogsAgainstModel SoughtSignals RedeliverSince ManyNotifications SavedRowsOfACrowd RowsOfManyEffective OrderOfOneScore
  ProgressOfOlderDatabases MigrateAllOrNothing MigrateOtherForm PagesMakeTheWhole PagingBothWays LargeBlock LongMessages
)
names="Test($(IFS='|' && echo "${numbers[*]}"))"
rest=$(go list ./... | grep -vxF -f <(go list ./test/e2e "${computing[@]}" "${pure[@]}"))
ofnumbers=$(go list -f '{{.Dir}}' "${slow[@]}" $rest | while read -r dir; do ! grep -qsE "^func $names\(" "$dir"/*_test.go || echo "$dir"; done)
# What runs while tests of the whole program wait. At the end the compilers make what the tests after these need.
idle() {
  plain nice -n 19 go test -vet=off -shuffle=on -timeout=40m -p=1 "${@/coverage.out/coverage-computing.out}" "${computing[@]}" || return
  nice -n 19 go list -export -test -deps "${slow[@]}" $rest >/dev/null || return
  nice -n 19 ./scripts/with-contracts.sh true
}
status=0
plain go list -export -test -deps ./test/e2e ./cmd/smartmoney >/dev/null || status=$? # or both would compile the same
printed=$(mktemp)
idle "$@" >"$printed" 2>&1 &
besides=$!
plain go test -vet=off -shuffle=on -timeout=30m "$@" ./test/e2e || status=$?
go test -vet=off -shuffle=on -timeout=30m -p=3 -skip "^$names\$" "$@" "${slow[@]}" $rest || status=$?
wait "$besides" || status=$?
cat "$printed"
# What runs without the detector beside the other modules, for each mostly keeps one processor busy.
without() {
  local status=0
  go test -vet=off -shuffle=on -run "$meeting" ./graph ./rest ./rest/services ./internal/{ledger,activity/tail,feed,source/helius,store/recovery} || status=$?
  plain go test -vet=off -shuffle=on -timeout=40m -run "^$names\$" "${@/coverage.out/coverage-numbers.out}" $ofnumbers || status=$?
  plain go test -vet=off -shuffle=on -timeout=40m -p=3 "${@/coverage.out/coverage-plain.out}" "${pure[@]}" || status=$?
  return "$status"
}
without "$@" >"$printed" 2>&1 &
besides=$!
# The benches measure, which the race detector makes five times as slow, and what they call is tested with it above. Here they
# only have to run, and wait for most of the time.
measured=$(mktemp)
plain go -C bench test -vet=off -shuffle=on -timeout=40m "$@" ./... >"$measured" 2>&1 &
benching=$!
plain ./scripts/with-contracts.sh go -C test/chain test -vet=off -shuffle=on -timeout=40m "$@" ./... || status=$?
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
wait "$benching" || status=$?
cat "$printed" "$measured"
rm "$printed" "$measured"
exit "$status"
