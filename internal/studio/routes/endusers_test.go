package routes_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// token registers a secret of the customer, and returns a token of an end user that it signs;
// wallet is "" for a token without one.
func (h *harness) token(wallet string) string {
	h.t.Helper()
	signer := smartmoney.TokenSigner{Issuer: "desk", Secret: strings.Repeat("s", smartmoney.MinTokenSecret)}
	if err := h.DB.SetTokenSigner(h.t.Context(), servicetest.Customer, &signer); err != nil {
		h.t.Fatal(err)
	}
	claims := jwt.MapClaims{"iss": signer.Issuer, "aud": smartmoney.EndUserAud(servicetest.Customer), "exp": time.Now().Add(time.Hour).Unix(), "sub": "7"}
	if wallet != "" {
		claims["wallet_id"] = wallet
	}
	token, err := jwt.NewWithClaims(jwt.SigningMethodHS256, claims).SignedString([]byte(signer.Secret))
	if err != nil {
		h.t.Fatal(err)
	}
	return token
}

// TestUserOfAToken checks in both interfaces that a token with a wallet is refused every other
// user, counts no impressions for one, and stands for its wallet where no user is named.
func TestUserOfAToken(t *testing.T) {
	t.Parallel()
	p := newPair(t)
	own, other := servicetest.Address(smartmoney.Polymarket, 3), servicetest.Address(smartmoney.Polymarket, 4)
	bearer := "Bearer " + p.token(own)
	before := p.post("/v3/pm-alpha/for-you", `{"user_id": "`+other+`", "top_k": 5}`)
	for path, body := range map[string]string{
		"/v3/pm-alpha/for-you":                     `{"USER", "top_k": 5, "impression_count": 5}`,
		"/v3/for-you":                              `{"feed_id": "polymarket-default", "USER", "top_k": 5, "impression_count": 5}`,
		"/v3/feed/for-you":                         `{"feed_id": "polymarket-default", "wallet_address": "NAME", "impression_count": 5}`,
		"/v2/farcaster/casts/feed/for-you":         `{"feed_id": "polymarket-default", "USER", "wallet_address": "` + own + `"}`,
		"/v3/studio/scoring/ranking_model/default": `{"USER", "item_ids": ["m1", "m2"]}`,
		"/v3/studio/features/v1":                   `{"user": {"index": "wallets", "id": "NAME"}, "items": [{"index": "markets", "id": "m1"}]}`,
		"/v3/studio/stories/generate":              `{"engine": "polymarket_v1", "params": {"wallet": "NAME"}}`,
	} {
		body = strings.ReplaceAll(body, `"USER"`, `"user_id": "NAME"`)
		for name, allowed := range map[string]bool{
			own: true, "0X" + strings.ToUpper(own[2:]): true, "polymarket:" + own: true, "base:" + own: true,
			other: false, "polymarket:" + other: false, "solana:" + own: false, "nowhere:" + own: false, own + "0": false, "somebody": false,
		} {
			status, _, answer := p.ask("POST", path, strings.ReplaceAll(body, "NAME", name), "Authorization", bearer)
			message, _ := answer.(map[string]any)["message"].(string)
			if allowed && status != http.StatusOK || !allowed && (status != http.StatusForbidden || !strings.Contains(message, "this token is for the wallet "+own)) {
				t.Errorf("%s for %s: %d %q; allowed: %v", path, name, status, message, allowed)
			}
		}
	}
	const items = ` { items { itemId affinityScore } }`
	if _, refusal := p.queryAs(bearer, `{ got: recommendations(userId: "`+other+`", impressionCount: 5)`+items+` }`, nil); !strings.Contains(refusal, "this token is for the wallet "+own) {
		t.Errorf("GraphQL for another: %q", refusal)
	}
	if diff := cmp.Diff(before, p.post("/v3/pm-alpha/for-you", `{"user_id": "`+other+`", "top_k": 5}`)); diff != "" {
		t.Errorf("the feed of the other user changed (-before +after):\n%s", diff)
	}
	want, _ := p.queryAs(bearer, `{ got: recommendations(walletAddress: "`+own+`")`+items+` }`, nil)
	got, refusal := p.queryAs(bearer, `{ got: recommendations`+items+` }`, nil)
	if diff := cmp.Diff(want, got); diff != "" || refusal != "" || got == nil {
		t.Errorf("without a user (-its own +got) %q:\n%s", refusal, diff)
	}
}

// TestTokenWithoutAWallet checks that a token without a wallet may ask for any user.
func TestTokenWithoutAWallet(t *testing.T) {
	t.Parallel()
	h := newHarness(t, true)
	body := `{"user_id": "` + servicetest.Address(smartmoney.Polymarket, 4) + `"}`
	if status, _, answer := h.ask("POST", "/v3/pm-alpha/for-you", body, "Authorization", "Bearer "+h.token("")); status != http.StatusOK {
		t.Errorf("%d %v", status, answer)
	}
}
