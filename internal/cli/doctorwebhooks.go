package cli

import (
	"context"
	"crypto/tls"
	"fmt"
	"net"
	"net/url"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// hook is a customer's webhook.
type hook struct {
	customer string
	id       smartmoney.WebhookID
	url      string
}

// hookName returns how a webhook is called in a sentence.
func hookName(id smartmoney.WebhookID) string {
	if id == 0 {
		return "the webhook of the configuration"
	}
	return fmt.Sprintf("webhook %d", id)
}

// Bounds of the look at webhooks: how many are tried, how many at a time, and for how long each.
const (
	hooksMost    = 200
	hooksAtOnce  = 16
	hooksTimeout = 5 * time.Second
)

// webhooks connects to each enabled webhook and sends nothing.
func (d *doctor) webhooks(ctx context.Context, hooks []hook) {
	tried := hooks[:min(len(hooks), hooksMost)]
	failures := make([]error, len(tried))
	var trying errgroup.Group
	trying.SetLimit(hooksAtOnce)
	for i, h := range tried {
		trying.Go(func() error {
			failures[i] = d.reach(ctx, h.url)
			return nil
		})
	}
	_ = trying.Wait() // failures has them
	bad := 0
	for i, h := range tried {
		if failures[i] != nil {
			bad++
			d.warn("webhooks", "%s of customer %s cannot be reached: %v: tell the customer", hookName(h.id), h.customer, failures[i])
		}
	}
	switch {
	case len(hooks) == 0:
		d.ok("webhooks", "none is enabled")
	case bad == 0:
		d.ok("webhooks", "%d of %d tried, all can be reached", len(tried), len(hooks))
	}
}

// reach opens a connection to a webhook's host. The error does not contain the path, which may be a
// secret.
func (d *doctor) reach(ctx context.Context, address string) error {
	at, err := url.Parse(address)
	if err != nil {
		return fmt.Errorf("its address is no URL")
	}
	if err := app.WebhookAllow(d.cfg).Check(address); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, hooksTimeout)
	defer cancel()
	port := at.Port()
	secure := at.Scheme == "https"
	switch {
	case port != "":
	case secure:
		port = "443"
	default:
		port = "80"
	}
	dial := (&net.Dialer{}).DialContext
	if secure {
		dial = (&tls.Dialer{Config: &tls.Config{ServerName: at.Hostname(), MinVersion: tls.VersionTLS12}}).DialContext
	}
	conn, err := dial(ctx, "tcp", net.JoinHostPort(at.Hostname(), port))
	if err != nil {
		return fmt.Errorf("connect to %s: %w", at.Host, err)
	}
	return conn.Close()
}
