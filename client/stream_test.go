package client_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/client"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// A stream resumes after connections that are reset, and that carry nothing any more.
func TestSignals(t *testing.T) {
	t.Parallel()
	s := serve(t)
	s.send(1, 2) // before the stream
	paused := make(chan error, 100)
	place := &client.Memory{}
	r := signals(t, s.client(func(o *client.Options) { o.Report = func(err error, _ time.Duration) { paused <- err } }), client.SignalsOptions{Store: place})
	testkit.Eventually(t, "the stream knows where it begins", func() bool { return begins(t, place) })
	s.send(3, 2)
	numbers(r, 3, 4)
	s.proxy.Reset()
	<-paused
	s.send(5, 2)
	numbers(r, 5, 6)
	for len(paused) > 0 {
		<-paused
	}
	s.proxy.Hang(true)
	<-paused // it has noticed the silence
	s.send(7, 2)
	s.proxy.Hang(false)
	numbers(r, 7, 8)

	s.Retract(t, servicetest.Customer, noon.Add(time.Minute), 7)
	if e := r.next(); e.Retraction == nil || e.Signal != nil || e.Retraction.Reason != "Entry 7 was wrong." {
		t.Errorf("%s, want a retraction", e)
	}
	r.stop()
}

// begins reports whether a stream has kept where it begins.
func begins(t *testing.T, place *client.Memory) bool {
	cursor, err := place.Load(t.Context())
	return err == nil && cursor != ""
}

// The event after which a reader leaves the loop comes again, and no other.
func TestSignalsFromStore(t *testing.T) {
	t.Parallel()
	s := serve(t)
	place := client.File(filepath.Join(t.TempDir(), "cursor"))
	c := s.client(nil)
	sent := s.send(1, 3)
	first := cursorOf(t, c, 1)
	for e, err := range c.Signals(t.Context(), client.SignalsOptions{Store: place, After: first}) {
		if err != nil {
			t.Fatal(err)
		}
		if e.Signal.Sequence == 3 {
			break
		}
	}
	r := signals(t, c, client.SignalsOptions{Store: place, After: first}) // the store goes before
	if e := r.next(); e.Signal.Sequence != 3 || e.Signal.SignalId != sent[2].SignalID || len(e.Signal.Traders) != 2 || e.Signal.Token.Symbol != "SYM" {
		t.Errorf("%+v, want the third signal", e.Signal)
	}
	s.send(4, 1)
	numbers(r, 4)
}

// Whoever ends ctx and leaves the loop at once is not called again.
func TestLeaving(t *testing.T) {
	t.Parallel()
	s := serve(t)
	s.send(1, 3)
	c := s.client(nil)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	for range c.Signals(ctx, client.SignalsOptions{After: cursorOf(t, c, 1)}) {
		cancel()
		break
	}
	ctx, cancel = context.WithCancel(t.Context())
	defer cancel()
	for range c.Leaderboard(ctx, client.LeaderboardOptions{Chain: client.ChainBase}) {
		cancel()
		break
	}
}

// The first request of a Transport sets fields of it, which a stream that connects beside it must
// not read: the race detector sees it if one does.
func TestFirstRequest(t *testing.T) {
	t.Parallel()
	c := serve(t).client(nil)
	var request sync.WaitGroup
	request.Go(func() {
		if err := c.Query(t.Context(), "{ __typename }", nil, nil); err != nil {
			t.Error(err)
		}
	})
	for _, err := range c.Leaderboard(t.Context(), client.LeaderboardOptions{Chain: client.ChainBase}) {
		if err != nil {
			t.Error(err)
		}
		break
	}
	request.Wait()
}

// cursorOf returns the cursor of a signal by its sequence.
func cursorOf(t *testing.T, c *client.Client, sequence int) string {
	t.Helper()
	var page struct {
		Signals struct {
			Edges []struct {
				Cursor string
				Node   struct{ Sequence int }
			}
		}
	}
	err := c.Query(t.Context(), `query($since: DateTime) { signals(since: $since, first: 200) { edges { cursor node { sequence } } } }`, map[string]any{"since": noon.Add(-time.Hour)}, &page)
	if err != nil {
		t.Fatal(err)
	}
	for _, edge := range page.Signals.Edges {
		if edge.Node.Sequence == sequence {
			return edge.Cursor
		}
	}
	t.Fatalf("no signal %d among %+v", sequence, page)
	return ""
}

