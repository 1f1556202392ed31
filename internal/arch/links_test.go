package arch_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	markdownLink = regexp.MustCompile(`(!?)\[([^\]]*)\]\(([^)\s]+)\)`)
	title        = regexp.MustCompile(`(?m)^#{1,6} (.+)$`)
	inAnchor     = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
	code         = regexp.MustCompile("(?s)```.*?```|`[^`]*`")
)

// anchors returns the anchors of a page's headings, as GitHub makes them.
func anchors(text string) map[string]bool {
	all := map[string]bool{}
	for _, found := range title.FindAllStringSubmatch(text, -1) {
		all[strings.ReplaceAll(inAnchor.ReplaceAllString(strings.ToLower(strings.TrimSpace(found[1])), ""), " ", "-")] = true
	}
	return all
}

// TestLinks checks that what the documents link to exists, files and headings, that images have a
// text that says what they show, and that each image of docs/images is shown.
func TestLinks(t *testing.T) {
	root := filepath.Join("..", "..")
	links, linked := 0, map[string]bool{}
	eachFile(t, func(path string) error {
		if filepath.Ext(path) != ".md" {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, found := range markdownLink.FindAllStringSubmatch(code.ReplaceAllString(string(text), ""), -1) {
			target, anchor, _ := strings.Cut(found[3], "#")
			if strings.Contains(target, "://") {
				continue
			}
			links++
			to := path
			if target != "" {
				to = filepath.Join(filepath.Dir(path), filepath.FromSlash(target))
			}
			linked[to] = true
			if found[1] == "!" && len(found[2]) < 20 {
				t.Errorf("%s: the text of the image %s does not say what it shows: %q", path, target, found[2])
			}
			checkLink(t, path, to, anchor)
		}
		return nil
	})
	if links < 200 {
		t.Errorf("found only %d links: this test looks at the wrong place", links)
	}
	images, err := filepath.Glob(filepath.Join(root, "docs", "images", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, image := range images {
		if !linked[image] {
			t.Errorf("no document shows %s", image)
		}
	}
}

// checkLink checks that a file exists, and has the heading of an anchor.
func checkLink(t *testing.T, from, to, anchor string) {
	t.Helper()
	info, err := os.Stat(to)
	if err != nil {
		t.Errorf("%s links to %s, which does not exist", from, to)
		return
	}
	if anchor == "" || info.IsDir() || filepath.Ext(to) != ".md" {
		return
	}
	text, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	if !anchors(string(text))[anchor] {
		t.Errorf("%s links to #%s of %s, which has no such heading", from, anchor, to)
	}
}

func TestAnchors(t *testing.T) {
	got := anchors("# The `a_b`, and c\n## 2.1 GET /x\n")
	for _, want := range []string{"the-a_b-and-c", "21-get-x"} {
		if !got[want] {
			t.Errorf("no anchor %q in %v", want, got)
		}
	}
}
