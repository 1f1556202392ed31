package ingest

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// Limits bounds requests. A zero field means its default.
type Limits struct {
	Body       int64 // bytes of a body as sent. Default 16 MiB
	Unpacked   int64 // bytes of a body after decompression. Default 128 MiB
	Events     int   // events of a request. Default 100,000
	Concurrent int   // requests decoded at once; others wait. Default 4
	// Waiting bounds the memory of all requests from their first byte until their
	// events are stored, in bytes. The default is 256 MiB, or the memory of one request
	// of maximum size if that is more.
	Waiting int64
}

// eventSize estimates the largest decoded event without its strings, in bytes.
const eventSize = 512

func (l Limits) withDefaults() Limits {
	if l.Body <= 0 {
		l.Body = 16 << 20
	}
	if l.Unpacked <= 0 {
		l.Unpacked = 128 << 20
	}
	if l.Events <= 0 {
		l.Events = 100_000
	}
	if l.Concurrent <= 0 {
		l.Concurrent = 4
	}
	if l.Waiting <= 0 {
		l.Waiting = max(256<<20, 2*l.Body+l.Unpacked+int64(l.Events)*eventSize)
	}
	return l
}

// Handler serves POST /ingest/events, GET /ingest/status and GET /ingest/sources to keys with the
// scope ingest, and POST /ingest/helius/{source} to whoever has the source's secret.
type Handler struct {
	appender *Appender
	auth     auth.Verifier
	limits   Limits
	bodies   receiver
	logger   *slog.Logger
	slots    chan struct{}
	pushes   chan struct{} // holds a value for each request of a provider
	decoders sync.Pool
	mux      *http.ServeMux

	// TooOld returns the number of trades that arrived too late for a signal, and false
	// if this process does not know it. Set it before the first request.
	TooOld func() (uint64, bool)
	// Rules returns the number of the rules that prices and ranks follow, and since when: zero if
	// from the beginning. Set it before the first request.
	Rules func(context.Context) (rules int, since time.Time, err error)
	// Correcting returns the corrections that a chain waits for, nil if there are none or this
	// process does not know them. Set it before the first request; it may be nil.
	Correcting func(smartmoney.Chain) *smartmoney.RunningCorrection
	// Sources returns the state of every source. Set it before the first request; nil: UNAVAILABLE.
	Sources func(context.Context) ([]source.Status, error)
	// Gate bounds the rate of requests and of events. Set it before the first request; nil: no
	// limits.
	Gate *limits.Gate
	// Push stores what a provider sends to a source, as source.Pushes.Push does. Set it before the
	// first request; nil: UNAVAILABLE.
	Push func(ctx context.Context, source string, header http.Header, body func() ([]byte, error)) error
}

// NewHandler returns a handler that appends events through appender. now is the clock
// against which the times of events are checked.
func NewHandler(appender *Appender, authenticator auth.Verifier, limits Limits, now func() time.Time, logger *slog.Logger) *Handler {
	limits = limits.withDefaults()
	h := &Handler{
		appender: appender, auth: authenticator, limits: limits, logger: logger,
		bodies:   receiver{limits: limits},
		slots:    make(chan struct{}, limits.Concurrent),
		pushes:   make(chan struct{}, maxPushes),
		decoders: sync.Pool{New: func() any { return event.NewDecoder(now) }},
		mux:      http.NewServeMux(),
	}
	for path, r := range routes() {
		h.mux.HandleFunc(path, func(w http.ResponseWriter, request *http.Request) { h.handle(w, request, r) })
	}
	h.mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		h.fail(w, r, &httpapi.Error{Status: http.StatusNotFound, Message: "no such path"})
	})
	return h
}

// route is the operation of one path.
type route struct {
	method string // GET includes HEAD
	serve  func(*Handler, *http.Request) (any, error)
	own    bool // serve checks the key itself; else it needs a key of scope ingest
}

