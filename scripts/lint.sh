#!/usr/bin/env bash
# Runs the linter over what tests run: with the race detector's flags, except bench/, so that nothing
# is compiled for the linter alone. Its arguments, such as run ./..., are the linter's.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

# The linter itself is built without them. It runs in the caller's directory, for bench/ is
# a module of its own.
linter=$(cd "$root" && go tool -modfile=tools/go.mod -n golangci-lint)
race=("$root/scripts/with-race.sh")
[ "$PWD" != "$root/bench" ] || race=()
exec ${race[@]+"${race[@]}"} "$linter" "$@"
