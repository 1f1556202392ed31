// Package scalar maps GraphQL's scalars and its Node interface onto Go. Numbers,
// strings and times are written by walletjson, so that they read the same in every
// interface. What a caller gives wrong is an *InputError.
package scalar
