package app

import (
	"context"
	"log/slog"
	"net"
	"time"

	"github.com/coreos/go-systemd/v22/daemon"
)

// supervisor reports to systemd (sd_notify) when the service is ready, alive and stopping. Without
// systemd, whose socket is in $NOTIFY_SOCKET, it does nothing.
type supervisor struct {
	addr   string // of the server
	log    *slog.Logger
	cancel context.CancelFunc
	ended  chan struct{} // closed when no sign of life is sent any more
}

func newSupervisor(addr string, log *slog.Logger) *supervisor {
	return &supervisor{addr: addr, log: log, ended: make(chan struct{})}
}

// start says that the service is ready, and sends signs of life until stop if systemd expects them
// (WatchdogSec).
func (s *supervisor) start(ctx context.Context) {
	ctx, s.cancel = context.WithCancel(ctx)
	s.notify(daemon.SdNotifyReady)
	interval, err := daemon.SdWatchdogEnabled(false)
	if err != nil {
		s.log.Error("the interval of systemd's watchdog cannot be read, it will restart the service", "error", err)
	}
	if err != nil || interval == 0 {
		close(s.ended)
		return
	}
	go s.live(ctx, interval)
}

// live sends signs of life, three in each interval, while the server accepts connections.
func (s *supervisor) live(ctx context.Context, interval time.Duration) {
	defer close(s.ended)
	tick := time.NewTicker(interval / 3)
	defer tick.Stop()
	dialer := net.Dialer{Timeout: interval / 3}
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		conn, err := dialer.DialContext(ctx, "tcp", s.addr)
		if err != nil {
			if ctx.Err() == nil {
				s.log.Error("the server does not accept connections, systemd is not told that it is alive", "error", err)
			}
			continue
		}
		_ = conn.Close() // nothing was sent
		s.notify(daemon.SdNotifyWatchdog)
	}
}

// stopping says that the service is shutting down. Signs of life go on until stop.
func (s *supervisor) stopping() { s.notify(daemon.SdNotifyStopping) }

// stop ends the signs of life.
func (s *supervisor) stop() {
	s.cancel()
	<-s.ended
}

func (s *supervisor) notify(state string) {
	if _, err := daemon.SdNotify(false, state); err != nil {
		s.log.Warn("failed to notify systemd", "state", state, "error", err)
	}
}
