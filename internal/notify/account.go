package notify

import (
	"cmp"
	"math"
	"slices"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/smartmoney"
)

// Account is one customer as delivery sees it.
type Account struct {
	CustomerID    string
	ConfigVersion int64
	LogVersion    int64 // of the customer's log, see store.Notice
	Config        smartmoney.Config
}

// account is an Account with those of its settings, in the form in which a trade asks
// for them, that its screen does not have.
type account struct {
	profile *profile
	types   uint8 // bit by NotificationType.Index: enabled, and its priority passes
	limits  [smartmoney.TypeCount]uint16

	*Account
}

// prefilter is what tells of most accounts in a moment that a trade is nothing to them.
// Accounts are many, and what lies together is read at once.
type prefilter struct {
	window     int64 // ns
	cooldown   int64 // ns
	whaleMin   float64
	minWallets int32
	whaleRank  int32
	budget     uint16
	chains     uint8 // bit by Chain.Index
}

func newPrefilter(c *smartmoney.Config, p *profile) prefilter {
	s := prefilter{
		window: p.Window, cooldown: int64(c.Cooldown()), whaleMin: p.WhaleMin, minWallets: int32(min(p.MinWallets, math.MaxInt32)),
		whaleRank: int32(min(p.WhaleMaxRank, math.MaxInt32)), budget: limit(c.DailyBudget),
	}
	for _, chain := range c.Chains {
		s.chains |= 1 << chain.Index()
	}
	return s
}

// open reports whether the account can get anything about a trade at a time, unix ns,
// having had so many notifications on that day, and the last one on the token at last.
func (s *prefilter) open(chain smartmoney.Chain, time int64, sent uint16, last int64) bool {
	return s.chains&(1<<chain.Index()) != 0 && sent < s.budget && !s.cooling(time, last)
}

// cooling reports whether the last notification on a token was too recently.
func (s *prefilter) cooling(time, last int64) bool { return s.cooldown > 0 && time-last < s.cooldown }

const noLimit = 1<<16 - 1

func newAccount(a *Account, profile *profile) account {
	c := &a.Config
	out := account{profile: profile, Account: a}
	for i, typ := range smartmoney.NotificationTypes() {
		if slices.Contains(c.SignalTypes, typ) && c.PriorityFilter.Passes(typ.Priority()) {
			out.types |= 1 << i
		}
		out.limits[i] = noLimit
		if most, ok := c.PerTypeLimits[typ]; ok {
			out.limits[i] = limit(most)
		}
	}
	return out
}

func limit(n int) uint16 { return uint16(min(max(n, 0), noLimit)) }

// profile is a detection profile that accounts share, with what it found in the
// trade at hand.
type profile struct {
	detect.Profile
	accounts int
	trade    uint64 // number of the trade that found and signals are of
	found    []smartmoney.NotificationType
	signals  [smartmoney.TypeCount]*smartmoney.Signal
}

// find returns what the profile finds in the desk's present trade.
func (p *profile) find(o *detect.Candidate, trade uint64) []smartmoney.NotificationType {
	if p.trade != trade {
		p.trade = trade
		p.found = o.Find(&p.Profile, p.found[:0])
		p.signals = [smartmoney.TypeCount]*smartmoney.Signal{}
	}
	return p.found
}

// signal returns the signal of one type that was found, made once for all accounts.
func (p *profile) signal(o *detect.Candidate, typ smartmoney.NotificationType, names detect.Names) *smartmoney.Signal {
	i := typ.Index()
	if p.signals[i] == nil {
		p.signals[i] = o.Signal(&p.Profile, typ, names)
	}
	return p.signals[i]
}

// setAccount adds a customer, or replaces what is known of it.
func (d *Desk) setAccount(a Account) (index int) {
	key := detect.ProfileOf(&a.Config)
	p := d.profiles[key]
	if p == nil {
		p = &profile{Profile: key}
		d.profiles[key] = p
	}
	p.accounts++
	index, known := d.byID[a.CustomerID]
	if !known {
		index = len(d.accounts)
		d.byID[a.CustomerID] = index
		d.accounts, d.screens = append(d.accounts, account{}), append(d.screens, prefilter{})
		d.grow()
	} else if old := d.accounts[index].profile; old != nil {
		if old.accounts--; old.accounts == 0 {
			delete(d.profiles, old.Profile)
		}
	}
	d.accounts[index] = newAccount(&a, p)
	d.screens[index] = newPrefilter(&a.Config, p)
	return index
}

// arrange sorts the accounts by what a single buy must have to interest them, so
// that a buy by a wallet outside the top costs as much as the accounts that it
// matches.
func (d *Desk) arrange() {
	d.whales, d.deep = d.whales[:0], d.deep[:0]
	for i := range d.accounts {
		d.whales = append(d.whales, int32(i))
		if d.accounts[i].profile.WhaleMaxRank > d.top {
			d.deep = append(d.deep, int32(i))
		}
	}
	byMin := func(a, b int32) int {
		return cmp.Compare(d.accounts[a].profile.WhaleMin, d.accounts[b].profile.WhaleMin)
	}
	slices.SortFunc(d.whales, byMin)
	slices.SortFunc(d.deep, byMin)
}

// Window is the largest window of any account.
func (d *Desk) Window() (most time.Duration) {
	for p := range d.profiles {
		most = max(most, time.Duration(p.Window))
	}
	return most
}

// Cooldown is the longest cooldown of any account.
func (d *Desk) Cooldown() (most time.Duration) {
	for i := range d.screens {
		most = max(most, time.Duration(d.screens[i].cooldown))
	}
	return most
}
