package graph

import (
	"context"
	"math"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
)

// rankCost is what the rank of one wallet costs outside a leaderboard besides 1: it
// goes over every wallet.
const rankCost = 500

// fieldCosts is what other fields cost besides 1, in units of one plain field.
var fieldCosts = map[string]float64{
	"Query.wallets":               1000, // a filter never asked before goes over every wallet
	"Query.decisions":             2000, // detection is run again over what came since the customer last asked, all of it at first
	"Query.simulateConfig":        5000, // the same with each question, over up to 7 days
	"Query.signalStats":           500,  // reads the outcomes of months
	"Query.signals":               50,
	"Wallet.signals":              50,
	"Wallet.trades":               20,
	"Wallet.defaultRank":          rankCost,
	"SignalConnection.totalCount": 50,
	"Query.configVersions":        50,
	"Subscription.leaderboard":    1000, // made again whenever it changes
	"Webhook.deliveries":          50,
	"Mutation.testWebhook":        500, // a request to somebody else's server
	"Mutation.redeliverSince":     500, // writes a row for each signal
}

// elementCosts is what each element of a list costs before its fields.
var elementCosts = map[string]float64{
	"Wallet.trades": 20, // its link and its block, each read from the database
}

// lastCosts is what it costs besides to ask for the last elements of a list.
var lastCosts = map[string]float64{
	"Wallet.trades": 4000, // the links of up to store.MaxTradesBack trades
}

// listSizes is about how long lists without a page size are: a page that shows as
// many of their elements as it can costs what it may.
var listSizes = map[string]float64{
	"Signal.traders": 5, "Signal.userTrades": 5, "SimulatedSignal.traders": 5, "SimulatedSignal.userTrades": 5,
	"Why.reasons": 5, "Market.outcomes": 2, "Personal.positions": 2, "CustomerConfig.perTypeLimits": 6,
	"WebhookDelivery.attempts": 5,
	"Simulation.byType":        6, "Simulation.byDay": 50, "Simulation.heldBack": 20, "Simulation.samples": 20,
	// The schema's own description.
	"__Schema.types": 10, "__Schema.directives": 5,
	"__Type.fields": 5, "__Type.inputFields": 3, "__Type.enumValues": 3,
}

// limits refuses operations that are too deep or too costly, before they run. The
// walk is linear in the document: a fragment is walked once, however often it is
// spread.
type limits struct {
	maxDepth int
	maxCost  int
}

var (
	_ graphql.HandlerExtension        = limits{}
	_ graphql.OperationContextMutator = limits{}
)

// ExtensionName names the extension.
func (limits) ExtensionName() string { return "Limits" }

// Validate accepts any schema.
func (limits) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationContext checks the operation and opens introspection to it.
func (l limits) MutateOperationContext(_ context.Context, op *graphql.OperationContext) *gqlerror.Error {
	op.DisableIntrospection = false
	w := walker{op: op, fragments: map[fragmentKey]price{}}
	total := w.selections(op.Operation.SelectionSet, false)
	if w.both != nil {
		return &gqlerror.Error{Err: smartmoney.BadInput("last", "last must not be given together with first: %s takes one of them", w.both.Name)}
	}
	if total.depth > l.maxDepth {
		return tooComplex("the query is %d levels deep, more than the limit of %d", total.depth, l.maxDepth)
	}
	if total.cost > float64(l.maxCost) {
		return tooComplex("the query costs %.0f, more than the limit of %d: ask for fewer fields or smaller pages",
			min(math.Ceil(total.cost), math.MaxInt64), l.maxCost)
	}
	op.Stats.SetExtension(statReads, total.reads)
	return nil
}

func tooComplex(format string, args ...any) *gqlerror.Error {
	return &gqlerror.Error{Err: smartmoney.Errorf(smartmoney.CodeTooComplex, format, args...)}
}

