// Package docs embeds the documents that users of a running service read, as Markdown: the service
// serves them, and tools of agents quote them. They are read when the process is built.
package docs

import (
	"embed"
	"fmt"
	"regexp"
	"strings"
)

//go:embed api.md clients.md data.md delivery.md guarantees.md indexes.md monitoring.md operations.md semantics.md signals.md sources.md studio.md tenants.md
var files embed.FS

// Page is a document.
type Page struct {
	Name  string // of the file, such as api.md
	Title string // its heading
	About string // what it is for, one line
	Text  string // Markdown, with the heading
}

// abouts has the embedded pages, first those that most readers want.
var abouts = [][2]string{
	{"clients.md", "One start for each way into the service: clients, agents, chats"},
	{"api.md", "Paths, parameters, bodies, bounds and errors of every interface, to the letter"},
	{"semantics.md", "How every number is computed"},
	{"signals.md", "What raises a signal, who receives it, and why one was not sent"},
	{"delivery.md", "Subscriptions, server-sent events, webhooks and brokers, and how to resume"},
	{"guarantees.md", "What holds through which faults"},
	{"studio.md", "Search, models and feeds over the same data"},
	{"indexes.md", "The documents of the search indexes and their fields"},
	{"sources.md", "How trades get in: nodes, providers, brokers and files"},
	{"tenants.md", "Customers, keys, end users' tokens and all limits"},
	{"data.md", "What is kept for how long; backup, restore and repair"},
	{"monitoring.md", "Metrics, alerts and log messages"},
	{"operations.md", "How to deploy, size, upgrade and mend the service"},
}

// Pages returns the documents, first those that most readers want.
func Pages() []Page {
	all := make([]Page, len(abouts))
	for i, about := range abouts {
		text, err := files.ReadFile(about[0])
		if err != nil {
			panic(fmt.Sprintf("BUG: %s is not embedded: %v", about[0], err))
		}
		heading, _, _ := strings.Cut(string(text), "\n")
		all[i] = Page{Name: about[0], Title: strings.TrimPrefix(heading, "# "), About: about[1], Text: string(text)}
	}
	return all
}

// Semantics returns the page that defines every number.
func Semantics() string {
	text, err := files.ReadFile("semantics.md")
	if err != nil {
		panic(fmt.Sprintf("BUG: semantics.md is not embedded: %v", err))
	}
	return string(text)
}

// Section is a part of a page with a number.
type Section struct {
	Number string // such as 3 or 3.1
	Title  string
	Level  int    // of its heading: 2, or 3 for a part of a section
	Text   string // with its heading and its parts
}

// numbered matches the heading of a section.
var numbered = regexp.MustCompile(`(?m)^(##+) ([0-9.]*[0-9])\.? (.+)$`)

// Sections returns the numbered sections of a page in their order; a section has the text of its
// parts, which follow it.
func Sections(page string) []Section {
	var all []Section
	found := numbered.FindAllStringSubmatchIndex(page, -1)
	for i, m := range found {
		level, end := m[3]-m[2], len(page)
		for _, next := range found[i+1:] {
			if next[3]-next[2] <= level {
				end = next[0]
				break
			}
		}
		all = append(all, Section{
			Number: page[m[4]:m[5]], Title: page[m[6]:m[7]], Level: level, Text: strings.TrimSpace(page[m[0]:end]) + "\n",
		})
	}
	return all
}
