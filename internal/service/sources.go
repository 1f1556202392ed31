package service

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// LiveSource is a live source as operators see it. Texts are nil if there is none.
type LiveSource struct {
	Name, Kind                            string
	Origin                                source.Origin
	State                                 source.State
	Healthy                               bool
	Problem, Waiting                      *string
	Position, Head                        *string
	Lag                                   *int64   // blocks or messages
	LagSeconds                            *float64 // ≥ 0
	Events                                []NamedCount
	Skipped, LeftOut                      []NamedCount
	Duplicates, Retracted, Unknown        int64
	Batches                               int64
	CreatedAt                             time.Time
	LastEventAt, LastBatchAt, LastErrorAt *time.Time
	LastError, Holder                     *string
}

// NamedCount is how often something was counted under a name.
type NamedCount struct {
	Name  string
	Count int64
	Since *time.Time // when it was first counted; nil if that is not known
	// when it was last counted, of what means that trades are missing; nil otherwise
	LostAt *time.Time
}

// operator returns nil if the caller's key has scope operator. The response is marked no-store.
func (s *Service) operator(ctx context.Context) error {
	s.reads.NoStore()
	_, err := auth.Require(ctx, smartmoney.ScopeOperator)
	return err
}

// LiveSources returns every live source by name, to keys of scope operator.
func (s *Service) LiveSources(ctx context.Context) ([]LiveSource, error) {
	if err := s.operator(ctx); err != nil {
		return nil, err
	}
	if s.opts.Sources == nil {
		return nil, notAvailable("sources")
	}
	all, err := s.opts.Kinds.Statuses(ctx, s.opts.Sources.ListSources)
	if err != nil {
		return nil, fmt.Errorf("state of the sources: %w", err)
	}
	out := make([]LiveSource, len(all))
	for i := range all {
		out[i] = liveSource(&all[i])
	}
	return out, nil
}

func liveSource(from *source.Status) LiveSource {
	return LiveSource{
		Name: from.Name, Kind: from.Kind, Origin: from.Origin, State: from.State, Healthy: from.Healthy,
		Problem: orNone(from.Problem), Waiting: orNone(from.Waiting), Position: orNone(from.Position), Head: orNone(from.Head),
		Lag: from.Lag, LagSeconds: from.LagSeconds, Events: namedCounts(from.Events), Skipped: skippedCounts(&from.Counts), LeftOut: leftOut(from.LeftOut),
		Duplicates: from.Duplicates, Retracted: from.Retracted, Unknown: from.Unknown, Batches: from.Batches,
		CreatedAt: from.CreatedAt, LastEventAt: from.LastEventAt, LastBatchAt: from.LastBatchAt, LastErrorAt: from.LastErrorAt,
		LastError: orNone(from.LastError), Holder: orNone(from.Holder),
	}
}

func namedCounts[N ~string](counts map[N]int64) []NamedCount {
	out := make([]NamedCount, 0, len(counts))
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		out = append(out, NamedCount{Name: string(name), Count: counts[name]})
	}
	return out
}

// skippedCounts returns what of a source did not go into the log.
func skippedCounts(from *source.Counts) []NamedCount {
	out := namedCounts(from.Skipped)
	for i := range out {
		out[i].Since, out[i].LostAt = orNone(from.Since[out[i].Name]), orNone(from.Lost[out[i].Name])
	}
	return out
}

func leftOut(from []source.LeftOut) []NamedCount {
	out := make([]NamedCount, len(from))
	for i, one := range from {
		out[i] = NamedCount{Name: one.Name, Count: one.Count, Since: &one.Since}
	}
	return out
}

// SourceReject is a message of a source that became no event.
type SourceReject struct {
	Number              int64 // from 1 for each source
	At                  time.Time
	Ref, Reason, Sample string
	Detail              *string
}

// SourceRejectPage is a page of a source's rejects, newest first.
type SourceRejectPage struct {
	Rejects []SourceReject
	Total   int // that are kept

	before, more bool
}

// SourceRejectEdge is one reject of a page with its cursor.
type SourceRejectEdge struct{ edge[*SourceRejectPage] }

// Node returns the reject.
func (s *SourceRejectEdge) Node() *SourceReject { return &s.page.Rejects[s.index] }

// Edges returns the rejects with their cursors.
func (s *SourceRejectPage) Edges() []SourceRejectEdge {
	return edges[SourceRejectEdge](s, len(s.Rejects))
}

// PageInfo returns the page's cursors and whether other pages precede and follow it.
func (s *SourceRejectPage) PageInfo() *PageInfo {
	return newPageInfo(len(s.Rejects), s.before, s.more, s.Cursor)
}

// Cursor returns the cursor of reject i of the page.
func (s *SourceRejectPage) Cursor(i int) string {
	return rejectCursor + strconv.FormatInt(s.Rejects[i].Number, 10)
}

// rejectCursor begins the cursors of rejects, which end in their number.
const rejectCursor = "reject-"

// SourceRejects returns a page of the messages of a source that became no event, newest first, to
// keys of scope operator; first is 1 to MaxNestedPage. An unknown source is a NOT_FOUND error.
func (s *Service) SourceRejects(ctx context.Context, name string, first int, after *string) (*SourceRejectPage, error) {
	if err := s.operator(ctx); err != nil {
		return nil, err
	}
	if s.opts.Sources == nil {
		return nil, notAvailable("sources")
	}
	if err := checkPage(first, MaxNestedPage); err != nil {
		return nil, err
	}
	below, err := decodeRejectCursor(after)
	if err != nil {
		return nil, err
	}
	all, kept, err := s.opts.Sources.SourceRejects(ctx, name, below, first+1)
	if err != nil {
		return nil, fmt.Errorf("rejects of the source %q: %w", name, err)
	}
	page := &SourceRejectPage{Total: kept, before: after != nil, more: len(all) > first}
	for i := range all[:min(first, len(all))] {
		r := &all[i]
		page.Rejects = append(page.Rejects, SourceReject{
			Number: r.Number, At: r.At, Ref: r.Ref, Reason: r.Reason, Detail: orNone(r.Detail), Sample: strings.ToValidUTF8(string(r.Sample), string(utf8.RuneError)),
		})
	}
	return page, nil
}

// decodeRejectCursor returns the number in a cursor, 0 for none.
func decodeRejectCursor(after *string) (int64, error) {
	if after == nil {
		return 0, nil
	}
	digits, ok := strings.CutPrefix(*after, rejectCursor)
	n, err := strconv.ParseInt(digits, 10, 64)
	if !ok || err != nil || n < 1 || digits != strconv.FormatInt(n, 10) {
		return 0, smartmoney.BadInput("after", "after must be a cursor of the same list, got %s", smartmoney.Shown(*after))
	}
	return n, nil
}
