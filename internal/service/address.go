package service

import (
	"encoding/base64"
	"strings"

	"smartmoney/internal/smartmoney"
)

const walletIDPrefix = "Wallet:"

// WalletID is the global id of a wallet.
func WalletID(w *smartmoney.Wallet) string {
	return string(AppendWalletID(nil, w))
}

// AppendWalletID appends the global id of a wallet; it takes no more memory than
// dst has room for.
func AppendWalletID(dst []byte, w *smartmoney.Wallet) []byte {
	var room [96]byte
	text := append(room[:0], walletIDPrefix...)
	text = append(text, w.Chain...)
	text = append(text, ':')
	text = append(text, w.Address...)
	return base64.RawURLEncoding.AppendEncode(dst, text)
}

// decodeWalletID gives the chain and the normalised address of a global id.
func decodeWalletID(id string) (smartmoney.Chain, string, error) {
	bad := smartmoney.BadInput("id", "id must be a global id that an object gave")
	if len(id) > maxCursorText {
		return "", "", bad
	}
	text, err := base64.RawURLEncoding.Strict().DecodeString(id)
	if err != nil {
		return "", "", bad
	}
	rest, ok := strings.CutPrefix(string(text), walletIDPrefix)
	chain, address, found := strings.Cut(rest, ":")
	if !ok || !found || !smartmoney.Chain(chain).Valid() {
		return "", "", bad
	}
	normal, err := normalAddress(smartmoney.Chain(chain), address)
	if err != nil || normal != address {
		return "", "", bad
	}
	return smartmoney.Chain(chain), address, nil
}

// normalAddress gives a wallet's address as the chain's wallets are kept (semantics 1):
// hexadecimal in lower case, base58 as it is.
func normalAddress(chain smartmoney.Chain, address string) (string, error) {
	if chain == smartmoney.Solana {
		if len(address) < 32 || len(address) > 44 || strings.Trim(address, base58) != "" {
			return "", smartmoney.BadInput("address",
				"address must be 32 to 44 base58 characters on %s, got %s", chain, shown(address))
		}
		return address, nil
	}
	lower := strings.ToLower(address)
	digits, ok := strings.CutPrefix(lower, "0x")
	if !ok || len(digits) != 40 || strings.Trim(digits, "0123456789abcdef") != "" {
		return "", smartmoney.BadInput("address",
			"address must be 0x and 40 hexadecimal digits on %s, got %s", chain, shown(address))
	}
	return lower, nil
}

const base58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

// shown is a caller's text as an error repeats it: quoted and not endless.
func shown(text string) string {
	if runes := []rune(text); len(runes) > 80 {
		text = string(runes[:80]) + "…"
	}
	return `"` + text + `"`
}
