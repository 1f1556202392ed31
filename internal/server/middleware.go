package server

import (
	"bufio"
	"log/slog"
	"net"
	"net/http"
	"runtime/debug"
	"strings"
	"time"

	"smartmoney/internal/reqid"
)

// withID returns every request an id: the caller's where it is sane, else a new one.
// It is returned in the answer and travels in the context.
func (s *Server) withID(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id := r.Header.Get(reqid.Header)
		if !reqid.Sane(id) {
			id = s.options.NewID()
		}
		w.Header().Set(reqid.Header, id)
		next.ServeHTTP(w, r.WithContext(reqid.With(r.Context(), id)))
	})
}

// maxLoggedPath bounds a path in the log, in bytes.
const maxLoggedPath = 200

// withLog writes one line per request. Headers, bodies and the query string stay
// out of it: they hold keys and other people's questions.
func (s *Server) withLog(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begin := s.options.Now()
		rec := &recorder{ResponseWriter: w}
		defer func() {
			s.answered(r, rec, s.options.Now().Sub(begin))
			path := r.URL.Path
			level := slog.LevelInfo
			switch {
			case rec.status >= http.StatusInternalServerError:
				level = slog.LevelWarn
			case path == "/healthz" || path == "/readyz":
				level = slog.LevelDebug
			}
			s.options.Log.LogAttrs(r.Context(), level, "request",
				slog.String("id", reqid.From(r.Context())),
				slog.String("method", r.Method),
				slog.String("path", path[:min(len(path), maxLoggedPath)]),
				slog.Int("status", rec.status),
				slog.Int64("bytes", rec.bytes),
				slog.Duration("took", s.options.Now().Sub(begin)),
				slog.String("remote", r.RemoteAddr),
			)
		}()
		next.ServeHTTP(rec, r)
		if rec.status == 0 {
			rec.status = http.StatusOK // as net/http does for a handler that wrote nothing
		}
	})
}

// answered tells of a request, if anybody wants to know.
func (s *Server) answered(r *http.Request, rec *recorder, took time.Duration) {
	if s.options.Answered == nil {
		return
	}
	s.options.Answered(Answered{
		Path:   r.Pattern, // the muxes below have noted it
		Status: rec.status, Took: took,
		Stream: rec.hijacked || strings.HasPrefix(rec.Header().Get("Content-Type"), "text/event-stream"),
	})
}

// withRecovery turns a panic into a 500, or into a cut connection where an answer
// has begun: half an answer must not look like a whole one.
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
			s.options.Log.ErrorContext(r.Context(), "panic in a handler",
				"id", reqid.From(r.Context()), "cause", cause, "stack", string(debug.Stack()))
			if rec, ok := w.(*recorder); ok && (rec.status != 0 || rec.hijacked) {
				panic(http.ErrAbortHandler)
			}
			writeError(w, http.StatusInternalServerError, "internal error")
		}()
		next.ServeHTTP(w, r)
	})
}

// withHeaders sets the headers that are right for an API; a handler that serves a
// page sets its own policy over them.
func (s *Server) withHeaders(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
		h.Set("Cache-Control", "no-store")
		// Several are one list to HTTP, and a list is no key: which of them a proxy has
		// looked at nobody knows.
		if given := r.Header.Values("Authorization"); len(given) > 1 {
			r.Header.Set("Authorization", strings.Join(given, ", "))
		}
		if r.TLS != nil {
			h.Set("Strict-Transport-Security", "max-age=31536000")
		}
		next.ServeHTTP(w, r)
	})
}

// recorder notes what a handler answers. It lets http.ResponseController through
// to the writer below, and offers Flush and Hijack to libraries that ask for the
// interfaces.
type recorder struct {
	http.ResponseWriter
	status   int // 0 until the answer begins
	bytes    int64
	hijacked bool
}

func (r *recorder) WriteHeader(status int) {
	// 1xx answers are followed by another; 101 is the last one.
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

// Unwrap is what http.ResponseController looks for.
func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

// Flush sends what was written so far, where the connection can.
func (r *recorder) Flush() { _ = http.NewResponseController(r.ResponseWriter).Flush() }

// Hijack hands the connection over, as a websocket needs it.
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
