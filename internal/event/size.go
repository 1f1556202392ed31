package event

import (
	"unsafe"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Size estimates the memory of the event in bytes, including its strings.
func (e *Event) Size() int {
	n := int(unsafe.Sizeof(*e))
	switch {
	case e.Trade != nil:
		t := e.Trade
		n += int(unsafe.Sizeof(*t)) + len(t.ID) + len(t.Wallet) + len(t.Token) + len(t.Symbol) + len(t.TxHash)
		for _, id := range t.Aka {
			n += int(unsafe.Sizeof(id)) + len(id)
		}
	case e.Token != nil:
		n += int(unsafe.Sizeof(*e.Token)) + len(e.Token.Token) + 4*int(unsafe.Sizeof(float64(0)))
		if e.Token.Symbol != nil {
			n += int(unsafe.Sizeof("")) + len(*e.Token.Symbol)
		}
	case e.Wallet != nil:
		n += int(unsafe.Sizeof(*e.Wallet)) + len(e.Wallet.Wallet) + 2*int(unsafe.Sizeof(float64(0)))
	case e.Market != nil:
		n += marketSize(e.Market)
	case e.Mapping != nil:
		m := e.Mapping
		n += int(unsafe.Sizeof(*m)) + len(m.Token) + len(m.ItemID) + len(m.OutcomeLabel) + len(m.Question) + len(m.Slug)
	case e.Resolution != nil:
		n += int(unsafe.Sizeof(*e.Resolution)) + len(e.Resolution.Token)
	case e.Correction != nil:
		n += int(unsafe.Sizeof(*e.Correction)) + len(e.Correction.ID) + 8*len(e.Correction.Seqs)
	}
	return n
}

// SizeOf is the sum of the events' sizes, in bytes.
func SizeOf(events []Event) int {
	n := 0
	for i := range events {
		n += events[i].Size()
	}
	return n
}

func marketSize(m *smartmoney.Market) int {
	n := int(unsafe.Sizeof(*m)) + len(m.ItemID) + len(m.Question) + len(m.Slug) + len(m.EndDate)
	for _, tag := range m.Tags {
		n += int(unsafe.Sizeof(tag)) + len(tag)
	}
	if d := m.Details; d != nil {
		n += int(unsafe.Sizeof(*d)) + len(d.Description) + 3*int(unsafe.Sizeof(float64(0)))
	}
	return n
}
