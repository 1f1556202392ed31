#!/usr/bin/env bash
# Writes the generated code anew: ent's from ent/schema, then gqlgen's from
# schema.graphql, which binds to packages that must compile, then the example's client.
# GraphiQL's bundle needs Node.js (scripts/with-node.sh) and stays as it is without.
set -euo pipefail
cd "$(dirname "$0")/.."

go tool ent generate --feature sql/modifier --target ./ent/gen ./ent/schema
go generate ./...
(cd examples/go && go generate ./...)
if command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1; then
  ./scripts/generate-graphiql.sh
else
  echo "generate: without Node.js web/graphiql/assets stays as it is" >&2
fi
