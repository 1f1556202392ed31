package webhook

import (
	"encoding/base64"
	"fmt"
	"io"
	"strings"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

const (
	secretPrefix = "whsec_"
	secretBytes  = 32
)

// NewSecret returns a secret for signing deliveries: whsec_ and the base64 of 32 bytes from
// random. It returns the error of random.
func NewSecret(random io.Reader) (string, error) {
	key := make([]byte, secretBytes)
	if _, err := io.ReadFull(random, key); err != nil {
		return "", fmt.Errorf("make a webhook's secret: %w", err)
	}
	return secretPrefix + base64.StdEncoding.EncodeToString(key), nil
}

// sign returns the header webhook-signature: a signature for each secret in order, so that a
// receiver that knows any of them can verify the message. It returns false if there is no
// secret or one that is not in NewSecret's form.
func sign(secrets []string, id string, at time.Time, body []byte) (string, bool) {
	signatures := make([]string, len(secrets))
	for i, secret := range secrets {
		signer, err := standardwebhooks.NewWebhook(secret)
		if err != nil {
			return "", false
		}
		if signatures[i], err = signer.Sign(id, at, body); err != nil {
			return "", false
		}
	}
	return strings.Join(signatures, " "), len(signatures) > 0
}
