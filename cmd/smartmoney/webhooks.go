package main

import (
	"crypto/rand"
	"log/slog"
	mathrand "math/rand/v2"
	"runtime/debug"
	"time"

	"github.com/google/uuid"

	"smartmoney/internal/config"
	"smartmoney/internal/store"
	"smartmoney/internal/webhook"
)

// newWebhookClient returns a client that sends to the addresses allowed by the settings.
func newWebhookClient(cfg *config.Config) *webhook.Client {
	o := webhook.ClientOptions{Allow: webhookAllow(cfg), Now: time.Now}
	info, _ := debug.ReadBuildInfo()
	o.Version = moduleVersion(release, info)
	return webhook.NewClient(o)
}

// webhookAllow returns the webhook addresses allowed by the settings.
func webhookAllow(cfg *config.Config) webhook.Allow {
	switch {
	case cfg.WebhookAllowPrivate:
		return webhook.AllowAny
	case cfg.Demo:
		return webhook.AllowLoopback
	default:
		return webhook.AllowPublic
	}
}

// newSender returns the webhook sender, nil if this process sends to no webhooks.
func newSender(cfg *config.Config, db *store.DB, client *webhook.Client, a *app, log *slog.Logger) *webhook.Sender {
	if cfg.WebhookWorkers == 0 {
		return nil
	}
	return webhook.NewSender(webhook.Options{
		Store: db, Client: client, Owner: uuid.NewString(), Workers: cfg.WebhookWorkers,
		Now: time.Now, Random: mathrand.Float64, Secrets: rand.Reader, Logger: log,
		Attempted: a.attempted,
	})
}
