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

// prices has what fields cost beyond a plain field, and the lists that they read. Searches and feeds
// read none: they enter limits.Costly.
var prices = map[string]fieldPrice{
	"Query.wallets":          {cost: 1000}, // a new filter scans every wallet
	"Query.wallet":           {choices: []choice{{argument: "window", cost: windowCost}}},
	"Query.walletsByAddress": {choices: []choice{{argument: "window", cost: windowCost}}, list: "addresses"},
	// reads what up to 20 000 wallets did
	"Query.leaderboardPerformance": {cost: 1000, argument: argumentCost{"days", closedCost, service.MaxPerformanceDays}},
	"Query.trendingTokens":         {cost: 1000, reads: 1}, // reads the trades of a day
	// compares every name of every chain, or of one of four
	"Query.lookup": {cost: 4000, reads: 3, choices: []choice{{argument: "chain", cost: -3000}}},
	"Query.signals": {cost: 50, reads: 1, choices: []choice{
		// reads entries that it leaves out
		{argument: "filter", cost: 100, reads: 4},
		// and the signal of each
		{argument: "filter", fields: []string{"token", "wallets"}, reads: walletReads},
	}},
	"Query.signal": {cost: lookupCost, reads: 1},
	"Query.node":   {cost: lookupCost, reads: 1}, // of a signal, a trade or a webhook
	// the outcomes of what was sent on each day, of months
	"Query.signalStats":       {cost: 200, reads: 100, since: sinceCost{"since", 10, 30, 400}},
	"Query.signalTrackRecord": {cost: 200, reads: 100, since: sinceCost{"since", 10, 30, 400}},
	// runs detection over everything since the customer's last call, all of it the first time
	"Query.decisions":      {cost: 2000, reads: 100},
	"Query.simulateConfig": {cost: 5000, reads: 100}, // runs detection over up to 7 days on every call
	"Query.config":         {cost: lookupCost, reads: 1},
	"Query.configVersions": {cost: 50, reads: 1},
	"Query.webhook":        {cost: lookupCost, reads: 1},
	"Query.webhooks":       {cost: 50, reads: 1},
	"Query.tokenSigner":    {cost: lookupCost, reads: 1},
	"Query.labels":         {cost: 50, reads: 1},
	"Query.chains":         {cost: 20, reads: 2}, // where the log of every chain ends
	"Query.sources":        {cost: 50, reads: 1},
	// with up to 4 KiB of a message in each element, read from the database
	"Query.sourceRejects":   {cost: 50, reads: 1, element: 10},
	"Query.usage":           {cost: 10, reads: 1},
	"Query.customer":        {cost: 10, reads: 1},
	"Query.customers":       {cost: 20, reads: 1},
	"Query.operatorKeys":    {cost: 50},
	"Query.serviceStatus":   {cost: 50},
	"Query.settings":        {cost: 20},
	"Query.search":          {cost: 500}, // reads every document
	"Query.frequentValues":  {cost: 500},
	"Query.document":        {cost: 20},
	"Query.recommendations": {cost: 1000, reads: 1}, // scores and ranks every candidate; reads impressions
	"Query.feedConfig":      {cost: 50, reads: 1},
	"Query.feedConfigs":     {cost: 50, reads: 1},
	"Query._service":        {cost: 1000}, // the text of the schema
	"Query._entities":       {list: representationsArgument},
	// thousands of fields, made without regard to the deadline
	"Query.__schema": {reads: freeReads + 1},
	"Query.__type":   {reads: freeReads + 1},

	// by value, it reads all of a wallet's
	"Wallet.positions": {reads: 1, choices: []choice{{argument: "orderBy", values: []string{"VALUE"}, cost: 20, reads: 1}}},
	// Each element has its link and its block, each read from the database. The last ones are found by
	// the links of up to eventlog.MaxTradesBack trades, those that pass a filter among up to 1 000.
	"Wallet.trades":      {cost: 20, reads: 1, element: 20, last: 4000, choices: []choice{{argument: "filter", cost: 2000}}},
	"Wallet.signals":     {cost: 50, reads: walletReads},
	"Wallet.history":     {cost: 50}, // a row for each day, read from the database
	"Wallet.equity":      {cost: 50},
	"Wallet.closings":    {cost: 20, element: 10}, // its row, read from the database
	"Wallet.defaultRank": {cost: rankCost},
	// for each day a part of a kept leaderboard, in which the wallet may not be
	"Wallet.rankHistory": {cost: 50, since: sinceCost{"since", 1, service.MaxRankDays, service.MaxRankDays}},

	// of some metrics, what every token did in an hour, or on a day
	"Token.series": {cost: 200, choices: []choice{
		{argument: "metric", values: []string{"VOLUME_USD", "TRADES", "SMART_NET_FLOW_USD"}, cost: 800},
	}},
	"Token.topHolders": {cost: 500, reads: 2}, // looks at the positions of up to 200 wallets
	// As what closed on all days that Query.leaderboardPerformance may count.
	"Token.topTraders": {cost: 1000 + closedCost*service.MaxPerformanceDays, reads: 2, choices: []choice{
		{argument: "window", values: []string{"DAY"}, cost: closedCost * (1 - service.MaxPerformanceDays)},
		{argument: "window", values: []string{"WEEK"}, cost: closedCost * (7 - service.MaxPerformanceDays)},
		{argument: "window", values: []string{"MONTH"}, cost: closedCost * (30 - service.MaxPerformanceDays)},
		{argument: "by", values: []string{"NET_PNL"}, cost: rankCost}, // looks at what every wallet holds
	}},

	"Signal.priceMinutes":         {cost: 2000, reads: 1}, // reads up to 5 000 trades
	"SignalConnection.totalCount": {cost: 50, once: 1},
	"SignalLatency.deliveredAt":   {reads: 0.05}, // a few statements for a page
	"Trader.profile":              {reads: 0.1},  // one lookup
	"Webhook.deliveries":          {cost: 50, reads: 1},
	"Customer.keys":               {cost: 50, reads: 0.3},
	"Customer.budget":             {cost: 50, reads: 1},
	"Customer.config":             {cost: 20, reads: 0.1},
	"Customer.webhooks":           {cost: 20, reads: 0.3},
	"SearchHit.source":            {cost: 40}, // about as many fields
	"IndexDocument.source":        {cost: 40},
	"Recommendation.metadata":     {cost: 40},

	"Subscription.leaderboard": {cost: 1000}, // computed at every change
	// memory alone, but hundreds of trades a second in each of many executions
	"Subscription.trades": {cost: 500, reads: 0.01},

	"Mutation.createFeedConfig":  {cost: 100},
	"Mutation.updateFeedConfig":  {cost: 100},
	"Mutation.deleteFeedConfig":  {cost: 100},
	"Mutation.setLabel":          {cost: 100},
	"Mutation.removeLabel":       {cost: 100},
	"Mutation.setTokenSigner":    {cost: 100},
	"Mutation.removeTokenSigner": {cost: 100},
	"Mutation.createCustomer":    {cost: 100},
	"Mutation.renameCustomer":    {cost: 100},
	"Mutation.suspendCustomer":   {cost: 100},
	"Mutation.resumeCustomer":    {cost: 100},
	"Mutation.setCustomerLimits": {cost: 100},
	"Mutation.deleteCustomer":    {cost: 500}, // deletes every row of the customer
	"Mutation.createKey":         {cost: 100},
	"Mutation.rotateKey":         {cost: 100},
	"Mutation.revokeKey":         {cost: 100},
	"Mutation.createWebhook":     {cost: 100},
	"Mutation.updateWebhook":     {cost: 100},
	"Mutation.deleteWebhook":     {cost: 500}, // deletes a row for each delivery
	"Mutation.testWebhook":       {cost: 500}, // sends a request to another server
	"Mutation.redeliverSince":    {cost: 500}, // writes a row for each signal
}

