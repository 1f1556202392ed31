package websocket

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func (c *conn) handle(text []byte) {
	m, wrong := c.protocol.decode(text)
	if wrong != "" {
		c.badMessage(m.id, wrong)
		return
	}
	switch m.kind {
	case kindInit:
		c.init(m.payload)
	case kindStart:
		c.start(m)
	case kindStop:
		if c.stop(m.id) && c.protocol == protocolLegacy {
			c.sendMessage("complete", m.id, nil) // the older protocol confirms a stop
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

// badMessage answers a message that violates the protocol. Only the newer protocol closes
// the connection.
func (c *conn) badMessage(id, wrong string) {
	switch {
	case c.protocol != protocolLegacy:
		c.close(closeBadMessage, wrong)
	case id != "":
		c.sendMessage("error", id, c.protocol.errors(badInput(wrong)))
	default:
		c.connectionError(wrong)
	}
}

// connectionError sends a connection_error in the older protocol, whose clients do not read
// close codes.
func (c *conn) connectionError(why string) {
	if c.protocol == protocolLegacy {
		payload := encode(map[string]string{"message": why})
		c.sendText(append(append([]byte(`{"type":"connection_error","payload":`), payload...), '}'))
	}
}

// reject closes the connection with a reason that reaches clients of both protocols.
func (c *conn) reject(code int, why string) {
	c.connectionError(why)
	c.close(code, why)
}

func (c *conn) init(payload []byte) {
	if c.initiated {
		c.reject(closeSecondInit, "Too many initialisation requests")
		return
	}
	c.initiated = true
	key, given, wrong := authorization(payload)
	if wrong != "" {
		c.reject(closeForbidden, wrong)
		return
	}
	if !given {
		key = c.header
	}
	if key == "" {
		c.reject(closeForbidden, `missing key: the payload of connection_init must be {"Authorization": "Bearer <key>"}`)
		return
	}
	c.header = ""
	authCtx, cancel := context.WithTimeout(c.ctx, c.server.opts.InitTimeout)
	defer cancel()
	ctx, caller, err := c.server.backend.Authenticate(authCtx, key)
	if err != nil {
		c.authenticationFailed(err)
		return
	}
	if err := c.open.Claim(caller); err != nil {
		c.reject(closeLater, err.Error())
		return
	}
	c.out.ReserveAs(c.server.opts.Gate.Reservation(caller.CustomerID, limits.Responses))
	// The timeout of the authentication must not end the operations.
	c.ctx = context.WithoutCancel(ctx)
	c.initTimer.Stop()
	c.key.Store(c.server.keys.add(c, key))
	c.authenticated.Store(true)
	c.send(c.server.welcomes[c.protocol], nil)
}

// authenticationFailed closes the connection after the backend rejected the key or failed to
// check it.
func (c *conn) authenticationFailed(err error) {
	if known, _ := errors.AsType[*smartmoney.Error](err); denied(err) {
		c.reject(closeForbidden, known.Message)
		return
	}
	c.server.opts.Logger.Error("websocket authentication failed, closing the connection",
		slog.String("request_id", httpapi.RequestID(c.ctx)), slog.Any("error", err))
	c.reject(closeLater, "keys cannot be checked at the moment, try again")
}

// denied reports whether an error of the backend rejects a key.
func denied(err error) bool {
	code := smartmoney.CodeOf(err) // INTERNAL without an error
	return code == smartmoney.CodeUnauthenticated || code == smartmoney.CodeForbidden
}

func (c *conn) start(m message) {
	if !c.authenticated.Load() {
		c.reject(closeUnauthorized, "Unauthorized: connection_init comes first")
		return
	}
	params, err := c.server.backend.DecodeParams(m.payload)
	if err != nil {
		c.badMessage(m.id, err.Error())
		return
	}
	if c.protocol == protocolLegacy {
		c.stop(m.id) // in the older protocol the new operation replaces the old one
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
		c.sendMessage("error", m.id, c.protocol.errors(tooMany(c.server.opts.MaxSubscriptions)))
		return
	}
	running, errs := c.server.backend.Run(c.ctx, params, op)
	if errs != nil {
		op.Done(errs)
		return
	}
	c.run(op, running)
}

// tooMany returns the error of a connection at its limit of operations. Queries end soon, so
// retryAfter is short.
func tooMany(limit int) gqlerror.List {
	return gqlerror.List{{
		Message:    fmt.Sprintf("a connection may run at most %d operations at a time: end some first, or open another connection", limit),
		Extensions: map[string]any{"code": string(smartmoney.CodeRateLimited), "retryAfter": 1},
	}}
}

func badInput(text string) gqlerror.List {
	return gqlerror.List{{Message: text, Extensions: map[string]any{"code": string(smartmoney.CodeBadInput)}}}
}
