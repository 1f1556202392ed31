package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/big"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// blockSwaps is the number of swaps of a block, as in a busy one of Base.
const blockSwaps = 200

// What pools of Uniswap v2 and tokens are asked for, and the topics of Swap and Transfer.
const (
	uniswapV2    = "0x8909dc15e40173ff4699343b6eb8132c65e18ec6"
	dollar       = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913" // USDC
	swapTopic    = "0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822"
	moveTopic    = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
	askFactory   = "0xc45a0155"
	askToken0    = "0x0dfe1681"
	askToken1    = "0xd21220a7"
	askGetPair   = "0xe6a43905"
	askDecimals  = "0x313ce567"
	dollarDigits = 6
	tokenDigits  = 18
)

// chain is a chain of swaps whose answers are prepared: a server of JSON-RPC that does nothing but
// write them.
type chain struct {
	blocks, headers [][]byte // by number
	// the swaps by number of the block, and the transfers that wallets pay and receive, each without
	// the brackets of its list
	logs, paid, received [][]byte
	byHash               map[string]int    // number of a block
	pools                map[string]string // token of a pool
}

// fillChain makes a chain of the trades of a job, which must be of Base, and serves it.
func fillChain(_ context.Context, j *brokerJob) (*brokerResult, error) {
	c := &chain{byHash: map[string]int{}, pools: map[string]string{}}
	c.add(nil)
	decoder := event.NewDecoder(time.Now)
	var swaps []*smartmoney.Trade
	err := j.messages(func(_ int, message []byte) error {
		e, err := decoder.Decode(message)
		if err != nil {
			return err
		}
		if swaps = append(swaps, e.Trade); len(swaps) == blockSwaps {
			c.add(swaps)
			swaps = swaps[:0]
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if len(swaps) > 0 {
		c.add(swaps)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	server := &http.Server{Handler: c, ReadHeaderTimeout: time.Minute}
	go func() { _ = server.Serve(l) }() // until the process ends
	settings, err := json.Marshal(map[string]any{
		"chain": "base", "rpc": "http://" + l.Addr().String(), "from": "1", "requests_per_second": 0, "batch_size": 100, "poll": "50ms",
	})
	return &brokerResult{settings}, err
}

// add adds a block of swaps.
func (c *chain) add(swaps []*smartmoney.Trade) {
	number, at := len(c.blocks), begin()
	hash, parent := hexadecimal(ofTx|uint64(number), 32), hexadecimal(ofTx|uint64(number-1), 32)
	var txs, logs, paid, received []string
	for i, t := range swaps {
		at = t.TradedAt
		sum := sha256.Sum256([]byte(t.ID))
		tx, pool := "0x"+hex.EncodeToString(sum[:]), poolOf(t.Token)
		c.pools[pool] = t.Token
		txs = append(txs, fmt.Sprintf(`{"hash":%q,"from":%q,"to":%q,"value":"0x0","gas":"0x30d40","nonce":"0x1","input":"0x"}`, tx, t.Wallet, pool))
		log := func(at, topic, topic1, topic2, data string, index int) string {
			return fmt.Sprintf(`{"address":%q,"topics":[%q,%q,%q],"data":%q,"blockNumber":"0x%x","blockHash":%q,"transactionHash":%q,"transactionIndex":"0x%x","logIndex":"0x%x","removed":false}`,
				at, topic, topic1, topic2, data, number, hash, tx, i, 3*i+index)
		}
		sold, unitsSold, bought, unitsBought := dollar, units(t.AmountUSD, dollarDigits), t.Token, units(t.Quantity, tokenDigits)
		if t.Side == smartmoney.Sell {
			sold, unitsSold, bought, unitsBought = bought, unitsBought, sold, unitsSold
		}
		paid = append(paid, log(sold, moveTopic, asWord(t.Wallet), asWord(pool), fmt.Sprintf("0x%064x", unitsSold), 0))
		received = append(received, log(bought, moveTopic, asWord(pool), asWord(t.Wallet), fmt.Sprintf("0x%064x", unitsBought), 1))
		logs = append(logs, log(pool, swapTopic, fmt.Sprintf("0x%064d", 1), fmt.Sprintf("0x%064d", 2), swapData(t), 2))
	}
	fields := fmt.Sprintf(`"number":"0x%x","hash":%q,"parentHash":%q,"timestamp":"0x%x","logsBloom":"0x%s"`, number, hash, parent, at.Unix(), strings.Repeat("ff", 256))
	c.byHash[hash] = number
	c.headers = append(c.headers, []byte("{"+fields+"}"))
	c.blocks = append(c.blocks, []byte("{"+fields+`,"transactions":[`+strings.Join(txs, ",")+"]}"))
	c.logs = append(c.logs, []byte(strings.Join(logs, ",")))
	c.paid = append(c.paid, []byte(strings.Join(paid, ",")))
	c.received = append(c.received, []byte(strings.Join(received, ",")))
}

// asWord returns an address as a word of 32 bytes.
func asWord(address string) string {
	return "0x" + strings.Repeat("0", 24) + strings.TrimPrefix(address, "0x")
}

// poolOf returns the address of a token's pool.
func poolOf(token string) string { return "0x" + token[4:] + "00" }

// swapData returns the data of a Swap in a pool whose first token is the dollar.
func swapData(t *smartmoney.Trade) string {
	usd, quantity := units(t.AmountUSD, dollarDigits), units(t.Quantity, tokenDigits)
	zero := new(big.Int)
	if t.Side == smartmoney.Buy {
		return fmt.Sprintf("0x%064x%064x%064x%064x", usd, zero, zero, quantity)
	}
	return fmt.Sprintf("0x%064x%064x%064x%064x", zero, quantity, usd, zero)
}

// units returns an amount in a token's smallest units, at least one.
func units(amount float64, digits int) *big.Int {
	n, _ := big.NewFloat(math.Ceil(amount * math.Pow10(digits))).Int(nil)
	return n
}

// ServeHTTP answers one call or a batch of them.
func (c *chain) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the client is gone
	}
	type call struct {
		ID     json.RawMessage
		Method string
		Params []json.RawMessage
	}
	calls, batch := []call{{}}, bytes.HasPrefix(body, []byte("["))
	if batch {
		err = json.Unmarshal(body, &calls)
	} else {
		err = json.Unmarshal(body, &calls[0])
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	var out []byte
	for i, one := range calls {
		if i > 0 {
			out = append(out, ',')
		}
		out = append(append(append(out, `{"jsonrpc":"2.0","id":`...), one.ID...), `,"result":`...)
		out = append(c.answer(out, one.Method, one.Params), '}')
	}
	if batch {
		out = append(append([]byte("["), out...), ']')
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(out) // a client that is gone
}

// answer appends the answer to a call.
func (c *chain) answer(out []byte, method string, params []json.RawMessage) []byte {
	switch method {
	case "eth_chainId":
		return append(out, `"0x2105"`...)
	case "eth_getBlockByNumber", "eth_getBlockByHash":
		n, known := c.number(params[0])
		switch {
		case !known:
			return append(out, "null"...)
		case string(params[1]) == "true":
			return append(out, c.blocks[n]...)
		}
		return append(out, c.headers[n]...)
	case "eth_getLogs":
		return c.appendLogs(out, params[0])
	case "eth_call":
		return append(append(append(out, '"'), c.contract(params[0])...), '"')
	}
	return append(out, "null"...)
}

// number returns the number of the block that a number, a hash or "latest" names.
func (c *chain) number(raw json.RawMessage) (int, bool) {
	name := strings.Trim(string(raw), `"`)
	if name == "latest" {
		return len(c.blocks) - 1, true
	}
	if len(name) == 66 {
		n, known := c.byHash[name]
		return n, known
	}
	n, err := strconv.ParseInt(strings.TrimPrefix(name, "0x"), 16, 64)
	return int(n), err == nil && int(n) < len(c.blocks)
}

func (c *chain) appendLogs(out []byte, raw json.RawMessage) []byte {
	var filter struct {
		BlockHash, FromBlock, ToBlock json.RawMessage
		Topics                        []json.RawMessage
	}
	_ = json.Unmarshal(raw, &filter) // a filter without a block has no logs
	all := c.logs
	switch len(filter.Topics) { // of transfers, those of all wallets of the blocks are asked for
	case 2:
		all = c.paid
	case 3:
		all = c.received
	}
	first, known := c.number(filter.FromBlock)
	last, also := c.number(filter.ToBlock)
	if filter.BlockHash != nil {
		first, known = c.number(filter.BlockHash)
		last, also = first, true
	}
	out = append(out, '[')
	for n := first; known && also && n <= last; n++ {
		if out[len(out)-1] != '[' && len(all[n]) > 0 {
			out = append(out, ',')
		}
		out = append(out, all[n]...)
	}
	return append(out, ']')
}

// contract answers a call of a pool, a token or the factory.
func (c *chain) contract(raw json.RawMessage) string {
	var call struct{ To, Data string }
	_ = json.Unmarshal(raw, &call) // an unknown contract has no answer
	switch {
	case strings.HasPrefix(call.Data, askDecimals) && call.To == dollar:
		return fmt.Sprintf("0x%064x", dollarDigits)
	case strings.HasPrefix(call.Data, askDecimals):
		return fmt.Sprintf("0x%064x", tokenDigits)
	case strings.HasPrefix(call.Data, askFactory):
		return asWord(uniswapV2)
	case strings.HasPrefix(call.Data, askToken0):
		return asWord(dollar)
	case strings.HasPrefix(call.Data, askToken1):
		return asWord(c.pools[call.To])
	case strings.HasPrefix(call.Data, askGetPair):
		return asWord(poolOf("0x" + call.Data[len(call.Data)-40:]))
	}
	return "0x"
}

// baseBodies writes trades of Base until they are as many as those of a pass, and returns how many
// trades of the world that took.
func (d *databases) baseBodies(to *target) (b *bodies, used int, err error) {
	enough := errors.New("enough")
	b, err = writeBodies(d.s.dir, fmt.Sprintf("sources-%d", to.next), func(f func(*smartmoney.Trade) error) error {
		n := 0
		err := to.world.pass(to.next, 100*d.s.trades, func(t *smartmoney.Trade) error {
			if used++; t.Chain != smartmoney.Base {
				return nil
			}
			if n++; n > d.s.trades {
				return enough
			}
			return f(t)
		})
		if errors.Is(err, enough) {
			return nil
		}
		return err
	})
	return b, used, err
}
