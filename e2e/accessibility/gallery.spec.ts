import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { expectAccessible } from '../support/axe';

const schemes = ['light', 'dark'] as const;
/** Of the buttons that open something over the page, those that open no dialog of their own. */
const noDialogs = /^(Notice|More|Panel)/;

/** Words that only the gallery has, on its first section. */
const subtitle = 'Each table of src/ui/status-looks.ts.';

let server: ViteDevServer;
let gallery: string;

// Two servers that prepare the libraries in one folder at the same time take each other's away.
test.describe.configure({ mode: 'default' });

// Part of no build, it is served as whoever works on the console sees it. Nothing is watched: no file changes meanwhile.
test.beforeAll(async () => {
  server = await createServer({
    mode: 'development',
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/gallery',
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
  // Libraries that are found only while the page loads would be prepared once more, and what it has of them by then is gone.
  await server.warmupRequest('/src/main.tsx');
  await server.warmupRequest('/src/gallery/index.tsx');
  await server.waitForRequestsIdle();
  gallery = `${server.resolvedUrls?.local[0]}gallery`;
});

test.afterAll(() => server.close());

test('every part of the kit, in every state and both schemes', async ({ page }) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(String(error)));
  await page.goto(gallery);
  const links = page.getByRole('navigation', { name: 'Gallery' }).getByRole('link');
  // The server compiles each module when it is first asked for it.
  await expect(links.first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(subtitle)).toBeVisible();
  const names = await links.allTextContents();
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    await links.filter({ hasText: name }).click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await expectAccessible(page, `${name}, ${colorScheme}`, { again: colorScheme === 'dark' });
    }
  }
  expect(crashes).toEqual([]);
});

test('what opens over the page, in both schemes', async ({ page }) => {
  await page.goto(`${gallery}#Over the page`);
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons.first()).toBeVisible({ timeout: 120_000 });
  const names = await buttons.allTextContents();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const name of names.filter((words) => words && !noDialogs.test(words))) {
      await buttons.filter({ hasText: new RegExp(`^${name}$`) }).click();
      const dialog = page.locator('[aria-modal="true"]');
      await expect(dialog).toBeVisible();
      await expectAccessible(page, `${name}, ${colorScheme}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    for (const name of ['More about Ana Ruiz', 'More in a line', 'Panel']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expectAccessible(page, `${name}, ${colorScheme}`);
      await page.keyboard.press('Escape');
    }
    for (const button of await buttons.filter({ hasText: 'Notice' }).all()) await button.click();
    await expect(page.getByText('The scan has ended').first()).toBeVisible();
    await expectAccessible(page, `notices, ${colorScheme}`);
  }
});

test('the gallery is part of no build', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const withGallery = scripts.filter((name) =>
    readFileSync(`dist/assets/${name}`, 'utf8').includes(subtitle),
  );
  expect(withGallery).toEqual([]);
});
