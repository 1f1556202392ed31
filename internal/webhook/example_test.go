package webhook_test

import (
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// A receiver verifies a message by a library of Standard Webhooks: webhook-signature must fit
// webhook-id, webhook-timestamp and the body as it was sent. Here it knows the secret before a
// rotation, which signs messages for another 24 hours.
func ExampleClient_Post() {
	current, err := webhook.NewSecret(rand.Reader)
	if err != nil {
		fmt.Println(err)
		return
	}
	const before = "whsec_c21hcnRtb25leSBzaWducyB3ZWJob29rcyB3aXRoIGl0"
	verifier, err := standardwebhooks.NewWebhook(before)
	if err != nil {
		fmt.Println(err)
		return
	}
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil || verifier.Verify(body, r.Header) != nil {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	}))
	defer receiver.Close()

	client := webhook.NewClient(webhook.ClientOptions{Allow: webhook.AllowLoopback})
	defer client.Close()
	message, err := webhook.Sample(rand.Reader, time.Now(), outbox.Target{URL: receiver.URL}, webhook.Links{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, secrets := range [][]string{{current, before}, {current}} {
		message.Secrets = secrets
		result, err := client.Post(context.Background(), message)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Printf("signed with %d secrets: delivered %t, status %d\n", len(secrets), result.Delivered(), *result.Status)
	}
	// Output:
	// signed with 2 secrets: delivered true, status 204
	// signed with 1 secrets: delivered false, status 401
}

// Check refuses a URL that no message could reach before a customer saves it.
func ExampleAllow_Check() {
	for _, url := range []string{"https://desk.example/sells", "https://10.0.0.7/hook", "http://desk.example/sells", "https://hooks.internal/sells"} {
		fmt.Println(webhook.AllowPublic.Check(url))
	}
	// Output:
	// <nil>
	// must be a public address: this service does not send to its own machine or to private networks
	// must begin with https://: this service does not send over plain http
	// must have a public host: names that end with .internal are known in a private network only
}
