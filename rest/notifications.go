package rest

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// maxNotifications bounds the signals of one response (interface 8).
const maxNotifications = 100

// notifications serves GET /notifications (interface 4.2).
func (h *Handler) notifications(_ context.Context, w http.ResponseWriter, r *http.Request) (work, error) {
	noStore(w)
	q, err := parseNotificationsQuery(r.URL.RawQuery)
	if err != nil {
		return work{}, err
	}
	return work{cost: listCost(notificationsCost, signalCost, q.limit, maxNotifications), run: func(ctx context.Context) ([]byte, error) {
		page, err := h.resolver.Query().Signals(ctx, q.since, nil, nil, q.walletID, &q.limit, nil, nil, nil)
		if err != nil {
			return nil, err
		}
		return appendNotifications(make([]byte, 0, 128+len(page.Signals)*wire.SignalSize), page, q.sinceText), nil
	}}, nil
}

// noStore says that intermediaries must not store a response, as it changes all the time.
func noStore(w http.ResponseWriter) { w.Header()["Cache-Control"] = []string{"no-store"} }

// appendNotifications appends a NotificationsResponse. since is the caller's text, which most
// clients compare with what they sent; "" if it was omitted or not in the form of responses.
func appendNotifications(dst []byte, page *resolvers.SignalPage, since string) []byte {
	o := wire.Begin(dst)
	o.Add("notifications", func(b []byte) []byte {
		return wire.AppendList(b, page.Signals, func(b []byte, s **resolvers.Signal) []byte {
			return wire.AppendSignal(b, (*s).Notification(), (*s).Personal)
		})
	})
	o.Whole("count", len(page.Signals))
	o.Add("since", func(b []byte) []byte {
		if since != "" {
			return wire.AppendString(b, since)
		}
		return wire.AppendInstant(b, *page.Since)
	})
	return o.End()
}

// resetBudget serves DELETE /notifications, which deletes those of the day (interface 4.3). It
// accepts no parameters.
func (h *Handler) resetBudget(_ context.Context, w http.ResponseWriter, r *http.Request) (work, error) {
	noStore(w)
	return work{cost: resetCost, class: new(limits.Changes), run: func(ctx context.Context) ([]byte, error) {
		reset, err := h.resolver.Mutation().ResetBudget(ctx)
		if err != nil {
			return nil, err
		}
		o := wire.Begin(nil)
		o.Whole("deleted", reset.Deleted)
		o.Stamp("reset_at", reset.ResetAt)
		return o.End(), nil
	}}, readParameters(r.URL.RawQuery, nil)
}

// notificationsQuery holds the parameters of GET /notifications.
type notificationsQuery struct {
	since     *time.Time
	sinceText string // text of since, if it is RFC 3339 in UTC
	limit     int
	walletID  *string
}

// parseNotificationsQuery reads a query string like parseQuery. It checks the limit itself,
// because REST allows smaller pages than GraphQL.
func parseNotificationsQuery(raw string) (notificationsQuery, error) {
	q := notificationsQuery{limit: 50}
	err := readParameters(raw, []parameter{
		{"since", func(name, text string) error {
			if _, err := time.Parse(time.RFC3339Nano, text); err == nil && strings.HasSuffix(text, "Z") && !strings.Contains(text, ",") {
				q.sinceText = text
			}
			return readTime(name, text, into(&q.since))
		}},
		{"limit", func(name, text string) error { return readInt(name, text, &q.limit) }},
		{"wallet_id", func(_, text string) error { q.walletID = &text; return nil }},
	})
	if err == nil && (q.limit < 1 || q.limit > maxNotifications) {
		err = smartmoney.BadInput("limit", "limit must be between 1 and %d, got %d", maxNotifications, q.limit)
	}
	return q, err
}

// readTime reads an ISO 8601 date-time with a zone.
func readTime(name, text string, into *time.Time) error {
	t, ok := smartmoney.ParseTime(text)
	if !ok {
		return smartmoney.BadInput(name, "%s must be an ISO 8601 time with a zone, such as 2026-01-31T09:30:00Z (a + in it written as %%2B), got %s",
			name, smartmoney.Shown(text))
	}
	*into = t
	return nil
}
