// Scrolling the list of 100,000 providers, and what 20,000 rows leave in memory.
import { framesWhile, framesWhileScrolled, painted, pause } from './measure.mjs';
import { freshContext, signedIn } from './session.mjs';

const rowsShown = '[role="row"][aria-rowindex="2"]';
const body = '[role="grid"], [role="table"]';

export async function scroll({ browser, addresses }) {
  const query = '?providers=100000';
  const state = await signedIn(browser, addresses.demo, query);
  const context = await freshContext(browser, state);
  const page = await context.newPage();
  const link = (name) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const today = page.getByRole('heading', { level: 1, name: 'Today' });
  // The list is seen and left once before, so that what the demo's service itself keeps to answer is not counted.
  await page.goto(`${addresses.demo}providers${query}`);
  await painted(page, rowsShown);
  await link('Today').click();
  await today.waitFor();
  await pause(3000);
  const start = await heap(page);
  await link('Providers').click();
  await painted(page, rowsShown);
  await pause(1000);
  const scroller = await page.evaluateHandle((selector) => {
    let node = document.querySelector(selector);
    while (node && node.scrollHeight <= node.clientHeight) node = node.parentElement;
    return node ?? document.scrollingElement;
  }, body);

  const before = await heap(page);
  await throughRows(page, scroller, 20_000);
  const after = await heap(page);
  await scroller.evaluate((node) => (node.scrollTop = 0));

  const stepped = await framesWhileScrolled(page, scroller);
  await scroller.evaluate((node) => (node.scrollTop = 0));
  await page.mouse.move(700, 500);
  const wheeled = await framesWhile(page, async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      await page.mouse.wheel(0, 400);
      await pause(50);
    }
  });
  const blank = await page.evaluate(() => {
    const box = document.elementFromPoint(700, 500);
    return box?.closest('[role="row"]') ? 0 : 1;
  });
  // A handle would keep the list's element, and all that belongs to it.
  await scroller.dispose();
  await link('Today').click();
  await today.waitFor();
  await pause(1000);
  const left = await heap(page);
  await context.close();
  return [
    {
      what: '100,000 rows by script: frames over 18 ms',
      value: stepped.filter((ms) => ms > 18).length,
      budget: 0,
    },
    {
      what: '100,000 rows by wheel: frames over 33 ms',
      value: wheeled.filter((ms) => ms > 33).length,
      budget: 0,
    },
    { what: '100,000 rows: blank after wheel', value: blank, budget: 0 },
    { what: 'heap on top after 20,000 rows', value: after - before, unit: 'MB', budget: 40 },
    { what: 'heap on top after leaving', value: left - start, unit: 'MB', budget: 10 },
  ];
}

/** Goes to the end again and again until so many rows are loaded. */
async function throughRows(page, scroller, rows) {
  const height = await page.locator(rowsShown).evaluate((row) => row.getBoundingClientRect().height);
  for (let turn = 0; turn < 400; turn += 1) {
    const reached = await scroller.evaluate((node) => (node.scrollTop = node.scrollHeight) && node.scrollTop);
    if (reached / height >= rows) return;
    await pause(40);
  }
}

async function heap(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize / 1e6;
}
