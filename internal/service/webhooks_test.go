package service_test

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// The webhooks of a customer are listed, changed and deleted by ids that no other customer can use.
func TestSeveralWebhooks(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		bob := as(h.Context(), "bob", smartmoney.ScopeCustomer)
		h.set("https://first.example/")
		created, err := h.CreateWebhook(h.acme, outbox.NewWebhook{URL: "https://second.example/", Filter: smartmoney.WebhookFilter{Types: []smartmoney.NotificationType{smartmoney.SellSignal}}})
		h.check(err)
		id := created.Webhook.GlobalID()
		if !strings.HasPrefix(created.Secret, "whsec_") || !created.Webhook.Enabled() || created.Webhook.Configured() {
			t.Errorf("created %+v", created)
		}
		all, err := h.Webhooks(h.acme)
		h.check(err)
		if len(all) != 2 || all[0].URL != "https://first.example/" || !all[0].Configured() || all[1].GlobalID() != id {
			t.Fatalf("listed %+v", all)
		}
		first := all[0].GlobalID()
		if other, err := h.Webhooks(bob); err != nil || len(other) != 0 {
			t.Errorf("another customer's are %+v, %v", other, err)
		}
		for _, hook := range []string{first, id} {
			if node, err := h.Node(h.acme, hook); err != nil || node.(*service.Webhook).GlobalID() != hook {
				t.Errorf("node %s: %+v, %v", hook, node, err)
			}
			if node, err := h.Node(bob, hook); err != nil || node != nil {
				t.Errorf("another customer's node %s: %+v, %v", hook, node, err)
			}
		}

		h.send(3) // whale moves: they do not pass the filter
		for hook, want := range map[smartmoney.WebhookID]int{0: 3, created.Webhook.ID: 0} {
			if page, err := h.WebhookDeliveries(h.acme, hook, 10, nil); err != nil || page.Total != want {
				t.Errorf("webhook %d has %+v, %v; want %d deliveries", hook, page, err, want)
			}
		}
		changed, err := h.UpdateWebhook(h.acme, id, outbox.WebhookChange{Types: &[]smartmoney.NotificationType{smartmoney.WhaleMove}})
		h.check(err)
		if changed.URL != "https://second.example/" || len(changed.Types()) != 1 || changed.Types()[0] != smartmoney.WhaleMove {
			t.Errorf("changed %+v", changed)
		}
		if n, err := h.RedeliverSince(h.acme, service.SignalCursor("acme", 1), &id); err != nil || n != 2 {
			t.Errorf("redelivered %d, %v; want 2", n, err)
		}
		signal := h.send(1)[0]
		_, err = h.UpdateWebhook(h.acme, id, outbox.WebhookChange{Enabled: new(false)})
		h.check(err)
		off := "webhookId must name a webhook that is on: switch it on by updateWebhook(enabled: true) before signals can be sent"
		wantBad(t, second(h.Redeliver(h.acme, signal, &id)), "webhookId", off)
		wantBad(t, second(h.RedeliverSince(h.acme, service.SignalCursor("acme", 1), &id)), "webhookId", off)
		_, err = h.UpdateWebhook(h.acme, id, outbox.WebhookChange{Enabled: new(true)})
		h.check(err)
		rotated, err := h.RotateWebhookSecret(h.acme, &id)
		h.check(err)
		target, err := h.db.WebhookTarget(h.acme, "acme", created.Webhook.ID, h.clock.Now(), nil)
		if secrets := target.Secrets; err != nil || len(secrets) != 2 || secrets[0] != rotated.Secret || secrets[1] != created.Secret {
			t.Errorf("secrets after a rotation: %d, %v", len(secrets), err)
		}
		h.check(h.DeleteWebhook(h.acme, id))
		for desc, err := range map[string]error{
			"deleted again":     h.DeleteWebhook(h.acme, id),
			"another's":         h.DeleteWebhook(bob, first),
			"no id":             h.DeleteWebhook(h.acme, "x"),
			"update of deleted": second(h.UpdateWebhook(h.acme, id, outbox.WebhookChange{Enabled: new(true)})),
			"test of deleted":   second(h.TestWebhook(h.acme, &id)),
		} {
			if smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
				t.Errorf("%s: %v", desc, err)
			}
		}
	})
}

