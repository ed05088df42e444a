import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { contractChecker } from './contract';
import { consoleUrl, demoUrl } from './addresses';
import { SharedContext } from './context';
import { beginAtTheMoment } from './moment';
import { mainNavigation } from './page';
import { Colleague } from './records';
import { fillSignIn } from './session';
import { translatePage } from './translator';
import { accounts, askInPage, askOverHttp, password, Service, type Account, type SignedIn } from './service';

interface Fixtures {
  /** The test's own world on the service over HTTP, by its name; undefined in the demo, which has one in the page. */
  world: string | undefined;
  /** The simulated service, spoken to as an operator would. */
  service: Service;
  /** Opens a page as somebody who is signed in already; without a path it is left to the test to open the first one. */
  signIn: (account?: Account, path?: string) => Promise<void>;
  /** Another browser on the same world, with somebody signed in; it is on no page yet. */
  elsewhere: (account: Account) => Promise<Page>;
  /** An administrator at another machine: fills the world of a test and interferes with it. */
  colleague: Colleague;
}

interface WorkerFixtures {
  shared: SharedContext;
}

const contract = contractChecker();
/** How the browser tells what the policy of the page refused. */
const refused = /content security policy|requires 'Trusted/i;

export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that this needs no other fixture
  world: async ({}, provide, { project, testId }) =>
    provide(project.name === 'demo' ? undefined : `w${testId}`),

  baseURL: async ({ world }, provide) => provide(world ? consoleUrl : demoUrl),

  // oxlint-disable-next-line no-empty-pattern -- see above
  shared: [async ({}, provide) => provide(new SharedContext()), { scope: 'worker' }],

  // The demo has its service in the context: each of its tests begins with none.
  context: async ({ browser, shared, world }, provide) => {
    const context = world ? await shared.open(browser) : await browser.newContext();
    const clock = await beginAtTheMoment(context);
    if (world) await enter(context, world);
    await provide(context);
    if (world) await shared.empty();
    else await context.close();
    await clock[Symbol.asyncDispose]();
  },

  // What the page says to the service and hears from it follows the contract, in every test, and what it does its policy.
  page: async ({ page, world }, provide, info) => {
    const sent: string[] = [];
    const heard: Promise<string[]>[] = [];
    const crashes: string[] = [];
    page.on('request', (request) => sent.push(...wrongIn(request)));
    const known = new Set<string>();
    page.on('response', (response) => {
      const kind = kindOf(response);
      if (!kind || known.has(kind)) return;
      known.add(kind);
      heard.push(wrongAnswer(response));
    });
    page.on('pageerror', (error) => crashes.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && refused.test(message.text())) crashes.push(message.text());
    });
    if (process.env['TRANSLATED']) await translatePage(page);
    if (!world) keepBeforeLeaving(page);
    await provide(page);
    expect.soft(sent, 'requests that do not follow the contract').toEqual([]);
    const deliberate = info.annotations.some(({ type }) => type === 'faulty');
    const wrong = deliberate ? [] : (await Promise.all(heard)).flat();
    expect.soft(wrong, 'answers that do not follow the contract').toEqual([]);
    expect.soft(crashes, 'errors that nothing caught').toEqual([]);
  },

  service: async ({ page, world }, provide, info) => {
    const writes = new Set<Request>();
    page.on('request', (request) => {
      if (isOfService(request) && request.method() !== 'GET') writes.add(request);
    });
    page.on('requestfinished', (request) => writes.delete(request));
    page.on('requestfailed', (request) => writes.delete(request));
    const written = () => expect.poll(() => writes.size, 'writes under way').toBe(0);
    const service = new Service(world ? askOverHttp(world) : askInPage(page), written);
    await provide(service);
    if (service.faulty) info.annotations.push({ type: 'faulty' });
  },

  signIn: async ({ page, world, service }, provide) => {
    await provide(async (account = 'specialist', path) => {
      if (world) await keepSession(page, await service.signIn(account));
      if (path === undefined) return;
      await page.goto(world ? path : `${path}?providers=200`);
      if (!world) await fillSignIn(page, accounts[account]);
      await expect(mainNavigation(page)).toBeVisible();
    });
  },

  elsewhere: async ({ browser, service, world }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (account) => {
      const context = await browser.newContext();
      contexts.push(context);
      await beginAtTheMoment(context);
      if (world) await enter(context, world);
      const page = await context.newPage();
      await keepSession(page, await service.signIn(account));
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  colleague: async ({ service }, provide) => {
    await provide(new Colleague(service));
  },
});

/** Makes the pages of a context a console for this world. No script of theirs can see it. */
async function enter(context: BrowserContext, world: string): Promise<void> {
  await context.addCookies([{ name: 'world', value: world, url: consoleUrl, httpOnly: true }]);
}

/** Puts a session where the console keeps one, when the page is first opened: who signs out later stays signed out. */
async function keepSession(page: Page, { token, tokenId, email, role, expiresAt }: SignedIn): Promise<void> {
  const user = { email, role: role.name, permissions: role.permissions };
  const kept = { token, tokenId, user, expiresAt, persistent: true, way: 'password' };
  await page.addInitScript((text) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('signed in')) return;
    sessionStorage.setItem('signed in', 'yes');
    localStorage.setItem('credence:session', text);
  }, JSON.stringify(kept));
}

/** People do not load a page again within the blink that the simulated service needs to keep what has just changed. */
function keepBeforeLeaving(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const kept = async () => {
    if (!page.url().startsWith('http')) return;
    // Where there is no network or no such service, nothing was changed either.
    await page.evaluate(() => fetch('/control/state').catch(() => undefined));
  };
  page.goto = async (...args) => {
    await kept();
    return goto(...args);
  };
  page.reload = async (...args) => {
    await kept();
    return reload(...args);
  };
}

const isOfService = (request: Request) => new URL(request.url()).pathname.includes('/api/');

function wrongIn(request: Request): string[] {
  if (!isOfService(request)) return [];
  return contract.request(request.method(), request.url(), textBody(request));
}

/** One of each kind is held against the contract in a test: to fetch the bodies of all takes a twentieth of its time. */
function kindOf(response: Response): string | undefined {
  const request = response.request();
  if (!isOfService(request)) return undefined;
  const path = new URL(request.url()).pathname.replaceAll(/[\da-f-]{36}/g, '{id}');
  return `${request.method()} ${path} ${response.status()}`;
}

async function wrongAnswer(response: Response): Promise<string[]> {
  const request = response.request();
  const status = response.status();
  const type = response.headers()['content-type'] ?? '';
  let body = '';
  try {
    if (status !== 204 && status !== 304) body = await response.text();
  } catch {
    // The page went away before the body was read: there is nothing left to hold against the contract.
    return [];
  }
  return contract.answer(request.method(), request.url(), status, type, body);
}

function textBody(request: Request): string | null {
  const type = request.headers()['content-type'] ?? '';
  return type.includes('application/json') ? request.postData() : null;
}

export { accounts, expect, password };
