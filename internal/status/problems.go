package status

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"
)

// Bounds of Problems.
const (
	maxProblems = 100
	maxMessage  = 200 // bytes
	maxDetails  = 500 // bytes
)

// Problems keeps the warnings and errors of a process's log: the last 100 that have different
// messages. It is safe for concurrent use.
type Problems struct {
	mu               sync.Mutex // guards what follows
	list             []*Problem // the one that was logged last is the last
	errors, warnings int
}

// Handler returns a log handler that passes every record on to next.
func (p *Problems) Handler(next slog.Handler) slog.Handler { return &collecting{next: next, to: p} }

// Last returns copies, the last logged first, and how many errors and warnings were logged.
func (p *Problems) Last() (list []Problem, errors, warnings int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, one := range slices.Backward(p.list) {
		list = append(list, *one)
	}
	return list, p.errors, p.warnings
}

func (p *Problems) add(level slog.Level, at time.Time, message, details string) {
	name := "warning"
	p.mu.Lock()
	defer p.mu.Unlock()
	if level >= slog.LevelError {
		name = "error"
		p.errors++
	} else {
		p.warnings++
	}
	one := &Problem{Level: name, Message: message, FirstAt: at}
	if i := slices.IndexFunc(p.list, func(o *Problem) bool { return o.Level == name && o.Message == message }); i >= 0 {
		one = p.list[i]
		p.list = slices.Delete(p.list, i, i+1)
	} else if len(p.list) >= maxProblems {
		p.list = slices.Delete(p.list, 0, 1)
	}
	one.Count++
	one.LastAt, one.Details = at, details
	p.list = append(p.list, one)
}

// collecting is a log handler that copies warnings and errors.
type collecting struct {
	next  slog.Handler
	to    *Problems
	group string   // prefix of names
	attrs []string // of the logger, as texts
}

// Enabled reports whether a record is logged; warnings are always looked at.
func (c *collecting) Enabled(ctx context.Context, level slog.Level) bool {
	return level >= slog.LevelWarn || c.next.Enabled(ctx, level)
}

// Handle copies the record if it is a warning or an error, and passes it on.
func (c *collecting) Handle(ctx context.Context, r slog.Record) error {
	if r.Level >= slog.LevelWarn {
		details := slices.Clone(c.attrs)
		r.Attrs(func(a slog.Attr) bool {
			details = appendAttr(details, c.group, a)
			return len(details) < 100
		})
		c.to.add(r.Level, r.Time.UTC(), cut(r.Message, maxMessage), cut(strings.Join(details, " "), maxDetails))
	}
	if !c.next.Enabled(ctx, r.Level) {
		return nil
	}
	return c.next.Handle(ctx, r)
}

// WithAttrs returns the handler of a logger with attributes.
func (c *collecting) WithAttrs(attrs []slog.Attr) slog.Handler {
	with := *c
	with.next, with.attrs = c.next.WithAttrs(attrs), slices.Clone(c.attrs)
	for _, a := range attrs {
		with.attrs = appendAttr(with.attrs, c.group, a)
	}
	return &with
}

// WithGroup returns the handler of a logger whose further attributes are in a group.
func (c *collecting) WithGroup(name string) slog.Handler {
	with := *c
	with.next, with.group = c.next.WithGroup(name), c.group+name+"."
	return &with
}

func appendAttr(to []string, group string, a slog.Attr) []string {
	if value := a.Value.Resolve(); !a.Equal(slog.Attr{}) {
		return append(to, group+a.Key+"="+value.String())
	}
	return to
}

// cut returns at most n bytes of a text, in whole characters.
func cut(s string, n int) string {
	s = strings.ToValidUTF8(s, string(utf8.RuneError))
	if len(s) <= n {
		return s
	}
	for n--; !utf8.RuneStart(s[n]); n-- {
	}
	return s[:n] + "…"
}

// Attention is something that an operator should look at.
type Attention struct {
	Level string // error, or warning: what is going to be one
	Text  string // a sentence
}

