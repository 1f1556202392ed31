#!/usr/bin/env bash
# Breaks what the service stands on (test/faults). Arguments go to go test. PostgreSQL's server
# programs must be there: call this through scripts/with-postgres.sh, which installs them.
set -euo pipefail
cd "$(dirname "$0")/../test/faults"
[ "${FAULTS:-}" != long ] || set -- -parallel=1 "$@" # strict bounds want the machine alone
# Small disks that are full can be had where a process may mount in a namespace of its own, which some containers forbid.
if ! unshare --mount --propagation private mount -t tmpfs tmpfs /mnt 2>/dev/null &&
  ! unshare --user --mount --map-current-user --keep-caps mount -t tmpfs tmpfs /mnt 2>/dev/null; then
  echo "test-faults: full disks are not tested: nobody may mount here" >&2
  set -- -skip FullDisk "$@"
fi
exec go test -vet=off -ldflags=-s -count=1 -timeout=30m "$@" ./... # a result that go kept says nothing of the program that the tests build
