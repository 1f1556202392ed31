package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/pprof"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	livelog "github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The servers that are compared.
const (
	kindOurs       = "smartmoney"
	kindStock      = "stock gqlgen"
	kindCentrifuge = "centrifuge"
)

// subscription is the operation of the subscribers: the fields that a user interface shows.
const subscription = `subscription {
  signals {
    cursor gap
    signal {
      sequence signalId notificationType priority chain headline sentAt
      token { address symbol currentPriceUsd priceChangePct }
      summary { traderCount totalUsdInflow highestRank }
      why { reasons { text } }
    }
  }
}`

// fixture is the process of one server: the service on a database of its own, a server of
// one of the kinds, and the sender that writes signals into the customer's log.
type fixture struct {
	app      *app
	customer notifications.Customer
	sent     int
	rival    *plain        // nil if the kind is ours
	fanout   *fanoutServer // nil unless the kind is centrifuge
	profile  *os.File
}

// fixtureJob opens a server of a kind on a fresh database.
type fixtureJob struct {
	Kind, Database string
}

// serverAddress is the address of a running server, with a key.
type serverAddress struct {
	Addr, Key string
}

// runFixture runs the server's process.
func runFixture() error {
	s := &fixture{}
	return serveCompanion(verbs{
		"open": verb(s.open), "send": verb(s.send), "state": verb(s.state), "memory": verb(s.memory), "close": verb(s.close),
		"profile": verb(s.startProfile), "profiled": verb(s.stopProfile),
	})
}

func (f *fixture) open(ctx context.Context, job *fixtureJob) (serverAddress, error) {
	var err error
	if f.app, err = start(ctx, job.Database); err != nil {
		return serverAddress{}, err
	}
	customers, _, err := f.app.db.Customers.ChangedCustomers(ctx, 0)
	if err != nil {
		return serverAddress{}, err
	}
	if len(customers) != 1 {
		return serverAddress{}, fmt.Errorf("%d customers where one was made", len(customers))
	}
	f.customer = customers[0]
	keys := auth.NewAuthenticator(f.app.db.Customers, time.Now)
	at := serverAddress{Addr: f.app.front.Addr().String(), Key: f.app.customerKey}
	var handler http.Handler
	switch job.Kind {
	case kindOurs:
		return at, nil
	case kindStock:
		handler = stockWebsocket(f.app.resolver, keys)
	case kindCentrifuge:
		who, err := keys.Authenticate(ctx, "Bearer "+f.app.customerKey)
		if err != nil {
			return serverAddress{}, err
		}
		if f.fanout, err = newFanoutServer(f.app.resolver, who); err != nil {
			return serverAddress{}, err
		}
		handler = f.fanout.handler()
	}
	if f.rival, err = servePlain(handler); err != nil {
		return serverAddress{}, err
	}
	at.Addr = f.rival.addr()
	return at, nil
}

// sendJob writes a number of signals into the log, at a fixed interval in milliseconds.
type sendJob struct {
	Count   int
	EveryMS float64
}

// sendings are the signals that were sent, in order.
type sendings struct {
	First     int64   // sequence
	Committed []int64 // when each was committed, unix ns
}

// send commits signals and wakes their readers as the engine does.
func (f *fixture) send(ctx context.Context, job *sendJob) (sendings, error) {
	var done sendings
	every := time.Duration(job.EveryMS * float64(time.Millisecond))
	begin := time.Now()
	for i := range job.Count {
		time.Sleep(time.Until(begin.Add(time.Duration(i) * every)))
		signal := madeSignal(f.sent, time.Now().UTC())
		step := &enginestate.Commit{
			Now:     time.Now(),
			Signals: []notifications.SignalBody{{Signal: signal}},
			Notifications: []notifications.Entry{{
				CustomerID: f.customer.CustomerID, LogVersion: f.customer.LogVersion, SignalID: signal.ID, Type: signal.Type,
				Chain: signal.Chain, Token: signal.Token.Address, Timestamp: signal.Timestamp.UnixNano(),
				Decision: smartmoney.Delivered{ConfigVersion: 1, DailyUsed: f.sent + 1, DailyBudget: maxSequence, TypeUsed: f.sent + 1},
			}},
		}
		if err := f.app.db.State.CommitState(ctx, step); err != nil {
			return done, err
		}
		done.Committed = append(done.Committed, time.Now().UnixNano())
		f.app.hub.Wake(livelog.WakeOf(step.Notifications))
		if f.sent++; i == 0 {
			done.First = step.Notifications[0].Sequence
		}
	}
	return done, nil
}

