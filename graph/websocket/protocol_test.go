package websocket

import (
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestConversations plays conversations line by line: "> " is sent, "< " is the next message
// that must arrive, "! " is the close code and reason of the server.
func TestConversations(t *testing.T) {
	t.Parallel()
	const (
		begin = `> {"type":"connection_init"}`
		ack   = `< {"type":"connection_ack"}`
		ka    = `< {"type":"ka"}`
	)
	long := strings.Repeat("i", maxID)
	for name, lines := range map[string][]string{
		// Newer protocol.
		"query": {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"now {\"data\":{\"n\":1}}"}}`,
			`< {"id":"1","type":"next","payload":{"data":{"n":1}}}`, `< {"id":"1","type":"complete"}`},
		"key in the payload": {`> {"type":"connection_init","payload":{"Authorization":"Bearer mine"}}`, ack,
			`> {"id":"1","type":"subscribe","payload":{"query":"who"}}`, `< {"id":"1","type":"next","payload":"mine"}`},
		"key in the payload in another case": {`> {"type":"connection_init","payload":{"x":1,"aUTHORIZATION":"Bearer mine"}}`, ack,
			`> {"id":"1","type":"subscribe","payload":{"query":"who"}}`, `< {"id":"1","type":"next","payload":"mine"}`},
		"key in the header": {`> {"type":"connection_init","payload":{"Authorization":null}}`, ack,
			`> {"id":"1","type":"subscribe","payload":{"query":"who"}}`, `< {"id":"1","type":"next","payload":"good"}`},
		"key of the payload is bad": {`> {"type":"connection_init","payload":{"Authorization":"Bearer bad"}}`, `! 4403 invalid or expired key`},
		"key of another scope":      {`> {"type":"connection_init","payload":{"Authorization":"Bearer ingest"}}`, `! 4403 scope customer`},
		"key is empty":              {`> {"type":"connection_init","payload":{"Authorization":""}}`, `! 4403 missing key: the payload of connection_init must be {"Authorization": "Bearer <key>"}`},
		"key is no text":            {`> {"type":"connection_init","payload":{"Authorization":7}}`, `! 4403 Authorization must be a string`},
		"key twice":                 {`> {"type":"connection_init","payload":{"authorization":"Bearer a","AUTHORIZATION":"Bearer b"}}`, `! 4403 once`},
		"keys cannot be checked":    {`> {"type":"connection_init","payload":{"Authorization":"Bearer down"}}`, `! 1013 keys cannot be checked at the moment, try again`},
		"authentication crashes":    {`> {"type":"connection_init","payload":{"Authorization":"Bearer crash"}}`, `! 1011 internal error, request id request-7`},
		"operation crashes":         {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"crash"}}`, `! 1011 internal error, request id request-7`},
		"ping before init":          {`> {"type":"ping"}`, `< {"type":"pong"}`, begin, ack},
		"ping with payload":         {`> {"type":"ping","payload":{"a":[1, 2]}}`, `< {"type":"pong","payload":{"a":[1, 2]}}`},
		"ping with null":            {`> {"type":"ping","payload":null}`, `< {"type":"pong"}`},
		"pong and complete before init": {`> {"type":"pong"}`, `> {"type":"pong","payload":{}}`, `> {"id":"1","type":"complete"}`,
			begin, ack},
		"subscribe before init":        {`> {"id":"1","type":"subscribe","payload":{"query":"now 1"}}`, `! 4401 Unauthorized`},
		"second init":                  {begin, ack, begin, `! 4429 Too many initialisation requests`},
		"second init in a row":         {begin, begin, ack, `! 4429 Too many initialisation requests`},
		"no JSON":                      {`> hello`, `! 4400 JSON object`},
		"empty message":                {`> `, `! 4400 JSON object`},
		"a list":                       {`> []`, `! 4400 JSON object`},
		"null":                         {`> null`, `! 4400 type is missing`},
		"two values":                   {`> {"type":"ping"}{"type":"ping"}`, `! 4400 JSON object`},
		"no type":                      {`> {"id":"1"}`, `! 4400 type is missing`},
		"type is a number":             {`> {"type":1}`, `! 4400 a string in type`},
		"unknown type":                 {begin, ack, `> {"type":"dance"}`, `! 4400 type "dance" is unknown`},
		"unknown type is long":         {`> {"type":"` + strings.Repeat("é", 500) + `"}`, `! 4400 type "éé`},
		"type of the other protocol":   {begin, ack, `> {"id":"1","type":"start","payload":{"query":"now 1"}}`, `! 4400 "start" is unknown`},
		"type of the server":           {begin, ack, `> {"id":"1","type":"next","payload":{}}`, `! 4400 "next" is unknown`},
		"init payload is a text":       {`> {"type":"connection_init","payload":"x"}`, `! 4400 payload of connection_init must be an object`},
		"init payload is a list":       {`> {"type":"connection_init","payload":[]}`, `! 4400 payload of connection_init must be an object`},
		"ping payload is a number":     {`> {"type":"ping","payload":3}`, `! 4400 payload of ping must be an object`},
		"subscribe without id":         {begin, ack, `> {"type":"subscribe","payload":{"query":"now 1"}}`, `! 4400 id of subscribe must be a string of 1 to 256 bytes`},
		"subscribe with empty id":      {begin, ack, `> {"id":"","type":"subscribe","payload":{"query":"now 1"}}`, `! 4400 id of subscribe`},
		"subscribe with a number":      {begin, ack, `> {"id":1,"type":"subscribe","payload":{"query":"now 1"}}`, `! 4400 id of subscribe`},
		"subscribe without payload":    {begin, ack, `> {"id":"1","type":"subscribe"}`, `! 4400 payload of subscribe must be an object`},
		"subscribe with null":          {begin, ack, `> {"id":"1","type":"subscribe","payload":null}`, `! 4400 payload of subscribe must be an object`},
		"subscribe without query":      {begin, ack, `> {"id":"1","type":"subscribe","payload":{}}`, `! 4400 query is required`},
		"complete without id":          {begin, ack, `> {"type":"complete"}`, `! 4400 id of complete`},
		"longest id":                   {begin, ack, `> {"id":"` + long + `","type":"subscribe","payload":{"query":"now 1"}}`, `< {"id":"` + long + `","type":"next","payload":1}`},
		"id is too long":               {begin, ack, `> {"id":"` + long + `i","type":"subscribe","payload":{"query":"now 1"}}`, `! 4400 id of subscribe`},
		"id with quotes":               {begin, ack, `> {"id":"\"\\é","type":"subscribe","payload":{"query":"now 1"}}`, `< {"id":"\"\\é","type":"next","payload":1}`},
		"error is final":               {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"invalid"}}`, `< {"id":"1","type":"error","payload":[{"message":"first"},{"message":"second","extensions":{"code":"BAD_USER_INPUT"}}]}`, `> {"type":"ping"}`, `< {"type":"pong"}`},
		"error after results":          {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"fail 1"}}`, `< {"id":"1","type":"next","payload":1}`, `< {"id":"1","type":"error","payload":[{"message":"broken"}]}`, `> {"type":"ping"}`, `< {"type":"pong"}`},
		"complete is not answered":     {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"live"}}`, `> {"id":"1","type":"complete"}`, `> {"type":"ping"}`, `< {"type":"pong"}`},
		"complete of an unknown id":    {begin, ack, `> {"id":"1","type":"complete"}`, `> {"type":"ping"}`, `< {"type":"pong"}`},
		"id in use":                    {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"live"}}`, `> {"id":"1","type":"subscribe","payload":{"query":"now 1"}}`, `! 4409 Subscriber for 1 already exists`},
		"longest id in use":            {begin, ack, `> {"id":"` + long + `","type":"subscribe","payload":{"query":"live"}}`, `> {"id":"` + long + `","type":"subscribe","payload":{"query":"now 1"}}`, `! 4409 Subscriber for iiii`},
		"id again after complete":      {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"live"}}`, `> {"id":"1","type":"complete"}`, `> {"id":"1","type":"subscribe","payload":{"query":"now 2"}}`, `< {"id":"1","type":"next","payload":2}`, `< {"id":"1","type":"complete"}`},
		"id again after the end":       {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"now 1"}}`, `< {"id":"1","type":"next","payload":1}`, `< {"id":"1","type":"complete"}`, `> {"id":"1","type":"subscribe","payload":{"query":"now 2"}}`, `< {"id":"1","type":"next","payload":2}`, `< {"id":"1","type":"complete"}`},
		"id again after an error":      {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"invalid"}}`, `> {"id":"1","type":"subscribe","payload":{"query":"live"}}`, `< {"id":"1","type":"error","payload":[{"message":"first"},{"message":"second","extensions":{"code":"BAD_USER_INPUT"}}]}`, `> {"type":"ping"}`, `< {"type":"pong"}`},
		"many at a time":               {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"live"}}`, `> {"id":"2","type":"subscribe","payload":{"query":"now 2"}}`, `< {"id":"2","type":"next","payload":2}`, `< {"id":"2","type":"complete"}`},
		"too many at a time":           {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"live"}}`, `> {"id":"2","type":"subscribe","payload":{"query":"live"}}`, `> {"id":"3","type":"subscribe","payload":{"query":"now 3"}}`, `< {"id":"3","type":"error","payload":[{"message":"a connection may run at most 2 operations at a time: end some first, or open another connection","extensions":{"code":"RATE_LIMITED","retryAfter":1}}]}`, `> {"id":"1","type":"complete"}`, `> {"id":"3","type":"subscribe","payload":{"query":"now 3"}}`, `< {"id":"3","type":"next","payload":3}`},
		"names match exactly":          {begin, ack, `> {"TYPE":"ping"}`, `! 4400 type is missing`},
		"a name twice":                 {begin, ack, `> {"type":"pong","type":"ping"}`, `! 4400 a message must name "type" once`},
		"a name twice, inside":         {begin, ack, `> {"id":"1","type":"subscribe","payload":{"query":"now 1","query":"now 2"}}`, `! 4400 a message must name "query" once`},
		"after the end nothing counts": {`> x`, begin, `> {"type":"ping"}`, `! 4400 JSON object`},

		// Older protocol.
		"legacy: query":              {begin, ack, ka, `> {"id":"1","type":"start","payload":{"query":"now {\"data\":1}"}}`, `< {"id":"1","type":"data","payload":{"data":1}}`, `< {"id":"1","type":"complete"}`},
		"legacy: start without ack":  {begin, `> {"id":"1","type":"start","payload":{"query":"now 1"}}`, ack, ka, `< {"id":"1","type":"data","payload":1}`},
		"legacy: key in the payload": {`> {"type":"connection_init","payload":{"authorization":"Bearer mine"}}`, ack, ka, `> {"id":"1","type":"start","payload":{"query":"who"}}`, `< {"id":"1","type":"data","payload":"mine"}`},
		"legacy: bad key":            {`> {"type":"connection_init","payload":{"Authorization":"Bearer bad"}}`, `< {"type":"connection_error","payload":{"message":"invalid or expired key"}}`, `! 4403 invalid or expired key`},
		"legacy: error is an object": {begin, ack, ka, `> {"id":"1","type":"start","payload":{"query":"invalid"}}`, `< {"id":"1","type":"error","payload":{"message":"first","errors":[{"message":"first"},{"message":"second","extensions":{"code":"BAD_USER_INPUT"}}]}}`},
		"legacy: stop is confirmed":  {begin, ack, ka, `> {"id":"1","type":"start","payload":{"query":"live"}}`, `> {"id":"1","type":"stop"}`, `< {"id":"1","type":"complete"}`, `> {"id":"1","type":"stop"}`, `> {"id":"2","type":"start","payload":{"query":"now 2"}}`, `< {"id":"2","type":"data","payload":2}`},
		"legacy: id in use":          {begin, ack, ka, `> {"id":"1","type":"start","payload":{"query":"live"}}`, `> {"id":"1","type":"start","payload":{"query":"now 1"}}`, `< {"id":"1","type":"data","payload":1}`, `< {"id":"1","type":"complete"}`},
		"legacy: start before init":  {`> {"id":"1","type":"start","payload":{"query":"now 1"}}`, `< {"type":"connection_error","payload":{"message":"Unauthorized: connection_init comes first"}}`, `! 4401 Unauthorized`},
		"legacy: second init":        {begin, ack, ka, begin, `< {"type":"connection_error","payload":{"message":"Too many initialisation requests"}}`, `! 4429 Too many`},
		"legacy: terminate":          {begin, ack, ka, `> {"type":"connection_terminate"}`, `! 1000 `},
		"legacy: no JSON":            {`> x`, `< {"type":"connection_error","payload":{"message":"a message must be a JSON object with a string in type"}}`, begin, ack, ka},
		"legacy: unknown type":       {begin, ack, ka, `> {"id":"1","type":"subscribe","payload":{"query":"now 1"}}`, `< {"id":"1","type":"error","payload":{"message":"type \"subscribe\" is unknown","extensions":{"code":"BAD_USER_INPUT"},"errors":[{"message":"type \"subscribe\" is unknown","extensions":{"code":"BAD_USER_INPUT"}}]}}`, `> {"id":"1","type":"start","payload":{"query":"now 1"}}`, `< {"id":"1","type":"data","payload":1}`},
		"legacy: no ping":            {begin, ack, ka, `> {"type":"ping"}`, `< {"type":"connection_error","payload":{"message":"type \"ping\" is unknown"}}`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			protocol := nameTransport
			if strings.HasPrefix(name, "legacy: ") {
				protocol = nameLegacy
			}
			f := newFixture(t, func(o *Options) { o.MaxSubscriptions = 2 })
			c := f.dial(protocol)
			if c.Subprotocol() != protocol {
				t.Fatalf("subprotocol %q", c.Subprotocol())
			}
			for _, line := range lines {
				c.play(line)
			}
			if ended := strings.HasPrefix(lines[len(lines)-1], "!"); ended {
				testkit.Eventually(t, "the connection's end", func() bool { return f.Stats().Open == 0 })
			} else if f.Stats().Open != 1 {
				t.Error("the connection has ended")
			}
		})
	}
}

// play plays one line of a conversation.
func (c *client) play(line string) {
	c.t.Helper()
	text := line[2:]
	switch line[0] {
	case '>':
		c.send(text)
	case '<':
		c.expect(text)
	case '!':
		code, reason, _ := strings.Cut(text, " ")
		got, err := c.receive()
		if err == nil {
			c.t.Fatalf("received %s, want a close", got)
		}
		if !strings.Contains(err.Error(), "close "+code) || !strings.Contains(err.Error(), reason) {
			c.t.Fatalf("closed with %v, want %s and %q", err, code, reason)
		}
	}
}

func TestSubprotocol(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	for _, tt := range []struct{ offered, want string }{
		{nameTransport + "," + nameLegacy, nameTransport},
		{nameLegacy + "," + nameTransport, nameTransport},
		{"soap," + nameLegacy, nameLegacy},
	} {
		if got := f.dial(tt.offered).Subprotocol(); got != tt.want {
			t.Errorf("of %q: %q, want %q", tt.offered, got, tt.want)
		}
	}
	for _, offered := range []string{"", "soap", "GraphQL-WS"} {
		f.dial(offered).expectClose(4406, "Subprotocol not acceptable")
	}
}

func TestInitTimeout(t *testing.T) {
	t.Parallel()
	f := newFixture(t, func(o *Options) { o.InitTimeout = 50 * time.Millisecond })
	late := f.dial(nameTransport)
	late.send(`{"type":"ping"}`) // other messages do not authenticate
	late.expectClose(4408, "Connection initialisation timeout")
	legacy := f.dial(nameLegacy)
	legacy.expect(`{"type":"connection_error","payload":{"message":"Connection initialisation timeout"}}`)
	legacy.expectClose(4408, "Connection initialisation timeout")

	f = newFixture(t, func(o *Options) { o.InitTimeout = 2 * time.Second })
	inTime := f.begun(nameTransport)
	// dialled later, so the timeout of inTime has passed, too
	f.dial(nameTransport).expectClose(4408, "")
	inTime.send(`{"type":"ping"}`)
	inTime.expect(`{"type":"pong"}`)
}

func TestNothingFollowsTheClientsComplete(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	c := f.subscribed()
	op := f.backend.running()[0]
	f.backend.publish("1")
	c.expect(`{"id":"a","type":"next","payload":1}`)
	c.send(`{"id":"a","type":"complete"}`)
	<-op.ctx.Done()
	// A backend may be publishing while it is stopped.
	op.writer.Next(result("2"))
	op.writer.Done(nil)
	c.send(`{"type":"ping"}`)
	c.expect(`{"type":"pong"}`)
}

func TestPayloadsOfEverySize(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	c := f.subscribed()
	head := `{"id":"a","type":"next","payload":`
	for _, size := range []int{1, 125, 126, 127, 1000, 65534, 65535, 65536, 65537, 2 << 20} {
		if size < len(head)+2 {
			size = len(head) + 2
		}
		body := strings.Repeat("7", size-len(head)-1)
		f.backend.publish(body)
		c.expect(head + body + "}")
	}
}
