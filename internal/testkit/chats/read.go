// Package chats has stand-ins of Slack, Discord and Telegram: HTTP servers that take the messages
// of a webhook as these services do, by their published limits, and remember what people would see.
package chats

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf16"

	"golang.org/x/net/html"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Message is a message as the people in a chat see it.
type Message struct {
	ID    string   // of the request: the header webhook-id
	Text  string   // without markup, the links' labels included
	Links []string // addresses in the order of the text
}

// Read reads the body of a request as a chat does. It returns an error for a body that the service
// refuses by its published limits, one that it would cut or change, and one whose text it would
// make a mention or a link of beside those that the markup has.
func Read(format smartmoney.WebhookFormat, body []byte) (m Message, err error) {
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.DisallowUnknownFields()
	switch format {
	case smartmoney.FormatSlack:
		var s slack
		if err = decoder.Decode(&s); err == nil {
			err = s.read(&m)
		}
	case smartmoney.FormatDiscord:
		var d discord
		if err = decoder.Decode(&d); err == nil {
			err = d.read(&m)
		}
	default:
		var t telegram
		if err = decoder.Decode(&t); err == nil {
			err = t.read(&m)
		}
	}
	if err == nil {
		err = still(m.Text)
	}
	return m, err
}

// units returns the length of a text as the services count it.
func units(text string) int { return len(utf16.Encode([]rune(text))) }

func bounded(what, text string, least, most int) error {
	if n := units(text); n < least || n > most {
		return fmt.Errorf("%s has %d characters, not %d to %d", what, n, least, most)
	}
	return nil
}

// still returns an error for a text that a chat turns into more than a text.
func still(text string) error {
	for _, r := range text {
		if unicode.IsControl(r) && r != '\n' || unicode.Is(unicode.Cf, r) && r != '\u200B' {
			return fmt.Errorf("the character %U", r)
		}
	}
	if found := regexp.MustCompile(`[@#/:][\pL/]|[.。．｡]\pL`).FindString(text); found != "" {
		return fmt.Errorf("a mention, a command or an address: %q in %q", found, text)
	}
	return nil
}

type slack struct {
	Text        string `json:"text"`
	Mrkdwn      bool   `json:"mrkdwn"`
	UnfurlLinks *bool  `json:"unfurl_links"`
	UnfurlMedia *bool  `json:"unfurl_media"`
	Blocks      []struct {
		Type     string      `json:"type"`
		Text     slackText   `json:"text"`
		Elements []slackText `json:"elements"`
	} `json:"blocks"`
}

type slackText struct {
	Type     string `json:"type"`
	Text     string `json:"text"`
	Emoji    *bool  `json:"emoji"`
	Verbatim bool   `json:"verbatim"`
}

func (s *slack) read(m *Message) error {
	errs := []error{bounded("the text", s.Text, 1, 4000)}
	if strings.ContainsAny(strings.NewReplacer("&amp;", "", "&lt;", "", "&gt;", "").Replace(s.Text), "&<>") {
		errs = append(errs, fmt.Errorf("the text is not escaped: %q", s.Text))
	}
	if s.UnfurlLinks == nil || *s.UnfurlLinks || s.UnfurlMedia == nil || *s.UnfurlMedia {
		errs = append(errs, errors.New("links are unfurled"))
	}
	if len(s.Blocks) == 0 || len(s.Blocks) > 50 {
		errs = append(errs, fmt.Errorf("%d blocks", len(s.Blocks)))
	}
	for _, b := range s.Blocks {
		most, elements := 3000, b.Elements
		switch b.Type {
		case "header":
			most, elements = 150, []slackText{b.Text}
		case "section":
			elements = []slackText{b.Text}
		case "context":
		default:
			errs = append(errs, fmt.Errorf("a block of type %q", b.Type))
		}
		if len(elements) == 0 || len(elements) > 10 {
			errs = append(errs, fmt.Errorf("%d elements", len(elements)))
		}
		for _, t := range elements {
			errs = append(errs, bounded("the "+b.Type, t.Text, 1, most), t.read(m, b.Type))
		}
	}
	return errors.Join(errs...)
}

