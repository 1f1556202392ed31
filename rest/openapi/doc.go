// Package openapi contains the OpenAPI 3.1 document of every REST path and serves it. The
// document, openapi.json, is written by hand and embedded. Tests check it against the routes
// of the service, the vocabulary (enums, bounds, fields) and live responses; openapitest does
// the latter in every REST test. The package depends on nothing else of the service.
package openapi
