// From a click or a key to the painted answer, at full speed unless said otherwise.
import { painted, pause, quantile, slowDown } from './measure.mjs';
import { freshContext, navigationLink, signedIn } from './session.mjs';

const rowsShown = '[role="row"][aria-rowindex="2"]';
/** Milliseconds after the first rows in which a page does the rest of what it does on its own. */
const atRest = 2500;
/** Of a click, whose figure is small and differs much from one to the next; by turns with another build each turn adds to it. */
const clicks = { alone: 9, byTurns: 2 };

export async function interaction({ browser, addresses, byTurns }) {
  const state = await signedIn(browser, addresses.live);
  const floor = { address: addresses.floor, row: 'tbody tr' };
  const first = [];
  const again = [];
  for (let run = 0; run < (byTurns ? clicks.byTurns : clicks.alone); run += 1) {
    const context = await freshContext(browser, state);
    const page = await context.newPage();
    await page.goto(addresses.live);
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    // The first screen is there and still; code and data of the list are not.
    await pause(1000);
    first.push(await clickToPainted(page, await navigationLink(page, 'Providers'), rowsShown));
    await (await navigationLink(page, 'Today')).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    const link = await navigationLink(page, 'Providers');
    await link.hover();
    await pause(500);
    again.push(await clickToPainted(page, link, rowsShown));
    await context.close();
  }
  const floorClicks = await showAgain(browser, floor);
  return [
    { what: 'floor: click to painted rows', value: quantile(floorClicks), unit: 'ms' },
    { what: 'click to painted list, first visit', value: quantile(first), unit: 'ms', budget: 60 },
    { what: 'click to painted list, code and data there', value: quantile(again), unit: 'ms', budget: 30 },
  ];
}

export async function typing({ browser, addresses }) {
  const state = await signedIn(browser, addresses.live);
  const floor = { address: addresses.floor, row: 'tbody tr' };
  const live = { address: `${addresses.live}providers`, row: rowsShown, state };
  const normal = await typed(browser, live, 1);
  const floorSlow = await typed(browser, floor, 4);
  const slow = await typed(browser, live, 4);
  const slowAtRest = await typed(browser, live, 4, atRest);
  return [
    {
      what: 'typing in search: event latency p98 at 1×',
      value: quantile(normal.latency, 0.98),
      unit: 'ms',
      budget: 40,
    },
    { what: 'floor: event latency p98 at 4×', value: quantile(floorSlow.latency, 0.98), unit: 'ms' },
    {
      what: 'typing in search: event latency p98 at 4×',
      value: quantile(slow.latency, 0.98),
      unit: 'ms',
      budget: 100,
    },
    {
      what: 'typing once the page is at rest: event latency p98 at 4×',
      value: quantile(slowAtRest.latency, 0.98),
      unit: 'ms',
      budget: 50,
    },
    {
      what: 'typing in search: rows after the last key at 1×',
      value: quantile(normal.rows),
      unit: 'ms',
      budget: 250,
    },
  ];
}

/** What a click takes on the floor, whose rows are there and are only drawn anew. */
async function showAgain(browser, { address, row }) {
  const context = await freshContext(browser);
  const page = await context.newPage();
  await page.goto(address);
  await painted(page, row);
  const took = [];
  for (let run = 0; run < 5; run += 1) {
    await page.getByRole('button', { name: 'Hide' }).click();
    await pause(500);
    took.push(await clickToPainted(page, page.getByRole('button', { name: 'Show' }), row));
  }
  await context.close();
  return took;
}

async function clickToPainted(page, link, selector) {
  await page.evaluate((wanted) => {
    document.addEventListener(
      'click',
      () => {
        const started = performance.now();
        const gone = new WeakSet(document.querySelectorAll(wanted));
        const look = () => {
          const found = document.querySelector(wanted);
          if (!found || gone.has(found)) return requestAnimationFrame(look);
          // This frame paints them. A timer would also wait for what the browser does between frames: in a private window it reads
          // the icon of the page anew with every address.
          const painted = new MessageChannel();
          painted.port1.addEventListener(
            'message',
            () => (globalThis.clickTook = performance.now() - started),
          );
          painted.port1.start();
          painted.port2.postMessage('');
        };
        look();
      },
      { once: true, capture: true },
    );
  }, selector);
  await link.click();
  await page.waitForFunction(() => globalThis.clickTook !== undefined);
  return page.evaluate(() => {
    const took = globalThis.clickTook;
    delete globalThis.clickTook;
    return took;
  });
}

/**
 * Latency of every key (Event Timing, which counts from 16 ms up) and the time from the last key to new rows. The first key
 * comes `wait` milliseconds after the first rows.
 */
async function typed(browser, { address, row, state }, rate, wait = 0) {
  const latency = [];
  const rows = [];
  for (let run = 0; run < 5; run += 1) {
    const context = await freshContext(browser, state);
    const page = await context.newPage();
    await page.goto(address);
    await painted(page, row);
    await pause(wait);
    await slowDown(page, rate);
    await page.evaluate(() => {
      globalThis.keys = [];
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (name === 'keydown') globalThis.keys.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    });
    const search = page.getByRole('searchbox').first();
    await search.focus();
    const before = await page.locator(row).first().textContent();
    for (const key of 'rodriguez ') {
      await page.keyboard.press(key === ' ' ? 'Backspace' : key);
      await pause(60);
    }
    const last = await page.evaluate(() => performance.now());
    await page.waitForFunction(
      ([selector, text]) => document.querySelector(selector)?.textContent !== text,
      [row, before],
    );
    rows.push((await page.evaluate(() => performance.now())) - last);
    await pause(200);
    const keys = await page.evaluate(() => globalThis.keys);
    latency.push(...Array.from({ length: 10 }, (_, index) => keys[index] ?? 16));
    await context.close();
  }
  return { latency, rows };
}
