package uploader

import (
	"math/rand/v2"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds and defaults.
const (
	DefaultBatch    = 5000
	MaxBatch        = 100_000
	maxBody         = 4 << 20 // bytes of a request's body before compression
	DefaultRetryFor = 5 * time.Minute
	requestTimeout  = time.Minute
)

// Options configures a Client. URL is required; other zero values mean the default.
type Options struct {
	URL      string         // of the service, http or https, without /ingest/events
	Key      string         // API key with the scope ingest; if empty, no Authorization is sent
	Batch    int            // events of one request, 1 to MaxBatch; default DefaultBatch
	RetryFor time.Duration  // how long one request is retried, ≥ 0; 0: never
	Progress *Progress      // stores the progress; nil: an upload cannot be resumed
	Report   func(string)   // called with a line about each retry and resumption; default: none
	HTTP     *http.Client   // default: a client with a timeout of one minute per attempt
	Clock    retry.Clock    // default: the system's
	Jitter   func() float64 // 0 to 1, spreads retries; default: random
	NewRun   func() string  // returns the id of a new upload; default: a random UUID
}

// withDefaults validates o and returns it with its defaults and the parsed URL.
func (o Options) withDefaults() (Options, *url.URL, error) {
	target, err := url.Parse(strings.TrimSuffix(o.URL, "/"))
	if err != nil || (target.Scheme != "http" && target.Scheme != "https") || target.Host == "" {
		return o, nil, smartmoney.BadInput("url", "url must be an http or https address, got %q", o.URL)
	}
	if o.Batch == 0 {
		o.Batch = DefaultBatch
	}
	if o.Batch < 1 || o.Batch > MaxBatch {
		return o, nil, smartmoney.BadInput("batch", "batch must be between 1 and %d, got %d", MaxBatch, o.Batch)
	}
	if o.RetryFor < 0 {
		return o, nil, smartmoney.BadInput("retry-for", "retry-for must be at least 0, got %s", o.RetryFor)
	}
	if o.Report == nil {
		o.Report = func(string) {}
	}
	if o.HTTP == nil {
		o.HTTP = &http.Client{Timeout: requestTimeout}
	}
	if o.Clock == nil {
		o.Clock = retry.System{}
	}
	if o.Jitter == nil {
		o.Jitter = rand.Float64
	}
	if o.NewRun == nil {
		o.NewRun = uuid.NewString
	}
	return o, target, nil
}
