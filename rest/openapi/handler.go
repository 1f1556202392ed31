package openapi

import (
	_ "embed" // the document
	"net/http"

	"smartmoney/internal/static"
)

// Path is where the service has the document.
const Path = "/openapi.json"

//go:embed openapi.json
var document string

// Document returns the text of the OpenAPI document, JSON.
func Document() []byte { return []byte(document) }

// Handler serves the document to GET and HEAD, with an ETag.
func Handler() http.Handler { return static.New("application/json", Document()) }
