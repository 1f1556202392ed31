package evm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/time/rate"

	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// call is one call of a node's JSON-RPC interface.
type call struct {
	method string
	params []any
	out    any   // a pointer that the result is decoded into; unchanged if null
	many   bool  // it asks for much at once, and can be divided if the node fails at it
	null   bool  // the result was null
	err    error // *nodeError if the node answered with an error, or errTooLarge
}

// read decodes a result that is not null.
func (c *call) read(result json.RawMessage) error {
	if err := json.Unmarshal(result, c.out); err != nil {
		return err
	}
	if head, ok := c.out.(*header); ok {
		return head.check()
	}
	return nil
}

// transport exchanges bodies with one node. It is not safe for concurrent use.
type transport interface {
	// exchange sends a request and returns its response. Its errors do not have the node's URL.
	exchange(ctx context.Context, request []byte) ([]byte, error)
	// announces reports whether the node sends its new heads.
	announces() bool
	// close ends the connection and everything that was started for it.
	close()
}

// Failures of exchanges.
var (
	errTooLarge = errors.New("the response is larger than max_response, or has more in it than is read")
	errBatch    = errors.New("the node refuses a batch")
)

// limitedError says that the node asks for a pause.
type limitedError struct {
	after time.Duration // 0: it does not say how long
	text  string
}

func (l *limitedError) Error() string { return "the node limits requests: " + l.text }

// refusedError says that the node refuses the key.
type refusedError struct{ text string }

func (r *refusedError) Error() string { return r.text }

// nodeError is the error that a node answers a call with.
type nodeError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (n *nodeError) Error() string { return fmt.Sprintf("%s (code %d)", clip(n.Message), n.Code) }

// hide takes secrets out of the message. e may be nil.
func (n *nodeError) hide(secrets endpoint.Secrets) {
	if n != nil {
		n.Message = secrets.Hide(n.Message)
	}
}

// says reports whether the error's message has one of the texts.
func (n *nodeError) says(texts ...string) bool {
	message := strings.ToLower(n.Message)
	for _, t := range texts {
		if strings.Contains(message, t) {
			return true
		}
	}
	return false
}

// limited reports whether the node asks for fewer requests. Providers also answer -32005 to a range
// with too many logs.
func (n *nodeError) limited() bool {
	return n.Code == 429 || n.Code == -32029 ||
		n.says("too many requests", "rate limit", "rate-limit", "ratelimit", "request limit", "per second", "throughput", "capacity", "daily request count")
}

// lacksBlock reports whether an error is that of a node that does not have a block yet, or any
// more.
func lacksBlock(err error) bool {
	node, ok := errors.AsType[*nodeError](err)
	return ok && node.says("unknown block", "not found", "not be found", "beyond current head", "in the future", "not available")
}

func (n *nodeError) refused() bool {
	return n.Code == 401 || n.says("unauthorized", "invalid api key", "invalid project id", "project id required", "api key is not allowed", "must be authenticated")
}

// maxShown bounds what is shown of a node's words, in bytes.
const maxShown = 200

func clip(s string) string {
	s = strings.ToValidUTF8(s, "")
	if len(s) > maxShown {
		s = strings.ToValidUTF8(s[:maxShown], "") + "…"
	}
	return s
}

// rounds is how often every node is tried before calls fail.
const rounds = 5

// regrow is the number of answered requests after which a batch may be larger again.
const regrow = 50

// do makes the calls, in batches, at the node in use. When a node fails it goes on with the next
// one. It returns an error if all of them failed rounds times, or *source.RefusedError if all
// refuse their keys. Errors with which a node answers a single call are in the calls.
func (c *client) do(ctx context.Context, calls ...*call) error {
	for len(calls) > 0 {
		n := min(c.batch, len(calls))
		switch err := c.persist(ctx, calls[:n]); {
		case err == nil:
			calls = calls[n:]
			if c.answered++; c.answered%regrow == 0 {
				c.batch = min(2*c.batch, c.maxBatch)
			}
		case n > 1 && (errors.Is(err, errTooLarge) || errors.Is(err, errBatch)):
			c.batch = max(1, n/2)
		case errors.Is(err, errTooLarge):
			calls[0].err, calls = err, calls[1:]
		default:
			return err
		}
	}
	return nil
}

