package service

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// maxShownKeys is how many keys of a customer are shown: the newest.
const maxShownKeys = 200

// Customer is a customer as an operator, or the customer, sees it. Limits are nil if there is none.
type Customer struct {
	CustomerID, Name           string
	CreatedAt                  time.Time  // UTC
	SuspendedAt                *time.Time // UTC; nil: not suspended
	RequestsPerSecond          *float64
	CostPerSecond              *float64
	IngestEventsPerSecond      *float64
	Streams                    *int
	configWithoutSecretAddress bool
}

// CustomerBudget is what was delivered on a UTC day, by the times of signals.
type CustomerBudget struct {
	Day         time.Time // its start, UTC
	DailyUsed   int
	DailyBudget int
	Types       []TypeUse
}

// TypeUse is a part of CustomerBudget.
type TypeUse struct {
	Type  smartmoney.NotificationType
	Used  int
	Limit *int // nil: none
}

// CustomerWebhook is a webhook of which the interfaces show nothing of its address but the host.
type CustomerWebhook struct{ smartmoney.Webhook }

// Number returns the webhook's number, 0 for that of the configuration.
func (c *CustomerWebhook) Number() int { return int(c.ID) }

// Host returns the scheme, host and port of the address.
func (c *CustomerWebhook) Host() string { return originOf(c.URL) }

// CustomerPage is a page of customers in the order of their ids.
type CustomerPage struct {
	Customers []*Customer
	Total     int

	before, more bool
}

// CustomerEdge is one customer of a page with its cursor.
type CustomerEdge struct{ edge[*CustomerPage] }

// Node returns the customer.
func (c *CustomerEdge) Node() *Customer { return c.page.Customers[c.index] }

// Edges returns the customers with their cursors.
func (cp *CustomerPage) Edges() []CustomerEdge { return edges[CustomerEdge](cp, len(cp.Customers)) }

// PageInfo returns the page's cursors and whether other pages precede and follow it.
func (cp *CustomerPage) PageInfo() *PageInfo {
	return newPageInfo(len(cp.Customers), cp.before, cp.more, cp.Cursor)
}

// Cursor returns the cursor of customer i of the page.
func (cp *CustomerPage) Cursor(i int) string { return customerCursor + cp.Customers[i].CustomerID }

// customerCursor begins the cursors of customers, which end in an id.
const customerCursor = "customer-"

// Usage returns the calling customer with its keys, limits and budgets.
func (s *Service) Usage(ctx context.Context) (*Customer, error) {
	principal, err := s.owner(ctx)
	if err != nil {
		return nil, err
	}
	return s.customerByID(ctx, principal.CustomerID, false)
}

// CustomerByID returns a customer to keys of scope operator, nil for an unknown or deleted one.
func (s *Service) CustomerByID(ctx context.Context, id string) (*Customer, error) {
	if err := s.operator(ctx); err != nil {
		return nil, err
	}
	c, err := s.customerByID(ctx, id, true)
	if smartmoney.CodeOf(err) == smartmoney.CodeNotFound {
		return nil, nil //nolint:nilnil // as for a wallet that is unknown
	}
	return c, err
}

func (s *Service) customerByID(ctx context.Context, id string, byOperator bool) (*Customer, error) {
	if s.opts.Customers == nil {
		return nil, notAvailable("customers")
	}
	c, err := s.opts.Customers.Customer(ctx, id)
	if err != nil {
		return nil, err
	}
	return shownCustomer(&c, byOperator), nil
}

// CustomerPage returns a page of the customers, in the order of their ids, to keys of scope
// operator; first is 1 to MaxNestedPage.
func (s *Service) CustomerPage(ctx context.Context, first int, after *string) (*CustomerPage, error) {
	if _, err := s.administrator(ctx); err != nil {
		return nil, err
	}
	if err := checkPage(first, MaxNestedPage); err != nil {
		return nil, err
	}
	id := ""
	if after != nil {
		var ok bool
		if id, ok = strings.CutPrefix(*after, customerCursor); !ok || id == "" || len(id) > 64 {
			return nil, smartmoney.BadInput("after", "after must be a cursor of the same list, got %s", smartmoney.Shown(*after))
		}
	}
	all, err := s.opts.Customers.CustomersAfter(ctx, id, first+1)
	if err != nil {
		return nil, err
	}
	total, err := s.opts.Customers.CountCustomers(ctx)
	if err != nil {
		return nil, err
	}
	page := &CustomerPage{Total: total, before: after != nil, more: len(all) > first}
	for i := range all[:min(first, len(all))] {
		page.Customers = append(page.Customers, shownCustomer(&all[i], true))
	}
	return page, nil
}

