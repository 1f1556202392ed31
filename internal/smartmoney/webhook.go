package smartmoney

import (
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// MaxWebhooks is how many webhooks a customer may have beside that of its configuration.
const MaxWebhooks = 10

// WebhookID names a webhook of a customer: 0 is that of the configuration, others are above 0.
type WebhookID int64

// MaxWebhookID is the largest WebhookID.
const MaxWebhookID WebhookID = 1<<23 - 1

// WebhookFilter selects the entries of a customer's log that are sent to a webhook. The zero
// value selects all.
type WebhookFilter struct {
	Types  []NotificationType // empty: all
	Chains []Chain            // empty: all
}

// Passes reports whether a signal, or its retraction, is sent.
func (w *WebhookFilter) Passes(t NotificationType, c Chain) bool {
	return (len(w.Types) == 0 || slices.Contains(w.Types, t)) && (len(w.Chains) == 0 || slices.Contains(w.Chains, c))
}

// Webhook is an address that a customer's signals are POSTed to, with its state.
type Webhook struct {
	CustomerID     string
	ID             WebhookID
	URL            string // "": none
	Format         WebhookFormat
	Filter         WebhookFilter
	CreatedAt      *time.Time // nil: it never had an address
	LastSuccessAt  *time.Time // nil: never
	FailingSince   *time.Time // first failed attempt since the last success; nil: none failed
	DisabledAt     *time.Time // nil: not disabled
	DisabledReason *string    // a sentence; nil if not disabled
	// until then deliveries are also signed with the previous secret; nil: they are not
	PreviousSecretUntil *time.Time
}

// Enabled reports whether signals are sent to the webhook.
func (w *Webhook) Enabled() bool { return w.URL != "" && w.DisabledAt == nil }

// WebhookDeliveryState is the state of a delivery.
type WebhookDeliveryState string

// The states of a delivery.
const (
	DeliveryPending   WebhookDeliveryState = "pending"   // another attempt is due at NextAttemptAt
	DeliveryDelivered WebhookDeliveryState = "delivered" // the receiver accepted it
	DeliveryFailed    WebhookDeliveryState = "failed"    // no attempt is left
)

// WebhookDelivery is the delivery of one entry of the log to a webhook of the customer.
type WebhookDelivery struct {
	MessageID     string // sent as the header webhook-id, the same in every attempt
	Sequence      int64  // of the entry in the log, from 1
	SignalID      string
	Retraction    bool // of the signal, rather than the signal
	State         WebhookDeliveryState
	CreatedAt     time.Time        // UTC
	NextAttemptAt *time.Time       // nil: no further attempt
	Attempts      []WebhookAttempt // oldest first
}

// WebhookAttempt is one request of a delivery.
type WebhookAttempt struct {
	At         time.Time // start of the request, UTC
	Status     *int      // HTTP status; nil: no response
	DurationMs int64     // ms
	Error      *string   // the failure; nil: the receiver accepted it
}

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

// The paths of the addresses of chats.
var (
	slackPath    = regexp.MustCompile(`^/services(/[A-Za-z0-9_-]+){3}$`)
	discordPath  = regexp.MustCompile(`^/api(/v[0-9]+)?/webhooks/[0-9]+/[A-Za-z0-9_-]+$`)
	telegramPath = regexp.MustCompile(`^/bot[0-9]+:[A-Za-z0-9_-]+/sendMessage$`)
)

// CheckWebhookFormat rejects an address that passed CheckWebhookURL and cannot be one of a format's
// receiver; the problem is one of the field. The host may be any, such as that of a Bot API server
// of one's own.
func CheckWebhookFormat(field string, format WebhookFormat, address string) (Problem, bool) {
	u, err := url.Parse(address)
	if err != nil {
		return Problemf(field, "must be an absolute https URL with a host"), false
	}
	fits, want := func(path *regexp.Regexp) bool { return path.MatchString(u.EscapedPath()) }, ""
	switch {
	case format == FormatSlack && (!fits(slackPath) || u.RawQuery != ""):
		want = "https://hooks.slack.com/services/T…/B…/…, as Slack shows it for an incoming webhook"
	case format == FormatDiscord && !fits(discordPath):
		want = "https://discord.com/api/webhooks/ID/TOKEN, as Discord shows it for a webhook of a channel"
	case format == FormatTelegram && (!fits(telegramPath) || u.Query().Get("chat_id") == ""):
		want = "https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT, with the bot's token and the chat's id"
	default:
		return Problem{}, true
	}
	return Problemf(field, "must have the form of the format %s: %s", Values{string(format)}, want), false
}

// CheckWebhookURL rejects URLs that cannot be the address of a receiver; the problem is one of the
// field. The sender checks before each delivery what the host resolves to, since that can change.
func CheckWebhookURL(field, text string) (Problem, bool) {
	refuse := func(format string, args ...any) (Problem, bool) {
		return Problemf(field, format, args...), false
	}
	if len(text) > MaxWebhookURL {
		return refuse("must have at most %d bytes, got %d", MaxWebhookURL, len(text))
	}
	if !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }) {
		return refuse("must hold no space and no control character")
	}
	u, err := url.Parse(text)
	// The parser's error repeats the whole text, which may contain a password.
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Hostname() == "" || !validPort(u) {
		if field == "webhook_url" {
			return refuse(`must be "" or an absolute https URL with a host`)
		}
		return refuse("must be an absolute https URL with a host")
	}
	if u.User != nil {
		return refuse("must not hold a user or password")
	}
	if u.Fragment != "" || strings.Contains(text, "#") {
		return refuse("must not have a fragment (#…), which is never sent")
	}
	if u.Scheme == "http" && !loopback(u.Hostname()) {
		return refuse("must begin with https://")
	}
	return Problem{}, true
}

// validPort rejects a port out of range and a colon without a port.
func validPort(u *url.URL) bool {
	if u.Port() == "" {
		return !strings.HasSuffix(u.Host, ":")
	}
	port, err := strconv.ParseUint(u.Port(), 10, 16)
	return err == nil && port > 0
}

// loopback reports whether the name always means this machine.
func loopback(host string) bool {
	if strings.EqualFold(host, "localhost") {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Zone() == "" && ip.IsLoopback()
}
