package app

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"slices"
	"sync"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
)

const (
	maxLinks   = 64   // of one span
	maxAppends = 4096 // that are remembered, for links from signals
)

// TracedSignal has the attributes of a signal in a trace.
type TracedSignal struct {
	ID, Chain, Type string
	Offset          int64 // global offset of the trade that raised it
	Customers       int   // that it was committed for
	// IngestedAt is when the trade was appended (zero: not known), DetectedAt when the signal was
	// found, CommittedAt when it was committed.
	IngestedAt, DetectedAt, CommittedAt time.Time
}

// Raised traces a committed signal from the append of its trade to the commit. The root span links
// to that of the append if this process made it.
func (t *Tracer) Raised(s *TracedSignal) {
	if t == nil {
		return
	}
	detected := s.DetectedAt
	// the commit's time is taken as it begins, by another clock perhaps
	if detected.After(s.CommittedAt) {
		detected = s.CommittedAt
	}
	began := s.IngestedAt
	if began.IsZero() || began.After(detected) {
		began = detected
	}
	options := []trace.SpanStartOption{trace.WithNewRoot(), trace.WithTimestamp(began), trace.WithAttributes(
		attribute.String("smartmoney.signal_id", s.ID), attribute.String("smartmoney.chain", s.Chain), attribute.String("smartmoney.type", s.Type),
		attribute.Int64("smartmoney.offset", s.Offset), attribute.Int("smartmoney.customers", s.Customers))}
	if from := t.appends.find(s.Offset); from.IsValid() {
		options = append(options, trace.WithLinks(trace.Link{SpanContext: from}))
	}
	ctx, root := t.tracer.Start(withRoot(context.Background(), s.ID), "signal", options...)
	for _, part := range []struct {
		name     string
		from, to time.Time
	}{{"detect", began, detected}, {"commit", detected, s.CommittedAt}} {
		_, span := t.tracer.Start(ctx, part.name, trace.WithTimestamp(part.from))
		span.End(trace.WithTimestamp(part.to))
	}
	root.End(trace.WithTimestamp(s.CommittedAt))
}

// Attempt adds an attempt to send a signal to a webhook to the signal's trace. failure is why the
// receiver did not accept it, "" if it did.
func (t *Tracer) Attempt(signalID, messageID string, status int, failure string, began time.Time, took time.Duration) {
	t.delivered("webhook attempt", signalID, failure, began, took,
		attribute.String("smartmoney.webhook_id", messageID), attribute.Int("http.response.status_code", status))
}

// Streamed adds the delivery of a signal to the streams of an execution, from the commit on.
func (t *Tracer) Streamed(signalID string, now time.Time, sinceCommit time.Duration) {
	t.delivered("stream", signalID, "", now.Add(-sinceCommit), sinceCommit)
}

func (t *Tracer) delivered(name, signalID, failure string, began time.Time, took time.Duration, attributes ...attribute.KeyValue) {
	if t == nil {
		return
	}
	traceID, root := idsOf(signalID)
	parent := trace.NewSpanContext(trace.SpanContextConfig{TraceID: traceID, SpanID: root, TraceFlags: trace.FlagsSampled, Remote: true})
	attributes = append(attributes, attribute.String("smartmoney.signal_id", signalID))
	_, span := t.tracer.Start(trace.ContextWithRemoteSpanContext(context.Background(), parent), name,
		trace.WithTimestamp(began), trace.WithSpanKind(trace.SpanKindProducer), trace.WithAttributes(attributes...))
	if failure != "" {
		span.SetStatus(codes.Error, failure)
	}
	span.End(trace.WithTimestamp(began.Add(took)))
}

// Appended traces a transaction that appended the events of requests to the log. Its span is part
// of the first request's trace and links to the others'. The events have the global offsets from
// the first to the last.
func (t *Tracer) Appended(requests []context.Context, first, last int64, began, ended time.Time) {
	if t == nil || len(requests) == 0 {
		return
	}
	var links []trace.Link
	for _, r := range requests[1:min(len(requests), maxLinks)] {
		if from := trace.SpanContextFromContext(r); from.IsValid() {
			links = append(links, trace.Link{SpanContext: from})
		}
	}
	_, span := t.tracer.Start(requests[0], "append", trace.WithTimestamp(began), trace.WithLinks(links...), trace.WithAttributes(
		attribute.Int64("smartmoney.offset.first", first), attribute.Int64("smartmoney.offset.last", last), attribute.Int("smartmoney.requests", len(requests))))
	span.End(trace.WithTimestamp(ended))
	t.appends.add(first, last, span.SpanContext())
}

// appends are the spans of the last appends of this process, by the global offset.
type appends struct {
	mu  sync.Mutex // guards all
	all []appended // by last, ascending
}

type appended struct {
	first, last int64
	span        trace.SpanContext
}

func (a *appends) add(first, last int64, span trace.SpanContext) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if len(a.all) == maxAppends {
		a.all = slices.Delete(a.all, 0, maxAppends/2)
	}
	a.all = append(a.all, appended{first, last, span})
}

// find returns the span of the append of an event, an invalid one if it is not known.
func (a *appends) find(offset int64) trace.SpanContext {
	a.mu.Lock()
	defer a.mu.Unlock()
	i, _ := slices.BinarySearchFunc(a.all, offset, func(x appended, offset int64) int { return int(min(max(x.last-offset, -1), 1)) })
	if i < len(a.all) && a.all[i].first <= offset {
		return a.all[i].span
	}
	return trace.SpanContext{}
}

// idsOf returns the id of a signal's trace and of its root span.
func idsOf(signalID string) (traceID trace.TraceID, root trace.SpanID) {
	sum := sha256.Sum256([]byte("smartmoney signal " + signalID))
	copy(traceID[:], sum[:])
	copy(root[:], sum[len(traceID):])
	return traceID, root
}

// ids makes random ids, but for the root span of a signal.
type ids struct{}

var _ sdktrace.IDGenerator = ids{}

type rootKey struct{}

func withRoot(ctx context.Context, signalID string) context.Context {
	return context.WithValue(ctx, rootKey{}, signalID)
}

// NewIDs returns the ids of a root span.
func (ids) NewIDs(ctx context.Context) (traceID trace.TraceID, span trace.SpanID) {
	if signal, ok := ctx.Value(rootKey{}).(string); ok {
		return idsOf(signal)
	}
	_, _ = rand.Read(traceID[:]) // never fails
	_, _ = rand.Read(span[:])
	return traceID, span
}

// NewSpanID returns the id of a span that has a parent.
func (ids) NewSpanID(context.Context, trace.TraceID) (span trace.SpanID) {
	_, _ = rand.Read(span[:])
	return span
}
