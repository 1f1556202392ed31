package importer

import (
	"bufio"
	"encoding/json"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"

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
// and received. The format has no USD amounts: a stablecoin
// side, the price of SOL derived from the file, or Settings.NativeUSD determines them.
// The id is the signature.
type helius struct{ settings Settings }

type heliusTx struct {
	Type             text            `json:"type"`
	Fee              text            `json:"fee"` // lamports
	FeePayer         text            `json:"feePayer"`
	Signature        text            `json:"signature"`
	Timestamp        text            `json:"timestamp"`
	Slot             text            `json:"slot"`
	TransactionError json.RawMessage `json:"transactionError"`
	Instructions     json.RawMessage `json:"instructions"`
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

func (h helius) read(in *bufio.Reader, out *rows) error {
	return eachJSON(in, func(line int, raw []byte) error {
		var tx heliusTx
		if err := json.Unmarshal(raw, &tx); err != nil {
			return out.bad(line, skipMalformed)
		}
		h.learnPools(out.pricer, &tx)
		parsed, reason := h.row(&tx)
		return out.put(line, parsed, reason, string(tx.Signature))
	}, out.bad)
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
	if len(h.settings.PricePools) == 0 || !ok || tx.failed() || p.ahead(at) {
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
		if v := pools[pool]; v.sol*v.usd < 0 && math.Abs(v.usd) >= minPoolUSD && tx.calledOnce(pool) {
			c := p.coins[smartmoney.Solana]
			c.exchange(at, math.Abs(v.sol), math.Abs(v.usd))
			p.coins[smartmoney.Solana] = c
		}
	}
}

// heliusCall is a call of a program in a transaction.
type heliusCall struct {
	Program  text   `json:"programId"`
	Accounts []text `json:"accounts"`
}

// The programs of tokens, which swaps call in turn.
const (
	tokenProgram     = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
	token2022Program = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"
)

// calledOnce reports whether no program but those of tokens was called with a pool more than once,
// if the transaction has its instructions: who adds liquidity beside a swap, and takes it out
// later, would set the price to what it likes.
func (h *heliusTx) calledOnce(pool string) bool {
	if len(h.Instructions) == 0 || string(h.Instructions) == "null" {
		return true
	}
	var calls []struct {
		heliusCall
		Inner []heliusCall `json:"innerInstructions"`
	}
	if json.Unmarshal(h.Instructions, &calls) != nil {
		return false
	}
	by := map[text]bool{}
	for i := range calls {
		for _, call := range append(calls[i].Inner, calls[i].heliusCall) {
			if call.Program == tokenProgram || call.Program == token2022Program || !slices.Contains(call.Accounts, text(pool)) {
				continue
			}
			if by[call.Program] {
				return false
			}
			by[call.Program] = true
		}
	}
	return true
}

// heliusAccount is an account of a transaction with what it gained and lost.
type heliusAccount struct {
	Account text          `json:"account"`
	Native  text          `json:"nativeBalanceChange"` // lamports
	Tokens  []heliusToken `json:"tokenBalanceChanges"`
}

// balance has what somebody gained of each token, in tokens; what was lost is below 0.
type balance map[string]float64

// balances are those of the owners of a transaction's accounts.
type balances map[string]balance

// solDust is how much SOL may be gained or lost beside an exchange of two other tokens: tips,
// deposits of accounts.
const solDust = 0.02

// balances adds up what the owners of a transaction's accounts gained and lost, without its fee.
// The SOL of a token account is its owner's, so that the deposit of a new account is no cost.
func (h *heliusTx) balances() balances {
	all := balances{}
	add := func(owner, mint string, qty float64) {
		if owner == "" || qty == 0 {
			return
		}
		if all[owner] == nil {
			all[owner] = balance{}
		}
		sum := all[owner][mint] + qty
		if math.Abs(sum) <= sumError*math.Abs(qty) {
			sum = 0
		}
		all[owner][mint] = sum
	}
	for _, account := range h.Accounts {
		owner := string(account.Account)
		native, _ := heliusAmount{account.Native, "9"}.quantity()
		for _, change := range account.Tokens {
			owner = string(change.UserAccount)
			qty, ok := change.Raw.quantity()
			switch mint := string(change.Mint); {
			case !ok:
			case mint != wrappedSOL:
				add(owner, mint, qty)
			case native == 0:
				native = qty
			}
		}
		add(owner, wrappedSOL, native)
	}
	if len(all) > 0 {
		fee, _ := heliusAmount{h.Fee, "9"}.quantity()
		add(string(h.FeePayer), wrappedSOL, fee)
	}
	return all
}

// exchange returns the swap that an owner's changes are, or the reason why they are none. A little
// SOL beside two other tokens does not count.
func (b balances) exchange(owner string) (*swap, string) {
	own := b[owner]
	if sol := own[wrappedSOL]; sol != 0 && math.Abs(sol) <= solDust {
		others := balance{}
		for mint, qty := range own {
			if mint != wrappedSOL {
				others[mint] = qty
			}
		}
		if s, reason := others.swap(); reason == "" {
			return s, ""
		}
	}
	return own.swap()
}

// paid reports whether an owner gave what was sold and got what was bought; took, whether it was
// the other way round, as of a pool.
func (b balances) paid(owner string, s *swap) bool {
	return b[owner][s.sold.token] < 0 && b[owner][s.bought.token] > 0
}

func (b balances) took(owner string, s *swap) bool {
	return b[owner][s.sold.token] > 0 && b[owner][s.bought.token] < 0
}

// exchanged reports whether others than the wallet gave what it bought and got what it sold, so
// that no token was minted.
func (b balances) exchanged(s *swap) bool {
	gave, got := false, false
	for owner, own := range b {
		if owner != s.wallet {
			gave, got = gave || own[s.bought.token] < 0, got || own[s.sold.token] > 0
		}
	}
	return gave && got
}

// isPool reports whether an account belongs to a program that holds tokens of many, by name.
func (h helius) isPool(account string) bool {
	return authorities[account] || h.settings.Authorities[account]
}

// trader returns the wallet of a swap that events.swap names: who paid and received, never the
// authority of a pool, which Helius names as owner of a side for some programs. It returns "" if
// that cannot be told.
func (h helius) trader(tx *heliusTx, s *swap, all balances) string {
	payer := string(tx.FeePayer)
	inputs, outputs := tx.Events.Swap.owners()
	isTrader := func(account string) bool { return account != "" && !h.isPool(account) && !all.took(account, s) }
	inputs = slices.DeleteFunc(inputs, func(a string) bool { return !isTrader(a) })
	outputs = slices.DeleteFunc(outputs, func(a string) bool { return !isTrader(a) })
	var both []string
	for _, account := range inputs {
		if slices.Contains(outputs, account) && !slices.Contains(both, account) {
			both = append(both, account)
		}
	}
	either := slices.Concat(inputs, outputs)
	slices.Sort(either)
	either = slices.Compact(either)
	switch {
	case slices.Contains(both, payer):
		return payer
	case len(both) == 1:
		return both[0]
	case slices.Contains(either, payer), all.paid(payer, s):
		return payer
	}
	if owner := h.onlyOwner(all, func(owner string) bool { return all.paid(owner, s) }); owner != "" {
		return owner
	}
	switch {
	case len(either) == 1 && len(both) == 0 && (len(all) == 0 || all[either[0]][s.sold.token] < 0):
		return either[0] // who only receives need not know of it
	case len(either) == 0 && len(all) == 0 && !h.isPool(payer):
		return payer // who signed is all that is known
	}
	return ""
}

// owners returns the accounts that a swap names as those who paid and who received.
func (hs *heliusSwap) owners() (inputs, outputs []string) {
	for _, token := range hs.TokenInputs {
		inputs = append(inputs, string(token.UserAccount))
	}
	for _, token := range hs.TokenOutputs {
		outputs = append(outputs, string(token.UserAccount))
	}
	if hs.NativeInput != nil {
		inputs = append(inputs, string(hs.NativeInput.Account))
	}
	if hs.NativeOutput != nil {
		outputs = append(outputs, string(hs.NativeOutput.Account))
	}
	return inputs, outputs
}

// onlyOwner returns the only owner with a property that can be a wallet, "" if there is none or
// more than one. An address off the curve has no key: it belongs to a program.
func (h helius) onlyOwner(all balances, fits func(owner string) bool) string {
	only := ""
	for _, owner := range sortedKeys(all) {
		if !fits(owner) || h.isPool(owner) || !onCurve(owner) {
			continue
		}
		if only != "" {
			return ""
		}
		only = owner
	}
	return only
}

// fromBalances returns the swap that the balances of a transaction show: that of who paid its fee,
// else of the only wallet that exchanged two tokens.
func (h helius) fromBalances(tx *heliusTx, all balances) (*swap, string) {
	wallet := string(tx.FeePayer)
	s, reason := all.exchange(wallet)
	if reason != "" || h.isPool(wallet) {
		only := h.onlyOwner(all, func(owner string) bool {
			_, none := all.exchange(owner)
			return none == ""
		})
		switch {
		case only != "":
			wallet = only
			s, _ = all.exchange(only)
		case reason == skipManyTokens:
			return nil, reason
		default:
			return nil, skipTrader
		}
	}
	s.wallet = wallet
	return s, ""
}

// authorities are accounts of Solana that own the vaults of many pools or lend their accounts to
// traders, and never are the trader. Each but Invariant's and Jupiter's is the address that its
// program derives from a seed, checked by TestAuthorities.
var authorities = map[string]bool{
	// Raydium AMM v4: program 675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8, seed "amm authority"
	"5Q544fKrFoe6tsEbD7S8EmxGTJYAKtTVhAW5Q5pge4j1": true,
	// Raydium CPMM: CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C, "vault_and_lp_mint_auth_seed"
	"GpMZbSM2GgvTKHJirzeGfMFoaZ8UR2X7F4v8vHTvxFbL": true,
	// Raydium LaunchLab: LanMV9sAd7wArD4vJFi2qDdfnVhFxYSUg6eADduJ3uj, "vault_auth_seed"
	"WLHv2UAZm6z4KyaaELi5pjdbJh6RESMva1Rnn8pJVVh": true,
	// Meteora DAMM v2: cpamdpZCGKUy5JxQXB4dcpGPiikHawvSWAd6mEn1sGG, "pool_authority"
	"HLnpSz9h2S4hiLQ43rnSD9XkcUThA7B8hQMKmDaiTLcC": true,
	// Meteora DBC: dbcij3LWUppWqq96dh6gJWwBifmcGfLSB5D4DuSMaqN, "pool_authority"
	"FhVo3mqL8PW5pH5U2CN4XE33DokiyZnUwuGpH2hmHLuM": true,
	// Invariant: owns the vaults of several pools of recorded transactions
	"J4uBbeoWpZE8fH58PM1Fp9n9K6f1aThyeVCyRdJbaXqt": true,
	// Jupiter: passes tokens on in recorded transactions
	"HFqp6ErWHY6Uzhj8rFyjYuDya2mXUpYEk8VW75K9PSiY": true,
}

const base58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

// onCurve reports whether an address of Solana is a point of the curve ed25519, as every address
// with a key is. Addresses that programs derive are not.
func onCurve(address string) bool {
	n := new(big.Int)
	for _, c := range []byte(address) {
		digit := strings.IndexByte(base58, c)
		if digit < 0 {
			return false
		}
		n.Add(n.Mul(n, big.NewInt(int64(len(base58)))), big.NewInt(int64(digit)))
	}
	const size = 32
	if n.BitLen() > 8*size {
		return false
	}
	var key [size]byte
	n.FillBytes(key[:])
	key[size-1] &= 0x7f // the sign of x; the number is little-endian
	slices.Reverse(key[:])
	return hasX(new(big.Int).SetBytes(key[:]))
}

// hasX reports whether the curve -x² + y² = 1 + d·x²·y² of ed25519 has a point with an y.
func hasX(y *big.Int) bool {
	one := big.NewInt(1)
	p := new(big.Int).Sub(new(big.Int).Lsh(one, 255), big.NewInt(19))
	if y.Cmp(p) >= 0 {
		return false
	}
	d := new(big.Int).ModInverse(big.NewInt(121666), p)
	d.Mod(d.Mul(d, big.NewInt(-121665)), p)
	square := new(big.Int).Mul(y, y)
	over := new(big.Int).Sub(square, one)
	under := new(big.Int).Add(new(big.Int).Mul(d, square), one)
	under.ModInverse(under.Mod(under, p), p)
	x2 := over.Mod(over.Mul(over, under), p)
	return big.Jacobi(x2, p) >= 0
}
