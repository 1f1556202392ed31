package openapitest_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/openapitest"
	"github.com/smartmoneyhq/smartmoney/rest/openapi"
)

func service(t *testing.T) *openapitest.Document {
	t.Helper()
	d, err := openapitest.Service()
	if err != nil {
		t.Fatalf("openapi.json: %v", err)
	}
	return d
}

// TestBadDocuments breaks the document in one way at a time.
func TestBadDocuments(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]struct{ from, to string }{
		"version":            {`"openapi": "3.1.0"`, `"openapi": "3.0.3"`},
		"no object":          {`"openapi": "3.1.0"`, `"openapi"`},
		"name twice":         {`"version": "1.0.0"`, `"version": "1.0.0", "version": "1.0.0"`},
		"unknown field":      {`"operationId": "getHealth"`, `"operationId": "getHealth", "returns": 1`},
		"dangling reference": {`"$ref": "#/components/schemas/Wallet"`, `"$ref": "#/components/schemas/Walet"`},
		"no description":     {`"description": "It lives.",`, ``},
		"unknown type":       {`"error": {"type": "string"`, `"error": {"type": "text"`},
		"bad keyword":        {`"minProperties": 1,`, `"minProperties": "one",`},
		"bad pattern":        {`"pattern": "Z$"`, `"pattern": "Z($"`},
		"example":            {`"example": {"status": "ok"}`, `"example": {"status": "fine"}`},
		"named example":      {`"total": 1843`, `"total": -1843`},
		"operation twice":    {`"operationId": "getHealth"`, `"operationId": "getReadiness"`},
		"parameter twice":    {`"name": "limit", "in": "query"`, `"name": "rank_by", "in": "query"`},
	} {
		text := string(openapi.Document())
		broken := strings.Replace(text, change.from, change.to, 1)
		if broken == text {
			t.Errorf("%s: the document has no %s", name, change.from)
		}
		if _, err := openapitest.Load([]byte(broken)); err == nil {
			t.Errorf("%s: Load accepts it", name)
		}
	}
}

func TestCheckJSON(t *testing.T) {
	t.Parallel()
	d := service(t)
	const pointer = "/components/schemas/ChainStatus"
	good := `{"durable":3,"processed":2,"last_event_at":"2026-11-21T09:30:00Z"}`
	for text, ok := range map[string]bool{
		good:                                  true,
		good + "\n":                           true,
		good + good:                           false,
		good[:len(good)-1]:                    false,
		"":                                    false,
		good[:1] + "\xff}":                    false,
		`{"durable":3,` + good[1:]:            false,
		strings.Replace(good, "3", "3.0", 1):  true,
		strings.Replace(good, "3", "3.5", 1):  false,
		strings.Replace(good, "3", `"3"`, 1):  false,
		strings.Replace(good, "3", `null`, 1): false,
		strings.Replace(good, "3", `-1`, 1):   false,
		strings.Replace(good, `"2026-11-21T09:30:00Z"`, "null", 1):           true,
		strings.Replace(good, `09:30:00Z`, "09:30:00+01:00", 1):              false,
		strings.Replace(good, `2026-11-21`, "2026-11-31", 1):                 false,
		strings.Replace(good, `"processed"`, `"proceeded"`, 1):               false,
		strings.Replace(good, `"processed":2`, `"processed":2,"extra":1`, 1): false,
	} {
		if err := d.CheckJSON(pointer, []byte(text)); (err == nil) != ok {
			t.Errorf("%s: %v, want good: %v", text, err, ok)
		}
	}
	if err := d.CheckJSON("/components/schemas/None", []byte("{}")); err == nil {
		t.Error("a missing schema accepts a value")
	}
	if err := d.CheckJSON("/components/schemas/Signal", bytes.Repeat([]byte("["), 20000)); err == nil {
		t.Error("deeply nested brackets are a valid signal")
	}
}
