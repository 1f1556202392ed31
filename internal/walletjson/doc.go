// Package walletjson writes JSON by appending to a byte slice: the scalars of the
// interfaces and the plain fields of a wallet (interface 2.1). GraphQL and REST
// share it, so that one number reads the same everywhere. It never fails: what
// JSON cannot say (infinities, NaN) is written as the nearest number it can.
package walletjson
