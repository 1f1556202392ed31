package server

import (
	"bufio"
	"cmp"
	"compress/gzip"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"runtime/debug"
	"strings"
	"time"

	"github.com/klauspost/compress/gzhttp"
	"github.com/rs/cors"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

// withID assigns every request an id: the client's if it is valid, else a new one. The id is
// returned in the response and stored in the context.
func (s *Server) withID(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id := r.Header.Get(httpapi.RequestIDHeader)
		if !httpapi.SaneRequestID(id) {
			id = s.options.NewID()
		}
		w.Header().Set(httpapi.RequestIDHeader, id)
		next.ServeHTTP(w, r.WithContext(httpapi.WithRequestID(r.Context(), id)))
	})
}

// limited runs requests in the context of Options.Limit, except those that may be streams, which
// outlast an outage: what answers those limits their parts.
func (s *Server) limited(next http.Handler) http.Handler {
	if s.options.Limit == nil {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !httpapi.MayStream(r) {
			ctx, cancel := s.options.Limit(r.Context())
			defer cancel()
			whole := r
			r = r.WithContext(ctx)
			defer func() { whole.Pattern = r.Pattern }() // the mux sets it, and the log reads it
		}
		next.ServeHTTP(w, r)
	})
}

// traced is Options.Traced, which passes on a copy of each request: the pattern that the muxes set
// on that is recorded for the log and metrics.
func (s *Server) traced(next http.Handler) http.Handler {
	if s.options.Traced == nil {
		return next
	}
	return s.options.Traced(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() { httpapi.Match(r.Context(), r.Pattern) }()
		next.ServeHTTP(w, r)
	}))
}

// slow is how long a request takes at least whose line is worth an operator's look.
const slow = time.Second

// requestLevel returns the level of a request's line: one that failed or was slow shows by default.
func requestLevel(rec *recorder, took time.Duration) slog.Level {
	switch {
	case rec.status >= http.StatusInternalServerError:
		return slog.LevelWarn
	case rec.status == 0, rec.status >= http.StatusBadRequest, took >= slow && !rec.streams():
		return slog.LevelInfo
	default:
		return slog.LevelDebug
	}
}

// withLog logs one line per request, with the ids of its customer and key, and its duration in
// seconds. It leaves out headers, bodies and the query string, which contain keys and customers'
// data.
func (s *Server) withLog(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begin := s.options.Now()
		rec := &recorder{ResponseWriter: w}
		defer func() {
			r.Pattern = cmp.Or(httpapi.MatchOf(r.Context()), r.Pattern)
			took := s.options.Now().Sub(begin)
			s.metrics.answered(r, rec, took)
			caller := httpapi.CallerOf(r.Context())
			s.options.Log.LogAttrs(r.Context(), requestLevel(rec, took), "request",
				slog.String("id", httpapi.RequestID(r.Context())),
				slog.String("method", r.Method),
				slog.String("path", httpapi.LoggedPath(r)),
				slog.Int("status", rec.status),
				slog.Int64("bytes", rec.bytes),
				slog.Float64("seconds", took.Seconds()),
				slog.String("remote", s.remote(r)),
				slog.String("customer", caller.CustomerID),
				slog.String("key", caller.KeyID),
			)
		}()
		next.ServeHTTP(rec, r)
		if rec.status == 0 {
			rec.status = http.StatusOK // as net/http does for a handler that wrote nothing
		}
	})
}

// withRecovery turns a panic into a 500, or aborts the connection if the response has begun,
// since a partial response must not look complete.
func (s *Server) withRecovery(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			cause := recover()
			if cause == nil {
				return
			}
			if cause == http.ErrAbortHandler {
				panic(cause)
			}
			s.options.Log.ErrorContext(r.Context(), "handler panicked",
				"id", httpapi.RequestID(r.Context()), "cause", cause, "stack", string(debug.Stack()))
			if rec, ok := w.(*recorder); ok && (rec.status != 0 || rec.hijacked) {
				panic(http.ErrAbortHandler)
			}
			writeError(w, http.StatusInternalServerError, "internal error")
		}()
		next.ServeHTTP(w, r)
	})
}

// withHeaders sets the headers suitable for an API; a handler that serves a page overrides
// the policy.
func (s *Server) withHeaders(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
		h.Set("Cache-Control", "no-store")
		// HTTP treats several headers as one list, which is not a valid key. Otherwise a proxy
		// might have checked another key than the handlers.
		if given := r.Header.Values("Authorization"); len(given) > 1 {
			r.Header.Set("Authorization", strings.Join(given, ", "))
		}
		if r.TLS != nil {
			h.Set("Strict-Transport-Security", "max-age=31536000")
		}
		next.ServeHTTP(w, r)
	})
}

// recorder records a handler's response. It supports http.ResponseController, and implements
// Flush and Hijack for libraries that assert these interfaces.
type recorder struct {
	http.ResponseWriter
	status   int // 0 until the response begins
	bytes    int64
	hijacked bool
}

func (r *recorder) WriteHeader(status int) {
	// Another response follows 1xx, except 101.
	if r.status == 0 && (status >= http.StatusOK || status == http.StatusSwitchingProtocols) {
		r.status = status
	}
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Write(p []byte) (int, error) {
	if r.status == 0 {
		r.status = http.StatusOK
	}
	n, err := r.ResponseWriter.Write(p)
	r.bytes += int64(n)
	return n, err
}

// streams reports whether the response lasts as long as its client wants it.
func (r *recorder) streams() bool {
	return r.hijacked || strings.HasPrefix(r.Header().Get("Content-Type"), "text/event-stream")
}

// Unwrap returns the underlying writer for http.ResponseController.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// Flush sends buffered data if the connection supports it.
func (r *recorder) Flush() { _ = http.NewResponseController(r.ResponseWriter).Flush() }

// Hijack takes over the connection, for websockets.
func (r *recorder) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(r.ResponseWriter).Hijack()
	if err == nil {
		r.hijacked = true
		if r.status == 0 {
			r.status = http.StatusSwitchingProtocols
		}
	}
	return conn, rw, err
}

