import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { dialog } from './support/page';

/** People whose last name is told by a comma, each with something that stays out. */
const file = [
  'Provider,DOB,Address',
  ...Array.from(
    { length: 30 },
    (_, index) =>
      `"Stepson${String.fromCharCode(97 + (index % 26))}${index > 25 ? 'x' : ''}, Ada May",3/31/1980,"100 Main St Louis, MO 63101"`,
  ),
].join('\r\n');

/** Waits until the step of this name is open: its heading has the focus and stands in sight, below the title of the page. */
async function expectStep(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
}

/** Presses a button at the foot of a step, which is in sight before anybody scrolls, from the end of the step. */
async function pressAtEnd(page: Page, name: string) {
  const button = page.getByRole('button', { name });
  await expect(button).toBeInViewport({ ratio: 1 });
  const main = page.getByRole('main');
  await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect(await main.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await button.click();
}

for (const { width, height } of [
  { width: 1366, height: 768 },
  { width: 390, height: 700 },
])
  test(`each step of a roster import opens at its top with the focus on its heading, ${width} pixels wide`, async ({
    page,
    signIn,
  }) => {
    await signIn('specialist', '/providers/import');
    await page.setViewportSize({ width, height });
    await page
      .getByLabel('Choose a CSV or Excel file, or drop it here')
      .setInputFiles({ name: 'steps.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await expectStep(page, 'Match the columns');
    await pressAtEnd(page, 'Check the rows');
    await expectStep(page, 'Check the rows');
    await expect(page.getByText('Compared with existing providers')).toBeVisible();
    await pressAtEnd(page, 'Back');
    await expectStep(page, 'Match the columns');
    await pressAtEnd(page, 'Back');
    await expectStep(page, 'Choose a file');
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expectStep(page, 'Match the columns');
    await pressAtEnd(page, 'Check the rows');
    await expectStep(page, 'Check the rows');

    await test.step('Back goes one step back, Forward on again, and a reload stays', async () => {
      await page.goBack();
      await expectStep(page, 'Match the columns');
      await page.goForward();
      await expectStep(page, 'Check the rows');
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: 'Check the rows' })).toBeVisible();
      await page.goBack();
      await expectStep(page, 'Match the columns');
      await pressAtEnd(page, 'Check the rows');
      await expectStep(page, 'Check the rows');
    });

    await test.step('what will happen to a row is readable, all of it', async () => {
      const cell = page
        .getByRole('row', { name: /Stepsona/ })
        .getByRole('cell')
        .first();
      await cell.scrollIntoViewIfNeeded();
      await expect(cell).toHaveText(
        'Will be created. Left out: Whole address, City (street and city could not be told apart: write it like 100 Main St, Suite 2, El Paso, TX 79901). Left out: Middle name (May)',
      );
      const cut = await cell.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
        return inner.bottom > outer.bottom || inner.right > outer.right || inner.right > innerWidth;
      });
      expect(cut).toBe(false);
    });

    await pressAtEnd(page, 'Import 30 providers');
    await expect(dialog(page).getByText('30 done')).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 2, name: 'The import' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Import another file' }).click();
    await expectStep(page, 'Choose a file');
  });
