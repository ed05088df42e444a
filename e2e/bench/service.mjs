// The simulated service by itself: how long it takes to start, to answer the first request, and a page out of 100,000.
import { quantile } from './measure.mjs';
import { freshContext, signedIn } from './session.mjs';

const sorts = ['Id', 'LastName', 'FirstName', 'CredentialingStatus', 'CredentialedDate'];
const filters = [
  '',
  'status=NeedsReview',
  'status=ExpiresSoon',
  'credentialingStatus=Credentialed',
  'providerName=son',
];

/** Each asked for as the first request of a fresh process; those without a budget are no first screen's. */
const firstRequests = [
  ['providers?count=50', 300],
  ['providers/aggregations', 300],
  ['provider-licenses/aggregations', 300],
  ['provider-licenses?count=50', 300],
  ['alerts?count=50'],
  ['datasets/matches/aggregations'],
  ['datasets/matches?count=50'],
];

const licenseSorts = ['ProviderLastName', 'ProviderFirstName', 'LicenseState', 'LicenseExpirationDate'];

export async function service({ browser, addresses, serve }) {
  return [
    ...(await starts(browser, addresses)),
    ...(await reloads(browser, addresses)),
    ...(await firsts(serve)),
    ...(await pages(serve)),
  ];
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

/** The first request of a page that is loaded again, at once and in a demo that nobody opened for two days. */
async function reloads(browser, addresses) {
  const figures = [];
  const session = await signedIn(browser, addresses.demo);
  for (const days of [0, 2]) {
    const samples = [];
    for (let run = 0; run < 5; run += 1) {
      const context = await freshContext(browser, session);
      await context.addInitScript(startedDaysAgo, days);
      const page = await context.newPage();
      await page.goto(addresses.demo);
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await page.waitForFunction(firstAnswer);
      samples.push(await page.evaluate(firstAnswer));
      await context.close();
    }
    const when = days === 0 ? 'a load' : `a load ${days} days later`;
    figures.push({
      what: `2,000 providers: first request after ${when}`,
      value: quantile(samples),
      unit: 'ms',
      budget: 100,
    });
  }
  return figures;
}

/** In the page, before anything runs: the demo was begun so many days ago, and something in it was changed. */
function startedDaysAgo(days) {
  const settings = JSON.parse(localStorage.getItem('credence-demo') ?? 'null');
  if (!settings) return;
  const epoch = Date.now() - days * 86_400_000;
  localStorage.setItem('credence-demo', JSON.stringify({ ...settings, epoch, changed: true }));
}

/** In the page: how long the service took for its first request, from the measure that it leaves. */
function firstAnswer() {
  return performance.getEntriesByName('simulated service: first request')[0]?.duration;
}

async function firsts(serve) {
  const figures = [];
  const signIns = [];
  for (const [path, budget] of firstRequests) {
    const { child, signIn, get } = await host(serve, 4013);
    signIns.push(signIn);
    const value = await get(path);
    figures.push({ what: `100,000 providers: first request, GET /${path}`, value, unit: 'ms', budget });
    child.removeAllListeners('exit').kill();
  }
  const value = quantile(signIns);
  const what = '100,000 providers: first request, POST /auth/token/password';
  return [{ what, value, unit: 'ms', budget: 300 }, ...figures];
}

/** A host of its own with 100,000 providers, after signing in. */
async function host(serve, port) {
  const args = ['--import', 'tsx', 'mocks/server.ts', '--port', port, '--providers', 100_000];
  const child = await serve(args.map(String), 'listening');
  const api = `http://127.0.0.1:${port}/api`;
  const account = { email: 'admin@credence.example', password: 'Credence-demo-1' };
  const started = performance.now();
  const signedInAs = await fetch(`${api}/auth/token/password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = await signedInAs.json();
  const signIn = performance.now() - started;
  const get = async (path) => {
    const asked = performance.now();
    const response = await fetch(`${api}/${path}`, { headers: { Authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return performance.now() - asked;
  };
  return { child, signIn, get };
}

/** Over HTTP on this machine, so the figure holds the network's share too. The first answer may build an index. */
async function pages(serve) {
  const { get } = await host(serve, 4012);
  const first = [];
  const warm = [];
  for (const sort of sorts) {
    for (const filter of filters) {
      const query = `providers?count=50&sortedBy=${sort}&${filter}`;
      first.push(await get(query));
      for (let run = 0; run < 5; run += 1) warm.push(await get(query));
    }
  }
  const licenses = [];
  const later = [];
  for (const sort of licenseSorts) {
    const query = `provider-licenses?count=50&sortedBy=${sort}`;
    licenses.push({
      what: `first page of licenses of 100,000 by ${sort}`,
      value: await get(query),
      unit: 'ms',
      budget: 300,
    });
    for (let run = 0; run < 5; run += 1) later.push(await get(query));
  }
  return [
    ...licenses,
    { what: 'later pages of licenses of 100,000: median', value: quantile(later), unit: 'ms', budget: 10 },
    { what: 'page of 50 out of 100,000: median', value: quantile(warm), unit: 'ms', budget: 10 },
    { what: 'page of 50 out of 100,000: p95', value: quantile(warm, 0.95), unit: 'ms', budget: 10 },
    { what: 'page of 50 out of 100,000: slowest first answer', value: Math.max(...first), unit: 'ms' },
  ];
}