// madeSignal returns a signal like those of the engine, with five wallets.
func madeSignal(n int, at time.Time) *smartmoney.Signal {
	signal := &smartmoney.Signal{
		ID: fmt.Sprintf("sig_%032x", n), Type: smartmoney.ConvergenceP0, Chain: smartmoney.Base, Timestamp: at,
		Headline: "5 top traders bought TKN on Base within 2 hours",
		Token: smartmoney.SignalToken{
			Address: fmt.Sprintf("0x%040x", 0xabc000+n), Symbol: "TKN",
			CurrentPriceUSD: 0.5168 + float64(n)/1e4, PriceChangePct: 3.25, FirstSmartEntryPrice: 0.5005,
		},
		Summary: smartmoney.SignalSummary{TraderCount: 5, TotalInflowUSD: 125_000.75 + float64(n), HighestRank: 3},
		Reasons: []smartmoney.Reason{
			{Text: "5 wallets of the top 200 bought it within 2 hours, 125 001 USD in all."},
			{Text: "The best of them has rank 3 of Base, with a win rate of 71 % over 48 closed positions."},
		},
	}
	for i := range 5 {
		signal.Traders = append(signal.Traders, smartmoney.Participant{
			Address: fmt.Sprintf("0x%040x", 0xdef000+i), Rank: 3 + i, TradeSizeUSD: 25_000.15, TradePriceUSD: 0.51,
			TradedAt: at.Add(-time.Minute), TraderScore: 0.75, TotalPnlUSD: 12_000.25, RealizedPnlUSD: 7000, BuyVolumeUSD: 5e6,
			WinRate: 0.71, TrueWinRate: 0.7, TradeCount: 140, WinningPositions: 34, ClosedPositions: 48, TokensTraded: 26,
		})
	}
	return signal
}

// processUsage is the CPU time and memory that the server's process has used so far.
type processUsage struct {
	CPU        int64 // ns, of the whole process since its start
	Goroutines int
	Open       int // websockets, as our server counts them
	Operations int // on them
}

func (f *fixture) state(context.Context, *nothing) (processUsage, error) {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		return processUsage{}, err
	}
	sockets := f.app.graphql.Sockets()
	return processUsage{
		CPU: usage.Utime.Nano() + usage.Stime.Nano(), Goroutines: runtime.NumGoroutine(),
		Open: sockets.Open, Operations: sockets.Operations,
	}, nil
}

// resident is the memory of the server's process, bytes.
type resident struct {
	Used    int64 // before garbage is returned to the system
	Settled int64 // after garbage is returned to the system
}

func (f *fixture) memory(context.Context, *nothing) (r resident, err error) {
	if r.Used, err = residentBytes(); err != nil {
		return r, err
	}
	debug.FreeOSMemory()
	r.Settled, err = residentBytes()
	return r, err
}

func residentBytes() (int64, error) {
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0, err
	}
	pages, err := strconv.ParseInt(strings.Fields(string(text))[1], 10, 64)
	return pages * int64(os.Getpagesize()), err
}

type profileJob struct {
	Path string
}

func (f *fixture) startProfile(_ context.Context, job *profileJob) (nothing, error) {
	var err error
	if f.profile, err = os.Create(job.Path); err != nil {
		return nothing{}, err
	}
	return nothing{}, pprof.StartCPUProfile(f.profile)
}

func (f *fixture) stopProfile(context.Context, *nothing) (nothing, error) {
	pprof.StopCPUProfile()
	return nothing{}, f.profile.Close()
}

func (f *fixture) close(context.Context, *nothing) (nothing, error) {
	var errs []error
	if f.fanout != nil {
		errs = append(errs, f.fanout.stop())
	}
	if f.rival != nil {
		errs = append(errs, f.rival.stop())
	}
	return nothing{}, errors.Join(append(errs, f.app.stop())...)
}