// routes returns the handler's routes by path.
func routes() map[string]route {
	return map[string]route{
		"/ingest/events":          {method: http.MethodPost, serve: (*Handler).events},
		"/ingest/status":          {method: http.MethodGet, serve: (*Handler).status},
		"/ingest/sources":         {method: http.MethodGet, serve: (*Handler).sources},
		"/ingest/helius/{source}": {method: http.MethodPost, serve: (*Handler).helius, own: true},
	}
}

// Operations returns the handler's operations in order, each as "GET /ingest/status". It
// does not list HEAD.
func Operations() []string {
	var all []string
	for path, r := range routes() {
		all = append(all, r.method+" "+path)
	}
	slices.Sort(all)
	return all
}

func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) { h.mux.ServeHTTP(w, r) }

// handle refuses methods other than the route's, authenticates the request, calls the route's serve
// and writes its answer or error.
func (h *Handler) handle(w http.ResponseWriter, r *http.Request, of route) {
	if methods := (httpapi.Methods{of.method}); !methods.Allow(r.Method) {
		h.fail(w, r, methods.Refuse(w.Header()))
		return
	}
	var answer any
	var err error
	if !of.own {
		if r, err = h.authorize(r); err == nil { // a provider's address may have what the provider adds
			_, err = httpapi.ReadQuery(r.URL.RawQuery)
		}
	}
	if err == nil {
		answer, err = of.serve(h, r)
	}
	if err != nil {
		h.fail(w, r, err)
		return
	}
	writeJSON(w, http.StatusOK, answer)
}

// readTimeout bounds the database reads of authentication and of the status.
const readTimeout = 8 * time.Second

// authorize returns the request with its caller, whose scope and limits must allow it. After an
// error it returns the request as it was.
func (h *Handler) authorize(r *http.Request) (*http.Request, error) {
	ctx, cancel := context.WithTimeout(r.Context(), readTimeout)
	defer cancel()
	p, err := h.auth.Authenticate(ctx, r.Header.Get("Authorization"))
	if err != nil {
		return r, err
	}
	r = r.WithContext(auth.WithPrincipal(r.Context(), p))
	if err := p.Require(smartmoney.ScopeIngest); err != nil {
		return r, err
	}
	_, err = h.Gate.Request(r.Context())
	return r, err
}

func (h *Handler) fail(w http.ResponseWriter, r *http.Request, err error) {
	err = outage.Cause(r.Context(), err)
	if e, ok := errors.AsType[*httpapi.Error](err); ok {
		writeJSON(w, e.Status, map[string]string{"error": e.Message})
		return
	}
	e, ok := errors.AsType[*smartmoney.Error](err)
	switch {
	case ok && e.Code == smartmoney.CodeUnavailable:
		h.unavailable(w, e.Message)
	case ok && e.Code != smartmoney.CodeInternal:
		httpapi.SetHeaders(w.Header(), e)
		writeJSON(w, httpapi.Status(e.Code), map[string]string{httpapi.BodyKey(e.Code): e.Message})
	case outage.Is(err):
		h.logger.ErrorContext(r.Context(), "database unavailable, refusing an ingest request", "error", err, "request_id", httpapi.RequestID(r.Context()))
		h.unavailable(w, databaseDown(err).Message)
	case damaged(err):
		h.logger.ErrorContext(r.Context(), "the database is damaged, refusing an ingest request", "error", err, "request_id", httpapi.RequestID(r.Context()))
		h.unavailable(w, "the database is damaged, and its operator finds in the service's log what to do; no event was stored; retry the request then")
	default:
		id := httpapi.RequestID(r.Context())
		if ok && e.Unwrap() != nil { // its text is for callers and says nothing
			err = e.Unwrap()
		}
		h.logger.ErrorContext(r.Context(), "ingest failed", "error", err, "request_id", id)
		writeJSON(w, http.StatusInternalServerError, map[string]string{
			"error": "failed to store the events; do not assume that any event was stored; retry the request (request " + id + ")",
		})
	}
}

