package websocket

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/internal/reqid"
	"smartmoney/internal/smartmoney"
)

// handle acts on a message.
func (c *conn) handle(text []byte) {
	m, wrong := c.protocol.decode(text)
	if wrong != "" {
		c.misunderstood(m.id, wrong)
		return
	}
	switch m.kind {
	case kindInit:
		c.init(m.payload)
	case kindStart:
		c.start(m)
	case kindStop:
		if c.stop(m.id) && c.protocol == protocolLegacy {
			c.tell("complete", m.id, nil) // the older protocol confirms it
		}
	case kindPing:
		if m.payload == nil {
			c.sendText([]byte(`{"type":"pong"}`))
			return
		}
		c.sendText(append(append([]byte(`{"type":"pong","payload":`), m.payload...), '}'))
	case kindTerminate:
		c.close(closeNormal, "")
	case kindPong, kindUnknown:
	}
}

// misunderstood answers a message that is not of the protocol. The older one goes on.
func (c *conn) misunderstood(id, wrong string) {
	switch {
	case c.protocol != protocolLegacy:
		c.close(closeBadMessage, wrong)
	case id != "":
		c.tell("error", id, c.protocol.errors(badInput(wrong)))
	default:
		c.rejected(wrong)
	}
}

// rejected says in the older protocol what the close codes of the newer one say.
func (c *conn) rejected(why string) {
	if c.protocol == protocolLegacy {
		payload := encode(map[string]string{"message": why})
		c.sendText(append(append([]byte(`{"type":"connection_error","payload":`), payload...), '}'))
	}
}

// turnAway closes with a reason that both protocols tell.
func (c *conn) turnAway(code int, why string) {
	c.rejected(why)
	c.close(code, why)
}

// init finds out who the caller is.
func (c *conn) init(payload []byte) {
	if c.begun {
		c.turnAway(closeSecondInit, "Too many initialisation requests")
		return
	}
	c.begun = true
	key, given, wrong := authorization(payload)
	if wrong != "" {
		c.turnAway(closeForbidden, wrong)
		return
	}
	if !given {
		key = c.header
	}
	if key == "" {
		c.turnAway(closeForbidden, `missing key: the payload of connection_init must be {"Authorization": "Bearer <key>"}`)
		return
	}
	c.header = ""
	known, cancel := context.WithTimeout(c.ctx, c.server.opts.InitTimeout)
	defer cancel()
	ctx, caller, err := c.server.backend.Authenticate(known, key)
	if err != nil {
		c.unknown(err)
		return
	}
	if err := c.place.Claim(caller.KeyID); err != nil {
		c.turnAway(closeLater, err.Error())
		return
	}
	// The limit of the question must not be that of the operations.
	c.ctx = context.WithoutCancel(ctx)
	c.initTimer.Stop()
	c.key.Store(c.server.hold(caller.KeyID, key))
	c.welcome.Store(true)
	c.send(c.server.welcomes[c.protocol], false)
}

// unknown turns a caller away whom the backend does not know, or cannot know now.
func (c *conn) unknown(err error) {
	if denied(err) {
		known, _ := errors.AsType[*smartmoney.Error](err)
		c.turnAway(closeForbidden, known.Message)
		return
	}
	c.server.opts.Logger.Error("websocket: authentication failed",
		slog.String("request_id", reqid.From(c.ctx)), slog.Any("error", err))
	c.turnAway(closeLater, "keys cannot be checked at the moment, try again")
}

// denied reports whether an error of the backend means that a key is not good.
func denied(err error) bool {
	if err == nil {
		return false
	}
	code := smartmoney.CodeOf(err)
	return code == smartmoney.CodeUnauthenticated || code == smartmoney.CodeForbidden
}

// start begins an operation.
func (c *conn) start(m message) {
	if !c.welcome.Load() {
		c.turnAway(closeUnauthorized, "Unauthorized: connection_init comes first")
		return
	}
	params, err := c.server.backend.DecodeParams(m.payload)
	if err != nil {
		c.misunderstood(m.id, err.Error())
		return
	}
	if c.protocol == protocolLegacy {
		c.stop(m.id) // the older protocol puts the new operation in the old one's place
	}
	op := newOperation(c, m.id)
	duplicate, full, ended := c.admit(op)
	switch {
	case ended:
		return
	case duplicate:
		c.close(closeDuplicate, "Subscriber for "+m.id+" already exists")
		return
	case full:
		c.tell("error", m.id, c.protocol.errors(tooMany(c.server.opts.MaxSubscriptions)))
		return
	}
	running, errs := c.server.backend.Run(c.ctx, params, op)
	if errs != nil {
		op.Done(errs)
		return
	}
	c.run(op, running)
}

// tooMany tells of the operations that a connection may have under way. Some are over soon.
func tooMany(most int) gqlerror.List {
	return gqlerror.List{{
		Message:    fmt.Sprintf("at most %d operations may be under way on one connection: end some first, or open another", most),
		Extensions: map[string]any{"code": string(smartmoney.CodeRateLimited), "retryAfter": 1},
	}}
}

func badInput(text string) gqlerror.List {
	return gqlerror.List{{Message: text, Extensions: map[string]any{"code": string(smartmoney.CodeBadInput)}}}
}
