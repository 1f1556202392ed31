package service

import (
	"context"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"

	"smartmoney/internal/answer"
	"smartmoney/internal/smartmoney"
)

// Global ids are base64url of the type's name and what names the object in it.
const (
	signalIDPrefix = "Signal:"
	tokenIDPrefix  = "Token:"
	tradeIDPrefix  = "Trade:"
)

func errID() error { return smartmoney.BadInput("id", "id must be a global id that an object gave") }

func sealID(prefix, name string) string {
	return base64.RawURLEncoding.EncodeToString([]byte(prefix + name))
}

// openID returns the name in a global id of a type; false for any other text.
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

// AppendTradeID appends the global id of a trade: its place in its chain's log, which
// stays the same for ever.
func AppendTradeID(dst []byte, t *smartmoney.LoggedTrade) []byte {
	var room [64]byte
	text := append(room[:0], tradeIDPrefix...)
	text = append(text, t.Chain...)
	text = strconv.AppendInt(append(text, ':'), t.Seq, 10)
	return base64.RawURLEncoding.AppendEncode(dst, text)
}

// TradeID is the global id of a trade.
func TradeID(t *smartmoney.LoggedTrade) string { return string(AppendTradeID(nil, t)) }

// tradeOf returns the trade that a global id names by chain and place.
func (s *Service) tradeOf(ctx context.Context, name string) (*smartmoney.LoggedTrade, error) {
	chain, place, _ := strings.Cut(name, ":")
	seq, err := strconv.ParseInt(place, 10, 64)
	if !smartmoney.Chain(chain).Valid() || err != nil || seq < 1 || strconv.FormatInt(seq, 10) != place {
		return nil, errID()
	}
	answer.From(ctx).NoStore()
	t, err := s.history.Trade(ctx, smartmoney.Chain(chain), seq)
	if err != nil {
		return nil, fmt.Errorf("trade %d of %s: %w", seq, chain, err)
	}
	return t, nil
}

// Node returns the object of a global id: a *smartmoney.Wallet, a *Token, a
// *smartmoney.LoggedTrade, or a *Signal of the log of the customer who asks; nil when
// there is none. What is no global id
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
	if name, ok := openID(id, tradeIDPrefix); ok {
		return node(s.tradeOf(ctx, name))
	}
	chain, address, err := decodeWalletID(id)
	if err != nil {
		return nil, err
	}
	return node(s.lookup(ctx, chain, address))
}

// node returns an object without its type, so that none is nil.
func node[T any](object *T, err error) (any, error) {
	if object == nil {
		return nil, err
	}
	return object, err
}
