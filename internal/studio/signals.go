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
	log *notifications.Logs
	now func() time.Time
	max int64 // bytes

	mu        sync.Mutex // guards the fields below
	customers map[string]*customerSignals
	order     []string // customers, least recently used first
}

// customerSignals is the index of a customer's notifications.
type customerSignals struct {
	mu    sync.Mutex // held during update; guards the fields below
	index *search.Index
	ids   map[int64]string // of the signals in the index, by sequence
	// in ids, by id: a signal is sent again when a trade that was taken back comes again
	times   map[string]int
	last    int64
	version int64
	checked time.Time
}

// get returns the index of a customer's notifications.
func (sc *signalCache) get(ctx context.Context, customerID string) (*search.Index, error) {
	s := sc.customer(customerID)
	s.mu.Lock()
	defer s.mu.Unlock()
	now := sc.now()
	if s.index != nil && now.Sub(s.checked) < signalAge && !now.Before(s.checked) {
		return s.index, nil
	}
	if err := s.update(ctx, sc, customerID); err != nil {
		return nil, err
	}
	s.checked = now
	sc.shrink(customerID)
	return s.index, nil
}

// customer returns the entry of a customer and marks it as most recently used.
func (sc *signalCache) customer(id string) *customerSignals {
	sc.mu.Lock()
	defer sc.mu.Unlock()
	s := sc.customers[id]
	if s == nil {
		s = new(customerSignals)
		sc.customers[id] = s
	}
	if i := slices.Index(sc.order, id); i >= 0 {
		sc.order = slices.Delete(sc.order, i, i+1)
	}
	sc.order = append(sc.order, id)
	return s
}

// shrink drops the least recently used customers, except one, until the rest fits.
func (sc *signalCache) shrink(but string) {
	sc.mu.Lock()
	defer sc.mu.Unlock()
	total := int64(0)
	for _, id := range slices.Backward(sc.order) {
		s := sc.customers[id]
		if id != but && !s.mu.TryLock() {
			continue // update runs and will count it
		}
		if s.index != nil {
			total += s.index.Bytes()
		}
		if id != but {
			s.mu.Unlock()
		}
		if total > sc.max && id != but {
			delete(sc.customers, id)
		}
	}
	sc.order = slices.DeleteFunc(sc.order, func(id string) bool { return sc.customers[id] == nil })
}

// update brings the index up to date. After a reset it reads the whole log again.
func (cs *customerSignals) update(ctx context.Context, c *signalCache, customerID string) error {
	ends, err := c.log.LastNumbers(ctx, []string{customerID})
	if err != nil {
		return fmt.Errorf("search signals of customer %q: %w", customerID, err)
	}
	end := notifications.LastNumber{CustomerID: customerID}
	if len(ends) > 0 {
		end = ends[0]
	}
	if cs.index == nil || end.Version != cs.version || end.Last > cs.last+signalsKept {
		err = cs.load(ctx, c, end)
	} else {
		err = cs.follow(ctx, c, end)
	}
	if err != nil {
		cs.index = nil
		return fmt.Errorf("search signals of customer %q: %w", customerID, err)
	}
	cs.drop()
	return nil
}

// load makes the index of the newest signals of a log that ends there.
func (cs *customerSignals) load(ctx context.Context, c *signalCache, end notifications.LastNumber) (err error) {
	if cs.index, err = search.New(Schemas()[indexNumber(Signals)], c.now); err != nil {
		return err
	}
	cs.ids, cs.times = map[int64]string{}, map[string]int{}
	found, err := c.log.Notifications(ctx, notifications.Query{CustomerID: end.CustomerID, Limit: signalsKept, Newest: true})
	if err != nil {
		return err
	}
	cs.last, cs.version = end.Last, end.Version
	if len(found) > 0 { // entries that came since end was read are among them
		cs.last = max(cs.last, found[len(found)-1].Sequence)
	}
	return cs.take(found)
}

// follow adds the entries up to the end of the log to the index.
func (cs *customerSignals) follow(ctx context.Context, c *signalCache, end notifications.LastNumber) error {
	for cs.last < end.Last {
		part, err := c.log.LogAfter(ctx, end.CustomerID, cs.last, signalPage)
		if err != nil {
			return err
		}
		if err := cs.take(part.Entries); err != nil {
			return err
		}
		cs.last = max(cs.last, part.Last)
		if n := len(part.Entries); n == signalPage {
			cs.last = part.Entries[n-1].Sequence
		}
	}
	return nil
}

// take removes the signals that a retraction takes back, and adds those that stand.
func (cs *customerSignals) take(entries []smartmoney.Notification) error {
	for i := range entries {
		if r := entries[i].Retraction; r != nil {
			cs.remove(r.Retracts)
		}
	}
	docs := make([]search.Document, 0, len(entries))
	for i := range entries {
		n := &entries[i]
		if n.Retraction == nil && n.RetractedAt == nil {
			docs = append(docs, signalDocument(n))
			cs.ids[n.Sequence] = n.Signal.ID
			cs.times[n.Signal.ID]++
		}
	}
	return cs.index.Upsert(docs)
}

// remove removes a signal from the index, unless it was sent another time.
func (cs *customerSignals) remove(sequence int64) {
	id, known := cs.ids[sequence]
	if !known {
		return
	}
	delete(cs.ids, sequence)
	if cs.times[id]--; cs.times[id] == 0 {
		delete(cs.times, id)
		cs.index.Delete(id)
	}
}

// drop removes the oldest notifications beyond signalsKept.
func (cs *customerSignals) drop() {
	sequences := make([]int64, 0, len(cs.ids))
	for sequence := range cs.ids {
		sequences = append(sequences, sequence)
	}
	slices.Sort(sequences)
	for _, sequence := range sequences[:max(0, len(sequences)-signalsKept)] {
		cs.remove(sequence)
	}
}

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
