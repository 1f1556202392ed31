package evm

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"
	"time"
)

// Bounds of what a registry holds in memory. When it is full it is emptied, and reads from the
// store again.
const (
	maxPools  = 200_000
	maxTokens = 200_000
)

// unclearFor is how long a pool is skipped whose contract could be asked, but not be understood:
// the node's error may be the contract's fault, and asking at every swap would let it stop the
// source.
const unclearFor = 10 * time.Minute

// registry knows pools and tokens. It asks contracts once and keeps what they told in the store. It
// is not safe for concurrent use.
type registry struct {
	store   *Facts
	client  *client
	trust   *trust
	chainID int64
	now     func() time.Time

	pools     map[string]Pool
	tokens    map[string]Token
	unclear   map[string]time.Time // pools and tokens that are not asked again before
	allowance allowance
	// tokens of orders, which the next call of learn makes known beside those of pools
	orders map[string]struct{}
	// pools that the allowance did not suffice for, of the last call of learn
	passed map[string]struct{}
	// pools that are not genuine and were saved since some were last forgotten
	unproven int

	newest int64 // number of the last block that learn was called for
	// v4 pools that were not found yet, and the last block that is left to search
	searched map[string]int64
	searches allowance // calls of searches
	span     int64     // blocks of a range of a search at present
	scanned  int       // ranges that were searched at this span
	// stateless says that the node refuses questions for the state of past blocks.
	stateless bool
	report    func(waiting string)
}

func newRegistry(store *Facts, c *client, t *trust, s *Settings, now func() time.Time) *registry {
	return &registry{
		store: store, client: c, trust: t, chainID: s.ChainID, now: now,
		allowance: allowance{most: s.UnknownPools}, passed: map[string]struct{}{}, orders: map[string]struct{}{}, unproven: trimAfter,
		pools: map[string]Pool{}, tokens: map[string]Token{}, unclear: map[string]time.Time{},
		searched: map[string]int64{}, span: longestSpan, report: func(string) {},
		searches: allowance{most: cmp.Or(searchShare*s.RequestsPerSecond, searchMost)},
	}
}

// Reasons to skip the swaps of a pool.
const (
	skipFactory  = "pool is of an unknown factory"
	skipNoPool   = "contract does not answer like a pool"
	skipImpostor = "pool is not known to the factory that it names"
	skipUnclear  = "pool could not be read from the node"
	skipMany     = "too many unknown pools"
	skipV4       = "v4 pool's Initialize was not found"
	skipDecimals = "token has no usable decimals"
	skipToken    = "token could not be read from the node"
)

// maxDecimals is the most that a token of 256 bits can have and still be a number of whole tokens.
const maxDecimals = 77

// market is a pool whose swaps count, with its tokens.
type market struct {
	token0, token1 Token
	trusted        bool // a known factory says that the pool is its own
	tellsPrice     bool // of the native coin
}

// market returns the pool of an id, which learn was called for, or the reason to skip its swaps.
func (r *registry) market(id string) (market, string) {
	p, known := r.pools[id]
	if !known {
		if strings.Contains(id, "/") {
			return market{}, skipV4
		}
		if _, passed := r.passed[id]; passed {
			return market{}, skipMany
		}
		return market{}, skipUnclear
	}
	_, listed := r.trust.factories[p.Factory]
	trusted := listed && p.Genuine
	switch {
	case !listed && !r.trust.any:
		return market{}, skipFactory
	case p.Level < Read, listed && p.Level < Checked && p.Token0 != "":
		return market{}, skipUnclear
	case p.Token0 == "":
		return market{}, skipNoPool
	case !trusted && !r.trust.any:
		return market{}, skipImpostor
	}
	m := market{trusted: trusted, tellsPrice: trusted}
	if _, tells := r.trust.prices[id]; len(r.trust.prices) > 0 && !tells {
		m.tellsPrice = false
	}
	var reason string
	if m.token0, reason = r.token(p.Token0); reason == "" {
		m.token1, reason = r.token(p.Token1)
	}
	return m, reason
}

