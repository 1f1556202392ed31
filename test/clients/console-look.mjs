// How the console looks: its charts and numbers at any price, its pages on a phone, and the bar, the colours and the session that
// GraphiQL, the REST reference and the schema share with it.
import { assert, graphql, key, main, url } from './lib.mjs';
import { withPage } from './browser.mjs';
import { answering, forgive, heading, open, region, sound } from './console-lib.mjs';

// watchCanvas notes, before a page is loaded, each text that is drawn outside its canvas, and the lines of each path.
const watchCanvas = () => {
  window.drawn = { texts: [], cut: [], slanted: 0, steps: 0 };
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    const at = this.getTransform().transformPoint({ x, y }).x, { width } = this.measureText(text);
    const left = { right: at - width, end: at - width, center: at - width / 2 }[this.textAlign] ?? at;
    window.drawn.texts.push(text);
    if (left < 0 || left + width > this.canvas.width) window.drawn.cut.push(`“${text}” from ${left} to ${left + width} of ${this.canvas.width}`);
    return fillText.call(this, text, x, y, ...rest);
  };
  const ends = new WeakMap(), { moveTo, lineTo } = Path2D.prototype;
  Path2D.prototype.moveTo = function (x, y) {
    ends.set(this, [x, y]);
    return moveTo.call(this, x, y);
  };
  Path2D.prototype.lineTo = function (x, y) {
    const before = ends.get(this);
    if (before && before[0] !== x && before[1] !== y) window.drawn.slanted++;
    else window.drawn.steps++;
    ends.set(this, [x, y]);
    return lineTo.call(this, x, y);
  };
};

const minute = 60_000;
const figure = (page) => page.locator('figure.chart', { hasText: 'Price by the minute' });

// around makes prices by the minute around a signal, which rise from half of a price to twice as much.
function around(timestamp, price) {
  return Array.from({ length: 60 }, (_, i) => ({ at: new Date(Date.parse(timestamp) + (i - 40) * 4 * minute).toISOString(), priceUsd: price * (0.5 + i / 40) }));
}

// pricedAt answers as if the token of the signals had a price.
const pricedAt = (signal, price) => (data) => {
  const trades = [...data.walletsByAddress ?? []].flatMap((w) => w?.trades?.nodes ?? []);
  for (const trade of [...trades, ...(data.signal?.userTrades ?? []).map((u) => u.trade)]) trade.priceUsd = price;
  for (const s of [data.signal, ...(data.signals?.nodes ?? [])]) {
    if (!s) continue;
    if (s.priceMinutes) s.priceMinutes = around(signal.timestamp, price);
    if (!s.token) continue;
    Object.assign(s.token, { currentPriceUsd: price, firstSmartEntryPrice: price * 0.9, profile: { priceUsd: price * 1.1 } });
  }
};

// cutsNothing shows a chart at prices of every size, in both themes and widths: no label is cut, and steps are no slanted lines.
async function cutsNothing(page, swap, bet) {
  const forms = [[3.21e-11, /^\$0\.0₁₀\d/], [0.0000321, /^\$0\.0₄\d/], [0.00032, /^\$0\.0₃\d/], [0.87, /^\$0\.\d+$/], [12.5, /^\$\d/], [43_210, /^\$\d\d,\d{3}$/], [123_456_789, /^\$[\d,]{10,}$/], [0.4, /^\d+ %$/]];
  for (const [price, form] of forms) {
    const signal = String(form).includes('%') ? bet : swap;
    await page.evaluate(() => { Object.assign(window.drawn, { texts: [], cut: [], slanted: 0, steps: 0 }); });
    await answering(page, pricedAt(signal, price), `#/signal/${encodeURIComponent(signal.signalId)}`, figure(page).locator('canvas'));
    for (const colorScheme of ['dark', 'light']) {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForFunction(() => [...document.querySelectorAll('.plot')].every((p) => Math.abs(p.clientWidth - p.querySelector('.uplot').clientWidth) < 2));
      }
    }
    const drawn = await page.evaluate(() => window.drawn);
    assert.deepEqual(drawn.cut, [], `at ${price} labels are cut`);
    assert.ok(drawn.texts.filter((text) => form.test(text)).length > 1, `at ${price}: ${[...new Set(drawn.texts)]}`);
    assert.ok(!drawn.texts.some((text) => /e-\d/.test(text)), 'an exponent');
    assert.ok(drawn.steps > 50 && drawn.slanted === 0, `${drawn.slanted} slanted lines, ${drawn.steps} others`);
  }
}