const (
	// minCompressed is the smallest response that is compressed, in bytes: a response that
	// fits into one packet would not arrive sooner.
	minCompressed = 1400
	// zippedTag is the suffix of the ETag of a compressed response, whose bytes differ.
	zippedTag = "-gzip"
)

// compress returns a wrapper that compresses large text responses for clients that accept
// gzip, at the fastest level: about 1 ms of CPU for the largest leaderboard. Event streams and
// compressed responses pass unchanged.
//
// It is safe from BREACH, even for responses with a webhook's secret: cookies authenticate
// nothing here, so no page of another site can make a browser send requests with a
// customer's key.
func compress() (func(http.Handler) http.Handler, error) {
	zip, err := gzhttp.NewWrapper(
		gzhttp.MinSize(minCompressed), gzhttp.CompressionLevel(gzip.BestSpeed), gzhttp.EnableZstd(false), gzhttp.SuffixETag(zippedTag),
		gzhttp.ContentTypes([]string{
			"application/json", "application/graphql-response+json", "application/openapi+json", "text/html", "text/plain", "text/css", "text/javascript",
		}),
	)
	if err != nil {
		return nil, err
	}
	return func(plain http.Handler) http.Handler {
		zipped := zip(plain)
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if len(r.Header["Accept-Encoding"]) == 0 {
				w.Header().Add("Vary", "Accept-Encoding")
				plain.ServeHTTP(w, r)
				return
			}
			// Clients with the compressed form validate the same response.
			for i, known := range r.Header["If-None-Match"] {
				r.Header["If-None-Match"][i] = strings.ReplaceAll(known, zippedTag+`"`, `"`)
			}
			zipped.ServeHTTP(w, r)
		})
	}, nil
}

// preflightAge is how long browsers may cache the response to a preflight request, in
// seconds.
const preflightAge = 600

// Origins lists the origins whose pages may call the service. The zero value allows the
// service's own origin only. It is safe for concurrent use.
type Origins struct{ listed *cors.Cors } // nil: none

// NewOrigins accepts exact origins (https://app.example.com), wildcards for subdomains
// (https://*.example.com), and * for all.
func NewOrigins(list []string) Origins {
	if len(list) == 0 {
		return Origins{} // the library treats an empty list as *
	}
	return Origins{cors.New(cors.Options{
		AllowedOrigins: list,
		AllowedMethods: []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete},
		// Browsers add no credentials by themselves, since there are no cookies: a page acts
		// only with a key that it was given. So no header needs to be blocked.
		AllowedHeaders: []string{"*"},
		ExposedHeaders: []string{httpapi.RequestIDHeader, "Retry-After", "ETag", "WWW-Authenticate", "Webhook-Secret", "Webhook-Disabled"},
		MaxAge:         preflightAge,
	})}
}

// Allow reports whether a request is allowed by its origin: none, as from clients other than
// browsers, the service's own, or a listed one.
func (o Origins) Allow(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	if at, err := url.Parse(origin); err == nil && at.Host != "" && strings.EqualFold(at.Host, r.Host) {
		return true
	}
	return o.listed != nil && o.listed.OriginAllowed(r)
}

// AllowPrograms is Allow for a path that no page of the service calls: the service's own origin needs
// no listing only under a name of this machine, as any other name may be of a page that made it
// point here (DNS rebinding).
func (o Origins) AllowPrograms(r *http.Request) bool {
	return o.Allow(r) && (r.Header.Get("Origin") == "" || o.listed != nil && o.listed.OriginAllowed(r) || ofThisMachine(r.Host))
}

// ofThisMachine reports whether the host of a request, with or without a port, names this machine.
func ofThisMachine(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	ip := net.ParseIP(strings.Trim(host, "[]"))
	return strings.EqualFold(host, "localhost") || ip != nil && ip.IsLoopback()
}

// withOrigins answers preflight requests and sets the headers from which browsers learn which pages
// may read a response.
func (o Origins) withOrigins(next http.Handler) http.Handler {
	if o.listed == nil {
		return next
	}
	return o.listed.Handler(next)
}

const (
	forwardedFor = "X-Forwarded-For"
	// maxForwarded bounds an entry of the header, in bytes: an IPv6 address in brackets with its
	// port has 47.
	maxForwarded = 64
)

// remote returns the address that the request log shows: the client's that the proxy in front
// reports, if there is one, or the peer's with its port.
func (s *Server) remote(r *http.Request) string {
	if s.options.BehindProxy {
		if client, ok := forwarded(r.Header); ok {
			return client.String()
		}
	}
	return r.RemoteAddr
}

// forwarded returns the last address of X-Forwarded-For, the one that the nearest proxy appended;
// those before it may be a client's invention. It returns false if there is none or it is no
// address.
func forwarded(h http.Header) (netip.Addr, bool) {
	lines := h.Values(forwardedFor)
	if len(lines) == 0 {
		return netip.Addr{}, false
	}
	last := lines[len(lines)-1]
	last = strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])
	if len(last) > maxForwarded {
		return netip.Addr{}, false
	}
	if withPort, err := netip.ParseAddrPort(last); err == nil {
		return withPort.Addr().WithZone("").Unmap(), true
	}
	addr, err := netip.ParseAddr(strings.TrimSuffix(strings.TrimPrefix(last, "["), "]"))
	return addr.WithZone("").Unmap(), err == nil
}
