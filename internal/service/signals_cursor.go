package service

import (
	"encoding/binary"
	"hash/fnv"
)

const cursorSignal = 4 // sequence, mark of the customer

// SignalCursor is the place of an entry in a customer's log, for the argument after of
// a page that goes on behind it.
func SignalCursor(customerID string, sequence int64) string {
	body := make([]byte, 0, 18)
	body = append(body, cursorVersion, cursorSignal)
	body = binary.BigEndian.AppendUint64(body, uint64(sequence))
	return encodeCursor(binary.BigEndian.AppendUint64(body, customerMark(customerID)))
}

// decodeSignalCursor returns the sequence of a cursor of the customer's log, 0 or more: 0
// is the place before the first entry. It is 0 for no cursor, too.
func decodeSignalCursor(customerID string, text *string) (int64, error) {
	if text == nil {
		return 0, nil
	}
	body, err := openCursor(cursorSignal, *text)
	if err != nil {
		return 0, err
	}
	if len(body) != 16 || binary.BigEndian.Uint64(body[8:]) != customerMark(customerID) {
		return 0, errCursor()
	}
	sequence := int64(binary.BigEndian.Uint64(body))
	if sequence < 0 {
		return 0, errCursor()
	}
	return sequence, nil
}

// customerMark tells cursors of one customer's log from those of another's, where the
// same sequence is another place. It guards against mistakes only: a forged one shows
// nothing but the forger's own log.
func customerMark(customerID string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(customerID))
	return h.Sum64()
}
