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

	"smartmoney/internal/smartmoney"
)

// Addresses that stand for a chain's coin, and others that adapters compare with.
const (
	zeroAddress = "0x0000000000000000000000000000000000000000"
	etherMarker = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"
	opStackWETH = "0x4200000000000000000000000000000000000006" // the same on every chain of its kind
	wrappedSOL  = "So11111111111111111111111111111111111111112"
	nativeSOL   = "11111111111111111111111111111111"
)

// text is a JSON value that providers write now as a string, now as a number: its
// characters, or its literal where it is no string. Null is empty.
type text string

// UnmarshalJSON takes any value.
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

// positive reads a finite number above zero.
func positive(s string) (float64, bool) {
	f, err := strconv.ParseFloat(strings.TrimSpace(s), 64)
	return f, err == nil && f > 0 && !math.IsInf(f, 0)
}

// usable reports whether f may stand in a trade.
func usable(f float64) bool { return f > 0 && !math.IsInf(f, 0) }

// canonical writes a number the same way however the source wrote it.
func canonical(f float64) string { return strconv.FormatFloat(f, 'g', -1, 64) }

// parseTime reads the times that the sources write; one without a zone is UTC.
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

// canonicalTime writes a time the same way however the source wrote it.
func canonicalTime(at time.Time) string { return at.UTC().Format(time.RFC3339Nano) }

// parseUnix reads seconds since the Unix epoch, or milliseconds where the number is too
// large for seconds.
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

// normalAddress returns the address as the log keeps it, without white space around it.
func normalAddress(chain smartmoney.Chain, s string) (string, bool) {
	return smartmoney.NormalAddress(chain, strings.TrimSpace(s))
}

// isOutcome tells an order-book token id: 1 to 78 decimal digits.
func isOutcome(s string) bool {
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

// symbolAddress is the synthetic address of a token that its source names by symbol
// only: 0x and the first 20 bytes of SHA-256("smartmoney:symbol:" + symbol), the
// symbol as written.
func symbolAddress(symbol string) string {
	sum := sha256.Sum256([]byte("smartmoney:symbol:" + symbol))
	return "0x" + hex.EncodeToString(sum[:20])
}

// digest names the fields by 128 bits in hexadecimal.
func digest(fields ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(fields, "\x1f")))
	return hex.EncodeToString(sum[:16])
}

func sortedKeys[V any](m map[string]V) []string {
	return slices.Sorted(maps.Keys(m))
}
