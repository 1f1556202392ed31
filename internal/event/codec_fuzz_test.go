package event

import (
	"errors"
	"io"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// FuzzDecodeBinary checks that no input makes the readers panic, that both readers agree,
// and that what they return survives encoding and decoding.
func FuzzDecodeBinary(f *testing.F) {
	for _, seed := range fuzzSeeds() {
		if e, err := NewDecoder(benchClock).Decode([]byte(seed)); err == nil {
			f.Add(AppendBinary(nil, &e))
			f.Add(AppendBinary(AppendBinary(nil, &e), &e))
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		r := NewBinaryReader(smartmoney.Polymarket, src)
		for len(src) > 0 {
			e, rest, err := DecodeBinary(smartmoney.Polymarket, src)
			got, readErr := r.Next()
			if err != nil {
				if !errors.Is(err, ErrCorrupt) || !errors.Is(readErr, ErrCorrupt) {
					t.Fatalf("errors %v and %v", err, readErr)
				}
				return
			}
			if diff := cmp.Diff(e, got, cmpopts.EquateNaNs()); diff != "" || readErr != nil {
				t.Fatalf("readers differ: %v %s", readErr, diff)
			}
			again, _, err := DecodeBinary(e.Chain, AppendBinary(nil, &e))
			if diff := cmp.Diff(e, again, cmpopts.EquateNaNs()); diff != "" || err != nil {
				t.Fatalf("round trip: %v %s", err, diff)
			}
			src = rest
		}
		if _, err := r.Next(); !errors.Is(err, io.EOF) {
			t.Fatalf("want io.EOF, got %v", err)
		}
	})
}
