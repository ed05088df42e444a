import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { consoleUrl } from './addresses';

/** Everything that a page can leave behind, but what it loaded: the files of the console are the same for all tests. */
const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems';

/**
 * The browser context of one worker, used by its tests one after the other and emptied between them. What the tests
 * before have loaded and compiled is there, so a page costs half the processor time of one in a context of its own.
 */
export class SharedContext {
  #context: BrowserContext | undefined;
  #emptying: CDPSession | undefined;
  #isSpent = false;

  /** The context as a test finds it: with the options of its project, and without page or storage. */
  async open(browser: Browser): Promise<BrowserContext> {
    if (this.#context) return this.#context;
    const context = await browser.newContext();
    // A context is emptied through a page, and this one is there when those of the tests are closed.
    this.#emptying = await context.newCDPSession(await context.newPage());
    this.#context = context;
    // A clock that was taken over cannot be given back: the next test gets another context.
    const { clock } = context;
    const install = clock.install.bind(clock);
    clock.install = (options) => {
      this.#isSpent = true;
      return install(options);
    };
    return context;
  }

  /** Closes what the test has opened and takes back what it has set. */
  async empty(): Promise<void> {
    const context = this.#context;
    if (!context) return;
    if (this.#isSpent) {
      this.#context = undefined;
      this.#isSpent = false;
      await context.close();
      return;
    }
    const [, ...opened] = context.pages();
    await Promise.all(opened.map((page) => page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await context.setOffline(false);
    await this.#emptying?.send('Storage.clearDataForOrigin', { origin: consoleUrl, storageTypes });
  }
}
