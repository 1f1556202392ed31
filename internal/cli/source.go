package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

func newSourceCmd() *cobra.Command {
	return commandGroup("source", "Manage live sources of trades", `  smartmoney source add base --rpc wss://base.example/KEY
  smartmoney source list
  smartmoney source pause base`,
		newSourceAddCmd(), newSourceListCmd(), newSourceRejectsCmd(),
		newSourceChangeCmd("pause", "Stop reading a source until it is resumed", "is paused",
			func(ctx context.Context, db *app.Stores, name string) error {
				return db.Sources.PauseSource(ctx, name, true)
			}),
		newSourceChangeCmd("resume", "Read a paused source again, from where it stopped", "is resumed",
			func(ctx context.Context, db *app.Stores, name string) error {
				return db.Sources.PauseSource(ctx, name, false)
			}),
		newSourceChangeCmd("retry", "Try a refused or failing source again now", "is tried again",
			func(ctx context.Context, db *app.Stores, name string) error { return db.Sources.RetrySource(ctx, name) }),
		newSourceChangeCmd("remove", "Delete a source with its position and rejects; its events stay", "is removed",
			func(ctx context.Context, db *app.Stores, name string) error {
				return db.Sources.RemoveSource(ctx, name)
			}),
	)
}

// newSourceChangeCmd returns a command that does one thing to one source; done ends the sentence
// that it prints.
func newSourceChangeCmd(use, short, done string, change func(context.Context, *app.Stores, string) error) *cobra.Command {
	return &cobra.Command{
		Use:   use + " NAME",
		Short: short,
		Args:  oneArg("the source's NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				if err := change(cmd.Context(), db, args[0]); err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Source %s %s.\n", args[0], done)
				return nil
			})
		},
	}
}

func newSourceListCmd() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the sources with their state",
		Long: `List the sources by name: what each does now, and how far it is.
LAG is in blocks or messages, BEHIND the time since the newest message, and SKIPPED how many
messages did not go into the log. REMARK is why a source is unhealthy, the error while it
fails, what it waits for, or else its last error with the time of it, or what it skips and
leaves out most.
--json prints every count, as GET /ingest/sources does.`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				all, err := app.NewKinds(db.DB).Statuses(cmd.Context(), db.Sources.ListSources)
				if err != nil {
					return err
				}
				if asJSON {
					return printJSON(cmd.OutOrStdout(), map[string]any{"sources": all})
				}
				return printSources(cmd.OutOrStdout(), all)
			})
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

func printSources(w io.Writer, all []source.Status) error {
	rows := make([][]string, len(all))
	for i, s := range all {
		state, lag, age := string(s.State), "-", "-"
		if !s.Healthy {
			state += " (unhealthy)"
		}
		if s.Lag != nil {
			lag = strconv.FormatInt(*s.Lag, 10)
		}
		if s.LagSeconds != nil {
			age = time.Duration(*s.LagSeconds * float64(time.Second)).Round(time.Second).String()
		}
		rows[i] = []string{
			s.Name, s.Kind, state, shown(cmp.Or(s.Position, "-")), shown(cmp.Or(s.Head, "-")), lag, stamp(s.LastEventAt, "-"), age, strconv.FormatInt(skipped(&s), 10),
			shownWithin(remark(&s), maxRemark),
		}
	}
	return writeTable(w, []string{"NAME", "KIND", "STATE", "POSITION", "HEAD", "LAG", "LAST EVENT", "BEHIND", "SKIPPED", "REMARK"}, rows)
}

// remark returns what a person should know of a source.
func remark(s *source.Status) string {
	why := ""
	switch s.State {
	case source.StateFailing, source.StateRefused:
		why = s.LastError
	case source.StateWaiting:
		why = s.Waiting
	}
	if s.Problem == "" && why == "" && s.LastError == "" {
		return cmp.Or(leavesOut(s), "-")
	}
	return remarkOf(s.Problem, why, s.LastError, s.LastErrorAt)
}

// skipped returns how many messages of a source did not go into the log.
func skipped(s *source.Status) (n int64) {
	for _, count := range s.Skipped {
		n += count
	}
	return n
}

// leavesOut returns what a source skips most, and the factory whose swaps it leaves out most.
func leavesOut(s *source.Status) string {
	var parts []string
	most := ""
	for _, reason := range slices.Sorted(maps.Keys(s.Skipped)) {
		if s.Skipped[reason] > s.Skipped[most] {
			most = reason
		}
	}
	if n := s.Skipped[most]; n > 0 {
		part := fmt.Sprintf("skipped %d as %s", n, most)
		if at, known := s.Since[most]; known {
			part += " since " + at.Format(time.RFC3339)
		}
		parts = append(parts, part)
	}
	if len(s.LeftOut) > 0 {
		one := &s.LeftOut[0]
		parts = append(parts, fmt.Sprintf("%d swaps of %s left out since %s", one.Count, one.Name, one.Since.Format(time.RFC3339)))
	}
	return strings.Join(parts, "; ")
}

// remarkOf returns what is wrong, if anything is, and why, or else the last error and when it was.
func remarkOf(problem, why, lastError string, at *time.Time) string {
	switch {
	case problem != "" && why != "":
		return problem + ": " + why
	case problem == "" && why == "" && lastError != "":
		return "last error at " + stamp(at, "an unknown time") + ": " + lastError
	}
	return cmp.Or(problem, why, "-")
}

// Bounds of a text from elsewhere in a table, in characters.
const (
	maxShown  = 120
	maxRemark = 400 // in the last column
)

// shown returns a text from elsewhere as a part of a line for a terminal: what a provider sends
// must not move the cursor or break a table.
func shown(text string) string { return shownWithin(text, maxShown) }

// shownWithin is shown with a bound, in characters.
func shownWithin(text string, most int) string {
	var out []rune
	for _, r := range text {
		if len(out) == most {
			return string(out) + ellipsis
		}
		if !unicode.IsPrint(r) || r == utf8.RuneError {
			r = '·'
		}
		out = append(out, r)
	}
	return string(out)
}

func printJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

func newSourceRejectsCmd() *cobra.Command {
	var limit int
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "rejects NAME",
		Short: "List the last messages of a source that became no event, newest first",
		Long: `List the last messages of a source that became no event, newest first, with the reason
and the beginning of each message. The last 1,000 of a source are kept. --json prints
samples whole, in base64.`,
		Args: oneArg("the source's NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if limit < 1 || limit > source.MaxRejects {
				return usagef("--limit must be between 1 and %d, got %d", source.MaxRejects, limit)
			}
			return withStores(cmd, func(db *app.Stores) error {
				all, _, err := db.Sources.SourceRejects(cmd.Context(), args[0], 0, limit)
				if err != nil {
					return err
				}
				if asJSON {
					return printJSON(cmd.OutOrStdout(), map[string]any{"rejects": append([]source.StoredReject{}, all...)})
				}
				rows := make([][]string, len(all))
				for i, r := range all {
					rows[i] = []string{stamp(&r.At, ""), shown(r.Ref), shown(r.Reason), shown(cmp.Or(r.Detail, "-")), shown(string(r.Sample))}
				}
				return writeTable(cmd.OutOrStdout(), []string{"AT", "MESSAGE", "REASON", "DETAIL", "SAMPLE"}, rows)
			})
		},
	}
	cmd.Flags().IntVar(&limit, "limit", 20, "most rejects to list, 1 to 1000")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}
