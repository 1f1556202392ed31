package pipeline

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
)

// TestHours: whatever the time between events and checkpoints, no trade of the day before the
// checkpoint lies at or before the position that is found, that position is no more than an hour
// before that day, and older marks are forgotten.
func TestHours(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		var h Hours
		var times []int64 // event time with each event
		now, checkpoint := int64(rapid.IntRange(1, int(detect.Day)).Draw(rt, "begin")), int64(0)
		longest := rapid.Int64Range(1, 30).Draw(rt, "longest gap") * nsPerHour
		for seq := range int64(rapid.IntRange(1, 200).Draw(rt, "events")) {
			was := now
			if len(times) == 0 {
				was = 0
			} else {
				now += rapid.Int64Range(0, longest).Draw(rt, "gap")
			}
			if rapid.IntRange(0, 5).Draw(rt, "checkpoint") == 0 {
				checkpoint = was
			}
			h.pass(was, now, seq, checkpoint)
			times = append(times, now)
		}
		from := h.Before(checkpoint)
		for seq := range from { // those that are not read: events 1 to from
			if times[seq] > checkpoint-detect.Day {
				rt.Fatalf("event %d of %d is within the day before %d and is not read", seq+1, from, checkpoint)
			}
		}
		if int64(len(h)) > (now-checkpoint)/nsPerHour+27 {
			rt.Fatalf("%d marks for a day of hours", len(h))
		}
		if checkpoint > 0 && times[from] <= checkpoint-detect.Day-nsPerHour {
			rt.Fatalf("reading begins at %d, more than an hour before the day that ends at %d", times[from], checkpoint)
		}
	})
}
