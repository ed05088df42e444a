// Reading the expirables of 2,000 providers: how long it takes, the longest time the page does not answer meanwhile, and what a
// second visit asks for of what the first one did.
import { watchTasks } from './measure.mjs';
import { freshContext, navigationLink, signedIn } from './session.mjs';

const providers = 2000;
const port = 4016;
const consolePort = 4187;
const origin = `http://127.0.0.1:${port}`;
let service;

export async function expirables({ browser, serve, dist }) {
  // Builds that are measured by turns read the same providers.
  service ??= startService(serve);
  await service;
  const config = JSON.stringify({ demo: false, apiBaseUrl: `${origin}/api` });
  const files = ['scripts/serve.mjs', '--port', String(consolePort), '--dir', dist, '--config', config];
  const server = await serve(files, 'serving');
  const address = `http://127.0.0.1:${consolePort}/`;
  const context = await freshContext(browser, await signedIn(browser, address));
  const page = await context.newPage();
  const asked = new Map();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isRecord = request.method() === 'GET' && pathname.includes('/info');
    if (isRecord) asked.set(pathname + search, (asked.get(pathname + search) ?? 0) + 1);
  });
  const requests = () => [...asked.values()].reduce((sum, times) => sum + times, 0);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  const longestTask = await watchTasks(page);
  const started = performance.now();
  await visit(page);
  const took = performance.now() - started;
  const longest = await longestTask();
  const [first, twice] = [requests(), [...asked.values()].filter((times) => times > 1).length];
  await (await navigationLink(page, 'Providers')).click();
  await page.getByRole('heading', { level: 1, name: 'Providers' }).waitFor();
  await visit(page);
  const again = requests() - first;
  await context.close();
  server.removeAllListeners('exit').kill();
  const what = `expirables of ${providers} providers`;
  return [
    { what: `${what}: read and shown after`, value: took, unit: 'ms' },
    { what: `${what}: longest task of the page`, value: longest, unit: 'ms', budget: 100 },
    { what: `${what}: records read`, value: first, unit: '' },
    { what: `${what}: records read twice`, value: twice, unit: '', budget: 0 },
    { what: `${what}: records read at the second visit`, value: again, unit: '', budget: first / 10 },
  ];
}

async function visit(page) {
  await (await navigationLink(page, 'Expirables')).click();
  await page.getByText(/^As of /).waitFor({ timeout: 300_000 });
}

async function startService(serve) {
  const host = ['--import', 'tsx', 'mocks/server.ts', '--port', port, '--providers', providers];
  await serve(host.map(String), 'listening');
  await fetch(`${origin}/control/conditions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rateLimit: { limit: 1e9, windowSeconds: 300 } }),
  });
}
