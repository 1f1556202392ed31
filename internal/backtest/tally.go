package backtest

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/smartmoney"
)

// tally counts what became of the candidates of one customer.
type tally struct {
	types [smartmoney.TypeCount]int
	days  map[dayType]int
	held  map[smartmoney.Rule]int
}

type dayType struct {
	day int64 // since 1970, UTC
	typ int   // NotificationType.Index
}

func newTally() *tally {
	return &tally{days: map[dayType]int{}, held: map[smartmoney.Rule]int{}}
}

// count takes the decisions on one candidate.
func (t *tally) count(o *detect.Candidate, decisions []detect.Decision) {
	for _, v := range decisions {
		if v.Held != nil {
			t.held[v.Held.Rule]++
			continue
		}
		t.types[v.Type.Index()]++
		t.days[dayType{detect.DayOf(o.Trade.T), v.Type.Index()}]++
	}
}

// fill puts the counts into a simulation.
func (t *tally) fill(s *smartmoney.Simulation) {
	types := smartmoney.NotificationTypes()
	s.ByType, s.ByDay, s.HeldBack = []smartmoney.TypeTally{}, []smartmoney.DayTally{}, []smartmoney.RuleTally{}
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
