// Package docs serves a page that renders an OpenAPI document: every operation with its
// parameters, bodies, responses and examples, and every schema.
//
// The page is rendered once, on the server, and needs no script: it works offline, in any
// browser and screen reader, under a policy that allows only its own style sheet. It shows the
// content of the document in the document's order and adds nothing. It supports the part of
// OpenAPI 3.1 that a document of one file with JSON bodies uses.
package docs
