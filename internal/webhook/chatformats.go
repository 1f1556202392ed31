package webhook

import (
	"net/url"
	"strings"
)

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
