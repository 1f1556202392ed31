#!/usr/bin/env bash
# Runs the linter over what tests run: with the race detector's flags, but for the modules that are tested without it, so
# that nothing is compiled for the linter alone. Its arguments, such as run ./..., are the linter's.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

# The linter itself is built without them. It runs in the caller's directory, for bench/ and others are
# modules of their own.
linter=$(cd "$root" && go tool -modfile=tools/go.mod -n golangci-lint)
race=()
[ "$PWD" != "$root" ] || race=("$root/scripts/with-race.sh")
exec ${race[@]+"${race[@]}"} "$linter" "$@"
