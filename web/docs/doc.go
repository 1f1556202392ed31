// Package docs serves a page that shows the OpenAPI document in Swagger UI, with which requests can
// be tried. All of its assets are embedded: it works offline, and its policy allows the browser to
// connect to this server only. Beside it are the documents as Markdown, and what machines look for:
// llms.txt, llms-full.txt, and the API catalog of RFC 9727.
//
// scripts/generate-docs.sh copies assets from src and the package of package-lock.json.
package docs
