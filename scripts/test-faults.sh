#!/usr/bin/env bash
# Breaks what the service stands on (test/faults). Arguments go to go test. PostgreSQL's server
# programs must be there: call this through scripts/with-postgres.sh, which installs them.
set -euo pipefail
cd "$(dirname "$0")/../test/faults"
[ "${FAULTS:-}" != long ] || set -- -parallel=1 "$@" # strict bounds want the machine alone
exec go test -vet=off -count=1 -timeout=30m "$@" ./... # a result that go kept says nothing of the program that the tests build
