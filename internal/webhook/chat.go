package webhook

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Links is where messages in chats link to.
type Links struct {
	Console   string // the console's address without a slash at its end; "": no links to it
	Explorers bool   // also to the token at its chain's explorer, or to the market
}

// Bounds of what a chat's message holds, UTF-16 code units where nothing else is said. Escapes
// double a text at most: a title fits into the 256 of Discord and with 6 units in front into the
// 150 of Slack, the lines into the 3000 of Slack's section, and lines and links into the 4096 of
// Discord's description and of Telegram.
const (
	maxTitle   = 120
	maxLine    = 220
	maxReasons = 6   // lines
	maxAddress = 500 // bytes of a link; a longer one is left out
)

// chatText is the content of a chat's message. Nothing in it is escaped, and no text of it holds a
// line break, a control or format character, a mention or an address that chats turn into a link.
type chatText struct {
	title string
	lines []string
	links []chatLink
}

// chatLink is a link. Beside the console's address, which is the operator's, its address consists
// of letters, digits and -_.~%/#:.
type chatLink struct{ label, address string }

// chatMessage returns where to send an entry of a customer's log in a chat's format, and the body.
// The address is that of the webhook.
func chatMessage(format smartmoney.WebhookFormat, address string, n *smartmoney.Notification, to Links) (string, []byte) {
	text := newChatText(n, to)
	u, err := url.Parse(address)
	if err != nil {
		return address, nil // Client refuses it
	}
	var message any
	query := u.Query()
	switch format {
	case smartmoney.FormatSlack:
		message = slackMessage(&text)
	case smartmoney.FormatDiscord:
		message = discordMessage(&text)
		query.Set("wait", "true") // else a message that is not stored is accepted, too
	default:
		message = telegramMessage(&text, query)
		query = nil
	}
	u.RawQuery = query.Encode()
	var body bytes.Buffer
	encoder := json.NewEncoder(&body)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(message); err != nil {
		panic(fmt.Sprintf("BUG: a message of strings is not encoded: %v", err))
	}
	return u.String(), bytes.TrimSpace(body.Bytes())
}

func newChatText(n *smartmoney.Notification, to Links) chatText {
	s := n.Signal
	var c chatText
	if n.Retraction != nil {
		c.title = "Taken back · " + plain(s.Headline, maxTitle-10)
		c.lines = []string{plain(n.Retraction.Reason, maxLine)}
	} else {
		c.title = string(s.Type.Priority()) + " · " + plain(s.Headline, maxTitle)
		if n.RetractedAt != nil { // this attempt comes after the message that says so
			c.lines = append(c.lines, "It was taken back since")
		}
		for i, r := range s.Reasons {
			if i == maxReasons-1 && len(s.Reasons) > maxReasons {
				c.lines = append(c.lines, fmt.Sprintf("And %d more reasons", len(s.Reasons)-i))
				break
			}
			c.lines = append(c.lines, plain(r.Text, maxLine))
		}
	}
	if to.Console != "" && n.Sequence > 0 { // a sample is in no log
		c.link("Signal", to.Console+"/#/signal/"+escapeSegment(s.ID))
	}
	if label, address := tokenAt(s); to.Explorers && address != "" {
		c.link(label, address)
	}
	return c
}

func (c *chatText) link(label, address string) {
	if len(address) <= maxAddress {
		c.links = append(c.links, chatLink{label, address})
	}
}

// tokenAt returns where others show a signal's token, or its market; "" for an unknown market.
func tokenAt(s *smartmoney.Signal) (label, address string) {
	token := escapeSegment(s.Token.Address)
	switch {
	case s.Chain == smartmoney.Base:
		return "Basescan", "https://basescan.org/token/" + token
	case s.Chain == smartmoney.Ethereum:
		return "Etherscan", "https://etherscan.io/token/" + token
	case s.Chain == smartmoney.Solana:
		return "Solscan", "https://solscan.io/token/" + token
	case s.Market != nil && s.Market.Slug != "":
		return "Polymarket", "https://polymarket.com/market/" + escapeSegment(s.Market.Slug)
	}
	return "", ""
}

// escapeSegment escapes every byte but letters, digits and -_.~.
func escapeSegment(text string) string {
	return strings.ReplaceAll(url.QueryEscape(strings.ToValidUTF8(text, "\uFFFD")), "+", "%20")
}

// apart keeps the characters beside it from being read as one word. It has no width.
const apart = '\u200B'

// plain returns a text of at most limit UTF-16 code units on one line, without control and format
// characters, such as those that turn the direction of what follows. A zero-width space within what
// chats would make a mention, a command or a link of keeps it a text.
func plain(text string, limit int) string {
	var b strings.Builder
	size, last := 0, ' '
	text = strings.ToValidUTF8(text, "\uFFFD")
	for i, r := range text {
		switch {
		case unicode.IsSpace(r) || unicode.IsControl(r):
			if r = ' '; last == ' ' {
				continue
			}
		case unicode.Is(unicode.Cf, r):
			continue
		}
		more := []rune{r}
		if next, _ := utf8.DecodeRuneInString(text[i+utf8.RuneLen(r):]); parts(r, next) {
			more = append(more, apart)
		}
		if size += len(utf16.Encode(more)); size > limit-1 && i+utf8.RuneLen(r) < len(text) || size > limit {
			b.WriteRune('…')
			break
		}
		b.WriteString(string(more))
		last = r
	}
	return strings.TrimSpace(b.String())
}

