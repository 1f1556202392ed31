package sink

import "strconv"

// Header is a name and a value that a broker keeps beside a message's body.
type Header struct{ Name, Value string }

// Headers returns what a broker stores beside the body, for every kind the same.
func (m *Message) Headers() []Header {
	return []Header{
		{HeaderID, m.ID},
		{HeaderKey, m.Key},
		{HeaderType, m.Type},
		{HeaderSequence, strconv.FormatInt(m.Sequence, 10)},
		{HeaderPrevious, strconv.FormatInt(m.Previous, 10)},
	}
}

// SequencesPerNumber is how many messages there may be of one event of the log in Decisions and Trades, whose sequences
// are made of the event's number.
const SequencesPerNumber = 1024

// SequenceOf returns the sequence of the nth message, from 0 to SequencesPerNumber-1, of an event with a number: its
// global offset, or its sequence number on its chain.
func SequenceOf(number int64, n int) int64 { return number*SequencesPerNumber + int64(n) }

// NumberOf returns the number that SequenceOf made a sequence of.
func NumberOf(sequence int64) int64 { return sequence / SequencesPerNumber }
