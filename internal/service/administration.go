package service

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/httpapi"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// minOwnGrace is the least grace period of the key that rotates itself: the answer with the new key
// may be lost.
const minOwnGrace = time.Minute

// CreatedKey is a new key with its secret, which is shown this once.
type CreatedKey struct {
	Key    *smartmoney.APIKey
	Secret string
}

// RotatedKey is a new key with its secret, which is shown this once, and the key that it replaces.
type RotatedKey struct {
	CreatedKey
	Replaced *smartmoney.APIKey
}

// administrator returns the caller, whose key must be of scope operator, for a change of customers
// or keys.
func (s *Service) administrator(ctx context.Context) (auth.Principal, error) {
	if err := s.operator(ctx); err != nil {
		return auth.Principal{}, err
	}
	if s.opts.Customers == nil {
		return auth.Principal{}, notAvailable("customers")
	}
	who, _ := auth.From(ctx)
	return who, nil
}

// audit logs a change that an operator made: with which key, what, and of whom.
func (s *Service) audit(ctx context.Context, who auth.Principal, change string, of ...slog.Attr) {
	of = append([]slog.Attr{slog.String("change", change), slog.String("by_key", who.KeyID)}, of...)
	if id := httpapi.RequestID(ctx); id != "" {
		of = append(of, slog.String("request_id", id))
	}
	s.opts.Logger.LogAttrs(ctx, slog.LevelInfo, "operator changed customers or keys", of...)
}

func ofCustomer(id string) slog.Attr { return slog.String("customer_id", id) }

func ofKey(k *smartmoney.APIKey) []slog.Attr {
	attrs := []slog.Attr{slog.String("key_id", k.ID), slog.String("scope", string(k.Scope))}
	if k.CustomerID != "" {
		attrs = append(attrs, ofCustomer(k.CustomerID))
	}
	return attrs
}

// CreateCustomer adds a customer for a key of scope operator. It returns the errors of
// customers.Registry.CreateCustomer.
func (s *Service) CreateCustomer(ctx context.Context, name string, id *string) (*Customer, error) {
	who, err := s.administrator(ctx)
	if err != nil {
		return nil, err
	}
	given := ""
	if id != nil {
		if given = *id; given == "" {
			return nil, customers.CheckID(given)
		}
	}
	c, err := s.opts.Customers.CreateCustomer(ctx, name, given)
	if err != nil {
		return nil, err
	}
	s.audit(ctx, who, "create customer", ofCustomer(c.ID))
	return shownCustomer(&c, true), nil
}

// RenameCustomer changes a customer's name for a key of scope operator. It returns the errors of
// customers.Registry.RenameCustomer.
func (s *Service) RenameCustomer(ctx context.Context, id, name string) (*Customer, error) {
	return s.changeCustomer(ctx, id, "rename customer", func() error { return s.opts.Customers.RenameCustomer(ctx, id, name) })
}

// SuspendCustomer suspends a customer for a key of scope operator, in every process within
// auth.CacheTTL and one read. An unknown customer is a NOT_FOUND error.
func (s *Service) SuspendCustomer(ctx context.Context, id string) (*Customer, error) {
	return s.changeCustomer(ctx, id, "suspend customer", func() error { return s.opts.Customers.SuspendCustomer(ctx, id) })
}

// ResumeCustomer ends a suspension for a key of scope operator. An unknown customer is a NOT_FOUND
// error.
func (s *Service) ResumeCustomer(ctx context.Context, id string) (*Customer, error) {
	return s.changeCustomer(ctx, id, "resume customer", func() error { return s.opts.Customers.ResumeCustomer(ctx, id) })
}

// LimitsChange has the limits to change, 0 for none; nil stays.
type LimitsChange struct {
	RequestsPerSecond, CostPerSecond, IngestEventsPerSecond *float64
	Streams                                                 *int
}

// ChangeLimits changes a customer's limits for a key of scope operator. It returns the errors of
// customers.Registry.SetLimits.
func (s *Service) ChangeLimits(ctx context.Context, id string, change LimitsChange) (*Customer, error) {
	return s.changeCustomer(ctx, id, "change limits", func() error {
		_, err := s.opts.Customers.ChangeLimits(ctx, id, func(l *smartmoney.Limits) {
			l.RequestsPerSecond = orStay(change.RequestsPerSecond, l.RequestsPerSecond)
			l.CostPerSecond = orStay(change.CostPerSecond, l.CostPerSecond)
			l.EventsPerSecond = orStay(change.IngestEventsPerSecond, l.EventsPerSecond)
			l.Streams = orStay(change.Streams, l.Streams)
		})
		return err
	})
}

// orStay returns what is given, or, without it, what stays.
func orStay[T any](given *T, stays T) T {
	if given == nil {
		return stays
	}
	return *given
}

