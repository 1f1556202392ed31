package app

import (
	"context"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// newTracer returns what exports traces by the settings, nil if none are.
func newTracer(cfg *config.Config, log *slog.Logger) (*Tracer, error) {
	if cfg.OTLPEndpoint == "" {
		return nil, nil //nolint:nilnil // a nil Tracer traces nothing
	}
	return NewTracer(context.Background(), TracerOptions{
		Endpoint: cfg.OTLPEndpoint, Ratio: cfg.TraceRatio, Version: BuildVersion(), Role: string(cfg.Role), Log: log,
	})
}

// delivered is called after each commit with its notifications.
func (a *app) delivered(entries []notifications.Entry) {
	a.bus.Delivered(entries)
	if a.tracer == nil {
		return
	}
	signals := map[string]*TracedSignal{}
	for i := range entries {
		e := &entries[i]
		s := signals[e.SignalID]
		if s == nil {
			s = &TracedSignal{
				ID: e.SignalID, Chain: string(e.Chain), Type: string(e.Type), Offset: e.GlobalOffset,
				IngestedAt: e.Raised.IngestedAt, DetectedAt: e.Raised.DetectedAt, CommittedAt: e.SentAt,
			}
			signals[e.SignalID] = s
		}
		s.Customers++
	}
	for _, s := range signals {
		a.tracer.Raised(s)
	}
}

// attempted is called after each attempt to send to a webhook.
func (a *app) attempted(due *outbox.DueDelivery, out *webhook.Result) {
	status, failure := 0, ""
	if out.Status != nil {
		status = *out.Status
	}
	if !out.Delivered() {
		failure = "not accepted" // the reason may name the address, which may hold a secret
	}
	a.tracer.Attempt(due.Notification.Signal.ID, due.MessageID, status, failure, out.At, time.Duration(out.DurationMs)*time.Millisecond)
}
