package studio

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// CatalogOptions configures a Catalog. All fields but CaughtUp, TopWallets, Filter, Now and Logger
// are required.
type CatalogOptions struct {
	Snapshots     Snapshots
	Activity      *activity.State
	Notifications *notifications.Logs
	// CaughtUp reports whether Activity has reached the end of the log; nil: it always has.
	CaughtUp func() bool
	// TopWallets is how many wallets of a leaderboard count as smart; 0: 200.
	TopWallets int
	// Filter returns the filter of the leaderboards that ranks are numbered by; nil:
	// smartmoney.DefaultFilter.
	Filter func(smartmoney.Chain) smartmoney.Filter
	Now    func() time.Time // nil: time.Now
	Logger *slog.Logger     // nil: discarded
}

// Catalog holds the indexes. It is safe for concurrent use.
type Catalog struct {
	o       CatalogOptions
	indexes *search.Set
	signals *signalCache

	markets *marketBuilder
	tokens  [smartmoney.ChainCount]*tokenBuilder // of DEX chains
	wallets [smartmoney.ChainCount]*walletBuilder
	// taken and not written yet; belongs to the loop
	pending [smartmoney.ChainCount]activity.Changed

	pace    pace
	stop    context.CancelFunc
	running sync.WaitGroup
	filled  atomic.Bool

	refreshes *prometheus.CounterVec // by outcome
	took      prometheus.Counter     // all refreshes, seconds
}

// The outcomes of refreshes.
const (
	refreshMade   = "made"
	refreshFailed = "failed"
)

// NewCatalog returns a catalog with empty indexes, which Start begins to fill.
func NewCatalog(o CatalogOptions) (*Catalog, error) {
	if o.CaughtUp == nil {
		o.CaughtUp = func() bool { return true }
	}
	o.TopWallets = cmp.Or(o.TopWallets, 200)
	if o.Filter == nil {
		o.Filter = smartmoney.DefaultFilter
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	o.Logger = cmp.Or(o.Logger, slog.New(slog.DiscardHandler))
	c := &Catalog{
		o: o, pace: newPace(),
		signals: &signalCache{log: o.Notifications, now: o.Now, max: signalBytes, customers: map[string]*customerSignals{}},
		refreshes: telemetry.NewCounter("smartmoney_index_refreshes_total", "Refreshes of the search indexes by outcome.",
			"outcome", refreshMade, refreshFailed),
		took: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "smartmoney_index_refresh_seconds_total", Help: "Time that refreshes of the search indexes took.",
		}),
	}
	return c, c.makeIndexes()
}

// makeIndexes makes the indexes and their builders.
func (c *Catalog) makeIndexes() error {
	var indexes []*search.Index
	for _, schema := range Schemas() {
		ix, err := search.New(schema, c.o.Now)
		if err != nil {
			return err
		}
		indexes = append(indexes, ix)
	}
	byName := func(name string) *search.Index { return indexes[indexNumber(name)] }
	var err error
	if c.indexes, err = search.NewSet(indexes...); err != nil {
		return err
	}
	c.markets = &marketBuilder{Index: byName(Markets), state: c.o.Activity, shown: map[string]*shownMarket{}}
	for i, chain := range smartmoney.Chains() {
		filter := c.o.Filter(chain)
		c.wallets[i] = newWalletBuilder(chain, c.o.Activity, filter, byName(Wallets), byName(PolymarketWallets))
		if chain.DEX() {
			c.tokens[i] = &tokenBuilder{
				Index: byName(Tokens), chain: chain, state: c.o.Activity, filter: filter, top: c.o.TopWallets, shown: map[uint32]*shownToken{},
			}
		}
	}
	return nil
}

// indexNumber returns the place of an index in Schemas.
func indexNumber(name string) int {
	for i, s := range Schemas() {
		if s.Index == name {
			return i
		}
	}
	panic("BUG: no index " + name)
}

// Start starts the refreshing of the indexes, until Stop.
func (c *Catalog) Start(ctx context.Context) error {
	ctx, c.stop = context.WithCancel(context.WithoutCancel(ctx))
	c.running.Go(func() { c.run(ctx) })
	return nil
}

// Stop ends the refreshing and waits for it.
func (c *Catalog) Stop(context.Context) error {
	c.stop()
	c.running.Wait()
	return nil
}

// Index returns the index with a name or alias; that of the signals holds the newest 2000
// notifications of the customer. What was committed two seconds ago shows in it. Until the
// log was read once after the start it is CodeUnavailable. An unknown name is a
// *smartmoney.Error of CodeBadInput that lists the closest ones.
func (c *Catalog) Index(ctx context.Context, customerID, name string) (*search.Index, error) {
	ix, err := c.indexes.Index(name)
	if err != nil {
		return nil, err
	}
	if ix.Schema().Index == Signals {
		if customerID == "" {
			return ix, nil // the index of nobody is empty
		}
		return c.signals.get(ctx, customerID)
	}
	if err := c.pace.fresh(ctx, c.o.Now()); err != nil && !c.filled.Load() {
		return nil, errFilling
	}
	return ix, nil
}

