import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import ordinary from '../../playwright.config';

const [, , ...needed] = Array.isArray(ordinary.webServer) ? ordinary.webServer : [];

const root = fileURLToPath(new URL('../..', import.meta.url));

const isForPictures = process.env['PICTURES'] !== undefined;

/** The main work, or pictures of the main screens, in Firefox and WebKit, one browser at a time, on the build and the service of the ordinary tests. */
export default defineConfig<object, { engine: 'firefox' | 'webkit' | 'chromium' }>({
  testDir: '.',
  testMatch: isForPictures ? '*.pictures.ts' : '*.scenario.ts',
  outputDir: '../../test-results/browsers',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
    ...(isForPictures ? [{ name: 'chromium', use: { engine: 'chromium' as const } }] : []),
  ],
  // One that was left behind has the files of an older build in its memory.
  webServer: needed.map((server) => ({ ...server, cwd: root, reuseExistingServer: false })),
});
