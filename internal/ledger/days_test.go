package ledger_test

import (
	"cmp"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// keptHistory is what a database keeps of the history that commits add, and that a scan of wallets
// adds a while later.
type keptHistory struct {
	stored   ledger.StoredDays
	days     map[uint32]map[int32]ledger.Activity
	closings map[uint32]map[int64]smartmoney.Closing
}

func newKeptHistory() *keptHistory {
	return &keptHistory{days: map[uint32]map[int32]ledger.Activity{}, closings: map[uint32]map[int64]smartmoney.Closing{}}
}

// commit takes over what was recorded and begins to record anew.
func (k *keptHistory) commit(b *ledger.Ledger) {
	for _, d := range b.Days() {
		k.put(d)
	}
	if c := b.CorrectedClosings(); c != nil {
		for _, wallet := range c.Wallets {
			for seq := range k.closings[wallet] {
				if seq >= c.From {
					delete(k.closings[wallet], seq)
				}
			}
		}
		k.add(c.Closings)
	}
	k.add(b.Closings())
	b.Record()
}

func (k *keptHistory) put(d ledger.DayOf) {
	if k.days[d.Wallet] == nil {
		k.days[d.Wallet] = map[int32]ledger.Activity{}
	}
	if d.Empty() {
		delete(k.days[d.Wallet], d.Day)
	} else {
		k.days[d.Wallet][d.Day] = d.Activity
	}
}

// scan stores the days that are over of the next wallets.
func (k *keptHistory) scan(b *ledger.Ledger, most int) {
	if k.stored.Next == 0 {
		k.stored.Target = b.Today() - 1
	}
	wallets, _, _ := b.Len()
	from := k.stored.Next
	to := min(from+uint32(most), uint32(wallets))
	for w := from; w < to; w++ {
		if did, ok := b.Unstored(w); ok && did.Day <= k.stored.Target {
			k.put(ledger.DayOf{Wallet: w, Activity: did})
		}
		if did := b.Wallet(w).Today; did.Day <= k.stored.Target && !did.Empty() {
			k.put(ledger.DayOf{Wallet: w, Activity: did})
		}
	}
	if k.stored.Next = to; to == uint32(wallets) {
		k.stored.Complete, k.stored.Next = k.stored.Target, 0
	}
	b.SetStored(k.stored, from, to)
}

func (k *keptHistory) add(closings []smartmoney.Closing) {
	for _, c := range closings {
		if k.closings[c.Wallet] == nil {
			k.closings[c.Wallet] = map[int64]smartmoney.Closing{}
		}
		k.closings[c.Wallet][c.Seq] = c
	}
}

// listed returns the wallet's closings by their links, newest first.
func (k *keptHistory) listed(rt *rapid.T, b *ledger.Ledger, wallet uint32) (list []smartmoney.Closing) {
	for at := b.Wallet(wallet).LastClosing; at != 0; {
		c, ok := k.closings[wallet][at]
		if !ok {
			rt.Fatalf("the closing of wallet %d by event %d is missing", wallet, at)
		}
		list, at = append(list, c), c.Before
	}
	return list
}

// addUp fails if the days of a wallet, with its latest one, are not its totals.
func (k *keptHistory) addUp(rt *rapid.T, b *ledger.Ledger, wallet uint32) {
	w := b.Wallet(wallet)
	days := []ledger.Activity{}
	for day, a := range k.days[wallet] {
		if before, ok := b.Unstored(wallet); day != w.Today.Day && (!ok || day != before.Day) {
			days = append(days, a)
		}
	}
	if before, ok := b.Unstored(wallet); ok {
		days = append(days, before)
	}
	if !w.Today.Empty() {
		days = append(days, w.Today)
	}
	var sum smartmoney.Totals
	for i := range days {
		sum.Add(&days[i].Totals)
	}
	near := cmpopts.EquateApprox(1e-9, 1e-9*(w.BuyVolume+w.SellVolume))
	if diff := gocmp.Diff(w.Totals, sum, near); diff != "" {
		rt.Fatalf("the %d days of wallet %d do not add up to its totals (-want +got)\n%s", len(days), wallet, diff)
	}
}

// spread makes a stream pass several days, some at once.
func spread(rt *rapid.T, events []event.Event) {
	days := 0
	for i := range events {
		if rapid.IntRange(0, 30).Draw(rt, "day") == 0 {
			days += rapid.IntRange(1, 4).Draw(rt, "days")
		}
		if e := &events[i]; e.Trade != nil {
			e.Trade.TradedAt = e.Trade.TradedAt.AddDate(0, 0, days)
		}
	}
}

// reference keeps the activity of every day, and the closings, by applying the live events one at a
// time, with the day of event time that each had when it was applied.
func (c *corrected) reference(dayOf []int32) (days map[string]map[int32]ledger.Activity, closed map[string][]smartmoney.Closing) {
	days, closed = map[string]map[int32]ledger.Activity{}, map[string][]smartmoney.Closing{}
	b := ledger.New(c.Chain())
	opened := map[[2]string]*smartmoney.Closing{}
	for i, e := range c.log {
		if !c.live[i] {
			continue
		}
		before := map[string]ledger.Wallet{}
		if e.Trade != nil {
			k := [2]string{e.Trade.Wallet, e.Trade.Token}
			if e.Trade.Side == smartmoney.Buy {
				if opened[k] == nil {
					opened[k] = &smartmoney.Closing{Opened: e.Trade.TradedAt.UnixNano()}
				}
				opened[k].Quantity, opened[k].Cost = opened[k].Quantity+e.Trade.Quantity, opened[k].Cost+e.Trade.AmountUSD
			}
		}
		wallets, _, _ := b.Len()
		for w := range uint32(wallets) {
			before[b.Wallets.String(w)] = *b.Wallet(w)
		}
		b.Apply(e, int64(i)+1)
		wallets, _, _ = b.Len()
		for w := range uint32(wallets) {
			address, now := b.Wallets.String(w), b.Wallet(w)
			was := before[address]
			if now.Trades() == was.Trades() && now.Closed == was.Closed {
				continue
			}
			if days[address] == nil {
				days[address] = map[int32]ledger.Activity{}
			}
			a := days[address][dayOf[i]]
			a.Day = dayOf[i]
			a.Buys, a.Sells, a.Closed, a.Winning = a.Buys+now.Buys-was.Buys, a.Sells+now.Sells-was.Sells, a.Closed+now.Closed-was.Closed, a.Winning+now.Winning-was.Winning
			a.BuyVolume, a.SellVolume, a.Realized = a.BuyVolume+now.BuyVolume-was.BuyVolume, a.SellVolume+now.SellVolume-was.SellVolume, a.Realized+now.Realized-was.Realized
			days[address][dayOf[i]] = a
			if now.Closed > was.Closed {
				token, when := tokenOf(e)
				o := opened[[2]string{address, token}]
				delete(opened, [2]string{address, token})
				number, _ := c.Tokens.Find(token)
				closed[address] = append(closed[address], smartmoney.Closing{
					Seq: int64(i) + 1, Token: number, Quantity: o.Quantity, Cost: o.Cost, Profit: now.Realized - was.Realized, Opened: o.Opened, Closed: when,
				})
			}
		}
	}
	return days, closed
}

func tokenOf(e *event.Event) (token string, at int64) {
	if e.Trade != nil {
		return e.Trade.Token, e.Trade.TradedAt.UnixNano()
	}
	return e.Resolution.Token, e.Resolution.ResolvedAt.UnixNano()
}

// TestHistoryFollowsCorrections: whatever is taken back and comes again, every wallet's days are
// those of its live events and add up to its totals, and its closed positions are those of its live
// events, by their links.
func TestHistoryFollowsCorrections(t *testing.T) {
	closings, corrections := 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		_, events := drawLate(rt)
		events = events[:min(len(events), 200)]
		spread(rt, events)
		c := newCorrected(events[0].Chain)
		c.Ledger = loaded(t, events[0].Chain)
		c.Record()
		kept := newKeptHistory()
		var dayOf []int32
		apply := func(e *event.Event) {
			c.apply(e)
			dayOf = append(dayOf, c.Today())
		}
		var again []*event.Event
		for next := 0; next < len(events); {
			for range rapid.IntRange(1, min(60, len(events)-next)).Draw(rt, "batch") {
				apply(&events[next])
				next++
			}
			kept.commit(c.Ledger)
			if rapid.Bool().Draw(rt, "scan") {
				kept.scan(c.Ledger, rapid.IntRange(1, 30).Draw(rt, "wallets"))
			}
			if rapid.Bool().Draw(rt, "correction") {
				taken := c.drawCorrection(rt, t)
				if len(taken) > 0 {
					dayOf = append(dayOf, c.Today())
					corrections++
				}
				again = append(again, taken...)
				kept.commit(c.Ledger)
			}
			if rapid.Bool().Draw(rt, "re-included") {
				for _, e := range again {
					apply(e)
				}
				again = nil
			}
		}
		kept.commit(c.Ledger)
		days, closed := c.reference(dayOf)
		wallets, _, _ := c.Len()
		for w := range uint32(wallets) {
			address := c.Wallets.String(w)
			kept.addUp(rt, c.Ledger, w)
			got := map[int32]ledger.Activity{}
			for day, a := range kept.days[w] {
				got[day] = a
			}
			if before, ok := c.Unstored(w); ok {
				got[before.Day] = before
			}
			if today := c.Wallet(w).Today; !today.Empty() {
				got[today.Day] = today
			}
			near := cmpopts.EquateApprox(1e-9, 1e-6)
			if diff := gocmp.Diff(days[address], got, near, cmpopts.EquateEmpty()); diff != "" {
				rt.Fatalf("days of %s (-want +got)\n%s", address, diff)
			}
			list := kept.listed(rt, c.Ledger, w)
			slices.SortFunc(list, func(a, b smartmoney.Closing) int { return cmp.Compare(a.Seq, b.Seq) })
			closings += len(list)
			diff := gocmp.Diff(closed[address], list, near, cmpopts.EquateEmpty(), cmpopts.IgnoreFields(smartmoney.Closing{}, "Wallet", "Before"))
			if diff != "" {
				rt.Fatalf("closed positions of %s (-want +got)\n%s", address, diff)
			}
		}
	})
	if closings == 0 || corrections == 0 {
		t.Errorf("%d closings and %d corrections prove nothing", closings, corrections)
	}
}

