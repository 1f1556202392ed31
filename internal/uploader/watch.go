package uploader

import (
	"fmt"
	"io"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// lineEvery is the minimum interval between two lines of a Plain watcher, and before its
// first one.
const lineEvery = 3 * time.Second

// Plain prints a line of progress every few seconds, for logs and pipes.
type Plain struct {
	w     io.Writer
	clock retry.Clock
	name  string
	size  int64
	began time.Time
	last  time.Time
}

// NewPlain returns a Plain that writes to w. A nil clock means the system's.
func NewPlain(w io.Writer, clock retry.Clock) *Plain {
	if clock == nil {
		clock = retry.System{}
	}
	return &Plain{w: w, clock: clock}
}

var _ Watcher = (*Plain)(nil)

// Start implements Watcher.
func (p *Plain) Start(name string, size int64) {
	p.name, p.size, p.began = name, size, p.clock.Now()
	p.last = p.began
}

// Advance implements Watcher.
func (p *Plain) Advance(s Status) {
	now := p.clock.Now()
	if now.Sub(p.last) < lineEvery {
		return
	}
	p.last = now
	spent := now.Sub(p.began)
	rate := float64(s.Summary.Sent) / spent.Seconds()
	line := fmt.Sprintf("%s: %d events sent, %.0f events/s", p.name, s.Summary.Sent, rate)
	if p.size > 0 && s.Bytes > 0 {
		left := time.Duration(float64(spent) * float64(p.size-s.Bytes) / float64(s.Bytes))
		line += fmt.Sprintf(", %.0f %%, %s left", 100*float64(s.Bytes)/float64(p.size), max(left, 0).Round(time.Second))
	}
	fmt.Fprintln(p.w, line) // a lost progress line is not an error
}

// Wait implements Watcher.
func (p *Plain) Wait(w Waiting) {
	now := p.clock.Now()
	if w.Spent == 0 {
		p.last = now
	}
	if now.Sub(p.last) < lineEvery {
		return
	}
	p.last = now
	fmt.Fprintln(p.w, &w) // a lost progress line is not an error
}

// Finish implements Watcher.
func (p *Plain) Finish() {}

// Bar draws a progress bar, for terminals.
type Bar struct {
	w    io.Writer
	bars *mpb.Progress
	bar  *mpb.Bar
	size int64
	at   int64
	wait atomic.Pointer[Waiting] // shown by the bar of a wait
}

// quietFor is how long a wait lasts before a Bar shows it.
const quietFor = time.Second

// NewBar returns a Bar that draws on w, which should be a terminal.
func NewBar(w io.Writer) *Bar { return &Bar{w: w} }

var _ Watcher = (*Bar)(nil)

// Start implements Watcher.
func (b *Bar) Start(name string, size int64) {
	b.size, b.at = size, 0
	b.bars = mpb.New(mpb.WithOutput(b.w), mpb.WithAutoRefresh(), mpb.WithWidth(40))
	b.bar = b.bars.AddBar(max(size, 0),
		mpb.PrependDecorators(decor.Name(filepath.Base(name)+" "), decor.Percentage()),
		mpb.AppendDecorators(
			decor.AverageSpeed(decor.SizeB1024(0), "% .1f"),
			decor.Any(func(decor.Statistics) string { return " " }),
			decor.AverageETA(decor.ET_STYLE_GO),
			decor.Name(" left"),
		),
	)
}

// Advance implements Watcher.
func (b *Bar) Advance(s Status) {
	b.at = s.Bytes
	// a full bar is final, so not before the last request
	b.bar.SetCurrent(min(b.at, max(b.size-1, 0)))
}

// Wait implements Watcher. It shows nothing for a wait that ends at once.
func (b *Bar) Wait(w Waiting) {
	if b.bars == nil && (w.Spent < quietFor || w.Processed == w.Events) {
		return
	}
	b.wait.Store(&w)
	b.size, b.at = w.Events-w.Begun, w.Processed-w.Begun
	if b.bars == nil {
		b.bars = mpb.New(mpb.WithOutput(b.w), mpb.WithAutoRefresh(), mpb.WithWidth(40))
		b.bar = b.bars.AddBar(b.size, mpb.AppendDecorators(decor.Any(func(decor.Statistics) string { return b.wait.Load().String() })))
	}
	b.bar.SetCurrent(min(b.at, max(b.size-1, 0))) // Finish completes it
}

// Note prints a line above the bar.
func (b *Bar) Note(text string) {
	if b.bars == nil {
		fmt.Fprintln(b.w, text) // a lost progress line is not an error
		return
	}
	_, _ = b.bars.Write([]byte(text + "\n")) // a lost progress line is not an error
}

// Finish implements Watcher. The bar stays on the terminal.
func (b *Bar) Finish() {
	if b.bars == nil {
		return
	}
	if b.size > 0 && b.at >= b.size {
		b.bar.SetCurrent(b.size)
	}
	b.bar.Abort(false)
	b.bars.Wait()
	b.bars = nil
}
