package limits

import (
	"cmp"
	"runtime"
	"strconv"
	"time"
)

// Class is a kind of work that the gate bounds. Each has one Rule.
type Class uint8

// The classes of work that run a few at a time, wait in a queue, or are refused.
const (
	Changes Class = iota // requests that change something, over every interface
	// what takes a processor for long; the parts of one request share a place (Share)
	Costly
	Lists            // GraphQL operations that read many lists or run detection again
	Scans            // pages of a leaderboard that the page cache does not have
	TradePages       // pages of trades and histories, read from the database
	ValuePages       // pages of positions by value of wallets with many tokens
	Performance      // how the wallets of a past leaderboard went on, and who earned most in a token
	Statistics       // statistics of a customer's signals
	Simulations      // a configuration tried on the past
	Events           // events of subscriptions that read something
	Replays          // subscriptions that deliver the past
	Subscriptions    // executions of subscriptions: equal ones share one
	LiveLeaderboards // those whose each result replaces the one before
	TradeFeeds       // those that look at every trade of a chain
	ProcessStreams   // open websockets and event streams
	KeyStreams       // those of a key
	CustomerStreams  // those of a customer
	Responses        // bytes of large responses and of outbound queues
	FirstResults     // bytes of queued results that are accepted whatever their size
	Bodies           // bytes of request bodies of search and feeds
	Requests         // requests a second
	Cost             // cost of operations a second
	IngestedEvents   // ingested events a second
	classes
)

const (
	quarter   = -1      // a quarter of the processors, at least one
	unbounded = 1 << 30 // more than a process can hold
)

// Rule has the bounds of a class. A bound that is 0 does not exist, but Concurrent without Queued
// and Wait: what comes beyond that is refused at once.
type Rule struct {
	What       string // names the work in errors and tables
	Per        string // whose work the bounds are of: "process", "key" or "customer"
	Concurrent int    // how many run at a time
	Queued     int    // how many more wait
	// how long they wait, within half of the request's deadline; 0: until the request ends
	Wait     time.Duration
	Bytes    int64   // of what is held at a time
	AllBytes int64   // the same over all customers
	Rate     float64 // a second, of each key; 0: no limit. That of a customer is its own
	Setting  string  // the operator's setting that changes the bound
	TooMany  string  // begins the error of a refusal; "": "too many What at a time"
	Remedy   string  // ends it in a class without a queue
}

// Rules has the rule of each class.
type Rules [classes]Rule

