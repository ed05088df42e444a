import { defineConfig } from '@playwright/test';

/** Added to every port, so that the checks of two working copies can run beside each other on one machine. */
const shift = Number(process.env['PORT_SHIFT'] ?? 0);
const [demoPort, livePort, apiPort] = [4173 + shift, 4174 + shift, 4010 + shift];
const demo = `http://127.0.0.1:${demoPort}`;
const live = `http://127.0.0.1:${livePort}`;
const service = `http://127.0.0.1:${apiPort}`;
const liveConfiguration = JSON.stringify({ demo: false, apiBaseUrl: `${service}/api` });

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // One keeps the one core busy that its page runs on, and the checks run on two.
  workers: 2,
  // The tests of accessibility go through two dozen screens each.
  timeout: 300_000,
  expect: { timeout: 20_000 },
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
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'demo', testIgnore: '**/live/**', use: { baseURL: demo } },
    { name: 'live', testMatch: '**/live/*.spec.ts', use: { baseURL: live } },
  ],
  webServer: [
    {
      command: `node scripts/serve.mjs --port ${demoPort}`,
      url: demo,
      reuseExistingServer: !process.env['CI'],
    },
    {
      command: `node scripts/serve.mjs --port ${livePort} --config ${JSON.stringify(liveConfiguration)}`,
      url: live,
      reuseExistingServer: !process.env['CI'],
    },
    {
      command: `npm run --silent api -- --port ${apiPort} --providers 500`,
      url: `${service}/control/state`,
      reuseExistingServer: !process.env['CI'],
    },
  ],
});
