package config_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
)

func TestDurations(t *testing.T) {
	const day = 24 * time.Hour
	for text, want := range map[string]time.Duration{
		"400d": 400 * day, "2d": 2 * day, "24h": day, "36h": 36 * time.Hour, "1m30s": 90 * time.Second, "10m": 10 * time.Minute,
		"1h0m5s": time.Hour + 5*time.Second, "0s": 0, "20h": 20 * time.Hour, "250ms": 250 * time.Millisecond, "-1s": -time.Second, "3650d": 3650 * day,
	} {
		if got := config.FormatDuration(want); got != text {
			t.Errorf("FormatDuration(%s) = %s, want %s", want, got, text)
		}
		if got, err := config.ParseDuration(text); err != nil || got != want {
			t.Errorf("ParseDuration(%q) = %s, %v, want %s", text, got, err, want)
		}
	}
	for text, want := range map[string]time.Duration{"1d12h": 36 * time.Hour, "0d": 0, "9600h0m0s": 400 * day, "1d0s": day} {
		if got, err := config.ParseDuration(text); err != nil || got != want {
			t.Errorf("ParseDuration(%q) = %s, %v, want %s", text, got, err, want)
		}
	}
	for _, text := range []string{"", "d", "1", "1d-12h", "-1d", "1.5d", "999999d", "1dd", "1d 2h", "106000d9000000h", "5 m"} {
		if got, err := config.ParseDuration(text); err == nil {
			t.Errorf("ParseDuration(%q) = %s, want an error", text, got)
		}
	}
}

func TestBytes(t *testing.T) {
	for text, want := range map[string]config.Bytes{
		"128 MiB": 128 << 20, "64 KiB": 64 << 10, "3 GiB": 3 << 30, "1000": 1000, "0": 0, "1025": 1025, "-1": -1,
	} {
		if got := want.String(); got != text {
			t.Errorf("Bytes(%d) = %s, want %s", int64(want), got, text)
		}
		if got, err := config.ParseBytes(text); err != nil || got != want {
			t.Errorf("ParseBytes(%q) = %d, %v, want %d", text, got, err, want)
		}
	}
	for text, want := range map[string]config.Bytes{"128MiB": 128 << 20, "100 MB": 100_000_000, "1k": 1000, "1.5 GiB": 3 << 29} {
		if got, err := config.ParseBytes(text); err != nil || got != want {
			t.Errorf("ParseBytes(%q) = %d, %v, want %d", text, got, err, want)
		}
	}
	for _, text := range []string{"", "MiB", "12 apples", "99999999999999999999", "9 EiB", "-1 MiB"} {
		if got, err := config.ParseBytes(text); err == nil {
			t.Errorf("ParseBytes(%q) = %d, want an error", text, got)
		}
	}
}

// A flag, a variable and a line of the file may each have units.
func TestUnitsOfSettings(t *testing.T) {
	for name, given := range map[string]struct {
		file          string
		environ, args []string
	}{
		"flags":       {args: []string{"--keep-trades=30d", "--stream-queue=1 MiB"}},
		"environment": {environ: []string{"SMARTMONEY_KEEP_TRADES=30d", "SMARTMONEY_STREAM_QUEUE=1MiB"}},
		"file":        {file: "keep-trades: 30d\nstream-queue: 1 MiB\n"},
		"no units":    {file: "keep-trades: 720h\nstream-queue: 1048576\n"},
	} {
		t.Run(name, func(t *testing.T) {
			c, err := load(t, given.file, given.environ, given.args)
			if err != nil || c.KeepTrades != 720*time.Hour || c.StreamQueue != 1<<20 {
				t.Errorf("keep-trades %s, stream-queue %d, %v", c.KeepTrades, int64(c.StreamQueue), err)
			}
		})
	}
}
