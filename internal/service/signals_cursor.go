package service

import (
	"encoding/binary"
	"hash/fnv"
)

const cursorSignal = 4 // sequence, hash of the customer

// SignalCursor returns the cursor of a notification in a customer's log. A page with it as
// after starts behind the notification.
func SignalCursor(customerID string, sequence int64) string {
	body := make([]byte, 0, 18)
	body = append(body, cursorVersion, cursorSignal)
	body = binary.BigEndian.AppendUint64(body, uint64(sequence))
	return encodeCursor(binary.BigEndian.AppendUint64(body, customerHash(customerID)))
}

// decodeSignalCursor returns the sequence in a cursor of the customer's log, at least 0; 0
// precedes the first notification. It returns 0 if text is nil.
func decodeSignalCursor(customerID string, text *string) (int64, error) {
	if text == nil {
		return 0, nil
	}
	body, err := openCursor(cursorSignal, *text)
	if err != nil {
		return 0, err
	}
	if len(body) != 16 || binary.BigEndian.Uint64(body[8:]) != customerHash(customerID) {
		return 0, errCursor()
	}
	sequence := int64(binary.BigEndian.Uint64(body))
	if sequence < 0 {
		return 0, errCursor()
	}
	return sequence, nil
}

// customerHash distinguishes cursors of different customers, whose sequences overlap. It
// guards against mistakes only: a forged cursor reveals nothing but the forger's own log.
func customerHash(customerID string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(customerID))
	return h.Sum64()
}
