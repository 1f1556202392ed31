package main

import "fmt"

// serverKinds are the servers, the one under test last.
var serverKinds = [...]string{kindStock, kindCentrifuge, kindOurs}

// deliveries are the measurements of a run.
type deliveries struct {
	order   []int // numbers of subscribers
	signals int
	cuts    int
	of      map[string]map[int][]*delivery // by kind and number of subscribers, one per round
	stuck   []stuckDelay
}

func newDeliveries(s *settings) *deliveries {
	r := &deliveries{order: s.subscribers, signals: s.signals, cuts: s.cuts, of: map[string]map[int][]*delivery{}}
	for _, kind := range serverKinds {
		r.of[kind] = map[int][]*delivery{}
	}
	return r
}

func (de *deliveries) add(kind string, size int, d *delivery) {
	de.of[kind][size] = append(de.of[kind][size], d)
}

// values returns a value of each round.
func (de *deliveries) values(kind string, size int, of func(*delivery) float64) []float64 {
	all := make([]float64, 0, len(de.of[kind][size]))
	for _, d := range de.of[kind][size] {
		all = append(all, of(d))
	}
	return all
}

// aimedSize is the number of subscribers to which the aim for the time applies.
const aimedSize = 5000

func (de *deliveries) report(t *table, left *leftOver) {
	for _, size := range de.order {
		for _, kind := range serverKinds {
			de.reportOne(t, kind, size)
		}
	}
	var delays, with []float64
	for _, s := range de.stuck {
		delays, with = append(delays, s.with-s.without), append(with, s.with)
	}
	t.most(fmt.Sprintf("slowest of %d signals to %s subscribers: later by %d stuck readers (then %s ms)",
		de.signals, whole(de.order[0]), stuckReaders, number(median(with))), median(delays), "ms", 20)
	t.most(fmt.Sprintf("websockets left after %s connects and cuts", whole(de.cuts)), float64(left.sockets), "", 0)
	t.most(fmt.Sprintf("goroutines left after %s connects and cuts", whole(de.cuts)), float64(left.goroutines), "", 0)
}

// reportOne adds the lines of a server with a number of subscribers.
func (de *deliveries) reportOne(t *table, kind string, size int) {
	lead := fmt.Sprintf("%s, %s subscribers: ", kind, whole(size))
	for _, l := range []struct {
		what, unit string
		of         func(*delivery) float64
		stock      float64 // the largest ratio to stock gqlgen that is aimed at, 0 for none
	}{
		{"commit to last receipt, p50", "ms", func(d *delivery) float64 { return d.p50 }, aimAt(size == aimedSize, 0.4)},
		{"commit to last receipt, p99", "ms", func(d *delivery) float64 { return d.p99 }, aimAt(size == aimedSize, 0.4)},
		{"commit to last receipt, one signal at a time, p50", "ms", func(d *delivery) float64 { return d.alone }, aimAt(size == aimedSize, 0.4)},
		{"CPU of a delivery", "µs", func(d *delivery) float64 { return d.cpu }, 0.3},
	} {
		values := de.values(kind, size, l.of)
		if kind == kindOurs {
			t.within(lead+l.what, values, l.unit, "stock gqlgen", de.values(kindStock, size, l.of), l.stock)
			continue
		}
		t.plain(lead+l.what, median(values), l.unit)
	}
	settled := median(de.values(kind, size, func(d *delivery) float64 { return d.settled }))
	memory := fmt.Sprintf("%sresident memory of an idle connection (%s before garbage is returned)", lead,
		number(median(de.values(kind, size, func(d *delivery) float64 { return d.used }))))
	if kind != kindOurs {
		t.plain(memory, settled, "KiB")
		return
	}
	cpu := func(d *delivery) float64 { return d.cpu }
	t.within(lead+"CPU of a delivery", de.values(kind, size, cpu), "µs", "centrifuge", de.values(kindCentrifuge, size, cpu), 1.3)
	t.most(memory, settled, "KiB", 20)
}

func aimAt(yes bool, aim float64) float64 {
	if yes {
		return aim
	}
	return 0
}
