// An hour of triage by script: matches rejected one after the other by keyboard, as many as a quick reviewer decides in an hour.
// What the page keeps in memory may not grow with them.
import { pause } from './measure.mjs';
import { freshContext, signedIn } from './session.mjs';

const decisions = 300;
/** From here on everything that a triage loads has been loaded once. */
const warm = 60;
const megabyte = 2 ** 20;

export async function endurance({ browser, addresses }) {
  const query = 'providers=20000';
  const context = await freshContext(browser, await signedIn(browser, addresses.demo, `?${query}`));
  const page = await context.newPage();
  const client = await page.context().newCDPSession(page);
  await page.goto(`${addresses.demo}matches?${query}`);
  await page.getByRole('region', { name: 'Match', exact: true }).waitFor();
  let before;
  for (let turn = 0; turn < decisions; turn += 1) {
    if (turn === warm) before = await heldBy(client);
    const place = () => document.querySelector('[role="row"][aria-current="true"]')?.dataset.index;
    const shown = await page.evaluate(place);
    await page.keyboard.press('r');
    await page.keyboard.press('w');
    await page.keyboard.type('Another person');
    await page.keyboard.press('Control+Enter');
    await page.waitForFunction(
      (last) => document.querySelector('[role="row"][aria-current="true"]')?.dataset.index !== last,
      shown,
    );
    await pause(40);
  }
  const after = await heldBy(client);
  await context.close();
  const what = `triage of ${decisions} matches, decisions ${warm} to ${decisions}`;
  return [
    { what: `${what}: heap of the page`, value: after.heap / megabyte, unit: 'MB' },
    {
      what: `${what}: heap, in % of before`,
      value: (after.heap / before.heap) * 100,
      unit: '%',
      budget: 115,
    },
    {
      what: `${what}: nodes of the document, in % of before`,
      value: (after.nodes / before.nodes) * 100,
      unit: '%',
      budget: 115,
    },
  ];
}

/** What is left in the page once the garbage was collected. */
async function heldBy(client) {
  await pause(2_000);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes } = await client.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}
