// Package openapitest holds live answers of the service against its OpenAPI
// document. A test that sends requests does so through Transport, Handler or
// Validate, and fails where an answer is not what the document says: a status, a
// header, a media type or a field that it does not have, a value out of its bounds.
// An answer of success must also be one to a request that the document allows, so
// that the document is not stricter than the service.
//
// Parameters and headers are checked by kin-openapi. Bodies are checked by a JSON
// Schema 2020-12 validator on the document itself: kin-openapi takes bodies with
// references to its validator of OpenAPI 3.0, knows few formats and these loosely, and
// lets a body pass that repeats a name or goes on after its end. It also passes by what this package
// does not: answers to HEAD, 304, and statuses that are not documented.
//
// It is for tests only and never changes a request or an answer.
package openapitest
