package importer

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Addresses of the chains' own coins, wrapped or not.
const (
	zeroAddress = "0x0000000000000000000000000000000000000000"
	etherMarker = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"
	opStackWETH = "0x4200000000000000000000000000000000000006" // the same on every OP Stack chain
	wrappedSOL  = "So11111111111111111111111111111111111111112"
	nativeSOL   = "11111111111111111111111111111111"
)

// WrappedSOL is the mint of Solana's coin as a token.
const WrappedSOL = wrappedSOL

// text is a JSON value that providers write either as a string or as a number: the
// string's characters, or the literal of any other value. Null is empty.
type text string

// UnmarshalJSON implements json.Unmarshaler. It accepts any value.
func (t *text) UnmarshalJSON(raw []byte) error {
	if string(raw) == "null" {
		*t = ""
		return nil
	}
	if raw[0] != '"' {
		*t = text(raw)
		return nil
	}
	var s string
	if err := json.Unmarshal(raw, &s); err != nil {
		return err
	}
	*t = text(s)
	return nil
}

// positive parses a finite number above 0.
func positive(s string) (float64, bool) {
	f, err := strconv.ParseFloat(strings.TrimSpace(s), 64)
	return f, err == nil && f > 0 && !math.IsInf(f, 0)
}

// usable reports whether f is valid as a number of a trade.
func usable(f float64) bool { return f > 0 && !math.IsInf(f, 0) }

// canonical formats a number independently of how the file wrote it.
func canonical(f float64) string { return strconv.FormatFloat(f, 'g', -1, 64) }

// parseTime parses the time formats of the files. A time without a zone is UTC.
func parseTime(s string) (time.Time, bool) {
	s = strings.TrimSuffix(strings.TrimSpace(s), " UTC")
	for _, layout := range []string{
		time.RFC3339Nano, "2006-01-02 15:04:05.999999999", "2006-01-02 15:04:05-07",
		"2006-01-02 15:04:05-07:00", "2006-01-02T15:04:05", time.DateOnly,
	} {
		if at, err := time.Parse(layout, s); err == nil {
			return at.UTC(), at.Year() >= 1970
		}
	}
	return time.Time{}, false
}

// canonicalTime formats a time independently of how the file wrote it.
func canonicalTime(at time.Time) string { return at.UTC().Format(time.RFC3339Nano) }

// parseUnix parses seconds since the Unix epoch, or milliseconds if the number is above
// 1e11.
func parseUnix(s string) (time.Time, bool) {
	f, ok := positive(s)
	if !ok || f > 4e12 {
		return time.Time{}, false
	}
	if f > 1e11 {
		return time.UnixMilli(int64(f)).UTC(), true
	}
	return time.Unix(int64(f), 0).UTC(), true
}

// normalAddress trims white space and returns the address in the event log's form.
func normalAddress(chain smartmoney.Chain, s string) (string, bool) {
	return smartmoney.NormalAddress(chain, strings.TrimSpace(s))
}

// isOutcomeToken reports whether s is an order-book token id: 1 to 78 decimal digits.
func isOutcomeToken(s string) bool {
	if s == "" || len(s) > 78 {
		return false
	}
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return true
}

// symbolAddress returns the synthetic address of a token that its file names by symbol
// only: 0x and the first 20 bytes of SHA-256("smartmoney:symbol:" + symbol), with the
// symbol as written.
func symbolAddress(symbol string) string {
	sum := sha256.Sum256([]byte("smartmoney:symbol:" + symbol))
	return "0x" + hex.EncodeToString(sum[:20])
}

// digest returns 128 bits of the fields' SHA-256 in hexadecimal.
func digest(fields ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(fields, "\x1f")))
	return hex.EncodeToString(sum[:16])
}

func sortedKeys[V any](m map[string]V) []string {
	return slices.Sorted(maps.Keys(m))
}

// parseBlock parses the number of a block, nil if there is none.
func parseBlock(s string) *int64 {
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || n < 0 {
		return nil
	}
	return &n
}

// Bounds of texts, within those of semantics 1. Descriptive texts are truncated, so that
// a long symbol does not cost a fill; identifiers beyond their bound are refused.
const (
	maxSymbol = 64   // characters
	maxProse  = 4096 // bytes
	maxTags   = 64
	maxTag    = 128 // bytes
	maxItemID = 200 // bytes
	maxHash   = 128 // bytes; leaves room for the rest of the id
	maxID     = 180 // bytes; leaves room for the suffixes of equal rows and of two sides
)

// cleanSymbol returns s as a ticker: valid UTF-8 without control characters and those of direction,
// at most maxSymbol characters.
func cleanSymbol(s string) string {
	s = smartmoney.WithoutBidi(strings.ToValidUTF8(s, ""))
	if len(s) <= maxSymbol && strings.IndexFunc(s, unicode.IsControl) < 0 {
		return s
	}
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return -1
		}
		return r
	}, s)
	count := 0
	for i := range s {
		if count == maxSymbol {
			return s[:i]
		}
		count++
	}
	return s
}

// cleanProse returns s as valid UTF-8 without NUL, truncated to limit bytes.
func cleanProse(s string, limit int) string {
	s = strings.ReplaceAll(strings.ToValidUTF8(s, ""), "\x00", "")
	if len(s) <= limit {
		return s
	}
	for limit > 0 && !utf8.RuneStart(s[limit]) {
		limit--
	}
	return s[:limit]
}

// isName reports whether s is usable as an identifier of at most limit bytes.
func isName(s string, limit int) bool {
	return s != "" && len(s) <= limit && utf8.ValidString(s) && strings.IndexFunc(s, unicode.IsControl) < 0
}
