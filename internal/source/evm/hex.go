package evm

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/crypto/sha3"
)

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
