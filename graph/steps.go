package graph

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

// An operation passes the steps of this file from top to bottom, whatever carries it: POST, GET,
// server-sent events or a websocket. Requests are counted (limits.Gate.Request) once their caller
// is known and before they are read; then the id of a registered document becomes its text
// (Handler.resolve). Each event of a subscription has steps of its own (respond).

// authenticate returns the owner of the key in an Authorization header, also in the context. The
// key must have scope customer, read or operator; checkScope says what the others than customer may
// run.
func (h *Handler) authenticate(ctx context.Context, authorization string) (context.Context, auth.Principal, error) {
	who, err := h.opts.Auth.Authenticate(ctx, authorization)
	if err == nil && who.Scope != smartmoney.ScopeOperator {
		err = who.Require(smartmoney.ScopeRead)
	}
	if err != nil {
		return ctx, auth.Principal{}, err
	}
	return auth.WithPrincipal(ctx, who), who, nil
}

// call is an operation that is valid, and that its caller may run.
type call struct {
	*Handler
	op    *graphql.OperationContext
	began time.Time
}

// validate returns the operation of a request. One that it refuses is answered.
func (h *Handler) validate(ctx context.Context, params *graphql.RawParams) (*call, gqlerror.List) {
	began := time.Now()
	op, errs := h.operation(ctx, params)
	if errs != nil {
		h.answered(ctx, nil, began, codeOf(errs))
		return nil, errs
	}
	return &call{h, op, began}, nil
}

// subscribes reports whether the operation is a subscription, which begins and delivers in its own
// way (subscribe) once it is charged.
func (c *call) subscribes() bool { return c.op.Operation.Operation == ast.Subscription }

// operation validates a request and returns its operation, which the caller may run. A document
// that takes long to validate enters limits.Costly.
func (h *Handler) operation(ctx context.Context, params *graphql.RawParams) (*graphql.OperationContext, gqlerror.List) {
	_, known := h.documents.peek(params.Query)
	done, err := h.enterValidation(ctx, params.Query, known)
	if err != nil {
		return nil, h.presentAll(ctx, err)
	}
	defer done()
	exec := h.exec
	if len(params.Query) > maxSuggesting {
		exec = h.long
	}
	op, errs := exec.CreateOperationContext(graphql.StartOperationTrace(ctx), params)
	if len(errs) > 0 {
		return nil, requestErrors(h.schema, errs)
	}
	if err := checkScope(ctx, op); err != nil {
		return nil, h.presentAll(ctx, err)
	}
	if !known && len(params.Query) > maxSuggesting {
		op.Stats.SetExtension(statText, float64(len(params.Query))/bytesPerCost)
	}
	return op, nil
}

// charge counts the cost of the operation for the limits of its caller. It returns RATE_LIMITED,
// and the operation is answered.
func (c *call) charge(ctx context.Context) error {
	cost, _ := c.op.Stats.GetExtension(statCost).(float64)
	text, _ := c.op.Stats.GetExtension(statText).(float64)
	err := c.opts.Gate.Take(ctx, limits.Cost, cost+text)
	if err != nil {
		c.answered(ctx, c.op, c.began, string(smartmoney.CodeOf(err)))
	}
	return err
}

// carrier describes the transport of a response to the steps after the charge.
type carrier struct {
	stream bool                           // it outlasts an outage of the database, which the operation must not
	encode func(*graphql.Response) []byte // returns what is sent of a response
	free   int                            // the size of a response up to which it is not reserved, bytes
}

// result is the response to a query or a mutation.
type result struct {
	*graphql.Response
	body     []byte // as it is sent
	reserved *limits.Reservation
	request  *resolvers.Request
}

// execute charges, admits and runs a query or a mutation, measures it and reserves the size of its
// response. It returns the errors of these steps or of the deadline; nil if the caller has gone.
func (c *call) execute(ctx context.Context, to carrier) (*result, error) {
	if err := c.charge(ctx); err != nil {
		return nil, err
	}
	ctx, request := c.resolver.Begin(ctx)
	if to.stream {
		limited, end := c.opts.Limit(ctx)
		defer end()
		ctx = limited
	}
	ctx, cancel := c.withDeadline(ctx)
	defer cancel()
	got := &result{request: request}
	var err error
	if got.Response, err = c.dispatch(ctx); err == nil && got.Response == nil {
		err = deadlineError(ctx)
	}
	if err == nil && got.Response != nil {
		got.body = to.encode(got.Response)
		got.reserved, err = c.reserve(ctx, len(got.body), to.free, c.op.Operation.Operation == ast.Mutation)
	}
	switch {
	case err != nil:
		c.answered(ctx, c.op, c.began, string(smartmoney.CodeOf(err)))
		return nil, err
	case got.Response == nil:
		c.answered(ctx, c.op, c.began, codeCanceled)
		return nil, nil //nolint:nilnil // nil means that there is nobody to answer
	}
	c.answered(ctx, c.op, c.began, codeOf(got.Errors))
	return got, nil
}

