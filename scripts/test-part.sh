#!/usr/bin/env bash
# Runs parts of the tests that only some changes can break: chain, alerts, bench, browsers. `make test-all` runs all of them.
#
#   scripts/test-part.sh chain browsers
set -euo pipefail
cd "$(dirname "$0")/.."

status=0
for part in "$@"; do
  case $part in
    chain) ./scripts/with-contracts.sh go -C test/chain test -vet=off -shuffle=on -timeout=40m ./... ;;
    alerts) ./scripts/test-alerts.sh && go -C test/manifests test -vet=off ./... ;;
    bench) ./scripts/with-postgres.sh go -C bench test -vet=off -shuffle=on -timeout=40m ./... ;;
    browsers) ./scripts/with-postgres.sh ./scripts/with-clients.sh go test -vet=off -timeout=40m ./test/browser ;;
    *) echo "test-part: no part is called $part: chain, alerts, bench, browsers" >&2; false ;;
  esac || status=$?
done
exit "$status"
