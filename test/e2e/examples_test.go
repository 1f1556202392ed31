package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestExamples runs the programs of examples/ on a service that raises signals, over
// connections that are cut. scripts/with-clients.sh installs what they need.
func TestExamples(t *testing.T) {
	t.Parallel()
	s := onPostgres(t)
	m := openBazaar(t, s, "--stream-ping", pingPace.String(), "--webhook-allow-private")
	for name, example := range map[string]func(*testing.T, *bazaar){"curl": curlExamples, "node": nodeExample, "node, asked to come later": nodeComesAgain, "go": goExample} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			example(t, m)
		})
	}
}

// numberOf returns the number at the start of a line.
func numberOf(t testing.TB, line string) int64 {
	t.Helper()
	text, headline, _ := strings.Cut(line, " ")
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || headline == "" {
		t.Fatalf("%q is no number and headline", line)
	}
	return n
}

// goesOn reads n lines with consecutive numbers and returns the last number. The first must
// follow last; 0 accepts any.
func goesOn(t testing.TB, p *talker, n int, last int64) int64 {
	t.Helper()
	for range n {
		got := numberOf(t, p.next())
		if last != 0 && got != last+1 {
			t.Fatalf("signal %d follows %d", got, last)
		}
		last = got
	}
	return last
}

// cutsThrough reads lines while connections are cut, and refused until the program has
// reported three retries.
func cutsThrough(t testing.TB, p *talker, r *relay) int64 {
	t.Helper()
	last := goesOn(t, p, 3, 0)
	for range 2 {
		r.cut(t)
		last = goesOn(t, p, 8, last) // more than it can have buffered
	}
	before := strings.Count(p.stderr.String(), "trying again")
	r.refuse(t, func() {
		testkit.Eventually(t, "the program retries", func() bool {
			return strings.Count(p.stderr.String(), "trying again") >= before+3
		})
	})
	return goesOn(t, p, 8, last)
}

func curlExamples(t *testing.T, m *bazaar) {
	dir := tree(t, "examples", "curl")
	c, pages := newClient(t, m.url, m.key), 60 // the script requests 50 at a time
	testkit.EventuallyWithin(t, timeout, "there is more than a page", func() bool { return len(c.poll(beginning, pages)) == pages })
	out, err := program(t, dir, m.url, m.key, "./latest.sh").Output()
	var answer struct {
		Data struct{ Signals struct{ Nodes []entry } }
	}
	if err != nil || json.Unmarshal(out, &answer) != nil || len(answer.Data.Signals.Nodes) != 3 {
		t.Fatalf("latest.sh: %v %s", err, out)
	}

	poll := talk(t, program(t, dir, m.url, m.key, "./poll.sh", beginning))
	for i, n := range c.poll(beginning, pages) {
		if got, want := poll.next(), n.SentAt+" "+n.Headline; got != want {
			t.Fatalf("poll.sh: line %d is %q, want %q", i+1, got, want)
		}
	}

	relay := newRelay(t, m.url)
	stream := talk(t, program(t, dir, relay.url, m.key, "./stream.sh"))
	last := int64(0)
	for i := range 12 {
		var event struct {
			Data struct{ Signals struct{ Signal entry } }
		}
		line := stream.next()
		if err := json.Unmarshal([]byte(line), &event); err != nil {
			t.Fatalf("stream.sh: %q: %v", line, err)
		}
		got := event.Data.Signals.Signal.Sequence
		if last != 0 && got != last+1 {
			t.Fatalf("stream.sh: signal %d follows %d", got, last)
		}
		switch last = got; i {
		case 3:
			relay.cut(t)
		case 6: // curl, which is silent, does not report retries: allow the time of one
			relay.refuse(t, func() { time.Sleep(3 * time.Second) })
		}
	}
	if err := program(t, dir, m.url, "sms-none", "./stream.sh").Run(); err == nil {
		t.Error("stream.sh ignores a refused key")
	}
}

// nodeExample checks that the Node.js example resumes after it is killed.
func nodeExample(t *testing.T, m *bazaar) {
	relay, place := newRelay(t, m.url), filepath.Join(t.TempDir(), "cursor.txt")
	start := func() *talker {
		cmd := program(t, tree(t, "examples", "node"), relay.url, m.key, "node", "signals.mjs")
		cmd.Env = append(cmd.Env, "CURSOR_FILE="+place)
		return talk(t, cmd)
	}
	first := start()
	last := cutsThrough(t, first, relay)
	first.stop()
	// It may have printed and recorded more lines than were read here.
	if again := numberOf(t, start().next()); again < last {
		t.Errorf("restarted with signal %d after printing %d", again, last)
	}
}

