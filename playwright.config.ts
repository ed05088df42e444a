import { defineConfig } from '@playwright/test';
import { beginning, demoUrl, ports, subPathUrl, worldOfCookie, worldUrl } from './e2e/support/addresses';
import liveConfig from './e2e/support/live-config.json' with { type: 'json' };

const configuration = JSON.stringify(liveConfig);
const reuseExistingServer = !process.env['CI'];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // The checks run on two cores.
  workers: 2,
  timeout: 90_000,
  // For what comes at all: how soon it comes is measured by `npm run bench`, and a busy machine with two cores takes several
  // times as long as one that is not.
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // The simulated service counts days in UTC. A reader elsewhere is a day off around midnight, and what lists and
    // counts say of "today" would depend on when the tests run; lib/dates.test.ts goes through the time zones.
    timezoneId: 'UTC',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_BIN'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // Two cores carry two browsers, their pages and the service: no process for drawing or for the network, no compiler
        // that takes long for code that runs for seconds, and no compiling of all functions where most pages are loaded again.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        '--disable-blink-features=JavaScriptCompileHintsMagicRuntime',
        // Pages of one browser context share a process, and what it has compiled.
        '--renderer-process-limit=1',
        '--js-flags=--no-opt',
      ],
    },
  },
  projects: [
    // Sweeps, each through many screens one after the other; a colour that fades would be looked at half-way. The longest
    // come first, so that no worker waits for another at the end.
    {
      name: 'accessibility',
      testMatch: 'accessibility/*.spec.ts',
      timeout: 180_000,
      use: { contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000 },
    },
    // Each test with a world of its own on the service over HTTP.
    {
      name: 'console',
      testIgnore: '{demo,accessibility}/**',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // What only the simulated service in the browser can show: first load, reloads, tabs, the demo's controls.
    { name: 'demo', testMatch: 'demo/*.spec.ts', use: { baseURL: demoUrl } },
  ],
  webServer: [
    { command: `node scripts/serve.mjs --port ${ports.demo}`, url: demoUrl, reuseExistingServer },
    {
      command: `node scripts/serve.mjs --port ${ports.subPath} --base /console/ --dir node_modules/.cache/console-below-a-path`,
      url: subPathUrl,
      reuseExistingServer,
    },
    {
      command: `node scripts/serve.mjs --port ${ports.console} --config ${JSON.stringify(configuration)} --api '${worldOfCookie}'`,
      url: `http://127.0.0.1:${ports.console}`,
      reuseExistingServer,
    },
    {
      command: `npm run --silent api -- --port ${ports.service} --providers 200 --at ${beginning}`,
      url: `${worldUrl('w0')}/control/state`,
      reuseExistingServer,
    },
  ],
});
