package detect

import (
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Every field of a signal but its id is part of the id: each one that is changed gives another.
// RaisedFrom is no part of what a signal says, and Windows are totals of the same trades.
func TestEveryFieldIsInTheID(t *testing.T) {
	whole := func() *draft {
		return &draft{smartmoney.Signal{
			Market: &smartmoney.SignalMarket{Tags: []string{"tag"}}, Traders: make([]smartmoney.Participant, 1),
			Reasons: make([]smartmoney.Reason, 1), Timestamp: time.Unix(1, 0).UTC(),
		}}
	}
	seen := map[string]string{whole().identified(&Trade{}).ID: "nothing"}
	n := 0
	var visit func(path string, at func(*draft) reflect.Value)
	visit = func(path string, at func(*draft) reflect.Value) {
		s := whole()
		v := at(s)
		switch {
		case path == ".ID", path == ".RaisedFrom", path == ".Windows":
			return
		case v.Type() == reflect.TypeFor[time.Time]():
			v.Set(reflect.ValueOf(time.Unix(77, 0).UTC()))
		case v.Kind() == reflect.Struct:
			for i := range v.NumField() {
				visit(path+"."+v.Type().Field(i).Name, func(s *draft) reflect.Value { return at(s).Field(i) })
			}
			return
		case v.Kind() == reflect.Pointer:
			visit(path, func(s *draft) reflect.Value { return at(s).Elem() })
			v.SetZero()
			path += " missing"
		case v.Kind() == reflect.Slice:
			visit(path+"[0]", func(s *draft) reflect.Value { return at(s).Index(0) })
			v.SetLen(0)
			path += " empty"
		case v.Kind() == reflect.String:
			v.SetString("other")
		case v.Kind() == reflect.Float64:
			v.SetFloat(0.5)
		case v.Kind() == reflect.Int:
			v.SetInt(77)
		case v.Kind() == reflect.Bool:
			v.SetBool(true)
		default:
			t.Fatalf("a field %s of %s, which this test does not know", path, v.Type())
		}
		n++
		id := s.identified(&Trade{}).ID
		if known, is := seen[id]; is {
			t.Errorf("a signal with another %s has the id of one with another %s", path, known)
		}
		seen[id] = path
	}
	visit("", func(s *draft) reflect.Value { return reflect.ValueOf(&s.Signal).Elem() })
	if n < 40 {
		t.Error(fmt.Sprint("only ", n, " fields were changed"))
	}
}
