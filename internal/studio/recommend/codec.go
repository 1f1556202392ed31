package recommend

import (
	"bytes"
	"encoding/gob"
	"errors"
	"fmt"
	"time"
)

// magic begins an encoded model; its last byte is the format. Format 1 had models of former
// versions of the service.
const magic = "SMRM\x02"

// ErrUnreadable is returned by Decode for bytes that are no model of this format.
var ErrUnreadable = errors.New("no model of this version of the service")

// encoded holds the fields of a model that encoding/gob encodes.
type encoded struct {
	Until  time.Time
	Best   string
	Groups []*group
}

// Encode returns the model in a form that Decode reads. It omits the version, which is stored
// separately, and has no checksum.
func (m *Model) Encode() []byte {
	b := bytes.NewBufferString(magic)
	if err := gob.NewEncoder(b).Encode(encoded{m.until, m.best, m.groups}); err != nil {
		panic("BUG: a model cannot be encoded: " + err.Error())
	}
	return b.Bytes()
}

// Decode reads what Encode returned, as the given version. Its error wraps ErrUnreadable.
func Decode(b []byte, version int) (*Model, error) {
	rest, ok := bytes.CutPrefix(b, []byte(magic))
	if !ok {
		return nil, ErrUnreadable
	}
	var e encoded
	if err := gob.NewDecoder(bytes.NewReader(rest)).Decode(&e); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	for _, g := range e.Groups {
		if n := len(g.Items); len(g.Popularity) != n || e.Best != "" && len(g.Weights) != n*n {
			return nil, fmt.Errorf("%w: its parts do not fit", ErrUnreadable)
		}
	}
	m := &Model{version: version, until: e.Until, best: e.Best, groups: e.Groups}
	m.index()
	return m, nil
}
