package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"time"

	"github.com/99designs/gqlgen/graphql/handler"
	"github.com/99designs/gqlgen/graphql/handler/lru"
	"github.com/99designs/gqlgen/graphql/handler/transport"
	"github.com/vektah/gqlparser/v2/ast"

	"github.com/smartmoneyhq/smartmoney/graph/gen"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// plain serves a handler with net/http only, without authentication, request ids
// or an access log.
type plain struct {
	listener net.Listener
	http     *http.Server
	served   chan error
}

func servePlain(h http.Handler) (*plain, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	p := &plain{listener: l, http: &http.Server{Handler: h, ReadHeaderTimeout: 5 * time.Second}, served: make(chan error, 1)}
	go func() { p.served <- p.http.Serve(l) }()
	return p, nil
}

func (p *plain) addr() string { return p.listener.Addr().String() }

func (p *plain) stop() error {
	err := p.http.Close()
	if end := <-p.served; !errors.Is(end, http.ErrServerClosed) {
		err = errors.Join(err, end)
	}
	return err
}

// encoding responds with rows that encoding/json encodes for each request.
func encoding(rows any) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		body, err := json.Marshal(rows)
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Content-Length", strconv.Itoa(len(body)))
		_, _ = w.Write(body)
	})
}

// readyMade responds with bytes encoded beforehand.
func readyMade(body []byte) http.Handler {
	length := strconv.Itoa(len(body))
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Content-Length", length)
		_, _ = w.Write(body)
	})
}

// stock serves GraphQL as gqlgen does by default: its own server and POST transport,
// its document cache, the same schema and resolvers, no limits.
func stock(resolver *resolvers.Resolver) http.Handler {
	s := handler.New(gen.NewExecutableSchema(gen.Config{Resolvers: resolver}))
	s.AddTransport(transport.POST{})
	s.SetQueryCache(lru.New[*ast.QueryDocument](1000))
	return s
}

// restWallet is a row as another program would declare it.
type restWallet struct {
	Rank               int       `json:"rank"`
	WalletAddress      string    `json:"wallet_address"`
	Chain              string    `json:"chain"`
	TraderScore        float64   `json:"trader_score"`
	TotalBuyVolumeUSD  float64   `json:"total_buy_volume_usd"`
	TotalSellVolumeUSD float64   `json:"total_sell_volume_usd"`
	NetPnlUSD          float64   `json:"net_pnl_usd"`
	RealizedPnlUSD     float64   `json:"realized_pnl_usd"`
	TradeCount         int       `json:"trade_count"`
	BuyCount           int       `json:"buy_count"`
	SellCount          int       `json:"sell_count"`
	WinRate            float64   `json:"win_rate"`
	TrueWinRate        float64   `json:"true_win_rate"`
	WinningPositions   int       `json:"winning_positions"`
	ClosedPositions    int       `json:"closed_positions"`
	TokensTraded       int       `json:"tokens_traded"`
	AvgTradeSizeUSD    float64   `json:"avg_trade_size_usd"`
	LargestTradeUSD    float64   `json:"largest_trade_usd"`
	LastTradeTime      time.Time `json:"last_trade_time"`
	FirstTradeTime     time.Time `json:"first_trade_time"`
}

// restPage is a LeaderboardResponse (interface 2.2).
type restPage struct {
	Wallets       []restWallet `json:"wallets"`
	Total         int          `json:"total"`
	RankBy        string       `json:"rank_by"`
	Chain         string       `json:"chain"`
	ChainDefaults struct {
		MinTrades int     `json:"min_trades"`
		MinTokens int     `json:"min_tokens"`
		MinClosed int     `json:"min_closed"`
		MaxBuyVol float64 `json:"max_buy_vol"`
	} `json:"chain_defaults"`
	UpdatedAt time.Time `json:"updated_at"`
}

// graphqlWallet is the row as GraphQL names it.
type graphqlWallet struct {
	Rank               int       `json:"rank"`
	WalletAddress      string    `json:"walletAddress"`
	Chain              string    `json:"chain"`
	TraderScore        float64   `json:"traderScore"`
	TotalBuyVolumeUSD  float64   `json:"totalBuyVolumeUsd"`
	TotalSellVolumeUSD float64   `json:"totalSellVolumeUsd"`
	NetPnlUSD          float64   `json:"netPnlUsd"`
	RealizedPnlUSD     float64   `json:"realizedPnlUsd"`
	TradeCount         int       `json:"tradeCount"`
	BuyCount           int       `json:"buyCount"`
	SellCount          int       `json:"sellCount"`
	WinRate            float64   `json:"winRate"`
	TrueWinRate        float64   `json:"trueWinRate"`
	WinningPositions   int       `json:"winningPositions"`
	ClosedPositions    int       `json:"closedPositions"`
	TokensTraded       int       `json:"tokensTraded"`
	AvgTradeSizeUSD    float64   `json:"avgTradeSizeUsd"`
	LargestTradeUSD    float64   `json:"largestTradeUsd"`
	LastTradeTime      time.Time `json:"lastTradeTime"`
	FirstTradeTime     time.Time `json:"firstTradeTime"`
}

// graphqlPage is the response to document.
type graphqlPage struct {
	Data struct {
		Wallets struct {
			Nodes      []graphqlWallet `json:"nodes"`
			TotalCount int             `json:"totalCount"`
		} `json:"wallets"`
	} `json:"data"`
}

// decoded decodes a response of the service into the rows that a baseline encodes. It
// returns an error if encoding them again changes the size by more than 5 %, as a lost
// field would.
func decoded[T any](body []byte, rows func(*T) int) (*T, error) {
	page := new(T)
	if err := json.Unmarshal(body, page); err != nil {
		return nil, fmt.Errorf("answer %.200s: %w", body, err)
	}
	if n := rows(page); n != pageRows {
		return nil, fmt.Errorf("answer has %d rows, expected %d: %.300s", n, pageRows, body)
	}
	again, err := json.Marshal(page)
	if err != nil {
		return nil, err
	}
	if len(again) < len(body)*95/100 || len(again) > len(body)*105/100 {
		return nil, fmt.Errorf("encoding/json makes %d bytes of an answer of %d", len(again), len(body))
	}
	return page, nil
}

// pageRows is the number of wallets on every page.
const pageRows = 50
