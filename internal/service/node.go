package service

import (
	"context"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// A global id is base64url of the type's name and a name that is unique within the type.
const (
	signalIDPrefix = "Signal:"
	tokenIDPrefix  = "Token:"
	tradeIDPrefix  = "Trade:"

	webhookIDPrefix = "Webhook:"
)

// entryMark stands between the id of a signal and the sequence of its entry in a global id.
const entryMark = "#"

// cutEntry returns the id of a signal, and the sequence of its entry, that the name in a global id
// has: 0 in older ids, which have none.
func cutEntry(name string) (signalID string, sequence int64) {
	signalID, number, _ := strings.Cut(name, entryMark)
	sequence, err := strconv.ParseInt(number, 10, 64)
	if err != nil || sequence < 1 {
		return name, 0
	}
	return signalID, sequence
}

func errID() error { return smartmoney.BadInput("id", "id must be a global id returned by this API") }

func encodeID(prefix, name string) string {
	return base64.RawURLEncoding.EncodeToString([]byte(prefix + name))
}

// decodeID returns the name in a global id of a type; ok is false for any other text, and for a
// name that a database could not compare with.
func decodeID(id, prefix string) (name string, ok bool) {
	if len(id) > maxCursorText {
		return "", false
	}
	text, err := base64.RawURLEncoding.Strict().DecodeString(id)
	if err != nil {
		return "", false
	}
	name, ok = strings.CutPrefix(string(text), prefix)
	return name, ok && name != "" && utf8.ValidString(name) && !strings.ContainsRune(name, 0)
}

// AppendTradeID appends the global id of a trade to dst: its chain and sequence number,
// which never change.
func AppendTradeID(dst []byte, t *smartmoney.LoggedTrade) []byte {
	var buffer [64]byte
	text := append(buffer[:0], tradeIDPrefix...)
	text = append(text, t.Chain...)
	text = strconv.AppendInt(append(text, ':'), t.Seq, 10)
	return base64.RawURLEncoding.AppendEncode(dst, text)
}

// TradeID returns the global id of a trade.
func TradeID(t *smartmoney.LoggedTrade) string { return string(AppendTradeID(nil, t)) }

// tradeOf returns the trade named by chain and sequence number in a global id.
func (s *Service) tradeOf(ctx context.Context, name string) (*smartmoney.LoggedTrade, error) {
	chain, number, _ := strings.Cut(name, ":")
	seq, err := strconv.ParseInt(number, 10, 64)
	if !smartmoney.Chain(chain).Valid() || err != nil || seq < 1 || strconv.FormatInt(seq, 10) != number {
		return nil, errID()
	}
	s.reads.NoStore()
	t, err := s.opts.Events.Trade(ctx, smartmoney.Chain(chain), seq)
	if err != nil {
		return nil, fmt.Errorf("trade %d of %s: %w", seq, chain, err)
	}
	return t, nil
}

// Node returns the object with a global id: a *smartmoney.Wallet, a *Token, a
// *smartmoney.LoggedTrade, or a *Signal of the calling customer's log or a *Webhook of the calling
// customer; nil if there is none. It returns a BAD_USER_INPUT error if id is not a global id.
func (s *Service) Node(ctx context.Context, id string) (any, error) {
	if signalID, ok := decodeID(id, signalIDPrefix); ok {
		return node(s.signalNamed(ctx, signalID))
	}
	if name, ok := decodeID(id, tokenIDPrefix); ok {
		chain, address, _ := strings.Cut(name, ":")
		normal, ok := normalToken(smartmoney.Chain(chain), address)
		if !smartmoney.Chain(chain).Valid() || !ok || normal != address {
			return nil, errID()
		}
		return node(s.Token(ctx, smartmoney.Chain(chain), address))
	}
	if name, ok := decodeID(id, tradeIDPrefix); ok {
		return node(s.tradeOf(ctx, name))
	}
	if _, ok := decodeID(id, webhookIDPrefix); ok {
		return node(s.webhookByID(ctx, id))
	}
	w, err := decodeWalletID(id)
	if err != nil {
		return nil, err
	}
	return node(s.lookup(ctx, w.Chain, w.Address, smartmoney.WholeLife))
}

// node converts a nil pointer to a nil interface.
func node[T any](object *T, err error) (any, error) {
	if object == nil {
		return nil, err
	}
	return object, err
}

const walletIDPrefix = "Wallet:"

// WalletID returns the global id of a wallet with its numbers: those of a window or of a past day
// have an id of their own, so that no cache takes them for those of another.
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
	if w.Span != "" {
		text = append(append(text, '@'), w.Span...)
	}
	return base64.RawURLEncoding.AppendEncode(dst, text)
}

// decodeWalletID returns the wallet that a global id names: its chain, its normalised address and
// its span.
func decodeWalletID(id string) (smartmoney.Wallet, error) {
	name, ok := decodeID(id, walletIDPrefix)
	chain, rest, found := strings.Cut(name, ":")
	address, span, spans := strings.Cut(rest, "@")
	w := smartmoney.Wallet{Chain: smartmoney.Chain(chain), Address: address, Span: span}
	if !ok || !found || !w.Chain.Valid() || spans && !validSpan(span) {
		return smartmoney.Wallet{}, errID()
	}
	if normal, err := normalAddress(w.Chain, address); err != nil || normal != address {
		return smartmoney.Wallet{}, errID()
	}
	return w, nil
}

// validSpan reports whether a text is the span of a leaderboard: a window or a day.
func validSpan(span string) bool {
	if window := smartmoney.Window(span); window != smartmoney.WholeLife && window.Index() >= 0 {
		return true
	}
	day, err := time.Parse(time.DateOnly, span)
	return err == nil && day.Format(time.DateOnly) == span
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
