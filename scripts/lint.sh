#!/usr/bin/env bash
# Runs the linter over what tests run: with the race detector's flags, so that nothing is
# compiled for the linter alone. Its arguments, such as run ./..., are the linter's.
set -euo pipefail
cd "$(dirname "$0")/.."

# The linter itself is built without them.
linter=$(go tool -modfile=tools/go.mod -n golangci-lint)
exec ./scripts/with-race.sh "$linter" "$@"
