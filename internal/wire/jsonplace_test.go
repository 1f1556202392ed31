package wire_test

import (
	"strings"
	"testing"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

func TestPath(t *testing.T) {
	long := strings.Repeat("é", 100)
	for pointer, want := range map[jsontext.Pointer]string{
		"": "", "/items/3/id": "items[3].id", "/0": "[0]", "/a/b~1c": "a.b/c", "/a/1234567890": "a.1234567890",
		jsontext.Pointer("/" + long): long[:120] + "…", jsontext.Pointer("/x" + long): "x" + long[:118] + "…",
	} {
		if got := wire.JSONPath(pointer); got != want {
			t.Errorf("%s is %q, want %q", pointer, got, want)
		}
	}
}

func TestKind(t *testing.T) {
	for text, want := range map[string]string{
		"null": "null", "true": "true or false", "false": "true or false", `"x"`: "a string", "1": "a number", "[]": "an array", "{}": "an object",
	} {
		if got := wire.JSONKind(jsontext.Value(text).Kind()); got != want {
			t.Errorf("%s is %q, want %q", text, got, want)
		}
	}
}
