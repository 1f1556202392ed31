package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// searchNow is the present time of the documents.
var searchNow = time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC)

// walletNumbers are the numbers of a wallet's document.
var walletNumbers = []string{
	"trader_score", "net_pnl_usd", "total_buy_volume_usd", "trade_count", "win_rate", "volume_usd_30d", "num_trades_30d", "rank",
	"total_sell_volume_usd", "realized_pnl_usd", "buy_count", "sell_count", "true_win_rate", "winning_positions", "closed_positions",
	"tokens_traded", "avg_trade_size_usd", "largest_trade_usd", "events_per_day", "volume_usd_24h", "volume_usd_7d", "num_trades_24h",
}

func walletSchema() search.Schema {
	s := search.Schema{Index: "wallet-users", Alias: "wallets", Fields: []search.Field{
		{Name: "user_id", Kind: search.ID}, {Name: "wallet_address", Kind: search.Keyword}, {Name: "chain", Kind: search.Keyword},
		{Name: "primary_tags", Kind: search.Keywords}, {Name: "last_trade_timestamp", Kind: search.Date},
	}}
	for _, name := range walletNumbers {
		s.Fields = append(s.Fields, search.Field{Name: name, Kind: search.Number})
	}
	for k := 1; k <= 3; k++ {
		s.Fields = append(s.Fields, search.Field{Name: fmt.Sprintf("label_%02d", k), Kind: search.Keyword})
	}
	return s
}

var searchChains = []string{"base", "ethereum", "solana", "polymarket"}

// drawn returns a number for document i, the same in every run and different for each purpose.
func drawn(i, purpose int) uint64 { return mix(uint64(i)<<8 | uint64(purpose)) }

func walletChain(i int) string { return searchChains[drawn(i, 1)%4] }

func walletID(i int) string {
	return fmt.Sprintf("%s:0x%016x%016x%08x", walletChain(i), drawn(i, 2), drawn(i, 3), i)
}

// walletNumber returns number f of a wallet. Numbers are lognormal and distinct.
func walletNumber(f, i int) float64 {
	return math.Exp(float64(drawn(i, 10+f)%1_000_003)/1e5) + float64(i)*1e-9
}

func walletTag(i, k int) string { return fmt.Sprintf("tag-%d", drawn(i, 40+k)%(drawn(i, 50+k)%150+1)) }

func walletDocument(i int) search.Document {
	id := walletID(i)
	_, address, _ := strings.Cut(id, ":")
	fields := map[string]any{
		"wallet_address": address, "chain": walletChain(i), "last_trade_timestamp": searchNow.Add(-time.Duration(drawn(i, 4)%(90*86400)) * time.Second),
	}
	for f, name := range walletNumbers {
		fields[name] = walletNumber(f, i)
	}
	var tags []string
	for k := range int(drawn(i, 5) % 4) {
		tag := walletTag(i, k)
		tags = append(tags, tag)
		fields[fmt.Sprintf("label_%02d", k+1)] = tag
	}
	fields["primary_tags"] = tags
	return search.Document{ID: id, Fields: fields}
}

// searchQuestion is a request, with what competitors need for the same question.
type searchQuestion struct {
	kind search.QueryKind
	body []byte

	chain         string
	volume, score float64
	words         []string
}

// walletQuestions returns 100 different requests with three filters.
func walletQuestions() []searchQuestion {
	random := rand.New(rand.NewPCG(7, 7))
	questions := make([]searchQuestion, 100)
	for i := range questions {
		q := searchQuestion{kind: search.FilterAndSort, chain: searchChains[random.IntN(4)], volume: math.Exp(10 * random.Float64()), score: math.Exp(8 * random.Float64())}
		q.body = encode(map[string]any{
			"index": "wallets", "size": 100, "sort_by": map[string]any{"field": "net_pnl_usd", "order": "desc"},
			"include": []map[string]any{
				{"filter": "term", "field": "chain", "value": q.chain},
				{"filter": "numeric", "field": "volume_usd_30d", "operator": ">=", "value": q.volume},
				{"filter": "numeric", "field": "trader_score", "operator": ">=", "value": q.score},
			},
		})
		questions[i] = q
	}
	return questions
}

