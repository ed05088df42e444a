import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { readPdf } from './support/pdf';

/** What Ctrl+P makes of the page. */
async function printed(page: Page, path: string) {
  await page.pdf({ path, preferCSSPageSize: true });
  return readPdf(path);
}

test('a list is printed with all of its loaded rows, its filter and how many of how many, heads on every sheet and nothing of the console; so are the selected rows alone, and all from the export', async ({
  page,
  signIn,
  service,
}, testInfo) => {
  await service.reset({ providers: 1_000 });
  await signIn('specialist', '/providers?credentialingStatus=Credentialed');
  const list = new List(page, 'providers');
  await expect(list.rows()).not.toHaveCount(0);
  const total = Number(await list.grid.getAttribute('aria-rowcount')) - 1;
  expect(total).toBeGreaterThan(100);
  const of = `${total.toLocaleString('en-US')} providers`;

  await test.step('the loaded ones', async () => {
    await expect(page.getByText(/^\d[\d,–]* of [\d,]+, 50 loaded$/)).toBeVisible();
    // What prints is fetched once the page rests.
    await expect(async () => {
      const { pages, across } = await printed(page, testInfo.outputPath('loaded.pdf'));
      const text = pages.join(' ');
      expect(pages[0]).toContain('Filtered by Credentialing: Credentialed');
      expect(pages[0]).toContain(`50 of ${of}. What was not loaded is not printed.`);
      expect(pages.length).toBeGreaterThan(1);
      for (const sheet of pages) expect(sheet).toContain('NPI');
      expect(across).not.toContain(false);
      expect(text.match(/\b[12]\d{9}\b/g)).toHaveLength(50);
      for (const word of ['Search or jump to', 'Facilities', 'Export', 'Columns'])
        expect(text).not.toContain(word);
    }).toPass({ timeout: 20_000 });
  });

  await test.step('on screen nothing of it is left', async () => {
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(list.rows().first()).toBeVisible();
  });

  await test.step('the selected ones', async () => {
    const boxes = list.rows().getByRole('checkbox');
    await boxes.nth(1).click();
    await boxes.nth(3).click();
    const names = await Promise.all(
      [1, 3].map((at) => list.rows().nth(at).getByRole('rowheader').innerText()),
    );
    const { pages } = await printed(page, testInfo.outputPath('selected.pdf'));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(`2 selected of ${of}`);
    for (const name of names) expect(pages[0]).toContain(name);
    expect(pages[0]?.match(/\b[12]\d{9}\b/g)).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0);
  });

  await test.step('all that match, by the export', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-asked-to-print', '');
    });
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Export ${of}` });
    await dialog.getByRole('button', { name: 'Print' }).click();
    await expect(dialog.getByRole('status')).toContainText(`${of} given to the browser to print.`);
    await expect(page.locator('body')).toHaveAttribute('data-asked-to-print', '');
    const { pages } = await printed(page, testInfo.outputPath('all.pdf'));
    expect(pages[0]).toContain(`${total.toLocaleString('en-US')} of ${of}`);
    expect(pages.join(' ').match(/\b[12]\d{9}\b/g)).toHaveLength(total);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  });
});

test('beside an open match it is the match that is printed, not the queue', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn('specialist', '/matches');
  const list = new List(page, 'matches');
  await expect(list.rows()).not.toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const { pages } = await printed(page, testInfo.outputPath('match.pdf'));
  expect(pages.join(' ')).not.toContain('What was not loaded');
});