func (s *slackText) read(m *Message, block string) error {
	if s.Type == "plain_text" && s.Emoji != nil && !*s.Emoji {
		m.Text += s.Text + "\n"
		return nil
	}
	if s.Type != "mrkdwn" || block != "context" || !s.Verbatim {
		return fmt.Errorf("a %s with a text of type %q", block, s.Type)
	}
	text := m.follow(regexp.MustCompile(`<(https?://[^|<>]+)\|([^|<>]+)>`), s.Text, 1, 2)
	if strings.ContainsAny(text, "<>*_~`&") {
		return fmt.Errorf("markup: %q", text)
	}
	m.Text += text
	return nil
}

// follow replaces the links of a text with their labels, and adds their addresses to the message.
func (m *Message) follow(links *regexp.Regexp, text string, address, label int) string {
	return links.ReplaceAllStringFunc(text, func(link string) string {
		parts := links.FindStringSubmatch(link)
		m.Links = append(m.Links, parts[address])
		return parts[label]
	})
}

type discord struct {
	Content string `json:"content"`
	Embeds  []struct {
		Title       string `json:"title"`
		Description string `json:"description"`
	} `json:"embeds"`
	AllowedMentions *struct {
		Parse *[]string `json:"parse"`
	} `json:"allowed_mentions"`
}

func (d *discord) read(m *Message) error {
	errs := []error{bounded("the content", d.Content, 0, 2000)}
	if a := d.AllowedMentions; a == nil || a.Parse == nil || len(*a.Parse) != 0 {
		errs = append(errs, errors.New("mentions are allowed"))
	}
	if len(d.Embeds) == 0 || len(d.Embeds) > 10 {
		errs = append(errs, fmt.Errorf("%d embeds", len(d.Embeds)))
	}
	total := 0
	for _, e := range d.Embeds {
		errs = append(errs, bounded("the title", e.Title, 1, 256), bounded("the description", e.Description, 0, 4096))
		total += units(e.Title) + units(e.Description)
		for _, text := range []string{e.Title, e.Description} {
			errs = append(errs, m.markdown(text))
		}
	}
	if total > 6000 {
		errs = append(errs, fmt.Errorf("%d characters in all", total))
	}
	return errors.Join(errs...)
}

// markdown reads a text of Discord.
func (m *Message) markdown(text string) error {
	escaped := regexp.MustCompile(`\\([^0-9A-Za-z\s])`)
	text = m.follow(regexp.MustCompile(`\B\[(\w+)\]\((https?://[^\\()\s]+)\)`), text, 2, 1)
	if bare := escaped.ReplaceAllString(text, ""); strings.ContainsAny(bare, "\\*_~`|<>[]()#") {
		return fmt.Errorf("markup: %q", bare)
	}
	m.Text += escaped.ReplaceAllString(text, "$1") + "\n"
	return nil
}

type telegram struct {
	ChatID    string `json:"chat_id"`
	Text      string `json:"text"`
	ParseMode string `json:"parse_mode"`
	Preview   struct {
		Disabled bool `json:"is_disabled"`
	} `json:"link_preview_options"`
}

func (t *telegram) read(m *Message) error {
	var errs []error
	if t.ChatID == "" || t.ParseMode != "HTML" || !t.Preview.Disabled {
		errs = append(errs, fmt.Errorf("chat %q, mode %q, preview disabled %t", t.ChatID, t.ParseMode, t.Preview.Disabled))
	}
	if bare := strings.NewReplacer("&amp;", "", "&lt;", "", "&gt;", "", "&quot;", "").Replace(t.Text); strings.Contains(bare, "&") {
		errs = append(errs, fmt.Errorf("an unknown entity in %q", bare))
	}
	var open []string
	for tokens := html.NewTokenizer(strings.NewReader(t.Text)); tokens.Next() != html.ErrorToken; {
		token := tokens.Token()
		switch {
		case token.Type == html.TextToken:
			m.Text += token.Data
		case token.Type == html.StartTagToken && token.Data == "b" && len(token.Attr) == 0:
			open = append(open, "b")
		case token.Type == html.StartTagToken && token.Data == "a" && len(token.Attr) == 1 && token.Attr[0].Key == "href":
			open, m.Links = append(open, "a"), append(m.Links, token.Attr[0].Val)
		case token.Type == html.EndTagToken && len(open) > 0 && open[len(open)-1] == token.Data:
			open = open[:len(open)-1]
		default:
			errs = append(errs, fmt.Errorf("the token %s", token))
		}
	}
	if len(open) > 0 {
		errs = append(errs, fmt.Errorf("open tags %v", open))
	}
	return errors.Join(append(errs, bounded("the text", m.Text, 1, 4096))...)
}

