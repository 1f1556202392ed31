#!/usr/bin/env bash
# Tests the alert rules and the dashboard of deploy/ with Prometheus's promtool: every alert fires on the series that it is for and
# is silent on the series that it is not for (test/alerts), and every expression of the dashboard parses.
#
# Where promtool and jq are missing and that is possible, they are fetched through apt-get: promtool into bin/ out of Debian's package
# prometheus, which would start a server.
set -euo pipefail
cd "$(dirname "$0")/.."

die() { printf 'test-alerts: %s\n' "$*" >&2; exit 1; }

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
PATH=$PATH:$PWD/bin
if ! command -v promtool >/dev/null 2>&1; then
  echo "test-alerts: fetching promtool through apt-get" >&2
  { ./scripts/apt-install.sh --unpack "$scratch" prometheus && mkdir -p bin && mv "$scratch/usr/bin/promtool" bin/; } ||
    die "promtool was not found and could not be fetched: install Prometheus (Debian and Homebrew: prometheus) or put it in PATH"
fi
command -v jq >/dev/null 2>&1 || ./scripts/apt-install.sh jq || die "jq was not found and could not be installed"

promtool check rules deploy/alerts.yaml
promtool test rules test/alerts/*.yaml

# Of an expression for a panel Prometheus parses what it parses of a recording rule. Grafana fills in the interval.
jq '[.. | objects | .expr | strings | gsub("\\$__rate_interval"; "1m")] | unique |
  {groups: [{name: "dashboard", rules: to_entries | map({record: "panel:\(.key)", expr: .value})}]}' \
  deploy/grafana/smartmoney.json >"$scratch/dashboard.json"
promtool check rules "$scratch/dashboard.json"
expressions=$(jq '.groups[0].rules | length' "$scratch/dashboard.json")
[ "$expressions" -ge 20 ] || die "the dashboard has $expressions expressions, want at least 20"
