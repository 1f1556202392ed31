package source

import (
	"encoding"
	stdjson "encoding/json"
	"errors"
	"net/url"
	"os"
	"reflect"
	"regexp"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// ReadSettings reads the settings of a source, a JSON object or nothing, into a struct that has the
// defaults. An unknown field and one of another kind are errors that name it.
func ReadSettings(raw stdjson.RawMessage, into any) error {
	if len(raw) == 0 {
		return nil
	}
	err := json.Unmarshal(raw, into, json.RejectUnknownMembers(true))
	if err == nil {
		return nil
	}
	if e, ok := errors.AsType[*json.SemanticError](err); ok {
		field := wire.JSONPath(e.JSONPointer)
		switch {
		case errors.Is(err, json.ErrUnknownName):
			return smartmoney.BadInput(field, "%s is no setting of this kind", smartmoney.Shown(field))
		case field == "":
			return smartmoney.BadInput("settings", "the settings must be a JSON object, got %s", wire.JSONKind(e.JSONKind))
		}
		return smartmoney.BadInput(field, "%s must be %s, not %s like this", field, wanted(e.GoType), wire.JSONKind(e.JSONKind))
	}
	if e, ok := errors.AsType[*jsontext.SyntacticError](err); ok && errors.Is(err, jsontext.ErrDuplicateName) {
		field := wire.JSONPath(e.JSONPointer)
		return smartmoney.BadInput(field, "%s must be given once", smartmoney.Shown(field))
	}
	return smartmoney.BadInput("settings", "the settings must be a JSON object")
}

// wanted says what a setting of a type must be.
func wanted(t reflect.Type) string {
	if t == nil {
		return "of another form"
	}
	if t.Kind() == reflect.Int64 && reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) {
		return `a duration such as "10m"`
	}
	switch t.Kind() {
	case reflect.Int, reflect.Int64:
		return "a whole number of at most 63 bits"
	case reflect.Float64:
		return "a number"
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "a text in quotes"
	case reflect.Slice:
		return "a list of texts"
	default:
		return "of another form"
	}
}

// List is a setting with several values: a list of texts, or one text with commas between them.
// White space around a value and values of nothing else are left out.
type List []string

// UnmarshalJSON implements json.Unmarshaler.
func (l *List) UnmarshalJSON(raw []byte) error {
	var all []string
	if len(raw) > 0 && raw[0] == '"' {
		var text string
		if err := stdjson.Unmarshal(raw, &text); err != nil {
			return err
		}
		all = strings.Split(text, ",")
	} else if err := stdjson.Unmarshal(raw, &all); err != nil {
		return err
	}
	*l = List{}
	for _, value := range all {
		if value = strings.TrimSpace(value); value != "" {
			*l = append(*l, value)
		}
	}
	return nil
}

// maxSecret bounds the file of a secret, in bytes.
const maxSecret = 64 << 10

// Secret returns the value of a setting that may be a secret: the content of a file for "file:PATH"
// without the white space around it, an environment variable's value for "env:NAME", else the
// setting itself. Its errors name the field, and never the value.
func Secret(field, setting string) (string, error) {
	if path, ok := strings.CutPrefix(setting, "file:"); ok {
		return secretFile(field, path)
	}
	if name, ok := strings.CutPrefix(setting, "env:"); ok {
		value := strings.TrimSpace(os.Getenv(name))
		if value == "" {
			return "", smartmoney.BadInput(field, "%s names the environment variable %s, which is empty", field, smartmoney.Shown(name))
		}
		return value, nil
	}
	return setting, nil
}

func secretFile(field, path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", smartmoney.BadInput(field, "%s names the file %s, which cannot be read", field, smartmoney.Shown(path))
	}
	if info.Size() > maxSecret || !info.Mode().IsRegular() {
		return "", smartmoney.BadInput(field, "%s names the file %s, which must be a regular file of at most %d bytes", field, smartmoney.Shown(path), maxSecret)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return "", smartmoney.BadInput(field, "%s names the file %s, which cannot be read", field, smartmoney.Shown(path))
	}
	value := strings.TrimSpace(string(text))
	if value == "" {
		return "", smartmoney.BadInput(field, "%s names the file %s, which is empty", field, smartmoney.Shown(path))
	}
	return value, nil
}

var addresses = regexp.MustCompile(`[A-Za-z][A-Za-z0-9+.-]*://[^\s"'<>]+`)

// HideSecrets returns a text, such as an error, with every URL cut to scheme and host: providers
// put keys into paths, queries and user names.
func HideSecrets(text string) string {
	return addresses.ReplaceAllStringFunc(text, func(found string) string {
		whole := strings.TrimRight(found, ":,.;)")
		address, err := url.Parse(whole)
		if err != nil || address.Host == "" {
			return "…"
		}
		short := address.Scheme + "://" + address.Host
		if short != whole {
			short += "/…"
		}
		return short + found[len(whole):]
	})
}

// ErrorText returns the text of an error as it may be stored and shown: without secrets, of at most
// 1024 bytes.
func ErrorText(err error) string { return clean(HideSecrets(err.Error()), maxError) }
