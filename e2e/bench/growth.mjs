// What the console costs as the organization grows: the same work over HTTP with 2,000 to 500,000 providers, beside what the
// simulated service takes to start and its memory. What grows as its data does would be 250 times as much in the last column.
import { readFileSync } from 'node:fs';
import { painted, watchHeap, watchTasks } from './measure.mjs';
import { freshContext, signedIn } from './session.mjs';

const sizes = [2000, 20_000, 100_000, 500_000];
const rowsShown = '[role="row"][aria-rowindex="2"]';
/** Of each size; the first ones build what the service looks things up in. */
const turns = 3;
const patience = 300_000;

export async function growth({ browser, serve, dist }) {
  const figures = [];
  for (const [at, providers] of sizes.entries()) {
    const [api, console_] = [4020 + at, 4030 + at];
    const started = performance.now();
    const host = ['--import', 'tsx', 'mocks/server.ts', '--port', api, '--providers', providers];
    const service = await serve(host.map(String), 'listening');
    const start = performance.now() - started;
    const config = JSON.stringify({ demo: false, apiBaseUrl: `http://127.0.0.1:${api}/api` });
    const page = ['scripts/serve.mjs', '--port', console_, '--dir', dist, '--config', config];
    const files = await serve(page.map(String), 'serving');
    const costs = await ofConsole(browser, `http://127.0.0.1:${console_}/`);
    const memory = residentMegabytes(service.pid);
    for (const child of [service, files]) child.removeAllListeners('exit').kill();
    const measured = [
      { what: 'service: start', value: start, unit: 'ms' },
      ...costs,
      { what: 'service: memory after all', value: memory, unit: 'MB' },
    ].map((figure) => ({
      ...figure,
      what: `${providers.toLocaleString('en-US')} providers: ${figure.what}`,
    }));
    // The largest take minutes.
    for (const { what, value, unit } of measured) console.log(`${what}: ${Math.round(value)} ${unit}`);
    figures.push(...measured);
  }
  return figures;
}

/** Each piece of work several times in fresh pages: the last turn's, when the service has built its indexes. */
async function ofConsole(browser, address) {
  let costs = [];
  for (let turn = 0; turn < turns; turn += 1) {
    // Each turn on its own: a refresh token serves once, and with the most providers a turn outlives an access token.
    const state = await signedIn(browser, address);
    const context = await freshContext(browser, state);
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    costs = [
      { what: 'Today: every count', value: await timed(() => countsOf(page, address)), unit: 'ms' },
      { what: 'list: first rows', value: await timed(() => listOf(page, address)), unit: 'ms' },
      {
        what: 'list: sorted by credentialed date',
        value: await timed(() => sorted(page, address)),
        unit: 'ms',
      },
      { what: 'list: rows after a search', value: await timed(() => searched(page)), unit: 'ms' },
    ];
    if (turn === turns - 1) costs.push(...(await preview(page, address)));
    await context.close();
  }
  return costs;
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function countsOf(page, address) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main .mantine-Skeleton-root'));
}

async function listOf(page, address) {
  await page.goto(`${address}providers`);
  await painted(page, rowsShown);
}

async function sorted(page, address) {
  await page.goto(`${address}providers?sortedBy=CredentialedDate&sortDirection=Desc`);
  await painted(page, rowsShown);
}

async function searched(page) {
  const before = await page.locator(rowsShown).textContent();
  await page.getByRole('searchbox').first().fill('rodriguez');
  await page.waitForFunction(
    ([selector, text]) => {
      const row = document.querySelector(selector);
      return row && row.textContent !== text && !row.closest('[aria-busy="true"]');
    },
    [rowsShown, before],
  );
}

/** A change of every provider as far as its preview; nothing is changed. */
async function preview(page, address) {
  await page.goto(`${address}providers?deactivated=false`);
  await painted(page, rowsShown);
  const heap = await watchHeap(page);
  const longestTask = await watchTasks(page);
  const started = performance.now();
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  await page.getByRole('button', { name: /^Select all [\d,]+ that match/ }).click();
  await page.getByRole('button', { name: 'Change providers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^(Recredentialing due|Next credentialing)$/).selectOption('Set the date');
  await dialog.getByLabel(/^New /).fill('10/31/2027');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: /^Change [\d,]+/ }).waitFor({ timeout: patience });
  const took = performance.now() - started;
  const longest = await longestTask();
  const { peak } = await heap();
  return [
    { what: 'bulk change: preview of all', value: took, unit: 'ms' },
    { what: 'bulk change: longest task until then', value: longest, unit: 'ms' },
    { what: 'bulk change: heap at its peak', value: peak / 1e6, unit: 'MB' },
  ];
}

/** What a process holds in memory, as Linux tells. */
function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}
