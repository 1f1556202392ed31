package importer

import (
	"encoding/json"
	"io"
	"math"
	"strconv"

	"smartmoney/internal/smartmoney"
)

const nameHelius = "helius"

// Reasons of this format.
const (
	skipManyTokens = "more than two tokens changed hands"
	skipNoChange   = "nothing was exchanged"
)

// helius reads Helius' enhanced transactions of Solana, as a JSON array or
// newline-delimited. The swap is events.swap: outputs minus inputs per token, with SOL and
// wrapped SOL as one token. Exactly one token must be paid and one received. Failed
// transactions, those without events.swap (transfers, and swaps that Helius did not parse)
// and those with more tokens are skipped. The format has no USD amounts: a stablecoin
// side, the last SOL price derived from the file, or Settings.NativeUSD determines them.
// The id is the signature.
type helius struct{ settings Settings }

var _ Adapter = helius{}

// Name implements Adapter.
func (helius) Name() string { return nameHelius }

type heliusTx struct {
	Type             text            `json:"type"`
	FeePayer         text            `json:"feePayer"`
	Signature        text            `json:"signature"`
	Timestamp        text            `json:"timestamp"`
	Slot             text            `json:"slot"`
	TransactionError json.RawMessage `json:"transactionError"`
	Events           struct {
		Swap *heliusSwap `json:"swap"`
	} `json:"events"`
}

type heliusSwap struct {
	NativeInput  *heliusNative `json:"nativeInput"`
	NativeOutput *heliusNative `json:"nativeOutput"`
	TokenInputs  []heliusToken `json:"tokenInputs"`
	TokenOutputs []heliusToken `json:"tokenOutputs"`
}

type heliusNative struct {
	Account text `json:"account"`
	Amount  text `json:"amount"` // lamports
}

type heliusToken struct {
	UserAccount text `json:"userAccount"`
	Mint        text `json:"mint"`
	Raw         struct {
		Amount   text `json:"tokenAmount"`
		Decimals text `json:"decimals"`
	} `json:"rawTokenAmount"`
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

func (h helius) row(tx *heliusTx) (*row, string) {
	failed := string(tx.TransactionError)
	switch {
	case failed != "" && failed != "null":
		return nil, skipFailed
	case tx.Events.Swap == nil && tx.Type == "SWAP":
		return nil, "swap without events.swap"
	case tx.Events.Swap == nil:
		return nil, skipNoSwap
	case !isName(string(tx.Signature), maxHash):
		return nil, skipNoID
	}
	at, ok := parseUnix(string(tx.Timestamp))
	if !ok {
		return nil, skipTime
	}
	s, reason := tx.Events.Swap.swap()
	if reason != "" {
		return nil, reason
	}
	s.block = parseBlock(string(tx.Slot))
	if s.wallet == "" {
		s.wallet = string(tx.FeePayer)
	}
	if reason := s.check(h.settings); reason != "" {
		return nil, reason
	}
	signature := string(tx.Signature)
	return &row{at: at, ref: signature, id: signature, swap: s}, ""
}

// swap nets inputs against outputs. It returns the swap, or the reason to skip it.
func (hs *heliusSwap) swap() (*swap, string) {
	s := &swap{chain: smartmoney.Solana}
	net := map[string]float64{}
	add := func(mint, account, amount, decimals string, sign float64) bool {
		if s.wallet == "" {
			s.wallet = account
		}
		if mint == nativeSOL {
			mint = wrappedSOL
		}
		qty, err := strconv.ParseFloat(amount, 64)
		places, errPlaces := strconv.Atoi(decimals)
		net[mint] += sign * qty / math.Pow10(places)
		return err == nil && errPlaces == nil && qty >= 0
	}
	for _, token := range hs.TokenInputs {
		if !add(string(token.Mint), string(token.UserAccount), string(token.Raw.Amount), string(token.Raw.Decimals), -1) {
			return nil, skipAmount
		}
	}
	if in := hs.NativeInput; in != nil && !add(wrappedSOL, string(in.Account), string(in.Amount), "9", -1) {
		return nil, skipAmount
	}
	for _, token := range hs.TokenOutputs {
		if !add(string(token.Mint), string(token.UserAccount), string(token.Raw.Amount), string(token.Raw.Decimals), 1) {
			return nil, skipAmount
		}
	}
	if out := hs.NativeOutput; out != nil && !add(wrappedSOL, string(out.Account), string(out.Amount), "9", 1) {
		return nil, skipAmount
	}
	reason := s.fromNet(net)
	return s, reason
}

// fromNet sets the legs. It returns the reason to skip the swap, or "".
func (s *swap) fromNet(net map[string]float64) string {
	for _, mint := range sortedKeys(net) {
		var side *leg
		switch qty := net[mint]; {
		case qty > 0:
			side = &s.bought
		case qty < 0:
			side = &s.sold
		default:
			continue
		}
		if side.token != "" {
			return skipManyTokens
		}
		side.token, side.qty = mint, math.Abs(net[mint])
	}
	if s.bought.token == "" || s.sold.token == "" {
		return skipNoChange
	}
	return ""
}
