import type { Page } from '@playwright/test';

/**
 * The moment at which every test begins, whenever it runs: which requests wait, what the last 24 hours hold and the like
 * follow from the time at which the simulated world was made. `E2E_AT` names another moment, to see that all holds then.
 */
const beginning = Date.parse(process.env['E2E_AT'] ?? '2026-11-20T12:00:00Z');

/** Sets the clock of a test's pages to that moment; it goes on from there, also through reloads. */
export async function beginAtTheMoment(page: Page): Promise<void> {
  await page.context().addInitScript(moveClock, beginning - Date.now());
}

/** Runs in the page. */
function moveClock(by: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (real, given: unknown[], target) =>
      given.length === 0 ? new real(real.now() + by) : (Reflect.construct(real, given, target) as Date),
    apply: (real) => new real(real.now() + by).toString(),
    get: (real, name) => (name === 'now' ? () => real.now() + by : (Reflect.get(real, name) as unknown)),
  });
}
