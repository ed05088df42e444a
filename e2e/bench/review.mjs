// A reviewer goes through the queue by keyboard: from the key to the next case on screen.
import { pause, quantile } from './measure.mjs';
import { freshContext, signedIn } from './session.mjs';

export async function review({ browser, addresses }) {
  const state = await signedIn(browser, addresses.live);
  const context = await freshContext(browser, state);
  const page = await context.newPage();
  await page.goto(`${addresses.live}reviews`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('table').first().waitFor();
  const took = [];
  for (let turn = 0; turn < 20; turn += 1) {
    // A reviewer reads a case before going on; meanwhile the next one loads.
    await pause(600);
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    await page.evaluate((name) => {
      document.addEventListener(
        'keydown',
        () => {
          const started = performance.now();
          const look = () => {
            // The case that was left is hidden first, and taken away later.
            const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
            const isNext =
              heading && heading.textContent !== name && document.querySelector('[role="table"], table');
            if (!isNext) return requestAnimationFrame(look);
            requestAnimationFrame(() => setTimeout(() => (globalThis.keyTook = performance.now() - started)));
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    }, before);
    await page.keyboard.press('j');
    await page.waitForFunction(() => globalThis.keyTook !== undefined);
    took.push(await page.evaluate(() => globalThis.keyTook));
    await page.evaluate(() => delete globalThis.keyTook);
  }
  await context.close();
  return [
    { what: 'review: key to next case, median', value: quantile(took), unit: 'ms' },
    { what: 'review: key to next case, p95', value: quantile(took, 0.95), unit: 'ms', budget: 50 },
  ];
}