// withDeadline returns a context that ends after Options.Timeout, with an error for the caller
// as its cause.
func (h *Handler) withDeadline(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeoutCause(ctx, h.opts.Timeout, h.late)
}

// dispatch runs the operation within its classes, which it leaves before its response is read. It
// returns the errors of enter.
func (c *call) dispatch(ctx context.Context) (*graphql.Response, error) {
	ctx, end := limits.Share(ctx)
	defer end()
	leave, err := c.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	respond, ctx := c.exec.DispatchOperation(ctx, c.op)
	return c.present.finish(ctx, respond(ctx)), nil
}

// enter enters the classes of the operation, with the errors of enterClass. limits.Changes comes
// first, as for changes over REST, some of which search: this order prevents deadlocks.
func (c *call) enter(ctx context.Context) (leave func(), err error) {
	if c.op.Operation.Operation != ast.Mutation {
		return enterReads(ctx, c.op)
	}
	leaveChange, err := enterClass(ctx, limits.Changes)
	if err != nil {
		return nil, err
	}
	leaveReads, err := enterReads(ctx, c.op)
	if err != nil {
		leaveChange()
		return nil, err
	}
	return func() { leaveReads(); leaveChange() }, nil
}

// reserve reserves the size, in bytes, of a response above a free one. It returns RATE_LIMITED if
// the responses to the caller would exceed their bound, unless the operation has taken effect.
func (h *Handler) reserve(ctx context.Context, size, free int, forced bool) (*limits.Reservation, error) {
	who, _ := auth.From(ctx)
	switch {
	case size <= free:
		return &limits.Reservation{}, nil
	case forced:
		reserved := h.opts.Gate.Reservation(who.CustomerID, limits.Responses)
		reserved.Force(size)
		return reserved, nil
	default:
		return h.opts.Gate.Reserve(who.CustomerID, limits.Responses, size)
	}
}

// operatorFields are the fields that a key of scope operator may select, beside the schema itself.
// It acts for no customer, so every other field is refused before anything runs.
var operatorFields = map[ast.Operation][]string{
	ast.Query: {"sources", "sourceRejects", "chains", "customers", "customer", "operatorKeys", "serviceStatus", "settings", "excludedWallets"},
	ast.Mutation: {
		"createCustomer", "renameCustomer", "suspendCustomer", "resumeCustomer", "setCustomerLimits", "deleteCustomer", "createKey", "rotateKey", "revokeKey",
	},
}

// checkScope refuses an operation that the caller's key must not run: a key of scope read runs no
// mutation, and a key of scope operator selects operatorFields only. Keys of scope customer are
// refused by the use cases of those fields.
func checkScope(ctx context.Context, op *graphql.OperationContext) error {
	who, ok := auth.From(ctx)
	if ok && who.Scope == smartmoney.ScopeRead && op.Operation.Operation == ast.Mutation {
		return smartmoney.Errorf(smartmoney.CodeForbidden, "a key of scope %s, or a token, runs queries and subscriptions, got a mutation: use a key of scope %s",
			smartmoney.ScopeRead, smartmoney.ScopeCustomer)
	}
	if !ok || who.Scope != smartmoney.ScopeOperator {
		return nil
	}
	fields, root := operatorFields[op.Operation.Operation], "Query"
	switch op.Operation.Operation {
	case ast.Subscription:
		return smartmoney.Errorf(smartmoney.CodeForbidden, "a key of scope operator runs queries and mutations only, got a subscription: use a key of scope customer")
	case ast.Mutation:
		root = "Mutation"
	}
	for _, field := range graphql.CollectFields(op, op.Operation.SelectionSet, []string{root}) {
		if !strings.HasPrefix(field.Name, "__") && field.Name != "_service" && !slices.Contains(fields, field.Name) {
			return smartmoney.Errorf(smartmoney.CodeForbidden, "a key of scope operator selects %s only: %s needs a key of scope customer",
				strings.Join(fields, " and "), field.Name)
		}
	}
	return nil
}
