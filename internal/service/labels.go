package service

import (
	"context"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// SetLabelInput is a label to set. Name and Note may be empty.
type SetLabelInput struct {
	Kind    smartmoney.LabelKind
	Chain   smartmoney.Chain
	Address string // in any form
	Name    string
	Note    string
	Watched bool
}

// Labels returns the calling customer's labels, the last changed first; with watched only those of
// what is watched. End users of the customer do not see them: FORBIDDEN.
func (s *Service) Labels(ctx context.Context, watched bool) ([]smartmoney.Label, error) {
	who, err := s.labelCaller(ctx, s.customer)
	if err != nil {
		return nil, err
	}
	all, err := s.opts.Customers.Labels(ctx, who.CustomerID, watched)
	if err != nil {
		return nil, fmt.Errorf("labels of customer %s: %w", who.CustomerID, err)
	}
	return all, nil
}

// SetLabel stores a label of the calling customer in place of the one of the same wallet or token.
// The address need not be known on the chain. A malformed address, the errors of Label.SetTexts and
// a new label beyond smartmoney.MaxLabels are BAD_USER_INPUT errors.
func (s *Service) SetLabel(ctx context.Context, in SetLabelInput) (*smartmoney.Label, error) {
	who, err := s.labelCaller(ctx, s.owner)
	if err != nil {
		return nil, err
	}
	l, err := labelOf(in.Kind, in.Chain, in.Address)
	if err != nil {
		return nil, err
	}
	l.Watched = in.Watched
	if err := l.SetTexts(in.Name, in.Note); err != nil {
		return nil, err
	}
	if l, err = s.opts.Customers.SetLabel(ctx, who.CustomerID, l); err != nil {
		return nil, fmt.Errorf("set a label of customer %s: %w", who.CustomerID, err)
	}
	return &l, nil
}

// RemoveLabel deletes the calling customer's label of a wallet or token, and returns its address in
// the stored form. It returns NOT_FOUND if there is none, and a BAD_USER_INPUT error for a malformed
// address.
func (s *Service) RemoveLabel(ctx context.Context, kind smartmoney.LabelKind, chain smartmoney.Chain, address string) (string, error) {
	who, err := s.labelCaller(ctx, s.owner)
	if err != nil {
		return "", err
	}
	l, err := labelOf(kind, chain, address)
	if err != nil {
		return "", err
	}
	if err := s.opts.Customers.RemoveLabel(ctx, who.CustomerID, l); err != nil {
		return "", fmt.Errorf("remove a label of customer %s: %w", who.CustomerID, err)
	}
	return l.Address, nil
}

// labelCaller returns the caller of a use case about labels, which end users may not call.
func (s *Service) labelCaller(ctx context.Context, caller func(context.Context) (auth.Principal, error)) (auth.Principal, error) {
	who, err := caller(ctx)
	if err != nil {
		return auth.Principal{}, err
	}
	if who.EndUser {
		return auth.Principal{}, smartmoney.Errorf(smartmoney.CodeForbidden, "labels are the customer's own: use a key, not a token")
	}
	if s.opts.Customers == nil {
		return auth.Principal{}, notAvailable("labels")
	}
	return who, nil
}

// labelOf returns the label of an address without texts, or a BAD_USER_INPUT error.
func labelOf(kind smartmoney.LabelKind, chain smartmoney.Chain, address string) (smartmoney.Label, error) {
	if err := checkChain(chain); err != nil {
		return smartmoney.Label{}, err
	}
	normal, ok := smartmoney.NormalAddress(chain, address)
	form := addressForm(chain)
	if kind == smartmoney.LabelToken {
		normal, ok = normalToken(chain, address)
		form = tokenForm(chain)
	}
	if !ok {
		return smartmoney.Label{}, smartmoney.BadInput("address", "address must be %s on %s, got %s", form, chain, smartmoney.Shown(address))
	}
	return smartmoney.Label{Kind: kind, Chain: chain, Address: normal}, nil
}
