package feed_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

// phrase is what the endpoint is asked for and answers.
type phrase struct {
	Title string `json:"title"`
	Body  string `json:"body"`
}

// endpoint serves chat completions whose content is made from the phrases asked for.
func endpoint(t *testing.T, content func(asked []phrase) string) *httptest.Server {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body struct {
			Model    string
			Messages []struct{ Role, Content string }
		}
		if err := json.NewDecoder(r.Body).Decode(&body); err != nil || r.URL.Path != "/v1/chat/completions" || r.Header.Get("Authorization") != "Bearer secret" ||
			body.Model != "small" || len(body.Messages) != 2 || body.Messages[0].Role != "system" || body.Messages[1].Role != "user" {
			t.Errorf("asked %s with %+v, error %v", r.URL.Path, body, err)
		}
		var asked []phrase
		if err := json.Unmarshal([]byte(body.Messages[1].Content), &asked); err != nil {
			t.Errorf("asked for %q: %v", body.Messages[1].Content, err)
		}
		json.NewEncoder(w).Encode(map[string]any{"choices": []any{map[string]any{"message": phrased{"assistant", content(asked)}}}})
	}))
	t.Cleanup(server.Close)
	return server
}

type phrased struct {
	Role    string `json:"role"`
	Content string `json:"content"`
}

// told returns my first story, rephrased by an endpoint.
func told(t *testing.T, url string, timeout time.Duration) phrase {
	t.Helper()
	r, err := feed.NewRephraser(feed.RephraserOptions{URL: url, Key: "secret", Model: "small", Timeout: timeout})
	if err != nil {
		t.Fatal(err)
	}
	all := tell(t, feed.NewGenerator(market(), r), feed.StoriesRequest{Wallet: storiesMe, NumStories: 1})
	return phrase{all[0].Title, all[0].Body}
}

// template is what my first story says without an endpoint.
var template = phrase{"Your bets: Will rates fall in 2031?", "You traded $1,250 in 2 trades. The price is $0.62."}

func TestRephrased(t *testing.T) {
	for _, test := range []struct{ name, body string }{
		{"the same numbers", "In 2 trades you put in $1,250; it now costs $0.62."},
		{"without separator", "You moved $1250 in 2 trades."},
		{"a small number in words", "You traded in two goes."},
		{"a number of the question", "You back a fall in 2031."},
		{"no numbers", "You are in this market."},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, fence := range []string{"%s", "```json\n%s\n```"} {
				server := endpoint(t, func(asked []phrase) string {
					if len(asked) != 1 || asked[0] != template {
						t.Errorf("asked to rephrase %+v", asked)
					}
					text, _ := json.Marshal([]phrase{{"Rates", test.body}})
					return fmt.Sprintf(fence, text)
				})
				if got := told(t, server.URL+"/v1/chat/completions", time.Minute); got != (phrase{"Rates", test.body}) {
					t.Errorf("got %+v", got)
				}
			}
		})
	}
}

// TestLies checks that the template stays where the endpoint states a number of its own, or
// anything but short plain text.
func TestLies(t *testing.T) {
	for _, test := range []struct {
		name string
		said phrase
	}{
		{"another number", phrase{"Rates", "You traded $9,999."}},
		{"in the title", phrase{"Up 40%", "You traded."}},
		{"a number longer by a digit", phrase{"Rates", "You traded $12,500 in 2 trades."}},
		{"another unit", phrase{"Rates", "You traded $1,250m."}},
		{"percent of a count", phrase{"Rates", "You gained 2%."}},
		{"dollars of a count", phrase{"Rates", "You traded $2."}},
		{"negative", phrase{"Rates", "You made -$1,250."}},
		{"a number in words", phrase{"Rates", "You traded over a million dollars."}},
		{"a small number in words", phrase{"Rates", "You traded in seven goes."}},
		{"digits of another script", phrase{"Rates", "You traded ٩٩٩ dollars."}},
		{"full width digits", phrase{"Rates", "You traded ９９ dollars."}},
		{"a fraction sign", phrase{"Rates", "The price is ½."}},
		{"scientific", phrase{"Rates", "You traded 1e9 dollars."}},
		{"a digit hidden in a word", phrase{"Rates", "Join group4profit."}},
		{"digits split by an invisible character", phrase{"Rates", "You traded $0.62\u200b in 2 trades."}},
		{"a link", phrase{"Rates", "Read more at https://example.com."}},
		{"markup", phrase{"Rates", "<b>Buy</b>"}},
		{"nothing", phrase{"", " "}},
		{"long", phrase{"Rates", strings.Repeat("a ", 600)}},
		{"lines", phrase{"Rates", "a\nb"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			server := endpoint(t, func([]phrase) string {
				text, _ := json.Marshal([]phrase{test.said})
				return string(text)
			})
			if got := told(t, server.URL+"/v1/chat/completions", time.Minute); got != template {
				t.Errorf("%+v was used", got)
			}
		})
	}
}

