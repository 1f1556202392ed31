// The live page with a long list while signals keep coming: all are loaded and only some are drawn, every
// row can be reached, and no signal of the log is missed. SIGNALS is how many older ones there are, SECONDS
// how long the page stays open, and FRAME, if set, the most processor time in ms that a task may take.
import { assert, graphql, key, main, url } from './lib.mjs';
import { withPage } from './browser.mjs';

const signals = Number(process.env.SIGNALS ?? 1000);
const seconds = Number(process.env.SECONDS ?? 3);
const frame = Number(process.env.FRAME ?? 0);

// watch records each signal that is drawn, and how long frames take.
const watch = () => {
  window.seen = new Set();
  window.frames = [];
  const links = (node) => {
    for (const a of node.querySelectorAll?.('td[data-name=Signal] a') ?? []) window.seen.add(decodeURIComponent(a.getAttribute('href').split('/').at(-1)));
  };
  links(document);
  new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach(links))).observe(document.body, { childList: true, subtree: true });
  let last = performance.now();
  const tick = (at) => {
    window.frames.push(at - last);
    if (window.frames.length > 200_000) window.frames.splice(0, 100_000);
    last = at;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
};

const drawn = 'tbody tr td[data-name=Signal] a';

// held returns how many signals the page says that it holds.
const held = (page) => page.locator('.pager span').innerText().then((text) => Number(text.replace(/ signals.*/s, '').replaceAll(',', '')));

async function frames(page, what) {
  const all = (await page.evaluate(() => window.frames.splice(0))).sort((a, b) => a - b);
  console.log(`${what}: ${all.length} frames, 99 % within ${(all[Math.floor(all.length * 0.99)] ?? 0).toFixed(0)} ms, all within ${(all.at(-1) ?? 0).toFixed(0)} ms`);
}

// traced runs a function and checks the most processor time that one task of the page took in it, which other
// programs on the machine do not lengthen, as they do frames.
async function traced(session, what, run) {
  if (!frame) return run();
  const events = [];
  const collect = ({ value }) => { for (const e of value) if (e.name === 'ThreadControllerImpl::RunTask' || e.name === 'thread_name') events.push(e); };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] }, transferMode: 'ReportEvents' });
  await run();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const threads = new Set(events.filter((e) => e.args?.name === 'CrRendererMain').map((e) => `${e.pid}/${e.tid}`));
  const tasks = events.filter((e) => e.tdur && threads.has(`${e.pid}/${e.tid}`)).map((e) => e.tdur / 1000);
  const most = tasks.reduce((a, b) => Math.max(a, b), 0);
  console.log(`${what}: ${tasks.length} tasks, each within ${most.toFixed(0)} ms of processor time`);
  assert.ok(tasks.length > 0 && most <= frame, `${what}: a task took ${most.toFixed(0)} ms, more than ${frame}`);
}

// loads presses the button until the page holds all.
async function loads(page) {
  for (let before = 0; (before = await held(page)) < signals;) {
    await page.locator('.pager button:not([disabled])').click();
    await page.waitForFunction((n) => Number(document.querySelector('.pager span').textContent.replace(/ signals.*/s, '').replaceAll(',', '')) >= n, Math.min(before + 1000, signals));
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction((drawn) => {
    const rows = document.querySelectorAll(drawn).length;
    return rows >= 50 && rows <= 600;
  }, drawn);
  const rows = await page.locator(drawn).count();
  console.log(`holds ${await held(page)} signals, ${rows} of them drawn`);
}

// scrolls goes down to the oldest signal, which the log must know as such, and up again.
async function scrolls(page) {
  const first = page.locator('tbody').last().locator('tr').last();
  const windows = frame ? 2 : 8; // at a time: each takes two frames, which take seconds where no processor is free
  for (;;) {
    const more = await page.evaluate((windows) => {
      const before = scrollY;
      scrollBy(0, windows * innerHeight);
      return scrollY > before;
    }, windows);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    if (!more && await first.locator('td[data-name=Signal] a').count() > 0) break;
  }
  await first.scrollIntoViewIfNeeded();
  const rows = await page.locator(drawn).count();
  assert.ok(rows <= 600, `${rows} rows are drawn at the end of the list`);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction((drawn) => document.querySelector(drawn)?.closest('tbody') === document.querySelector('tbody'), drawn);
}

// memory returns the heap's size after its garbage is collected, in MB.
async function memory(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((m) => m.name === 'JSHeapUsedSize').value / 1e6;
}

// since returns the ids of the log's signals after a sequence, oldest first.
async function since(sequence) {
  const all = [];
  for (let before; ;) {
    const { signals: page } = await graphql('query($b: String) { signals(last: 200, before: $b) { pageInfo { startCursor hasPreviousPage } nodes { signalId sequence } } }', { b: before });
    all.push(...page.nodes.toSorted((a, b) => b.sequence - a.sequence));
    if (!page.pageInfo.hasPreviousPage || all.at(-1).sequence <= sequence) break;
    before = page.pageInfo.startCursor;
  }
  return all.filter((s) => s.sequence > sequence).map((s) => s.signalId).reverse();
}

await main(() => withPage([url], async (page) => {
  await page.goto(`${url}/#key=${key}`);
  await page.locator(drawn).first().waitFor();
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await loads(page);
  await frames(page, 'loading');
  await traced(session, 'scrolling', () => scrolls(page));
  await frames(page, 'scrolling');
  await traced(session, 'live', () => page.waitForTimeout(frame ? 20_000 : 0));

  const { signals: { nodes: [{ sequence }] } } = await graphql('{ signals(last: 1) { nodes { sequence } } }');
  const sizes = [await memory(session)];
  for (let i = 1; i <= seconds; i++) {
    await page.waitForTimeout(1000);
    if (i % 60 === 0) sizes.push(await memory(session));
  }
  sizes.push(await memory(session));
  console.log(`memory: ${sizes.map((mb) => mb.toFixed(0)).join(', ')} MB`);
  await frames(page, 'live');
  let log = await since(sequence);
  while (log.length <= seconds) log = await since(sequence);
  await page.waitForFunction((id) => window.seen.has(id), log.at(-1));
  const missed = await page.evaluate((ids) => ids.filter((id) => !window.seen.has(id)), log);
  assert.deepEqual(missed, [], `${missed.length} of ${log.length} signals were not shown`);
  console.log(`${log.length} signals in ${seconds} s, none missed`);
}), 600 + 2 * seconds);
