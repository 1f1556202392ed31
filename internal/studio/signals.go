package studio

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

const (
	signalsKept = 2000             // newest notifications of a customer that are searched
	signalPage  = 200              // entries of a read of a log
	signalAge   = time.Second      // how old what is known of a log may be
	signalBytes = int64(128 << 20) // of all customers' indexes
)

// signalCache keeps the most recently used indexes of customers' notifications.
type signalCache struct {
	log Notifications
	now func() time.Time
	max int64 // bytes

	mu        sync.Mutex // guards the fields below
	customers map[string]*customerSignals
	order     []string // customers, least recently used first
}

// customerSignals is the index of a customer's notifications.
type customerSignals struct {
	mu      sync.Mutex // held during update; guards the fields below
	index   *search.Index
	ids     map[int64]string // of the signals in the index, by sequence
	times   map[string]int   // in ids, by id: a signal is sent again when a trade that was taken back comes again
	last    int64
	version int64
	checked time.Time
}

// get returns the index of a customer's notifications.
func (c *signalCache) get(ctx context.Context, customerID string) (*search.Index, error) {
	s := c.customer(customerID)
	s.mu.Lock()
	defer s.mu.Unlock()
	now := c.now()
	if s.index != nil && now.Sub(s.checked) < signalAge && !now.Before(s.checked) {
		return s.index, nil
	}
	if err := s.update(ctx, c, customerID); err != nil {
		return nil, err
	}
	s.checked = now
	c.shrink(customerID)
	return s.index, nil
}

// customer returns the entry of a customer and marks it as most recently used.
func (c *signalCache) customer(id string) *customerSignals {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := c.customers[id]
	if s == nil {
		s = new(customerSignals)
		c.customers[id] = s
	}
	if i := slices.Index(c.order, id); i >= 0 {
		c.order = slices.Delete(c.order, i, i+1)
	}
	c.order = append(c.order, id)
	return s
}

// shrink drops the least recently used customers, except one, until the rest fits.
func (c *signalCache) shrink(but string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	total := int64(0)
	for _, id := range slices.Backward(c.order) {
		s := c.customers[id]
		if id != but && !s.mu.TryLock() {
			continue // update runs and will count it
		}
		if s.index != nil {
			total += s.index.Bytes()
		}
		if id != but {
			s.mu.Unlock()
		}
		if total > c.max && id != but {
			delete(c.customers, id)
		}
	}
	c.order = slices.DeleteFunc(c.order, func(id string) bool { return c.customers[id] == nil })
}

// update brings the index up to date. After a reset it reads the whole log again.
func (s *customerSignals) update(ctx context.Context, c *signalCache, customerID string) error {
	ends, err := c.log.LastNumbers(ctx, []string{customerID})
	if err != nil {
		return fmt.Errorf("search signals of customer %q: %w", customerID, err)
	}
	end := notifications.LastNumber{CustomerID: customerID}
	if len(ends) > 0 {
		end = ends[0]
	}
	if s.index == nil || end.Version != s.version || end.Last > s.last+signalsKept {
		err = s.load(ctx, c, end)
	} else {
		err = s.follow(ctx, c, end)
	}
	if err != nil {
		s.index = nil
		return fmt.Errorf("search signals of customer %q: %w", customerID, err)
	}
	s.drop()
	return nil
}

// load makes the index of the newest signals of a log that ends there.
func (s *customerSignals) load(ctx context.Context, c *signalCache, end notifications.LastNumber) (err error) {
	if s.index, err = search.New(Schemas()[indexNumber(Signals)], c.now); err != nil {
		return err
	}
	s.ids, s.times = map[int64]string{}, map[string]int{}
	found, err := c.log.Notifications(ctx, notifications.Query{CustomerID: end.CustomerID, Limit: signalsKept, Newest: true})
	if err != nil {
		return err
	}
	s.last, s.version = end.Last, end.Version
	if len(found) > 0 { // entries that came since end was read are among them
		s.last = max(s.last, found[len(found)-1].Sequence)
	}
	return s.take(found)
}

