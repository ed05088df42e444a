import type { Page } from '@playwright/test';
import { beginning } from './addresses';

/** Sets the clock of a test's pages to the beginning; it goes on from there, also through reloads. */
export async function beginAtTheMoment(page: Page): Promise<void> {
  await page.context().addInitScript(moveClock, Date.parse(beginning) - Date.now());
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
