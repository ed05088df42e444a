import { expect, type BrowserContext, type Page } from '@playwright/test';
import { beginning } from './addresses';

/**
 * Sets the clock of the pages of a context to the beginning; it goes on from there, also through reloads. Disposing of
 * what is given ends it for pages that are opened later.
 */
export function beginAtTheMoment(context: BrowserContext): Promise<AsyncDisposable> {
  return context.addInitScript(moveClock, Date.parse(beginning) - Date.now());
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

/**
 * Lets minutes pass for a page whose clock was taken over, until what is expected holds: what looks every minute begins
 * once the page has loaded, and is fetched last. A jump of the clock gives up what is on its way, so the next one comes
 * only when an answer had its time.
 */
export async function minutesLater(
  page: Page,
  expectation: (options: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('01:01');
    await expectation({ timeout: 1_500 });
  }).toPass({ intervals: [0] });
}
