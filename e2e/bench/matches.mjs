// The queue of matches: from the key that decides one to the next on screen, and 100,000 scrolled.
import { framesWhileScrolled, painted, pause, quantile } from './measure.mjs';
import { freshContext, onPhone, signedIn } from './session.mjs';

/** By turns with another build each turn adds to them. */
const decisions = { alone: 100, byTurns: 40 };

export async function matches({ browser, addresses, byTurns }) {
  const decided = await triage(browser, addresses, byTurns ? decisions.byTurns : decisions.alone);
  return onPhone ? decided : [...decided, ...(await scrolled(browser, addresses))];
}

/** Rejects matches one after the other by keyboard, each with a reason. */
async function triage(browser, addresses, count) {
  const context = await freshContext(browser, await signedIn(browser, addresses.live));
  const page = await context.newPage();
  await page.goto(`${addresses.live}matches`);
  // On a phone the list comes first, and one match in its place.
  if (onPhone) await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('region', { name: 'Match', exact: true }).waitFor();
  await page.evaluate(() => {
    globalThis.pressed = [];
    globalThis.untilPaint = new Map();
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) globalThis.untilPaint.set(startTime, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const took = [];
  for (let turn = 0; turn < count; turn += 1) {
    // A reviewer reads a match before deciding; meanwhile what the next one needs is loaded.
    await pause(300);
    await page.keyboard.press('r');
    await page.keyboard.press('w');
    await page.keyboard.type('Another person');
    await page.evaluate((isAlone) => {
      // On a phone the match stands in place of the list, and the address says which one.
      const place = () =>
        isAlone
          ? new URLSearchParams(location.search).get('match')
          : document.querySelector('[role="row"][aria-current="true"]')?.dataset.index;
      const before = place();
      const onKey = (event) => {
        if (event.key !== 'Enter') return;
        document.removeEventListener('keydown', onKey, true);
        const started = performance.now();
        globalThis.pressed.push(event.timeStamp);
        const look = () => {
          if (place() === before) return requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => (globalThis.keyTook = performance.now() - started)));
        };
        requestAnimationFrame(look);
      };
      document.addEventListener('keydown', onKey, true);
    }, onPhone);
    await page.keyboard.press('Control+Enter');
    await page.waitForFunction(() => globalThis.keyTook !== undefined);
    took.push(await page.evaluate(() => globalThis.keyTook));
    await page.evaluate(() => delete globalThis.keyTook);
  }
  await pause(300);
  const untilPaint = await page.evaluate(() =>
    globalThis.pressed.map((at) => globalThis.untilPaint.get(at) ?? 16),
  );
  await context.close();
  return [
    // Until the browser has painted; the figures below go on until what follows from the decision is done as well.
    {
      what: 'triage of matches: event latency of the key, median',
      value: quantile(untilPaint),
      unit: 'ms',
    },
    {
      what: 'triage of matches: event latency of the key, p95',
      value: quantile(untilPaint, 0.95),
      unit: 'ms',
      budget: 50,
    },
    { what: 'triage of matches: key to next, median', value: quantile(took), unit: 'ms' },
    { what: 'triage of matches: key to next, p95', value: quantile(took, 0.95), unit: 'ms' },
  ];
}

/** In the demo with 100,000 providers: the whole list scrolled. */
async function scrolled(browser, addresses) {
  const query = 'providers=100000';
  const context = await freshContext(browser, await signedIn(browser, addresses.demo, `?${query}`));
  const page = await context.newPage();
  await page.goto(`${addresses.demo}matches?${query}&includeOldMatches=true`);
  await painted(page, '[role="row"][aria-rowindex="2"]');
  const total = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
  const scroller = await page.getByRole('grid').elementHandle();
  for (let turn = 0; turn < 40; turn += 1) {
    await scroller.evaluate((node) => (node.scrollTop = node.scrollHeight));
    await pause(40);
  }
  await scroller.evaluate((node) => (node.scrollTop = 0));
  const frames = await framesWhileScrolled(page, scroller);
  await scroller.dispose();
  await context.close();
  return [
    { what: 'matches in the list that is scrolled', value: total },
    { what: 'matches by script: frames over 18 ms', value: frames.filter((ms) => ms > 18).length, budget: 0 },
  ];
}
