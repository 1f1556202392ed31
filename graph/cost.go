package graph

import (
	"context"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/scalar"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// rankCost is the additional cost of one wallet's rank outside a leaderboard: it scans every
// wallet.
const rankCost = 500

// lookupCost is the additional cost of one row that is read from the database by its id.
const lookupCost = 10

// fieldCosts is the additional cost of other fields, in units of one plain field.
var fieldCosts = map[string]float64{
	"Query.wallets": 1000, // a new filter scans every wallet
	// runs detection over everything since the customer's last call, all of it the first time
	"Query.decisions":              2000,
	"Query.simulateConfig":         5000, // runs detection over up to 7 days on every call
	"Query.leaderboardPerformance": 1000, // reads what up to 20 000 wallets did
	"Query.signalStats":            200,  // and for each day
	"Query.signalTrackRecord":      200,  // likewise
	"Query.signals":                50,
	"Query.signal":                 lookupCost,
	"Query.node":                   lookupCost,
	"Query.config":                 lookupCost,
	"Query.webhook":                lookupCost,
	"Query.tokenSigner":            lookupCost,
	"Wallet.signals":               50,
	"Wallet.trades":                20,
	"Wallet.history":               50, // a row for each day, read from the database
	"Wallet.equity":                50,
	"Wallet.closings":              20,
	"Wallet.defaultRank":           rankCost,
	"Wallet.rankHistory":           50,
	"SignalConnection.totalCount":  50,
	"Query.configVersions":         50,
	"Subscription.leaderboard":     1000, // computed at every change
	"Subscription.trades":          500,
	"Webhook.deliveries":           50,
	"Query.search":                 500, // reads every document
	"SearchHit.source":             40,  // about as many fields
	"Query.frequentValues":         500,
	"Query.document":               20,
	"IndexDocument.source":         40,
	"Query.recommendations":        1000, // scores and ranks every candidate
	"Recommendation.metadata":      40,
	"Query.feedConfig":             50,
	"Query.feedConfigs":            50,
	"Query.sources":                50,
	"Query.serviceStatus":          50,
	"Query.settings":               20,
	"Query.usage":                  10,
	"Query._service":               1000, // the text of the schema
	"Query.customers":              20,
	"Query.customer":               10,
	"Query.operatorKeys":           50,
	"Customer.keys":                50,
	"Customer.budget":              50,
	"Customer.config":              20,
	"Customer.webhooks":            20,
	"Query.chains":                 20, // reads where the log of every chain ends
	"Query.sourceRejects":          50,
	"Mutation.createFeedConfig":    100,
	"Mutation.updateFeedConfig":    100,
	"Mutation.deleteFeedConfig":    100,
	"Query.webhooks":               50,
	"Query.labels":                 50,
	"Mutation.setLabel":            100,
	"Mutation.removeLabel":         100,
	"Mutation.setTokenSigner":      100,
	"Mutation.removeTokenSigner":   100,
	"Mutation.createCustomer":      100,
	"Mutation.renameCustomer":      100,
	"Mutation.suspendCustomer":     100,
	"Mutation.resumeCustomer":      100,
	"Mutation.setCustomerLimits":   100,
	"Mutation.deleteCustomer":      500, // deletes every row of the customer
	"Mutation.createKey":           100,
	"Mutation.rotateKey":           100,
	"Mutation.revokeKey":           100,
	"Mutation.createWebhook":       100,
	"Mutation.updateWebhook":       100,
	"Mutation.deleteWebhook":       500, // deletes a row for each delivery
	"Mutation.testWebhook":         500, // sends a request to another server
	"Mutation.redeliverSince":      500, // writes a row for each signal

	"Query.trendingTokens": 1000, // reads the trades of a day
	"Query.lookup":         4000, // compares every name of every chain
	"Token.series":         200,
	"Token.topHolders":     500, // looks at the positions of up to 200 wallets
	// As what closed on all days that Query.leaderboardPerformance may count.
	"Token.topTraders":    1000 + closedCost*service.MaxPerformanceDays,
	"Signal.priceMinutes": 2000, // reads up to 5 000 trades
}

// closedCost is the additional cost of a day of which a field reads everything that closed.
const closedCost = 50

// windowCost is the additional cost of wallets by a window: it may have to be summed up for them.
const windowCost = 500

// choice holds the additional cost of some values of an argument, and the lists that they read in
// addition (fieldReads).
type choice struct {
	argument string
	values   []string // one of them; nil: any but null
	fields   []string // of an input object: one of them is not null; nil: any object
	cost     float64
	reads    float64
}

// choiceCosts are the additional costs of arguments with some values.
var choiceCosts = map[string][]choice{
	// reads all of a wallet's
	"Wallet.positions": {{argument: "orderBy", values: []string{"VALUE"}, cost: 20, reads: 1}},
	// reads up to 1 000 trades
	"Wallet.trades": {{argument: "filter", cost: 2000}},
	"Query.signals": {
		// reads entries that it leaves out
		{argument: "filter", cost: 100, reads: 4},
		// and the signal of each
		{argument: "filter", fields: []string{"token", "wallets"}, reads: walletReads},
	},
	"Query.lookup":           {{argument: "chain", cost: -3000}}, // one of four
	"Query.wallet":           {{argument: "window", cost: windowCost}},
	"Query.walletsByAddress": {{argument: "window", cost: windowCost}},
	"Token.topTraders": {
		{argument: "window", values: []string{"DAY"}, cost: closedCost * (1 - service.MaxPerformanceDays)},
		{argument: "window", values: []string{"WEEK"}, cost: closedCost * (7 - service.MaxPerformanceDays)},
		{argument: "window", values: []string{"MONTH"}, cost: closedCost * (30 - service.MaxPerformanceDays)},
		{argument: "by", values: []string{"NET_PNL"}, cost: rankCost}, // looks at what every wallet holds
	},
	// What every token did in an hour, or on a day.
	"Token.series": {{argument: "metric", values: []string{"VOLUME_USD", "TRADES", "SMART_NET_FLOW_USD"}, cost: 800}},
}

// elementCosts is the cost of each element of a list, without its fields.
var elementCosts = map[string]float64{
	"Wallet.trades":       20, // its link and its block, each read from the database
	"Wallet.closings":     10, // its row, read from the database
	"Query.sourceRejects": 10, // likewise, with up to 4 KiB of its message
}

// lastCosts is the additional cost of selecting the last elements of a list.
var lastCosts = map[string]float64{
	"Wallet.trades": 4000, // the links of up to eventlog.MaxTradesBack trades
}

// sinceCost is the additional cost of each day from the time in a field's argument until now.
type sinceCost struct {
	argument string
	cost     float64
	days     float64 // if the argument is left out
	most     float64 // a longer time counts as this
}

// sinceCosts are the fields that have one.
var sinceCosts = map[string]sinceCost{
	"Query.signalStats":       {"since", 10, 30, 400}, // the outcomes of what was sent on a day
	"Query.signalTrackRecord": {"since", 10, 30, 400},
	// a part of a kept leaderboard, in which the wallet may not be
	"Wallet.rankHistory": {"since", 1, service.MaxRankDays, service.MaxRankDays},
}

// argumentCost is the additional cost of each unit of a field's argument.
type argumentCost struct {
	argument string
	cost     float64
	most     int64 // a larger argument counts as this: the limit's error says more than its cost
}

// argumentCosts are the fields that have one.
var argumentCosts = map[string]argumentCost{
	// the rows of a day, and what closed on it
	"Query.leaderboardPerformance": {"days", closedCost, service.MaxPerformanceDays},
}

// listSizes is the approximate length of lists without a page size.
var listSizes = map[string]float64{
	"Signal.traders": 5, "Signal.userTrades": 5, "Signal.priceMinutes": 200, "SimulatedSignal.traders": 5, "SimulatedSignal.userTrades": 5,
	// the field's first multiplies them
	"Token.series": 30, "Token.topHolders": 20, "LookupResult.wallets": 1, "LookupResult.tokens": 1, "LookupResult.markets": 1,
	"Wallet.history": 400, "Wallet.equity": service.MaxEquityPoints,
	"Why.reasons": 5, "Market.outcomes": 2, "Personal.positions": 2, "CustomerConfig.perTypeLimits": 6,
	"WebhookDelivery.attempts": 5, "Query.feedConfigs": 50, "Query.labels": 100,
	"Simulation.byType": 6, "Simulation.byDay": 50, "Simulation.heldBack": 20, "Simulation.samples": 20,
	// Introspection: what a type, or a field, of the schema has on average. One that is named may
	// have many times as much.
	"__Schema.types": 196, "__Schema.directives": 7, "Query.__type": 9,
	"__Type.fields": 4.5, "__Type.inputFields": 0.6, "__Type.enumValues": 1, "__Type.interfaces": 0.1, "__Type.possibleTypes": 0.2,
	"__Type.ofType": 0.6, "__Field.args": 0.3, "__Directive.args": 1, "__Directive.locations": 2,
}

// introspectionCost is the cost of a field of introspection, half of others: what tools ask for at
// their start must not come near the limit of a request.
const introspectionCost = 0.5

// listArguments are the arguments that are as long as the list that a field returns.
var listArguments = map[string]string{"Query.walletsByAddress": "addresses", "Query._entities": representationsArgument}

// fieldPrice joins a field's entries in the tables above, in fieldReads and in pageReads; zeros
// where it has none.
type fieldPrice struct {
	cost, element, last float64
	reads, once         float64
	size                float64 // of its list; 0: not in listSizes
	list                string  // its list argument, "" for none
	choices             []choice
	since               sinceCost
	argument            argumentCost
}

// fieldPrices holds every field that has an entry, so that pricing a field takes one look-up and
// not one for each table.
var fieldPrices = joinTables()

func joinTables() map[fieldName]fieldPrice {
	all := map[fieldName]fieldPrice{}
	enter(all, fieldCosts, func(p *fieldPrice, cost float64) { p.cost = cost })
	enter(all, elementCosts, func(p *fieldPrice, cost float64) { p.element = cost })
	enter(all, lastCosts, func(p *fieldPrice, cost float64) { p.last = cost })
	enter(all, fieldReads, func(p *fieldPrice, reads float64) { p.reads = reads })
	enter(all, pageReads, func(p *fieldPrice, reads float64) { p.once = reads })
	enter(all, listSizes, func(p *fieldPrice, size float64) { p.size = size })
	enter(all, listArguments, func(p *fieldPrice, argument string) { p.list = argument })
	enter(all, choiceCosts, func(p *fieldPrice, choices []choice) { p.choices = choices })
	enter(all, sinceCosts, func(p *fieldPrice, since sinceCost) { p.since = since })
	enter(all, argumentCosts, func(p *fieldPrice, argument argumentCost) { p.argument = argument })
	return all
}

// enter sets what a table, by Type.field, has of each field.
func enter[T any](all map[fieldName]fieldPrice, table map[string]T, set func(*fieldPrice, T)) {
	for name, value := range table {
		object, field, _ := strings.Cut(name, ".")
		p := all[fieldName{object, field}]
		set(&p, value)
		all[fieldName{object, field}] = p
	}
}

// complexity refuses operations that are too deep or too costly before they run. It is linear in
// the size of the document: a fragment is visited once, however often it is spread.
type complexity struct {
	maxDepth int
	maxCost  int
	now      func() time.Time
}

var (
	_ graphql.HandlerExtension        = complexity{}
	_ graphql.OperationContextMutator = complexity{}
)

// ExtensionName returns the name of the extension.
func (complexity) ExtensionName() string { return "Limits" }

// Validate accepts any schema.
func (complexity) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationContext checks the operation and enables introspection.
func (c complexity) MutateOperationContext(_ context.Context, op *graphql.OperationContext) *gqlerror.Error {
	op.DisableIntrospection = false
	w := walker{op: op, now: c.now(), fragments: map[fragmentKey]price{}}
	total := w.selections(op.Operation.SelectionSet, false)
	if w.both != nil {
		return &gqlerror.Error{Err: smartmoney.BadInput("last", "last must not be combined with first: %s accepts only one of them", w.both.Name)}
	}
	if total.depth > c.maxDepth {
		return tooComplex("the query is %d levels deep, more than the limit of %d", total.depth, c.maxDepth)
	}
	if total.cost > float64(c.maxCost) {
		return tooComplex("the query costs %.0f, more than the limit of %d: ask for fewer fields or smaller pages",
			min(math.Ceil(total.cost), math.MaxInt64), c.maxCost)
	}
	op.Stats.SetExtension(statReads, total.reads)
	op.Stats.SetExtension(statFields, total.fields)
	op.Stats.SetExtension(statCost, total.cost)
	return nil
}

func tooComplex(format string, args ...any) *gqlerror.Error {
	return &gqlerror.Error{Err: smartmoney.Errorf(smartmoney.CodeTooComplex, format, args...)}
}

// price is the cost of a part of a document, the lists that it reads (fieldReads), the fields of
// its response, and its depth.
type price struct {
	cost  float64
	reads float64
	// lists that are read once for a page: those of fields that stand beside its elements
	once   float64
	fields float64
	depth  int
}

type fragmentKey struct {
	name   string
	ranked bool
}

type walker struct {
	op        *graphql.OperationContext
	now       time.Time
	fragments map[fragmentKey]price
	both      *ast.Field // a field with both first and last, nil for none
}

// selections prices a selection set. ranked is true inside a leaderboard, whose wallets have
// their rank at no cost.
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
		total.once += p.once
		total.fields += p.fields
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

// nameBytes is the length of a response name that the base cost covers. Longer names cost more,
// because the response repeats them.
const nameBytes = 32

func (w *walker) field(f *ast.Field, ranked bool) price {
	own := 1 + float64(len(f.Alias)/nameBytes)
	parent := ""
	if f.ObjectDefinition != nil {
		parent = f.ObjectDefinition.Name
	}
	if strings.HasPrefix(parent, "__") {
		own *= introspectionCost
	}
	switch {
	case parent == "Query" && f.Name == "wallets", parent == "Subscription" && f.Name == "leaderboard":
		ranked = true
	case parent == "Trader" && f.Name == "profile":
		ranked = false // fields below a ranked wallet may be other wallets
	case parent == "Wallet" && f.Name == "rank" && !ranked:
		own += rankCost
	}
	its := fieldPrices[fieldName{parent, f.Name}]
	chosen := w.byChoice(f, its.choices)
	if parent == "Query" && f.Name == entitiesField {
		chosen.reads = w.signals(f)
		chosen.cost = chosen.reads * lookupCost
	}
	own += its.cost + w.byArgument(f, &its.argument) + w.bySince(f, &its.since) + chosen.cost
	below := w.selections(f.SelectionSet, ranked)
	n, last := w.elements(f, &its)
	if last {
		own += its.last
	}
	return price{
		cost:  own + (its.element+below.cost)*n,
		reads: its.reads + chosen.reads + below.once + below.reads*n, once: its.once,
		fields: 1 + below.fields*n, depth: below.depth + 1,
	}
}

// signals returns how many signals a gateway asks for: each is a lookup, as by Query.signal.
func (w *walker) signals(f *ast.Field) (n float64) {
	for _, given := range graphql.CoerceList(f.ArgumentMap(w.op.Variables)[representationsArgument]) {
		if object, _ := given.(map[string]any); object["__typename"] == "Signal" {
			n++
		}
	}
	return n
}

// bySince returns the cost of a field by the days since the time in its argument.
func (w *walker) bySince(f *ast.Field, by *sinceCost) float64 {
	if by.argument == "" {
		return 0
	}
	given := f.ArgumentMap(w.op.Variables)[by.argument]
	if given == nil {
		return by.cost * by.days
	}
	since, err := scalar.UnmarshalDateTime(given)
	if err != nil {
		return by.cost * by.days // the field is refused
	}
	days := math.Ceil(w.now.Sub(since).Hours() / 24)
	return by.cost * min(max(days, 1), by.most)
}

// byChoice returns the cost and the reads of a field by the values of its arguments.
func (w *walker) byChoice(f *ast.Field, choices []choice) (total price) {
	if len(choices) == 0 {
		return total
	}
	given := f.ArgumentMap(w.op.Variables)
	for _, c := range choices {
		if c.made(given[c.argument]) {
			total.cost += c.cost
			total.reads += c.reads
		}
	}
	return total
}

// made reports whether a value of the argument is one of the choice.
func (c *choice) made(value any) bool {
	switch {
	case value == nil:
		return false
	case c.values != nil:
		text, _ := value.(string)
		return slices.Contains(c.values, text)
	}
	object, _ := value.(map[string]any)
	return c.fields == nil || slices.ContainsFunc(c.fields, func(field string) bool { return object[field] != nil })
}

// byArgument returns the cost of a field by its argument.
func (w *walker) byArgument(f *ast.Field, by *argumentCost) float64 {
	if by.argument == "" {
		return 0
	}
	n, ok := f.ArgumentMap(w.op.Variables)[by.argument].(int64)
	if !ok {
		n = by.most
	}
	return by.cost * float64(min(max(n, 1), by.most))
}

// elements returns how often the fields below a field are resolved: once, or the page size. A
// page above the limit counts as the largest page: the limit's error says more than its cost.
// last reports whether the page is one of the last elements.
func (w *walker) elements(f *ast.Field, its *fieldPrice) (n float64, last bool) {
	if its.size > 0 {
		return its.size, false
	}
	if its.list != "" {
		list, _ := f.ArgumentMap(w.op.Variables)[its.list].([]any) // not a list: one value
		return float64(min(max(len(list), 1), largestPage)), false
	}
	if f.Definition == nil || f.Definition.Arguments.ForName("first") == nil {
		return 1, false
	}
	given := f.ArgumentMap(w.op.Variables)
	size := given["first"]
	if given["last"] != nil {
		size, last = given["last"], true
		if a := f.Arguments.ForName("first"); a != nil && given["first"] != nil && w.given(a) {
			w.both = f
		}
	}
	if size == nil { // null means the default
		size, _ = f.Definition.Arguments.ForName("first").DefaultValue.Value(nil)
	}
	if n, ok := size.(int64); ok {
		return float64(min(max(n, 1), largestPage)), last
	}
	return largestPage, last
}

// given reports whether the caller set an argument, directly or by a variable.
func (w *walker) given(a *ast.Argument) bool {
	if a.Value == nil || a.Value.Kind != ast.Variable {
		return true
	}
	_, ok := w.op.Variables[a.Value.Raw]
	return ok
}

// largestPage is the largest page size of any list.
const largestPage = max(smartmoney.MaxRankLimit, service.MaxNestedPage, service.MaxSignalPage, service.MaxDecisionPage, service.MaxRankDays)
