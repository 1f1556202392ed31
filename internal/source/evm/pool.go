package evm

// Level says how much of a pool was read. Later levels include earlier ones.
type Level int

// The levels. Their numbers are stored.
const (
	Claimed Level = 1 // the factory that the pool names
	Read    Level = 2 // its tokens and its variant
	Checked Level = 3 // whether that factory knows the pool as its own
)

// Pool is a pool of two tokens as its contract describes it. Anyone can deploy a contract that
// claims anything: only Genuine says that the factory agrees.
type Pool struct {
	// the contract's address; "<PoolManager>/<id of 32 bytes>" of Uniswap v4; 0x and lower case
	ID    string
	Level Level
	// the factory's address as the pool names it, of v4 the PoolManager; "" if it names none
	Factory string
	Token0  string // addresses; "" if the contract does not answer like a pool
	Token1  string
	// tells pools of the same tokens apart: the fee or tick spacing, 1 for a stable pool; 0 if
	// there is one only
	Variant int64
	Genuine bool // the factory says that the pool is its own; at Checked only
}

// Token is a token as its contract describes it.
type Token struct {
	Address  string // 0x and lower case
	Decimals int    // 0 to 255; -1 if the contract does not say
	Symbol   string // as the contract says; "" if it does not
}
