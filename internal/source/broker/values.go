package broker

import (
	"encoding/json"
	"errors"
	"strings"
)

// Bool is a setting that is true or false, as JSON or as text.
type Bool bool

// UnmarshalJSON implements json.Unmarshaler.
func (b *Bool) UnmarshalJSON(raw []byte) error {
	switch strings.Trim(string(raw), `"`) {
	case "true":
		*b = true
	case "false", "", "null":
		*b = false
	default:
		return errors.New("neither true nor false")
	}
	return nil
}

// List is a setting with several values, as a JSON array or as text with commas between them.
type List []string

// UnmarshalJSON implements json.Unmarshaler.
func (l *List) UnmarshalJSON(raw []byte) error {
	*l = nil
	var all []string
	if len(raw) > 0 && raw[0] == '"' {
		var text string
		if err := json.Unmarshal(raw, &text); err != nil {
			return err //nolint:wrapcheck // of encoding/json, which calls it
		}
		all = strings.Split(text, ",")
	} else if err := json.Unmarshal(raw, &all); err != nil {
		return err //nolint:wrapcheck // of encoding/json, which calls it
	}
	for _, value := range all {
		if value = strings.TrimSpace(value); value != "" {
			*l = append(*l, value)
		}
	}
	return nil
}
