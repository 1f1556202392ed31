package main

import (
	"context"
	"io"
	"log/slog"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/spf13/cobra"

	"smartmoney/internal/config"
	"smartmoney/internal/decisions"
	"smartmoney/internal/lifecycle"
	"smartmoney/internal/service"
	"smartmoney/internal/sink"
	"smartmoney/internal/sink/kafka"
	"smartmoney/internal/sink/nats"
	"smartmoney/internal/sink/streams"
	"smartmoney/internal/store"
	"smartmoney/internal/wakeup"
)

// newSinkKinds returns every kind of broker that sinks publish to.
func newSinkKinds() sink.Kinds { return sink.NewKinds(kafka.Kind{}, nats.Kind{}) }

// fileSinks returns the sinks of the settings file, or an error with the problems of all of them.
func fileSinks(cfg *config.Config, kinds sink.Kinds) ([]sink.Definition, error) {
	return fileConnections("sinks", cfg.Sinks, func(c *config.Connection) (sink.Definition, error) {
		return kinds.Check(c.Name, c.Kind, c.Settings)
	})
}

// sinks are the parts of a process that publish to brokers.
type sinks struct {
	store         sink.Store
	file          []sink.Definition      // those of the settings file
	runner        *sink.Runner           // nil if the process publishes nothing
	notifications *streams.Notifications // like runner
}

// newSinks returns the sinks' parts for a role. The settings file's sinks must be valid in every role, so that a mistake
// shows wherever it is read.
func newSinks(cfg *config.Config, db *store.DB, log *slog.Logger) (*sinks, error) {
	kinds := newSinkKinds()
	file, err := fileSinks(cfg, kinds)
	if err != nil {
		return nil, err
	}
	s := &sinks{store: db, file: file}
	if !cfg.Role.RunsSinks() {
		return s, nil
	}
	s.notifications = streams.NewNotifications(db, 0, log)
	s.runner = sink.NewRunner(sink.Options{
		Store: db, Sinks: file, Kinds: kinds, Owner: uuid.NewString(), Log: log, Now: time.Now,
		Readers: map[sink.Stream]sink.Reader{
			sink.Notifications: s.notifications,
			sink.Decisions: streams.NewDecisions(decisions.New(decisions.Options{
				Journal: db, Sent: db, TopWallets: cfg.TopWallets, WarmUp: cfg.WarmUp, MaxAge: cfg.MaxSignalAge, SignalMinVolume: cfg.SignalMinVolume, Keep: cfg.KeepNotifications,
				Record: cfg.KeepJournal,
			}), db, 0),
			sink.Trades: streams.NewTrades(db, 0),
		},
	})
	return s, nil
}

// sync stores what the settings file says of sinks, if this process publishes for them.
func (s *sinks) sync(ctx context.Context) error {
	if s.runner == nil {
		return nil
	}
	return s.store.SyncSinks(ctx, s.file)
}

// subscribe makes the bus wake what publishes notifications.
func (s *sinks) subscribe(bus *wakeup.Bus) {
	if s.notifications != nil && len(s.file) > 0 {
		bus.Subscribe(s.notifications.Wake)
	}
}

// add adds the parts, which start after the bus.
func (s *sinks) add(parts *lifecycle.Runner) {
	if s.runner != nil {
		parts.Add("sinks", s.runner)
	}
}

var _ service.Sinks = (*sinks)(nil)

// SinkStatuses returns the state of every sink by name.
func (s *sinks) SinkStatuses(ctx context.Context) ([]sink.Status, error) {
	return sink.Statuses(ctx, s.store)
}

// unhealthy says what is wrong with sinks by name.
func (s *sinks) unhealthy(ctx context.Context) (map[string]string, error) {
	all, err := sink.StatusesWithoutLag(ctx, s.store)
	if err != nil {
		return nil, err
	}
	wrong := map[string]string{}
	for i := range all {
		if !all[i].Healthy {
			wrong[all[i].Name] = all[i].Problem
		}
	}
	return wrong, nil
}

// Collectors returns the metrics of the sinks.
func (s *sinks) Collectors() []prometheus.Collector { return sink.Collectors(s.store) }

func newSinkCmd() *cobra.Command {
	return commandGroup("sink", "Look at the brokers that notifications are published to", `  smartmoney sink list
  smartmoney sink list --json`, newSinkListCmd())
}

func newSinkListCmd() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the sinks with their state",
		Long: `List the sinks by name: what each publishes, and what it does now. Sinks are defined by
sinks: in the settings file. LAG is how many notifications and retractions are to be
published. REMARK is why a sink is unhealthy and the error while it fails, or else its last
error with the time of it.`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withStore(cmd, func(db *store.DB) error {
				all, err := sink.Statuses(cmd.Context(), db)
				if err != nil {
					return err
				}
				if asJSON {
					return printJSON(cmd.OutOrStdout(), map[string]any{"sinks": all})
				}
				return printSinks(cmd.OutOrStdout(), all)
			})
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// sinkRemark returns what a person should know of a sink.
func sinkRemark(s *sink.Status) string {
	why := ""
	if s.State == sink.StateFailing || s.State == sink.StateRefused {
		why = s.LastError
	}
	return remarkOf(s.Problem, why, s.LastError, s.LastErrorAt)
}

func printSinks(w io.Writer, all []sink.Status) error {
	rows := make([][]string, len(all))
	for i := range all {
		s := &all[i]
		state, streams := string(s.State), make([]string, len(s.Streams))
		if !s.Healthy {
			state += " (unhealthy)"
		}
		for j, stream := range s.Streams {
			streams[j] = string(stream)
		}
		rows[i] = []string{
			s.Name, s.Kind, state, strings.Join(streams, ","), strconv.FormatInt(s.Published, 10), strconv.FormatInt(s.Lag, 10),
			strconv.FormatInt(s.Failures, 10), stamp(s.PublishedAt, "-"), shownWithin(sinkRemark(s), maxRemark),
		}
	}
	return writeTable(w, []string{"NAME", "KIND", "STATE", "STREAMS", "PUBLISHED", "LAG", "FAILURES", "LAST PUBLISHED", "REMARK"}, rows)
}
