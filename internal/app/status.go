package app

import (
	"context"
	"errors"
	"os"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// databaseName returns the name under which the process opens the database.
func databaseName(role config.Role) string {
	host, err := os.Hostname()
	if err != nil {
		host = "unknown"
	}
	return enginestate.ProcessName(string(role), os.Getpid(), host)
}

// newMonitor returns the monitor of the database.
func newMonitor(db *Stores) *status.Monitor {
	return status.New(status.Options{
		Ends: func(ctx context.Context) (ends status.Ends, err error) {
			lags, err := db.Events.Lags(ctx)
			if err != nil {
				return ends, err
			}
			for i := range ends {
				ends[i] = lags[i].Durable
			}
			return ends, nil
		},
		Size: func(ctx context.Context) (status.Size, error) {
			now, err := db.DB.DatabaseSize(ctx)
			return status.Size{Bytes: now.Bytes, Free: now.Free}, err
		},
		Now: time.Now,
	})
}

// status measures how the service does.
func (a *app) status(ctx context.Context) (*status.Service, error) {
	now := &status.Service{Version: BuildVersion(), StartedAt: a.started, Failed: a.front.FailedRequests()}
	now.Problems, now.Errors, now.Warnings = a.problems.Last()
	var err error
	if now.Chains, err = a.chains(ctx); err != nil {
		return nil, err
	}
	for i := range now.Chains {
		now.Chains[i].EventsPerSecond = a.monitor.Rate(i, int64(now.Chains[i].Events))
	}
	if now.Processes, err = a.processes(ctx); err != nil {
		return nil, err
	}
	if now.Deliveries, err = a.deliveries(ctx); err != nil {
		return nil, err
	}
	if d, ok := a.monitor.Database(); ok {
		d.Kind = string(a.db.DB.Dialect())
		now.Database = &d
	}
	return now, nil
}

// processes returns the processes of the service; on SQLite this one is all that is known.
func (a *app) processes(ctx context.Context) ([]status.Process, error) {
	role := a.cfg.Role
	stored, err := a.db.State.Processes(ctx)
	if err != nil {
		return nil, err
	}
	var all []status.Process
	// the role takes a part of what fits
	_, this := enginestate.SplitProcessName(databaseName(role))
	for _, p := range stored {
		all = append(all, status.Process{
			Name: p.Name, Role: p.Role, Leader: p.Leader, This: p.Role == string(role) && p.Name == this,
		})
	}
	if len(all) == 0 {
		_, process := enginestate.SplitProcessName(databaseName(""))
		leads := a.engine != nil && a.engine.Leads()
		all = append(all, status.Process{Name: process, Role: string(role), Leader: leads, This: true})
	}
	return all, nil
}

func (a *app) deliveries(ctx context.Context) (status.Deliveries, error) {
	late, err := a.db.Outbox.Overdue(ctx)
	waiting, backlogErr := a.db.RecentBacklog(ctx)
	if err := errors.Join(err, backlogErr); err != nil {
		return status.Deliveries{}, err
	}
	return status.Deliveries{
		Overdue: late.Seconds(), First: waiting.First, Again: waiting.Again, Disabled: waiting.Disabled,
		Steps: []status.Latency{a.engine.SignalLatency(), a.graphql.Streamed(), a.sent.Latency()},
	}, nil
}
