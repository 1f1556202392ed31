package webhook_test

import (
	"crypto/rand"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/chats"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// chatFormats returns the formats of chats.
func chatFormats() []smartmoney.WebhookFormat {
	all := smartmoney.WebhookFormats()
	return all[1:]
}

var linked = webhook.Links{Console: "https://signals.example/desk", Explorers: true}

// readIn returns what people see of an entry in a chat.
func readIn(t testing.TB, format smartmoney.WebhookFormat, n *smartmoney.Notification, to webhook.Links) chats.Message {
	t.Helper()
	chat := &chats.StandIn{Format: format}
	_, body := webhook.ChatMessage(format, "https://chat.example"+chat.Path(), n, to)
	m, err := chats.Read(format, body)
	if err != nil {
		t.Errorf("%s: %v in %s", format, err, body)
	}
	return m
}

// TestChatMessages checks what chats show of a signal, its retraction and a sample.
func TestChatMessages(t *testing.T) {
	t.Parallel()
	n := &smartmoney.Notification{Sequence: 3, Signal: servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP0, 1, noon, 1, 2)}
	n.Signal.Headline, n.Signal.ID = "2 top traders bought $A&B in 6 hours", "sig_1"
	back := *n
	back.Sequence, back.Retraction = 4, &smartmoney.Retraction{Retracts: 3, Reason: "Trades were taken back: 1 of 2 wallets is left."}
	late := *n
	late.RetractedAt = &noon
	bet := &smartmoney.Notification{Sequence: 5, Signal: servicetest.Signal(smartmoney.Polymarket, smartmoney.PMConvergenceP1, 1, noon, 1, 2)}
	signal, token := "https://signals.example/desk/#/signal/sig_1", "https://basescan.org/token/"+n.Signal.Token.Address
	for _, format := range chatFormats() {
		for _, test := range []struct {
			n     *smartmoney.Notification
			to    webhook.Links
			lines []string
			links []string
		}{
			{n, linked, []string{"P0 · 2 top traders bought $A&B in 6 hours", "• They bought.", "• The best of them has rank 3.", "Signal · Basescan"}, []string{signal, token}},
			{n, webhook.Links{}, []string{"P0 · 2 top traders bought $A&B in 6 hours", "• They bought.", "• The best of them has rank 3."}, nil},
			{&back, linked, []string{"Taken back · 2 top traders bought $A&B in 6 hours", "• Trades were taken back: 1 of 2 wallets is left.", "Signal · Basescan"}, []string{signal, token}},
			{&late, webhook.Links{}, []string{"P0 · 2 top traders bought $A&B in 6 hours", "• It was taken back since", "• They bought.", "• The best of them has rank 3."}, nil},
			{bet, webhook.Links{Explorers: true}, []string{"P1 · " + bet.Signal.Headline, "• They bought.", "• The best of them has rank 3.", "Polymarket"}, []string{"https://polymarket.com/market/will-it"}},
		} {
			got := readIn(t, format, test.n, test.to)
			if diff := cmp.Diff(test.lines, strings.Split(strings.TrimSpace(got.Text), "\n")) + cmp.Diff(test.links, got.Links); diff != "" {
				t.Errorf("%s: %s", format, diff)
			}
		}
		sample, err := webhook.Sample(rand.Reader, noon, outbox.Target{URL: "https://chat.example" + (&chats.StandIn{Format: format}).Path(), Format: format}, linked)
		if err != nil {
			t.Fatal(err)
		}
		got, err := chats.Read(format, sample.Body)
		if err != nil || !strings.Contains(got.Text, "This is a test of the webhook.") || len(got.Links) != 1 {
			t.Errorf("the sample in %s: %+v, %v", format, got, err)
		}
	}
}

// hostile has names of tokens and markets as strangers choose them.
var hostile = []string{
	"<!channel>", "<@U123>", "<https://evil.example|claim>", "@everyone @here <@&1> <#2>", "*b* _i_ ~s~ `c` ||x|| ```x```", "[claim](https://evil.example)",
	"<a href=\"https://evil.example\">claim</a><b>", "</b></a>&amp;&#60;b&#62;", "https://evil.example/x", "evil.example t.me/evil", "evil.\u200Bexample", "@\u202Ebot /start #tag",
	"\u202Egnp.exe\u2066\u2069\u200F", "a\x00b\nc\r\n• d\u2028e\u2029f\tg", "\xff\xfe", "# h\n> q\n- l\n1. n", ":tada:\\", "\\*\\", strings.Repeat("W", 10_000),
	strings.Repeat("*", 10_000), strings.Repeat("😀", 5_000), strings.Repeat("<", 10_000), strings.Repeat("&", 10_000), strings.Repeat("@a", 5_000), strings.Repeat("\u202E", 10_000), "",
}