// closedCost is the additional cost of a day of which a field reads everything that closed.
const closedCost = 50

// windowCost is the additional cost of wallets by a window: it may have to be summed up for them.
const windowCost = 500

// choice holds the additional cost of some values of an argument, and the lists that they read in
// addition.
type choice struct {
	argument string
	values   []string // one of them; nil: any but null
	fields   []string // of an input object: one of them is not null; nil: any object
	cost     float64
	reads    float64
}

// sinceCost is the additional cost of each day from the time in a field's argument until now.
type sinceCost struct {
	argument string
	cost     float64
	days     float64 // if the argument is left out
	most     float64 // a longer time counts as this
}

// argumentCost is the additional cost of each unit of a field's argument.
type argumentCost struct {
	argument string
	cost     float64
	most     int64 // a larger argument counts as this: the limit's error says more than its cost
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

// fieldPrice has the cost of a field in addition to a plain one's, in units of that, and the number
// of lists that it reads.
type fieldPrice struct {
	cost     float64
	element  float64 // of each element of its list, without its fields
	last     float64 // of selecting the last elements of its list
	choices  []choice
	since    sinceCost
	argument argumentCost
	// The approximate number of lists that it reads from the database or the ledger, beyond the
	// published leaderboards; a lookup of one row counts as a list.
	reads float64
	once  float64 // the same of a field that stands beside a page's elements: for the page
	size  float64 // of its list; 0: not in listSizes
	list  string  // its argument that is as long as the list that it returns; "": none
}

// fieldPrices are prices and listSizes by field, so that pricing a field takes one look-up.
var fieldPrices = joinTables()

func joinTables() map[fieldName]fieldPrice {
	all := map[fieldName]fieldPrice{}
	for name, p := range prices {
		object, field, _ := strings.Cut(name, ".")
		all[fieldName{object, field}] = p
	}
	for name, size := range listSizes {
		object, field, _ := strings.Cut(name, ".")
		p := all[fieldName{object, field}]
		p.size = size
		all[fieldName{object, field}] = p
	}
	return all
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

// price is the cost of a part of a document, the lists that it reads, the fields of
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