// persist makes calls in one request, at one node after another with pauses.
func (c *client) persist(ctx context.Context, calls []*call) error {
	backoff := retry.Policy{First: 250 * time.Millisecond, Most: 8 * time.Second}.Backoff()
	var refusal *refusedError
	for try := 1; ; try++ {
		node := c.nodes[c.current]
		err := c.once(ctx, node, calls)
		switch {
		case err == nil:
			return nil
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.Is(err, errTooLarge), errors.Is(err, errBatch):
			return err
		}
		err = fmt.Errorf("%s of node %s: %w", calls[0].method, node.name, node.secrets.HideIn(err))
		node.refused = errors.As(err, &refusal)
		if c.allRefused() {
			return &source.RefusedError{Reason: clip(err.Error())}
		}
		if try == rounds*len(c.nodes) {
			return err
		}
		c.current = (c.current + 1) % len(c.nodes)
		if pause, waits := pauseFor(err, backoff, try%len(c.nodes) == 0); waits {
			if err := c.sleep(ctx, pause); err != nil {
				return err
			}
		}
	}
}

// pauseFor returns the pause after a failure: before the nodes are tried again from the first, or
// as long as the only one asks for.
func pauseFor(err error, backoff *retry.Backoff, again bool) (pause time.Duration, waits bool) {
	if !again {
		return 0, false
	}
	pause = backoff.Next()
	var limited *limitedError
	if errors.As(err, &limited) {
		pause = max(pause, min(limited.after, time.Minute), time.Second)
	}
	return pause, true
}

func (c *client) allRefused() bool {
	for _, n := range c.nodes {
		if !n.refused {
			return false
		}
	}
	return true
}

// once makes calls in one request to a node.
func (c *client) once(ctx context.Context, n *node, calls []*call) error {
	if !n.verified {
		if err := c.verify(ctx, n); err != nil {
			return err
		}
		n.verified = true
	}
	return c.request(ctx, n, calls)
}

// verify checks that a node is one of the chain.
func (c *client) verify(ctx context.Context, n *node) error {
	var id quantity
	ask := &call{method: "eth_chainId", params: []any{}, out: &id}
	if err := c.request(ctx, n, []*call{ask}); err != nil {
		return err
	}
	if ask.err != nil {
		return ask.err
	}
	if int64(id) != c.chainID {
		return fmt.Errorf("the node is of chain %d, and chain_id is %d", int64(id), c.chainID)
	}
	return nil
}

// wireCall and wireAnswer are JSON-RPC 2.0.
type wireCall struct {
	Version string `json:"jsonrpc"`
	ID      int    `json:"id"`
	Method  string `json:"method"`
	Params  []any  `json:"params"`
}

