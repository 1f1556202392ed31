package docs

import (
	"fmt"
	"strings"
)

// summary begins both files for language models.
const summary = `# smartmoney

> smartmoney ranks the wallets of Base, Ethereum, Solana and Polymarket by what they earned, and raises signals when several of the best trade the same token. It is a self-hosted service with GraphQL, REST, streams, webhooks and tools for agents (MCP, at mcp).

Requests need the header ` + "`Authorization: Bearer KEY`" + `; the documents below need none. Amounts are in USD, rates are 0 to 1, times are UTC.
`

// LLMs returns llms.txt: the documents by their addresses below the service's root, with what each
// is for.
func LLMs() string {
	var out strings.Builder
	out.WriteString(summary + "\n## Documents\n\n")
	for _, p := range Pages() {
		fmt.Fprintf(&out, "- [%s](docs/%s): %s\n", p.Title, p.Name, p.About)
	}
	out.WriteString(`
## Schemas

- [GraphQL](schema.graphql): every type and field with its unit and meaning
- [REST](openapi.json): the OpenAPI document of every path

## Optional

- [Everything in one file](llms-full.txt): the text of all documents above
`)
	return out.String()
}

// LLMsFull returns llms-full.txt: the text of every document.
func LLMsFull() string {
	var out strings.Builder
	out.WriteString(summary)
	for _, p := range Pages() {
		fmt.Fprintf(&out, "\n---\n\n%s", p.Text)
	}
	return out.String()
}
