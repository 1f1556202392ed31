package docs

import (
	"slices"
	"strings"
)

// typeView is a readable type such as "array of Wallet". The schema at its end is a link.
type typeView struct {
	Text string // before the link, or the whole type
	Link string // name of a schema of the document; "" for none
}

// row is one parameter, header or property.
type row struct {
	Name        string
	In          string // of a parameter: query or header
	Type        typeView
	Required    bool
	Rules       []string // bounds, values and the default, in words
	Description string
}

// schemaView is one schema of the components.
type schemaView struct {
	Name        string
	Description string
	Type        typeView
	Rules       []string
	Rows        []row
	Choices     []choice // of a schema that is one of several
}

// choice is one of the schemas that a value may have.
type choice struct {
	Type        typeView
	Description string
}

// resolve follows references inside the document and returns the target and the name of the
// last reference, "" for none.
func (d *reader) resolve(v value) (target value, name string) {
	for range 8 { // more than any sane chain; ends cycles
		ref := v.get("$ref")
		if !ref.exists() {
			return v, name
		}
		path := strings.Split(strings.TrimPrefix(ref.text(), "#/"), "/")
		v, name = d.document.get(path...), path[len(path)-1]
	}
	return v, name
}

func (d *reader) typeOf(schema value) typeView {
	if _, name := d.resolve(schema); name != "" {
		return typeView{Link: name}
	}
	if choices := schema.get("oneOf").items; len(choices) > 0 {
		return d.typeOfOne(choices)
	}
	kinds := schema.get("type").texts()
	if len(kinds) == 0 {
		kinds = []string{schema.get("type").text()}
	}
	text := strings.Join(kinds, " or ")
	switch {
	case slices.Contains(kinds, "array") && schema.get("items").exists():
		of := d.typeOf(schema.get("items"))
		return typeView{Text: "array of " + of.Text, Link: of.Link}
	case schema.get("format").exists():
		return typeView{Text: text + ", " + schema.get("format").text()}
	default:
		return typeView{Text: text}
	}
}

// typeOfOne returns the type of a value that has one of several; the last reference is its link.
func (d *reader) typeOfOne(choices []value) typeView {
	var texts []string
	link := ""
	for _, c := range choices {
		t := d.typeOf(c)
		if t.Text != "" {
			texts = append(texts, strings.TrimSuffix(t.Text, " "))
		}
		if t.Link != "" {
			link = t.Link
		}
	}
	text := strings.Join(texts, " or ")
	if text != "" && link != "" {
		text += " or "
	}
	return typeView{Text: text, Link: link}
}

// rules returns the bounds of a schema or of its reference in words.
func (d *reader) rules(schema value) []string {
	target, _ := d.resolve(schema)
	var all []string
	if values := target.get("enum").texts(); len(values) > 0 {
		all = append(all, "one of "+strings.Join(values, " · "))
	}
	all = append(all, between(target, "minimum", "maximum", "")...)
	all = append(all, between(target, "minLength", "maxLength", " characters")...)
	all = append(all, between(target, "minItems", "maxItems", " items")...)
	all = append(all, between(target, "minProperties", "maxProperties", " fields")...)
	if bound := target.get("exclusiveMinimum"); bound.exists() {
		all = append(all, "more than "+bound.text())
	}
	if target.get("uniqueItems").text() == "true" {
		all = append(all, "each once")
	}
	if pattern := target.get("pattern"); pattern.exists() {
		all = append(all, "matches "+pattern.text())
	}
	if values := target.get("items", "enum").texts(); len(values) > 0 {
		all = append(all, "each one of "+strings.Join(values, " · "))
	}
	if given := schema.get("default"); given.exists() {
		all = append(all, "default "+given.text())
	}
	return all
}

// between returns a range in words.
func between(schema value, least, most, unit string) []string {
	low, high := schema.get(least), schema.get(most)
	switch {
	case low.exists() && high.exists():
		return []string{low.text() + " to " + high.text() + unit}
	case low.exists():
		return []string{"at least " + low.text() + unit}
	case high.exists():
		return []string{"at most " + high.text() + unit}
	default:
		return nil
	}
}

// rows returns the properties of an object. The properties of a nested object follow it, with
// its name and a dot as prefix, those of an array's items with its name and "[].".
func (d *reader) rows(schema value, prefix string) []row {
	required := schema.get("required").texts()
	var all []row
	for _, p := range schema.get("properties").members {
		all = append(all, row{
			Name: prefix + p.name, Type: d.typeOf(p.value), Required: slices.Contains(required, p.name),
			Rules: d.rules(p.value), Description: p.value.get("description").text(),
		})
		all = append(all, d.nested(p.value, prefix+p.name)...)
	}
	if other := schema.get("additionalProperties"); other.get("type").exists() {
		all = append(all, row{
			Name: prefix + "*", Type: d.typeOf(other), Rules: d.rules(other), Description: other.get("description").text(),
		})
	}
	return all
}

// nested returns the rows below a property: of an object, of an array's items, and of each
// schema that the value may have.
func (d *reader) nested(schema value, name string) []row {
	all := d.rows(schema, name+".")
	if items := schema.get("items"); items.exists() {
		all = append(all, d.nested(items, name+"[]")...)
	}
	for _, c := range schema.get("oneOf").items {
		if text := c.get("description"); text.exists() {
			all = append(all, row{Name: name, Type: d.typeOf(c), Rules: d.rules(c), Description: text.text()})
		}
		all = append(all, d.nested(c, name)...)
	}
	return all
}

func (d *reader) schemas() []schemaView {
	var all []schemaView
	for _, m := range d.document.get("components", "schemas").members {
		s := schemaView{
			Name: m.name, Description: m.value.get("description").text(),
			Type: d.typeOf(m.value), Rules: d.rules(m.value), Rows: d.rows(m.value, ""),
		}
		for _, c := range m.value.get("oneOf").items {
			s.Choices = append(s.Choices, choice{d.typeOf(c), c.get("description").text()})
			s.Rows = append(s.Rows, d.rows(c, "")...)
		}
		all = append(all, s)
	}
	return all
}
