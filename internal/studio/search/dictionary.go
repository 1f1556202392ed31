package search

import "strings"

// dictionary numbers the distinct values of a field from 1 and counts the rows of each. It
// drops a value that no row has, and reuses its code.
type dictionary struct {
	codes  map[string]uint32
	values []string // by code
	counts []uint32 // rows by code
	free   []uint32
	held   int64 // bytes of the values
}

func newDictionary() *dictionary {
	return &dictionary{codes: map[string]uint32{}, values: make([]string, 1), counts: make([]uint32, 1)}
}

// find returns a value's code, 0 if no row has it.
func (d *dictionary) find(value string) uint32 { return d.codes[value] }

// len returns the number of distinct values.
func (d *dictionary) len() int { return len(d.codes) }

// add counts one more row with a value and returns the value's code.
func (d *dictionary) add(value string) uint32 {
	if code, ok := d.codes[value]; ok {
		d.counts[code]++
		return code
	}
	value = strings.Clone(value) // the caller's may be part of something large
	d.held += int64(len(value))
	if last := len(d.free) - 1; last >= 0 {
		code := d.free[last]
		d.free = d.free[:last]
		d.codes[value], d.values[code], d.counts[code] = code, value, 1
		return code
	}
	code := uint32(len(d.values))
	d.codes[value] = code
	d.values, d.counts = append(d.values, value), append(d.counts, 1)
	return code
}

// release counts one row less with a value.
func (d *dictionary) release(code uint32) {
	if d.counts[code]--; d.counts[code] > 0 {
		return
	}
	d.held -= int64(len(d.values[code]))
	delete(d.codes, d.values[code])
	d.values[code] = ""
	d.free = append(d.free, code)
}

// mapEntry is the approximate memory of an entry of a map[string]uint32, without its key's text.
const mapEntry = 40

func (d *dictionary) bytes() int64 {
	return d.held + mapEntry*int64(len(d.codes)) + 16*int64(cap(d.values)) + 4*int64(cap(d.counts)) + 4*int64(cap(d.free))
}
