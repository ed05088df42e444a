import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bidi } from './bidi';
import { ended, finished, program, windowSize, type Driver } from './driver';
import { click, keyDownAndUp, keysOf, move } from './input';

/** What the browser asks, shows or fetches by itself when it is first started, and where it puts downloads. */
const preferences = (downloads: string): Record<string, string | number | boolean> => ({
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.helperApps.neverAsk.saveToDisk': 'text/csv,application/pdf,text/plain,application/octet-stream',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.locale.requested': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'pdfjs.disabled': true,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
  // Scrollbars take room, as on Windows.
  'widget.gtk.overlay-scrollbars.enabled': false,
});

/** Starts the Firefox of the system, without a window, spoken to by WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'credence-firefox-'));
  const [profile, downloads] = [join(folder, 'profile'), join(folder, 'Downloads')];
  await mkdir(profile);
  await mkdir(downloads);
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    program('FIREFOX_BIN'),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: folder, LANG: 'C.UTF-8', TZ: 'UTC' },
    },
  );
  const stop = async () => {
    await ended(browser);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const bidi = await Bidi.connect(await addressOf(browser));
    await bidi.send('session.new', { capabilities: {} });
    // The first window has no focus, also where it is activated, and in it keys press no buttons.
    const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'window' });
    await bidi.send('browsingContext.setViewport', { context, viewport: windowSize });
    return driverOf(bidi, context, downloads, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Evaluated {
  type: string;
  result?: { type: string; value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
}

function driverOf(bidi: Bidi, context: string, downloads: string, stop: () => Promise<void>): Driver {
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  const act = (source: object) => bidi.send<void>('input.performActions', { context, actions: [source] });

  return {
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(expression) {
      const result = await evaluate(`JSON.stringify(${expression})`);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    click: (x, y) => act(click(x, y)),
    hover: (x, y) => act(move(x, y)),
    press: (keys) => act(keyDownAndUp(keysOf(keys))),
    async type(text) {
      for (const letter of text) await act(keyDownAndUp([letter]));
    },
    async upload(expression, paths) {
      const element = await evaluate(expression);
      await bidi.send('input.setFiles', { context, element: { sharedId: element?.sharedId }, files: paths });
    },
    async resize(viewport) {
      await bidi.send('browsingContext.setViewport', { context, viewport });
    },
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    downloads: () => finished(downloads),
    async close() {
      bidi.close();
      await stop();
    },
  };
}

/** Where the browser listens, which it says once it does. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    browser.stderr?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (address) resolve(`${address}/session`);
    });
    browser.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${output}`)));
  });
}
