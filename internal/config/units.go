package config

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"
	"github.com/spf13/pflag"
)

// Bytes is a number of bytes. As text it has a unit where the number is whole in it.
type Bytes int64

// String returns the size in the largest binary unit that it is a whole number of: 128 MiB.
func (b Bytes) String() string {
	for _, unit := range []struct {
		size Bytes
		name string
	}{{1 << 30, "GiB"}, {1 << 20, "MiB"}, {1 << 10, "KiB"}} {
		if b >= unit.size && b%unit.size == 0 {
			return fmt.Sprintf("%d %s", b/unit.size, unit.name)
		}
	}
	return strconv.FormatInt(int64(b), 10)
}

// ParseBytes reads a number of bytes, with or without a unit: 134217728, 128 MiB, 128MiB, 100 MB.
func ParseBytes(text string) (Bytes, error) {
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		return Bytes(n), nil
	}
	n, err := humanize.ParseBytes(text)
	if err != nil || n > 1<<62 {
		return 0, errBytes
	}
	return Bytes(n), nil
}

// FormatDuration returns a length of time without units that are 0, and in days where it is whole
// days, at least two: 400d, 36h, 1m30s.
func FormatDuration(d time.Duration) string {
	const day = 24 * time.Hour
	if d >= 2*day && d%day == 0 {
		return fmt.Sprintf("%dd", d/day)
	}
	text := d.String()
	if strings.HasSuffix(text, "m0s") {
		text = strings.TrimSuffix(text, "0s")
	}
	if strings.HasSuffix(text, "h0m") {
		text = strings.TrimSuffix(text, "0m")
	}
	return text
}

var inDays = regexp.MustCompile(`^([0-9]{1,6})d(.*)$`)

// ParseDuration reads a length of time as time.ParseDuration does, and whole days before the hours:
// 400d, 1d12h, 90s.
func ParseDuration(text string) (time.Duration, error) {
	var days time.Duration
	if m := inDays.FindStringSubmatch(text); m != nil {
		n, err := strconv.Atoi(m[1])
		if err != nil || n > 100_000 {
			return 0, errDuration
		}
		if days, text = time.Duration(n)*24*time.Hour, m[2]; text == "" {
			return days, nil
		}
		if text[0] < '0' || text[0] > '9' { // no sign in the middle
			return 0, errDuration
		}
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		return 0, errDuration
	}
	if days += d; d > 0 && days < d {
		return 0, errDuration // beyond what a time.Duration holds
	}
	return days, nil
}

// DurationVar defines a flag for a length of time that ParseDuration reads, and that help shows as
// FormatDuration writes it.
func DurationVar(fs *pflag.FlagSet, to *time.Duration, name string, preset time.Duration, usage string) {
	*to = preset
	fs.Var((*durationFlag)(to), name, usage)
}

func addDuration(fs *pflag.FlagSet, name string, preset time.Duration, usage string) {
	DurationVar(fs, new(time.Duration), name, preset, usage)
}

func addBytes(fs *pflag.FlagSet, name string, preset Bytes, usage string) {
	to := new(bytesFlag)
	*to = bytesFlag(preset)
	fs.Var(to, name, usage)
}

// durationFlag is the value of a flag that DurationVar defines.
type durationFlag time.Duration

// String implements pflag.Value.
func (d *durationFlag) String() string { return FormatDuration(time.Duration(*d)) }

// Type implements pflag.Value.
func (d *durationFlag) Type() string { return "duration" }

// Set implements pflag.Value.
func (d *durationFlag) Set(text string) error {
	parsed, err := ParseDuration(text)
	if err == nil {
		*d = durationFlag(parsed)
	}
	return err
}

// bytesFlag is the value of a flag that addBytes defines.
type bytesFlag Bytes

// String implements pflag.Value.
func (b *bytesFlag) String() string { return Bytes(*b).String() }

// Type implements pflag.Value.
func (b *bytesFlag) Type() string { return "bytes" }

// Set implements pflag.Value.
func (b *bytesFlag) Set(text string) error {
	parsed, err := ParseBytes(text)
	if err == nil {
		*b = bytesFlag(parsed)
	}
	return err
}
