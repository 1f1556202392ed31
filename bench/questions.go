package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// document requests a page of 50 with every field of interface 2.1.
const document = `query($by: RankBy!, $window: Window, $filter: WalletFilter) { wallets(first: 50, rankBy: $by, window: $window, filter: $filter) { nodes {
 rank walletAddress chain traderScore totalBuyVolumeUsd totalSellVolumeUsd netPnlUsd realizedPnlUsd tradeCount buyCount sellCount
 winRate trueWinRate winningPositions closedPositions tokensTraded avgTradeSizeUsd largestTradeUsd lastTradeTime firstTradeTime
} totalCount } }`

// question is a request for a leaderboard, in both interfaces.
type question struct {
	by        smartmoney.RankBy
	minTokens int
	minClosed int
	maxBuyVol string // a JSON number; may contain a slot
	window    smartmoney.Window
	asOf      string // of a past leaderboard, RFC 3339; "": the present one
}

// inWindow returns the same questions about a window.
func inWindow(w smartmoney.Window, questions []question) []question {
	for i := range questions {
		questions[i].window = w
	}
	return questions
}

// asked returns the common requests: 20 filters for each of 10 metrics. All have been sent
// before anything is measured.
func asked() []question {
	var all []question
	for _, by := range smartmoney.RankBys() {
		for i := range 20 {
			all = append(all, question{by: by, minTokens: 1 + i%5, minClosed: i % 2, maxBuyVol: fmt.Sprintf("%d000000", 10+i)})
		}
	}
	return all
}

// differing returns the same requests, each with a new text: the largest buy volume has
// digits beyond the precision of a float64. The request is never repeated, while its filter
// was used before.
func differing() []question {
	all := asked()
	for i := range all {
		all[i].maxBuyVol += ".0000000000000" + slot
	}
	return all
}

// unasked returns requests whose filter is new each time, loose ones and strict ones.
func unasked() []question {
	var all []question
	for i, by := range smartmoney.RankBys() {
		// 5000 to 3,650,000 USD, with the slot in the billionths, which a float64 can distinguish.
		all = append(all, question{by: by, minTokens: i % 4, minClosed: i / 2 % 2, maxBuyVol: fmt.Sprintf("%d%se-9", 5*(1+i*i*i), slot)})
	}
	return all
}

func (q question) rest() string {
	address := fmt.Sprintf("/v3/alpha/leaderboard?limit=50&rank_by=%s&min_trades=0&min_tokens=%d&min_closed=%d&max_buy_vol=%s",
		q.by, q.minTokens, q.minClosed, q.maxBuyVol)
	if q.window != smartmoney.WholeLife {
		address += "&window=" + string(q.window)
	}
	if q.asOf != "" {
		address += "&as_of=" + q.asOf
	}
	return address
}

func (q question) graphql() string {
	text, err := json.Marshal(document)
	if err != nil {
		panic("BUG: a constant cannot be encoded: " + err.Error())
	}
	window := "null"
	if q.window != smartmoney.WholeLife {
		window = fmt.Sprintf("%q", strings.ToUpper(string(q.window)))
	}
	return fmt.Sprintf(`{"query":%s,"variables":{"by":%q,"window":%s,"filter":{"minTrades":0,"minTokens":%d,"minClosed":%d,"maxBuyVol":%s}}}`,
		text, strings.ToUpper(string(q.by)), window, q.minTokens, q.minClosed, q.maxBuyVol)
}

// overREST encodes questions as REST requests.
func overREST(key string, questions []question) []string {
	var all []string
	for _, q := range questions {
		all = append(all, fmt.Sprintf("GET %s HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer %s\r\n\r\n", q.rest(), key))
	}
	return all
}

// overGraphQL encodes questions as GraphQL requests.
func overGraphQL(key string, questions []question) []string {
	var all []string
	for _, q := range questions {
		body := q.graphql()
		all = append(all, fmt.Sprintf("POST /graphql HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer %s\r\n"+
			"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", key, len(body), body))
	}
	return all
}
