package smartmoney

import (
	"net/url"
	"slices"
	"strings"
)

// WebhookFormat is the receiver that the messages of a webhook are written for.
type WebhookFormat string

// The formats. Those behind the first are chats.
const (
	FormatStandard WebhookFormat = "standard" // the signal as JSON, for programs
	FormatSlack    WebhookFormat = "slack"    // an incoming webhook
	FormatDiscord  WebhookFormat = "discord"  // a webhook of a channel
	FormatTelegram WebhookFormat = "telegram" // sendMessage of the Bot API
)

// WebhookFormats returns every format in the order of WebhookFormat.Index.
func WebhookFormats() [4]WebhookFormat {
	return [4]WebhookFormat{FormatStandard, FormatSlack, FormatDiscord, FormatTelegram}
}

// Index returns the format's number, which is stored in the database and must never change; 0, that
// of FormatStandard, for "".
func (f WebhookFormat) Index() int {
	formats := WebhookFormats()
	return max(slices.Index(formats[:], f), 0)
}

// Valid reports whether f is one of the formats.
func (f WebhookFormat) Valid() bool { return f == FormatStandard || f.Chat() }

// Chat reports whether people read the messages. The path of a chat's address is a secret.
func (f WebhookFormat) Chat() bool { return f.Index() > 0 }

// CheckWebhookFormat rejects an address that passed CheckWebhookURL and cannot be one of a format's
// receiver; the problem is one of the field. The host may be any, such as that of a Bot API server
// of one's own.
func CheckWebhookFormat(field string, format WebhookFormat, address string) (Problem, bool) {
	u, err := url.Parse(address)
	if err != nil {
		return Problemf(field, "must be an absolute https URL with a host"), false
	}
	path := strings.Split(strings.TrimPrefix(u.EscapedPath(), "/"), "/")
	want := ""
	switch {
	case format == FormatSlack && (!slackPath(path) || u.RawQuery != ""):
		want = "https://hooks.slack.com/services/T…/B…/…, as Slack shows it for an incoming webhook"
	case format == FormatDiscord && !discordPath(path):
		want = "https://discord.com/api/webhooks/ID/TOKEN, as Discord shows it for a webhook of a channel"
	case format == FormatTelegram && (!telegramPath(path) || u.Query().Get("chat_id") == ""):
		want = "https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT, with the bot's token and the chat's id"
	default:
		return Problem{}, true
	}
	return Problemf(field, "must have the form of the format %s: %s", Values{string(format)}, want), false
}

func slackPath(path []string) bool {
	return len(path) == 4 && path[0] == "services" && !slices.ContainsFunc(path[1:], func(part string) bool { return !isToken(part) })
}

func discordPath(path []string) bool {
	if len(path) == 5 { // a version of the API
		if version, ok := strings.CutPrefix(path[1], "v"); !ok || !isNumber(version) {
			return false
		}
		path = slices.Delete(slices.Clone(path), 1, 2)
	}
	return len(path) == 4 && path[0] == "api" && path[1] == "webhooks" && isNumber(path[2]) && isToken(path[3])
}

func telegramPath(path []string) bool {
	if len(path) != 2 || path[1] != "sendMessage" {
		return false
	}
	bot, token, ok := strings.Cut(path[0], ":")
	number, of := strings.CutPrefix(bot, "bot")
	return ok && of && isNumber(number) && isToken(token)
}

func isNumber(text string) bool { return text != "" && strings.Trim(text, "0123456789") == "" }

func isToken(text string) bool {
	return text != "" && strings.Trim(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-") == ""
}