// A gap is told as the service tells it, and what is kept follows.
func TestGap(t *testing.T) {
	t.Parallel()
	s := serve(t)
	s.send(1, 4)
	c := s.client(nil)
	first, third := cursorOf(t, c, 1), cursorOf(t, c, 3)
	if err := testkit.Sweep(t.Context(), s.DB, noon.Add(time.Hour), [smartmoney.ChainCount]int64{}, time.Hour-3*time.Second); err != nil {
		t.Fatal(err)
	}
	r := signals(t, c, client.SignalsOptions{After: first})
	if e := r.next(); !e.Gap || e.Signal != nil || e.Oldest == nil || *e.Oldest != third {
		t.Errorf("%s, want a gap up to the third signal", e)
	}
	numbers(r, 3, 4)
}

// What no retry mends ends a stream with the service's code, and ctx ends it with its own error.
func TestStreamEnds(t *testing.T) {
	t.Parallel()
	s := serve(t)
	wrong := "0xnothing"
	for name, test := range map[string]struct {
		client *client.Client
		with   client.SignalsOptions
		want   client.Code
	}{
		"a refused key, from now on":      {s.client(func(o *client.Options) { o.Key = "sms-none" }), client.SignalsOptions{}, client.Unauthenticated},
		"a refused key, after a cursor":   {s.client(func(o *client.Options) { o.Key = "sms-none" }), client.SignalsOptions{After: "x"}, client.Unauthenticated},
		"a refused token, after a cursor": {s.client(func(o *client.Options) { o.Token = refusedToken }), client.SignalsOptions{After: "x"}, client.Unauthenticated},
		"another scope":                   {s.client(func(o *client.Options) { o.Key = s.IngestKey }), client.SignalsOptions{}, client.Forbidden},
		"a wrong cursor":                  {s.client(nil), client.SignalsOptions{After: "x"}, client.BadUserInput},
		"a wrong filter":                  {s.client(nil), client.SignalsOptions{Filter: &client.SignalFilter{Token: &wrong}}, client.BadUserInput},
		"a wrong address":                 {s.client(func(o *client.Options) { o.URL = "http://a b" }), client.SignalsOptions{}, client.BadUserInput},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			err := signals(t, test.client, test.with).ending()
			if e, ok := errors.AsType[*client.Error](err); !ok || e.Code != test.want {
				t.Errorf("%v, want %s", err, test.want)
			}
		})
	}
	for name, url := range map[string]string{"while it reads": s.url, "while it tries to connect": "http://127.0.0.1:1"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			place := &client.Memory{}
			r := signals(t, s.client(func(o *client.Options) { o.URL = url }), client.SignalsOptions{Store: place})
			if url == s.url {
				testkit.Eventually(t, "it reads", func() bool { return begins(t, place) })
			}
			r.stop()
			if err := r.ending(); !errors.Is(err, context.Canceled) {
				t.Errorf("%v, want context.Canceled", err)
			}
		})
	}
}

func refusedToken(context.Context) (string, error) { return "sms-none", nil }

func TestStoreFails(t *testing.T) {
	t.Parallel()
	s := serve(t)
	r := signals(t, s.client(nil), client.SignalsOptions{Store: client.File(filepath.Join(t.TempDir(), "none", "cursor"))})
	if err := r.ending(); err == nil {
		t.Error("a cursor that cannot be saved is no error")
	}
}

