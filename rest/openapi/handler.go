package openapi

import (
	_ "embed" // the document
	"net/http"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

// Path is the path of the document.
const Path = "/openapi.json"

//go:embed openapi.json
var document string

// Document returns the OpenAPI document as JSON.
func Document() []byte { return []byte(document) }

// Handler serves the document to GET and HEAD, with an ETag.
func Handler() http.Handler { return httpapi.Static("application/json", Document()) }
