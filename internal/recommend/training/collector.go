package training

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"smartmoney/internal/activity"
	"smartmoney/internal/event"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/recommend"
	"smartmoney/internal/retry"
	"smartmoney/internal/smartmoney"
)

// Log is the event log.
type Log interface {
	// ReadLog returns about limit events of a chain after a position, and whether more follow.
	ReadLog(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (events eventlog.Segment, more bool, err error)
	// KeptOfDropped reads what is kept of the events that left a chain's log, and returns the last of them.
	KeptOfDropped(ctx context.Context, chain smartmoney.Chain, wallet func(address string), describe func(*event.Event)) (last int64, err error)
	// ChainLogs returns how far each chain's log goes.
	ChainLogs(ctx context.Context) ([smartmoney.ChainCount]eventlog.ChainLog, error)
	// Retracted returns the trades, rising, after one position and up to another that events up to a third took back.
	Retracted(ctx context.Context, chain smartmoney.Chain, after, upTo, by int64) (seqs []int64, err error)
}

// The bounds of what a Collector keeps in addition to the interactions.
const (
	maxMapped  = 250_000 // outcome tokens with their market; of more, those that were mapped or traded last
	maxWaiting = 10_000  // trades of outcome tokens that are not mapped yet; of more, none is kept
)

// batch is the number of events of one read.
const batch = 4096

// Collector turns the events of the log into interactions: of a trade on polymarket with the
// market of its outcome token, of one on a DEX chain with its token. It is safe for concurrent
// use.
type Collector struct {
	mu        sync.Mutex // guards what follows
	limits    recommend.Limits
	data      *recommend.Dataset
	positions [smartmoney.ChainCount]int64
	mapped    recent                             // outcome token to item_id
	waiting   map[string][]recommend.Interaction // by outcome token
	waits     int                                // trades in waiting

	// Reading leaves out the trades that corrections up to known took back, where the chains' logs ended when it
	// began. A later correction makes the trades stale.
	known [smartmoney.ChainCount]int64
	began bool
	stale bool
}

// NewCollector returns a collector that has read nothing.
func NewCollector(limits recommend.Limits) *Collector {
	return &Collector{
		limits: limits, data: recommend.NewDataset(limits), mapped: newRecent(maxMapped), waiting: map[string][]recommend.Interaction{},
	}
}

// Read reads the events of the logs since the last call. After each batch it pauses rest times
// as long as the batch took. It returns the first error of the log or of ctx. Trades that are taken back
// by a correction that came after the first call stay until Renew.
func (c *Collector) Read(ctx context.Context, log Log, rest int) error {
	if err := c.begin(ctx, log); err != nil {
		return err
	}
	for _, chain := range smartmoney.Chains() {
		for more := true; more; {
			began := time.Now()
			var span eventlog.Segment
			var err error
			span, more, err = log.ReadLog(ctx, chain, c.position(chain), batch)
			if _, dropped := errors.AsType[*eventlog.DroppedError](err); dropped {
				if err := c.skip(ctx, log, chain); err != nil {
					return fmt.Errorf("read trades for the models: %w", err)
				}
				more = true
				continue
			}
			if err != nil {
				return fmt.Errorf("read trades for the models: %w", err)
			}
			var without []int64
			if known := c.knownOf(chain); span.First <= known {
				if without, err = log.Retracted(ctx, chain, span.First-1, min(span.Last(), known), known); err != nil {
					return fmt.Errorf("read trades for the models: %w", err)
				}
			}
			c.apply(chain, span, without)
			if err := retry.Sleep(ctx, time.Duration(rest)*time.Since(began)); err != nil {
				return err
			}
		}
	}
	return nil
}

// Renew reads the logs from their beginning if a correction took back trades that were read, so that what is
// kept becomes what it would be without them. It pauses as Read does.
func (c *Collector) Renew(ctx context.Context, log Log, rest int) error {
	if !c.reset() {
		return nil
	}
	return c.Read(ctx, log, rest)
}

// Stale reports whether a correction took back trades that were read, which Renew leaves out.
func (c *Collector) Stale() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.stale
}

// reset forgets what was read if it is stale, and reports whether it was.
func (c *Collector) reset() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.stale {
		return false
	}
	c.data, c.positions = recommend.NewDataset(c.limits), [smartmoney.ChainCount]int64{}
	c.mapped, c.waiting, c.waits = newRecent(maxMapped), map[string][]recommend.Interaction{}, 0
	c.began, c.stale = false, false
	return true
}