func marketSchema() search.Schema {
	s := search.Schema{Index: "polymarket-items", Alias: "markets", Fields: []search.Field{
		{Name: "item_id", Kind: search.ID}, {Name: "question", Kind: search.Text}, {Name: "slug", Kind: search.Keyword},
		{Name: "tags", Kind: search.Keywords}, {Name: "outcomes", Kind: search.Keywords}, {Name: "outcome_prices", Kind: search.Numbers},
		{Name: "active", Kind: search.Bool}, {Name: "closed", Kind: search.Bool}, {Name: "end_date", Kind: search.Date}, {Name: "created_at", Kind: search.Date},
	}}
	for _, name := range marketNumbers {
		s.Fields = append(s.Fields, search.Field{Name: name, Kind: search.Number})
	}
	return s
}

var marketNumbers = []string{
	"volume_num", "volume_24hr", "volume_1wk", "volume_1mo", "spread", "last_trade_price", "one_hour_price_change", "one_day_price_change", "one_week_price_change",
}

func marketID(i int) string { return fmt.Sprintf("m%07d", i) }

// marketWords is the size of the vocabulary of questions; word w occurs about 1/w as often as the
// first.
const marketWords = 8000

func marketWord(i, k int) string {
	u := float64(drawn(i, 60+k)%1_000_003) / 1_000_003
	return wordName(int(math.Pow(marketWords, u)))
}

// wordName returns a word that no stemmer changes.
func wordName(w int) string { return fmt.Sprintf("w%dx", w) }

func marketDocument(i int) search.Document {
	asked := make([]string, 6+drawn(i, 6)%6)
	for k := range asked {
		asked[k] = marketWord(i, k)
	}
	price := float64(drawn(i, 7)%100) / 100
	fields := map[string]any{
		"question": "Will " + strings.Join(asked, " ") + "?", "slug": strings.Join(asked, "-") + "-" + marketID(i), "outcomes": []string{"Yes", "No"},
		"outcome_prices": []float64{price, 1 - price}, "active": drawn(i, 8)%5 > 0, "closed": drawn(i, 8)%5 == 0,
		"end_date": searchNow.Add(time.Duration(drawn(i, 9)%8760) * time.Hour), "created_at": searchNow.Add(-time.Duration(drawn(i, 11)%8760) * time.Hour),
	}
	var tags []string
	for k := range 1 + int(drawn(i, 12)%4) {
		tags = append(tags, walletTag(i, k))
	}
	fields["tags"] = tags
	for f, name := range marketNumbers {
		fields[name] = walletNumber(f, i)
	}
	return search.Document{ID: marketID(i), Fields: fields}
}

// marketQuestions returns 100 requests for two words, one frequent and one rare.
func marketQuestions() []searchQuestion {
	random := rand.New(rand.NewPCG(8, 8))
	questions := make([]searchQuestion, 100)
	for i := range questions {
		q := searchQuestion{kind: search.FilterAndSort, words: []string{wordName(1 + random.IntN(40)), wordName(1 + random.IntN(marketWords))}}
		q.body = encode(map[string]any{
			"index": "markets", "size": 100, "sort_by": map[string]any{"field": "volume_num", "order": "desc"},
			"include": []map[string]any{{"filter": "match", "field": "question", "value": strings.Join(q.words, " ")}},
		})
		questions[i] = q
	}
	return questions
}

// boostQuestions returns 100 requests with two filters and eight boosts.
func boostQuestions() []searchQuestion {
	questions := make([]searchQuestion, 100)
	for i := range questions {
		boosts := []map[string]any{{"filter": "numeric", "field": "volume_24hr", "operator": ">", "value": float64(10 * i), "boost": 2}}
		for k := range 6 {
			boosts = append(boosts, map[string]any{"filter": "term", "field": "tags", "value": fmt.Sprintf("tag-%d", i+k), "boost": k})
		}
		boosts = append(boosts, map[string]any{"filter": "match", "field": "question", "value": wordName(i + 1)})
		questions[i] = searchQuestion{kind: search.Boost, body: encode(map[string]any{
			"index": "markets", "size": 100, "boost": boosts,
			"include": []map[string]any{{"filter": "term", "field": "active", "value": true}, {"filter": "date", "field": "end_date", "date_from": "2027-01-01"}},
		})}
	}
	return questions
}