func TestBadWebhooks(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.set("https://first.example/")
		all, err := h.Webhooks(h.acme)
		h.check(err)
		first := all[0].GlobalID()
		create := func(url string, filter smartmoney.WebhookFilter) error {
			return second(h.CreateWebhook(h.acme, outbox.NewWebhook{URL: url, Filter: filter}))
		}
		for _, c := range []struct {
			err         error
			field, want string
		}{
			{create("", smartmoney.WebhookFilter{}), "url", "url must be an absolute https URL with a host"},
			{create("http://a.example/", smartmoney.WebhookFilter{}), "url", "url must begin with https://"},
			{create("https://a.example/", smartmoney.WebhookFilter{Types: []smartmoney.NotificationType{"x"}}), "types", `types must hold known values, got "x"`},
			{create("https://a.example/", smartmoney.WebhookFilter{Chains: []smartmoney.Chain{"x"}}), "chains", `chains must hold known values, got "x"`},
			{second(h.UpdateWebhook(h.acme, first, outbox.WebhookChange{URL: new("https://b.example/")})), "url", "url of the configuration's webhook is its webhookUrl: change it with updateConfig"},
			{h.DeleteWebhook(h.acme, first), "id", `id is that of the configuration's webhook: set webhookUrl to "" with updateConfig`},
		} {
			wantBad(h.TB.(*testing.T), c.err, c.field, c.want)
		}
		for i := range smartmoney.MaxWebhooks {
			h.check(create(fmt.Sprintf("https://a-%d.example/", i), smartmoney.WebhookFilter{}))
		}
		wantBad(h.TB.(*testing.T), create("https://a.example/", smartmoney.WebhookFilter{}), "url",
			"a customer may have at most 10 webhooks beside webhookUrl: delete one before this one is created")
	})
}

// TestWebhooksOfChats checks that a chat's address is shown to its host only, from its creation on,
// and that address and format must fit, also after each was changed alone. The format of a chat
// changes to another only with an address.
func TestWebhooksOfChats(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		const slack, discord = "https://hooks.slack.com/services/T0/B0/hidden", "https://discord.com/api/webhooks/17/hidden"
		const form = "url must have the form of the format "
		t := h.TB.(*testing.T)
		h.set("https://first.example/path")
		created, err := h.CreateWebhook(h.acme, outbox.NewWebhook{URL: slack, Format: smartmoney.FormatSlack})
		h.check(err)
		id := created.Webhook.GlobalID()
		change := func(id string, c outbox.WebhookChange) error { return second(h.UpdateWebhook(h.acme, id, c)) }
		all, err := h.Webhooks(h.acme)
		h.check(err)
		for _, c := range []struct {
			err         error
			field, want string
		}{
			{second(h.CreateWebhook(h.acme, outbox.NewWebhook{URL: discord, Format: smartmoney.FormatSlack})), "url", form + "slack"},
			{second(h.CreateWebhook(h.acme, outbox.NewWebhook{URL: slack, Format: "irc"})), "format", `format must hold known values, got "irc"`},
			{change(id, outbox.WebhookChange{URL: new(discord)}), "url", form + "slack"},
			{change(id, outbox.WebhookChange{Format: new(smartmoney.FormatDiscord)}), "url", form + "discord"},
			{change(id, outbox.WebhookChange{URL: new(slack), Format: new(smartmoney.FormatTelegram)}), "url", form + "telegram"},
			{change(id, outbox.WebhookChange{Format: new(smartmoney.FormatStandard)}), "url", "url must be given with a change of the format from slack, since the address of a chat is a secret"},
			{change(all[0].GlobalID(), outbox.WebhookChange{Format: new(smartmoney.FormatSlack)}), "format", "format of the configuration's webhook is standard"},
		} {
			e, ok := errors.AsType[*smartmoney.Error](c.err)
			if !ok || e.Code != smartmoney.CodeBadInput || e.Field != c.field || !strings.HasPrefix(e.Message, c.want) || strings.Contains(e.Message, "hidden") {
				t.Errorf("%v, want one about %s: %s", c.err, c.field, c.want)
			}
		}
		changed, err := h.UpdateWebhook(h.acme, id, outbox.WebhookChange{URL: new(discord), Format: new(smartmoney.FormatDiscord)})
		h.check(err)
		for shown, w := range map[string]*service.Webhook{"slack https://hooks.slack.com": created.Webhook, "discord https://discord.com": changed} {
			if got := string(w.Format) + " " + w.URL; got != shown {
				t.Errorf("shown is %s, want %s", got, shown)
			}
		}
		target, err := h.db.WebhookTarget(h.acme, "acme", created.Webhook.ID, h.clock.Now(), nil)
		if err != nil || target.URL != discord || target.Format != smartmoney.FormatDiscord {
			t.Errorf("messages go to %+v, %v", target, err)
		}
		all, err = h.Webhooks(h.acme)
		if err != nil || len(all) != 2 || all[0].Format != smartmoney.FormatStandard || all[0].URL != "https://first.example/path" || all[1].URL != "https://discord.com" {
			t.Errorf("%+v, %v", all, err)
		}
		plain, err := h.UpdateWebhook(h.acme, id, outbox.WebhookChange{URL: new("https://own.example/path"), Format: new(smartmoney.FormatStandard)})
		if err != nil || plain.Format != smartmoney.FormatStandard || plain.URL != "https://own.example/path" {
			t.Errorf("a chat's webhook with another address: %+v, %v", plain, err)
		}
	})
}

