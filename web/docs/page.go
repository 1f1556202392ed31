package docs

import (
	"net/url"
	"strings"
)

// pageView is the data of the template.
type pageView struct {
	Title, Version, Summary string
	Description             []string
	Groups                  []group
	Schemas                 []schemaView
}

// group holds the operations of one tag.
type group struct {
	ID, Name, Description string
	Operations            []operation
}

type operation struct {
	ID, Method, Path string
	Summary          string
	Description      []string
	Public           bool // needs no key
	Parameters       []row
	Request          *body
	Responses        []response
	Curl             string
}

// body is the body of a request or a response.
type body struct {
	Description string
	Contents    []content
}

type content struct {
	Kind     string // the media type
	Type     typeView
	Note     string // the description of an inline schema
	Examples []example
}

type example struct{ Name, Text string }

type response struct {
	Status  string
	Headers []row
	body
}

// reader converts a document to the data of the template.
type reader struct{ document value }

func newReader(document value) *reader { return &reader{document} }

func (d *reader) page() pageView {
	info := d.document.get("info")
	p := pageView{
		Title: info.get("title").text(), Version: info.get("version").text(), Summary: info.get("summary").text(),
		Description: info.get("description").paragraphs(), Schemas: d.schemas(),
	}
	for _, tag := range d.document.get("tags").items {
		name := tag.get("name").text()
		g := group{ID: "group-" + strings.ReplaceAll(name, " ", "-"), Name: name, Description: tag.get("description").text()}
		for _, path := range d.document.get("paths").members {
			for _, op := range path.value.members {
				if tags := op.value.get("tags").texts(); len(tags) > 0 && tags[0] == g.Name {
					g.Operations = append(g.Operations, d.operation(strings.ToUpper(op.name), path.name, op.value))
				}
			}
		}
		p.Groups = append(p.Groups, g)
	}
	return p
}

func (d *reader) operation(method, path string, v value) operation {
	op := operation{
		ID: v.get("operationId").text(), Method: method, Path: path,
		Summary: v.get("summary").text(), Description: v.get("description").paragraphs(),
		Public:     v.get("security").text() == "[]",
		Parameters: d.parameters(v),
	}
	if request := v.get("requestBody"); request.exists() {
		b := d.body(request)
		op.Request = &b
	}
	for _, r := range v.get("responses").members {
		target, _ := d.resolve(r.value)
		op.Responses = append(op.Responses, response{Status: r.name, body: d.body(target), Headers: d.headers(target)})
	}
	op.Curl = d.curl(op, v)
	return op
}

func (d *reader) parameters(op value) []row {
	var all []row
	for _, p := range op.get("parameters").items {
		p, _ := d.resolve(p)
		all = append(all, row{
			Name: p.get("name").text(), In: p.get("in").text(), Type: d.typeOf(p.get("schema")),
			Required: p.get("required").text() == "true", Rules: d.rules(p.get("schema")), Description: p.get("description").text(),
		})
	}
	return all
}

func (d *reader) headers(response value) []row {
	var all []row
	for _, h := range response.get("headers").members {
		target, _ := d.resolve(h.value)
		all = append(all, row{Name: h.name, Description: target.get("description").text()})
	}
	return all
}

func (d *reader) body(v value) body {
	b := body{Description: v.get("description").text()}
	for _, c := range v.get("content").members {
		schema := c.value.get("schema")
		view := content{Kind: c.name, Type: d.typeOf(schema)}
		if view.Type.Text != "" {
			view.Note = schema.get("description").text()
		}
		if one := c.value.get("example"); one.exists() {
			view.Examples = append(view.Examples, example{"Example", one.pretty()})
		}
		for _, named := range c.value.get("examples").members {
			target, _ := d.resolve(named.value)
			view.Examples = append(view.Examples, example{"Example: " + target.get("summary").text(), target.get("value").pretty()})
		}
		b.Contents = append(b.Contents, view)
	}
	return b
}

// shownParameters bounds the query parameters of the example command.
const shownParameters = 3

// curl returns a command that sends the first example of the operation.
func (d *reader) curl(op operation, v value) string {
	query := url.Values{}
	for _, p := range v.get("parameters").items {
		p, _ := d.resolve(p)
		if p.get("in").text() == "query" && p.get("example").exists() && len(query) < shownParameters {
			query.Set(p.get("name").text(), p.get("example").text())
		}
	}
	target := op.Path
	if len(query) > 0 {
		target += "?" + query.Encode()
	}
	parts := []string{`curl -s "$URL` + target + `"`}
	if op.Method != "GET" {
		parts[0] = `curl -s -X ` + op.Method + ` "$URL` + target + `"`
	}
	if !op.Public {
		parts = append(parts, `-H "Authorization: Bearer $KEY"`)
	}
	if op.Request != nil && len(op.Request.Contents) > 0 {
		first := op.Request.Contents[0]
		parts = append(parts, "-H 'Content-Type: "+first.Kind+"'")
		if len(first.Examples) > 0 {
			parts = append(parts, "--data-binary '"+strings.ReplaceAll(first.Examples[0].Text, "'", `'\''`)+"'")
		}
	}
	return strings.Join(parts, " \\\n  ")
}

// table is rows with a caption.
type table struct {
	Caption string
	Rows    []row
}

// ParameterTable is called by the template.
func (op operation) ParameterTable() table { return table{"Parameters of " + op.ID, op.Parameters} }

// Table is called by the template.
func (s schemaView) Table() table { return table{"Fields of " + s.Name, s.Rows} }
