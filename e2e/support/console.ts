import { test as base, expect, type Page, type Request, type Response } from '@playwright/test';
import { contractChecker } from './contract';

export const accounts = {
  admin: 'admin@credence.example',
  specialist: 'specialist@credence.example',
  reader: 'reader@credence.example',
  mustChange: 'change@credence.example',
};

export const password = 'Credence-demo-1';

export type Account = keyof typeof accounts;

/** One failure that the simulated service is told to produce (`POST /control/conditions`). */
export interface Failure {
  operation: string;
  status?: number;
  body?: 'problem' | 'html' | 'empty' | 'malformed' | 'drop' | 'hang';
  times?: number;
}

interface Fixtures {
  /** The simulated service, spoken to as an operator would. */
  service: Service;
  /** Signs in through the sign-in screen and waits for the page that was asked for. */
  signIn: (account?: Account, path?: string) => Promise<void>;
}

export class Service {
  /** Answers that were made wrong on purpose are not held against the contract. */
  faulty = false;

  constructor(private readonly page: Page) {}

  /** Sends a control request from within the page, where the simulated service listens. */
  private control<T>(method: string, name: string, body?: unknown): Promise<T> {
    return this.page.evaluate(
      async ([verb, path, payload]) => {
        const init: RequestInit = payload
          ? { method: verb, body: payload, headers: { 'Content-Type': 'application/json' } }
          : { method: verb };
        const response = await fetch(`/control/${path}`, init);
        return response.json();
      },
      [method, name, body === undefined ? '' : JSON.stringify(body)] as const,
    );
  }

  async conditions(conditions: {
    latencyMs?: number;
    failures?: Failure[];
    rateLimit?: { limit: number; windowSeconds: number };
  }) {
    this.faulty ||= Boolean(conditions.failures?.length);
    await this.control('POST', 'conditions', conditions);
  }

  async fails(...failures: Failure[]) {
    await this.conditions({ failures });
  }

  async recovers() {
    await this.control('POST', 'conditions', {});
  }

  async advance(by: { days?: number; hours?: number; seconds?: number }) {
    await this.control('POST', 'advance', by);
  }

  state() {
    return this.control<{ now: string; counts: Record<string, number>; pendingJobs: number }>('GET', 'state');
  }
}

const contract = contractChecker();

export const test = base.extend<Fixtures>({
  // What the page says to the service and hears from it follows the contract, in every test.
  page: async ({ page }, use, info) => {
    const pending: Promise<string[]>[] = [];
    const crashes: string[] = [];
    page.on('response', (response) => pending.push(against(response)));
    page.on('pageerror', (error) => crashes.push(String(error)));
    await use(page);
    const wrong = (await Promise.all(pending)).flat();
    const deliberate = info.annotations.some(({ type }) => type === 'faulty');
    if (!deliberate) expect.soft(wrong, 'traffic that does not follow the contract').toEqual([]);
    expect.soft(crashes, 'errors that nothing caught').toEqual([]);
  },

  service: async ({ page }, use, info) => {
    const service = new Service(page);
    await use(service);
    if (service.faulty) info.annotations.push({ type: 'faulty' });
  },

  signIn: async ({ page }, use) => {
    await use(async (account = 'specialist', path = '/') => {
      await page.goto(path);
      await page.getByLabel('E-mail').fill(accounts[account]);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
  },
});

async function against(response: Response): Promise<string[]> {
  const request: Request = response.request();
  if (!new URL(request.url()).pathname.includes('/api/')) return [];
  const wrong = contract.request(request.method(), request.url(), textBody(request));
  try {
    const body = response.status() === 204 || response.status() === 304 ? '' : await response.text();
    wrong.push(
      ...contract.answer(
        request.method(),
        request.url(),
        response.status(),
        response.headers()['content-type'] ?? '',
        body,
      ),
    );
  } catch {
    // The page went away before the body was read: there is nothing left to hold against the contract.
  }
  return wrong;
}

function textBody(request: Request): string | null {
  const type = request.headers()['content-type'] ?? '';
  return type.includes('application/json') ? request.postData() : null;
}

export { expect };
