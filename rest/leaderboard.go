package rest

import (
	"context"
	"hash/fnv"
	"net/http"
	"strconv"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// leaderboard serves GET /leaderboard (interface 4.1). One that is kept is not charged.
func (h *Handler) leaderboard(ctx context.Context, w http.ResponseWriter, r *http.Request) (work, error) {
	raw := r.URL.RawQuery
	key := "REST" + raw
	if cached, ok := h.opts.ResponseCache.Get(ctx, key); ok {
		return work{run: func(context.Context) ([]byte, error) {
			if unchanged(w, r, etag(cached.Version, raw)) {
				return nil, nil //nolint:nilnil // nil means that there is nothing to send
			}
			return cached.Body, nil
		}}, nil
	}
	q, err := parseQuery(raw)
	if err != nil {
		return work{}, err
	}
	todo := work{
		cost: listCost(leaderboardCost, walletCost, q.limit, maxWallets),
		run:  func(ctx context.Context) ([]byte, error) { return h.page(ctx, w, r, key, &q) },
	}
	if q.limit > largePage {
		todo.class = new(limits.Costly)
	}
	return todo, nil
}

// largePage is the largest page of a leaderboard that is made without entering limits.Costly: as
// large as GraphQL's (freeFields).
const largePage = 100

// page returns the response to a query, which the cache keeps under a key; nil if the caller has it
// already, which was told.
func (h *Handler) page(ctx context.Context, w http.ResponseWriter, r *http.Request, key string, q *query) ([]byte, error) {
	ctx, request := h.resolver.Begin(ctx)
	page, err := h.resolver.Query().Wallets(ctx, q.chain, q.rankBy, q.window, q.asOf, &q.filter, &q.limit, nil, nil, nil)
	if err != nil {
		return nil, err
	}
	version, single := request.Version()
	if single && unchanged(w, r, etag(version, r.URL.RawQuery)) {
		return nil, nil //nolint:nilnil // nil means that there is nothing to send
	}
	body := h.wallets.page(page)
	if single {
		h.opts.ResponseCache.Put(key, version, "", body)
	}
	return body, nil
}

// etag returns the ETag of the response to a query string at a version. The time distinguishes
// the snapshots of one process from those of the next.
func etag(v responsecache.Version, raw string) string {
	hash := fnv.New64a()
	_, _ = hash.Write([]byte(raw))
	tag := make([]byte, 0, 64)
	tag = append(tag, '"')
	tag = strconv.AppendUint(tag, v.Generation, 36)
	tag = append(tag, '-')
	tag = strconv.AppendInt(tag, v.TakenAt.UnixNano(), 36)
	tag = append(tag, '-')
	tag = strconv.AppendUint(tag, hash.Sum64(), 36)
	return string(append(tag, '"'))
}

// unchanged sets the ETag. If the caller has that response already, it responds with 304 and
// returns true.
func unchanged(w http.ResponseWriter, r *http.Request, tag string) bool {
	w.Header()["Etag"] = []string{tag}
	// may be stored, must be revalidated
	w.Header()["Cache-Control"] = []string{"private, no-cache"}
	if !httpapi.HasTag(r, tag) {
		return false
	}
	w.WriteHeader(http.StatusNotModified)
	return true
}

// walletEncoder encodes leaderboards. Its keys are encoded once.
type walletEncoder struct {
	keys   []string // with the brace or comma before it and the colon after it
	fields []wire.WalletField
}

func newWalletEncoder() *walletEncoder {
	e := &walletEncoder{fields: wire.WalletFields()}
	for i, f := range e.fields {
		before := ","
		if i == 0 {
			before = "{"
		}
		e.keys = append(e.keys, before+`"`+f.Name+`":`)
	}
	return e
}

// walletSize is the approximate size of an encoded wallet, bytes.
const walletSize = 720

// page returns an encoded LeaderboardResponse (interface 2.2).
func (we *walletEncoder) page(p *resolvers.WalletPage) []byte {
	b := make([]byte, 0, len(p.Wallets)*walletSize+320)
	b = append(b, `{"wallets":[`...)
	for i := range p.Wallets {
		if i > 0 {
			b = append(b, ',')
		}
		b = we.wallet(b, &p.Wallets[i])
	}
	b = append(b, `],"total":`...)
	b = wire.AppendInt(b, p.Total)
	b = append(b, `,"rank_by":`...)
	b = wire.AppendString(b, string(p.RankBy))
	b = append(b, `,"chain":`...)
	b = wire.AppendString(b, string(p.Chain))
	b = append(b, `,"chain_defaults":`...)
	b = appendDefaults(b, &p.ChainDefaults)
	if at := p.AsOf(); at != nil {
		b = append(b, `,"as_of":`...)
		b = wire.AppendTime(b, *at)
	}
	if window := p.Window(); window != nil {
		b = append(b, `,"window":`...)
		b = wire.AppendString(b, string(*window))
		b = append(b, `,"window_start":`...)
		b = wire.AppendTime(b, *p.WindowStart())
	}
	b = append(b, `,"updated_at":`...)
	b = wire.AppendTime(b, p.UpdatedAt)
	return append(b, '}')
}

func (we *walletEncoder) wallet(b []byte, w *smartmoney.Wallet) []byte {
	for i := range we.fields {
		b = append(b, we.keys[i]...)
		b = we.fields[i].Append(b, w)
	}
	return append(b, '}')
}

func appendDefaults(b []byte, f *smartmoney.Filter) []byte {
	b = append(b, `{"min_trades":`...)
	b = wire.AppendInt(b, f.MinTrades)
	b = append(b, `,"min_tokens":`...)
	b = wire.AppendInt(b, f.MinTokens)
	b = append(b, `,"min_closed":`...)
	b = wire.AppendInt(b, f.MinClosed)
	b = append(b, `,"min_buy_vol":`...)
	b = wire.AppendFloat(b, f.MinBuyVol)
	b = append(b, `,"max_buy_vol":`...)
	b = wire.AppendFloat(b, f.MaxBuyVol)
	return append(b, '}')
}