// pointsAndZooms moves the pointer over the chart, and shows a part of the time, which stays when the colours change.
async function pointsAndZooms(page, signal) {
  await answering(page, pricedAt(signal, 0.00032), `#/signal/${encodeURIComponent(signal.signalId)}`, figure(page).locator('canvas'));
  const over = figure(page).locator('.u-over'), tip = over.locator('.tip');
  await over.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await over.boundingBox();
  const lefts = [];
  for (const part of [0.1, 0.5, 0.95]) {
    await page.mouse.move(x + width * part, y + height / 2);
    await tip.filter({ hasText: /\d{4}-\d\d-\d\d \d\d:\d\d UTC/ }).filter({ hasText: 'Price$0.0₃' }).waitFor();
    const box = await tip.boundingBox();
    assert.ok(box.x >= x - 1 && box.x + box.width <= x + width + 1 && box.y >= y - 1, `the numbers leave the plot: ${JSON.stringify(box)}`);
    assert.ok(Math.abs(box.x - (x + width * part)) < box.width + 60, 'the numbers are far from the pointer');
    lefts.push(box.x);
  }
  assert.ok(lefts[0] < lefts[1] && lefts[1] < lefts[2], `${lefts}`);
  const all = figure(page).getByRole('button', { name: 'Show all' });
  const drag = async () => {
    await page.mouse.move(x + width * 0.3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.6, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await all.waitFor();
  };
  await drag();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  assert.equal(await all.count(), 1, 'what was chosen is gone with the colours');
  await page.emulateMedia({ colorScheme: 'light' });
  await all.click();
  await all.waitFor({ state: 'detached' });
  await drag();
  await page.mouse.dblclick(x + width * 0.5, y + height / 2);
  await all.waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await tip.waitFor({ state: 'detached' });
}

// writesNumbers finds small prices with their zeros counted, chances of outcomes in percent, and amounts of a column in one form.
async function writesNumbers(page, signal, bet) {
  const cell = (text) => page.locator('td[data-name="Since signal"]', { hasText: text }).first();
  await answering(page, pricedAt(signal, 0.00000321), '#/live?chains=BASE', cell('$0.0₅3531'));
  await answering(page, pricedAt(bet, 0.8), '#/live?chains=POLYMARKET', cell('88 %'));
  await answering(page, pricedAt(bet, 0.021), '#/live?chains=POLYMARKET', cell('2.3 %'));
  const volumes = [1_234_567, 174_049, 58_648, 1187];
  await answering(page, ({ signals }) => signals?.nodes.forEach((s, i) => { if (s.summary) s.summary.totalUsdInflow = volumes[i % 4]; }), '#/live', page.getByText('$1,234,567').first());
  const found = await page.locator('td[data-name=Volume]').allInnerTexts();
  assert.deepEqual(found.filter((text) => !/^\$[\d,]+$/.test(text.trim())), []);
}

// foldsOnAPhone looks at the pages 390 px wide: rows of two lines, filters behind a button, the replay in a bar.
async function foldsOnAPhone(page, signal) {
  await page.setViewportSize({ width: 390, height: 844 });
  const tables = [['live', 'Signals, newest first'], ['leaderboard', 'Wallets of Base, best first'], ['track', 'Graded signals'], ['trending', 'Tokens that top wallets buy'], [`wallet/BASE/${signal.traders[0].walletAddress}?tab=trades`, 'Trades, newest first']];
  for (const [path, list] of tables) {
    await open(page, path);
    const rows = region(page, list).locator('tbody tr');
    await rows.first().waitFor();
    const shapes = await rows.evaluateAll((all) => all.map((tr) => {
      const cells = [...tr.cells].filter((td) => td.checkVisibility() && td.textContent), line = Number.parseFloat(getComputedStyle(tr).lineHeight);
      return { height: tr.clientHeight, lines: tr.clientHeight / line, subject: cells.some((td) => td.classList.contains('subject')) };
    }));
    const wrong = shapes.filter((s) => s.lines > 3.4 || !s.subject); // two lines and what is between rows
    assert.deepEqual(wrong, [], `${path}: of ${shapes.length} rows`);
  }
  for (const [path, name, param] of [['live', 'Base', /chains=BASE/], ['leaderboard', '30 days', /window=MONTH/], ['track', '7 days', /days=7/], ['trending', '6 hours', /window=SIX_HOURS/]]) {
    await open(page, path);
    const control = page.getByRole('button', { name, exact: true });
    await page.getByRole('button', { name: 'Filter (0)' }).click();
    await control.click();
    await page.waitForURL(param);
    await page.getByRole('button', { name: 'Filter (1)' }).click();
    await control.waitFor({ state: 'hidden' });
  }
  await showsMore(page);
  await replaysInABar(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

// showsMore finds the rest of a long list behind a button.
async function showsMore(page) {
  await open(page, 'live');
  const rows = region(page, 'Signals, newest first').locator('tbody tr:not(.undrawn)');
  await rows.nth(19).waitFor();
  assert.equal(await rows.count(), 20);
  await page.getByRole('button', { name: /^Show \d+ more of \d+$/ }).click();
  await rows.nth(25).waitFor();
}

async function replaysInABar(page) {
  await open(page, 'tuning');
  const bar = page.getByRole('region', { name: 'Changes to save' });
  await bar.getByText(/^\d+ in 1 day/).waitFor();
  const { y } = await page.locator('.setting input').first().boundingBox();
  assert.ok(y < 844, `the first field is at ${y}`);
  await page.getByRole('heading', { name: 'Replay' }).waitFor({ state: 'hidden' });
  await bar.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('heading', { name: 'Replay' }).waitFor();
  await page.getByRole('button', { name: '3 days' }).click();
  await bar.getByText(/^\d+ in 3 days/).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Close the replay' }).click();
  await page.getByRole('heading', { name: 'Replay' }).waitFor({ state: 'hidden' });
}

// coloured waits until what is shown is dark, or light.
const coloured = (page, selector, dark) => page.waitForFunction(([selector, dark]) => {
  for (let at = document.querySelector(selector); at; at = at.parentElement) {
    const [red, green, blue, alpha = 1] = getComputedStyle(at).backgroundColor.match(/[\d.]+/g).map(Number);
    if (alpha > 0) return dark ? red + green + blue < 210 : red + green + blue > 600;
  }
  return !dark;
}, [selector, dark]);

// sharesBar finds the bar, the colours and the key of the console in GraphiQL and in the reference.
async function sharesBar(page) {
  for (const [path, place] of [['graphiql', '.graphiql-container'], ['docs', '.swagger-ui .info']]) {
    await open(page, 'live');
    await page.getByRole('link', { name: path === 'docs' ? 'REST reference' : 'GraphiQL', exact: true }).click();
    await page.locator(place).waitFor();
    assert.equal(await page.getByLabel('API key').count(), 0, 'asks for a key again');
    await page.getByText('with the key of this tab').waitFor();
    await page.locator(`nav a[aria-current=page][href="${path}"]`).waitFor();
    for (const [theme, dark] of [['dark', true], ['light', false]]) {
      await page.getByLabel('Theme').selectOption(theme);
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      await coloured(page, place, dark);
    }
    await page.getByLabel('Theme').selectOption('system');
    await page.getByRole('navigation').getByRole('link', { name: 'Console' }).click();
    await heading(page, 'Live signals');
  }
}

// asksWithTheKey tries a request of the reference, which has the key already.
async function asksWithTheKey(page) {
  await page.goto(`${url}/docs`);
  const operation = page.locator('.opblock', { hasText: '/v3/alpha/leaderboard' }).first();
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  const answered = page.waitForResponse((r) => r.url().includes('/v3/alpha/leaderboard'));
  await operation.getByRole('button', { name: 'Execute' }).click();
  assert.equal((await answered).status(), 200);
}

// readsTheSchema finds a type and goes on by a link in it.
async function readsTheSchema(page, problems) {
  await page.getByRole('navigation').getByRole('link', { name: 'Schema' }).click();
  await heading(page, 'Schema');
  await page.getByRole('link', { name: 'Subscription', exact: true }).waitFor();
  await sound(page, 'schema');
  await page.getByLabel('A name, or a word of a description').fill('pricepoint');
  await page.waitForURL(/text=pricepoint/);
  await page.getByRole('link', { name: 'PricePoint', exact: true }).click();
  await heading(page, 'PricePoint');
  await page.locator('pre', { hasText: 'priceUsd: Float!' }).getByRole('link', { name: 'DateTime' }).first().waitFor();
  await sound(page, 'schema-type');
  await page.getByRole('link', { name: 'Signal', exact: true }).click();
  await heading(page, 'Signal');
  await open(page, 'schema/Nothing');
  await page.getByText('The schema has no such type').waitFor();
  await page.route('**/schema.graphql', (route) => route.abort());
  await open(page, 'schema');
  await page.getByRole('alert').getByText('The schema cannot be loaded').waitFor();
  await page.unroute('**/schema.graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Subscription', exact: true }).waitFor();
  forgive(problems);
}

await main(() => withPage([url], async (page, problems) => {
  const newest = (chain) => graphql(`{ signals(last: 1, filter: { chains: [${chain}] }) { nodes { signalId timestamp traders { walletAddress } } } }`);
  const [signal, bet] = await Promise.all(['BASE', 'POLYMARKET'].map(async (chain) => (await newest(chain)).signals.nodes[0]));
  await page.addInitScript(watchCanvas);
  await page.goto(`${url}/#key=${key}`);
  await heading(page, 'Live signals');
  await cutsNothing(page, signal, bet);
  await pointsAndZooms(page, signal);
  await writesNumbers(page, signal, bet);
  await foldsOnAPhone(page, signal);
  await sharesBar(page);
  await asksWithTheKey(page);
  await readsTheSchema(page, problems);
}), 900);
