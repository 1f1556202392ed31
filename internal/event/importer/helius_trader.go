package importer

import (
	"math"
	"slices"
)

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
	case len(either) == 1 && len(both) == 0:
		return either[0]
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
