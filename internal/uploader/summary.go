package uploader

import (
	"fmt"
	"io"
	"maps"
	"slices"
)

const (
	maxExamples = 5  // rejected lines that are listed
	maxReasons  = 50 // reasons that are counted separately
)

// otherReasons counts the reasons beyond maxReasons.
const otherReasons = "other reasons"

// Summary has the results of uploading one file.
type Summary struct {
	File       string         `json:"file"`
	Format     string         `json:"format"`
	Read       int            `json:"read"`       // records read
	Resumed    int            `json:"resumed"`    // of these, acknowledged in an earlier run
	Sent       int            `json:"sent"`       // events
	Accepted   int            `json:"accepted"`   // events that were new to the service
	Duplicates int            `json:"duplicates"` // trades that the service already had
	Retracted  int            `json:"retracted"`  // trades that corrections took back
	Unknown    int            `json:"unknown"`    // corrections that took nothing back
	Skipped    int            `json:"skipped"`    // records that cannot become an event
	Rejected   int            `json:"rejected"`   // events that the service refused
	Requests   int            `json:"requests"`
	Seconds    float64        `json:"seconds"`
	SkippedBy  map[string]int `json:"skipped_by"`  // by reason
	RejectedBy map[string]int `json:"rejected_by"` // by reason
	Examples   []Rejection    `json:"examples"`    // the first rejected events
	// Cursor has the last sequence number that the service returned, per chain.
	Cursor map[string]int64 `json:"cursor"`
}

// Rejection is an event that the service refused.
type Rejection struct {
	Line  int    `json:"line"` // in the file
	Error string `json:"error"`
}

// NewSummary returns the summary of a file of a format, of which nothing was read yet.
func NewSummary(file, format string) *Summary {
	return &Summary{
		File: file, Format: format, SkippedBy: map[string]int{}, RejectedBy: map[string]int{},
		Examples: []Rejection{}, Cursor: map[string]int64{},
	}
}

// add counts an acknowledged batch. got is nil if the batch had no events.
func (s *Summary) add(b *batch, got *answer) {
	s.Read = b.records
	for reason, n := range b.skipped {
		s.Skip(reason, n)
	}
	if got == nil {
		return
	}
	s.Requests++
	s.Sent += len(b.lines)
	s.Accepted += got.Accepted
	s.Duplicates += got.Duplicates
	s.Retracted += got.Retracted
	s.Unknown += got.Unknown
	for _, one := range got.Rejected {
		line := 0
		if one.Line >= 1 && one.Line <= len(b.lines) {
			line = b.lines[one.Line-1]
		}
		s.Reject(line, one.Error)
	}
	for chain, at := range got.Cursor {
		s.Cursor[chain] = max(s.Cursor[chain], at)
	}
}

// Skip counts n records that cannot become an event.
func (s *Summary) Skip(reason string, n int) {
	s.Skipped += n
	count(s.SkippedBy, reason, n)
}

// Reject counts an event of a line that the service refused.
func (s *Summary) Reject(line int, reason string) {
	s.Rejected++
	count(s.RejectedBy, reason, 1)
	if len(s.Examples) < maxExamples {
		s.Examples = append(s.Examples, Rejection{Line: line, Error: reason})
	}
}

// count adds n to a reason, or to otherReasons if there are too many reasons.
func count(by map[string]int, reason string, n int) {
	if _, known := by[reason]; !known && len(by) >= maxReasons {
		reason = otherReasons
	}
	by[reason] += n
}

// Write writes the summary to w as text. It returns w's error.
func (s *Summary) Write(w io.Writer) error {
	line := fmt.Sprintf("%s: %d read, %d accepted, %d duplicates, %d skipped, %d rejected in %.1f s",
		s.File, s.Read, s.Accepted, s.Duplicates, s.Skipped, s.Rejected, s.Seconds)
	if s.Retracted+s.Unknown > 0 {
		line += fmt.Sprintf(", %d retracted, %d unknown", s.Retracted, s.Unknown)
	}
	if s.Resumed > 0 {
		line += fmt.Sprintf(" (resumed after record %d)", s.Resumed)
	}
	lines := []string{line}
	if used := s.Read - s.Skipped; s.Resumed == 0 && used != s.Sent {
		lines = append(lines, fmt.Sprintf("  %d records became %d events", used, s.Sent))
	}
	for _, part := range []struct {
		title string
		by    map[string]int
	}{{"skipped", s.SkippedBy}, {"rejected", s.RejectedBy}} {
		for _, reason := range byCount(part.by) {
			lines = append(lines, fmt.Sprintf("  %s %d: %s", part.title, part.by[reason], reason))
		}
	}
	for _, example := range s.Examples {
		lines = append(lines, fmt.Sprintf("  line %d: %s", example.Line, example.Error))
	}
	for _, line := range lines {
		if _, err := fmt.Fprintln(w, line); err != nil {
			return fmt.Errorf("write the summary: %w", err)
		}
	}
	return nil
}

// byCount returns the reasons, most frequent first.
func byCount(by map[string]int) []string {
	reasons := slices.Sorted(maps.Keys(by))
	slices.SortStableFunc(reasons, func(a, b string) int { return by[b] - by[a] })
	return reasons
}