// Token is the secret part of the addresses of stand-ins.
const Token = "hidden-Tz5nKq8bX2"

// What StandIn.Answer returns beside statuses.
const (
	Lost  = 0  // the message is taken, and the connection ends without an answer
	Hangs = -1 // the message is taken, and no answer comes
)

// StandIn is a chat. It is safe for concurrent use, and an http.Handler.
type StandIn struct {
	Format smartmoney.WebhookFormat
	Now    func() time.Time // nil: time.Now
	// Answer returns the status of the answer to request n, from 0, or Lost or Hangs; nil: 200.
	// With 429 the sender must send nothing for Pause.
	Answer func(n int) int
	Pause  time.Duration // whole seconds

	mu       sync.Mutex // guards what follows
	requests int
	taken    []Message
	until    time.Time // nothing may come before
	problems []error
}

// Path returns the path and query of the webhook's address.
func (s *StandIn) Path() string {
	switch s.Format {
	case smartmoney.FormatSlack:
		return "/services/T0/B0/" + Token
	case smartmoney.FormatDiscord:
		return "/api/webhooks/17/" + Token
	default:
		return "/bot17:" + Token + "/sendMessage?chat_id=-1001"
	}
}

// Taken returns the messages in the chat, in their order, and what was wrong with any request.
func (s *StandIn) Taken() ([]Message, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.taken), errors.Join(s.problems...)
}

// Requests returns how many requests came.
func (s *StandIn) Requests() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.requests
}

// ServeHTTP takes a message.
func (s *StandIn) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the sender was killed in the middle
	}
	switch status := s.take(r, body); status {
	case Lost:
		panic(http.ErrAbortHandler)
	case Hangs:
		<-r.Context().Done()
	default:
		s.answer(w, status)
	}
}

// take returns the status of the answer to a request, and keeps its message.
func (s *StandIn) take(r *http.Request, body []byte) (status int) {
	m, problem := Read(s.Format, body)
	m.ID = r.Header.Get("Webhook-Id")
	want := s.Path()
	switch s.Format {
	case smartmoney.FormatDiscord:
		want += "?wait=true"
	case smartmoney.FormatTelegram: // chat_id is in the body
		want = want[:len(want)-len("?chat_id=-1001")]
	}
	if r.Method != http.MethodPost || r.URL.RequestURI() != want || r.Header.Get("Content-Type") != "application/json" {
		problem = errors.Join(problem, fmt.Errorf("%s %s as %q", r.Method, r.URL, r.Header.Get("Content-Type")))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now
	if s.Now != nil {
		now = s.Now
	}
	status = http.StatusOK
	if s.Answer != nil {
		status = s.Answer(s.requests)
	}
	s.requests++
	if early := s.until.Sub(now()); early > 0 {
		problem = errors.Join(problem, fmt.Errorf("request %d came %s early", s.requests, early))
	}
	if problem != nil {
		s.problems = append(s.problems, problem)
		return http.StatusBadRequest
	}
	s.until = now().Add(time.Second)
	switch status {
	case http.StatusTooManyRequests:
		s.until = now().Add(s.Pause)
	case http.StatusOK, Lost, Hangs:
		s.taken = append(s.taken, m)
	}
	return status
}

// answer answers as the service does.
func (s *StandIn) answer(w http.ResponseWriter, status int) {
	seconds := strconv.Itoa(int(s.Pause / time.Second))
	limited := status == http.StatusTooManyRequests
	var body any
	switch s.Format {
	case smartmoney.FormatSlack:
		if limited {
			w.Header().Set("Retry-After", seconds)
		}
		w.WriteHeader(status)
		_, _ = io.WriteString(w, "ok")
		return
	case smartmoney.FormatDiscord:
		body = map[string]any{"id": "1"}
		if limited {
			body = map[string]any{"message": "You are being rate limited.", "retry_after": s.Pause.Seconds(), "global": false}
		}
	default:
		body = map[string]any{"ok": status == http.StatusOK, "result": map[string]any{"message_id": 1}}
		if limited {
			body = map[string]any{
				"ok": false, "error_code": status, "description": "Too Many Requests: retry after " + seconds,
				"parameters": map[string]any{"retry_after": s.Pause / time.Second},
			}
		}
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}