// damaged reports whether an error names a damaged row.
func damaged(err error) bool {
	_, ok := errors.AsType[*eventlog.Damage](err)
	return ok
}

// unavailable answers a request that may succeed when the client retries it.
func (h *Handler) unavailable(w http.ResponseWriter, message string) {
	w.Header().Set("Retry-After", "1")
	writeJSON(w, http.StatusServiceUnavailable, map[string]string{"error": message})
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v) // fails only if the client has disconnected
}

func (h *Handler) events(r *http.Request) (any, error) {
	kind, err := contentType(r)
	if err != nil {
		return nil, err
	}
	key, err := requestKey(r)
	if err != nil {
		return nil, err
	}
	// before the body takes memory
	if err := h.Gate.Take(r.Context(), limits.IngestedEvents, 0); err != nil {
		return nil, err
	}
	p, err := h.bodies.receive(r)
	if err != nil {
		return nil, err
	}
	// The request's memory stays reserved until its events are stored.
	defer p.release()
	request, err := h.decodeInSlot(r, p, kind, key)
	if err != nil {
		return nil, err
	}
	p.decoded()
	if err := h.Gate.Take(r.Context(), limits.IngestedEvents, float64(len(request.Events)+len(request.Rejected))); err != nil {
		return nil, err
	}
	return h.appender.Append(r.Context(), *request)
}

// decodeInSlot waits for a free slot and decodes the request.
func (h *Handler) decodeInSlot(r *http.Request, p *reservation, kind, key string) (*Request, error) {
	select {
	case h.slots <- struct{}{}:
	case <-r.Context().Done():
		return nil, &httpapi.Error{Status: http.StatusServiceUnavailable, Message: "the client disconnected while the request was waiting"}
	}
	defer func() { <-h.slots }()
	body, err := h.bodies.unpack(p, r.Header.Get("Content-Encoding"))
	if err != nil {
		return nil, err
	}
	request := &Request{Key: key}
	if key == "" {
		return request, h.decode(request, p, body, kind)
	}
	sum := sha256.New()
	body = io.TeeReader(body, sum)
	if err := h.decode(request, p, body, kind); err != nil {
		return nil, err
	}
	if _, err := io.Copy(io.Discard, body); err != nil { // the rest after a broken array
		return nil, h.bodies.failure(err)
	}
	request.Body = hex.EncodeToString(sum.Sum(nil))
	return request, nil
}

// rejectedSize estimates a Rejection without its text, in bytes.
const rejectedSize = 64

// lineSize is that of an event's line number, in bytes.
const lineSize = 8

// What it takes to find the trades that corrections take back, in bytes.
const (
	retractSize = 128                         // for one
	rewindSize  = eventlog.MaxTakenBack * 128 // for all rewinds of a chain
)

// correctionSizes estimates the memory that the corrections of a request need beyond their own.
type correctionSizes struct {
	rewinds [smartmoney.ChainCount]bool // chains that the request has rewinds of
}

// size returns what one more event needs.
func (c *correctionSizes) size(e *event.Event) int {
	switch e.Type {
	case event.TypeRetract:
		return retractSize
	case event.TypeRewind:
		if chain := e.Chain.Index(); !c.rewinds[chain] {
			c.rewinds[chain] = true
			return rewindSize
		}
	}
	return 0
}

const maxKey = 200 // characters of an Idempotency-Key

