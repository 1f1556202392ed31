package evm

import (
	"bytes"
	"encoding/binary"
	"math/big"
	"strings"
	"unicode"
	"unicode/utf8"
)

// word is 32 bytes of a contract's answer or of a log.
type word [32]byte

// words returns the first n words of what a contract said; ok is false if there are fewer. More is
// no error, since later versions of a contract may return more.
func words(d data, n int) (list []word, ok bool) {
	if len(d) < 32*n {
		return nil, false
	}
	list = make([]word, n)
	for i := range list {
		list[i] = word(d[32*i : 32*i+32])
	}
	return list, true
}

// address returns the word as an address; ok is false if it is none.
func (w word) address() (a address, ok bool) {
	copy(a[:], w[12:])
	return a, isZero(w[:12])
}

// unsigned returns the word as a number of up to 63 bits.
func (w word) unsigned() (n int64, ok bool) {
	u := binary.BigEndian.Uint64(w[24:])
	return int64(u), isZero(w[:24]) && u < 1<<63
}

// signed returns the word as a number of 64 bits in two's complement.
func (w word) signed() (n int64, ok bool) {
	n = int64(binary.BigEndian.Uint64(w[24:]))
	fill := byte(0)
	if n < 0 {
		fill = 0xff
	}
	return n, bytes.Count(w[:24], []byte{fill}) == 24
}

// big returns the word as a number of 256 bits without a sign.
func (w word) big() *big.Int { return new(big.Int).SetBytes(w[:]) }

// bigSigned returns the word as a number of 256 bits in two's complement.
func (w word) bigSigned() *big.Int {
	n := w.big()
	if w[0]&0x80 != 0 {
		n.Sub(n, two256)
	}
	return n
}

var two256 = new(big.Int).Lsh(big.NewInt(1), 256)

func isZero(b []byte) bool { return bytes.Count(b, []byte{0}) == len(b) }

// text reads what symbol() returns: a string, or bytes32 as early tokens do. Anything else is "".
// The result is valid UTF-8 without control characters and those of direction, of at most maxSymbol
// characters.
func text(d data) string {
	if len(d) == 32 {
		return cleanSymbol(string(bytes.TrimRight(d, "\x00")))
	}
	head, ok := words(d, 2)
	if !ok {
		return ""
	}
	offset, ok := head[0].unsigned()
	if !ok || offset > int64(len(d))-32 {
		return ""
	}
	size, ok := word(d[offset : offset+32]).unsigned()
	if !ok || size > int64(len(d))-32-offset {
		return ""
	}
	return cleanSymbol(string(d[offset+32 : offset+32+size]))
}

// maxSymbol is the most of a symbol that is kept, in characters (semantics 1).
const maxSymbol = 64

func cleanSymbol(s string) string {
	s = strings.Map(func(r rune) rune {
		if r == utf8.RuneError || unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) {
			return -1
		}
		return r
	}, s)
	if utf8.RuneCountInString(s) <= maxSymbol {
		return s
	}
	return string([]rune(s)[:maxSymbol])
}

// argument returns a number as a word.
func argument(n int64) word {
	var w word
	binary.BigEndian.PutUint64(w[24:], uint64(n))
	if n < 0 {
		copy(w[:24], bytes.Repeat([]byte{0xff}, 24))
	}
	return w
}

// word returns the address as an argument.
func (a address) word() word {
	var w word
	copy(w[12:], a[:])
	return w
}

// input returns the data of a call.
func input(function [4]byte, arguments ...word) data {
	d := append(data{}, function[:]...)
	for _, a := range arguments {
		d = append(d, a[:]...)
	}
	return d
}
