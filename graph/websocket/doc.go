// Package websocket serves GraphQL operations over websockets, in two protocols:
// graphql-transport-ws, and the older graphql-ws of subscriptions-transport-ws for
// clients that still use it.
//
// A connection authenticates with its API key, in the Authorization header of the upgrade or
// as "Authorization" in the payload of connection_init, which takes precedence. When a key is
// revoked, its connections are closed within Options.Recheck plus the time for which the
// authenticator caches the key. A connection with an end user's token is closed within
// Options.Recheck after that very token has expired.
//
// A slow reader never delays others: a result is written if the socket accepts it at once,
// and queued in memory otherwise. A connection whose queue exceeds the bound is closed with
// 1013; its client resumes by cursor. An idle connection costs one goroutine with a small
// stack, and no timer of its own.
//
// Close codes:
//
//	1000  connection_terminate of the older protocol
//	1002  frames that violate the websocket protocol
//	1007  a message that is not UTF-8
//	1009  a message above the size limit
//	1011  an internal error
//	1012  the process is shutting down: reconnect
//	1013  reconnect later: the reader was too slow and resumes after its last cursor, the
//	      key is at its limit of connections, or keys cannot be checked temporarily
//	4400  a message that the protocol does not define; with a reason
//	4401  an operation before connection_init
//	4403  a key that is missing, invalid or revoked
//	4406  no subprotocol, or an unsupported one
//	4408  no connection_init in time
//	4409  an operation's id is already in use
//	4429  a second connection_init
//
// Clients that follow the protocol treat 1001, 1012, 1013, 4403 and 4408 as temporary and
// retry, and all other codes as fatal. That is why a key at its limit gets 1013, not 4429.
//
// The package knows no GraphQL: its Backend defines what an operation is and does.
package websocket