// TestOneLieAmongStories checks that only the story that lies keeps its template.
func TestOneLieAmongStories(t *testing.T) {
	server := endpoint(t, func(asked []phrase) string {
		for i := range asked {
			asked[i] = phrase{"Title", "Body"}
		}
		asked[1].Body = "Up 1000%"
		text, _ := json.Marshal(asked)
		return string(text)
	})
	r, err := feed.NewRephraser(feed.RephraserOptions{URL: server.URL + "/v1/chat/completions", Key: "secret", Model: "small", Timeout: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	all := tell(t, feed.NewGenerator(market(), r), feed.StoriesRequest{Wallet: storiesMe, NumStories: 3})
	if len(all) != 3 || all[0].Title != "Title" || all[1].Title == "Title" || all[2].Body != "Body" || all[0].MarketID != "1" {
		t.Errorf("got %+v", all)
	}
}

// TestBrokenEndpoints checks that stories come whatever the endpoint does.
func TestBrokenEndpoints(t *testing.T) {
	answer := func(body string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, body) }
	}
	other := httptest.NewServer(answer(`{"choices":[{"message":{"content":"[{\"title\":\"a\",\"body\":\"b\"}]"}}]}`))
	t.Cleanup(other.Close)
	for name, serve := range map[string]http.HandlerFunc{
		"an error": func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusInternalServerError) },
		"a redirect": func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, other.URL, http.StatusTemporaryRedirect)
		},
		"no JSON":               answer("hello"),
		"no choices":            answer(`{"choices":[]}`),
		"no stories":            answer(`{"choices":[{"message":{"content":"I cannot do that"}}]}`),
		"too many stories":      answer(`{"choices":[{"message":{"content":"[{\"title\":\"a\",\"body\":\"b\"},{\"title\":\"a\",\"body\":\"b\"}]"}}]}`),
		"an answer without end": func(w http.ResponseWriter, _ *http.Request) { io.Copy(w, io.LimitReader(zeros{}, 64<<20)) },
		"a cut connection":      func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
	} {
		t.Run(name, func(t *testing.T) {
			server := httptest.NewServer(serve)
			t.Cleanup(server.Close)
			if got := told(t, server.URL, time.Minute); got != template {
				t.Errorf("got %+v", got)
			}
		})
	}
	t.Run("silence", func(t *testing.T) {
		server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			io.Copy(io.Discard, r.Body) // so that the server sees the client leave
			<-r.Context().Done()
		}))
		t.Cleanup(server.Close)
		if got := told(t, server.URL, 50*time.Millisecond); got != template {
			t.Errorf("got %+v", got)
		}
	})
	t.Run("nobody listens", func(t *testing.T) {
		server := httptest.NewServer(nil)
		server.Close()
		if got := told(t, server.URL, time.Minute); got != template {
			t.Errorf("got %+v", got)
		}
	})
}

// zeros reads as blanks without end.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

// TestKeyStaysPrivate checks that a key is not sent over plain HTTP to another machine.
func TestKeyStaysPrivate(t *testing.T) {
	if _, err := feed.NewRephraser(feed.RephraserOptions{URL: "http://example.com/v1/chat/completions", Key: "secret", Model: "small"}); err == nil {
		t.Error("a URL with plain HTTP is taken")
	}
}
