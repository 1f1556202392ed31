package broker

import (
	"bytes"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

const (
	maxMessage = 16 << 20 // bytes; a longer one is a reject. Brokers send at most 1 MiB by default
	maxDetail  = 512      // bytes that a reject says of a message
)

// place is where a message is in a broker's log.
type place struct {
	Log       string `json:"log"`                 // a topic or a stream
	Partition int32  `json:"partition,omitempty"` // of a topic; wholeLog if there are none
	Offset    int64  `json:"offset"`              // of the message, rising in a partition
}

// wholeLog is the partition of a log without partitions.
const wholeLog = -1

// String returns the place for people: "orders-0@1234".
func (p place) String() string {
	text := append(make([]byte, 0, len(p.Log)+24), p.Log...)
	if p.Partition != wholeLog {
		text = strconv.AppendInt(append(text, '-'), int64(p.Partition), 10)
	}
	return string(strconv.AppendInt(append(text, '@'), p.Offset, 10))
}

// message is one message of a broker, or says that messages are missing before the next one, or
// that a place has none.
type message struct {
	place place
	body  []byte
	at    time.Time // when the broker got it
	// what the broker does not have any more, up to place if it is set; no body
	lost *source.Reject
	none bool // there is no message at place, but one of the broker's own; no body
}

// missing returns a message that says what is lost.
func missing(ref, reason, detail string) message {
	return message{lost: &source.Reject{Ref: ref, Reason: reason, Detail: detail, Lost: true}}
}

// record is one record of a message: an event or a reject of the native format, else what importers
// make of it.
type record struct {
	events []event.Event
	reject *source.Reject
	skip   string // why it is nothing to store, and no fault: it is counted only
	size   int    // memory of the events, bytes
}

// decoder decodes messages of one format. It is not safe for concurrent use.
type decoder struct {
	native    *event.Decoder      // of the native format, else nil
	converter *importer.Converter // of any other format, else nil
	records   []record            // of the message decoded last
	single    []event.Event       // those of native records, one each
}

// newDecoder returns a decoder of a format. prices are those of the coins of chains before the
// first message.
func newDecoder(format string, s importer.Settings, prices importer.Prices, now func() time.Time) (*decoder, error) {
	if format == formatEvents {
		return &decoder{native: event.NewDecoder(now)}, nil
	}
	converter, err := importer.NewConverter(format, s, prices, now)
	return &decoder{converter: converter}, err
}

// prices returns the prices of chains' coins after the last message; nil for the native format.
func (d *decoder) prices() importer.Prices {
	if d.converter == nil {
		return nil
	}
	return d.converter.Prices()
}

// decode returns the records of a message, valid until the next call. The same message has the same
// records as long as the prices before it are the same.
func (d *decoder) decode(m *message) []record {
	clear(d.records) // frees the events of the message before
	clear(d.single)
	d.records, d.single = d.records[:0], d.single[:0]
	switch {
	case m.none:
	case m.lost != nil:
		d.records = append(d.records, record{reject: m.lost})
	case len(m.body) > maxMessage:
		d.refuse(m, "message is longer than 16 MiB", strconv.Itoa(len(m.body))+" bytes", m.body)
	case d.converter != nil:
		d.convert(m)
	default:
		d.decodeNative(m)
	}
	return d.records
}

func (d *decoder) convert(m *message) {
	for _, item := range d.converter.Convert(m.body) {
		r := record{events: item.Events}
		for i := range item.Events {
			r.size += item.Events[i].Size()
		}
		switch {
		case importer.NoFault(item.Skip):
			d.records = append(d.records, record{skip: item.Skip})
		case item.Skip != "":
			d.refuse(m, item.Skip, item.Ref, m.body)
		case len(r.events) > source.MaxBatchEvents || r.size > source.MaxBatchBytes:
			d.refuse(m, "record has too many events", item.Ref, m.body)
		case len(r.events) > 0:
			d.records = append(d.records, r)
		}
	}
}

// decodeNative decodes one event, lines of events or an array of events.
func (d *decoder) decodeNative(m *message) {
	rest := bytes.TrimLeft(m.body, " \t\r\n\uFEFF")
	if len(rest) == 0 {
		d.refuse(m, "message is empty", "", nil)
		return
	}
	if rest[0] == '[' {
		// Reading from memory, ReadBody returns no error but those of its last argument.
		_ = event.ReadBody(bytes.NewReader(rest), "application/json", event.Limits{}, d.native, func(l event.Line) error {
			d.add(m, &l.Event, l.Err, rest)
			return nil
		})
		return
	}
	for len(rest) > 0 {
		line := rest
		if end := bytes.IndexByte(rest, '\n'); end >= 0 {
			line, rest = rest[:end], rest[end+1:]
		} else {
			rest = nil
		}
		switch {
		case len(bytes.TrimSpace(line)) == 0:
		case len(line) > event.DefaultMaxLineBytes:
			d.refuse(m, "event is longer than 256 KiB", strconv.Itoa(len(line))+" bytes", line)
		default:
			e, err := d.native.Decode(line)
			d.add(m, &e, err, line)
		}
	}
}

// add adds the record of a native event, or of the rule that it breaks.
func (d *decoder) add(m *message, e *event.Event, err error, sample []byte) {
	if err != nil {
		d.refuse(m, importer.InvalidEvent(err), err.Error(), sample)
		return
	}
	d.single = append(d.single, *e)
	n := len(d.single)
	d.records = append(d.records, record{events: d.single[n-1 : n : n], size: e.Size()})
}

// refuse adds a reject.
func (d *decoder) refuse(m *message, reason, detail string, sample []byte) {
	detail = detail[:min(len(detail), maxDetail)]
	d.records = append(d.records, record{reject: &source.Reject{
		Ref: m.place.String(), Reason: reason, Detail: detail, Sample: bytes.Clone(sample[:min(len(sample), source.MaxSample)]),
	}})
}