// begin reads where the logs end, before the first event is read.
func (c *Collector) begin(ctx context.Context, log Log) error {
	c.mu.Lock()
	began := c.began
	c.mu.Unlock()
	if began {
		return nil
	}
	logs, err := log.ChainLogs(ctx)
	if err != nil {
		return fmt.Errorf("read trades for the models: %w", err)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for i := range logs {
		c.known[i] = logs[i].Durable
	}
	c.began = true
	return nil
}

func (c *Collector) knownOf(chain smartmoney.Chain) int64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.known[chain.Index()]
}

func (c *Collector) position(chain smartmoney.Chain) int64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.positions[chain.Index()]
}

// skip goes on after the events that were dropped: they hold interactions no more, but mappings of tokens.
func (c *Collector) skip(ctx context.Context, log Log, chain smartmoney.Chain) error {
	last, err := log.KeptOfDropped(ctx, chain, func(string) {}, func(e *event.Event) {
		if e.Type == event.TypeMapping {
			c.mu.Lock()
			defer c.mu.Unlock()
			c.mapping(e.Mapping)
		}
	})
	if err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.positions[chain.Index()] = max(c.positions[chain.Index()], last)
	return nil
}

// apply adds the events of a part of a chain's log, but for the trades at the sequence numbers without and those off the market.
func (c *Collector) apply(chain smartmoney.Chain, span eventlog.Segment, without []int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for i := range span.Events {
		switch e := &span.Events[i]; e.Type {
		case event.TypeTrade:
			if _, dead := slices.BinarySearch(without, span.First+int64(i)); !dead && !e.Trade.OffMarket {
				c.trade(e.Trade)
			}
		case event.TypeMapping:
			c.mapping(e.Mapping)
		case event.TypeRetract, event.TypeRewind:
			c.stale = c.stale || span.First+int64(i) > c.known[chain.Index()]
		}
	}
	c.positions[chain.Index()] = span.Last()
}

func (c *Collector) trade(t *smartmoney.Trade) {
	one := recommend.Interaction{User: activity.UserID(t.Chain, t.Wallet), At: t.TradedAt, USD: t.AmountUSD, Count: 1}
	if t.Chain != smartmoney.Polymarket {
		one.Item = activity.TokenID(t.Chain, t.Token)
		c.data.Add(one)
		return
	}
	if item, known := c.mapped.get(t.Token); known {
		one.Item = item
		c.data.Add(one)
	} else if c.waits < maxWaiting {
		c.waiting[t.Token] = append(c.waiting[t.Token], one)
		c.waits++
	}
}

func (c *Collector) mapping(m *smartmoney.MarketMapping) {
	c.mapped.put(m.Token, m.ItemID)
	for _, one := range c.waiting[m.Token] {
		one.Item = m.ItemID
		c.data.Add(one)
	}
	c.waits -= len(c.waiting[m.Token])
	delete(c.waiting, m.Token)
}

// Total returns the number of trades read that have an item.
func (c *Collector) Total() int64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.data.Total()
}

// Since returns the number of stored trades later than a time.
func (c *Collector) Since(at time.Time) int64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.data.Since(at)
}

// Counts returns the sizes of the training set.
func (c *Collector) Counts() recommend.Counts {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.data.Counts()
}

// Popularity returns models with the popularity only.
func (c *Collector) Popularity() *recommend.Trained {
	return recommend.Popularity(c.copy(), c.limits)
}

// Train trains on the trades read so far, as recommend.Train does.
func (c *Collector) Train(ctx context.Context) (*recommend.Trained, *recommend.Report, error) {
	return recommend.Train(ctx, c.copy(), c.limits)
}

// Evaluate measures the models on the trades read so far, as recommend.Evaluate does.
func (c *Collector) Evaluate(ctx context.Context) (*recommend.Report, error) {
	return recommend.Evaluate(ctx, c.copy(), c.limits)
}

// copy returns a copy of the interactions, so that reading can continue meanwhile.
func (c *Collector) copy() *recommend.Dataset {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.data.Clone()
}

// recent maps texts to texts. Once there are twice as many as a bound, it drops those that were
// not used recently.
type recent struct {
	most     int
	now, old map[string]string
}

func newRecent(most int) recent { return recent{most: most, now: map[string]string{}} }

func (r *recent) put(key, value string) {
	if len(r.now) >= r.most {
		r.now, r.old = map[string]string{}, r.now
	}
	r.now[key] = value
}

func (r *recent) get(key string) (value string, known bool) {
	if value, known = r.now[key]; known {
		return value, true
	}
	if value, known = r.old[key]; known {
		r.put(key, value)
	}
	return value, known
}
