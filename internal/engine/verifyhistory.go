package engine

import (
	"cmp"
	"context"
	"fmt"
	"hash/maphash"
	"math"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// historyCheck compares what the events of a chain add to its past with what is stored: links and
// closings, which never change, as they are computed, and the days of wallets at the position that
// they were read at. Where the first events were dropped it begins after the last one that took
// back a dropped trade: until then the numbers were others than the bases make.
type historyCheck struct {
	db       Stores
	chain    smartmoney.Chain
	upTo     int64 // the engine's position at which the days were read
	complete int32 // days up to it were stored then, in days since 1970 UTC
	differs  func(ledger.Difference)
	rulesAt  int64 // meta.RulesAt
	first    int64 // the first event of the log
	from     int64 // events from this one on are compared
	fromDay  int32 // days from this one on are, in days since 1970 UTC

	seed     maphash.Seed
	days     map[dayKey]dayHashes
	firstDay int // that is stored; retention deletes from the first on
	links    storedRows[link]
	closings storedRows[smartmoney.Closing]
	aged     int64 // closings by events before it may have been deleted by retention
}

// dayKey is the hash of a wallet's address, and a day.
type dayKey struct {
	wallet uint64
	day    int32
}

// dayHashes are hashes of what is stored and computed of a wallet's day; 0: nothing.
type dayHashes struct{ stored, computed uint64 }

// link is where the links of an event lead.
type link struct {
	seq, before int64
	price       eventlog.PriceLink
	former      bool // of a version without links of prices
}

// storedRows are the rows of a chain's table by their events, as they are read, some at a time.
type storedRows[T any] struct {
	read func(last T) ([]T, error) // the rows after one, none at the end
	last T                         // that was read
	rows []T                       // that were read and not compared
}

// compareRows calls pair with each stored row up to an event and the computed one of its key, both
// in order: nil for one that there is not.
func compareRows[T any](stored *storedRows[T], computed []T, upTo T, order func(a, b *T) int, pair func(stored, computed *T) error) error {
	for {
		if len(stored.rows) == 0 {
			var err error
			if stored.rows, err = stored.read(stored.last); err != nil {
				return err
			}
			if n := len(stored.rows); n > 0 {
				stored.last = stored.rows[n-1]
			}
		}
		var a, b *T
		if len(computed) > 0 {
			b = &computed[0]
		}
		if len(stored.rows) > 0 && order(&stored.rows[0], &upTo) <= 0 && (b == nil || order(&stored.rows[0], b) <= 0) {
			a = &stored.rows[0]
			stored.rows = stored.rows[1:]
		}
		switch {
		case a == nil && b == nil:
			return nil
		case a != nil && b != nil && order(a, b) < 0:
			b = nil
		case b != nil:
			computed = computed[1:]
		}
		if err := pair(a, b); err != nil {
			return err
		}
	}
}

// begin sets where the comparison begins, and reads the days that are stored, which takes about 40
// bytes for each.
func (h *historyCheck) begin(ctx context.Context, s *scratch) error {
	h.first, h.from = s.horizon.First, max(s.horizon.First, s.horizon.Corrected+1)
	if s.dropped > 0 {
		h.fromDay = s.Ledger.Today()
	}
	h.links.read = func(last link) ([]link, error) { return h.readLinks(ctx, last.seq) }
	h.closings.read = func(last smartmoney.Closing) ([]smartmoney.Closing, error) {
		return h.db.StoredClosings(ctx, h.chain, last.Seq, last.Wallet)
	}
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

// report reports a difference at an event, if that is compared.
func (h *historyCheck) report(seq int64, d ledger.Difference) {
	if seq >= h.from {
		h.differs(d)
	}
}

// compare compares what a batch computed.
func (h *historyCheck) compare(ctx context.Context, b *ledger.Ledger, c *enginestate.ChainCommit) error {
	err := compareRows(&h.links, linksOf(nil, &c.Links), link{seq: c.To}, func(a, b *link) int { return cmp.Compare(a.seq, b.seq) },
		func(stored, computed *link) error { return h.compareLink(ctx, stored, computed) })
	if err == nil {
		err = compareRows(&h.closings, c.History.Closings, smartmoney.Closing{Seq: c.To, Wallet: math.MaxUint32}, orderOfClosings,
			func(stored, computed *smartmoney.Closing) error { return h.compareClosing(ctx, b, stored, computed) })
	}
	for i := range c.History.Days {
		h.compute(&c.History.Days[i])
	}
	return err
}

// readLinks reads the next stored links after an event.
func (h *historyCheck) readLinks(ctx context.Context, after int64) (links []link, err error) {
	rows, err := h.db.StoredLinks(ctx, h.chain, after)
	for i := range rows {
		links = linksOf(links, &rows[i])
	}
	return links, err
}

// linksOf appends the links of a range of events.
func linksOf(out []link, l *eventlog.Links) []link {
	for i, before := range l.Before {
		of := link{seq: l.First + int64(i), before: before, former: l.Prices == nil}
		if !of.former {
			of.price = l.Prices[i]
		}
		out = append(out, of)
	}
	return out
}

// compareLink compares the links of an event.
func (h *historyCheck) compareLink(ctx context.Context, stored, computed *link) error {
	if computed == nil { // of an event that was dropped with others of its row
		return nil
	}
	d := ledger.Difference{Of: "links", Field: fmt.Sprintf("of event %d", computed.seq), Stored: "none", Computed: fmt.Sprint(computed.before, computed.price)}
	if stored == nil {
		now, err := h.db.Horizon(ctx, h.chain)
		if err == nil && computed.seq < now.First {
			err = &eventlog.DroppedError{Chain: h.chain, First: now.First}
		}
		if err == nil {
			h.report(computed.seq, d)
		}
		return err
	}
	price := computed.price
	if stored.former {
		price = eventlog.PriceLink{}
	}
	if h.kept(stored.before) != h.kept(computed.before) || h.kept(stored.price.Before) != h.kept(price.Before) ||
		stored.price.Set != price.Set && computed.seq > h.rulesAt {
		d.Stored = fmt.Sprint(stored.before, stored.price)
		h.report(computed.seq, d)
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

func orderOfClosings(a, b *smartmoney.Closing) int {
	return cmp.Or(cmp.Compare(a.Seq, b.Seq), cmp.Compare(a.Wallet, b.Wallet))
}

// compareClosing compares what an event closed of a wallet. Retention may delete closings
// meanwhile.
func (h *historyCheck) compareClosing(ctx context.Context, b *ledger.Ledger, stored, computed *smartmoney.Closing) error {
	d := ledger.Difference{Of: "closed position", Stored: "none", Computed: "none"}
	of := cmp.Or(computed, stored)
	if computed != nil {
		d.Computed = *computed
	}
	if stored != nil {
		d.Stored = *stored
	} else if of.Seq >= h.aged {
		var err error
		if h.aged, err = h.db.ClosingsFrom(ctx, h.chain); err != nil {
			return err
		}
	}
	if d.Stored == d.Computed || stored == nil && of.Seq < h.aged {
		return nil
	}
	d.Field = fmt.Sprintf("by event %d", of.Seq)
	if wallets, tokens, _ := b.Len(); int(of.Wallet) < wallets && int(of.Token) < tokens {
		d.Wallet, d.Token = b.Wallets.String(of.Wallet), b.Tokens.String(of.Token)
	}
	h.report(of.Seq, d)
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

// compareDays compares the days that are stored with those that were computed, from fromDay on,
// when the events up to upTo are applied. Days before the first stored one, and some of that one,
// may have been deleted by retention; those after the last complete one may not be stored yet.
func (h *historyCheck) compareDays(b *ledger.Ledger) {
	wallets, _, _ := b.Len()
	for wallet := range uint32(wallets) {
		before, _ := b.Unstored(wallet)
		for _, a := range [...]ledger.Activity{before, b.Wallet(wallet).Today} {
			if !a.Empty() {
				d := pipeline.WalletDay(b, wallet, &a)
				h.compute(&d)
			}
		}
	}
	var wrong []dayKey
	names := map[uint64]string{} // of the wallets whose days are wrong, by hash
	for key, rows := range h.days {
		missing := rows.stored == 0 && (key.day > h.complete || int(key.day) <= h.firstDay && h.firstDay > 0)
		if rows.stored != rows.computed && !missing && key.day >= h.fromDay {
			wrong, names[key.wallet] = append(wrong, key), "that the log does not name"
		}
	}
	for wallet := uint32(0); int(wallet) < wallets && len(wrong) > 0; wallet++ {
		name := b.Wallets.String(wallet)
		if hash := maphash.String(h.seed, name); names[hash] != "" {
			names[hash] = name
		}
	}
	slices.SortFunc(wrong, func(x, y dayKey) int {
		return cmp.Or(strings.Compare(names[x.wallet], names[y.wallet]), cmp.Compare(x.day, y.day))
	})
	for _, key := range wrong {
		d := ledger.Difference{Of: "day", Wallet: names[key.wallet], Field: dayName(int(key.day)), Stored: "a row", Computed: "another one"}
		switch rows := h.days[key]; {
		case rows.stored == 0:
			d.Stored, d.Computed = "none", "a row"
		case rows.computed == 0:
			d.Computed = "none"
		}
		h.differs(d)
	}
}

func dayName(day int) string { return smartmoney.DayTime(day).Format("2006-01-02") }
