package engine

import (
	"context"
	"errors"
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// BaseStore is where the bases of dropped events are read.
type BaseStore interface {
	// AllBases reads everything that is kept of the events that left a chain's log, as of one moment: it calls begin,
	// token, wallet and describe in this order, and none of them if no event was dropped or if what is kept does not
	// make the chain's state. The arguments are valid until the call returns; its error ends the reading.
	AllBases(ctx context.Context, chain smartmoney.Chain, begin func(eventlog.Dropped), token func(*eventlog.TokenBase),
		wallet func(*eventlog.WalletBase) error, describe func(seq int64, e *event.Event)) (eventlog.Dropped, error)
}

// firstState returns the state of a chain before the first event of its log: an empty one, or what dropped events made. It is nil if
// that cannot be made of what is kept of them.
func (e *Engine) firstState(ctx context.Context, db BaseStore, chain smartmoney.Chain) (*state, eventlog.Dropped, error) {
	starts, err := e.options.Store.DayStarts(ctx, chain, math.MaxInt64)
	if err != nil {
		return nil, eventlog.Dropped{}, err
	}
	var loader *ledger.BaseLoader
	d, err := db.AllBases(ctx, chain,
		func(d eventlog.Dropped) { loader = ledger.NewBaseLoader(chain, d.Last(), starts) },
		func(b *eventlog.TokenBase) { loader.Token(b.Token, b.TokenBase) },
		func(b *eventlog.WalletBase) error { return loader.Wallet(b.Wallet, b.Seq, b.Body) },
		func(seq int64, described *event.Event) { loader.Describe(seq, described) })
	if err != nil {
		return nil, d, err
	}
	var first *ledger.Ledger
	switch {
	case loader != nil:
		first = loader.Done()
	case d.Last() > 0:
		return nil, d, nil
	default: // a loaded one has the days that are to be stored
		if first, err = ledger.NewLoader(chain).Done(); err != nil {
			return nil, d, err
		}
	}
	return &state{
		Chain: pipeline.New(first, pipeline.Options{
			RankInterval: e.options.RankInterval, TopWallets: e.options.TopWallets, Filter: e.options.Filters[chain],
			OpenGainLimit: e.options.OpenGainLimit,
		}),
		outcomes: notify.NewOutcomes(false), dropped: d.Last(), position: d.Last(),
	}, d, nil
}

// isDropped reports whether an error says that events were dropped while they were to be read.
func isDropped(err error) bool {
	_, dropped := errors.AsType[*eventlog.DroppedError](err)
	return dropped || errors.Is(err, eventlog.ErrDropped)
}
