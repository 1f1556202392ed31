package cli

import (
	"context"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/smartmoneyhq/smartmoney/internal/app"
)

// sourcesTimeout is how long each source has to answer.
const sourcesTimeout = 15 * time.Second

// sources connects to the provider of each source that is not paused, and stores nothing. db is nil
// where there is no database yet.
func (d *doctor) sources(ctx context.Context, db *app.Stores) {
	if !d.cfg.Role.ReadsSources() {
		return
	}
	all, err := app.SourceTrials(ctx, d.cfg, db)
	if err != nil {
		d.fail("sources", "%v", err)
		return
	}
	if len(all) == 0 {
		d.ok("sources", "there is none: trades come by requests alone")
		return
	}
	results := make([]struct {
		pushed bool
		err    error
	}, len(all))
	var trying errgroup.Group
	for i, one := range all { // 64 at most
		trying.Go(func() error {
			ctx, cancel := context.WithTimeout(ctx, sourcesTimeout)
			defer cancel()
			results[i].pushed, results[i].err = one.Try(ctx)
			return nil
		})
	}
	_ = trying.Wait() // results has them
	for i, one := range all {
		switch r := results[i]; {
		case r.err != nil:
			d.fail("sources", "%s of kind %s: %s: check its address and its secret",
				one.Name, one.Kind, shownWithin(r.err.Error(), maxRemark))
		case r.pushed:
			d.ok("sources", "%s of kind %s: its provider sends to the service, which cannot be tried",
				one.Name, one.Kind)
		default:
			d.ok("sources", "%s of kind %s answers", one.Name, one.Kind)
		}
	}
}