// nodeComesAgain refuses a subscription for a second, as a busy service does, and then answers it.
func nodeComesAgain(t *testing.T, _ *bazaar) {
	upgrader := websocket.Upgrader{Subprotocols: []string{"graphql-transport-ws"}}
	asked := 0 // by one connection at a time
	answer := func(w http.ResponseWriter, r *http.Request) {
		ws, err := upgrader.Upgrade(w, r, nil)
		if err != nil {
			t.Error(err)
			return
		}
		defer ws.Close()
		for {
			var got struct{ ID, Type string }
			if ws.ReadJSON(&got) != nil {
				return // the program has ended
			}
			text := ""
			switch {
			case got.Type == "connection_init":
				text = `{"type": "connection_ack"}`
			case got.Type == "subscribe" && asked == 0:
				asked++
				text = `{"id": "` + got.ID + `", "type": "error", "payload": [{"message": "too busy", "extensions": {"code": "RATE_LIMITED", "retryAfter": 1}}]}`
			case got.Type == "subscribe":
				text = `{"id": "` + got.ID + `", "type": "next", "payload": {"data": {"signals": {"cursor": "c", "gap": null, "retraction": null, "signal": {"sequence": 7, "headline": "ABC"}}}}}`
			}
			if text != "" && ws.WriteMessage(websocket.TextMessage, []byte(text)) != nil {
				return
			}
		}
	}
	busy := httptest.NewServer(http.HandlerFunc(answer))
	t.Cleanup(busy.Close)
	place := filepath.Join(t.TempDir(), "cursor.txt")
	if err := os.WriteFile(place, []byte("b"), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := program(t, tree(t, "examples", "node"), busy.URL, "key", "node", "signals.mjs")
	cmd.Env = append(cmd.Env, "CURSOR_FILE="+place)
	p := talk(t, cmd)
	if n := numberOf(t, p.next()); n != 7 {
		t.Errorf("signal %d, want 7", n)
	}
	p.stop()
}

func goExample(t *testing.T, m *bazaar) {
	dir, built := tree(t, "examples", "go"), filepath.Join(t.TempDir(), "example")
	build := exec.Command("go", "build", "-o", built, ".")
	build.Dir = dir
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("build the example: %v\n%s", err, out)
	}

	out, err := program(t, dir, m.url, m.key, built, "latest").Output()
	if lines := strings.Split(string(out), "\n"); err != nil || len(lines) < 3 || numberOf(t, lines[0]) == 0 {
		t.Fatalf("latest: %v\n%s", err, out)
	}

	// A connection that is not cut outlives the service's pings.
	steady := talk(t, program(t, dir, m.url, m.key, built, "follow"))
	for began := time.Now(); time.Since(began) < 3*pingPace; {
		goesOn(t, steady, 1, 0)
	}
	if steady.stop(); strings.Contains(steady.stderr.String(), "trying again") {
		t.Errorf("follow lost its connection: %s", &steady.stderr)
	}

	relay := newRelay(t, m.url)
	cutsThrough(t, talk(t, program(t, dir, relay.url, m.key, built, "follow")), relay)
	if err := program(t, dir, m.url, "sms-none", built, "follow").Run(); err == nil {
		t.Error("follow ignores a refused key")
	}

	address := freeAddress(t) // the receiver listens on it once it has its secret
	var set struct {
		Data struct {
			UpdateConfig struct{ WebhookSecret string }
		}
	}
	c := newClient(t, m.url, m.key)
	change := fmt.Sprintf(`mutation { updateConfig(input: {webhookUrl: "http://%s/"}) { webhookSecret } }`, address)
	if err := json.Unmarshal([]byte(c.query(change, nil)), &set); err != nil || set.Data.UpdateConfig.WebhookSecret == "" {
		t.Fatalf("no secret: %v", err)
	}
	receive := program(t, dir, m.url, m.key, built, "receive", address)
	receive.Env = append(receive.Env, "WEBHOOK_SECRET="+set.Data.UpdateConfig.WebhookSecret)
	receiver, seen := talk(t, receive), map[int64]bool{}
	for range 5 {
		n := numberOf(t, receiver.next())
		if seen[n] {
			t.Fatalf("signal %d was printed twice", n)
		}
		seen[n] = true
	}
}