func shownCustomer(c *smartmoney.Customer, byOperator bool) *Customer {
	return &Customer{
		CustomerID: c.ID, Name: c.Name, CreatedAt: c.CreatedAt, SuspendedAt: c.SuspendedAt,
		RequestsPerSecond: orNone(c.Limits.RequestsPerSecond), CostPerSecond: orNone(c.Limits.CostPerSecond),
		IngestEventsPerSecond: orNone(c.Limits.EventsPerSecond), Streams: orNone(c.Limits.Streams),
		configWithoutSecretAddress: byOperator,
	}
}

// orNone returns nil for the zero value.
func orNone[T comparable](value T) *T {
	var none T
	if value == none {
		return nil
	}
	return &value
}

// CustomerKeys returns the newest keys of a customer, newest first, at most maxShownKeys.
func (s *Service) CustomerKeys(ctx context.Context, c *Customer) ([]smartmoney.APIKey, error) {
	return s.opts.Customers.NewestKeys(ctx, c.CustomerID, maxShownKeys)
}

// CustomerConfig returns a customer's configuration. To an operator its webhook's address ends
// after the host.
func (s *Service) CustomerConfig(ctx context.Context, c *Customer) (*smartmoney.CustomerConfig, error) {
	config, err := s.opts.Customers.Config(ctx, c.CustomerID)
	if err != nil {
		return nil, fmt.Errorf("configuration of customer %s: %w", c.CustomerID, err)
	}
	if c.configWithoutSecretAddress && config.WebhookURL != "" {
		config.WebhookURL = originOf(config.WebhookURL)
	}
	return &config, nil
}

// CustomerBudget returns what of a customer's budgets is used today.
func (s *Service) CustomerBudget(ctx context.Context, c *Customer) (*CustomerBudget, error) {
	config, err := s.opts.Customers.Config(ctx, c.CustomerID)
	if err != nil {
		return nil, fmt.Errorf("configuration of customer %s: %w", c.CustomerID, err)
	}
	day := s.opts.Now().UTC().Truncate(24 * time.Hour)
	counts, err := s.opts.Notifications.SentOn(ctx, []string{c.CustomerID}, day.Unix()/(24*60*60))
	if err != nil {
		return nil, err
	}
	b := &CustomerBudget{Day: day, DailyBudget: config.DailyBudget}
	limits := TypeLimits(&config)
	for _, t := range smartmoney.NotificationTypes() {
		use := TypeUse{Type: t}
		if i := slices.IndexFunc(limits, func(l TypeLimit) bool { return l.Type == t }); i >= 0 {
			use.Limit = &limits[i].Limit
		}
		for _, n := range counts {
			if n.Type == t {
				use.Used += n.Count
			}
		}
		b.DailyUsed += use.Used
		b.Types = append(b.Types, use)
	}
	return b, nil
}

// CustomerWebhooks returns the hosts and states of a customer's webhooks.
func (s *Service) CustomerWebhooks(ctx context.Context, c *Customer) ([]CustomerWebhook, error) {
	if s.opts.Webhooks == nil {
		return nil, notAvailable("webhooks")
	}
	hooks, err := s.opts.Webhooks.Webhooks(ctx, c.CustomerID)
	if err != nil {
		return nil, err
	}
	all := make([]CustomerWebhook, len(hooks))
	for i := range hooks {
		all[i] = CustomerWebhook{hooks[i]}
	}
	return all, nil
}

// originOf returns the scheme, host and port of an address; what follows, and a password before,
// may be secret.
func originOf(address string) string {
	at, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return (&url.URL{Scheme: at.Scheme, Host: at.Host}).String()
}
