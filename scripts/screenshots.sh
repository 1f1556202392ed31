#!/usr/bin/env bash
# Takes the pictures of docs/images anew: it runs the test of a demo's console, which keeps a
# picture of each page in both themes and at two widths, and copies those that documents show.
set -euo pipefail

cd "$(dirname "$0")/.."
shots=$(mktemp -d)
trap 'rm -rf "$shots"' EXIT
CONSOLE_SHOTS=$shots ./scripts/with-clients.sh "${GO:-go}" test ./test/browser -run 'TestDemo$' -count 1 -timeout 20m
for image in docs/images/*.png; do
  cp "$shots/${image##*/}" "$image"
done
