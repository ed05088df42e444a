import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { consoleUrl } from '../support/addresses';
import { Colleague } from '../support/records';
import { askOverHttp, Service, type Account } from '../support/service';
import { startChromium } from './chromium';
import { call } from './driver';
import { startFirefox } from './firefox';
import { Screen } from './screen';
import { startWebKit } from './webkit';

interface Options {
  engine: keyof typeof start;
}

interface Fixtures {
  /** The console in this browser, as its user has it before them. */
  app: Screen;
  service: Service;
  colleague: Colleague;
  /** Opens a page of the console as somebody who is signed in already. */
  signIn: (path: string, account?: Account) => Promise<void>;
}

const start = { firefox: startFirefox, webkit: startWebKit, chromium: startChromium };

export const test = base.extend<Fixtures & { world: string }, Options>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that this needs no other fixture
  world: async ({}, provide, { testId, project, repeatEachIndex }) =>
    provide(`w${project.name}${testId.replaceAll(/\W/g, '')}${repeatEachIndex}`),

  app: async ({ engine, world }, provide, info) => {
    const driver = await start[engine]();
    try {
      const app = new Screen(driver, consoleUrl);
      await app.visit('/before-paint.js');
      await call(driver, (name) => void (document.cookie = `world=${name}; path=/`), world);
      await provide(app);
      if (info.errors.length > 0) await writeFile(info.outputPath('window.png'), await driver.screenshot());
      expect.soft(await app.uncaught(), 'errors that nothing caught').toEqual([]);
    } finally {
      await driver.close();
    }
  },

  service: async ({ world }, provide) => provide(new Service(askOverHttp(world), async () => undefined)),

  colleague: async ({ service }, provide) => provide(new Colleague(service)),

  signIn: async ({ app, service }, provide) => {
    await provide(async (path, account = 'specialist') => {
      const { token, tokenId, email, role, expiresAt } = await service.signIn(account);
      const user = { email, role: role.name, permissions: role.permissions };
      const session = { token, tokenId, user, expiresAt, persistent: true, way: 'password' };
      await call(
        app.browser,
        (text) => localStorage.setItem('credence:session', text),
        JSON.stringify(session),
      );
      await app.visit(path);
      await app.role('main').isThere();
    });
  },
});

export { expect };