func TestLeaderboard(t *testing.T) {
	t.Parallel()
	s := serve(t)
	paused := make(chan error, 100)
	c := s.client(func(o *client.Options) { o.Report = func(err error, _ time.Duration) { paused <- err } })
	r := read(t, func(ctx context.Context, yield func(*client.Leaderboard, error) bool) {
		c.Leaderboard(ctx, client.LeaderboardOptions{Chain: client.ChainBase, RankBy: client.RankByTradeCount, First: 3})(yield)
	})
	page := r.next()
	if len(page.Edges) != 3 || page.Edges[0].Rank != 1 || page.Edges[0].Node.TradeCount == 0 {
		t.Fatalf("%+v, want three wallets", page)
	}
	before := page.Edges[0].Node
	s.proxy.Reset()
	<-paused
	at := before.LastTradeTime.Add(24 * time.Hour)
	s.Append(t, smartmoney.Base, event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
		ID: "one-more", Chain: smartmoney.Base, Side: smartmoney.Buy, TradedAt: at, Wallet: before.WalletAddress,
		Token: servicetest.Token(smartmoney.Base, 1), Quantity: 1, PriceUSD: 1, AmountUSD: 1,
	}})
	for page = r.next(); page.Edges[0].Node.TradeCount == before.TradeCount; page = r.next() {
	}
	if got := page.Edges[0].Node; got.WalletAddress != before.WalletAddress || got.TradeCount != before.TradeCount+1 || !got.LastTradeTime.Equal(at) {
		t.Errorf("%+v, want the wallet with one trade more than %+v", got, before)
	}
	r.stop()

	err := read(t, func(ctx context.Context, yield func(*client.Leaderboard, error) bool) {
		c.Leaderboard(ctx, client.LeaderboardOptions{Chain: client.ChainBase, First: 201})(yield)
	}).ending()
	if e, ok := errors.AsType[*client.Error](err); !ok || e.Code != client.BadUserInput || e.Field != "first" {
		t.Errorf("%v, want BAD_USER_INPUT of first", err)
	}
}

// peer is a service that answers subscriptions as answer says, by the number of the connection from
// 1: what a healthy service seldom does.
func peer(t *testing.T, answer func(n int, token string, ws *websocket.Conn)) string {
	t.Helper()
	upgrader := websocket.Upgrader{Subprotocols: []string{"graphql-transport-ws"}}
	var connections atomic.Int64
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ws, err := upgrader.Upgrade(w, r, nil)
		if err != nil {
			t.Error(err)
			return
		}
		defer ws.Close()
		for {
			var m struct{ Type string }
			if ws.ReadJSON(&m) != nil {
				return // the client has left
			}
			switch m.Type {
			case "connection_init":
				err = ws.WriteJSON(map[string]string{"type": "connection_ack"})
			case "subscribe":
				answer(int(connections.Add(1)), r.Header.Get("Authorization"), ws)
			}
			if err != nil {
				return
			}
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// say writes a message of a peer.
func say(t *testing.T, ws *websocket.Conn, kind, payload string) {
	t.Helper()
	if err := ws.WriteJSON(map[string]any{"id": "1", "type": kind, "payload": json.RawMessage(payload)}); err != nil {
		t.Error(err)
	}
}

// oneSignal is a result with a signal.
const oneSignal = `{"data": {"signals": {"cursor": "c", "gap": false, "signal": {"sequence": 7, "headline": "ABC"}}}}`

// A service that asks to come later is asked again after the time that it names.
func TestRetryAfter(t *testing.T) {
	t.Parallel()
	url := peer(t, func(n int, _ string, ws *websocket.Conn) {
		if n == 1 {
			say(t, ws, "error", `[{"message": "too busy", "extensions": {"code": "RATE_LIMITED", "retryAfter": 1}}]`)
			return
		}
		say(t, ws, "next", oneSignal)
	})
	var waited time.Duration
	c := client.New(client.Options{URL: url, Report: func(_ error, pause time.Duration) { waited = pause }}).Hurry()
	numbers(signals(t, c, client.SignalsOptions{After: "a"}), 7)
	if waited < time.Second {
		t.Errorf("asked again after %s, want a second", waited)
	}
}

// A token that has expired is replaced by a new one; a part that cannot be read is asked for again.
func TestBrokenResults(t *testing.T) {
	t.Parallel()
	url := peer(t, func(n int, token string, ws *websocket.Conn) {
		switch {
		case n == 1:
			_ = ws.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(4403, "expired"), time.Now().Add(time.Second))
		case token != "Bearer token 2":
			t.Errorf("connection %d has the token %q", n, token)
		case n == 2:
			say(t, ws, "next", `{"data": {"signals": {"cursor": "b", "gap": false, "signal": null}}, "errors": [{"message": "internal error", "extensions": {"code": "INTERNAL"}}]}`)
		default:
			say(t, ws, "next", oneSignal)
		}
	})
	tokens := 0
	c := client.New(client.Options{URL: url, Token: func(context.Context) (string, error) {
		tokens = min(tokens+1, 2)
		return "token " + string(rune('0'+tokens)), nil
	}}).Hurry()
	numbers(signals(t, c, client.SignalsOptions{After: "a"}), 7)
}
