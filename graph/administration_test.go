package graph

import (
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// administered is a fixture whose operators' changes are logged into f.log.
func administered(t *testing.T) *fixture {
	t.Helper()
	world, log := servicetest.New(t), &testkit.Buffer{}
	world.Service = service.New(world.Views, service.Options{
		Customers: world.DB.Registry, Notifications: world.DB, Logger: slog.New(slog.NewTextHandler(log, nil)),
	})
	f := newFixtureOver(t, world, nil)
	f.log = log
	return f
}

// change runs a mutation as an operator and returns the object of its only field.
func (f *fixture) change(t *testing.T, mutation string) map[string]any {
	t.Helper()
	got := f.asOperator(t, "mutation { changed: "+mutation+" }")
	if len(got.Errors) > 0 {
		t.Fatalf("%s: %v", mutation, got.Errors)
	}
	return got.Data["changed"].(map[string]any)
}

// status returns the status of a query with a key.
func (f *fixture) status(key string) int {
	return f.send("POST", "/graphql", request("{ chains { chain } }", nil), "Authorization", "Bearer "+key).Code
}

// TestOperatorSignsUpACustomer goes through what a platform does for a customer of its own: it is
// created, gets keys and limits, is suspended, resumed and deleted. Each change is in the log with
// the key that made it, and no secret is.
func TestOperatorSignsUpACustomer(t *testing.T) {
	t.Parallel()
	f := administered(t)
	made := f.change(t, `createCustomer(input: {name: " New desk ", id: "new-desk"}) { customer { customerId name suspendedAt requestsPerSecond keys { keyId } config { displayName } } }`)
	if got := fmt.Sprint(made["customer"]); got != "map[config:map[displayName:New desk] customerId:new-desk keys:[] name:New desk requestsPerSecond:<nil> suspendedAt:<nil>]" {
		t.Errorf("created %s", got)
	}
	var secrets []string
	newKey := func(mutation string) (id, secret string) {
		key := f.change(t, mutation)
		secret = key["secret"].(string)
		if err := auth.Check(secret); err != nil {
			t.Errorf("%s: the secret: %v", mutation, err)
		}
		secrets = append(secrets, secret)
		return key["key"].(map[string]any)["keyId"].(string), secret
	}
	first, one := newKey(`createKey(input: {customerId: "new-desk", scope: READ}) { secret key { keyId scope } }`)
	_, two := newKey(`createKey(input: {customerId: "new-desk", scope: CUSTOMER, expiresAt: "2100-01-01T00:00:00Z"}) { secret key { keyId expiresAt } }`)
	_, three := newKey(`rotateKey(keyId: "` + first + `", graceSeconds: 60) { secret key { keyId } replaced { keyId expiresAt } }`)
	if got := f.status(one); got != 200 {
		t.Errorf("a key within its grace period: status %d", got)
	}

	if c := f.change(t, `suspendCustomer(id: "new-desk") { customer { suspendedAt } }`)["customer"].(map[string]any); c["suspendedAt"] == nil {
		t.Error("it is not suspended")
	}
	if got := f.status(two); got != 403 {
		t.Errorf("a key of a suspended customer: status %d", got)
	}
	f.change(t, `resumeCustomer(id: "new-desk") { customer { suspendedAt } }`)
	if got := f.status(three); got != 200 {
		t.Errorf("a key of a resumed customer: status %d", got)
	}

	f.change(t, `renameCustomer(id: "new-desk", name: "Old desk") { customer { name } }`)
	f.change(t, `setCustomerLimits(id: "new-desk", input: {requestsPerSecond: 5, streams: 7}) { customer { customerId } }`)
	limited := f.change(t, `setCustomerLimits(id: "new-desk", input: {requestsPerSecond: null, costPerSecond: 9.5}) { customer { name requestsPerSecond costPerSecond streams } }`)
	if got := fmt.Sprint(limited["customer"]); got != "map[costPerSecond:9.5 name:Old desk requestsPerSecond:<nil> streams:7]" {
		t.Errorf("limited: %s", got)
	}

	revoked := f.change(t, `revokeKey(keyId: "`+first+`") { key { keyId revokedAt } }`)["key"].(map[string]any)
	if revoked["keyId"] != first || revoked["revokedAt"] == nil {
		t.Errorf("revoked: %v", revoked)
	}
	f.change(t, `suspendCustomer(id: "new-desk") { customer { name } }`)
	past := time.Now().Add(-auth.Settling).UTC()
	if err := f.DB.Client().Customer.UpdateOneID("new-desk").SetSuspendedAt(past).Exec(t.Context()); err != nil {
		t.Fatal(err)
	}
	deleted := f.change(t, `deleteCustomer(id: "new-desk") { id deleted { table rows } }`)
	if got := fmt.Sprint(deleted["deleted"]); !strings.Contains(got, "map[rows:3 table:api_keys]") {
		t.Errorf("deleted %s", got)
	}
	if gone := f.asOperator(t, `{ customer(id: "new-desk") { name } }`); gone.Data["customer"] != nil || len(gone.Errors) > 0 {
		t.Errorf("after its deletion: %v %v", gone.Data, gone.Errors)
	}

	text := f.log.String()
	for _, secret := range append(secrets, f.OperatorKey) {
		if strings.Contains(text, secret) {
			t.Errorf("the log has a secret: %s", text)
		}
	}
	operator, err := f.DB.KeyByHash(t.Context(), auth.Hash(f.OperatorKey))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for i, change := range []string{
		"create customer", "create key", "create key", "rotate key", "suspend customer", "resume customer", "rename customer", "change limits", "change limits",
		"revoke key", "suspend customer", "delete customer",
	} {
		if want := fmt.Sprintf("msg=\"operator changed customers or keys\" change=%q by_key=%s ", change, operator.ID); i >= len(lines) ||
			!strings.Contains(lines[i], want) || !strings.Contains(lines[i], "customer_id=new-desk") {
			t.Errorf("line %d of the log is not about %s:\n%s", i, change, text)
			break
		}
	}
}

// TestAdministrationRefuses checks what an operator is told of what cannot be, and that nobody else
// administers anything.
func TestAdministrationRefuses(t *testing.T) {
	t.Parallel()
	f := administered(t)
	operator, err := f.DB.KeyByHash(t.Context(), auth.Hash(f.OperatorKey))
	if err != nil {
		t.Fatal(err)
	}
	for mutation, want := range map[string]string{
		`createCustomer(input: {name: " "}) { customer { name } }`:                                            "name: name must have 1 to 200 characters, got 0",
		`createCustomer(input: {name: "A", id: ""}) { customer { name } }`:                                    `id: id must be 1 to 64 of the characters A-Z a-z 0-9 . _ -, got ""`,
		`createCustomer(input: {name: "A", id: "` + servicetest.Customer + `"}) { customer { name } }`:        `id: id must be new, customer "` + servicetest.Customer + `" exists already`,
		`suspendCustomer(id: "nobody") { customer { name } }`:                                                 "<nil>: customer not found: nobody",
		`deleteCustomer(id: "nobody") { id }`:                                                                 "<nil>: customer not found: nobody",
		`setCustomerLimits(id: "` + servicetest.Customer + `", input: {costPerSecond: 0.001}) { __typename }`: "costPerSecond: costPerSecond must be 0 (no limit) or between 0.01 and 1000000000, got 0.001",
		`createKey(input: {scope: READ}) { secret }`:                                                          "customerId: customerId must be given for a key of scope read",
		`createKey(input: {scope: OPERATOR, customerId: "a"}) { secret }`:                                     "customerId: customerId must be left out for a key of scope operator, which belongs to no customer",
		`createKey(input: {scope: OPERATOR, expiresAt: "2020-01-01T00:00:00Z"}) { secret }`:                   "expiresAt: expiresAt must be in the future, got 2020-01-01T00:00:00Z",
		`rotateKey(keyId: "none") { secret }`:                                                                 "<nil>: key not found: none",
		`rotateKey(keyId: "none", graceSeconds: -1) { secret }`:                                               "graceSeconds: graceSeconds must be between 0s and 90d, got -1s",
		`rotateKey(keyId: "` + operator.ID + `", graceSeconds: 59) { secret }`:                                "graceSeconds: graceSeconds must be at least 60 for the key of this request, whose answer may be lost, got 59",
		`revokeKey(keyId: "` + operator.ID + `") { key { keyId } }`:                                           "keyId: keyId must be another one than that of this request: revoke it with another key of scope operator, or by smartmoney key revoke",
		`updateConfig(input: {dailyBudget: 1}) { config { dailyBudget } }`:                                    "<nil>: a key of scope operator selects createCustomer and renameCustomer and suspendCustomer and resumeCustomer and setCustomerLimits and deleteCustomer and createKey and rotateKey and revokeKey only: updateConfig needs a key of scope customer",
	} {
		got := f.asOperator(t, "mutation { "+mutation+" }")
		if len(got.Errors) != 1 {
			t.Errorf("%s: %v", mutation, got.Errors)
			continue
		}
		if is := fmt.Sprintf("%v: %s", got.Errors[0].Extensions["field"], got.Errors[0].Message); is != want {
			t.Errorf("%s:\n got %s\nwant %s", mutation, is, want)
		}
	}
	if keys := f.asOperator(t, `{ operatorKeys { keyId scope uses } }`).Data["operatorKeys"].([]any); len(keys) != 1 || keys[0].(map[string]any)["keyId"] != operator.ID {
		t.Errorf("the keys of operators: %v", keys)
	}
	for _, who := range []string{"Bearer " + f.CustomerKey, "Bearer " + f.ReadKey, "Bearer " + f.IngestKey, f.endUser(t, "one")} {
		for _, document := range []string{
			`{ operatorKeys { keyId } }`, `mutation { createCustomer(input: {name: "A"}) { customer { name } } }`, `mutation { createKey(input: {scope: OPERATOR}) { secret } }`,
			`mutation { revokeKey(keyId: "` + operator.ID + `") { key { keyId } } }`, `mutation { rotateKey(keyId: "` + operator.ID + `") { secret } }`,
			`mutation { suspendCustomer(id: "` + servicetest.Rival + `") { customer { name } } }`, `mutation { resumeCustomer(id: "a") { customer { name } } }`,
			`mutation { renameCustomer(id: "a", name: "b") { customer { name } } }`, `mutation { setCustomerLimits(id: "a", input: {}) { customer { name } } }`,
			`mutation { deleteCustomer(id: "` + servicetest.Rival + `") { id } }`,
		} {
			got, _ := decode(t, f.send("POST", "/graphql", request(document, nil), "Authorization", who))
			if len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != string(smartmoney.CodeForbidden) {
				t.Errorf("%s as %.20s: %v %v", document, who, got.Data, got.Errors)
			}
		}
	}
	if text := f.log.String(); text != "" {
		t.Errorf("something was changed: %s", text)
	}
}
