package smartmoney_test

import (
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestWebhookFormat checks which addresses each format takes. An error names the field and the
// form, and does not repeat the address.
func TestWebhookFormat(t *testing.T) {
	t.Parallel()
	const slack, discord, telegram = "https://hooks.slack.com/services/T0/B0/abc", "https://discord.com/api/webhooks/17/a-b_c", "https://api.telegram.org/bot17:a-b_c/sendMessage?chat_id=-1001"
	takes := map[smartmoney.WebhookFormat][]string{
		smartmoney.FormatStandard: {slack, discord, telegram, "https://a.example"},
		smartmoney.FormatSlack:    {slack, "http://127.0.0.1:8090/services/T0/B0/abc"},
		smartmoney.FormatDiscord:  {discord, "https://discord.com/api/v10/webhooks/17/abc?thread_id=5"},
		smartmoney.FormatTelegram: {telegram, "https://bots.example/bot17:abc/sendMessage?chat_id=@channel&message_thread_id=5"},
	}
	refuses := map[smartmoney.WebhookFormat][]string{
		smartmoney.FormatSlack:    {discord, telegram, slack + "/", slack + "/x", slack + "?x=1", "https://hooks.slack.com/workflows/T0/A0/1/abc", "https://hooks.slack.com/services/T0/B0/", "https://hooks.slack.com/services/T0/B0/a%2Fb"},
		smartmoney.FormatDiscord:  {slack, telegram, discord + "/slack", "https://discord.com/api/webhooks/x/abc", "https://discord.com/api/v/webhooks/17/abc", "https://discord.com/webhooks/17/abc"},
		smartmoney.FormatTelegram: {slack, discord, "https://api.telegram.org/bot17:abc/sendMessage", "https://api.telegram.org/bot17:abc/sendMessage?chat_id=", "https://api.telegram.org/bot17:abc/sendPhoto?chat_id=1", "https://api.telegram.org/17:abc/sendMessage?chat_id=1", "https://api.telegram.org/botx:abc/sendMessage?chat_id=1"},
	}
	for i, format := range smartmoney.WebhookFormats() {
		if format.Index() != i || !format.Valid() || format.Chat() != (i > 0) {
			t.Errorf("%s is number %d, valid %t, a chat %t", format, format.Index(), format.Valid(), format.Chat())
		}
		for _, address := range takes[format] {
			if problem, ok := smartmoney.CheckWebhookFormat("url", format, address); !ok {
				t.Errorf("%s refuses %s: %+v", format, address, problem)
			}
		}
		for _, address := range refuses[format] {
			problem, ok := smartmoney.CheckWebhookFormat("url", format, address)
			text := smartmoney.BadInputs([]smartmoney.Problem{problem}).Error()
			if ok || !strings.Contains(text, "url must have the form of the format "+string(format)) || strings.Contains(text, "abc") {
				t.Errorf("%s of %s: %t, %s", format, address, ok, text)
			}
		}
	}
	if unknown := smartmoney.WebhookFormat("irc"); unknown.Valid() || unknown.Chat() || unknown.Index() != 0 {
		t.Errorf("%s is a format", unknown)
	}
}