// Bounds of what needs attention.
const (
	diskFull     = 1 << 20       // free bytes below which the disk counts as full
	diskLow      = 1 << 30       // free bytes below which it is time to act
	diskLowShare = 0.05          // the same as a share of the disk
	daysSoon     = 30            // days until the disk is full
	overdueMost  = 60            // seconds
	roughFor     = 6 * time.Hour // growth that was measured for less is a rough estimate
	makeRoom     = "make room, or keep less with the --keep-… settings"
)

// Attention returns what an operator should look at, the worst first; none if all is well.
func (s *Service) Attention() []Attention {
	var found findings
	if found.disk(s.Database); len(found) == 0 || found[0].Level != "error" {
		found.refusal(s.Unwritable)
	}
	for _, one := range s.Sources {
		found.source(&one)
	}
	for i := range s.Chains {
		if c := &s.Chains[i]; c.Reason != nil {
			found.add("error", "%s: %s.", c.Chain, *c.Reason)
		}
	}
	if len(s.Processes) > 0 && !s.leads() {
		found.add("error", "No process leads: events are stored, and no signal is found until one does.")
	}
	if d := s.Deliveries; d.Overdue > overdueMost {
		found.add("error", "The oldest delivery to a webhook has been due for %s.", span(d.Overdue))
	}
	if n := s.Deliveries.Disabled; n == 1 {
		found.add("warning", "A webhook is switched off after failures.")
	} else if n > 1 {
		found.add("warning", "%d webhooks are switched off after failures.", n)
	}
	return found
}

func (s *Service) leads() bool {
	for _, p := range s.Processes {
		if p.Leader {
			return true
		}
	}
	return false
}

type findings []Attention

func (f *findings) add(level, format string, args ...any) {
	*f = append(*f, Attention{level, fmt.Sprintf(format, args...)})
}

// refusal adds, before all else, that writes fail: what is known of a full disk where its space is not.
func (f *findings) refusal(why string) {
	if why == "" {
		return
	}
	text := strings.ToUpper(why[:1]) + why[1:] + ": nothing can be stored."
	*f = append(findings{{"error", text}}, *f...)
}

// disk adds what is wrong with the space of the disk, or is going to be.
func (f *findings) disk(d *Database) {
	if d == nil || d.FreeBytes == nil {
		return
	}
	free := *d.FreeBytes
	switch low := d.DiskBytes != nil && free < diskLowShare**d.DiskBytes; {
	case free < diskFull:
		f.add("error", "The disk is full: nothing can be stored. It has %s: %s.", Bytes(free), makeRoom)
		return
	case low:
		f.add("warning", "%s is free, %.1f %% of the disk: %s.", Bytes(free), 100*free / *d.DiskBytes, makeRoom)
	case free < diskLow:
		f.add("warning", "%s is free on the disk: %s.", Bytes(free), makeRoom)
	}
	if days := d.DaysUntilFull; days != nil && *days < daysSoon {
		rough := ""
		if d.Rough() {
			rough = fmt.Sprintf(", a rough estimate from %s", span(d.MeasuredSeconds))
		}
		f.add("warning", "At its present growth the database fills the disk in %s%s.", span(*days*24*3600), rough)
	}
}

// source adds what is wrong with a source. One that fails does so at once, whatever silence is
// allowed it.
func (f *findings) source(s *Source) {
	why := s.Problem
	if s.Failing && s.LastError != "" {
		why = strings.TrimPrefix(why+": "+s.LastError, ": ")
	}
	if why == "" && s.Failing {
		why = "it fails"
	}
	if why != "" {
		f.add("error", "Source %s: %s.", s.Name, strings.TrimSuffix(why, "."))
	}
}

// span writes seconds in their largest unit.
func span(seconds float64) string {
	for _, u := range []struct {
		size float64
		name string
	}{{86_400, "d"}, {3600, "h"}, {60, "min"}} {
		if seconds >= u.size {
			return fmt.Sprintf("%.0f %s", seconds/u.size, u.name)
		}
	}
	return fmt.Sprintf("%.0f s", seconds)
}

// Bytes writes a number of bytes in three digits with its unit.
func Bytes(n float64) string {
	units := []string{"B", "kB", "MB", "GB", "TB", "PB"}
	i := 0
	for ; n >= 999.5 && i < len(units)-1; i++ {
		n /= 1000
	}
	return fmt.Sprintf("%.3g %s", n, units[i])
}