// decode decodes the events of a body into request and reserves their memory.
func (h *Handler) decode(request *Request, p *reservation, body io.Reader, kind string) error {
	decoder, _ := h.decoders.Get().(*event.Decoder)
	defer h.decoders.Put(decoder)
	lines, corrections := 0, correctionSizes{}
	err := event.ReadBody(body, kind, event.Limits{}, decoder, func(l event.Line) error {
		if lines++; lines > h.limits.Events {
			return &httpapi.Error{Status: http.StatusRequestEntityTooLarge, Message: fmt.Sprintf("a request must have at most %d events", h.limits.Events)}
		}
		if l.Err != nil {
			rejected := Rejection{Line: l.Number, Error: l.Err.Error(), reason: reasonOf(l.Err)}
			request.Rejected = append(request.Rejected, rejected)
			return p.grow(rejectedSize + len(rejected.Error))
		}
		request.Events, request.Lines = append(request.Events, l.Event), append(request.Lines, l.Number)
		return p.grow(lineSize + l.Event.Size() + corrections.size(&l.Event))
	})
	if err != nil {
		return h.bodies.failure(err)
	}
	return nil
}

// requestKey returns the Idempotency-Key in its stored form, which includes the client's
// id; "" for none.
func requestKey(r *http.Request) (string, error) {
	key := r.Header.Get("Idempotency-Key")
	if len(key) > maxKey {
		return "", smartmoney.BadInput("Idempotency-Key", "Idempotency-Key must be at most %d characters, got %d", maxKey, len(key))
	}
	for i := range len(key) {
		if key[i] < ' ' || key[i] > '~' {
			return "", smartmoney.BadInput("Idempotency-Key", "Idempotency-Key must contain only printable ASCII characters")
		}
	}
	if key == "" {
		return "", nil
	}
	return keyID(r) + "/" + key, nil
}

// keyID returns an id of the client's API key that reveals nothing of the key.
func keyID(r *http.Request) string {
	hash := auth.Hash(r.Header.Get("Authorization"))
	return fmt.Sprintf("%x", hash[:8])
}

func contentType(r *http.Request) (string, error) {
	given := r.Header.Get("Content-Type")
	if given == "" {
		return "application/x-ndjson", nil
	}
	kind, _, err := mime.ParseMediaType(given)
	switch {
	case err == nil && (kind == "application/x-ndjson" || kind == "application/ndjson" || kind == "application/jsonl"):
		return "application/x-ndjson", nil
	case err == nil && kind == "application/json":
		return kind, nil
	default:
		return "", &httpapi.Error{Status: http.StatusUnsupportedMediaType, Message: "Content-Type must be application/x-ndjson or application/json"}
	}
}

// chainStatus is one chain's part of the status.
type chainStatus struct {
	Durable     int64      `json:"durable"`       // sequence number of the last event in the log
	Processed   int64      `json:"processed"`     // of the last event whose effects are visible
	LastEventAt *time.Time `json:"last_event_at"` // largest traded_at processed, null before the first trade
	// Correction is what the chain waits for; nil: nothing, or this process does not know it.
	Correction *smartmoney.RunningCorrection `json:"correction,omitempty"`
}

// tooOld returns the number of trades that arrived too late for a signal, or nil if this
// process does not know it.
func (h *Handler) tooOld() *uint64 {
	if h.TooOld == nil {
		return nil
	}
	if n, known := h.TooOld(); known {
		return &n
	}
	return nil
}

func (h *Handler) status(r *http.Request) (any, error) {
	ctx, cancel := context.WithTimeout(r.Context(), readTimeout)
	defer cancel()
	logs, err := h.appender.log.ChainLogs(ctx)
	if err != nil {
		return nil, err
	}
	chains := map[smartmoney.Chain]chainStatus{}
	for i, chain := range smartmoney.Chains() {
		s := chainStatus{Durable: logs[i].Durable, Processed: logs[i].Processed}
		if at := logs[i].LastEventAt; !at.IsZero() {
			s.LastEventAt = &at
		}
		if h.Correcting != nil {
			s.Correction = h.Correcting(chain)
		}
		chains[chain] = s
	}
	rules, since, err := h.Rules(ctx)
	if err != nil {
		return nil, err
	}
	out := map[string]any{"chains": chains, "too_old": h.tooOld(), "rules": rules, "rules_since": nil}
	if !since.IsZero() {
		out["rules_since"] = since
	}
	return out, nil
}
