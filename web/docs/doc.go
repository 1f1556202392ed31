// Package docs serves a page that shows an OpenAPI document to people: every
// operation with its parameters, bodies, answers and examples, and every schema.
//
// The page is made once, on the server, so that it needs no script: it works offline,
// in any browser and with any reader, under a policy that allows nothing but its own
// style sheet. It shows what the document says, in the document's order, and adds
// nothing. It knows the part of OpenAPI 3.1 that a document of one file with JSON
// bodies uses.
package docs
