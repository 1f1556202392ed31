package status

import (
	"context"
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