func (r *registry) token(address string) (Token, string) {
	t, known := r.tokens[address]
	switch {
	case !known:
		return t, skipToken
	case t.Decimals < 0 || t.Decimals > maxDecimals:
		return t, skipDecimals
	}
	return t, ""
}

// learn makes the pools of swaps known, and their tokens, as they are at a block. created are the
// v4 pools whose Initialize was read. It returns an error if the node or the store fails.
func (r *registry) learn(ctx context.Context, at hash, ids []string, created []Pool) error {
	r.forget()
	var changed []Pool
	for _, p := range created {
		if _, trusted := r.trust.factories[p.Factory]; !trusted && !r.trust.any {
			continue
		}
		if r.pools[p.ID].Level < p.Level {
			r.pools[p.ID] = p
			changed = append(changed, p)
		}
	}
	if err := r.load(ctx, ids); err != nil {
		return err
	}
	clear(r.passed)
	asking, unknown := r.allowed(r.wanting(ids))
	asked, err := r.askPools(ctx, at, asking)
	if err != nil {
		return err
	}
	r.spend(unknown)
	changed = append(changed, asked...)
	tokens, err := r.learnTokens(ctx, at, ids)
	if err != nil {
		return err
	}
	if len(changed)+len(tokens) == 0 {
		return nil
	}
	return r.save(ctx, latest(changed), tokens)
}

// save stores what was learnt, and forgets old pools of strangers when many were added.
func (r *registry) save(ctx context.Context, pools []Pool, tokens []Token) error {
	if err := r.store.SavePools(ctx, r.chainID, pools, tokens); err != nil {
		return err
	}
	if r.unproven += unprovenOf(pools); r.unproven < trimAfter {
		return nil
	}
	r.unproven = 0
	return r.store.ForgetPools(ctx, r.chainID, keepUnproven)
}

// latest returns each pool once, at its last level.
func latest(all []Pool) []Pool {
	byID := map[string]Pool{}
	for _, p := range all {
		if byID[p.ID].Level < p.Level {
			byID[p.ID] = p
		}
	}
	return slices.Collect(maps.Values(byID))
}

// forget empties what is full.
func (r *registry) forget() {
	if len(r.pools) > maxPools {
		clear(r.pools)
	}
	if len(r.tokens) > maxTokens {
		clear(r.tokens)
	}
	if len(r.unclear) > maxPools {
		clear(r.unclear)
	}
	if len(r.searched) > maxPools {
		clear(r.searched)
	}
	now := r.now()
	maps.DeleteFunc(r.unclear, func(_ string, until time.Time) bool { return !now.Before(until) })
}

// load reads pools from the store that are not in memory.
func (r *registry) load(ctx context.Context, ids []string) error {
	var missing []string
	for _, id := range ids {
		if _, known := r.pools[id]; !known {
			missing = append(missing, id)
		}
	}
	if len(missing) == 0 {
		return nil
	}
	found, err := r.store.Pools(ctx, r.chainID, missing)
	for _, p := range found {
		r.pools[p.ID] = p
	}
	return err
}

// levelOf returns the level to which a pool must be known.
func (r *registry) levelOf(p *Pool) Level {
	_, listed := r.trust.factories[p.Factory]
	switch {
	case p.Level < Claimed:
		return Claimed
	case listed && p.Level < Read, r.trust.any:
		return Read
	case listed && p.Token0 != "":
		return Checked
	}
	return p.Level
}

// wanting returns the pools that must be asked for more than is known.
func (r *registry) wanting(ids []string) []Pool {
	var all []Pool
	for _, id := range ids {
		p := r.pools[id]
		p.ID = id
		_, unclear := r.unclear[id]
		_, listed := r.trust.factories[p.Factory]
		if !unclear && (p.Level < r.levelOf(&p) || listed && p.Token0 != "" && p.Level < Checked) {
			all = append(all, p)
		}
	}
	return all
}

