#!/usr/bin/env bash
# Writes the generated code anew: ent's from ent/schema, then gqlgen's from
# schema.graphql, which binds to packages that must compile.
set -euo pipefail
cd "$(dirname "$0")/.."

go tool ent generate --target ./ent/gen ./ent/schema
go generate ./...
