package service

import (
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TradeFilter selects trades; a nil field matches all.
type TradeFilter struct {
	Token *string
	Side  *smartmoney.Side
	Since *time.Time // traded then or later
	Until *time.Time // traded before
}

// tradeFilter is a checked TradeFilter; a zero field matches all. It is comparable, as the key of a
// loader is.
type tradeFilter struct {
	token        string
	side         smartmoney.Side
	since, until time.Time
}

// maxTradesSearched bounds the trades that a page with a filter looks at, most of which may not
// match.
const maxTradesSearched = 1000

// Filtered returns the query for the trades that pass a filter, nil for all. A filter needs first,
// since the end of the list is found only by going through all of it.
func (t TradesQuery) Filtered(f *TradeFilter) (TradesQuery, error) {
	if f == nil {
		return t, nil
	}
	if f.Token != nil {
		token, err := anyToken(*f.Token)
		if err != nil {
			return t, err
		}
		t.filter.token = token
	}
	if f.Side != nil {
		t.filter.side = *f.Side
	}
	if f.Since != nil {
		t.filter.since = f.Since.UTC()
	}
	if f.Until != nil {
		t.filter.until = f.Until.UTC()
	}
	if t.back && t.filter != (tradeFilter{}) {
		return t, smartmoney.BadInput("filter", "filter must not be combined with last: use first and after")
	}
	return t, nil
}

func (tf *tradeFilter) passes(t *smartmoney.LoggedTrade) bool {
	return (tf.token == "" || t.Token == tf.token) && (tf.side == "" || t.Side == tf.side) &&
		(tf.since.IsZero() || !t.TradedAt.Before(tf.since)) && (tf.until.IsZero() || t.TradedAt.Before(tf.until))
}

// search reads trades, which read returns from a place on, until the page and one more are found,
// the list ends, or maxTradesSearched were looked at.
func (t TradesQuery) search(read func(place int64, limit int) ([]smartmoney.LoggedTrade, error)) (out TradesRead, err error) {
	place := t.cursorSeq
	for searched := 0; searched < maxTradesSearched; {
		trades, err := read(place, MaxNestedPage)
		if err != nil {
			return TradesRead{}, err
		}
		for i := range trades {
			if t.filter.passes(&trades[i]) {
				out.Trades = append(out.Trades, trades[i])
			}
			if len(out.Trades) > t.limit {
				return out, nil
			}
		}
		if len(trades) < MaxNestedPage {
			return out, nil
		}
		place = trades[len(trades)-1].Seq
		searched += len(trades)
	}
	out.stopped = place
	return out, nil
}