// TestNothingIsRecordedUnasked holds a ledger that nobody told to record.
func TestNothingIsRecordedUnasked(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain, events := drawEvents(rt)
		spread(rt, events)
		b := ledger.New(chain)
		for i := range events {
			b.Apply(&events[i], int64(i)+1)
		}
		if len(b.Days())+len(b.Closings())+len(b.DayStarts()) > 0 || b.CorrectedClosings() != nil {
			rt.Fatal("something is recorded")
		}
		if b.EventTime() > 0 && int64(b.Today()) != b.EventTime()/int64(24*60*60*1e9) {
			rt.Fatalf("day %d of event time %d", b.Today(), b.EventTime())
		}
	})
}

// TestUnstoredDaysPersist: days that are over and not stored survive in pages and in change
// records.
func TestUnstoredDaysPersist(t *testing.T) {
	unstored := 0
	rapid.Check(t, func(rt *rapid.T) {
		chain, events := drawEvents(rt)
		spread(rt, events)
		leader := loaded(t, chain)
		half := rapid.IntRange(0, len(events)).Draw(rt, "half")
		for i := range events[:half] {
			leader.Apply(&events[i], int64(i)+1)
		}
		leader.AppendChanges(nil, 0)
		loader := ledger.NewLoader(chain)
		var pages []ledger.Page
		for page, ok := leader.NextPage(); ok; page, ok = leader.NextPage() {
			pages = append(pages, page)
		}
		slices.Sort(pages)
		for _, page := range pages {
			if err := loader.Page(page, int64(half), leader.AppendPage(nil, page)); err != nil {
				rt.Fatal(err)
			}
		}
		for i := range events[half:] {
			leader.Apply(&events[half+i], int64(half+i)+1)
		}
		if err := loader.Changes(int64(len(events))+1, leader.AppendChanges(nil, int64(half))); err != nil {
			rt.Fatal(err)
		}
		loaded, err := loader.Done()
		if err != nil {
			rt.Fatal(err)
		}
		if diff := gocmp.Diff(leader.UnstoredDays(), loaded.UnstoredDays()); diff != "" {
			rt.Fatalf("unstored days after a load (-want +got)\n%s", diff)
		}
		unstored += len(loaded.UnstoredDays())
	})
	if unstored == 0 {
		t.Error("no unstored days prove nothing")
	}
}
