#!/usr/bin/env bash
# Runs the linter of tools/go.mod in the caller's directory, for bench/ and others are modules of their own. Its arguments, such
# as run ./..., are the linter's.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

linter=$(cd "$root" && go tool -modfile=tools/go.mod -n golangci-lint)
exec "$linter" "$@"
