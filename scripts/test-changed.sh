#!/usr/bin/env bash
# Prints the parts of scripts/test-part.sh that the changes since a commit can break, one a line.
set -euo pipefail
cd "$(dirname "$0")/.."

{ git diff --name-only "$1"; git ls-files --others --exclude-standard; } | sed -nE '
  s#^(internal/source/evm|test/chain)/.*#chain#p
  s#^(web|graph|clients|examples/react|test/browser|test/clients)/.*|^schema\.graphql$#browsers#p
  s#^(deploy|internal/telemetry|test/alerts)/.*#alerts#p
  s#^bench/.*|^go\.mod$#bench#p
' | sort -u
