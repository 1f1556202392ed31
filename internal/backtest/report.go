package backtest

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"
	"unicode"

	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/uploader"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// Report is what a run came to, with where its events came from.
type Report struct {
	Config *smartmoney.Config
	Files  []*uploader.Summary
	Result *smartmoney.Simulation
	Sent   []smartmoney.Notification // all signals, in order, with those that were retracted since
}

// Report returns the report of a run over files.
func (r *Run) Report(files []*uploader.Summary) *Report {
	return &Report{Config: &r.config, Files: append([]*uploader.Summary{}, files...), Result: r.Result(), Sent: r.Notifications()}
}

// WriteText writes the report for a reader: tables of counts and, if asked for, each
// signal with its reasons. It returns the error of w.
func (r *Report) WriteText(w io.Writer, signals bool) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	s := r.Result
	switch {
	case s.Since.IsZero():
		fmt.Fprintln(t, "There was no trade.")
	default:
		fmt.Fprintf(t, "From %s to %s: %s%s\n",
			stamp(s.Since), stamp(s.Until), replay.Counted(int64(s.Total), "signal"), retracted(s.Retracted))
	}
	if s.Total > 0 {
		fmt.Fprintln(t, "\nday\ttype\tsignals")
		for _, d := range s.ByDay {
			fmt.Fprintf(t, "%s\t%s\t%d\n", d.Day.Format(time.DateOnly), d.Type, d.Count)
		}
		for _, of := range s.ByType {
			fmt.Fprintf(t, "all\t%s\t%d\n", of.Type, of.Count)
		}
	}
	if len(s.HeldBack) > 0 {
		fmt.Fprintln(t, "\nheld back by\tcandidates")
		for _, h := range s.HeldBack {
			fmt.Fprintf(t, "%s\t%d\n", h.Rule, h.Count)
		}
	}
	if signals {
		for i := range r.Sent {
			writeSignal(t, &r.Sent[i])
		}
	}
	if err := t.Flush(); err != nil { // every write goes to its memory until here
		return fmt.Errorf("write the report: %w", err)
	}
	return nil
}

// retracted says how many signals were retracted, if any were.
func retracted(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf(" that stand, %d retracted", n)
}

func writeSignal(w io.Writer, n *smartmoney.Notification) {
	s := n.Signal
	fmt.Fprintf(w, "\n%s %s %s on %s: %s\n", stamp(s.Timestamp), s.Type.Priority(), s.Type, s.Chain, printable(s.Headline))
	for _, reason := range s.Reasons {
		fmt.Fprintf(w, "    %s\n", printable(reason.Text))
	}
	if n.RetractedAt != nil {
		fmt.Fprintf(w, "    Retracted at %s.\n", stamp(*n.RetractedAt))
	}
}

// printable takes out what would move a terminal's cursor: symbols and questions come
// from strangers.
func printable(text string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsControl(c) {
			return -1
		}
		return c
	}, text)
}

func stamp(t time.Time) string { return t.UTC().Format("2006-01-02 15:04:05") }

// document is the report as JSON.
type document struct {
	Config    json.RawMessage                     `json:"config"` // as the interface gives it, without a customer's fields
	Files     []*uploader.Summary                 `json:"files"`
	Since     *time.Time                          `json:"since"` // event time of the first trade; null where there was none
	Until     *time.Time                          `json:"until"` // the largest event time of any chain
	Total     int                                 `json:"total"` // signals that stand, like the counts by type and day
	ByType    map[smartmoney.NotificationType]int `json:"by_type"`
	ByDay     []documentDay                       `json:"by_day"`
	HeldBack  map[smartmoney.Rule]int             `json:"held_back"`
	Retracted int                                 `json:"retracted"` // signals that a correction took back
	Signals   []json.RawMessage                   `json:"signals"`   // all, as in the interface; sent_at is the timestamp, retracted_at the event time of the correction
}

type documentDay struct {
	Day   string                      `json:"day"` // YYYY-MM-DD, UTC
	Type  smartmoney.NotificationType `json:"notification_type"`
	Count int                         `json:"count"`
}

// WriteJSON writes the report with all signals as one JSON document. It returns the
// error of w.
func (r *Report) WriteJSON(w io.Writer) error {
	s := r.Result
	doc := document{
		Config: configJSON(r.Config), Files: r.Files, Total: s.Total, Retracted: s.Retracted, ByType: map[smartmoney.NotificationType]int{},
		ByDay: []documentDay{}, HeldBack: map[smartmoney.Rule]int{}, Signals: []json.RawMessage{},
	}
	if !s.Since.IsZero() {
		doc.Since, doc.Until = &s.Since, &s.Until
	}
	for _, of := range s.ByType {
		doc.ByType[of.Type] = of.Count
	}
	for _, d := range s.ByDay {
		doc.ByDay = append(doc.ByDay, documentDay{Day: d.Day.Format(time.DateOnly), Type: d.Type, Count: d.Count})
	}
	for _, h := range s.HeldBack {
		doc.HeldBack[h.Rule] = h.Count
	}
	for i := range r.Sent {
		doc.Signals = append(doc.Signals, wire.AppendSignal(nil, &r.Sent[i], nil))
	}
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(&doc); err != nil {
		return fmt.Errorf("write the report: %w", err)
	}
	return nil
}

// configJSON writes a configuration's fields. A customer's own (customer_id and the
// times) are of no account and left out.
func configJSON(c *smartmoney.Config) json.RawMessage {
	whole := wire.AppendConfig(nil, &smartmoney.CustomerConfig{Config: *c})
	var members map[string]json.RawMessage
	if err := json.Unmarshal(whole, &members); err != nil {
		panic("BUG: a configuration's JSON cannot be read: " + err.Error())
	}
	for _, name := range []string{"customer_id", "created_at", "updated_at"} {
		delete(members, name)
	}
	text, err := json.Marshal(members)
	if err != nil {
		panic("BUG: a configuration cannot be written: " + err.Error())
	}
	return text
}
