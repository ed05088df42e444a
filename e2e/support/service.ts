import type { Page } from '@playwright/test';
import { worldUrl } from './addresses';

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
  body?:
    | 'problem'
    | 'html'
    | 'empty'
    | 'malformed'
    | 'half'
    | 'no-id'
    | 'replaced'
    | 'lost'
    | 'drop'
    | 'hang';
  times?: number;
}

interface Conditions {
  /** What a gateway makes of the headers of answers. */
  gateway?: {
    cacheControl?: string;
    lastModifiedDays?: number;
    ageSeconds?: number;
    withoutAge?: boolean;
    withoutDate?: boolean;
    dateAheadSeconds?: number;
  };
  latencyMs?: number;
  failures?: Failure[];
  rateLimit?: { limit: number; windowSeconds: number };
}

/** Speaks to the simulated service beside the console: gives the JSON that comes back, throws what is refused. */
export type Ask = <T>(method: string, path: string, body?: unknown, token?: string) => Promise<T>;

type Request = [method: string, url: string, body: string | undefined, token: string | undefined];

/** Asks the world of a test on the service over HTTP. */
export function askOverHttp(world: string): Ask {
  return async (method, path, body, token) =>
    answer(await send([method, worldUrl(world) + path, JSON.stringify(body), token]));
}

/** Asks from within the page: the simulated service of the demo listens nowhere else. */
export function askInPage(page: Page): Ask {
  return async (method, path, body, token) =>
    answer(await page.evaluate(send, [method, path, JSON.stringify(body), token] satisfies Request));
}

/** Runs in the page too, and so stands on nothing of this file. */
async function send([method, url, body, token]: Request) {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  // A file is what it holds.
  const isFile = body !== undefined && method === 'POST' && url.includes('/files/uploads/');
  const form = new FormData();
  if (isFile) form.append('file', new File([body], 'kept.json', { type: 'application/json' }));
  if (body && !isFile) headers['Content-Type'] = 'application/json';
  const sent = isFile ? form : body;
  const response = await fetch(url, { method, headers, ...(sent ? { body: sent } : {}) });
  return { name: `${method} ${url}`, status: response.status, text: await response.text() };
}

function answer<T>({ name, status, text }: { name: string; status: number; text: string }): T {
  if (status >= 400) throw new Error(`${name}: ${status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** The simulated service as its operator has it: its clock, its failures, what it holds. */
export class Service {
  /** Answers that were made wrong on purpose are not checked against the contract. */
  faulty = false;

  /** `written` waits until the service has answered what the page is writing. */
  constructor(
    readonly ask: Ask,
    private readonly written: () => Promise<void>,
  ) {}

  async conditions(conditions: Conditions) {
    this.faulty ||= Boolean(conditions.failures?.length);
    await this.ask('POST', '/control/conditions', conditions);
  }

  async fails(...failures: Failure[]) {
    await this.conditions({ failures });
  }

  async recovers() {
    await this.conditions({});
  }

  /** What the page asked for before is begun before, or it would wait for time that has passed already. */
  async advance(by: { days?: number; hours?: number; seconds?: number }) {
    await this.written();
    await this.ask('POST', '/control/advance', by);
  }

  /** Starts again, with another number of providers or with odd records among them. */
  async reset(world: { providers?: number; edgeCases?: boolean }) {
    await this.ask('POST', '/control/reset', world);
  }

  state() {
    return this.ask<{ now: string; counts: Record<string, number>; pendingJobs: number }>(
      'GET',
      '/control/state',
    );
  }

  /** A token, with all that the service says about it. */
  signIn(account: Account): Promise<SignedIn> {
    return this.ask('POST', '/api/auth/token/password', { email: accounts[account], password });
  }
}

export interface SignedIn {
  token: string;
  tokenId: string;
  email: string;
  role: { name: string; permissions: Record<string, string> };
  expiresAt: string;
}
