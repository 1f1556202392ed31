package event

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func fuzzSeeds() []string {
	seeds := []string{
		benchTrade, `{}`, `[]`, `{"type":"trade","type":"trade"}`, `{"i\u0064":"\ud83d\ude00"}`, `{"id":"\ud83d"}`,
		`{"type" : "trade" , "quantity":-0.0e+5}`, `{"id":1,}`, `{"x":{"x":[1,{}]}}`, "{\"id\":\"\xff\"}", `{"id":null}`,
		`{"id":1e}`, `{"id":.5}`, `{"id":truex}`, "\ufeff{}",
	}
	for _, o := range []object{
		tradeObject(), onSolana().with("symbol", `"\n"`), onPolymarket(), tokenObject().with("holders", "5"), walletObject(),
		marketObject(), mappingObject(), resolutionObject(), tradeObject().with("price_usd", ""),
	} {
		seeds = append(seeds, o.String())
	}
	return seeds
}

// FuzzDecode checks that accepted lines are valid JSON to encoding/json, that the fast
// scanner agrees with the strict one, that refusals are errors safe to show, and that
// accepted events survive their JSON and binary forms.
func FuzzDecode(f *testing.F) {
	for _, seed := range fuzzSeeds() {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		d := NewDecoder(benchClock)
		compareScanners(t, line)
		e, err := d.Decode(line)
		if err != nil {
			refused, ok := errors.AsType[*smartmoney.Error](err)
			if !ok || refused.Code != smartmoney.CodeBadInput || refused.Message == "" ||
				!utf8.ValidString(refused.Message) || len(refused.Message) > 1024 {
				t.Fatalf("refused with %#v", err)
			}
			return
		}
		if !json.Valid(line) {
			t.Fatalf("accepted invalid JSON: %q", line)
		}
		checkBinary(t, &e)
		checkJSON(t, &e)
	})
}

// compareScanners checks that both scanners agree on what the fast one accepts, and that
// the strict one accepts no more than encoding/json.
func compareScanners(t *testing.T, line []byte) {
	t.Helper()
	var fast, strict fields
	var scanner strictScanner
	isFast := fast.scanFast(line)
	err := scanner.scan(line, &strict)
	if err == nil && !json.Valid(line) {
		t.Fatalf("strict scanner accepted invalid JSON: %q", line)
	}
	if err != nil && json.Valid(line) && utf8.Valid(line) && !strictnessBeyondSyntax(err) {
		t.Fatalf("strict scanner refused valid JSON: %q: %v", line, err)
	}
	if !isFast {
		return
	}
	if err != nil {
		t.Fatalf("only the fast scanner accepted %q: %v", line, err)
	}
	for id := range fieldCount {
		a, b := fast.get(id), strict.get(id)
		if a.kind == kindPlain {
			a.kind = kindText
		}
		if a.kind != b.kind || !slices.Equal(a.text, b.text) {
			t.Fatalf("%s of %q: fast scanner read %v %q, strict scanner %v %q", id, line, a.kind, a.text, b.kind, b.text)
		}
	}
}

// strictnessBeyondSyntax reports whether err is about input that encoding/json accepts.
func strictnessBeyondSyntax(err error) bool {
	for _, reason := range []string{"duplicate field", "must be a JSON object", "surrogate"} {
		if strings.Contains(err.Error(), reason) {
			return true
		}
	}
	return false
}