// TestChatsOfHostileNames checks that what strangers write changes a message by its text alone: by
// no link, mention, line, or character that is not shown, and within the limits of the services.
func TestChatsOfHostileNames(t *testing.T) {
	t.Parallel()
	for _, format := range chatFormats() {
		for _, name := range hostile {
			s := servicetest.Signal(smartmoney.Polymarket, smartmoney.PMConvergenceP1, 1, noon, 1)
			plain := readIn(t, format, &smartmoney.Notification{Sequence: 1, Signal: s}, webhook.Links{Console: linked.Console})
			evil := *s
			evil.Headline = "3 top traders bought $" + name + " in 6 hours"
			evil.Token.Symbol, evil.Token.Address, evil.Market = name, name, &smartmoney.SignalMarket{Question: name, Slug: name}
			evil.Reasons = []smartmoney.Reason{{Text: "3 wallets bought " + name + " for 5 USD."}, {Text: name + " is traded."}}
			got := readIn(t, format, &smartmoney.Notification{Sequence: 1, Signal: &evil}, webhook.Links{Console: linked.Console})
			lines := strings.Count(strings.TrimSpace(plain.Text), "\n")
			if diff := cmp.Diff(plain.Links, got.Links); diff != "" || strings.Count(strings.TrimSpace(got.Text), "\n") != lines {
				t.Errorf("%s of %.40q: %q, links %s", format, name, got.Text, diff)
			}
			evil.Reasons = make([]smartmoney.Reason, 50)
			for i := range evil.Reasons {
				evil.Reasons[i].Text = name + " " + name
			}
			market := readIn(t, format, &smartmoney.Notification{Sequence: 1, Signal: &evil}, linked)
			for _, link := range market.Links {
				if !strings.HasPrefix(link, "https://signals.example/desk/#/signal/") && !strings.HasPrefix(link, "https://polymarket.com/market/") {
					t.Errorf("%s of %.40q links to %s", format, name, link)
				}
			}
			evil.Type, evil.Chain = smartmoney.WhaleMove, smartmoney.Solana
			readIn(t, format, &smartmoney.Notification{Sequence: 1, Signal: &evil}, linked)
			readIn(t, format, &smartmoney.Notification{Sequence: 2, Signal: &evil, Retraction: &smartmoney.Retraction{Retracts: 1, Reason: name}}, linked)
		}
	}
}

// TestChatsInOrder delivers to a chat of each format, which takes one message a second, asks for
// pauses, fails and loses an answer: every entry is taken, in the order of the log but for the one
// that the chat failed to take, again only where the answer was lost, and nothing comes while the
// chat may not be written to. Two senders share the work. No attempt and no log line holds the
// secret of an address.
func TestChatsInOrder(t *testing.T) {
	t.Parallel()
	retrying(t, func(w *world, clock *testkit.Clock) {
		all := map[string]*chats.StandIn{}
		for _, format := range chatFormats() {
			id := string(format)
			all[id] = w.chat(id, format, clock)
			w.send(id, 0, 12)
		}
		long := func(o *webhook.Options) { o.Lease = 1e4 * time.Hour } // the clock runs faster than attempts do
		one, two := w.start("one", trust(nil), long), w.start("two", trust(nil), long)
		for id, chat := range all {
			w.until("all are delivered to "+id, func() bool {
				clock.Advance(500 * time.Millisecond)
				one.Wake()
				two.Wake()
				return !slices.ContainsFunc(w.chatDeliveries(id), func(d *smartmoney.WebhookDelivery) bool { return d.State != smartmoney.DeliveryDelivered })
			})
			w.checkChat(id, chat)
		}
		w.delivered("slack", 0) // nothing went to the webhook of the configuration
		for line := range strings.Lines(w.log.String()) {
			if strings.Contains(line, chats.Token) {
				w.Errorf("the log has the address: %s", line)
			}
		}
	})
}

