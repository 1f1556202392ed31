package main

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// bodyEvents is the number of trades of a request, and of a transaction of the
// hand-built SQL.
const bodyEvents = 5000

// bodies are the request bodies of a pass: a file for each chain, each body preceded
// by its length in four bytes.
type bodies struct {
	files  [smartmoney.ChainCount]string
	trades [smartmoney.ChainCount]int64
}

// writeBodies writes the trades that each yields as requests: NDJSON of bodyEvents trades
// of one chain. name distinguishes their files from others.
func writeBodies(dir, name string, each func(func(*smartmoney.Trade) error) error) (*bodies, error) {
	b := &bodies{}
	var out [smartmoney.ChainCount]*bodyWriter
	for i, chain := range smartmoney.Chains() {
		b.files[i] = filepath.Join(dir, fmt.Sprintf("bodies-%s-%s", name, chain))
		f, err := os.Create(b.files[i])
		if err != nil {
			return nil, err
		}
		out[i] = &bodyWriter{file: f, out: bufio.NewWriterSize(f, 1<<20)}
	}
	err := each(func(t *smartmoney.Trade) error {
		b.trades[t.Chain.Index()]++
		return out[t.Chain.Index()].add(t)
	})
	for _, o := range out {
		err = errors.Join(err, o.close())
	}
	if err != nil {
		return nil, fmt.Errorf("write request bodies: %w", err)
	}
	return b, nil
}

// total returns the number of trades.
func (b *bodies) total() (n int) {
	for _, trades := range b.trades {
		n += int(trades)
	}
	return n
}

// remove deletes the files.
func (b *bodies) remove() error {
	var errs []error
	for _, name := range b.files {
		errs = append(errs, os.Remove(name))
	}
	return errors.Join(errs...)
}

type bodyWriter struct {
	file   *os.File
	out    *bufio.Writer
	body   []byte
	events int
}

func (b *bodyWriter) add(t *smartmoney.Trade) error {
	b.body = append(event.AppendJSON(b.body, &event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: t}), '\n')
	if b.events++; b.events < bodyEvents {
		return nil
	}
	return b.flush()
}

func (b *bodyWriter) flush() error {
	if b.events == 0 {
		return nil
	}
	if _, err := b.out.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(b.body)))); err != nil {
		return err
	}
	_, err := b.out.Write(b.body)
	b.body, b.events = b.body[:0], 0
	return err
}

func (b *bodyWriter) close() error {
	return errors.Join(b.flush(), b.out.Flush(), b.file.Close())
}

// readBodies reads one chain's file into memory.
func readBodies(name string) ([][]byte, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var all [][]byte
	for len(text) > 0 {
		size := 4 + int(binary.LittleEndian.Uint32(text))
		all = append(all, text[4:size])
		text = text[size:]
	}
	return all, nil
}
