package event

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// readAll returns what ReadBody emits, one string per line: "2 id" or "3 error: …".
func readAll(t testing.TB, body, contentType string, limits Limits) []string {
	t.Helper()
	got, err := collect(strings.NewReader(body), contentType, limits)
	if err != nil {
		t.Fatalf("ReadBody: %v", err)
	}
	return got
}

func collect(r io.Reader, contentType string, limits Limits) (got []string, err error) {
	err = ReadBody(r, contentType, limits, NewDecoder(benchClock), func(l Line) error {
		if l.Err != nil {
			got = append(got, fmt.Sprintf("%d error: %v", l.Number, l.Err))
		} else {
			got = append(got, fmt.Sprintf("%d %s", l.Number, l.Event.Trade.ID))
		}
		return nil
	})
	return got, err
}

func tradeLine(id string) string { return tradeObject().with("id", `"`+id+`"`).String() }

const ndjson = "application/x-ndjson"

func TestReadBody(t *testing.T) {
	t.Parallel()
	a, b, c := tradeLine("a"), tradeLine("b"), tradeLine("c")
	bad := `{"type":"swap"}`
	const badError = `error: type must be one of trade, token, wallet_stats, market, market_mapping, resolution, retract, rewind, got "swap"`
	for _, test := range []struct {
		name, body, contentType string
		want                    []string
	}{
		{"nothing", "", ndjson, nil},
		{"blank lines only", "\n \r\n\n", "", nil},
		{"lines", a + "\n" + b + "\n", ndjson, []string{"1 a", "2 b"}},
		{"no last line end", a + "\n" + b, ndjson, []string{"1 a", "2 b"}},
		{"CRLF", a + "\r\n" + b + "\r\n", ndjson, []string{"1 a", "2 b"}},
		{"blank lines count", "\n\n" + a + "\n \t\n" + b + "\n\n", ndjson, []string{"3 a", "5 b"}},
		{"byte order mark", "\uFEFF" + a + "\n" + b, "", []string{"1 a", "2 b"}},
		{"bad lines", bad + "\n" + a + "\n{\n" + b, ndjson, []string{"1 " + badError, "2 a", "3 error: bad JSON: unexpected end", "4 b"}},
		{"lines called JSON", a + "\n" + b, "application/json", []string{"1 a", "2 b"}},
		{"two events in a line", a + b + "\n" + c, ndjson, []string{"1 error: bad JSON: more than one value in a line", "2 c"}},
		{"array", "[" + a + "," + b + "]", "application/json; charset=utf-8", []string{"1 a", "2 b"}},
		{"array of unknown type", " \n[" + a + "\n,\n" + b + "]\n ", "", []string{"1 a", "2 b"}},
		{"array of curl's type", "[" + a + "]", "application/x-www-form-urlencoded", []string{"1 a"}},
		{"array after a byte order mark", "\uFEFF[" + a + "]", "", []string{"1 a"}},
		{"empty array", "[ ]", "application/json", nil},
		{"array in NDJSON", "[" + a + "]\n" + b, ndjson,
			[]string{"1 error: an event must be a JSON object, got an array", "2 b"}},
		{"bad elements", "[" + bad + ",7," + a + `,{"id":1,"id":2},` + b + "]", "",
			[]string{"1 " + badError, "2 error: an event must be a JSON object, got a number", "3 a", `4 error: bad JSON: duplicate field "id"`, "5 b"}},
		{"array that breaks off", "[" + a + "," + b, "", []string{"1 a", "2 b", "3 error: bad JSON: unexpected end"}},
		{"array that breaks", "[" + a + ",}," + b + "]", "",
			[]string{"1 a", fmt.Sprintf("2 error: bad JSON: invalid character ',' at start of value after %d bytes", len(a)+1)}},
		{"array and more", "[" + a + "]" + b, "", []string{"1 a", "2 error: bad JSON: more than one value in the body"}},
		{"array and rubbish", "[" + a + "]]", "",
			[]string{"1 a", fmt.Sprintf("2 error: bad JSON: invalid character ']' at start of value after %d bytes", len(a)+2)}},
		{"open bracket", "[", "", []string{"1 error: bad JSON: unexpected end"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, readAll(t, test.body, test.contentType, Limits{})); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestReadBodyLongLines(t *testing.T) {
	t.Parallel()
	a, b := tradeLine("a"), tradeLine("b")
	for _, limit := range []int{len(a), 70 << 10, 200 << 10, DefaultMaxLineBytes} {
		fits := a + strings.Repeat(" ", limit-len(a))
		limits := Limits{MaxLineBytes: limit}
		tooLong := fmt.Sprintf("error: line is longer than %d bytes", limit)
		for _, end := range []string{"\n", "\r\n"} {
			got := readAll(t, fits+end+fits+" "+end+strings.Repeat("x", 3*limit)+end+b+end+fits+" ", ndjson, limits)
			want := []string{"1 a", "2 " + tooLong, "3 " + tooLong, "4 b", "5 " + tooLong}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("limit %d, end %q: %s", limit, end, diff)
			}
		}
	}
	got := readAll(t, `[`+a+`,{"x":"`+strings.Repeat("x", len(a))+`"},`+b+`]`, "", Limits{MaxLineBytes: len(a)})
	want := []string{"1 a", fmt.Sprintf("2 error: event is longer than %d bytes", len(a)), "3 b"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestReadBodyLongElements checks that a too long array element is refused without
// being read whole.
func TestReadBodyLongElements(t *testing.T) {
	t.Parallel()
	limits := Limits{MaxLineBytes: 1000}
	for _, c := range []struct {
		desc, body string
		want       []string
		most       int // bytes read
	}{
		{"a little too long", `[{"x":"` + strings.Repeat("y", 10_000) + `"},` + tradeLine("a") + "]",
			[]string{"1 error: event is longer than 1000 bytes", "2 a"}, 1 << 20},
		{"far too long", "[" + tradeLine("a") + `,{"x":"` + strings.Repeat("y", 10<<20) + `"},` + tradeLine("b") + "]",
			[]string{"1 a", "2 error: event is longer than 1000 bytes"}, 1 << 20},
		{"many", "[" + strings.Repeat(`{"x":1},`, 100_000) + `{"x":1}]`, nil, 1 << 20},
	} {
		in := &countingReader{r: strings.NewReader(c.body)}
		got, err := collect(in, "", limits)
		if c.want == nil {
			if err != nil || len(got) != 100_001 {
				t.Errorf("%s: %d lines, %v", c.desc, len(got), err)
			}
			continue
		}
		if diff := cmp.Diff(c.want, got); diff != "" || err != nil {
			t.Errorf("%s: %v\n%s", c.desc, err, diff)
		}
		if in.n > c.most {
			t.Errorf("%s: read %d bytes", c.desc, in.n)
		}
	}
}

type countingReader struct {
	r io.Reader
	n int
}

func (c *countingReader) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n += n
	return n, err
}

// TestLongestEventFits checks that the default limit accepts the longest valid event
// even if every byte of it is escaped.
func TestLongestEventFits(t *testing.T) {
	t.Parallel()
	escaped := func(n int) string { return quoted(`\u0061`, n) }
	tag := escaped(maxTagBytes)
	o := marketObject().with("item_id", quoted(`\ud83d\ude00`, maxIDLen), "question", escaped(maxProse), "slug", escaped(maxProse),
		"end_date", escaped(maxProse), "description", escaped(maxProse), "tags", "["+strings.Repeat(tag+",", maxTags-1)+tag+"]")
	var failed error
	err := ReadBody(strings.NewReader(o.String()), ndjson, Limits{}, NewDecoder(benchClock), func(l Line) error {
		failed = l.Err
		return nil
	})
	if err != nil || failed != nil {
		t.Errorf("longest event refused: %v, %v", err, failed)
	}
}

var errTest = errors.New("test")

func TestReadBodyErrors(t *testing.T) {
	t.Parallel()
	a, b := tradeLine("a"), tradeLine("b")
	for _, body := range []string{a + "\n" + b, "[" + a + "," + b, "[" + a + ",", a + "\n", ""} {
		for _, failure := range []error{errTest, io.ErrUnexpectedEOF} {
			got, err := collect(io.MultiReader(strings.NewReader(body), iotest.ErrReader(failure)), "", Limits{})
			if !errors.Is(err, failure) {
				t.Errorf("%q: error %v, want %v", body, err, failure)
			}
			if strings.Contains(strings.Join(got, "\n"), "error") {
				t.Errorf("%q: failed read reported as bad input: %v", body, got)
			}
		}
	}
	for _, body := range []string{a + "\n" + b, "[" + a + "," + b + "]", `{"x`, "[", strings.Repeat(" ", DefaultMaxLineBytes) + a} {
		calls := 0
		err := ReadBody(strings.NewReader(body), "", Limits{}, NewDecoder(benchClock), func(Line) error {
			calls++
			return errTest
		})
		if err != errTest || calls != 1 { //nolint:errorlint // promised as it is
			t.Errorf("%q: error %v after %d calls", body, err, calls)
		}
	}
}

// TestReadBodyChunks checks that the size of the reads does not change the result.
func TestReadBodyChunks(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		pieces := rapid.SliceOf(rapid.SampledFrom([]string{
			tradeLine("a"), "\n", "\r\n", "[", "]", ",", `{"type":"swap"}`, strings.Repeat("y", 3000), "{", " ",
		})).Draw(rt, "pieces")
		body := strings.Join(pieces, "")
		limits := Limits{MaxLineBytes: 1000}
		want := readAll(t, body, "", limits)
		got, err := collect(iotest.OneByteReader(strings.NewReader(body)), "", limits)
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			rt.Fatalf("%v %s", err, diff)
		}
		got, err = collect(iotest.DataErrReader(strings.NewReader(body)), "", limits)
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			rt.Fatalf("%v %s", err, diff)
		}
	})
}
