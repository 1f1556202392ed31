package config

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/knadh/koanf/parsers/yaml"
)

// Encode returns the text of a settings file. Values are texts, numbers, lists, JSON
// (json.RawMessage) and sections of them (map[string]any).
func Encode(settings map[string]any) ([]byte, error) {
	plain, err := plainSection(settings)
	if err != nil || len(plain) == 0 {
		return nil, err
	}
	body, err := yaml.Parser().Marshal(plain)
	if err != nil {
		return nil, fmt.Errorf("encode a settings file: %w", err)
	}
	return body, nil
}

// plainSection returns a section without JSON in it.
func plainSection(section map[string]any) (map[string]any, error) {
	out := map[string]any{}
	for key, value := range section {
		var err error
		switch v := value.(type) {
		case map[string]any:
			out[key], err = plainSection(v)
		case json.RawMessage:
			out[key], err = fromJSON(v)
		default:
			out[key] = v
		}
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// fromJSON reads a value. JSON is YAML, and read as such whole numbers stay whole.
func fromJSON(raw json.RawMessage) (any, error) {
	decoded, err := yaml.Parser().Unmarshal(slices.Concat([]byte(`{"value": `), raw, []byte("}")))
	if err != nil {
		return nil, fmt.Errorf("read the JSON of a setting: %w", err)
	}
	return decoded["value"], nil
}
