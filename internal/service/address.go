package service

import (
	"encoding/base64"
	"strings"

	"smartmoney/internal/smartmoney"
)

const walletIDPrefix = "Wallet:"

// WalletID returns the global id of a wallet.
func WalletID(w *smartmoney.Wallet) string {
	return string(AppendWalletID(nil, w))
}

// AppendWalletID appends the global id of a wallet to dst. It allocates only if dst has too
// little capacity.
func AppendWalletID(dst []byte, w *smartmoney.Wallet) []byte {
	var buffer [96]byte
	text := append(buffer[:0], walletIDPrefix...)
	text = append(text, w.Chain...)
	text = append(text, ':')
	text = append(text, w.Address...)
	return base64.RawURLEncoding.AppendEncode(dst, text)
}

// decodeWalletID returns the chain and the normalised address of a wallet's global id.
func decodeWalletID(id string) (smartmoney.Chain, string, error) {
	bad := errID()
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

// normalAddress returns a wallet's address in the stored form, or a BAD_USER_INPUT error.
func normalAddress(chain smartmoney.Chain, address string) (string, error) {
	normal, ok := smartmoney.NormalAddress(chain, address)
	if ok {
		return normal, nil
	}
	return "", smartmoney.BadInput("address", "address must be %s on %s, got %s", addressForm(chain), chain, smartmoney.Shown(address))
}

// addressForm describes the addresses of the chain for an error message.
func addressForm(chain smartmoney.Chain) string {
	if chain == smartmoney.Solana {
		return "32 to 44 base58 characters"
	}
	return "0x and 40 hexadecimal digits"
}
