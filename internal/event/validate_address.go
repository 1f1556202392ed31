package event

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// Bounds of addresses and token ids, in characters (semantics 1).
const (
	evmLen          = 42 // "0x" and 40 hex digits
	minSolanaLen    = 32
	maxSolanaLen    = 44
	maxDecimalToken = 78
)

// walletAddress returns the wallet in normalised form.
func (d *Decoder) walletAddress(chain smartmoney.Chain) []byte {
	if chain == smartmoney.Solana {
		return d.solanaAddress(fieldWallet)
	}
	return d.evmAddress(fieldWallet)
}

// tokenAddress returns the token in normalised form.
func (d *Decoder) tokenAddress(chain smartmoney.Chain) []byte {
	switch chain {
	case smartmoney.Solana:
		return d.solanaAddress(fieldToken)
	case smartmoney.Polymarket:
		return d.decimalToken()
	default:
		return d.evmAddress(fieldToken)
	}
}

// evmAddress reads 0x and 40 hex digits and returns them in lower case.
func (d *Decoder) evmAddress(id fieldKey) []byte {
	v, ok := d.str(id, mustHave)
	if !ok {
		return nil
	}
	address, ok := d.lowerEVM(v.text)
	if !ok {
		d.failf(id, "%s must be 0x and 40 hex digits, got %q", id, clip(v.text))
	}
	return address
}

// lowerEVM returns text in lower case. It copies only if there is upper case.
func (d *Decoder) lowerEVM(text []byte) (address []byte, ok bool) {
	if len(text) != evmLen || text[0] != '0' || text[1] != 'x' {
		return nil, false
	}
	upper := false
	for _, c := range text[2:] {
		class := addressClass[c]
		if class&hexDigit == 0 {
			return nil, false
		}
		upper = upper || class&upperCase != 0
	}
	if !upper {
		return text, true
	}
	start := len(d.lower)
	for _, c := range text {
		if addressClass[c]&upperCase != 0 {
			c += 'a' - 'A'
		}
		d.lower = append(d.lower, c)
	}
	return d.lower[start:len(d.lower):len(d.lower)], true
}

// solanaAddress reads 32 to 44 base58 characters and keeps their case.
func (d *Decoder) solanaAddress(id fieldKey) []byte {
	v, ok := d.str(id, mustHave)
	if ok && !isSolana(v.text) {
		d.failf(id, "%s must be %d to %d base58 characters, got %q", id, minSolanaLen, maxSolanaLen, clip(v.text))
	}
	return v.text
}

func isSolana(text []byte) bool {
	if len(text) < minSolanaLen || len(text) > maxSolanaLen {
		return false
	}
	for _, c := range text {
		if addressClass[c]&base58 == 0 {
			return false
		}
	}
	return true
}

// decimalToken reads a polymarket token of 1 to 78 digits. It keeps every digit, so
// leading zeros make a different token.
func (d *Decoder) decimalToken() []byte {
	v, ok := d.str(fieldToken, mustHave)
	if ok && !isDecimalToken(v.text) {
		d.failf(fieldToken, "token must be a decimal string of 1 to %d digits, got %q", maxDecimalToken, clip(v.text))
	}
	return v.text
}

func isDecimalToken(text []byte) bool {
	if len(text) == 0 || len(text) > maxDecimalToken {
		return false
	}
	return skipDigits(text, 0) == len(text)
}

// Character classes of addresses, a bit set.
const (
	hexDigit  = 1 << iota
	upperCase // A to F
	base58
)

// addressClass maps each byte to its classes.
var addressClass = classify()

func classify() (class [256]uint8) {
	for _, c := range "0123456789abcdefABCDEF" {
		class[c] |= hexDigit
	}
	for _, c := range "ABCDEF" {
		class[c] |= upperCase
	}
	for _, c := range "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz" {
		class[c] |= base58
	}
	return class
}
