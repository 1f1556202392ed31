// Package openapi holds the OpenAPI 3.1 document of every REST path and serves it.
// The document is written by hand, in openapi.json, and embedded: what is reviewed
// is what is served. Tests hold it against the routes that the service has, against
// the vocabulary (enums, bounds, fields) and against live answers; openapitest does
// the latter for every REST test. The package knows nothing else of the service.
package openapi
