package eventlog

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"regexp"
	"slices"
	"strconv"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// EngineState is where the engine got to on a chain.
type EngineState struct {
	Position  int64  // in the chain's log; 0 before the first commit
	EventTime int64  // the chain's, unix ns
	Meta      []byte // empty before the first commit
}

// Checksum returns the checksum of a chain's EngineState: of Meta, a JSON object without its field
// "sum", and of the other columns.
func (e *EngineState) Checksum(chain smartmoney.Chain) uint32 {
	row := fmt.Appendf(slices.Clone(e.Meta), " %s %d %d", chain, e.Position, e.EventTime)
	return crc32.Checksum(row, crc32.MakeTable(crc32.Castagnoli))
}

// sumField is the field of Meta with the checksum, which is never the first one.
var sumField = regexp.MustCompile(`,"sum":(\d+)`)

var errChecksum = errors.New("the checksum does not fit")

// Verify compares the row with its checksum. It returns false for a row that has none: of before
// the first commit, or of a version that wrote none. Nothing may be deleted because of such a row.
func (e *EngineState) Verify(chain smartmoney.Chain) (checksummed bool, err error) {
	at := sumField.FindSubmatchIndex(e.Meta)
	if at == nil {
		return false, nil
	}
	sum, err := strconv.ParseUint(string(e.Meta[at[2]:at[3]]), 10, 32)
	summed := *e
	summed.Meta = bytes.Join([][]byte{e.Meta[:at[0]], e.Meta[at[1]:]}, nil)
	if err != nil || sum != uint64(summed.Checksum(chain)) {
		return true, errChecksum
	}
	return true, nil
}
