package recommend

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"math"
	"slices"
	"time"
)

// A stored training run begins with magic and format, and ends with the CRC-32C of everything
// before it. Numbers are little-endian; counts and lengths are uvarints.
const (
	magic  = "SMRM"
	format = 1
)

// The bounds of decoded values.
const (
	maxGroups     = 8
	maxGroupItems = 4096
	maxName       = 512 // bytes
)

// leastNeighbour is the least number of bytes of a neighbour.
const leastNeighbour = 5

// ErrCorrupt is returned by Decode for bytes that are not a stored training run, or a damaged
// one.
var ErrCorrupt = errors.New("damaged model")

// Encode returns the models in a form that Decode reads. It omits the version, which is stored
// separately.
func (t *Trained) Encode() []byte {
	b := append([]byte(magic), format)
	b = binary.LittleEndian.AppendUint64(b, uint64(unixNano(t.until)))
	b = appendText(b, t.best)
	b = binary.AppendUvarint(b, uint64(len(t.groups)))
	for _, g := range t.groups {
		b = g.append(b)
	}
	return binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, crc32.MakeTable(crc32.Castagnoli)))
}

// unixNano returns a time in unix ns, the least number for the zero time.
func unixNano(t time.Time) int64 {
	if t.IsZero() {
		return math.MinInt64
	}
	return t.UnixNano()
}

func (g *group) append(b []byte) []byte {
	b = appendText(b, g.key)
	b = binary.AppendUvarint(b, uint64(len(g.items)))
	for _, item := range g.items {
		b = appendText(b, item)
	}
	b = appendFloats(b, g.popularity)
	if g.weights == nil {
		return append(b, 0)
	}
	b = appendFloats(append(b, 1), g.weights)
	for _, near := range g.near {
		b = binary.AppendUvarint(b, uint64(len(near)))
		for _, n := range near {
			b = binary.AppendUvarint(b, uint64(n.item))
			b = binary.LittleEndian.AppendUint32(b, math.Float32bits(n.cosine))
		}
	}
	return b
}

func appendText(b []byte, text string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(text))), text...)
}

func appendFloats(b []byte, numbers []float32) []byte {
	b = slices.Grow(b, 4*len(numbers))
	for _, x := range numbers {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(x))
	}
	return b
}

// Decode reads what Encode returned, as the given version. Its error wraps ErrCorrupt. It
// allocates no more than a small multiple of the length of the bytes.
func Decode(b []byte, version int) (*Trained, error) {
	if len(b) < len(magic)+1+8+4 || string(b[:len(magic)]) != magic {
		return nil, fmt.Errorf("it is no model: %w", ErrCorrupt)
	}
	body, sum := b[:len(b)-4], binary.LittleEndian.Uint32(b[len(b)-4:])
	if crc32.Checksum(body, crc32.MakeTable(crc32.Castagnoli)) != sum {
		return nil, fmt.Errorf("the checksum does not fit: %w", ErrCorrupt)
	}
	if body[len(magic)] != format {
		return nil, fmt.Errorf("its format is %d, this program reads %d: %w", body[len(magic)], format, ErrCorrupt)
	}
	r := reader{rest: body[len(magic)+1:]}
	t := r.trained()
	if r.bad || len(r.rest) > 0 {
		return nil, fmt.Errorf("its parts do not fit: %w", ErrCorrupt)
	}
	t.version = version
	t.index()
	return t, nil
}

// reader reads values in sequence. After an invalid value it is bad, and reads zeros.
type reader struct {
	rest []byte
	bad  bool
}

func (r *reader) take(n int) []byte {
	if r.bad || n < 0 || n > len(r.rest) {
		r.bad = true
		return nil
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}

// count reads a number that is at most a bound.
func (r *reader) count(most int) int {
	n, size := binary.Uvarint(r.rest)
	if r.bad || size <= 0 || n > uint64(most) {
		r.bad = true
		return 0
	}
	r.rest = r.rest[size:]
	return int(n)
}

func (r *reader) text() string { return string(r.take(r.count(maxName))) }

// floats reads n numbers from low to high, all of which must be finite.
func (r *reader) floats(n int, low, high float32) []float32 {
	b := r.take(4 * n)
	if r.bad {
		return nil
	}
	numbers := make([]float32, n)
	for i := range numbers {
		x := math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
		if !(x >= low && x <= high) {
			r.bad = true
		}
		numbers[i] = x
	}
	return numbers
}

func (r *reader) trained() *Trained {
	t := &Trained{}
	if b := r.take(8); !r.bad {
		if ns := int64(binary.LittleEndian.Uint64(b)); ns != math.MinInt64 {
			t.until = time.Unix(0, ns).UTC()
		}
	}
	t.best = r.text()
	if t.best != "" && !slices.Contains(modelNames[:], t.best) {
		r.bad = true
	}
	for n := r.count(maxGroups); n > 0 && !r.bad; n-- {
		t.groups = append(t.groups, r.group(t.best != ""))
	}
	for i, g := range t.groups {
		if i > 0 && t.groups[i-1].key >= g.key {
			r.bad = true
		}
	}
	return t
}

// group reads a group, all of whose models are fitted or only the popularity.
func (r *reader) group(fitted bool) *group {
	g := &group{key: r.text()}
	n := r.count(maxGroupItems)
	for i := 0; i < n && !r.bad; i++ {
		g.items = append(g.items, r.text())
		if i > 0 && g.items[i-1] >= g.items[i] || groupOf(g.items[i]) != g.key {
			r.bad = true
		}
	}
	g.popularity = r.floats(n, 0, 1)
	if has := r.count(1); has == 1 != fitted {
		r.bad = true
	}
	if !fitted || r.bad {
		return g
	}
	g.weights = r.floats(n*n, -math.MaxFloat32, math.MaxFloat32)
	g.near = make([][]neighbour, 0, n)
	for i := 0; i < n && !r.bad; i++ {
		count := r.count(n)
		if count > len(r.rest)/leastNeighbour {
			r.bad = true
			break
		}
		near := make([]neighbour, 0, count)
		for range count {
			item := r.count(n - 1)
			cosine := r.floats(1, 0, 1)
			if r.bad {
				break
			}
			near = append(near, neighbour{uint32(item), cosine[0]})
		}
		g.near = append(g.near, near)
	}
	return g
}
