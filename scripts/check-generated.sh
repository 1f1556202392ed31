#!/usr/bin/env bash
# Fails where generated code is not what the generators write today, and names the
# files. It leaves what the generators wrote in place.
set -euo pipefail
cd "$(dirname "$0")/.."

# Generated files, and files that generators rewrite in part.
list() {
  {
    find ent/gen graph/gen graph/model web/graphiql/assets web/docs/assets web/console/assets web/console/src/api/gen clients/typescript/src/gen client/generated.go examples/go/generated.go -type f 2>/dev/null || true
    find resolvers -name '*.resolvers.go'
    printf '%s\n' go.mod go.sum bench/go.mod bench/go.sum test/chain/go.mod test/chain/go.sum test/faults/go.mod test/faults/go.sum test/manifests/go.mod test/manifests/go.sum examples/go/go.mod examples/go/go.sum
  } | LC_ALL=C sort
}
# One line per file: checksum, size, name.
sums() { list | while IFS= read -r f; do cksum "$f"; done; }

before=$(sums)
./scripts/with-node.sh ./scripts/generate.sh
after=$(sums)
if [ "$before" != "$after" ]; then
  echo "check-generated: stale; run 'make generate' and commit:" >&2
  # Lines that stand on one side only, down to the names.
  printf '%s\n%s\n' "$before" "$after" | LC_ALL=C sort | uniq -u |
    cut -d' ' -f3- | LC_ALL=C sort -u | sed 's/^/  /' >&2
  exit 1
fi

# The migrations of the database are not written anew: they must say what ent/schema says.
./scripts/with-postgres.sh go test -vet=off ./ent/migrate/gen >&2

# In a clean checkout nothing may be missing from the commit either.
untracked=$(git ls-files --others --exclude-standard -- ent/gen graph/gen graph/model web/graphiql/assets web/docs/assets web/console/assets web/console/src/api/gen clients/typescript/src/gen client examples/go)
if [ -n "$untracked" ]; then
  echo "check-generated: not committed:" >&2
  printf '%s\n' "$untracked" | sed 's/^/  /' >&2
  exit 1
fi
echo "check-generated: up to date"
