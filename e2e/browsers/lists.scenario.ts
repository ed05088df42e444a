import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { call } from './driver';
import { test, expect } from './test';

test('a list is filtered, sorted and walked by keys; only cells that are cut say their text; the export is downloaded', async ({
  app,
  signIn,
  colleague,
}) => {
  const long = 'Bartholomew-Maximilian-Konstantin-Alexander';
  for (const firstName of ['Ada', 'Bea', long])
    await colleague.addProvider({ firstName, lastName: `Listings-${firstName}-Quill` });
  await signIn('/providers?providerName=Listings');
  const grid = app.role('grid', 'providers');
  await grid.role('rowheader').counts(3);

  await test.step('tooltips', async () => {
    const cells = await call(app.browser, () =>
      [...document.querySelectorAll<HTMLElement>('[role="grid"] [data-col]')].map((cell) => {
        cell.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        return cell.title;
      }),
    );
    expect(cells.length).toBeGreaterThan(9);
    expect(cells.filter(Boolean)).toEqual([expect.stringContaining(long)]);
  });

  await test.step('keys', async () => {
    await grid.role('row', undefined, { nth: 1 }).inPage((row) => row.focus());
    await app.press('ArrowDown');
    await app.press('Enter');
    await app.role('heading', `${long} Listings-${long}-Quill`).isThere();
    await app.visit('/providers?providerName=Listings');
  });

  await test.step('the export', async () => {
    await app.role('button', 'Export').click();
    const dialog = app.role('dialog', /^Export/);
    const path = await app.downloaded(() => dialog.role('button', 'Export as CSV').click());
    expect(basename(path)).toMatch(/^providers \d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(path, 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines.join('\n')).toContain('Listings-Bea-Quill');
  });
});
