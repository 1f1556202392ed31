package main

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"

	"entgo.io/ent/dialect/sql/schema"
	"entgo.io/ent/schema/field"

	entmigrate "github.com/smartmoneyhq/smartmoney/ent/gen/migrate"
)

// begin and end are the marks.
const begin, end = "<!-- generated: go generate ./ent/migrate -->\n", "<!-- end of what is generated -->\n"

// rewritePicture replaces the text between the marks of a document by a diagram of the tables.
func rewritePicture(name string) error {
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	before, rest, found := bytes.Cut(text, []byte(begin))
	_, after, closed := bytes.Cut(rest, []byte(end))
	if !found || !closed {
		return fmt.Errorf("%s has no line %q with a line %q after it", name, begin, end)
	}
	picture := begin + "\n```mermaid\n" + diagram(entmigrate.Tables) + "```\n\n" + end
	return os.WriteFile(name, slices.Concat(before, []byte(picture), after), 0o644) //nolint:gosec // a document of the repository
}

// diagram is an entity-relationship diagram of tables.
func diagram(tables []*schema.Table) string {
	var b strings.Builder
	b.WriteString("erDiagram\n")
	for _, t := range tables {
		for _, fk := range t.ForeignKeys {
			many := "o{"
			if fk.Columns[0].Unique {
				many = "o|"
			}
			fmt.Fprintf(&b, "  %s ||--%s %s : %s\n", fk.RefTable.Name, many, t.Name, fk.Columns[0].Name)
		}
	}
	for _, t := range tables {
		fmt.Fprintf(&b, "  %s {\n", t.Name)
		for _, c := range t.Columns {
			fmt.Fprintf(&b, "    %s %s%s\n", kind(c), c.Name, marks(t, c))
		}
		b.WriteString("  }\n")
	}
	return b.String()
}

// kind is the type of a column, as both databases have it in common.
func kind(c *schema.Column) string {
	switch {
	case c.Type == field.TypeJSON:
		return "json"
	case c.Type.Integer():
		return "integer"
	case c.Type.Float():
		return "float"
	case c.Type == field.TypeString:
		return "text"
	case c.Type == field.TypeBytes:
		return "bytes"
	case c.Type == field.TypeTime:
		return "time"
	}
	return c.Type.String()
}

// marks says whether a column is a key, and whether it may be NULL.
func marks(t *schema.Table, c *schema.Column) string {
	var keys []string
	if c == t.PrimaryKey[0] {
		keys = append(keys, "PK")
	}
	for _, fk := range t.ForeignKeys {
		if fk.Columns[0] == c {
			keys = append(keys, "FK")
		}
	}
	text := ""
	if len(keys) > 0 {
		text = " " + strings.Join(keys, ", ")
	}
	if c.Nullable {
		text += ` "may be NULL"`
	}
	return text
}
