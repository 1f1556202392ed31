package e2e

import (
	"encoding/json"
	"errors"
	"net/http"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/chats"
)

// chat is a stand-in of a chat that can be killed.
type chat struct {
	*chats.StandIn
	t    testing.TB
	addr string

	mu     sync.Mutex // guards server
	server *http.Server
}

// newChat starts a stand-in, which runs until the end of the test.
func newChat(t testing.TB, format smartmoney.WebhookFormat, answer func(n int) int) *chat {
	t.Helper()
	c := &chat{StandIn: &chats.StandIn{Format: format, Answer: answer, Pause: 2 * time.Second}, t: t, addr: "127.0.0.1:0"}
	c.start()
	t.Cleanup(c.kill)
	return c
}

func (c *chat) start() {
	c.t.Helper()
	listener := listenAgain(c.t, c.addr)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.addr, c.server = listener.Addr().String(), &http.Server{Handler: c.StandIn, ReadHeaderTimeout: timeout}
	go func(server *http.Server) {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			c.t.Errorf("serve a chat: %v", err)
		}
	}(c.server)
}

// kill ends every connection.
func (c *chat) kill() {
	c.mu.Lock()
	defer c.mu.Unlock()
	_ = c.server.Close()
}

// url returns the address of the chat's webhook.
func (c *chat) url() string { return "http://" + c.addr + c.Path() }

// subscribe creates a webhook of the key's customer with the chat's address.
func (c *chat) subscribe(key *client) {
	c.t.Helper()
	body := key.query(`mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id url format } } }`,
		map[string]any{"input": map[string]any{"url": c.url(), "format": strings.ToUpper(string(c.Format))}})
	if !strings.Contains(body, `"url":"http://`+c.addr+`","format"`) {
		c.t.Fatalf("no webhook, or one whose address is shown: %s", body)
	}
}

// distinct returns how many entries of the log the chat has taken.
func (c *chat) distinct() int {
	ids := map[string]bool{}
	taken, _ := c.Taken()
	for _, m := range taken {
		ids[m.ID] = true
	}
	return len(ids)
}

// TestChatsThroughKills checks that every entry of the log reaches a chat of each format once, in a
// form within its limits, and at most once a second, although chats ask for pauses, and they and
// the sender are killed. An entry comes again only where its answer was lost: to the chat, to the
// sender, or before the sender could record it.
func TestChatsThroughKills(t *testing.T) {
	t.Parallel()
	const lost, limited, hangs, killed, signals = 1, 3, 4, 7, 10
	s := onSQLite(t)
	p := s.serve(hooked...)
	c, feed := newClient(t, p.url, s.customer("acme")), s.key("ingest")
	c.configure(listening)
	var all []*chat
	for _, format := range smartmoney.WebhookFormats() {
		if !format.Chat() {
			continue
		}
		chat := newChat(t, format, func(n int) int {
			switch n {
			case lost:
				return chats.Lost
			case limited:
				return http.StatusTooManyRequests
			case hangs:
				return chats.Hangs
			}
			return http.StatusOK
		})
		chat.subscribe(c)
		all = append(all, chat)
	}
	fixture := newFixture(smartmoney.Base, 5, march)
	newClient(t, p.url, feed).ingest(fixture.past())
	newClient(t, p.url, feed).ingest(fixture.whales(signals))
	each := func(what string, is func(c *chat) bool) {
		for _, chat := range all {
			testkit.EventuallyWithin(t, timeout, string(chat.Format)+" "+what, func() bool { return is(chat) })
		}
	}
	each("hangs", func(c *chat) bool { return c.Requests() > hangs })
	p = s.killsSender(p)
	each("is called again", func(c *chat) bool { return c.Requests() > killed })
	for _, chat := range all {
		chat.kill()
		chat.start()
	}
	p = s.killsSender(p)
	log := newClient(t, p.url, c.key).whole(signals)
	each("has taken all", func(c *chat) bool { return c.distinct() >= len(log) })
	for _, chat := range all {
		taken, problems := chat.Taken()
		// one was lost, one hung, and one may have been on its way at each of the other two kills
		if problems != nil || chat.distinct() != len(log) || len(taken) > len(log)+4 {
			t.Errorf("%s took %d messages, %d of %d entries: %v", chat.Format, len(taken), chat.distinct(), len(log), problems)
		}
		for _, m := range taken {
			if !strings.HasPrefix(m.Text, "P1 · ") || len(m.Links) != 1 || !strings.HasPrefix(m.Links[0], "https://basescan.org/token/0x") {
				t.Errorf("%s shows %+v", chat.Format, m)
			}
		}
		t.Logf("%s: %d requests, %d messages for %d entries", chat.Format, chat.Requests(), len(taken), len(log))
	}
	p.stop()
}

// killsSender kills the sending process and starts another. What the killed one holds of webhooks
// would end within a minute: it ends in a second.
func (s *site) killsSender(p *process) (next *process) {
	s.t.Helper()
	p.kill()
	s.exec("UPDATE webhook_endpoints SET lease_until = " + jsonText(time.Now().Add(time.Second).UnixMicro()) + " WHERE lease_owner IS NOT NULL")
	return s.serve(hooked...)
}

func jsonText(value any) string {
	text, _ := json.Marshal(value)
	return string(text)
}

// TestChatStart runs what docs/clients.md says about chats as it stands there: the chat gets a
// sample.
func TestChatStart(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	p := s.serve(hooked...)
	chat := newChat(t, smartmoney.FormatSlack, nil)
	_, section, _ := strings.Cut(documents(t)["docs/clients.md"], "\n## A chat\n")
	section, _, _ = strings.Cut(section, "\n## ")
	blocks, _ := blocksOf(section)
	if len(blocks) != 1 || len(blocks[0]) > 10 {
		t.Fatalf("the section has %d blocks, want one of at most ten lines", len(blocks))
	}
	script := strings.ReplaceAll(strings.Join(blocks[0], "\n"), "127.0.0.1:8080", strings.TrimPrefix(p.url, "http://"))
	cmd := exec.CommandContext(t.Context(), "bash", "-euo", "pipefail", "-c", script)
	cmd.Env = append(cmd.Environ(), "KEY="+s.customer("desk"), "CHAT="+chat.url())
	out, err := cmd.CombinedOutput()
	taken, problems := chat.Taken()
	if err != nil || !strings.Contains(string(out), `"status":200,"error":null`) || problems != nil || len(taken) != 1 || !strings.Contains(taken[0].Text, "Test:") {
		t.Errorf("%v\n%s\n%s\nthe chat has %+v, %v", err, script, out, taken, problems)
	}
	p.stop()
}
