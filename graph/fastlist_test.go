package graph

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/99designs/gqlgen/graphql"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// plainHandler returns a handler without the fast list encoder and the response cache.
func plainHandler(t testing.TB, f *fixture) *Handler {
	t.Helper()
	opts := f.handler.opts
	opts.ResponseCache = nil
	documents := newQueryCache(opts.QueryCache)
	schema := newSchema(resolvers.New(f.Service).WithPlatform(f.Platform), opts.Federation)
	exec := newExecutor(schema, documents, opts)
	return &Handler{opts: opts, schema: schema.Schema(), exec: exec, documents: documents, resolver: resolvers.New(f.Service).WithPlatform(f.Platform), present: f.handler.present}
}

// execute runs a query without the transport.
func execute(h *Handler, query string, variables map[string]any) string {
	ctx, _ := h.resolver.Begin(graphql.StartOperationTrace(context.Background()))
	op, errs := h.exec.CreateOperationContext(ctx, &graphql.RawParams{Query: query, Variables: variables})
	if len(errs) > 0 {
		return errs.Error()
	}
	respond, ctx := h.exec.DispatchOperation(ctx, op)
	return string(encode(h.present.finish(ctx, respond(ctx))))
}

// shape describes an object of a list that is encoded directly, by its fields.
type shape struct {
	plain  []string
	typed  []string          // type conditions that hold
	nested map[string]*shape // fields with a selection
	// resolved are fields that prevent a list from being encoded directly.
	resolved []string
}

func walletShape() *shape {
	return &shape{
		plain:    strings.Fields(everyField + " __typename"),
		typed:    []string{"Wallet", "Node"},
		resolved: []string{"positions(first: 2) { totalCount edges { cursor node { token valueUsd } } }", "trades(first: 1) { nodes { id side tradedAt } }"},
	}
}

func pageShape() *shape {
	wallet := walletShape()
	return &shape{
		plain: []string{"totalCount", "__typename", "updatedAt"},
		typed: []string{"WalletConnection"},
		nested: map[string]*shape{
			"nodes": wallet,
			"edges": {plain: []string{"cursor", "__typename"}, typed: []string{"WalletEdge"}, nested: map[string]*shape{"node": wallet}},
		},
	}
}

// selection draws non-empty selection sets of a shape.
type selection struct {
	t       *rapid.T
	aliases int
	named   []string // fragment definitions
	depth   int
}

func (s *selection) draw(sh *shape) string {
	s.depth++
	defer func() { s.depth-- }()
	var parts []string
	for range rapid.IntRange(1, 5).Draw(s.t, "fields") {
		parts = append(parts, s.field(sh))
	}
	return "{ " + strings.Join(parts, " ") + " }"
}

func (s *selection) field(sh *shape) string {
	kind := rapid.IntRange(0, 11).Draw(s.t, "kind")
	condition := func() string {
		if sh.typed[0] == "Wallet" && rapid.Bool().Draw(s.t, "interface") {
			return "Node"
		}
		return sh.typed[0]
	}
	inside := sh
	switch {
	case kind == 0 && s.depth < 5:
		return s.directive("... on " + sh.typed[0] + "%s " + s.draw(inside))
	case kind == 1 && s.depth < 5:
		if condition() == "Node" {
			return s.directive("... on Node%s { id }")
		}
		return s.directive("...%s " + s.draw(inside))
	case kind == 2 && s.depth < 5:
		name := fmt.Sprintf("f%d", len(s.named))
		s.named = append(s.named, "")
		at := len(s.named) - 1
		s.named[at] = "fragment " + name + " on " + sh.typed[0] + " " + s.draw(inside)
		return s.directive("..." + name + "%s")
	case kind <= 5 && len(sh.nested) > 0:
		name := rapid.SampledFrom([]string{"nodes", "edges", "node"}).Filter(func(n string) bool { return sh.nested[n] != nil }).Draw(s.t, "nested")
		return s.alias() + s.directive(name+"%s "+s.draw(sh.nested[name]))
	case kind == 6 && len(sh.resolved) > 0:
		return s.alias() + rapid.SampledFrom(sh.resolved).Draw(s.t, "resolved")
	default:
		alias := ""
		if rapid.Bool().Draw(s.t, "aliased") {
			alias = s.alias()
		}
		return alias + s.directive(rapid.SampledFrom(sh.plain).Draw(s.t, "plain")+"%s")
	}
}

