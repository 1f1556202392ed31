package demo

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Yesterday says in up to three lines what the signals of the UTC day before now were worth 6 hours
// later: how many of those that are so old were right, the best, and the worst. It returns "" if
// none is graded.
func Yesterday(ctx context.Context, logs *notifications.Logs, now time.Time) (string, error) {
	until := now.UTC().Truncate(24 * time.Hour)
	since := until.Add(-24 * time.Hour)
	all, graded, right := 0, 0, 0
	var best, worst struct {
		id   string
		gain float64
	}
	err := logs.EachOutcome(ctx, notifications.Query{CustomerID: CustomerID, Since: &since, Until: &until}, func(o *notifications.SentOutcome) {
		if o.Retracted {
			return
		}
		all++
		if o.Outcome.Price6h == nil || o.PriceUSD == 0 {
			return
		}
		gain := *o.Outcome.Price6h/o.PriceUSD - 1
		if o.Type == smartmoney.SellSignal {
			gain = -gain
		}
		if graded++; gain > 0 {
			right++
		}
		if graded == 1 || gain > best.gain {
			best.id, best.gain = o.SignalID, gain
		}
		if graded == 1 || gain < worst.gain {
			worst.id, worst.gain = o.SignalID, gain
		}
	})
	if err != nil || graded == 0 {
		return "", err
	}
	text := fmt.Sprintf("Of %d signals of yesterday %d are graded after 6 hours: %d were right.\n", all, graded, right)
	for _, one := range [...]struct {
		name, id string
		gain     float64
	}{{"Best", best.id, best.gain}, {"Worst", worst.id, worst.gain}} {
		n, err := logs.Notification(ctx, CustomerID, one.id)
		if err != nil {
			return "", err
		}
		text += fmt.Sprintf("%s: %s: %+.1f %%\n", one.name, n.Signal.Headline, 100*one.gain)
	}
	return text, nil
}