func second[T any](_ T, err error) error { return err }

// A webhook that was created is shown with its secret, which cannot be asked for again, whatever
// happens after the commit.
func TestCreatedWebhookShowsItsSecret(t *testing.T) {
	t.Parallel()
	url := sqldb.Options{URL: testkit.MigratedSQLiteURL(t)}
	db, unread := testkit.Open(t, url), testkit.Open(t, url)
	testkit.Customers(t, db, "acme")
	if err := unread.Reader().Close(); err != nil {
		t.Fatal(err)
	}
	acme := as(t.Context(), "acme", smartmoney.ScopeCustomer)
	filter := smartmoney.WebhookFilter{Chains: []smartmoney.Chain{smartmoney.Base}}
	broken := service.New(nil, service.Options{Webhooks: unread.Outbox})
	created, err := broken.CreateWebhook(acme, outbox.NewWebhook{URL: "https://second.example/", Filter: filter})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := broken.Webhooks(acme); err == nil {
		t.Fatal("the webhooks can be read")
	}
	all, err := service.New(nil, service.Options{Webhooks: db.Outbox}).Webhooks(acme)
	if err != nil || len(all) != 1 || created.Secret == "" {
		t.Fatalf("created %+v, stored %+v, %v", created, all, err)
	}
	if diff := cmp.Diff(all[0], created.Webhook); diff != "" {
		t.Errorf("the webhook (-stored +created):\n%s", diff)
	}
}

// Two entries of one signal, whose trades were taken back and came again, are two objects for a
// cache.
func TestEntriesOfOneSignalHaveIDs(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.send(1)
		signal := h.send(1)[0]
		page, err := h.Signals(h.acme, service.SignalsQuery{Since: ptr(time.Time{}), First: 10})
		h.check(err)
		if len(page.Signals) != 2 || page.Signals[0].ID != signal || page.Signals[1].ID != signal {
			h.Fatalf("the log has %+v", page.Signals)
		}
		for i, s := range page.Signals {
			found, err := h.Signal(h.acme, s.GlobalID())
			if err != nil || found == nil || found.Sequence != s.Sequence {
				h.Errorf("the id of entry %d leads to %+v, %v", i, found, err)
			}
			if other := page.Signals[1-i]; s.GlobalID() == other.GlobalID() {
				h.Errorf("entries %d and %d have the same id", s.Sequence, other.Sequence)
			}
		}
		older := base64.RawURLEncoding.EncodeToString([]byte("Signal:" + signal))
		for _, id := range []string{signal, older} {
			if found, err := h.Signal(h.acme, id); err != nil || found == nil || found.Sequence != page.Signals[1].Sequence {
				h.Errorf("%s leads to %+v, %v; want the newest entry", id, found, err)
			}
		}
		for _, entry := range []string{"#3", "#-1", "#", "#1x"} {
			id := base64.RawURLEncoding.EncodeToString([]byte("Signal:" + signal + entry))
			if found, err := h.Signal(h.acme, id); err != nil || found != nil {
				h.Errorf("an id that ends in %s leads to %+v, %v", entry, found, err)
			}
		}
	})
}