// price is what a part of a document costs, how much of it is read elsewhere, and how
// deep it goes.
type price struct {
	cost  float64
	reads float64
	depth int
}

type fragmentKey struct {
	name   string
	ranked bool
}

type walker struct {
	op        *graphql.OperationContext
	fragments map[fragmentKey]price
	both      *ast.Field // a field that is given first and last, nil for none
}

// selections prices a selection set. ranked tells that it lies inside a leaderboard,
// whose wallets know their rank.
func (w *walker) selections(set ast.SelectionSet, ranked bool) price {
	var total price
	for _, sel := range set {
		var p price
		switch sel := sel.(type) {
		case *ast.Field:
			p = w.field(sel, ranked)
		case *ast.InlineFragment:
			p = w.selections(sel.SelectionSet, ranked)
		case *ast.FragmentSpread:
			p = w.fragment(sel, ranked)
		}
		total.cost += p.cost
		total.reads += p.reads
		total.depth = max(total.depth, p.depth)
	}
	return total
}

func (w *walker) fragment(spread *ast.FragmentSpread, ranked bool) price {
	key := fragmentKey{spread.Name, ranked}
	p, ok := w.fragments[key]
	if !ok && spread.Definition != nil {
		p = w.selections(spread.Definition.SelectionSet, ranked)
		w.fragments[key] = p
	}
	return p
}

// nameBytes is how much of a field's name in the answer its price has in it. Longer ones
// cost more, for the answer repeats them.
const nameBytes = 32

func (w *walker) field(f *ast.Field, ranked bool) price {
	own := 1 + float64(len(f.Alias)/nameBytes)
	parent := ""
	if f.ObjectDefinition != nil {
		parent = f.ObjectDefinition.Name
	}
	switch {
	case parent == "Query" && f.Name == "wallets", parent == "Subscription" && f.Name == "leaderboard":
		ranked = true
	case parent == "Trader" && f.Name == "profile":
		ranked = false // what lies below a wallet of a leaderboard may be other wallets
	case parent == "Wallet" && f.Name == "rank" && !ranked:
		own += rankCost
	}
	name := parent + "." + f.Name
	own += fieldCosts[name]
	below := w.selections(f.SelectionSet, ranked)
	n, last := w.elements(f, parent)
	if last {
		own += lastCosts[name]
	}
	return price{
		cost: own + (elementCosts[name]+below.cost)*n, reads: fieldReads[name] + below.reads*n, depth: below.depth + 1,
	}
}

// elements is how often what is below a field is answered: once, or the page size.
// A page larger than any that is given counts as the largest: it will be refused by
// its bound, which says more than its cost. last tells that the page is one of the last.
func (w *walker) elements(f *ast.Field, parent string) (n float64, last bool) {
	if n, ok := listSizes[parent+"."+f.Name]; ok {
		return n, false
	}
	if f.Definition == nil || f.Definition.Arguments.ForName("first") == nil {
		return 1, false
	}
	given := f.ArgumentMap(w.op.Variables)
	size := given["first"]
	if given["last"] != nil {
		size, last = given["last"], true
		if a := f.Arguments.ForName("first"); a != nil && given["first"] != nil && w.written(a) {
			w.both = f
		}
	}
	if size == nil { // null stands for the default
		size, _ = f.Definition.Arguments.ForName("first").DefaultValue.Value(nil)
	}
	if n, ok := size.(int64); ok {
		return float64(min(max(n, 1), largestPage)), last
	}
	return largestPage, last
}

// written reports whether the caller gave an argument a value, be it by a variable.
func (w *walker) written(a *ast.Argument) bool {
	if a.Value == nil || a.Value.Kind != ast.Variable {
		return true
	}
	_, ok := w.op.Variables[a.Value.Raw]
	return ok
}

// largestPage is the largest page of any list.
const largestPage = max(smartmoney.MaxRankLimit, service.MaxNestedPage, service.MaxSignalPage, service.MaxDecisionPage)
