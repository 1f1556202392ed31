#!/usr/bin/env bash
# Runs every test of the service, each package once, in random order: with the race detector the packages of scripts/race.txt,
# whose own code starts goroutines or shares memory (internal/arch keeps the list true), without it the others.
# Arguments go to go test. `make test` calls it with PostgreSQL at hand.
set -euo pipefail
cd "$(dirname "$0")/.."

# Files of tests lie in memory where there are 8 GiB of it, for SQLite waits for the disk at each commit.
room=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }' || true)
if [ "${room:-0}" -gt $((8 << 20)) ]; then
  find /dev/shm -maxdepth 1 -name 'smartmoney-test.*' -mmin +1440 -exec rm -rf {} + # left by a run that was killed
  export GOTMPDIR=${GOTMPDIR:-${TMPDIR:-/tmp}} # what go builds stays where it is
  TMPDIR=$(mktemp -d /dev/shm/smartmoney-test.XXXXXXXX)
  export TMPDIR
  trap 'rm -rf "$TMPDIR"' EXIT
fi

export GOGC=${GOGC:-400} # there is memory enough: to collect garbage less often saves a tenth of the processor time

race=$(cat scripts/race.txt)
plain=$(go list ./... | grep -vxF -f <(go list ./test/... ./ent/migrate/gen $race)) # check-generated.sh tests the generator of migrations
most=20m # of a package's tests
if [ -n "${SMARTMONEY_TEST_FULL:-}" ]; then race+=" $plain" plain='' most=90m; fi
# Tests wait more than they compute, so several packages run on two processors; the linter vets, and nobody debugs what is linked.
flags=(-vet=off -ldflags=-s -shuffle=on "-timeout=$most" -parallel=4 -p=3)

# Tests without the detector run beside the others. Those of whole programs, which alone need Node.js and a browser, begin: they take longest.
others=$(mktemp)
{
  go tool -n github.com/nats-io/nats-server/v2 >/dev/null # or the tests of several packages compile it at once
  ./scripts/with-clients.sh go test "${flags[@]}" "$@" ./test/e2e ./test/brokers $plain || failed=1
  ./scripts/test-faults.sh "$@" && [ -z "${failed:-}" ]
} >"$others" 2>&1 &
beside=$!
status=0
./scripts/with-race.sh go test "${flags[@]}" "$@" $race || status=$?
wait "$beside" || status=$?
cat "$others" && rm "$others"
exit "$status"
