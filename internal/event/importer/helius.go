package importer

import (
	"encoding/json"
	"io"
	"math"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const nameHelius = "helius"

// Reasons of this format.
const (
	skipManyTokens = "more than two tokens changed hands"
	skipNoChange   = "nothing was exchanged"
	skipUnparsed   = "swap without events.swap and without balance changes"
)

// helius reads Helius' enhanced transactions of Solana, as a JSON array or
// newline-delimited. The swap is events.swap: outputs minus inputs per token, with SOL and
// wrapped SOL as one token. Where Helius parsed no swap, it is what the trader's balances
// in accountData gained and lost. Exactly one token must be paid and one received. Failed
// transactions, transfers and those with more tokens are skipped. The wallet is who paid
// and received (helius_trader.go). The format has no USD amounts: a stablecoin
// side, the price of SOL derived from the file, or Settings.NativeUSD determines them.
// The id is the signature.
type helius struct{ settings Settings }

var _ Adapter = helius{}

// Name implements Adapter.
func (helius) Name() string { return nameHelius }

type heliusTx struct {
	Type             text            `json:"type"`
	Fee              text            `json:"fee"` // lamports
	FeePayer         text            `json:"feePayer"`
	Signature        text            `json:"signature"`
	Timestamp        text            `json:"timestamp"`
	Slot             text            `json:"slot"`
	TransactionError json.RawMessage `json:"transactionError"`
	Accounts         []heliusAccount `json:"accountData"`
	Events           struct {
		Swap *heliusSwap `json:"swap"`
	} `json:"events"`
}

type heliusSwap struct {
	NativeInput  *heliusNative `json:"nativeInput,omitempty"`
	NativeOutput *heliusNative `json:"nativeOutput,omitempty"`
	TokenInputs  []heliusToken `json:"tokenInputs"`
	TokenOutputs []heliusToken `json:"tokenOutputs"`
}

type heliusNative struct {
	Account text `json:"account"`
	Amount  text `json:"amount"` // lamports
}

type heliusToken struct {
	UserAccount text         `json:"userAccount"`
	Mint        text         `json:"mint"`
	Raw         heliusAmount `json:"rawTokenAmount"`
}

type heliusAmount struct {
	Amount   text `json:"tokenAmount"`
	Decimals text `json:"decimals"`
}

// quantity returns the amount in tokens, which may be below 0 where it is a change.
func (h heliusAmount) quantity() (float64, bool) {
	qty, err := strconv.ParseFloat(string(h.Amount), 64)
	places, errPlaces := strconv.Atoi(string(h.Decimals))
	return qty / math.Pow10(places), err == nil && errPlaces == nil
}

// Convert implements Adapter.
func (h helius) Convert(r io.Reader, emit func(Item) error) error {
	in, err := open(r)
	if err != nil {
		return err
	}
	out := newRows(h.settings, emit)
	bad := func(line int, reason string) error { return out.skip(line, reason, "") }
	err = eachJSON(in, func(line int, raw []byte) error {
		var tx heliusTx
		if err := json.Unmarshal(raw, &tx); err != nil {
			return bad(line, skipMalformed)
		}
		h.learnPools(out.pricer, &tx)
		parsed, reason := h.row(&tx)
		if reason != "" {
			return out.skip(line, reason, string(tx.Signature))
		}
		parsed.line = line
		return out.add(parsed)
	}, bad)
	if err != nil {
		return err
	}
	return out.close()
}

func (h *heliusTx) failed() bool {
	return len(h.TransactionError) > 0 && string(h.TransactionError) != "null"
}

func (h helius) row(tx *heliusTx) (*row, string) {
	signature := string(tx.Signature)
	switch {
	case tx.failed():
		return nil, skipFailed
	case tx.Events.Swap == nil && tx.Type != "SWAP" && tx.Type != "UNKNOWN":
		return nil, skipNoSwap
	case !isName(signature, maxHash):
		return nil, skipNoID
	}
	at, ok := parseUnix(string(tx.Timestamp))
	if !ok {
		return nil, skipTime
	}
	s, reason := h.swap(tx)
	if reason != "" {
		return nil, reason
	}
	s.block = parseBlock(string(tx.Slot))
	if reason := s.check(h.settings); reason != "" {
		return nil, reason
	}
	return &row{at: at, ref: signature, id: signature, equal: repeated, swap: s}, ""
}

// swap returns the swap that a transaction is, with its wallet, or the reason to skip it.
func (h helius) swap(tx *heliusTx) (*swap, string) {
	all := tx.balances()
	if named := tx.Events.Swap; named != nil && !named.empty() {
		s, reason := named.net()
		if reason != "" {
			return nil, reason
		}
		if s.wallet = h.trader(tx, s, all); s.wallet == "" {
			return nil, skipTrader
		}
		return s, ""
	}
	if tx.Type == "UNKNOWN" {
		s, reason := h.fromBalances(tx, all)
		if reason != "" || !all.exchanged(s) {
			return nil, skipNoSwap
		}
		return s, ""
	}
	if len(all) == 0 {
		return nil, skipUnparsed
	}
	return h.fromBalances(tx, all)
}

func (hs *heliusSwap) empty() bool {
	return hs.NativeInput == nil && hs.NativeOutput == nil && len(hs.TokenInputs) == 0 && len(hs.TokenOutputs) == 0
}

// net nets inputs against outputs. It returns the swap without its wallet, or the reason to skip
// it.
func (hs *heliusSwap) net() (*swap, string) {
	net := balance{}
	for sign, tokens := range map[float64][]heliusToken{-1: hs.TokenInputs, 1: hs.TokenOutputs} {
		for _, token := range tokens {
			qty, ok := token.Raw.quantity()
			if !ok || qty < 0 {
				return nil, skipAmount
			}
			net[solMint(string(token.Mint))] += sign * qty
		}
	}
	for sign, native := range map[float64]*heliusNative{-1: hs.NativeInput, 1: hs.NativeOutput} {
		if native == nil {
			continue
		}
		qty, ok := heliusAmount{native.Amount, "9"}.quantity()
		if !ok || qty < 0 {
			return nil, skipAmount
		}
		net[wrappedSOL] += sign * qty
	}
	return net.swap()
}

// solMint returns the mint under which a token is counted: SOL is wrapped SOL.
func solMint(mint string) string {
	if mint == nativeSOL {
		return wrappedSOL
	}
	return mint
}

// swap returns the exchange that a balance's changes are, or the reason why they are none.
func (b balance) swap() (*swap, string) {
	s := &swap{chain: smartmoney.Solana}
	for _, mint := range sortedKeys(b) {
		var side *leg
		switch qty := b[mint]; {
		case qty > 0:
			side = &s.bought
		case qty < 0:
			side = &s.sold
		default:
			continue
		}
		if side.token != "" {
			return nil, skipManyTokens
		}
		side.token, side.qty = mint, math.Abs(b[mint])
	}
	if s.bought.token == "" || s.sold.token == "" {
		return nil, skipNoChange
	}
	return s, ""
}

// HeliusSwap returns a transaction of Helius with what the format reads of its swap only, which it
// becomes the same trades of. ok is false for one that is skipped.
func HeliusSwap(raw []byte, s Settings) (short []byte, ok bool) {
	var tx heliusTx
	if json.Unmarshal(raw, &tx) != nil {
		return nil, false
	}
	r, reason := helius{s}.row(&tx)
	if reason != "" {
		return nil, false
	}
	side := func(l *leg) []heliusToken {
		return []heliusToken{{text(r.swap.wallet), text(l.token), heliusAmount{text(canonical(l.qty)), "0"}}}
	}
	var out struct {
		Type      string      `json:"type"`
		FeePayer  string      `json:"feePayer"`
		Signature string      `json:"signature"`
		Timestamp json.Number `json:"timestamp"`
		Slot      *int64      `json:"slot,omitempty"`
		Events    struct {
			Swap heliusSwap `json:"swap"`
		} `json:"events"`
	}
	out.Type, out.FeePayer, out.Signature, out.Slot = "SWAP", r.swap.wallet, r.id, r.swap.block
	out.Timestamp = json.Number(strconv.FormatInt(r.at.Unix(), 10))
	out.Events.Swap = heliusSwap{TokenInputs: side(&r.swap.sold), TokenOutputs: side(&r.swap.bought)}
	short, err := json.Marshal(out)
	return short, err == nil
}

// minPoolUSD is the least amount in USD that makes a price point of what a listed pool exchanged in
// a transaction.
const minPoolUSD = 100

// learnPools learns the price of SOL from what the vaults of listed pools gained and lost in a
// transaction.
func (h helius) learnPools(p *pricer, tx *heliusTx) {
	at, ok := parseUnix(string(tx.Timestamp))
	if len(h.settings.PricePools) == 0 || !ok || tx.failed() {
		return
	}
	type vaults struct{ sol, usd float64 }
	pools := map[string]*vaults{}
	for _, account := range tx.Accounts {
		for _, change := range account.Tokens {
			qty, ok := change.Raw.quantity()
			pool := string(change.UserAccount)
			if !ok || !h.settings.PricePools[pool] {
				continue
			}
			if pools[pool] == nil {
				pools[pool] = &vaults{}
			}
			switch mint := string(change.Mint); {
			case mint == wrappedSOL:
				pools[pool].sol += qty
			case h.settings.Quotes[smartmoney.Solana][mint] == Stable:
				pools[pool].usd += qty
			}
		}
	}
	for _, pool := range sortedKeys(pools) {
		if v := pools[pool]; v.sol*v.usd < 0 && math.Abs(v.usd) >= minPoolUSD {
			p.exchangePool(at, math.Abs(v.sol), math.Abs(v.usd))
		}
	}
}

// exchangePool learns the price of SOL from the swap of a listed pool.
func (p *pricer) exchangePool(at time.Time, sol, usd float64) {
	c := p.coins[smartmoney.Solana]
	c.exchange(at, sol, usd)
	p.coins[smartmoney.Solana] = c
}
