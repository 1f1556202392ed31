package rest

import (
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// query holds the parameters of GET /leaderboard (interface 4.1).
type query struct {
	rankBy smartmoney.RankBy
	limit  int
	chain  smartmoney.Chain
	window *smartmoney.Window // nil: the wallets' whole life
	asOf   *time.Time         // nil: the present leaderboard
	filter resolvers.WalletFilter
}

// parseQuery reads a query string. It refuses parameters that are unknown, repeated or not of
// their type; the use case checks bounds. Omitted parameters keep their defaults, those of the
// filter the chain's.
func parseQuery(raw string) (query, error) {
	q := query{rankBy: smartmoney.ByTraderScore, limit: 50, chain: smartmoney.Base}
	isRankBy := func(by smartmoney.RankBy) bool { return slices.Contains(smartmoney.RankBys(), by) }
	isWindow := func(w smartmoney.Window) bool { return w.Index() >= 0 }
	rankBys, chains := smartmoney.ValuesOf(smartmoney.RankBys()).String(), smartmoney.ChainNames().String()
	err := readParameters(raw, []parameter{
		{"rank_by", func(name, text string) error { return readName(name, text, &q.rankBy, isRankBy, "one of "+rankBys) }},
		{"limit", func(name, text string) error { return readInt(name, text, &q.limit) }},
		{"chain", func(name, text string) error {
			return readName(name, text, &q.chain, smartmoney.Chain.Valid, "one of "+chains)
		}},
		{"as_of", func(name, text string) error { return readTimeOrDate(name, text, into(&q.asOf)) }},
		{"window", func(name, text string) error {
			return readName(name, text, into(&q.window), isWindow, "day, week or month")
		}},
		{"min_trades", func(name, text string) error { return readInt(name, text, into(&q.filter.MinTrades)) }},
		{"min_tokens", func(name, text string) error { return readInt(name, text, into(&q.filter.MinTokens)) }},
		{"min_closed", func(name, text string) error { return readInt(name, text, into(&q.filter.MinClosed)) }},
		{"min_buy_vol", func(name, text string) error { return readFloat(name, text, into(&q.filter.MinBuyVol)) }},
		{"max_buy_vol", func(name, text string) error { return readFloat(name, text, into(&q.filter.MaxBuyVol)) }},
	})
	return q, err
}

// parameter is a query parameter of an endpoint.
type parameter struct {
	name string
	read func(name, text string) error
}

// readParameters reads a query string. It returns BAD_USER_INPUT for parameters that are
// unknown, repeated or refused by their read function, which is not called for omitted ones.
func readParameters(raw string, known []parameter) error {
	given, err := httpapi.ReadQuery(raw)
	if err != nil {
		return err
	}
	names := make([]string, len(known))
	for i, p := range known {
		names[i] = p.name
		if !given.Has(p.name) {
			continue
		}
		if err := p.read(p.name, given.Get(p.name)); err != nil {
			return err
		}
	}
	return given.Only(names...)
}

func into[T any](p **T) *T {
	*p = new(T)
	return *p
}

// readName reads a name of a vocabulary.
func readName[T ~string](name, text string, into *T, known func(T) bool, want string) error {
	if *into = T(text); known(*into) {
		return nil
	}
	return smartmoney.BadInput(name, "%s must be %s, got %s", name, want, smartmoney.Shown(text))
}

// readTimeOrDate reads a time, or a date, which stands for its first moment in UTC.
func readTimeOrDate(name, text string, into *time.Time) error {
	if at, err := time.Parse(time.DateOnly, text); err == nil {
		*into = at
		return nil
	}
	if err := readTime(name, text, into); err != nil {
		return smartmoney.BadInput(name, "%s must be a date such as 2026-01-31, or an ISO 8601 time with a zone such as 2026-01-31T09:30:00Z "+
			"(a + in it written as %%2B), got %s", name, smartmoney.Shown(text))
	}
	return nil
}

func readInt(name, text string, into *int) error {
	n, err := strconv.Atoi(text)
	if errors.Is(err, strconv.ErrRange) {
		return smartmoney.BadInput(name, "%s must be a whole number of at most %d bits, got %s", name, strconv.IntSize, smartmoney.Shown(text))
	}
	if err != nil {
		return smartmoney.BadInput(name, "%s must be a whole number, got %s", name, smartmoney.Shown(text))
	}
	*into = n
	return nil
}

func readFloat(name, text string, into *float64) error {
	f, err := strconv.ParseFloat(text, 64)
	if err != nil || strings.ContainsAny(text, "xXpP_") || math.IsInf(f, 0) || math.IsNaN(f) {
		return smartmoney.BadInput(name, "%s must be a finite number, got %s", name, smartmoney.Shown(text))
	}
	*into = f
	return nil
}
