package pipeline

import "github.com/smartmoneyhq/smartmoney/internal/detect"

// Hours records the log positions at which event time passed each hour of the day before the
// checkpoint, and since, so that the trades of that day are found again without reading the whole
// log.
type Hours []Hour

// Hour is a mark of Hours.
type Hour struct {
	Seq  int64 `json:"seq"`  // up to this event,
	Time int64 `json:"time"` // event time was at most this, unix ns
}

const nsPerHour = detect.Day / 24

// pass records that the event after seq advanced event time from one time to another. A restart
// begins at a checkpoint, of which the event time is given: there may be any time between two
// events.
func (h *Hours) pass(from, to, seq, checkpoint int64) {
	if from == 0 || from/nsPerHour == to/nsPerHour {
		return
	}
	*h = append(*h, Hour{Seq: seq, Time: from})
	old := 0
	for old+1 < len(*h) && (*h)[old+1].Time <= checkpoint-detect.Day {
		old++
	}
	*h = append((*h)[:0], (*h)[old:]...)
}

// Before returns a log position up to which no trade lies in the day before an event
// time.
func (h Hours) Before(now int64) (seq int64) {
	for _, mark := range h {
		if mark.Time <= now-detect.Day {
			seq = max(seq, mark.Seq)
		}
	}
	return seq
}