// follow adds the entries up to the end of the log to the index.
func (s *customerSignals) follow(ctx context.Context, c *signalCache, end notifications.LastNumber) error {
	for s.last < end.Last {
		part, err := c.log.LogAfter(ctx, end.CustomerID, s.last, signalPage)
		if err != nil {
			return err
		}
		if err := s.take(part.Entries); err != nil {
			return err
		}
		s.last = max(s.last, part.Last)
		if n := len(part.Entries); n == signalPage {
			s.last = part.Entries[n-1].Sequence
		}
	}
	return nil
}

// take removes the signals that a retraction takes back, and adds those that stand.
func (s *customerSignals) take(entries []smartmoney.Notification) error {
	for i := range entries {
		if r := entries[i].Retraction; r != nil {
			s.remove(r.Retracts)
		}
	}
	docs := make([]search.Document, 0, len(entries))
	for i := range entries {
		n := &entries[i]
		if n.Retraction == nil && n.RetractedAt == nil {
			docs = append(docs, signalDocument(n))
			s.ids[n.Sequence] = n.Signal.ID
			s.times[n.Signal.ID]++
		}
	}
	return s.index.Upsert(docs)
}

// remove removes a signal from the index, unless it was sent another time.
func (s *customerSignals) remove(sequence int64) {
	id, known := s.ids[sequence]
	if !known {
		return
	}
	delete(s.ids, sequence)
	if s.times[id]--; s.times[id] == 0 {
		delete(s.times, id)
		s.index.Delete(id)
	}
}

// drop removes the oldest notifications beyond signalsKept.
func (s *customerSignals) drop() {
	sequences := make([]int64, 0, len(s.ids))
	for sequence := range s.ids {
		sequences = append(sequences, sequence)
	}
	slices.Sort(sequences)
	for _, sequence := range sequences[:max(0, len(sequences)-signalsKept)] {
		s.remove(sequence)
	}
}

// signalDocument returns the document of a notification.
func signalDocument(n *smartmoney.Notification) search.Document {
	s := n.Signal
	wallets, reasons := make([]string, 0, len(s.Traders)), make([]string, 0, len(s.Reasons))
	for i := range s.Traders[:min(len(s.Traders), search.MaxList)] {
		wallets = append(wallets, s.Traders[i].Address)
	}
	for _, r := range s.Reasons {
		reasons = append(reasons, r.Text)
	}
	fields := map[string]any{
		"signal_type": string(s.Type.SignalType()), "notification_type": string(s.Type), "priority": string(s.Type.Priority()),
		"chain": string(s.Chain), "headline": textOrNil(s.Headline), "wallets": wallets, "reasons": reasons,
		"sequence": float64(n.Sequence), "timestamp": s.Timestamp, "sent_at": n.SentAt,
		"token": map[string]any{
			"address": s.Token.Address, "symbol": textOrNil(s.Token.Symbol), "current_price_usd": smartmoney.Finite(s.Token.CurrentPriceUSD),
			"price_change_pct": smartmoney.Finite(s.Token.PriceChangePct), "first_smart_entry_price": smartmoney.Finite(s.Token.FirstSmartEntryPrice),
		},
		"summary": map[string]any{
			"trader_count": float64(s.Summary.TraderCount), "total_usd_inflow": smartmoney.Finite(s.Summary.TotalInflowUSD),
			"highest_rank": float64(s.Summary.HighestRank),
		},
	}
	if m := s.Market; m != nil {
		fields["market"] = map[string]any{
			"item_id": textOrNil(m.ItemID), "question": textOrNil(m.Question), "outcome_label": textOrNil(m.OutcomeLabel),
			"slug": textOrNil(m.Slug), "tags": withoutEmpty(m.Tags),
		}
	}
	return search.Document{ID: s.ID, Fields: fields}
}