// askPools asks pools for what is missing, level by level, and returns those that are known better
// now.
func (r *registry) askPools(ctx context.Context, at hash, pools []Pool) ([]Pool, error) {
	var contracts, v4 []Pool
	for _, p := range pools {
		if strings.Contains(p.ID, "/") {
			v4 = append(v4, p)
		} else {
			contracts = append(contracts, p)
		}
	}
	changed, err := r.findV4(ctx, at, v4)
	if err != nil {
		return nil, err
	}
	for _, ask := range []func(context.Context, hash, []Pool) ([]Pool, error){r.askFactory, r.askTokens, r.check} {
		told, err := ask(ctx, at, contracts)
		if err != nil {
			return nil, err
		}
		changed = append(changed, told...)
		ids := make([]string, len(contracts))
		for i := range contracts {
			ids[i] = contracts[i].ID
		}
		contracts = r.wanting(ids)
	}
	return changed, nil
}

// The functions of pools, factories and tokens that are called.
var (
	callFactory  = selector("factory()")
	callToken0   = selector("token0()")
	callToken1   = selector("token1()")
	callFee      = selector("fee()")
	callSpacing  = selector("tickSpacing()")
	callStable   = selector("stable()")
	callGetPair  = selector("getPair(address,address)")
	callGetPool  = selector("getPool(address,address,uint24)")
	callGetSlip  = selector("getPool(address,address,int24)")
	callGetSolid = selector("getPool(address,address,bool)")
	callPoolKeys = selector("poolKeys(bytes25)")
	callDecimals = selector("decimals()")
	callSymbol   = selector("symbol()")
)

// askFactory asks pools that nothing is known of for their factory.
func (r *registry) askFactory(ctx context.Context, at hash, pools []Pool) ([]Pool, error) {
	var asking []Pool
	var questions []*question
	for _, p := range pools {
		if p.Level < Claimed {
			asking = append(asking, p)
			questions = append(questions, &question{to: p.ID, input: input(callFactory)})
		}
	}
	return r.askEach(ctx, at, asking, questions, func(p *Pool, answer *question) {
		p.Level, p.Factory = Claimed, answer.address()
	})
}

// askEach asks one question about each of some pools, and returns those with a clear answer, as set
// makes them.
func (r *registry) askEach(ctx context.Context, at hash, asking []Pool, questions []*question, set func(p *Pool, answer *question)) ([]Pool, error) {
	if err := r.client.contracts(ctx, at, questions); err != nil {
		return nil, err
	}
	var told []Pool
	for i, p := range asking {
		if r.isUnclear(p.ID, questions[i]) {
			continue
		}
		set(&p, questions[i])
		told = append(told, p)
		r.pools[p.ID] = p
	}
	return told, nil
}

// isUnclear reports whether a question has no clear answer, and remembers it for a while.
func (r *registry) isUnclear(id string, asked ...*question) bool {
	for _, q := range asked {
		if q.unclear {
			r.unclear[id] = r.now().Add(unclearFor)
			return true
		}
	}
	return false
}

// askTokens asks pools for their tokens, and for what tells them from other pools of the same
// tokens.
func (r *registry) askTokens(ctx context.Context, at hash, pools []Pool) ([]Pool, error) {
	var asking []Pool
	var questions []*question
	for _, p := range pools {
		if p.Level != Claimed {
			continue
		}
		asking = append(asking, p)
		variant := callFee
		switch r.trust.factories[p.Factory].kind {
		case kindSolidly:
			variant = callStable
		case kindSlipstream:
			variant = callSpacing
		}
		for _, function := range [][4]byte{callToken0, callToken1, variant} {
			questions = append(questions, &question{to: p.ID, input: input(function)})
		}
	}
	if err := r.client.contracts(ctx, at, questions); err != nil {
		return nil, err
	}
	var told []Pool
	for i, p := range asking {
		q := questions[3*i : 3*i+3]
		if r.isUnclear(p.ID, q...) {
			continue
		}
		p.Level, p.Token0, p.Token1 = Read, q[0].address(), q[1].address()
		if p.Token0 == "" || p.Token1 == "" || p.Token0 == p.Token1 {
			p.Token0, p.Token1 = "", ""
		}
		if w, ok := words(q[2].answer, 1); ok {
			p.Variant, _ = w[0].signed()
		}
		told = append(told, p)
		r.pools[p.ID] = p
	}
	return told, nil
}

