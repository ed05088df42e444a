import { chromium } from '@playwright/test';
import { windowSize, type Driver } from './driver';

/** Starts the Chromium of the ordinary tests with scrollbars that take room, for pictures beside those of the others. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_BIN'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-features=OverlayScrollbar'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: windowSize, reducedMotion: 'reduce', timezoneId: 'UTC' });
  return {
    async open(url) {
      await page.goto(url);
    },
    run: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    press: (keys) => page.keyboard.press(keys === ' ' ? 'Space' : keys),
    type: (text) => page.keyboard.type(text),
    async upload(expression, paths) {
      const input = await page.evaluateHandle<HTMLInputElement>(expression);
      await input.setInputFiles([...paths]);
    },
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    downloads: () => Promise.resolve([]),
    close: () => browser.close(),
  };
}
