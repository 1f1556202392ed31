package httpapi_test

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
)

func TestReadQuery(t *testing.T) {
	for raw, want := range map[string]string{
		"": "", "a=1&b=2": "", "a": "", "a=%ff": "",
		"a=1&a=1": "a must be given once, got 2 times", "a=&b=1&b=2&b=": "b must be given once, got 3 times",
		"=1&=2": `"" must be given once, got 2 times`, "a%20b=&a+b=": `"a b" must be given once, got 2 times`,
		"a=%z": "the query string must be URL-encoded parameters", "a=1;b=2": "the query string must be URL-encoded parameters",
	} {
		got := ""
		if _, err := httpapi.ReadQuery(raw); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: %q, want %q", raw, got, want)
		}
	}
	q, err := httpapi.ReadQuery("a=1&c=&b=2")
	if err != nil || q.Get("a") != "1" || !q.Has("c") || q.Has("d") || q.Only("a", "b", "c") != nil {
		t.Errorf("%+v, error %v", q, err)
	}
	if err := q.Only("a"); err == nil || err.Error() != `unknown parameter "b"` {
		t.Errorf("unknown parameters: %v", err)
	}
}
