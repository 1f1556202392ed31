package service

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TokenSigner is who signs tokens for the calling customer's end users, without the secret.
type TokenSigner struct {
	Issuer     string
	Audience   string
	Algorithms []string
	SetAt      time.Time // UTC
}

// SetTokenSignerInput has a secret or keys.
type SetTokenSignerInput struct {
	Issuer string
	Secret *string
	Keys   *string // a JWKS document
}

// TokenSigner returns who signs tokens for the calling customer's end users, nil if nobody does.
func (s *Service) TokenSigner(ctx context.Context) (*TokenSigner, error) {
	id, err := s.signersCustomer(ctx)
	if err != nil {
		return nil, err
	}
	c, err := s.opts.Customers.Customer(ctx, id)
	if err != nil {
		return nil, fmt.Errorf("token signer of customer %s: %w", id, err)
	}
	if c.Tokens == nil {
		return nil, nil //nolint:nilnil // null in GraphQL
	}
	return &TokenSigner{
		Issuer: c.Tokens.Issuer, Audience: smartmoney.EndUserAud(id), Algorithms: auth.SignerAlgorithms(c.Tokens), SetAt: c.Tokens.SetAt,
	}, nil
}

// SetTokenSigner replaces who signs tokens for the calling customer's end users. It returns the
// errors of auth.CheckSigner.
func (s *Service) SetTokenSigner(ctx context.Context, in SetTokenSignerInput) (*TokenSigner, error) {
	id, err := s.signersCustomer(ctx)
	if err != nil {
		return nil, err
	}
	signer := &smartmoney.TokenSigner{Issuer: in.Issuer}
	if in.Secret != nil {
		signer.Secret = *in.Secret
	}
	if in.Keys != nil {
		signer.Keys = json.RawMessage(*in.Keys)
	}
	if err := auth.CheckSigner(signer); err != nil {
		return nil, err
	}
	if err := s.opts.Customers.SetTokenSigner(ctx, id, signer); err != nil {
		return nil, fmt.Errorf("set the token signer of customer %s: %w", id, err)
	}
	return s.TokenSigner(ctx)
}

// RemoveTokenSigner makes the service refuse the tokens of the calling customer's end users within
// seconds.
func (s *Service) RemoveTokenSigner(ctx context.Context) error {
	id, err := s.signersCustomer(ctx)
	if err != nil {
		return err
	}
	if err := s.opts.Customers.SetTokenSigner(ctx, id, nil); err != nil {
		return fmt.Errorf("remove the token signer of customer %s: %w", id, err)
	}
	return nil
}

func (s *Service) signersCustomer(ctx context.Context) (id string, err error) {
	who, err := s.owner(ctx)
	if err != nil {
		return "", err
	}
	if s.opts.Customers == nil {
		return "", notAvailable("tokens for end users")
	}
	return who.CustomerID, nil
}
