package status

import (
	"fmt"
	"strings"
	"time"
)

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
