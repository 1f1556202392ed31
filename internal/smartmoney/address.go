package smartmoney

import "strings"

const (
	hexDigits    = "0123456789abcdef"
	base58Digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
)

// NormalAddress returns a wallet's address in the stored form (semantics 1): hexadecimal
// in lower case, base58 on solana unchanged. ok is false if address is not an address of
// the chain. Tokens of base, ethereum and solana follow the same rule.
func NormalAddress(chain Chain, address string) (normal string, ok bool) {
	if chain == Solana {
		return address, len(address) >= 32 && len(address) <= 44 && strings.Trim(address, base58Digits) == ""
	}
	normal = strings.ToLower(address)
	digits, prefixed := strings.CutPrefix(normal, "0x")
	return normal, prefixed && len(digits) == 40 && strings.Trim(digits, hexDigits) == ""
}