// Shown returns an index with a name or alias as it was last refreshed, and asks for no
// refresh. Errors are those of Index.
func (c *Catalog) Shown(name string) (*search.Index, error) {
	ix, err := c.indexes.Index(name)
	if err != nil {
		return nil, err
	}
	if !c.filled.Load() {
		return nil, errFilling
	}
	return ix, nil
}

var errFilling = smartmoney.Errorf(smartmoney.CodeUnavailable, "the indexes are being filled: try again in a moment")

// Document returns a document by index and id, and false if there is none. An id of
// wallet-users may leave out the chain if the address is on one chain only. Errors are those
// of Index.
func (c *Catalog) Document(ctx context.Context, customerID, index, id string) (search.Document, bool, error) {
	ix, err := c.Index(ctx, customerID, index)
	if err != nil {
		return search.Document{}, false, err
	}
	doc, ok := ix.Get(id)
	if !ok && ix.Schema().Index == Wallets && !strings.Contains(id, ":") {
		doc, ok = onOnlyChain(ix, id)
	}
	return doc, ok, nil
}

// onOnlyChain returns the wallet with an address, and false unless it is on exactly one chain.
func onOnlyChain(ix *search.Index, address string) (found search.Document, ok bool) {
	for _, chain := range smartmoney.Chains() {
		doc, has := ix.Get(string(chain) + ":" + address)
		if has && ok {
			return search.Document{}, false
		}
		if has {
			found, ok = doc, true
		}
	}
	return found, ok
}

// Stats returns the number of documents of each index but that of signals and an estimate of
// its memory in bytes, by name.
func (c *Catalog) Stats() map[string]Stats {
	out := map[string]Stats{}
	for _, name := range [...]string{Markets, PolymarketWallets, Wallets, Tokens} {
		if ix, err := c.indexes.Index(name); err == nil {
			out[name] = Stats{Documents: ix.Len(), Bytes: ix.Bytes()}
		}
	}
	return out
}

// Stats is the size of an index.
type Stats struct {
	Documents int
	Bytes     int64
}

// Collectors returns the metrics of the indexes.
func (c *Catalog) Collectors() []prometheus.Collector {
	return []prometheus.Collector{c.refreshes, c.took, telemetry.Read(func(_ context.Context, s telemetry.Scrape) {
		for name, size := range c.Stats() {
			s.Gauge("smartmoney_index_documents", "Documents of a search index.", float64(size.Documents), "index", name)
			s.Gauge("smartmoney_index_bytes", "Estimated memory of a search index.", float64(size.Bytes), "index", name)
		}
	})}
}

// run refreshes the indexes at the pace until ctx ends.
func (c *Catalog) run(ctx context.Context) {
	failing := false
	for c.pace.wait(ctx) {
		began := c.o.Now()
		err := c.refresh(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil && !failing:
			c.o.Logger.Warn("refreshing the search indexes failed, retrying", "error", err)
		case err == nil && c.o.CaughtUp() && !c.filled.Swap(true):
			c.o.Logger.Debug("the search indexes are filled", "documents", c.documents())
		}
		failing = err != nil
		ended := c.o.Now()
		c.count(err, ended.Sub(began))
		c.pace.done(began, ended, err == nil && c.filled.Load())
	}
}

// count counts a refresh. A clock that went back counts as 0.
func (c *Catalog) count(err error, took time.Duration) {
	outcome := refreshMade
	if err != nil {
		outcome = refreshFailed
	}
	c.refreshes.WithLabelValues(outcome).Inc()
	c.took.Add(max(took, 0).Seconds())
}

// documents returns the number of documents of all indexes.
func (c *Catalog) documents() (n int) {
	for _, s := range c.Stats() {
		n += s.Documents
	}
	return n
}

// refresh writes what changed since the last time. What it cannot write waits for the next time.
func (c *Catalog) refresh(ctx context.Context) error {
	for i, chain := range smartmoney.Chains() {
		c.pending[i] = merged(c.pending[i], c.o.Activity.Take(chain))
		changed := &c.pending[i]
		snap, err := c.o.Snapshots(ctx, chain)
		if err != nil {
			return err
		}
		if err := c.wallets[i].refresh(ctx, snap, changed); err != nil {
			return fmt.Errorf("wallets of %s: %w", chain, err)
		}
		if chain.DEX() {
			err = c.tokens[i].refresh(ctx, snap, changed.Tokens)
		} else {
			err = c.markets.refresh(ctx, changed.Markets)
		}
		if err != nil {
			return err
		}
		c.pending[i] = activity.Changed{}
	}
	return nil
}

// merged returns what changed in either of two times.
func merged(a, b activity.Changed) activity.Changed {
	return activity.Changed{
		Wallets: append(a.Wallets, b.Wallets...), Windows: append(a.Windows, b.Windows...),
		Tokens: append(a.Tokens, b.Tokens...), Markets: append(a.Markets, b.Markets...),
	}
}
