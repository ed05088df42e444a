// The simulated service by itself: how long it takes to start, and to answer a page out of 100,000 providers.
import { quantile } from './measure.mjs';
import { freshContext } from './session.mjs';

const sorts = ['Id', 'LastName', 'FirstName', 'CredentialingStatus', 'CredentialedDate'];
const filters = [
  '',
  'status=NeedsReview',
  'status=ExpiresSoon',
  'credentialingStatus=Credentialed',
  'providerName=son',
];

export async function service({ browser, addresses, serve }) {
  return [...(await starts(browser, addresses)), ...(await pages(serve))];
}

/** Main-thread time of starting the service in the page, from the measure that it leaves in the page's timings. */
async function starts(browser, addresses) {
  const figures = [];
  for (const [providers, budget] of [
    [2000, 300],
    [100_000, 3000],
  ]) {
    const samples = [];
    for (let run = 0; run < 5; run += 1) {
      const context = await freshContext(browser);
      const page = await context.newPage();
      await page.goto(`${addresses.demo}sign-in?providers=${providers}`);
      await page.getByLabel('E-mail').waitFor();
      samples.push(
        await page.evaluate(() => performance.getEntriesByName('simulated service: start')[0]?.duration),
      );
      await context.close();
    }
    const what = `simulated service: start with ${providers.toLocaleString('en-US')} providers`;
    figures.push({ what, value: quantile(samples), unit: 'ms', budget });
  }
  return figures;
}

/** Over HTTP on this machine, so the figure holds the network's share too. The first answer may build an index. */
async function pages(serve) {
  await serve(['--import', 'tsx', 'mocks/server.ts', '--port', '4012', '--providers', '100000'], 'listening');
  const api = 'http://127.0.0.1:4012/api';
  const account = { email: 'admin@credence.example', password: 'Credence-demo-1' };
  const signedIn = await fetch(`${api}/auth/token/password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = await signedIn.json();
  const get = async (query) => {
    const started = performance.now();
    const response = await fetch(`${api}/providers?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
    return performance.now() - started;
  };
  const first = [];
  const warm = [];
  for (const sort of sorts) {
    for (const filter of filters) {
      const query = `count=50&sortedBy=${sort}&${filter}`;
      first.push(await get(query));
      for (let run = 0; run < 5; run += 1) warm.push(await get(query));
    }
  }
  return [
    { what: 'page of 50 out of 100,000: median', value: quantile(warm), unit: 'ms', budget: 10 },
    { what: 'page of 50 out of 100,000: p95', value: quantile(warm, 0.95), unit: 'ms', budget: 10 },
    { what: 'page of 50 out of 100,000: slowest first answer', value: Math.max(...first), unit: 'ms' },
  ];
}