// changeCustomer changes a customer for a key of scope operator and returns it as it is then. It
// wakes the engine of this process; a leader elsewhere compares the configuration revision.
func (s *Service) changeCustomer(ctx context.Context, id, what string, change func() error) (*Customer, error) {
	who, err := s.administrator(ctx)
	if err != nil {
		return nil, err
	}
	if err := change(); err != nil {
		return nil, err
	}
	s.audit(ctx, who, what, ofCustomer(id))
	s.opts.ConfigChanged()
	return s.customerByID(ctx, id, true)
}

// DeleteCustomer suspends a customer and deletes everything of it, for a key of scope operator. It
// returns the errors of customers.Registry.DeleteCustomer; one that was interrupted goes on when it
// is called again.
func (s *Service) DeleteCustomer(ctx context.Context, id string) ([]customers.Deleted, error) {
	who, err := s.administrator(ctx)
	if err != nil {
		return nil, err
	}
	// Logged before: a deletion that is interrupted has deleted something.
	if _, err := s.opts.Customers.CustomerRows(ctx, id); err != nil {
		return nil, err
	}
	s.audit(ctx, who, "delete customer", ofCustomer(id))
	return s.opts.Customers.RemoveCustomer(ctx, id, auth.Settling)
}

// OperatorKeys returns the newest keys of scope operator, newest first, at most maxShownKeys, to
// one of them.
func (s *Service) OperatorKeys(ctx context.Context) ([]smartmoney.APIKey, error) {
	if _, err := s.administrator(ctx); err != nil {
		return nil, err
	}
	return s.opts.Customers.NewestKeys(ctx, "", maxShownKeys)
}

// CreateKey adds a key of a customer, or, without one, of scope operator, for a key of that scope.
// It returns the errors of customers.Registry.CreateKey.
func (s *Service) CreateKey(ctx context.Context, customerID *string, scope smartmoney.Scope, expires *time.Time) (*CreatedKey, error) {
	who, err := s.administrator(ctx)
	if err != nil {
		return nil, err
	}
	owner := ""
	switch {
	case customerID != nil:
		owner = *customerID
	case scope != smartmoney.ScopeOperator:
		return nil, smartmoney.BadInput("customer", "customer must be given for a key of scope %s", scope)
	}
	secret, err := auth.Generate(s.opts.Random)
	if err != nil {
		return nil, err
	}
	key, err := s.opts.Customers.CreateKey(ctx, owner, scope, expires, auth.Hash(secret), auth.Hint(secret))
	if err != nil {
		return nil, err
	}
	s.audit(ctx, who, "create key", ofKey(&key)...)
	return &CreatedKey{Key: &key, Secret: secret}, nil
}

// RotateKey replaces a key by a new one for a key of scope operator; the old one works until a
// grace period ends. A key that rotates itself needs a grace period of minOwnGrace. It returns the
// errors of customers.Registry.RotateKey.
func (s *Service) RotateKey(ctx context.Context, id string, grace time.Duration, expires *time.Time) (*RotatedKey, error) {
	who, err := s.administrator(ctx)
	if err != nil {
		return nil, err
	}
	if id == who.KeyID && grace >= 0 && grace < minOwnGrace {
		return nil, smartmoney.BadInput("grace", "grace must be at least %.0f for the key of this request, whose answer may be lost, got %.0f",
			minOwnGrace.Seconds(), grace.Seconds())
	}
	secret, err := auth.Generate(s.opts.Random)
	if err != nil {
		return nil, err
	}
	key, err := s.opts.Customers.RotateKey(ctx, id, grace, expires, auth.Hash(secret), auth.Hint(secret))
	if err != nil {
		return nil, err
	}
	s.audit(ctx, who, "rotate key", append(ofKey(&key), slog.String("replaced_key_id", id))...)
	old, err := s.opts.Customers.Key(ctx, id)
	if err != nil {
		return nil, fmt.Errorf("the key that was rotated: %w", err)
	}
	return &RotatedKey{CreatedKey{Key: &key, Secret: secret}, &old}, nil
}

// RevokeKey revokes a key for good, for a key of scope operator. It refuses the key of the request,
// so that an operator does not lock itself out. An unknown key is a NOT_FOUND error.
func (s *Service) RevokeKey(ctx context.Context, id string) (*smartmoney.APIKey, error) {
	who, err := s.administrator(ctx)
	if err != nil {
		return nil, err
	}
	if id == who.KeyID {
		return nil, smartmoney.BadInput("key", "key must be another one than that of this request: revoke it with another key of scope operator, or by smartmoney key revoke")
	}
	if err := s.opts.Customers.RevokeKey(ctx, id); err != nil {
		return nil, err
	}
	key, err := s.opts.Customers.Key(ctx, id)
	if err != nil {
		return nil, fmt.Errorf("the key that was revoked: %w", err)
	}
	s.audit(ctx, who, "revoke key", ofKey(&key)...)
	return &key, nil
}
