package ingest

import (
	"errors"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The reasons of refused events that are no field of an event.
const (
	reasonMalformed  = "malformed"  // not a JSON object that says one thing
	reasonCorrection = "correction" // a correction that reaches too far
)

// reasonOf returns the reason of a decoding error. Names that events do not have come from the
// client, so they count as malformed.
func reasonOf(err error) string {
	if refused, ok := errors.AsType[*smartmoney.Error](err); ok && event.HasField(refused.Field) {
		return refused.Field
	}
	return reasonMalformed
}
