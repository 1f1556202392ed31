package uploader_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/uploader"
)

func TestSummaryWrite(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		sum  uploader.Summary
		want string
	}{
		"one event a record": {
			uploader.Summary{File: "a.csv", Read: 3, Sent: 2, Accepted: 2, Skipped: 1, SkippedBy: map[string]int{"bad time": 1}},
			"a.csv: 3 read, 2 accepted, 0 duplicates, 1 skipped, 0 rejected in 0.0 s\n  skipped 1: bad time\n",
		},
		"several events a record": {
			uploader.Summary{File: "a.csv", Read: 3, Sent: 4, Accepted: 1, Duplicates: 3},
			"a.csv: 3 read, 1 accepted, 3 duplicates, 0 skipped, 0 rejected in 0.0 s\n  3 records became 4 events\n",
		},
		"resumed, most frequent reason first": {
			uploader.Summary{
				File: "a.csv", Read: 9, Resumed: 5, Sent: 4, Accepted: 1, Rejected: 3, Seconds: 1.25,
				RejectedBy: map[string]int{"b": 1, "c": 2}, Examples: []uploader.Rejection{{Line: 7, Error: "b"}},
			},
			"a.csv: 9 read, 1 accepted, 0 duplicates, 0 skipped, 3 rejected in 1.2 s (resumed after record 5)\n" +
				"  rejected 2: c\n  rejected 1: b\n  line 7: b\n",
		},
	} {
		t.Run(name, func(t *testing.T) {
			var out strings.Builder
			if err := c.sum.Write(&out); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, out.String()); diff != "" {
				t.Errorf("summary (-want +got):\n%s", diff)
			}
		})
	}
}
