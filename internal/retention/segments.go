package retention

import (
	"context"
	"errors"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// packAfter is how long a segment stays as it was appended: recent trades are read the most.
const packAfter = time.Hour

type segments struct{ log *eventlog.Log }

// NewSegments returns the task that joins and compresses the segments of the event log an hour
// after they were appended.
func NewSegments(log *eventlog.Log) Task { return segments{log} }

// Name is "segments".
func (s segments) Name() string { return "segments" }

// Run packs some segments of each chain, and returns how many rows it replaced.
func (s segments) Run(ctx context.Context, now time.Time) (replaced int, err error) {
	for _, chain := range smartmoney.Chains() {
		n, failed := s.log.Pack(ctx, chain, now.Add(-packAfter))
		replaced, err = replaced+n, errors.Join(err, failed)
	}
	return replaced, err
}
