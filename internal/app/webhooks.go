package app

import (
	"context"
	"crypto/rand"
	"log/slog"
	mathrand "math/rand/v2"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// NewWebhookClient returns a client that sends to the addresses allowed by the settings.
func NewWebhookClient(cfg *config.Config) *webhook.Client {
	o := webhook.ClientOptions{Allow: WebhookAllow(cfg), Now: time.Now}
	info, _ := debug.ReadBuildInfo()
	o.Version = moduleVersion(release, info)
	return webhook.NewClient(o)
}

// WebhookAllow returns the webhook addresses allowed by the settings.
func WebhookAllow(cfg *config.Config) webhook.Allow {
	switch {
	case cfg.WebhookAllowPrivate:
		return webhook.AllowAny
	case cfg.Demo:
		return webhook.AllowLoopback
	default:
		return webhook.AllowPublic
	}
}

// WebhookLinks returns where messages in chats link to by the settings.
func WebhookLinks(cfg *config.Config) webhook.Links {
	return webhook.Links{Console: strings.TrimRight(cfg.PublicURL, "/"), Explorers: cfg.ExplorerLinks}
}

// sinkWorkers is how many customers' notifications are delivered to a sink at the same time.
const sinkWorkers = 32

// addWebhooks adds the senders to webhooks and to sinks, unless this process sends nothing.
func (a *app) addWebhooks(context.Context) error {
	if a.cfg.WebhookWorkers == 0 {
		return nil
	}
	o := webhook.Options{
		Store: a.db.Outbox, Transport: a.client, Owner: uuid.NewString(), Workers: a.cfg.WebhookWorkers,
		Now: time.Now, Random: mathrand.Float64, Secrets: rand.Reader, Logger: a.log,
		Attempted: a.attempted, Metrics: a.sent, Links: WebhookLinks(a.cfg),
	}
	a.senders = []*webhook.Sender{webhook.NewSender(o)}
	o.Workers = sinkWorkers
	for _, s := range a.sinks {
		o.Transport, o.Sink, o.FromNow = s.Broker, s.Name, s.FromNow
		a.senders = append(a.senders, webhook.NewSender(o))
	}
	metrics := []measured{a.sent} // once, of all senders
	for _, s := range a.senders {
		a.add(module{name: "webhooks", part: s, metrics: metrics})
		metrics = nil
	}
	return nil
}

// wakeSenders makes the senders look for due deliveries.
func (a *app) wakeSenders() {
	for _, s := range a.senders {
		s.Wake()
	}
}

// fileSinks returns the sinks of the settings file, or an error with the problems of all of them.
func fileSinks(cfg *config.Config, log *slog.Logger) ([]*webhook.Sink, error) {
	all, err := fileConnections("sinks", cfg.Sinks, func(c *config.Connection) (*webhook.Sink, error) {
		return webhook.NewSink(c.Name, c.Kind, c.Settings, log)
	})
	return slices.DeleteFunc(all, func(s *webhook.Sink) bool { return s == nil }), err
}
