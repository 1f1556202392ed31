package docs

import (
	"bytes"
	"encoding/json"
	"strings"
)

// value is one JSON value. Unlike a map it keeps the order of an object's members, in which the
// page shows them. A missing value is the zero value, with no members, items or text.
type value struct {
	raw     json.RawMessage
	members []member // of an object
	items   []value  // of an array
}

// member is one name of an object with its value.
type member struct {
	name  string
	value value
}

// parse parses one JSON value; ok is false if raw is not valid JSON.
func parse(raw []byte) (v value, ok bool) {
	if !json.Valid(raw) {
		return value{}, false
	}
	return parseValid(raw), true
}

// parseValid parses valid JSON, so that no step can fail.
func parseValid(raw json.RawMessage) value {
	v := value{raw: raw}
	dec := json.NewDecoder(bytes.NewReader(raw))
	open, _ := dec.Token()
	for (open == json.Delim('{') || open == json.Delim('[')) && dec.More() {
		var m member
		if open == json.Delim('{') {
			name, _ := dec.Token()
			m.name, _ = name.(string)
		}
		var below json.RawMessage
		_ = dec.Decode(&below)
		m.value = parseValid(below)
		if open == json.Delim('{') {
			v.members = append(v.members, m)
		} else {
			v.items = append(v.items, m.value)
		}
	}
	return v
}

func (v value) exists() bool { return len(v.raw) > 0 }

// get returns the value at a path of member names, the zero value if there is none.
func (v value) get(names ...string) value {
	for _, name := range names {
		var found value
		for _, m := range v.members {
			if m.name == name {
				found = m.value
			}
		}
		v = found
	}
	return v
}

// isText reports whether the value is a string.
func (v value) isText() bool { return bytes.HasPrefix(v.raw, []byte(`"`)) }

// text returns a string without quotes, and any other value as JSON.
func (v value) text() string {
	if !v.isText() {
		return string(v.raw)
	}
	var s string
	_ = json.Unmarshal(v.raw, &s) // valid by construction
	return s
}

// texts returns the text of each item of an array.
func (v value) texts() []string {
	var all []string
	for _, item := range v.items {
		all = append(all, item.text())
	}
	return all
}

// pretty returns an example for display: a string without quotes, anything else as indented
// JSON.
func (v value) pretty() string {
	var out bytes.Buffer
	if v.isText() || json.Indent(&out, v.raw, "", "  ") != nil {
		return v.text()
	}
	return out.String()
}

// paragraphs splits a description at empty lines.
func (v value) paragraphs() []string {
	if !v.exists() {
		return nil
	}
	return strings.Split(v.text(), "\n\n")
}
