// Work over many records in the demo, the service within the page: matches rejected with 100,000 providers, providers changed
// and licenses verified with 2,000; by itself, the same over HTTP for the hundreds of 2,000 that a filter leaves. Time and
// requests for 1,000 of each, the longest task, and what it leaves on the heap.
import { painted, watchHeap, watchTasks } from './measure.mjs';
import { freshContext, signedIn } from './session.mjs';

const tasks = [
  {
    what: 'matches rejected',
    providers: 100_000,
    path: 'matches?types=%5B%22Sam%22%5D',
    overHttp: 'matches',
    async ask(page, dialog) {
      await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Reject' }).click();
      await dialog.getByLabel('Reason in your own words').fill('Another person');
      await dialog.getByRole('button', { name: 'Preview' }).click();
      return dialog.getByRole('button', { name: /^Reject/ });
    },
  },
  {
    what: 'providers changed',
    providers: 2000,
    path: 'providers?deactivated=false',
    overHttp: 'providers?deactivated=false&providerName=ma',
    async ask(page, dialog) {
      await page.getByRole('button', { name: 'Change providers' }).click();
      await dialog.getByLabel(/^(Recredentialing due|Next credentialing)$/).selectOption('Set the date');
      await dialog.getByLabel(/^New /).fill('10/31/2027');
      await dialog.getByRole('button', { name: 'Preview' }).click();
      return dialog.getByRole('button', { name: /^Change [\d,]+/ });
    },
  },
  {
    what: 'licenses verified',
    providers: 2000,
    path: 'licenses?licenseState=CA',
    overHttp: 'licenses?licenseState=CA',
    async ask(page, dialog) {
      await page.getByRole('button', { name: 'Verify licenses' }).click();
      return dialog.getByRole('button', { name: /^Verify [\d,]+/ });
    },
  },
];

export async function bulk({ browser, addresses }) {
  const figures = [];
  for (const task of tasks) {
    const query = `providers=${task.providers}`;
    const state = await signedIn(browser, addresses.demo, `?${query}`);
    figures.push(...(await measured(browser, state, `${addresses.demo}${task.path}&${query}`, task)));
  }
  return figures;
}

export async function bulkOverHttp({ browser, addresses }) {
  const figures = [];
  const state = await signedIn(browser, addresses.live);
  for (const task of tasks) {
    const what = `${task.what} over HTTP`;
    figures.push(...(await measured(browser, state, `${addresses.live}${task.overHttp}`, { ...task, what })));
  }
  return figures;
}

async function measured(browser, state, address, { what, ask }) {
  const context = await freshContext(browser, state);
  await context.addInitScript(countRequests);
  const page = await context.newPage();
  await page.goto(address);
  await painted(page, '[role="row"][aria-rowindex="2"]');
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  const all = page.getByRole('button', { name: /^Select all [\d,]+ that match/ });
  // Where one page holds all that match there is nothing more to select than its rows.
  await all
    .click({ timeout: 10_000 })
    .catch(() => page.getByRole('checkbox', { name: 'Select all loaded rows' }).click());
  const dialog = page.getByRole('dialog');
  const button = await ask(page, dialog);
  await button.waitFor({ timeout: 300_000 });
  const heap = await watchHeap(page);
  const longestTask = await watchTasks(page);
  const before = await page.evaluate(() => globalThis.requests);
  const started = performance.now();
  await button.click();
  await dialog.getByRole('button', { name: 'Export result' }).waitFor({ timeout: 600_000 });
  const seconds = (performance.now() - started) / 1000;
  const requests = (await page.evaluate(() => globalThis.requests)) - before;
  const done = Number(/([\d,]+) done/.exec(await dialog.innerText())?.[1].replaceAll(',', ''));
  const longest = await longestTask();
  const { left } = await heap();
  await context.close();
  return [
    { what: `bulk: ${what}`, value: done },
    { what: `bulk: ${what}, time for 1,000`, value: (seconds / done) * 1000, unit: 's' },
    { what: `bulk: ${what}, requests for 1,000`, value: (requests / done) * 1000 },
    { what: `bulk: ${what}, longest task`, value: longest, unit: 'ms', budget: 100 },
    { what: `bulk: ${what}, heap after it`, value: left / 1e6, unit: 'MB' },
  ];
}

/** In the page, before anything runs: counts what is asked of the service. */
function countRequests() {
  globalThis.requests = 0;
  const send = globalThis.fetch;
  globalThis.fetch = (...given) => {
    const url = given[0] instanceof Request ? given[0].url : String(given[0]);
    if (new URL(url, location.href).pathname.includes('/api/')) globalThis.requests += 1;
    return send(...given);
  };
}