// check asks known factories whether pools are their own.
func (r *registry) check(ctx context.Context, at hash, pools []Pool) ([]Pool, error) {
	var asking []Pool
	var questions []*question
	for _, p := range pools {
		f, listed := r.trust.factories[p.Factory]
		if !listed || p.Level != Read || p.Token0 == "" {
			continue
		}
		asking = append(asking, p)
		questions = append(questions, &question{to: p.Factory, input: f.poolOf(&p), want: p.ID})
	}
	return r.askEach(ctx, at, asking, questions, func(p *Pool, answer *question) {
		p.Level, p.Genuine = Checked, answer.address() == p.ID
	})
}

// poolOf returns the call that asks the factory for its pool like p.
func (f factory) poolOf(p *Pool) data {
	token0, _ := parseAddress(p.Token0)
	token1, _ := parseAddress(p.Token1)
	pair := []word{token0.word(), token1.word()}
	switch f.kind {
	case kindV3:
		return input(callGetPool, append(pair, argument(p.Variant))...)
	case kindSlipstream:
		return input(callGetSlip, append(pair, argument(p.Variant))...)
	case kindSolidly:
		return input(callGetSolid, append(pair, argument(p.Variant))...)
	}
	return input(callGetPair, pair...)
}

// learnTokens makes the tokens known of the pools whose swaps may count, and returns those that
// were not stored.
func (r *registry) learnTokens(ctx context.Context, at hash, ids []string) ([]Token, error) {
	wanted := r.orders
	r.orders = map[string]struct{}{}
	for _, id := range ids {
		p := r.pools[id]
		_, listed := r.trust.factories[p.Factory]
		if p.Token0 == "" || !r.trust.any && (!listed || !p.Genuine) {
			continue
		}
		wanted[p.Token0], wanted[p.Token1] = struct{}{}, struct{}{}
	}
	missing := map[string]struct{}{}
	for t := range wanted {
		_, known := r.tokens[t]
		_, unclear := r.unclear[t]
		switch {
		case known || unclear:
		case t == address{}.String(), t == coinOfOrders: // the native coin in v4, and in orders
			r.tokens[t] = Token{Address: t, Decimals: 18, Symbol: "ETH"}
		default:
			missing[t] = struct{}{}
		}
	}
	if len(missing) == 0 {
		return nil, nil
	}
	stored, err := r.store.PoolTokens(ctx, r.chainID, slices.Collect(maps.Keys(missing)))
	if err != nil {
		return nil, err
	}
	for _, t := range stored {
		r.tokens[t.Address] = t
		delete(missing, t.Address)
	}
	return r.askAboutTokens(ctx, at, slices.Sorted(maps.Keys(missing)))
}

func (r *registry) askAboutTokens(ctx context.Context, at hash, addresses []string) ([]Token, error) {
	var questions []*question
	for _, t := range addresses {
		questions = append(questions, &question{to: t, input: input(callDecimals)}, &question{to: t, input: input(callSymbol)})
	}
	if err := r.client.contracts(ctx, at, questions); err != nil {
		return nil, err
	}
	var told []Token
	for i, address := range addresses {
		q := questions[2*i : 2*i+2]
		if r.isUnclear(address, q[0]) {
			continue
		}
		t := Token{Address: address, Decimals: -1, Symbol: text(q[1].answer)}
		if w, ok := words(q[0].answer, 1); ok {
			if n, ok := w[0].unsigned(); ok && n <= 255 {
				t.Decimals = int(n)
			}
		}
		told = append(told, t)
		r.tokens[address] = t
	}
	return told, nil
}

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
