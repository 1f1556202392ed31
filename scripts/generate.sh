#!/usr/bin/env bash
# Writes the generated code anew: ent's from ent/schema, then gqlgen's from
# schema.graphql, which binds to packages that must compile; the Go client's and the example's by genqlient.
# The bundles of GraphiQL, the console and /docs and the TypeScript client's types need Node.js
# (scripts/with-node.sh) and stay as they are without.
set -euo pipefail
cd "$(dirname "$0")/.."

go tool ent generate --feature sql/modifier --template ./ent/template --target ./ent/gen ./ent/schema
rm -r ent/gen/enttest # tables without migrations, by the field that ent/template leaves out
go generate ./...
(cd examples/go && go generate ./...)
if command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1; then
  ./scripts/generate-graphiql.sh
  ./scripts/generate-console.sh
  ./scripts/generate-docs.sh
else
  echo "generate: without Node.js web/graphiql/assets, web/console, web/docs/assets and clients/typescript stay as they are" >&2
fi
