#!/usr/bin/env bash
# Runs a command in which each go command builds with the race detector:
#
#   scripts/with-race.sh go test ./internal/eventlog
#
# Tests and the programs that they build then share what the compiler made.
set -euo pipefail

[ "$#" -gt 0 ] || { echo "usage: $0 COMMAND [ARGUMENT…]" >&2; exit 2; }

# SQLite is C translated to Go: it works on memory outside Go's heap, which the race
# detector does not look at. Without it SQLite is several times as fast. No package that uses generic types of
# sync or sync/atomic may do without the detector: the linker keeps one copy of their methods, and without its
# marks what they order looks like a race. Nobody looks for misused unsafe pointers (checkptr), which the
# service has none of: that was a twentieth of the processor time.
# Other people's code and what is generated is compiled without inlining, in two thirds of the time; what
# is tested runs as it would.
own=$(go list -m)
flags="-race '-gcflags=all=-l -d=checkptr=0' -gcflags=std=-d=checkptr=0 -gcflags=$own/...=-d=checkptr=0
  '-gcflags=$own/ent/gen=-l -d=checkptr=0' '-gcflags=$own/graph/gen=-l -d=checkptr=0'
  '-gcflags=modernc.org/...=-race=false -d=checkptr=0'"

# The race detector needs a C compiler.
if ! command -v "$(go env CC | cut -d' ' -f1)" >/dev/null 2>&1; then
  echo "with-race: WARNING: no C compiler was found, so the race detector is off" >&2
  flags=
fi
GOFLAGS="$(go env GOFLAGS) $flags"
export GOFLAGS

# A program with the race detector would sleep for a second at its end.
export GORACE="${GORACE:-atexit_sleep_ms=20}"

exec "$@"
