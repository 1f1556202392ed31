// Package openapitest checks live responses of the service against its OpenAPI document. Tests
// send requests through Transport, Handler or Validate, and fail if a response contradicts the
// document: by an undocumented status, header, media type or field, or by a value out of
// bounds. A request that succeeds must also be one that the document allows, so that the
// document is not stricter than the service.
//
// kin-openapi checks parameters and headers. A JSON Schema 2020-12 validator checks bodies
// against the document itself, because kin-openapi validates bodies with references by
// OpenAPI 3.0, knows few formats and checks them loosely, and accepts bodies with repeated
// names or trailing data. kin-openapi also ignores what this package checks: responses to
// HEAD, 304, and undocumented statuses.
//
// The package never changes a request or a response. It is apart from testkit because it links
// kin-openapi and the validator, which only the tests of rest and of the program need.
package openapitest
