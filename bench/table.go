package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
)

// table is the output of a run.
type table struct {
	rows  []row
	notes []string
}

// row is one line: a value and its baseline.
type row struct {
	what, unit string
	value      float64
	baseline   string  // what value is compared with, "" for none
	ratio      float64 // value / baseline, the median of the rounds
	aim        string  // "" for a line that is a baseline itself
	met        bool
}

// plain adds a line without an aim.
func (t *table) plain(what string, value float64, unit string) {
	t.rows = append(t.rows, row{what: what, value: value, unit: unit})
}

// ratio adds a line whose aim is a least ratio to a baseline. The ratio is the median over
// the rounds, since both are measured shortly after each other in each.
func (t *table) ratio(what string, values []float64, unit, baseline string, of []float64, least float64) {
	r := row{what: what, value: median(values), unit: unit, baseline: baseline, aim: fmt.Sprintf("≥ %.2f", least)}
	ratios := make([]float64, len(values))
	for i := range values {
		ratios[i] = values[i] / of[i]
	}
	r.ratio = median(ratios)
	r.met = r.ratio >= least
	t.rows = append(t.rows, r)
}

// within adds a line with its ratio to a baseline, computed as in ratio. The aim is a
// largest ratio, none if most is 0.
func (t *table) within(what string, values []float64, unit, baseline string, of []float64, most float64) {
	t.ratio(what, values, unit, baseline, of, 0)
	r := &t.rows[len(t.rows)-1]
	r.aim, r.met = "", false
	if most > 0 {
		r.aim, r.met = fmt.Sprintf("≤ %.2f", most), r.ratio <= most
	}
}

// most adds a line whose aim is a largest value.
func (t *table) most(what string, value float64, unit string, most float64) {
	t.rows = append(t.rows, row{
		what: what, value: value, unit: unit, aim: fmt.Sprintf("≤ %s %s", number(most), unit), met: value <= most,
	})
}

// note adds a line below the table.
func (t *table) note(format string, args ...any) {
	t.notes = append(t.notes, fmt.Sprintf(format, args...))
}

// describe adds notes on the machine and the settings of the run.
func (t *table) describe(s *settings) {
	t.note("%s, %s/%s, %d CPUs, load before the run %s.", runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), loadAverage())
	t.note("%s trades a pass, %s and %s wallets known, picked %s; median of %d passes; queries: median of %d windows of %s.",
		number(float64(s.trades)), number(float64(s.known)), number(float64(s.wallets)), s.dist, s.rounds, windowsPerRound*s.rounds, s.window)
}

// loadAverage returns the machine's load averages over 1, 5 and 15 minutes.
func loadAverage() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	return strings.Join(strings.Fields(string(text))[:3], " ")
}

func (t *table) print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "what\tvalue\tunit\tbaseline\tratio\taim\t")
	for _, r := range t.rows {
		ratio, met := "", ""
		if r.baseline != "" {
			ratio = fmt.Sprintf("%.2f", r.ratio)
		}
		if r.aim != "" {
			met = "not met"
			if r.met {
				met = "met"
			}
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", r.what, number(r.value), r.unit, r.baseline, ratio, r.aim, met)
	}
	if err := w.Flush(); err != nil {
		return fmt.Errorf("print the table: %w", err)
	}
	fmt.Fprintln(out)
	for _, n := range t.notes {
		if _, err := fmt.Fprintln(out, n); err != nil {
			return fmt.Errorf("print the table: %w", err)
		}
	}
	return nil
}

// median returns the middle value, or the mean of the two in the middle.
func median(values []float64) float64 {
	if len(values) == 0 {
		return 0
	}
	v := slices.Sorted(slices.Values(values))
	return (v[(len(v)-1)/2] + v[len(v)/2]) / 2
}

// number formats a value with its significant digits and separated thousands.
func number(v float64) string {
	switch {
	case v < 10:
		return fmt.Sprintf("%.2f", v)
	case v < 1000:
		return fmt.Sprintf("%.1f", v)
	}
	digits := fmt.Sprintf("%.0f", v)
	for at := len(digits) - 3; at > 0; at -= 3 {
		digits = digits[:at] + " " + digits[at:]
	}
	return digits
}

// whole formats a count with separated thousands.
func whole(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return number(float64(n))
}
