// Insights over more than 100,000 verifications in the event log: how long reading takes, and the longest time the page
// does not answer.
import { pause, watchTasks } from './measure.mjs';
import { freshContext, signedIn } from './session.mjs';

const providers = 10_000;
const wanted = 100_000;
const port = 4014;
const consolePort = 4185;
const json = { 'Content-Type': 'application/json' };
const admin = 'admin@credence.example';

const origin = `http://127.0.0.1:${port}`;
let service;

export async function insights({ browser, serve, dist }) {
  // Making the verifications takes minutes; builds that are measured by turns read the same ones.
  service ??= startService(serve);
  await service;
  const config = JSON.stringify({ demo: false, apiBaseUrl: `${origin}/api` });
  const files = ['scripts/serve.mjs', '--port', String(consolePort), '--dir', dist, '--config', config];
  const server = await serve(files, 'serving');
  const address = `http://127.0.0.1:${consolePort}/`;
  const context = await freshContext(browser, await signedIn(browser, address, '', admin));
  const page = await context.newPage();
  await page.goto(address);
  const navigation = (name) => page.getByRole('navigation', { name });
  // The load of the console itself is another part of the benchmark.
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await pause(1000);
  const longestTask = await watchTasks(page);
  await navigation('Main').getByRole('link', { name: 'Insights' }).click();
  await page.getByText(/^Covers /).waitFor();
  await page.getByRole('radio', { name: '12 months' }).check({ force: true });
  await page.getByText(/^Covers /).waitFor();
  const started = performance.now();
  await navigation('Insights').getByRole('link', { name: 'Verifications' }).click();
  const covered = page.getByText(/^Covers [\d,]+ verifications/);
  await covered.waitFor({ timeout: 600_000 });
  const took = performance.now() - started;
  const events = /Covers ([\d,]+)/.exec(await covered.innerText())?.[1];
  await page.getByRole('table', { name: 'Verifications by source and state' }).waitFor();
  await page.getByRole('button', { name: /^Show all/ }).click();
  const longest = await longestTask();
  await context.close();
  server.removeAllListeners('exit').kill();
  return [
    { what: `insights of ${events} events: read and shown after`, value: took, unit: 'ms' },
    {
      what: `insights of ${events} events: longest task of the page`,
      value: longest,
      unit: 'ms',
      budget: 200,
    },
  ];
}

async function startService(serve) {
  const host = ['--import', 'tsx', 'mocks/server.ts', '--port', port, '--providers', providers];
  await serve(host.map(String), 'listening');
  await manyVerifications();
}

/** Verifies the licenses of all again until the log tells of so many verifications. */
async function manyVerifications() {
  const post = (path, body) =>
    fetch(origin + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  await post('/control/conditions', { rateLimit: { limit: 1e9, windowSeconds: 300 } });
  const signedInAs = await post('/api/auth/token/password', { email: admin, password: 'Credence-demo-1' });
  const { token } = await signedInAs.json();
  const headers = { ...json, Authorization: `Bearer ${token}` };
  const get = async (path) => (await fetch(`${origin}/api${path}`, { headers })).json();
  const after = new Date(Date.now() - 330 * 86_400_000).toISOString();
  const count = async () =>
    (await get(`/log/events?subcategory=VerificationCompleted&after=${after}&count=1`)).totalCount;
  const licenses = new Map();
  for (let cursor; ;) {
    const page = await get(`/provider-licenses?count=250${cursor ? `&cursor=${cursor}` : ''}`);
    for (const { license } of page.items)
      licenses.set(license.providerId, [...(licenses.get(license.providerId) ?? []), license.id]);
    cursor = page.nextCursor;
    if (!cursor) break;
  }
  while ((await count()) < wanted) {
    const waiting = [...licenses];
    const verify = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        await fetch(`${origin}/api/providers/${next[0]}/licenses/verify`, {
          method: 'POST',
          headers,
          body: JSON.stringify(next[1]),
        }).then((answer) => answer.arrayBuffer());
    };
    await Promise.all(Array.from({ length: 8 }, verify));
    await post('/control/advance', { seconds: 600 });
  }
}
