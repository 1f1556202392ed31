package graph

import (
	"context"
	"strconv"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"smartmoney/graph/scalar"
	"smartmoney/internal/service"
	"smartmoney/internal/smartmoney"
)

// flattener encodes lists of plain objects straight into bytes, where the generated
// code would make a context, a closure and a map for every field of every element.
// The bytes are the same. A list with a field that takes a resolver of its own is
// left to the generated code.
type flattener struct {
	wallets       *object[smartmoney.Wallet]
	walletEdges   *object[service.WalletEdge]
	positions     *object[smartmoney.Position]
	positionEdges *object[service.PositionEdge]
	trades        *object[smartmoney.LoggedTrade]
	tradeEdges    *object[service.TradeEdge]
}

func newFlattener() (*flattener, error) {
	selections, err := newSelections()
	if err != nil {
		return nil, err
	}
	f := &flattener{wallets: walletFields(), positions: positionFields(), trades: tradeFields()}
	f.walletEdges = edgeFields("WalletEdge", f.wallets, (*service.WalletEdge).Cursor, (*service.WalletEdge).Node)
	f.walletEdges.fields["rank"] = func(b []byte, e *service.WalletEdge) []byte { return strconv.AppendInt(b, int64(e.Rank()), 10) }
	f.positionEdges = edgeFields("PositionEdge", f.positions, (*service.PositionEdge).Cursor, (*service.PositionEdge).Node)
	f.tradeEdges = edgeFields("TradeEdge", f.trades, (*service.TradeEdge).Cursor, (*service.TradeEdge).Node)
	f.wallets.rows = selections.rows
	return f, nil
}

// field is a field middleware. After the operation's end nothing more is resolved, whether
// or not a resolver looks at its context.
func (f *flattener) field(ctx context.Context, next graphql.Resolver) (any, error) {
	if graphql.GetFieldContext(ctx).IsResolver && ctx.Err() != nil {
		return nil, ctx.Err()
	}
	res, err := next(ctx)
	if err != nil {
		return res, err
	}
	switch list := res.(type) {
	case []smartmoney.Wallet:
		return newFastList(ctx, res, list, f.wallets), nil
	case []service.WalletEdge:
		return newFastList(ctx, res, list, f.walletEdges), nil
	case []smartmoney.Position:
		return newFastList(ctx, res, list, f.positions), nil
	case []service.PositionEdge:
		return newFastList(ctx, res, list, f.positionEdges), nil
	case []smartmoney.LoggedTrade:
		return newFastList(ctx, res, list, f.trades), nil
	case []service.TradeEdge:
		return newFastList(ctx, res, list, f.tradeEdges), nil
	}
	return res, nil
}

// column appends one field of an object.
type column[T any] func(dst []byte, v *T) []byte

// object describes a type whose fields can be appended.
type object[T any] struct {
	name      string   // of the GraphQL type
	satisfies []string // the type and its interfaces
	fields    map[string]column[T]
	nested    map[string]nest[T]
	// rows returns the store of encoded objects of one selection, which its text names;
	// nil keeps none.
	rows func(selection string) rows[T]
}

// rows keeps encoded objects that come again.
type rows[T any] interface {
	Find(v *T) (text []byte, ok bool)
	Keep(v *T, text []byte)
}

// worthKeeping is the number of fields from which on looking an object up is cheaper
// than encoding it.
const worthKeeping = 8

// nest makes the column of a field that is an object; ok is false when a field of
// that object cannot be appended.
type nest[T any] func(op *graphql.OperationContext, field graphql.CollectedField) (c column[T], ok bool)

// step appends a key and its value.
type step[T any] struct {
	key    string // with the brace or comma before it and the colon after it
	column column[T]
}

// plan is how to append an object with the fields that a query selects.
type plan[T any] struct {
	steps []step[T]
	rows  rows[T] // nil: none are kept
}

// newFastList returns the list as ready bytes, or res where that cannot be.
func newFastList[T any](ctx context.Context, res any, list []T, o *object[T]) any {
	op := graphql.GetOperationContext(ctx)
	p, ok := o.plan(op, graphql.GetFieldContext(ctx).Field.Selections)
	if !ok {
		return res
	}
	size := 2
	for _, s := range p.steps {
		size += len(list) * (len(s.key) + 18)
	}
	dst := append(scratchOf(ctx).take(size), '[')
	for i := range list {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = p.append(dst, &list[i])
	}
	dst = append(dst, ']')
	scratchOf(ctx).keep(dst)
	return scalar.Raw(dst)
}

// plan prepares the fields that a selection picks from the object; ok is false when
// one of them cannot be appended.
func (o *object[T]) plan(op *graphql.OperationContext, selected ast.SelectionSet) (p plan[T], ok bool) {
	fields := graphql.CollectFields(op, selected, o.satisfies)
	p.steps = make([]step[T], 0, len(fields))
	var keys, names strings.Builder
	keys.Grow(24 * len(fields))
	names.Grow(40 * len(fields))
	for i, f := range fields {
		c, ok := o.column(op, f)
		if !ok {
			return plan[T]{}, false
		}
		start := keys.Len()
		if i == 0 {
			keys.WriteByte('{')
		} else {
			keys.WriteByte(',')
		}
		keys.WriteByte('"')
		keys.WriteString(f.Alias)
		keys.WriteString(`":`)
		names.WriteString(f.Alias)
		names.WriteByte(':')
		names.WriteString(f.Name)
		names.WriteByte(' ')
		p.steps = append(p.steps, step[T]{key: keys.String()[start:], column: c})
	}
	if o.rows != nil && len(fields) >= worthKeeping {
		p.rows = o.rows(names.String())
	}
	return p, true
}

func (o *object[T]) column(op *graphql.OperationContext, f graphql.CollectedField) (column[T], bool) {
	if f.IsDeferred() {
		return nil, false
	}
	if c, ok := o.fields[f.Name]; ok {
		return c, true
	}
	if f.Name == "__typename" {
		name := `"` + o.name + `"`
		return func(dst []byte, _ *T) []byte { return append(dst, name...) }, true
	}
	if nested, ok := o.nested[f.Name]; ok {
		return nested(op, f)
	}
	return nil, false
}

// append appends one object.
func (p *plan[T]) append(dst []byte, v *T) []byte {
	if p.rows == nil {
		return p.encode(dst, v)
	}
	if text, ok := p.rows.Find(v); ok {
		return append(dst, text...)
	}
	start := len(dst)
	dst = p.encode(dst, v)
	p.rows.Keep(v, dst[start:])
	return dst
}

func (p *plan[T]) encode(dst []byte, v *T) []byte {
	if len(p.steps) == 0 {
		return append(dst, "{}"...)
	}
	for i := range p.steps {
		dst = append(dst, p.steps[i].key...)
		dst = p.steps[i].column(dst, v)
	}
	return append(dst, '}')
}

// node makes the nested column of an edge's node.
func node[E, N any](o *object[N], of func(*E) *N) nest[E] {
	return func(op *graphql.OperationContext, f graphql.CollectedField) (column[E], bool) {
		p, ok := o.plan(op, f.Selections)
		return func(dst []byte, e *E) []byte { return p.append(dst, of(e)) }, ok
	}
}
