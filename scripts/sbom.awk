#!/usr/bin/awk -f
# Turns the output of go version -m and the licences of the pages' bundles, one file after the other, into a bill of materials
# (CycloneDX 1.6). A licence begins with "NAME VERSION (LICENCE)", as the first line of its file or after a line of four dashes.
function component(kind, path, version, sum,    purl) {
	purl = "pkg:" kind "/" path "@" version
	sub(/\/@/, "/%40", purl)
	if (purl in seen) return
	seen[purl] = 1
	count[kind]++
	printf "%s\n    {\"type\": \"library\", \"name\": \"%s\", \"version\": \"%s\", \"purl\": \"%s\", \"bom-ref\": \"%s\"", separator, path, version, purl, purl
	if (sum != "") printf ", \"properties\": [{\"name\": \"go:sum\", \"value\": \"%s\"}]", sum
	printf "}"
	separator = ","
}
BEGIN {
	printf "{\n  \"bomFormat\": \"CycloneDX\",\n  \"specVersion\": \"1.6\",\n  \"version\": 1,\n"
	printf "  \"metadata\": {\"component\": {\"type\": \"application\", \"name\": \"smartmoney\", \"version\": \"%s\", \"bom-ref\": \"%s\"}},\n  \"components\": [", version, name
}
NR == 1 { component("golang", "std", substr($2, 3), "") }
NR == FNR && $1 == "dep" { component("golang", $2, $3, $4) }
NR != FNR && (FNR == 1 || begins) && /^[^ ]+ [0-9][^ ]* \(.*\)$/ { component("npm", $1, $2, "") }
NF { begins = $0 == "----" }
END {
	printf "\n  ]\n}\n"
	if (count["golang"] < 2 || count["npm"] < 1) {
		print "sbom.awk: " count["golang"] + 0 " Go modules and " count["npm"] + 0 " npm packages: an input is missing" >"/dev/stderr"
		exit 1
	}
}
