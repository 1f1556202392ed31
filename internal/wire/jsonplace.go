package wire

import (
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// maxPath is the longest path that JSONPath returns, in bytes, except for the mark of the cut.
const maxPath = 120

// JSONPath returns a JSON pointer as errors write places: "/items/3/id" as "items[3].id". It is ""
// for the whole text, and cut if it is long.
func JSONPath(pointer jsontext.Pointer) string {
	var b strings.Builder
	for token := range pointer.Tokens() {
		switch {
		case token != "" && len(token) < 10 && strings.Trim(token, "0123456789") == "":
			b.WriteString("[" + token + "]")
		case b.Len() > 0:
			b.WriteString("." + token)
		default:
			b.WriteString(token)
		}
		if b.Len() > maxPath {
			return strings.ToValidUTF8(b.String()[:maxPath], "") + "…"
		}
	}
	return b.String()
}

// JSONKind names the kind of a JSON value, with its article.
func JSONKind(kind jsontext.Kind) string {
	switch kind {
	case 'n':
		return "null"
	case 't', 'f':
		return "true or false"
	case '"':
		return "a string"
	case '0':
		return "a number"
	case '[':
		return "an array"
	case '{':
		return "an object"
	default:
		return "a value of this kind"
	}
}
