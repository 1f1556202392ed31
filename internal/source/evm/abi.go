package evm

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/crypto/sha3"
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

func argument(n int64) word {
	var w word
	binary.BigEndian.PutUint64(w[24:], uint64(n))
	if n < 0 {
		copy(w[:24], bytes.Repeat([]byte{0xff}, 24))
	}
	return w
}

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

// address and hash are written 0x and lower case.
type (
	address [20]byte
	hash    [32]byte
)

var errHex = errors.New("not hexadecimal of the right length")

func (a address) String() string { return "0x" + hex.EncodeToString(a[:]) }
func (h hash) String() string    { return "0x" + hex.EncodeToString(h[:]) }

// MarshalText implements encoding.TextMarshaler.
func (a address) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// MarshalText implements encoding.TextMarshaler.
func (h hash) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (a *address) UnmarshalText(text []byte) error { return decodeHex(a[:], text) }

// UnmarshalText implements encoding.TextUnmarshaler.
func (h *hash) UnmarshalText(text []byte) error { return decodeHex(h[:], text) }

func decodeHex(dst, text []byte) error {
	if len(text) != 2+2*len(dst) || text[0] != '0' || text[1] != 'x' {
		return errHex
	}
	if _, err := hex.Decode(dst, text[2:]); err != nil {
		return errHex
	}
	return nil
}

// parseAddress parses an address in any case.
func parseAddress(s string) (address, error) {
	var a address
	err := a.UnmarshalText([]byte(strings.ToLower(s)))
	return a, err
}

// data is bytes of any length.
type data []byte

// UnmarshalText implements encoding.TextUnmarshaler.
func (d *data) UnmarshalText(text []byte) error {
	if len(text) < 2 || len(text)%2 != 0 || text[0] != '0' || text[1] != 'x' {
		return errHex
	}
	*d = make([]byte, len(text)/2-1)
	return decodeHex(*d, text)
}

func (d data) String() string { return "0x" + hex.EncodeToString(d) }

// MarshalText implements encoding.TextMarshaler.
func (d data) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// decodeList decodes a JSON array of at most limit values: a short text may have many, each of
// which takes memory.
func decodeList[T any](raw []byte, limit int) ([]T, error) {
	if string(raw) == "null" {
		return nil, nil
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	if first, err := d.Token(); err != nil || first != json.Delim('[') {
		return nil, errors.New("not a list")
	}
	var list []T
	for d.More() {
		if len(list) == limit {
			return nil, errTooLarge
		}
		var one T
		if err := d.Decode(&one); err != nil {
			return nil, err
		}
		list = append(list, one)
	}
	return list, nil
}

// quantity is a number of up to 63 bits, written 0x1a.
type quantity int64

// UnmarshalText implements encoding.TextUnmarshaler.
func (q *quantity) UnmarshalText(text []byte) error {
	digits, ok := strings.CutPrefix(string(text), "0x")
	n, err := strconv.ParseUint(digits, 16, 63)
	if !ok || err != nil {
		return errHex
	}
	*q = quantity(n)
	return nil
}

func (q quantity) String() string { return fmt.Sprintf("%#x", int64(q)) }

// MarshalText implements encoding.TextMarshaler.
func (q quantity) MarshalText() ([]byte, error) { return []byte(q.String()), nil }

// keccak is the hash function of Ethereum.
func keccak(b []byte) hash {
	var h hash
	k := sha3.NewLegacyKeccak256()
	k.Write(b)
	k.Sum(h[:0])
	return h
}

// topic returns the first topic of an event by its signature.
func topic(signature string) hash { return keccak([]byte(signature)) }

// selector returns the four bytes that call a function by its signature.
func selector(signature string) [4]byte {
	h := keccak([]byte(signature))
	return [4]byte(h[:4])
}

// bloom is the filter of a block's logs.
type bloom [256]byte

// UnmarshalText implements encoding.TextUnmarshaler.
func (b *bloom) UnmarshalText(text []byte) error { return decodeHex(b[:], text) }

// bloomBits returns which of a filter's bits, counted from its end, a topic or an address sets.
func bloomBits(item []byte) (bits [3]int) {
	h := keccak(item)
	for i := range bits {
		bits[i] = (int(h[2*i])<<8 | int(h[2*i+1])) & 2047
	}
	return bits
}

// may reports whether the block may have a log with the topic. False is certain.
func (b *bloom) may(t hash) bool { return b.mayHave(t[:]) }

// mayHave reports whether the block may have a log with the topic, or of the address. False is
// certain.
func (b *bloom) mayHave(item []byte) bool {
	for _, bit := range bloomBits(item) {
		if b[255-bit/8]&(1<<(bit%8)) == 0 {
			return false
		}
	}
	return true
}
