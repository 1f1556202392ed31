package config_test

import (
	"strings"
	"testing"
)

// A key that is a user name or a part of the path of an address is not shown, either; usual paths
// are.
func TestDescribeHidesKeysInAddresses(t *testing.T) {
	const key = "8f14e45fceea167a5a36dedd4bea2543"
	for address, want := range map[string]string{
		"https://" + key + "@ai.example/v1/embeddings":                "https://xxxxx@ai.example/v1/embeddings",
		"https://" + key + ":@ai.example/v1/embeddings":               "https://xxxxx@ai.example/v1/embeddings",
		"https://" + key + ":pass" + key + "@ai.example":              "https://xxxxx:xxxxx@ai.example",
		"https://:" + key + "@ai.example/":                            "https://:xxxxx@ai.example/",
		"https://short@ai.example/v1":                                 "https://xxxxx@ai.example/v1",
		"https://ai.example/v2/" + key:                                "https://ai.example/v2/…",
		"https://ai.example/" + key + "/v1/chat/completions?a=" + key: "https://ai.example/…/v1/chat/completions",
		"https://ai.example:8443/v1/%38f14e45fceea167a5a36#" + key:    "https://ai.example:8443/v1/…",
	} {
		s := describe(t, "embedding-url: '"+address+"'\nembedding-model: m\n", nil, nil)["embedding-url"]
		if s.Value != want || !s.Redacted || strings.Contains(s.Value, "8f14e45") {
			t.Errorf("%s is shown as %s, redacted %v; want %s", address, s.Value, s.Redacted, want)
		}
	}
	const plain = "https://ai.example/v1/embeddings"
	if s := describe(t, "embedding-url: "+plain+"\nembedding-model: m\n", nil, nil)["embedding-url"]; s.Value != plain || s.Redacted {
		t.Errorf("%s is shown as %s, redacted %v", plain, s.Value, s.Redacted)
	}
}
