package wire

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestFloatIsThatOfTheStandardLibrary(t *testing.T) {
	check := func(t interface{ Fatalf(string, ...any) }, f float64) {
		want, err := json.Marshal(f)
		if err != nil {
			t.Fatalf("%v: %v", f, err)
		}
		if got := string(AppendFloat(nil, f)); got != string(want) {
			t.Fatalf("%v = %s, want %s", f, got, want)
		}
	}
	for _, f := range []float64{
		0, math.Copysign(0, -1), 1, -1, 0.1, 1e-6, 9.99e-7, 1e-7, 1e-10, 1e20, 1e21, 1.5e21, 1 << 53, 1<<53 + 2, -(1 << 60),
		math.MaxFloat64, math.SmallestNonzeroFloat64, 123456789.125,
	} {
		check(t, f)
	}
	rapid.Check(t, func(t *rapid.T) { check(t, rapid.Float64().Draw(t, "f")) })
}

func TestFloatBeyondJSON(t *testing.T) {
	for f, want := range map[float64]string{
		math.Inf(1): "1.7976931348623157e+308", math.Inf(-1): "-1.7976931348623157e+308",
	} {
		if got := string(AppendFloat(nil, f)); got != want {
			t.Errorf("%v = %s, want %s", f, got, want)
		}
	}
	if got := string(AppendFloat(nil, math.NaN())); got != "0" {
		t.Errorf("NaN = %s", got)
	}
}

func TestStringReadsBack(t *testing.T) {
	check := func(t interface{ Fatalf(string, ...any) }, s string) {
		text := AppendString(nil, s)
		var got string
		if err := json.Unmarshal(text, &got); err != nil {
			t.Fatalf("%q = %s: %v", s, text, err)
		}
		if want := strings.ToValidUTF8(s, "\uFFFD"); !strings.ContainsRune(want, '\uFFFD') && got != want {
			t.Fatalf("%q reads back as %q", s, got)
		}
	}
	for _, s := range []string{"", "0xabc", "a\"b\\c\n\r\t\x00\x1f\x7f", "é世界😀\u2028", "\xff\xfe a", "a\xc3"} {
		check(t, s)
	}
	rapid.Check(t, func(t *rapid.T) { check(t, rapid.String().Draw(t, "s")) })
}

func TestTime(t *testing.T) {
	for want, at := range map[string]time.Time{
		"null":                           {},
		`"2031-02-03T04:05:06Z"`:         time.Date(2031, 2, 3, 6, 5, 6, 0, time.FixedZone("", 7200)),
		`"2031-02-03T04:05:06.00012Z"`:   time.Date(2031, 2, 3, 4, 5, 6, 120_000, time.UTC),
		`"2031-02-03T04:05:06.1234567Z"`: time.Date(2031, 2, 3, 4, 5, 6, 123_456_700, time.UTC),
	} {
		if got := string(AppendTime(nil, at)); got != want {
			t.Errorf("%v = %s, want %s", at, got, want)
		}
	}
}

func TestFieldsAreNamedAlike(t *testing.T) {
	fields := WalletFields()
	if len(fields) != 20 {
		t.Errorf("%d fields, the interface has 20", len(fields))
	}
	for _, f := range fields {
		parts := strings.Split(f.Name, "_")
		for i := 1; i < len(parts); i++ {
			parts[i] = strings.ToUpper(parts[i][:1]) + parts[i][1:]
		}
		if camel := strings.Join(parts, ""); camel != f.GraphQL {
			t.Errorf("%s is %s in GraphQL, want %s", f.Name, f.GraphQL, camel)
		}
		if text := f.Append(nil, &smartmoney.Wallet{Rank: 1}); !json.Valid(text) {
			t.Errorf("%s = %s is no JSON", f.Name, text)
		}
	}
}