// alias returns a new alias, so that no two fields conflict.
func (s *selection) alias() string {
	s.aliases++
	return fmt.Sprintf("a%d: ", s.aliases)
}

func (s *selection) directive(format string) string {
	directive := rapid.SampledFrom([]string{"", "", "", "", " @skip(if: $yes)", " @include(if: $yes)", " @include(if: $no)", " @skip(if: false)"}).Draw(s.t, "directive")
	return strings.Replace(format, "%s", directive, 1)
}

// The fast list encoder writes the same bytes as the generated code, over random queries.
func TestFastListEqualsGeneratedCode(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	plain := plainHandler(t, f)
	valid := 0
	enough := func() bool { return valid >= 20 }
	scale.CheckUntil(t, enough, func(t *rapid.T) {
		s := &selection{t: t}
		chain := rapid.SampledFrom([]string{"BASE", "SOLANA", "POLYMARKET", "ETHEREUM"}).Draw(t, "chain")
		first := rapid.IntRange(1, 12).Draw(t, "first")
		set := s.draw(pageShape())
		query := fmt.Sprintf("query($yes: Boolean! = true, $no: Boolean!) { use: __typename @include(if: $yes) @skip(if: $no) wallets(chain: %s, first: %d) %s }\n%s",
			chain, first, set, strings.Join(s.named, "\n"))
		variables := map[string]any{"no": false}
		want, got := execute(plain, query, variables), execute(f.handler, query, variables)
		if want != got {
			t.Fatalf("%s\nfast:  %s\nplain: %s", query, got, want)
		}
		if strings.HasPrefix(want, `{"data":`) {
			valid++
		}
	})
	if !enough() {
		t.Errorf("only %d of the queries were valid", valid)
	}
}

func TestFastListFields(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	plain := plainHandler(t, f)
	for name, query := range map[string]string{
		"every field":      "{ wallets { nodes { " + everyField + " __typename } } }",
		"other aliases":    "{ wallets { nodes { " + strings.ReplaceAll(everyField, "netPnlUsd", "pnl: netPnlUsd") + " } } }",
		"exchanged":        "{ wallets { nodes { " + strings.Replace(everyField, "winRate trueWinRate", "winRate: trueWinRate trueWinRate: winRate", 1) + " } } }",
		"edges":            "{ wallets { edges { cursor rank __typename node { " + everyField + " } } } }",
		"an empty page":    "{ wallets(filter: {minTrades: 1000000}) { nodes { id } edges { cursor } } }",
		"nothing selected": "query($no: Boolean! = false) { wallets { nodes { id @include(if: $no) } edges { node { id @include(if: $no) } } } }",
		"positions": `{ wallets(first: 10) { nodes { positions { nodes { __typename chain walletAddress token symbol quantity costUsd boughtQuantity
			realizedPnlUsd priceUsd valueUsd pnlUsd } edges { cursor node { token } } } } } }`,
		"last": "{ wallets(last: 4) { edges { cursor rank node { rank walletAddress positions(last: 2) { nodes { token } } trades(last: 2) { nodes { id } } } } } }",
		"trades": `{ wallets(first: 10) { nodes { trades { nodes { __typename id tradeId chain walletAddress token symbol side quantity priceUsd
			amountUsd tradedAt txHash block } edges { cursor node { id } } } } } }`,
	} {
		want := execute(plain, query, nil)
		for range 3 { // later runs find wallets in the row cache
			if got := execute(f.handler, query, nil); want != got || !strings.HasPrefix(want, `{"data":`) {
				t.Errorf("%s:\nfast:  %s\nplain: %s", name, got, want)
			}
		}
	}
}
