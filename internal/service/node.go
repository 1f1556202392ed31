package service

import (
	"context"
	"encoding/base64"
	"strings"

	"smartmoney/internal/smartmoney"
)

// Global ids are base64url of the type's name and what names the object in it.
const (
	signalIDPrefix = "Signal:"
	tokenIDPrefix  = "Token:"
)

func errID() error { return smartmoney.BadInput("id", "id must be a global id that an object gave") }

func sealID(prefix, name string) string {
	return base64.RawURLEncoding.EncodeToString([]byte(prefix + name))
}

// openID gives the name in a global id of a type; false for any other text.
func openID(id, prefix string) (name string, ok bool) {
	if len(id) > maxCursorText {
		return "", false
	}
	text, err := base64.RawURLEncoding.Strict().DecodeString(id)
	if err != nil {
		return "", false
	}
	name, ok = strings.CutPrefix(string(text), prefix)
	return name, ok && name != ""
}

// Node gives the object of a global id: a *smartmoney.Wallet, a *Token, or a *Signal
// of the log of the customer who asks; nil when there is none. What is no global id
// is a BAD_USER_INPUT error.
func (s *Service) Node(ctx context.Context, id string) (any, error) {
	if signalID, ok := openID(id, signalIDPrefix); ok {
		return node(s.signal(ctx, signalID))
	}
	if name, ok := openID(id, tokenIDPrefix); ok {
		chain, address, _ := strings.Cut(name, ":")
		normal, ok := normalToken(smartmoney.Chain(chain), address)
		if !smartmoney.Chain(chain).Valid() || !ok || normal != address {
			return nil, errID()
		}
		return node(s.Token(ctx, smartmoney.Chain(chain), address))
	}
	chain, address, err := decodeWalletID(id)
	if err != nil {
		return nil, err
	}
	return node(s.lookup(ctx, chain, address))
}

// node gives an object without its type, so that none is nil.
func node[T any](object *T, err error) (any, error) {
	if object == nil {
		return nil, err
	}
	return object, err
}
