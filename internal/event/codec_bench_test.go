package event

import (
	"errors"
	"io"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func BenchmarkBinaryDecode(b *testing.B) {
	e, err := NewDecoder(benchClock).Decode([]byte(benchTrade))
	if err != nil {
		b.Fatal(err)
	}
	var segment []byte
	for range 500 {
		segment = AppendBinary(segment, &e)
	}
	b.SetBytes(int64(len(segment) / 500))
	b.ReportAllocs()
	r := NewBinaryReader(smartmoney.Base, segment)
	for b.Loop() {
		_, err := r.Next()
		if errors.Is(err, io.EOF) {
			r.Reset(smartmoney.Base, segment)
		} else if err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkAppendBinary(b *testing.B) {
	e, err := NewDecoder(benchClock).Decode([]byte(benchTrade))
	if err != nil {
		b.Fatal(err)
	}
	var dst []byte
	b.ReportAllocs()
	for b.Loop() {
		dst = AppendBinary(dst[:0], &e)
	}
	b.SetBytes(int64(len(dst)))
}

func BenchmarkIDKey(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		IDKey(smartmoney.Base, "base-0x9abd96cdd3132adca6982ebd822c1f8d0056f3ba-12")
	}
}