// Default returns the rules without settings of the operator.
func Default() Rules {
	const few, some, wait = 64, 256, 10 * time.Second
	const streams, subscriptions = "open connections", 20_000
	return Rules{
		Changes:     {What: "changes", Per: "customer", Concurrent: 2, Queued: few, Wait: wait},
		Costly:      {What: "searches, feeds and large requests", Per: "customer", Concurrent: quarter, Queued: some, Wait: wait},
		Lists:       {What: "queries over many lists", Per: "customer", Concurrent: quarter, Queued: few, Wait: wait},
		Scans:       {What: "leaderboards with new filters", Per: "customer", Concurrent: quarter, Queued: some, Wait: wait},
		TradePages:  {What: "pages of trades", Per: "customer", Concurrent: 1, Queued: 2 * some, Wait: wait},
		ValuePages:  {What: "pages of positions by value", Per: "customer", Concurrent: 1, Queued: 2 * some, Wait: wait},
		Performance: {What: "questions about the performance of leaderboards, and who earned most in a token", Per: "customer", Concurrent: 1, Queued: 4, Wait: wait},
		Statistics:  {What: "statistics of signals", Per: "customer", Concurrent: 1, Queued: few, Wait: wait},
		Simulations: {What: "simulations", Per: "customer", Concurrent: 1, Queued: unbounded},
		Events:      {What: "events that read lists", Per: "customer", Concurrent: quarter, Queued: subscriptions},
		Replays: {
			What: "subscriptions that replay history", Per: "customer", Concurrent: 16, Queued: subscriptions,
			TooMany: "too many subscriptions are replaying history",
		},
		Subscriptions: {
			What: "different subscriptions", Per: "customer", Concurrent: subscriptions, Remedy: "end some first; equal ones count once",
			Setting: "stream-max-executions",
		},
		LiveLeaderboards: {What: "different live leaderboards", Per: "customer", Concurrent: 50, Remedy: "end some first; equal ones count once"},
		TradeFeeds: {
			What: "different subscriptions to trades", Per: "customer", Concurrent: 1000, Remedy: "end some first; equal ones count once",
		},
		ProcessStreams:  {What: streams, Per: "process", Concurrent: 20_000, Remedy: "try again", Setting: "stream-max-connections"},
		KeyStreams:      {What: streams, Per: "key", Concurrent: 10_000, Remedy: "close some first", Setting: "stream-max-per-key"},
		CustomerStreams: {What: streams, Per: "customer", Remedy: "close some first", Setting: "customer limits --streams"},
		Responses: {
			What: "large responses and outbound queues", Per: "customer", Bytes: 64 << 20, AllBytes: 512 << 20,
			TooMany: "responses and results that wait to be read", Remedy: "read them faster, or send fewer requests at a time",
		},
		FirstResults: {
			What: "first results in outbound queues", Per: "customer", Bytes: 512 << 20, TooMany: "first results that wait to be read",
		},
		Bodies: {
			What: "request bodies of search and feeds", Per: "customer", Bytes: 64 << 20, AllBytes: 512 << 20,
			TooMany: "the bodies of running requests", Remedy: "send fewer at a time",
		},
		Requests:       {What: "requests", Per: "key", TooMany: "too many requests", Setting: "key-requests-per-second"},
		Cost:           {What: "cost of operations", Per: "key", TooMany: "too much cost of operations", Setting: "key-cost-per-second"},
		IngestedEvents: {What: "ingested events", Per: "key", TooMany: "too many events", Setting: "key-ingest-events-per-second"},
	}
}

// SetStreams sets the operator's bounds of open connections in all and of a key, and of a
// customer's subscriptions, as many of which may wait as there are.
func (r *Rules) SetStreams(connections, ofKey, subscriptions int) {
	r[ProcessStreams].Concurrent, r[KeyStreams].Concurrent = connections, ofKey
	r[Subscriptions].Concurrent, r[Events].Queued, r[Replays].Queued = subscriptions, subscriptions, subscriptions
}

// concurrent returns Concurrent on this machine.
func (r *Rule) concurrent() int {
	if r.Concurrent == quarter {
		return max(1, runtime.GOMAXPROCS(0)/4)
	}
	return r.Concurrent
}

// Columns names the columns of Table.
func Columns() []string {
	return []string{"work", "of each", "at a time", "queued", "waits up to", "held at a time", "a second", "setting"}
}

// Table returns the rules as text, in the order of the classes.
func (r *Rules) Table() [][]string {
	rows := make([][]string, 0, classes)
	for i := range r {
		rows = append(rows, r[i].row())
	}
	return rows
}

func (r *Rule) row() []string {
	const none = "–"
	wait, held, rate := none, none, none
	switch {
	case r.Wait > 0:
		wait = r.Wait.String()
	case r.Queued > 0:
		wait = "its request ends"
	}
	if r.Bytes > 0 {
		held = strconv.FormatInt(r.Bytes>>20, 10) + " MiB"
	}
	if r.AllBytes > 0 {
		held += ", all: " + strconv.FormatInt(r.AllBytes>>20, 10) + " MiB"
	}
	if r.Rate > 0 {
		rate = strconv.FormatFloat(r.Rate, 'g', -1, 64)
	}
	return []string{r.What, r.Per, number(r.Concurrent), number(r.Queued), wait, held, rate, cmp.Or(r.Setting, none)}
}

// number returns a bound of Table.
func number(n int) string {
	switch n {
	case 0:
		return "–"
	case quarter:
		return "¼ of the processors"
	case unbounded:
		return "any number"
	}
	return strconv.Itoa(n)
}
