package replay

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Tally counts the decisions about the candidates of one customer.
type Tally struct {
	types     [smartmoney.TypeCount]int // of signals that stand, like days
	days      map[dayType]int
	held      map[smartmoney.Rule]int
	retracted int
}

type dayType struct {
	day int64 // since 1970, UTC
	typ int   // NotificationType.Index
}

// NewTally returns an empty Tally.
func NewTally() *Tally {
	return &Tally{days: map[dayType]int{}, held: map[smartmoney.Rule]int{}}
}

// Count adds the decisions about one candidate.
func (t *Tally) Count(c *detect.Candidate, decisions []detect.Decision) {
	for _, v := range decisions {
		if v.Held != nil {
			t.held[v.Held.Rule]++
			continue
		}
		t.types[v.Type.Index()]++
		t.days[dayType{detect.DayOf(c.Trade.T), v.Type.Index()}]++
	}
}

// Retract counts a signal that was delivered as one that a correction took back.
func (t *Tally) Retract(s *smartmoney.Signal) {
	day := dayType{detect.DayOf(s.Timestamp.UnixNano()), s.Type.Index()}
	t.types[s.Type.Index()]--
	if t.days[day]--; t.days[day] == 0 {
		delete(t.days, day)
	}
	t.retracted++
}

// Fill sets the counts of a simulation.
func (t *Tally) Fill(s *smartmoney.Simulation) {
	types := smartmoney.NotificationTypes()
	s.ByType, s.ByDay, s.HeldBack = []smartmoney.TypeTally{}, []smartmoney.DayTally{}, []smartmoney.RuleTally{}
	s.Retracted = t.retracted
	for i, n := range t.types {
		if n > 0 {
			s.ByType = append(s.ByType, smartmoney.TypeTally{Type: types[i], Count: n})
			s.Total += n
		}
	}
	days := slices.SortedFunc(maps.Keys(t.days), func(a, b dayType) int {
		return cmp.Or(cmp.Compare(a.day, b.day), cmp.Compare(a.typ, b.typ))
	})
	for _, d := range days {
		s.ByDay = append(s.ByDay, smartmoney.DayTally{
			Day: time.Unix(0, d.day*detect.Day).UTC(), Type: types[d.typ], Count: t.days[d],
		})
	}
	for _, rule := range smartmoney.Rules() {
		if n := t.held[rule]; n > 0 {
			s.HeldBack = append(s.HeldBack, smartmoney.RuleTally{Rule: rule, Count: n})
		}
	}
}
