// Package websocket serves GraphQL operations over websockets, in two protocols:
// graphql-transport-ws, and the older graphql-ws of subscriptions-transport-ws for
// clients that still speak it.
//
// A connection says who it is by its API key, in the Authorization header of the
// upgrade or as "Authorization" in the payload of connection_init, which wins. A key
// that ends to be good ends its connections within Options.Recheck, and the time for
// which the authenticator remembers it.
//
// It promises that nobody waits for a slow reader: a result is written if the socket
// takes it at once, and waits in memory otherwise. Who lets more wait than the bound is
// cut off with 1013 and goes on by cursor. An idle connection costs one goroutine with a
// small stack, and no timer of its own.
//
// Why a connection is closed:
//
//	1000  the older protocol's connection_terminate
//	1002  frames that are no websocket's
//	1007  a message that is not UTF-8
//	1009  a message above the bound
//	1011  an error inside
//	1012  the process stops: come again
//	1013  come again later: the reader was too slow and goes on after its last cursor, the
//	      key holds its most connections, or keys cannot be checked at the moment
//	4400  a message that the protocol does not know, with what is wrong about it
//	4401  an operation before connection_init
//	4403  no key, or one that is not good (any more)
//	4406  no subprotocol, or none of the two
//	4408  no connection_init in time
//	4409  an operation's id is in use
//	4429  a second connection_init
//
// Clients by the protocol take 1001, 1012, 1013, 4403 and 4408 for passing and try again,
// the others for final. That is why too many connections of one key are not told by 4429.
//
// The package knows no GraphQL: what an operation is and does is its Backend's matter.
package websocket
