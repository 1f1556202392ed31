// The console by keyboard alone.
import { assert } from './lib.mjs';

// survey lists what a reader without a mouse must reach, in document order, and puts the focus before all of it.
const survey = () => {
  scrollTo(0, 0);
  window.stopped = -1;
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  window.stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0)
    .map((element) => ({ element, at: element.getBoundingClientRect(), seen: false }));
  return window.stops.length;
};

// visit says what the focus is on, and what is wrong with it; null at the end of the page, or where it was before.
const visit = () => {
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  const named = (id) => document.getElementById(id)?.textContent ?? '';
  const label = e.labels?.[0];
  const name = (e.getAttribute('aria-label') || named(e.getAttribute('aria-labelledby')) || (label?.querySelector('span') ?? label)?.textContent
    || e.textContent || e.title || '').trim().replace(/\s+/g, ' ');
  const wrong = [];
  let stop = window.stops.find((s) => s.element === e);
  const before = window.stops[window.stopped ?? -1];
  if (!stop && before && before.element.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING) {
    // A row of a long table, which is drawn when it comes near the window.
    const { x, y, width, height } = e.getBoundingClientRect();
    stop = { element: e, at: new DOMRect(x, y + scrollY, width, height), seen: false };
    window.stops.splice(window.stopped + 1, 0, stop);
  }
  const index = window.stops.indexOf(stop);
  if (stop?.seen) return stop === window.stops[window.stopped] ? { name, index, wrong } : null; // a date has stops for day, month and year
  window.stopped = index;
  if (stop) stop.seen = true;
  else wrong.push('was not there at first');
  if (name === '') wrong.push('has no name');
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(e);
  const grow = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) wrong.push('does not show the focus');
  const box = e.getBoundingClientRect();
  for (let a = e.parentElement; a && a !== document.body; a = a.parentElement) {
    if (getComputedStyle(a).overflow === 'visible') continue;
    const clip = a.getBoundingClientRect();
    const cut = [clip.top - box.top, clip.left - box.left, box.bottom - clip.bottom, box.right - clip.right].filter((by) => by + grow > 1).length;
    if (cut > 1) wrong.push(`shows the focus on ${4 - cut} sides only`);
  }
  const part = e.getClientRects()[0];
  const middle = (from, to, size) => (Math.max(from, 0) + Math.min(to, size)) / 2;
  const hit = document.elementFromPoint(middle(part.left, part.right, innerWidth), middle(part.top, part.bottom, innerHeight));
  if (!hit || !(e.contains(hit) || hit.contains(e))) wrong.push('is hidden where it has the focus');
  if (before && stop && before.element.closest('main') && stop.at.bottom <= before.at.top && stop.at.left < before.at.right && stop.at.right > before.at.left) {
    wrong.push(`stands above “${before.element.textContent}”, which comes before it`);
  }
  return { name, index, wrong };
};

// tabs goes through a whole page and returns what is wrong: a control that cannot be reached, or is not seen, or comes too early.
export async function tabs(page) {
  const found = [];
  const all = await page.evaluate(survey);
  let last = -1;
  for (let i = 0; i <= 4 * all; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(visit);
    if (!at) break;
    if (at.index === last) continue;
    if (at.index >= 0 && at.index !== last + 1) at.wrong.push(`is number ${at.index} of the page and came after number ${last}`);
    last = at.index;
    for (const wrong of at.wrong) found.push(`“${at.name.slice(0, 40)}” ${wrong}`);
  }
  const missed = await page.evaluate(() => window.stops.filter((s) => !s.seen && s.element.isConnected).map((s) => s.element.outerHTML.slice(0, 90)));
  found.push(...missed.map((html) => `no Tab reaches ${html}`));
  return found;
}

// reach passes the navigation by the skip link, if there is one, and goes on to a control by its name.
export async function reach(page, name, { skip = true } = {}) {
  const all = await page.evaluate(survey);
  if (skip) {
    await page.keyboard.press('Tab');
    assert.equal((await page.evaluate(visit)).name, 'Skip to the page');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'main', 'the link does not lead to the page');
  }
  for (let i = 0; i <= 4 * all; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(visit);
    if (!at) break;
    assert.ok(!skip || await page.evaluate(() => document.activeElement.closest('main') !== null), `${at.name} is not in the page`);
    if (at.name === name) return;
  }
  assert.fail(`no Tab reaches “${name}”`);
}
