package engine

import (
	"context"
	"fmt"
	"hash/maphash"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// VerifyStore is a Store whose history can be compared.
type VerifyStore interface {
	Store
	BaseStore
	// StoredDays calls begin with the state of a chain, then day for every stored day of its wallets, as of one moment. The
	// argument of day is valid until it returns.
	StoredDays(ctx context.Context, chain smartmoney.Chain, begin func(eventlog.EngineState) error, day func(*smartmoney.WalletDay)) error
	// StoredClosings returns the next closings after an event and a wallet's number, in order, as they were when they were
	// written; none at the end.
	StoredClosings(ctx context.Context, chain smartmoney.Chain, afterSeq int64, afterWallet uint32) ([]smartmoney.Closing, error)
	// ClosingsFrom returns the first event of a chain from which on no closing was deleted by its age; 0: none was.
	ClosingsFrom(ctx context.Context, chain smartmoney.Chain) (seq int64, err error)
	// StoredLinks returns the next rows of links after the one that begins at an event; none at the end.
	StoredLinks(ctx context.Context, chain smartmoney.Chain, after int64) ([]eventlog.Links, error)
	// CheckEnds returns an *eventlog.Damage if the numbers that say where a chain's log ends disagree.
	CheckEnds(ctx context.Context, chain smartmoney.Chain) error
}

// historyCheck compares what the events of a chain add to its past with what is stored: links and closings, which never change,
// as they are computed, and the days of wallets at the position that they were read at. Where the first events were dropped it begins
// after the last one that took back a dropped trade: until then the numbers were others than the bases make.
type historyCheck struct {
	db       VerifyStore
	chain    smartmoney.Chain
	upTo     int64 // the engine's position at which the days were read
	complete int32 // days up to it were stored then, in days since 1970 UTC
	differs  func(ledger.Difference) bool
	rulesAt  int64 // meta.RulesAt
	ended    bool  // differs returned false
	first    int64 // the first event of the log
	from     int64 // events from this one on are compared
	fromDay  int32 // days from this one on are, in days since 1970 UTC

	seed      maphash.Seed
	days      map[dayKey]dayHashes
	firstDay  int                  // that is stored; retention deletes from the first on
	links     []eventlog.Links     // stored, from those of the next event on
	linksRead int64                // the first event of the last row that was read
	closings  []smartmoney.Closing // stored, from the next one on
	last      smartmoney.Closing   // the last one that was read
	aged      int64                // closings by events before it may have been deleted by retention
}

// dayKey is the hash of a wallet's address, and a day.
type dayKey struct {
	wallet uint64
	day    int32
}

// dayHashes are hashes of what is stored and computed of a wallet's day; 0: nothing.
type dayHashes struct{ stored, computed uint64 }

// begin sets where the comparison begins: b is the ledger before the first event of the log.
func (h *historyCheck) begin(b *ledger.Ledger, d *eventlog.Dropped) {
	h.first, h.from = d.First, max(d.First, d.Corrected+1)
	if d.Last() > 0 {
		h.fromDay = b.Today()
	}
}

// readDays reads the days that are stored. It takes about 40 bytes for each.
func (h *historyCheck) readDays(ctx context.Context) error {
	h.days, h.seed = map[dayKey]dayHashes{}, maphash.MakeSeed()
	return h.db.StoredDays(ctx, h.chain, func(s eventlog.EngineState) error {
		m, err := parseMeta(h.chain, s)
		h.upTo, h.complete = s.Position, m.Days
		return err
	}, func(d *smartmoney.WalletDay) {
		if len(h.days) == 0 || d.Day < h.firstDay {
			h.firstDay = d.Day
		}
		h.days[h.key(d)] = dayHashes{stored: maphash.Comparable(h.seed, *d)}
	})
}

func (h *historyCheck) key(d *smartmoney.WalletDay) dayKey {
	return dayKey{maphash.String(h.seed, d.Wallet), int32(d.Day)}
}

func dayName(day int) string { return smartmoney.DayTime(day).Format("2006-01-02") }

// reportAt is report for a difference at an event, if that is compared.
func (h *historyCheck) reportAt(seq int64, d ledger.Difference) {
	if seq >= h.from {
		h.report(d)
	}
}

// report reports a difference, unless the last one ended the comparison.
func (h *historyCheck) report(d ledger.Difference) {
	if !h.ended {
		h.ended = !h.differs(d)
	}
}

// compare compares what a batch computed.
func (h *historyCheck) compare(ctx context.Context, b *ledger.Ledger, c *enginestate.ChainCommit) error {
	for i := range c.Links.Before {
		if err := h.compareLinks(ctx, c.Links.First+int64(i), c.Links.Before[i], c.Links.Prices[i]); err != nil {
			return err
		}
	}
	for i := range c.History.Closings {
		if err := h.compareClosing(ctx, b, &c.History.Closings[i]); err != nil {
			return err
		}
	}
	for i := range c.History.Days {
		h.compute(&c.History.Days[i])
	}
	return nil
}

// compute notes a day that was computed, which replaces an earlier one.
func (h *historyCheck) compute(d *smartmoney.WalletDay) {
	key := h.key(d)
	rows := h.days[key]
	rows.computed = 0
	if !d.Empty() {
		rows.computed = maphash.Comparable(h.seed, *d)
	}
	h.days[key] = rows
}

// compareLinks compares the links of the next event.
func (h *historyCheck) compareLinks(ctx context.Context, seq, before int64, price eventlog.PriceLink) error {
	for len(h.links) > 0 && seq >= h.links[0].First+int64(len(h.links[0].Before)) {
		h.links = h.links[1:]
	}
	if len(h.links) == 0 {
		var err error
		if h.links, err = h.db.StoredLinks(ctx, h.chain, h.linksRead); err != nil {
			return err
		}
		if n := len(h.links); n > 0 {
			h.linksRead = h.links[n-1].First
		}
	}
	d := ledger.Difference{Of: "links", Field: fmt.Sprintf("of event %d", seq), Computed: fmt.Sprint(before, price)}
	if len(h.links) == 0 || seq < h.links[0].First || seq >= h.links[0].First+int64(len(h.links[0].Before)) {
		if err := h.dropped(ctx, seq); err != nil {
			return err
		}
		d.Stored = "none"
		h.reportAt(seq, d)
		return nil
	}
	row := &h.links[0]
	at := seq - row.First
	if row.Prices == nil { // of a former version
		price = eventlog.PriceLink{}
	}
	var stored eventlog.PriceLink
	if row.Prices != nil {
		stored = row.Prices[at]
	}
	if h.kept(row.Before[at]) != h.kept(before) || h.kept(stored.Before) != h.kept(price.Before) || stored.Set != price.Set && seq > h.rulesAt {
		d.Stored = fmt.Sprint(row.Before[at], stored)
		h.reportAt(seq, d)
	}
	return nil
}

// kept returns where a link leads to, 0 for every event that was dropped: walks back end there.
func (h *historyCheck) kept(before int64) int64 {
	if before < h.first {
		return 0
	}
	return before
}

// dropped returns an error if an event was dropped since the comparison began.
func (h *historyCheck) dropped(ctx context.Context, seq int64) error {
	now, err := h.db.Horizon(ctx, h.chain)
	if err == nil && seq < now.First {
		err = &eventlog.DroppedError{Chain: h.chain, First: now.First}
	}
	return err
}

// nextClosing returns the next stored closing, nil if there is none.
func (h *historyCheck) nextClosing(ctx context.Context) (*smartmoney.Closing, error) {
	if len(h.closings) == 0 {
		var err error
		if h.closings, err = h.db.StoredClosings(ctx, h.chain, h.last.Seq, h.last.Wallet); err != nil {
			return nil, err
		}
		if n := len(h.closings); n > 0 {
			h.last = h.closings[n-1]
		}
	}
	if len(h.closings) == 0 {
		return nil, nil //nolint:nilnil // nil means that there is none
	}
	return &h.closings[0], nil
}

// compareClosing compares the next closing that was computed.
func (h *historyCheck) compareClosing(ctx context.Context, b *ledger.Ledger, c *smartmoney.Closing) error {
	for {
		stored, err := h.nextClosing(ctx)
		if err != nil {
			return err
		}
		order := 1
		if stored != nil {
			order = orderOfClosings(stored, c)
		}
		switch {
		case order > 0:
			deleted, err := h.deleted(ctx, c.Seq)
			if err == nil && !deleted {
				h.reportAt(c.Seq, closingDifference(b, c, "none", *c))
			}
			return err
		case order == 0 && *stored != *c:
			h.reportAt(c.Seq, closingDifference(b, c, *stored, *c))
		case order < 0:
			h.reportAt(stored.Seq, closingDifference(b, stored, *stored, "none"))
		}
		h.closings = h.closings[1:]
		if order == 0 {
			return nil
		}
	}
}

// deleted reports whether retention may have deleted the closings by an event. It may work meanwhile.
func (h *historyCheck) deleted(ctx context.Context, seq int64) (bool, error) {
	if seq >= h.aged {
		var err error
		if h.aged, err = h.db.ClosingsFrom(ctx, h.chain); err != nil {
			return false, err
		}
	}
	return seq < h.aged, nil
}

func orderOfClosings(a, b *smartmoney.Closing) int {
	if a.Seq != b.Seq {
		return int(min(max(a.Seq-b.Seq, -1), 1))
	}
	return int(a.Wallet) - int(b.Wallet)
}

func closingDifference(b *ledger.Ledger, c *smartmoney.Closing, stored, computed any) ledger.Difference {
	d := ledger.Difference{Of: "closed position", Field: fmt.Sprintf("by event %d", c.Seq), Stored: stored, Computed: computed}
	if wallets, tokens, _ := b.Len(); int(c.Wallet) < int(wallets) && int(c.Token) < int(tokens) {
		d.Wallet, d.Token = b.Wallets.String(c.Wallet), b.Tokens.String(c.Token)
	}
	return d
}

// finish compares the days, and what is stored beyond what was computed, when the events up to upTo are applied.
func (h *historyCheck) finish(ctx context.Context, b *ledger.Ledger) error {
	for stored, err := h.nextClosing(ctx); err != nil || stored != nil && stored.Seq <= h.upTo; stored, err = h.nextClosing(ctx) {
		if err != nil {
			return err
		}
		h.reportAt(stored.Seq, closingDifference(b, stored, *stored, "none"))
		h.closings = h.closings[1:]
	}
	wallets, _, _ := b.Len()
	for wallet := range uint32(wallets) {
		for _, did := range [...]func(uint32) (ledger.Activity, bool){b.Unstored, func(w uint32) (ledger.Activity, bool) { return b.Wallet(w).Today, true }} {
			if a, ok := did(wallet); ok && !a.Empty() {
				d := walletDay(b, wallet, &a)
				h.compute(&d)
			}
		}
	}
	h.compareDays(b)
	return nil
}

// compareDays compares the days that are stored with those that were computed, from fromDay on. Days before the first stored one, and some of
// that one, may have been deleted by retention; those after the last complete one may not be stored yet.
func (h *historyCheck) compareDays(b *ledger.Ledger) {
	wrong := map[uint64][]int32{}
	for key, rows := range h.days {
		missing := rows.stored == 0 && (key.day > h.complete || int(key.day) <= h.firstDay && h.firstDay > 0)
		if rows.stored != rows.computed && !missing && key.day >= h.fromDay {
			wrong[key.wallet] = append(wrong[key.wallet], key.day)
		}
	}
	wallets, _, _ := b.Len()
	for wallet := uint32(0); int(wallet) < int(wallets) && len(wrong) > 0; wallet++ {
		name := b.Wallets.String(wallet)
		hash := maphash.String(h.seed, name)
		h.reportDays(name, hash, wrong[hash])
		delete(wrong, hash)
	}
	for hash, days := range wrong {
		h.reportDays("that the log does not name", hash, days)
	}
}

// reportDays reports days of a wallet.
func (h *historyCheck) reportDays(wallet string, hash uint64, days []int32) {
	slices.Sort(days)
	for _, day := range days {
		d := ledger.Difference{Of: "day", Wallet: wallet, Field: dayName(int(day)), Stored: "a row", Computed: "another one"}
		switch rows := h.days[dayKey{hash, day}]; {
		case rows.stored == 0:
			d.Stored, d.Computed = "none", "a row"
		case rows.computed == 0:
			d.Computed = "none"
		}
		h.report(d)
	}
}