// parts reports whether chats may read a character and the next as a mention, a command or a part
// of an address.
func parts(r, next rune) bool {
	return strings.ContainsRune("@#/:.。．｡", r) && next != utf8.RuneError && !unicode.IsSpace(next) && !unicode.IsDigit(next)
}

// slackBody is a message for an incoming webhook of Slack. The blocks show the text as it is,
// except for the links; Text is what notifications show.
type slackBody struct {
	Text        string       `json:"text"`
	Markdown    bool         `json:"mrkdwn"`
	UnfurlLinks bool         `json:"unfurl_links"`
	UnfurlMedia bool         `json:"unfurl_media"`
	Blocks      []slackBlock `json:"blocks"`
}

type slackBlock struct {
	Type     string      `json:"type"`
	Text     *slackText  `json:"text,omitempty"`
	Elements []slackText `json:"elements,omitempty"`
}

type slackText struct {
	Type     string `json:"type"`
	Text     string `json:"text"`
	Emoji    *bool  `json:"emoji,omitempty"`    // of plain_text: whether :names: are replaced
	Verbatim bool   `json:"verbatim,omitempty"` // of mrkdwn: nothing else becomes a link
}

func slackMessage(c *chatText) *slackBody {
	plainText := func(text string) *slackText { return &slackText{Type: "plain_text", Text: text, Emoji: new(bool)} }
	body := &slackBody{Text: escapeTags(c.title), Blocks: []slackBlock{{Type: "header", Text: plainText(c.title)}}}
	if len(c.lines) > 0 {
		body.Blocks = append(body.Blocks, slackBlock{Type: "section", Text: plainText(bullets(c.lines, noEscape))})
	}
	if links := c.joined(func(l *chatLink) string { return "<" + l.address + "|" + l.label + ">" }); links != "" {
		body.Blocks = append(body.Blocks, slackBlock{Type: "context", Elements: []slackText{{Type: "mrkdwn", Text: links, Verbatim: true}}})
	}
	return body
}

// discordBody is a message for a webhook of Discord.
type discordBody struct {
	Embeds          []discordEmbed  `json:"embeds"`
	AllowedMentions discordMentions `json:"allowed_mentions"`
}

type discordEmbed struct {
	Title       string `json:"title"`
	Description string `json:"description,omitempty"`
}

// discordMentions lists the kinds of mentions that notify people.
type discordMentions struct {
	Parse []string `json:"parse"`
}

func discordMessage(c *chatText) *discordBody {
	description := bullets(c.lines, escapeMarkdown)
	if links := c.joined(func(l *chatLink) string { return "[" + l.label + "](" + l.address + ")" }); links != "" {
		description += "\n" + links
	}
	return &discordBody{
		Embeds:          []discordEmbed{{Title: escapeMarkdown(c.title), Description: strings.TrimSpace(description)}},
		AllowedMentions: discordMentions{Parse: []string{}},
	}
}

// telegramMessage returns the parameters of sendMessage: those of the webhook's address, such as
// chat_id, and the text.
func telegramMessage(c *chatText, query url.Values) map[string]any {
	text := "<b>" + escapeTags(c.title) + "</b>\n" + bullets(c.lines, escapeTags)
	if links := c.joined(func(l *chatLink) string { return `<a href="` + l.address + `">` + l.label + "</a>" }); links != "" {
		text += "\n" + links
	}
	body := map[string]any{}
	for name := range query {
		body[name] = query.Get(name)
	}
	body["text"], body["parse_mode"] = strings.TrimSpace(text), "HTML"
	body["link_preview_options"] = map[string]bool{"is_disabled": true}
	return body
}

// joined returns the links side by side, each as written by a format; "" for none.
func (c *chatText) joined(write func(*chatLink) string) string {
	all := make([]string, len(c.links))
	for i := range c.links {
		all[i] = write(&c.links[i])
	}
	return strings.Join(all, " · ")
}

// bullets returns a list of lines.
func bullets(lines []string, escape func(string) string) string {
	all := make([]string, len(lines))
	for i, line := range lines {
		all[i] = "• " + escape(line)
	}
	return strings.Join(all, "\n")
}

func noEscape(text string) string { return text }

// escapeTags escapes what begins and ends tags in Slack's mrkdwn and in Telegram's HTML.
func escapeTags(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(text)
}

// escapeMarkdown escapes what Discord reads as markup within a line.
func escapeMarkdown(text string) string {
	var b strings.Builder
	for _, r := range text {
		if strings.ContainsRune("\\*_~`|<>[]()#", r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}