// chat creates a customer with a webhook of a format at a chat.
func (w *world) chat(id string, format smartmoney.WebhookFormat, clock *testkit.Clock) *chats.StandIn {
	w.Helper()
	chat := &chats.StandIn{Format: format, Now: clock.Now, Pause: 7 * time.Second, Answer: func(n int) int {
		switch n {
		case 2, 3, 6:
			return http.StatusTooManyRequests
		case 8:
			return http.StatusBadGateway
		case 10:
			return chats.Lost
		}
		return http.StatusOK
	}}
	server := httptest.NewServer(chat)
	w.Cleanup(server.Close)
	_, err := w.db.CreateCustomer(w.Context(), id, id)
	w.check(err)
	made, err := w.db.CreateWebhook(w.Context(), id, outbox.NewWebhook{
		ID: chatID(format), URL: server.URL + chat.Path(), Format: format, Secret: secret,
	})
	if err != nil || made == nil || made.Format != format {
		w.Fatal(made, err)
	}
	return chat
}

func chatID(format smartmoney.WebhookFormat) smartmoney.WebhookID {
	return smartmoney.WebhookID(format.Index())
}

// chatDeliveries returns the deliveries to a customer's chat, oldest first.
func (w *world) chatDeliveries(id string) []*smartmoney.WebhookDelivery {
	w.Helper()
	all, err := w.db.WebhookDeliveries(w.Context(), id, chatID(smartmoney.WebhookFormat(id)), 0, 10_000)
	w.check(err)
	slices.Reverse(all)
	return all
}

func (w *world) checkChat(id string, chat *chats.StandIn) {
	w.Helper()
	taken, problems := chat.Taken()
	if problems != nil {
		w.Errorf("%s: %v", id, problems)
	}
	var want, got []string
	failed, attempts, seen := "", 0, map[string]int{}
	for _, d := range w.chatDeliveries(id) {
		for _, a := range d.Attempts {
			attempts++
			if a.Error != nil && strings.Contains(*a.Error, chats.Token) {
				w.Errorf("%s: an attempt has the address: %s", id, *a.Error)
			}
			if a.Status != nil && *a.Status == http.StatusBadGateway {
				failed = d.MessageID
			}
		}
		want = append(want, d.MessageID)
	}
	for _, m := range taken {
		if seen[m.ID]++; seen[m.ID] == 1 {
			got = append(got, m.ID)
		}
	}
	isFailed := func(id string) bool { return id == failed }
	if diff := cmp.Diff(slices.DeleteFunc(want, isFailed), slices.DeleteFunc(got, isFailed)); diff != "" || failed == "" || seen[failed] != 1 {
		w.Errorf("%s: order %s, %d of the failed one", id, diff, seen[failed])
	}
	if len(taken) != 13 || attempts != chat.Requests() || attempts != 17 {
		w.Errorf("%s took %d messages of 12 in %d requests, and %d attempts are stored", id, len(taken), chat.Requests(), attempts)
	}
}

// TestChatPause checks which pause is read from an answer with the status 429.
func TestChatPause(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		format       smartmoney.WebhookFormat
		header, body string
		want         time.Duration
	}{
		{smartmoney.FormatSlack, "30", "rate limited", 30 * time.Second},
		{smartmoney.FormatDiscord, "3", `{"retry_after": 2.6, "global": false}`, 3 * time.Second},
		{smartmoney.FormatDiscord, "", `{"retry_after": 2.5}`, 2500 * time.Millisecond},
		{smartmoney.FormatTelegram, "", `{"ok": false, "parameters": {"retry_after": 9}}`, 9 * time.Second},
		{smartmoney.FormatTelegram, "", `{"parameters": {"retry_after": 1e300}}`, 24 * time.Hour},
		{smartmoney.FormatTelegram, "", `{"parameters": {"retry_after": -1}}`, 0},
		{smartmoney.FormatTelegram, "", `{"parameters": {"retry_after": "9"}}`, 0},
		{smartmoney.FormatDiscord, "", strings.Repeat(" ", 1<<20) + `{"retry_after": 2}`, 0},
		{smartmoney.FormatStandard, "", `{"retry_after": 2.5}`, 0},
	} {
		r := newReceiver(t, func(w http.ResponseWriter, _ *http.Request) {
			if test.header != "" {
				w.Header().Set("Retry-After", test.header)
			}
			w.WriteHeader(http.StatusTooManyRequests)
			_, _ = io.WriteString(w, test.body)
		})
		m := webhook.Message{URL: r.URL, Format: test.format, Secrets: []string{secret}, ID: "msg_1", Body: []byte("{}")}
		if got, err := newClient(t, trust(r)).Post(t.Context(), m); err != nil || got.RetryAfter != test.want {
			t.Errorf("%s %q %.40q: %s, %v, want %s", test.format, test.header, test.body, got.RetryAfter, err, test.want)
		}
	}
}
