import type { Page } from '@playwright/test';

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
  body?: 'problem' | 'html' | 'empty' | 'malformed' | 'half' | 'drop' | 'hang';
  times?: number;
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
