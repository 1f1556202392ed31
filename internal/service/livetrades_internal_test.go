package service

import (
	"context"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// slowLog is a log that says when it is read and answers when it is released.
type slowLog struct{ read, release chan struct{} }

func (s slowLog) ReadLog(_ context.Context, _ smartmoney.Chain, after int64, _ int) (eventlog.Segment, bool, error) {
	s.read <- struct{}{}
	<-s.release
	return eventlog.Segment{First: after + 1}, false, nil
}

// A subscription that resumes from trades which no other one wants reads them by itself: the others
// of its chain go on meanwhile.
func TestResumedTradesHoldUpNobody(t *testing.T) {
	t.Parallel()
	log := slowLog{make(chan struct{}), make(chan struct{})}
	feed := tradeFeed{first: 100, upTo: 200, trades: []smartmoney.LoggedTrade{{Seq: 150}}}
	after := func(at int64) <-chan int64 {
		got := make(chan int64, 1)
		go func() {
			_, upTo, err := feed.after(t.Context(), log.ReadLog, smartmoney.Base, at, 200)
			if err != nil {
				t.Error(err)
			}
			got <- upTo
		}()
		return got
	}
	resumed := after(10)
	<-log.read
	select {
	case got := <-after(140):
		if got != 200 {
			t.Errorf("a subscription to present trades got up to %d, want 200", got)
		}
	case <-time.After(2 * time.Minute):
		t.Error("a subscription to present trades waits for one that resumes")
	}
	close(log.release)
	if got := <-resumed; got != 200 {
		t.Errorf("the resumed subscription got up to %d, want 200", got)
	}
}
