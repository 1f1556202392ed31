package source_test

import (
	"errors"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// span is a time.Duration as settings have it.
type span time.Duration

func (s *span) UnmarshalText(text []byte) error {
	d, err := time.ParseDuration(string(text))
	*s = span(d)
	return err
}

func TestReadSettings(t *testing.T) {
	t.Parallel()
	type settings struct {
		URL  string `json:"url"`
		Size int    `json:"size"`
		Wait span   `json:"wait"`
	}
	for name, test := range map[string]struct{ text, field, message string }{
		"nothing":    {"", "", ""},
		"empty":      {"{}", "", ""},
		"good":       {`{"url":"x","size":3}`, "", ""},
		"unknown":    {`{"uri":"x"}`, "uri", `"uri" is no setting of this kind`},
		"other case": {`{"URL":"x"}`, "URL", `"URL" is no setting of this kind`},
		"kind":       {`{"size":"x"}`, "size", "size must be a whole number of at most 63 bits, not a string like this"},
		"fraction":   {`{"size":1.5}`, "size", "size must be a whole number of at most 63 bits, not a number like this"},
		"too large":  {`{"size":99999999999999999999}`, "size", "size must be a whole number of at most 63 bits, not a number like this"},
		"text":       {`{"url":12345}`, "url", "url must be a text in quotes, not a number like this"},
		"duration":   {`{"wait":5}`, "wait", `wait must be a duration such as "10m", not a number like this`},
		"long":       {`{"wait":"10000000h"}`, "wait", `wait must be a duration such as "10m", not a string like this`},
		"no object":  {`[1]`, "settings", "the settings must be a JSON object, got an array"},
		"twice":      {`{"size":1,"size":2}`, "size", `"size" must be given once`},
		"no JSON":    {`{"size":`, "settings", "the settings must be a JSON object"},
		"more":       {`{} {}`, "settings", "the settings must be a JSON object"},
	} {
		t.Run(name, func(t *testing.T) {
			s := settings{Size: 7}
			err := source.ReadSettings([]byte(test.text), &s)
			if test.message == "" {
				if err != nil {
					t.Fatal(err)
				}
				return
			}
			known, ok := errors.AsType[*smartmoney.Error](err)
			if !ok || known.Field != test.field || known.Message != test.message {
				t.Errorf("got %v, want %s: %s", err, test.field, test.message)
			}
		})
	}
}
