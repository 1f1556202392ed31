// Package docs serves a page that shows the OpenAPI document in Swagger UI, with which requests can
// be tried. All of its assets are embedded: it works offline, and its policy allows the browser to
// connect to this server only.
//
// scripts/generate-docs.sh copies assets from src and the package of package-lock.json.
package docs
