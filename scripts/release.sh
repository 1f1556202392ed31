#!/usr/bin/env bash
# Builds the archives of a release into dist/: static binaries for linux, with checksums and a bill of materials of each
# (CycloneDX), made from what the go command recorded in the binary and from the licences of the npm packages in the pages that it
# serves. The version is that of the tag on the commit, or what git describes without one. It is linked into the binary, since the
# go command takes no tag from v2.0.0 on for a module path that does not end in /v2.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(git describe --tags --exact-match --match 'v[0-9]*' 2>/dev/null || git describe --tags --always --dirty --match 'v[0-9]*')
rm -rf dist
mkdir -p dist
for arch in amd64 arm64; do
  name=smartmoney-$version-linux-$arch
  mkdir "dist/$name"
  CGO_ENABLED=0 GOOS=linux GOARCH=$arch GOFLAGS='' go build -trimpath -buildvcs=true -ldflags="-s -X github.com/smartmoneyhq/smartmoney/internal/app.release=$version" -o "dist/$name/smartmoney" ./cmd/smartmoney
  git archive HEAD LICENSE README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md deploy docs examples web/console/README.md | tar -C "dist/$name" -xf -
  go version -m "dist/$name/smartmoney" | scripts/sbom.awk -v name="$name" -v version="$version" - web/*/assets/licences.txt >"dist/$name.cdx.json"
  tar -C dist --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)" -cf - "$name" | gzip -n >"dist/$name.tar.gz"
  rm -r "dist/$name"
done
cd dist
sha256sum -- *.tar.gz *.cdx.json >SHA256SUMS
ls -l
