package service

import (
	"encoding/base64"
	"encoding/binary"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// A cursor is opaque to callers: base64url of a version, a kind and a position. The
// position identifies the element and is no count, so that the next page continues
// correctly even if the list has changed.
const (
	cursorVersion = 1

	cursorWallet   = 1 // metric and window, value, score, address
	cursorPosition = 2 // index, token
	cursorTrade    = 3 // sequence number
	cursorClosing  = 4 // sequence number
	cursorValue    = 5 // value, index
	cursorFeed     = 6 // chain, sequence number

	maxCursorText = 256 // characters; longer text cannot be a cursor
	maxCursorName = 100 // bytes of an address or token in a cursor
)

func errCursor() error {
	return smartmoney.BadInput("after", "after must be a cursor returned by an earlier page of this list")
}

func encodeCursor(body []byte) string { return base64.RawURLEncoding.EncodeToString(body) }

// openCursor checks version and kind and returns the rest of the cursor.
func openCursor(kind byte, text string) ([]byte, error) {
	if len(text) > maxCursorText {
		return nil, errCursor()
	}
	body, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(body) < 2 || body[0] != cursorVersion || body[1] != kind {
		return nil, errCursor()
	}
	return body[2:], nil
}

// windowBits is the number of bits of a wallet's cursor that number the metric; the rest of the
// byte numbers the window, 0 for the whole life.
const windowBits = 4

func encodeWalletCursor(by smartmoney.RankBy, window smartmoney.Window, p rank.Cursor) string {
	body := make([]byte, 0, 3+16+len(p.Address))
	body = append(body, cursorVersion, cursorWallet, byte(slices.Index(smartmoney.RankBys(), by)|(window.Index()+1)<<windowBits))
	body = binary.BigEndian.AppendUint64(body, math.Float64bits(p.Value))
	body = binary.BigEndian.AppendUint64(body, math.Float64bits(p.Score))
	return encodeCursor(append(body, p.Address...))
}

// decodeWalletCursor returns the position in a cursor of the metric's order in a window, nil if
// text is nil.
func decodeWalletCursor(by smartmoney.RankBy, window smartmoney.Window, text *string) (*rank.Cursor, error) {
	if text == nil {
		return nil, nil
	}
	body, err := openCursor(cursorWallet, *text)
	if err != nil {
		return nil, err
	}
	if len(body) < 17 {
		return nil, errCursor()
	}
	metric, of := int(body[0]&(1<<windowBits-1)), int(body[0]>>windowBits)
	if metric >= len(smartmoney.RankBys()) || of > smartmoney.WindowCount {
		return nil, errCursor()
	}
	if of != window.Index()+1 {
		return nil, smartmoney.BadInput("after", "after must be a cursor of the same window")
	}
	if made := smartmoney.RankBys()[metric]; made != by {
		return nil, smartmoney.BadInput("after",
			"after must be a cursor of the same rankBy: it was returned for %s and is used with %s", made, by)
	}
	p := &rank.Cursor{
		Value:   math.Float64frombits(binary.BigEndian.Uint64(body[1:])),
		Score:   math.Float64frombits(binary.BigEndian.Uint64(body[9:])),
		Address: string(body[17:]),
	}
	if math.IsNaN(p.Value) || math.IsNaN(p.Score) || !plainName(p.Address) {
		return nil, errCursor()
	}
	return p, nil
}

func encodePositionCursor(index int, token string) string {
	body := make([]byte, 0, 2+binary.MaxVarintLen64+len(token))
	body = append(body, cursorVersion, cursorPosition)
	body = binary.AppendUvarint(body, uint64(index))
	return encodeCursor(append(body, token...))
}

// decodePositionCursor returns the index and the token of the position in the cursor.
func decodePositionCursor(text string) (index int, token string, err error) {
	body, err := openCursor(cursorPosition, text)
	if err != nil {
		return 0, "", err
	}
	at, n := binary.Uvarint(body)
	if n <= 0 || at > math.MaxInt32 || !plainName(string(body[n:])) {
		return 0, "", errCursor()
	}
	return int(at), string(body[n:]), nil
}

func encodeValueCursor(p ledger.ValuePlace) string {
	body := binary.BigEndian.AppendUint64([]byte{cursorVersion, cursorValue}, math.Float64bits(p.Value))
	return encodeCursor(binary.AppendUvarint(body, uint64(p.Index)))
}

// decodeValueCursor returns the place in a cursor of positions by value.
func decodeValueCursor(text string) (*ledger.ValuePlace, error) {
	body, err := openCursor(cursorValue, text)
	if err != nil {
		return nil, err
	}
	if len(body) < 9 {
		return nil, errCursor()
	}
	value := math.Float64frombits(binary.BigEndian.Uint64(body))
	at, n := binary.Uvarint(body[8:])
	if math.IsNaN(value) || n != len(body)-8 || at > math.MaxInt32 {
		return nil, errCursor()
	}
	return &ledger.ValuePlace{Value: value, Index: int(at)}, nil
}

// encodeSeqCursor returns a cursor that names an event of a chain's log by its sequence number.
func encodeSeqCursor(kind byte, seq int64) string {
	return encodeCursor(binary.BigEndian.AppendUint64([]byte{cursorVersion, kind}, uint64(seq)))
}

// decodeSeqCursor returns the sequence number in the cursor, at least 1.
func decodeSeqCursor(kind byte, text string) (int64, error) {
	body, err := openCursor(kind, text)
	if err != nil {
		return 0, err
	}
	if len(body) != 8 {
		return 0, errCursor()
	}
	seq := int64(binary.BigEndian.Uint64(body))
	if seq < 1 {
		return 0, errCursor()
	}
	return seq, nil
}

// plainName reports whether s may be an address or a token: letters and digits only.
func plainName(s string) bool {
	if s == "" || len(s) > maxCursorName {
		return false
	}
	for i := range len(s) {
		c := s[i]
		if (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
			return false
		}
	}
	return true
}
