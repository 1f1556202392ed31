#!/usr/bin/awk -f
# Turns the output of go version -m into a bill of materials (CycloneDX 1.6).
function component(path, version, sum) {
	printf "%s\n    {\"type\": \"library\", \"name\": \"%s\", \"version\": \"%s\", \"purl\": \"pkg:golang/%s@%s\", \"bom-ref\": \"pkg:golang/%s@%s\"", separator, path, version, path, version, path, version
	if (sum != "") printf ", \"properties\": [{\"name\": \"go:sum\", \"value\": \"%s\"}]", sum
	printf "}"
	separator = ","
}
BEGIN {
	printf "{\n  \"bomFormat\": \"CycloneDX\",\n  \"specVersion\": \"1.6\",\n  \"version\": 1,\n"
	printf "  \"metadata\": {\"component\": {\"type\": \"application\", \"name\": \"smartmoney\", \"version\": \"%s\", \"bom-ref\": \"%s\"}},\n  \"components\": [", version, name
}
NR == 1 { component("std", substr($2, 3), "") }
$1 == "dep" { component($2, $3, $4) }
END { printf "\n  ]\n}\n" }
