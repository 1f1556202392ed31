package studio

import (
	"context"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
)

// The measurements of the model.
type (
	// ModelReport is the evaluation of the model.
	ModelReport = recommend.Report
	// Interval is a mean with its confidence interval.
	Interval = recommend.Interval
)

// Models trains and measures the model of a database once, for commands.
type Models struct {
	*recommend.Store
	log activity.Log
}

// NewModels returns the model of a database and its event log.
func NewModels(db *sqldb.DB, log activity.Log) *Models { return &Models{recommend.NewStore(db), log} }

// interactions returns what wallets traded by the log.
func (m *Models) interactions(ctx context.Context) ([]recommend.Interaction, error) {
	state := activity.New()
	if err := activity.NewTail(activity.TailOptions{Log: m.log, State: state}).Read(ctx); err != nil {
		return nil, err
	}
	return Interactions(state), nil
}

// Evaluate measures the model on the newest trades and stores nothing.
func (m *Models) Evaluate(ctx context.Context) (*ModelReport, error) {
	trades, err := m.interactions(ctx)
	if err != nil {
		return nil, err
	}
	return recommend.Evaluate(ctx, trades)
}

// Train measures the model, fits it to all trades, and stores it as the next version. It returns
// the version and the number of items that the model knows.
func (m *Models) Train(ctx context.Context) (version, items int, report *ModelReport, err error) {
	trades, err := m.interactions(ctx)
	if err != nil {
		return 0, 0, nil, err
	}
	trained, report, err := recommend.Train(ctx, trades)
	if err != nil {
		return 0, 0, nil, err
	}
	version, err = m.SaveModel(ctx, trained, report)
	return version, trained.Items(), report, err
}

// Retention returns the task that deletes impressions older than feed.ImpressionAge, and those
// beyond feed.MaxImpressions.
func Retention(db *sqldb.DB) retention.Task {
	return retention.Older("impressions", feed.ImpressionAge, func(ctx context.Context, before time.Time) (int, error) {
		return feed.NewConfigs(db).SweepImpressions(ctx, before, feed.MaxImpressions)
	})
}