type wireAnswer struct {
	ID     *int            `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  *nodeError      `json:"error"`
}

func (c *client) request(ctx context.Context, n *node, calls []*call) error {
	if err := c.limiter.WaitN(ctx, len(calls)); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, c.timeout)
	defer cancel()
	first := c.lastID + 1
	c.lastID += len(calls)
	list := make([]wireCall, len(calls))
	for i, one := range calls {
		list[i] = wireCall{Version: "2.0", ID: first + i, Method: one.method, Params: one.params}
	}
	var body any = list
	if len(list) == 1 {
		body = list[0] // nodes without batches understand this
	}
	request, err := json.Marshal(body)
	if err != nil {
		return err
	}
	response, err := n.exchange(ctx, request)
	if err != nil {
		return err
	}
	answers, err := readAnswers(response, len(calls), n.secrets)
	if err != nil {
		return err
	}
	return assign(calls, answers, first)
}

// readAnswers reads the response to n calls. Errors in it lose the secrets that they repeat.
func readAnswers(response []byte, n int, secrets endpoint.Secrets) ([]wireAnswer, error) {
	response = bytes.TrimSpace(response)
	if len(response) > 0 && response[0] == '[' {
		answers, err := decodeList[wireAnswer](response, n)
		if err != nil {
			// Not as errTooLarge: smaller batches would not help.
			return nil, fmt.Errorf("response to %d calls is not JSON-RPC: %s", n, err.Error())
		}
		for i := range answers {
			answers[i].Error.hide(secrets)
		}
		// Nodes also refuse a batch with a list of one error, under the id of the first call.
		unanswered := len(answers) > 0 && len(answers) < n
		if unanswered && !slices.ContainsFunc(answers, func(a wireAnswer) bool { return a.Error == nil }) {
			return nil, answers[0].Error.ofBatch()
		}
		return answers, nil
	}
	var one wireAnswer
	if err := json.Unmarshal(response, &one); err != nil {
		return nil, fmt.Errorf("response is not JSON-RPC: %w", err)
	}
	one.Error.hide(secrets)
	switch {
	case n == 1:
		return []wireAnswer{one}, nil
	case one.Error == nil:
		return nil, errors.New("response to a batch is not a list")
	}
	return nil, one.Error.ofBatch()
}

// ofBatch returns the error of the node as one of a batch, which smaller ones may avoid.
func (n *nodeError) ofBatch() error {
	if err := n.failure(); err != nil {
		return err
	}
	return fmt.Errorf("%w: %w", errBatch, n)
}

// reverted reports whether a contract ended the call. The rest of the message may be the contract's
// own words.
func (n *nodeError) reverted() bool { return n.Code == 3 || n.says("revert") }

// failed reports whether the node failed, so that the same call may succeed later or elsewhere.
func (n *nodeError) failed() bool {
	return n.Code == -32603 || n.says("internal error", "internal server error", "timeout", "timed out", "unavailable", "overloaded",
		"try again", "gateway", "connection", "not synced", "syncing")
}

// failure returns the error of the node as one of the whole request, nil if it is about the call
// only.
func (n *nodeError) failure() error {
	switch {
	case n.reverted(), n.says("batch"):
		return nil
	case n.limited():
		return &limitedError{text: n.Error()}
	case n.refused():
		return &refusedError{text: n.Error()}
	}
	return nil
}

// assign puts the answers into their calls.
func assign(calls []*call, answers []wireAnswer, first int) error {
	seen := make([]bool, len(calls))
	for i := range answers {
		a := &answers[i]
		if a.Error != nil {
			if err := a.Error.failure(); err != nil {
				return err
			}
		}
		at := 0 // an answer without an id is to the only call
		if a.ID != nil {
			at = *a.ID - first
		}
		if a.ID == nil && len(calls) > 1 || at < 0 || at >= len(calls) || seen[at] {
			return errors.New("response has an answer to another request")
		}
		one := calls[at]
		seen[at], one.err, one.null = true, nil, false
		switch {
		case a.Error != nil && a.Error.failed() && !a.Error.reverted() && !one.many:
			return a.Error
		case a.Error != nil:
			one.err = a.Error
		case len(a.Result) == 0 || string(a.Result) == "null":
			one.null = true
		default:
			if err := one.read(a.Result); err != nil {
				return fmt.Errorf("result of %s cannot be read: %w", one.method, err)
			}
		}
	}
	for i := range seen {
		if !seen[i] {
			return fmt.Errorf("response has no answer to %s", calls[i].method)
		}
	}
	return nil
}

// client calls the nodes of a source, one at a time. It is not safe for concurrent use.
type client struct {
	nodes    []*node
	current  int // index of the node in use
	chainID  int64
	limiter  *rate.Limiter
	timeout  time.Duration
	batch    int // calls of a request at present, 1 to maxBatch
	maxBatch int
	answered int // requests
	lastID   int
	sleep    func(context.Context, time.Duration) error
	heads    chan struct{} // gets a value when a node announces a head or stops doing so; holds one
}

// node is one URL.
type node struct {
	transport
	name     string // for people: without what may be secret
	secrets  endpoint.Secrets
	verified bool // it is of the chain
	refused  bool // its last failure was a refusal of the key
}

func newClient(s *Settings, urls []string, web *http.Client) *client {
	limit := rate.Limit(s.RequestsPerSecond)
	if s.RequestsPerSecond == 0 {
		limit = rate.Inf
	}
	c := &client{
		chainID: s.ChainID, timeout: time.Duration(s.Timeout), batch: s.BatchSize, maxBatch: s.BatchSize,
		limiter: rate.NewLimiter(limit, max(s.RequestsPerSecond, s.BatchSize)), sleep: retry.Sleep, heads: make(chan struct{}, 1),
	}
	for _, u := range urls {
		n := &node{name: u}
		if parsed, err := url.Parse(u); err == nil {
			n.name, n.secrets = parsed.Scheme+"://"+parsed.Host, endpoint.SecretsOf(parsed)
		}
		if strings.HasPrefix(u, "ws") {
			n.transport = &socket{url: u, limit: s.MaxResponse, heads: c.heads}
		} else {
			n.transport = &webNode{url: u, secrets: n.secrets, client: web, limit: s.MaxResponse}
		}
		c.nodes = append(c.nodes, n)
	}
	return c
}

// announces reports whether the node in use sends its new heads.
func (c *client) announces() bool { return c.nodes[c.current].announces() }

// next goes on with the next node, after one that contradicts itself or lags.
func (c *client) next() { c.current = (c.current + 1) % len(c.nodes) }

func (c *client) close() {
	for _, n := range c.nodes {
		n.close()
	}
}

// webNode is a node that is asked over HTTP.
type webNode struct {
	url     string
	secrets endpoint.Secrets // in url
	client  *http.Client
	limit   int64
}

func (*webNode) announces() bool { return false }

func (w *webNode) close() { w.client.CloseIdleConnections() }

func (w *webNode) exchange(ctx context.Context, request []byte) ([]byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, w.url, bytes.NewReader(request))
	if err != nil {
		return nil, errors.New("the URL cannot be used")
	}
	r.Header.Set("Content-Type", "application/json")
	response, err := w.client.Do(r)
	if err != nil {
		var withURL *url.Error
		if errors.As(err, &withURL) {
			err = withURL.Err
		}
		return nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(io.LimitReader(response.Body, w.limit+1))
	if err != nil {
		return nil, fmt.Errorf("read response: %w", err)
	}
	if int64(len(body)) > w.limit {
		return nil, errTooLarge
	}
	return body, statusError(response, body, w.secrets)
}

// statusError returns what the status of a response says, without secrets that it repeats. Some
// nodes send JSON-RPC errors with a status other than 200.
func statusError(r *http.Response, body []byte, secrets endpoint.Secrets) error {
	text := fmt.Sprintf("HTTP status %d: %s", r.StatusCode, clip(secrets.Hide(string(bytes.TrimSpace(body)))))
	switch {
	case r.StatusCode == http.StatusOK:
		return nil
	case r.StatusCode == http.StatusTooManyRequests:
		seconds, _ := strconv.Atoi(r.Header.Get("Retry-After"))
		return &limitedError{after: time.Duration(max(0, min(seconds, 3600))) * time.Second, text: text}
	case r.StatusCode == http.StatusUnauthorized, r.StatusCode == http.StatusForbidden:
		return &refusedError{text: text}
	case r.StatusCode == http.StatusRequestEntityTooLarge:
		return errTooLarge
	case bytes.Contains(body, []byte(`"jsonrpc"`)):
		return nil
	}
	return errors.New(text)
}
