import type { Locator, Page } from '@playwright/test';
import { expect } from './support/console';
import { goWithin } from './support/page';
import { test } from './support/review';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Evidence side by side' });
const side = (page: Page, name: 'Left' | 'Right') => viewer(page).getByRole('region', { name, exact: true });
const picture = (page: Page, name: 'Left' | 'Right') =>
  side(page, name).getByRole('img', { name: /^Result \d/ });
const widthOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.width ?? 0);

test('two screenshots stand side by side at the case, and keys zoom, move, change and swap them; a PDF is looked at in place, by its pages', async ({
  page,
  openCase,
}) => {
  // As in Safari, where streams cannot be iterated.
  await page.addInitScript(() => Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator));
  await openCase();
  await page.keyboard.press('z');
  await expect(picture(page, 'Left')).toBeVisible();
  await expect(picture(page, 'Right')).toBeVisible();
  const before = await widthOf(picture(page, 'Left'));
  expect(await widthOf(picture(page, 'Right'))).toBe(before);

  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(viewer(page).getByRole('status', { name: 'Zoom' })).toHaveText('150%');
  for (const name of ['Left', 'Right'] as const) {
    await expect.poll(() => widthOf(picture(page, name))).toBeCloseTo(before * 1.5, -1);
  }

  await test.step('what one is moved to, the other is', async () => {
    const places = () =>
      viewer(page)
        .locator('section section')
        .evaluateAll((stages) => stages.map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]));
    await page.keyboard.press('0');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
    const [start] = await places();
    await viewer(page)
      .getByRole('button', { name: /^Zoom in/ })
      .focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await places())[0]).not.toEqual(start);
    await expect
      .poll(async () => {
        const [left, right] = await places();
        return JSON.stringify(left) === JSON.stringify(right);
      })
      .toBe(true);
  });

  await test.step('the pointer drags, and zooms with Ctrl', async () => {
    const stages = viewer(page).locator('section section');
    const box = await stages.first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
    const before = await stages.last().evaluate(({ scrollLeft }) => scrollLeft);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => stages.last().evaluate(({ scrollLeft }) => scrollLeft)).toBe(before + 120);
    const zoom = viewer(page).getByRole('status', { name: 'Zoom' });
    const percent = async () => Number.parseInt(await zoom.innerText(), 10);
    const zoomed = await percent();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 200);
    await page.keyboard.up('Control');
    await expect.poll(percent).toBeLessThan(zoomed);
  });

  await test.step('j and k lead through the case, x swaps, 1 shows one', async () => {
    const shown = (name: 'Left' | 'Right') =>
      side(page, name).getByRole('combobox').locator('option:checked');
    const [left, right] = [await shown('Left').innerText(), await shown('Right').innerText()];
    expect(left).not.toBe(right);
    await side(page, 'Right').getByRole('button', { name: 'Right: previous' }).focus();
    await page.keyboard.press('x');
    await expect(shown('Left')).toHaveText(right);
    await expect(shown('Right')).toHaveText(left);
    await page.keyboard.press('j');
    await expect(shown('Right')).not.toHaveText(left);
    const next = await shown('Right').innerText();
    await page.keyboard.press('1');
    await expect(page.getByRole('dialog', { name: next, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a PDF is looked at in place', async () => {
    await goWithin(page, '/files');
    const row = page.getByRole('row', { name: /diploma\.pdf/ }).first();
    await row.getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    const drawn = page
      .getByRole('dialog')
      .last()
      .getByRole('img', { name: /^diploma\.pdf/ })
      .first();
    await expect(drawn).toBeVisible();
    // It has the size of what is drawn on it only then.
    await expect.poll(() => drawn.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(600);
    await expect(page.getByRole('dialog').last()).toContainText('Issued to');
    const isWritten = await drawn.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const title = canvas.getContext('2d')?.getImageData(0, height * 0.05, width / 2, height * 0.1).data;
      return title?.some((value, index) => index % 4 === 0 && value < 100) ?? false;
    });
    expect(isWritten, 'there is ink where the title stands').toBe(true);
    await page.keyboard.press('9');
    const zoom = page.getByRole('dialog').last().getByRole('status', { name: 'Zoom' });
    await expect(zoom, 'a whole page is narrower than the window').not.toHaveText('100%');
  });
});
