package retention

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Log is the part of eventlog.Log that a drop uses. Tests of the engine break one off at any of its
// steps.
type Log interface {
	OldEvents(ctx context.Context, chain smartmoney.Chain, keep time.Duration, most, mostBytes int) (eventlog.OldEvents, error)
	MoveHorizon(ctx context.Context, chain smartmoney.Chain, before time.Time) error
	Bases(ctx context.Context, chain smartmoney.Chain, wallets []string) (first int64, bases map[string]eventlog.WalletBase, err error)
	TokenBases(ctx context.Context, chain smartmoney.Chain, tokens []string) (map[string]smartmoney.TokenBase, error)
	Drop(ctx context.Context, d *eventlog.Drop) error
}

// Bounds of what one call of the task drops and holds in memory: events of a transaction, events of
// a call of the archiver, and bytes of memory for either, after which no segment is read.
const (
	eventsAtOnce   = 16_384
	archivedAtOnce = 131_072
	bytesAtOnce    = 64 << 20
)

// archive stores runs of a chain's log outside the database, in order. They are durable when it
// returns nil. A range that is archived already is compared with what is there. After an error
// nothing is dropped.
type archive func(ctx context.Context, chain smartmoney.Chain, segments []eventlog.Segment) error

// trades drops the events that are older than keep, and keeps what wallets and tokens made of them.
type trades struct {
	log     Log
	days    *history.Days
	archive archive // nil: nothing is archived
	keep    time.Duration
}

// NewTrades returns the task that drops events of the log: those before the first trade that is at
// most keep older than its chain's event time. archive may be nil.
func NewTrades(log Log, days *history.Days, archive archive, keep time.Duration) Task {
	return ofChains("trades", (&trades{log: log, days: days, archive: archive, keep: keep}).drop)
}

// drop drops the first events of a chain, if they are old, and returns how many. A horizon later
// than the clock is refused: no trade is from then, so that the clock or the chain's event time is
// wrong.
func (t *trades) drop(ctx context.Context, chain smartmoney.Chain, now time.Time) (deleted int, err error) {
	most := eventsAtOnce
	if t.archive != nil {
		most = archivedAtOnce
	}
	old, err := t.log.OldEvents(ctx, chain, t.keep, most, bytesAtOnce)
	if err != nil || len(old.Segments) == 0 {
		return 0, err
	}
	if old.Before.After(now) {
		return 0, fmt.Errorf("trades of %s from before %s would be dropped, and the clock says %s: set the clock, or run `smartmoney check`",
			chain, old.Before.Format(time.RFC3339), now.UTC().Format(time.RFC3339))
	}
	if t.archive != nil {
		if err := t.archive(ctx, chain, old.Segments); err != nil {
			return 0, fmt.Errorf("archive events %d to %d of %s: %w", old.First(), old.Last(), chain, err)
		}
	}
	if err := t.log.MoveHorizon(ctx, chain, old.Before); err != nil {
		return 0, err
	}
	for len(old.Segments) > 0 {
		part := next(&old)
		n, err := t.dropPart(ctx, &part)
		if deleted += n; err != nil || n == 0 {
			return deleted, err
		}
	}
	return deleted, nil
}

// next removes the first segments from old, about eventsAtOnce events, and returns them.
func next(old *eventlog.OldEvents) eventlog.OldEvents {
	n, events := 1, len(old.Segments[0].Events)
	for ; n < len(old.Segments); n++ {
		if events += len(old.Segments[n].Events); events > eventsAtOnce {
			break
		}
	}
	part := *old
	part.Segments, old.Segments = old.Segments[:n], old.Segments[n:]
	dead, _ := slices.BinarySearch(old.Dead, part.Last()+1)
	part.Dead, old.Dead = old.Dead[:dead], old.Dead[dead:]
	return part
}

// dropPart drops events in one transaction. It returns 0 if another process did.
func (t *trades) dropPart(ctx context.Context, old *eventlog.OldEvents) (deleted int, err error) {
	d, err := t.fold(ctx, old)
	if err == nil {
		err = t.log.Drop(ctx, d)
	}
	if errors.Is(err, eventlog.ErrDropped) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	return int(old.Last() - old.First() + 1), nil
}

// fold computes what replaces events: the bases of the wallets and tokens that they name.
func (t *trades) fold(ctx context.Context, old *eventlog.OldEvents) (*eventlog.Drop, error) {
	starts, err := t.days.DayStarts(ctx, old.Chain, old.Last())
	if err != nil {
		return nil, err
	}
	wallets, tokens := named(old)
	first, bases, err := t.log.Bases(ctx, old.Chain, wallets)
	if err != nil {
		return nil, err
	}
	if first != old.First() {
		return nil, eventlog.ErrDropped
	}
	fold := ledger.NewBases(old.Chain, starts)
	for name, base := range bases {
		if err := fold.Load(name, base.Seq, base.Body); err != nil {
			return nil, fmt.Errorf("base of wallet %s on %s: %w", name, old.Chain, err)
		}
	}
	known, err := t.log.TokenBases(ctx, old.Chain, append(tokens, fold.Held()...))
	if err != nil {
		return nil, err
	}
	fold.LoadTokens(known, first-1)
	for i := range old.Segments {
		s := &old.Segments[i]
		for n := range s.Events {
			seq := s.First + int64(n)
			_, dead := slices.BinarySearch(old.Dead, seq)
			fold.Apply(&s.Events[n], seq, !dead)
		}
	}
	d := &eventlog.Drop{OldEvents: *old}
	fold.Wallets(func(wallet string, body []byte) {
		d.Wallets = append(d.Wallets, eventlog.WalletBase{Wallet: wallet, Seq: old.Last(), Body: body})
	})
	fold.Tokens(func(token string, base smartmoney.TokenBase) {
		d.Tokens = append(d.Tokens, eventlog.TokenBase{Token: token, TokenBase: base})
	})
	return d, nil
}

// named returns the wallets and the tokens that events name, each once.
func named(old *eventlog.OldEvents) (wallets, tokens []string) {
	seen := [2]map[string]bool{{}, {}}
	add := func(list *[]string, seen map[string]bool, name string) {
		if name != "" && !seen[name] {
			seen[name] = true
			*list = append(*list, name)
		}
	}
	for i := range old.Segments {
		for n := range old.Segments[i].Events {
			wallet, token := ledger.BasesOf(&old.Segments[i].Events[n])
			add(&wallets, seen[0], wallet)
			add(&tokens, seen[1], token)
		}
	}
	return wallets, tokens
}
