import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, finished, program, windowSize, type Driver, type Size } from './driver';
import { click, keyDownAndUp, keysOf, move } from './input';
import { WebDriver } from './webdriver';

/** Starts WebKitGTK's small browser on a screen of its own, spoken to by W3C WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'credence-webkit-'));
  const downloads = join(home, 'Downloads');
  await mkdir(downloads);
  await mkdir(join(home, '.config'));
  await writeFile(join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const display = await startDisplay();
  const port = await freePort();
  const service = spawn(program('WEBKIT_DRIVER_BIN'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_CACHE_HOME: join(home, '.cache'),
      XDG_DATA_HOME: join(home, '.local'),
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Else its pictures are black.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      GTK_THEME: 'Adwaita',
      NO_AT_BRIDGE: '1',
      LANG: 'C.UTF-8',
      TZ: 'UTC',
    },
  });
  const stop = async () => {
    await Promise.all([ended(service), ended(display.process)]);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const session = await WebDriver.start(`http://127.0.0.1:${port}`);
    await resize(session, windowSize);
    return driverOf(session, downloads, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function driverOf(session: WebDriver, downloads: string, stop: () => Promise<void>): Driver {
  const run = <Value>(expression: string) =>
    session.send<Value>('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  const act = (source: object) => session.send<void>('POST', '/actions', { actions: [source] });
  return {
    async open(url) {
      await session.send('POST', '/url', { url });
    },
    run,
    click: (x, y) => act(click(x, y)),
    hover: (x, y) => act(move(x, y)),
    press: (keys) => act(keyDownAndUp(keysOf(keys))),
    async type(text) {
      for (const letter of text) await act(keyDownAndUp([letter]));
    },
    async upload(expression, paths) {
      const element = await run<Record<string, string>>(expression);
      const [id] = Object.values(element);
      await session.send('POST', `/element/${id}/value`, { text: paths.join('\n') });
    },
    resize: (size) => resize(session, size),
    async screenshot() {
      return Buffer.from(await session.send<string>('GET', '/screenshot'), 'base64');
    },
    downloads: () => finished(downloads),
    async close() {
      await session.send('DELETE', '').catch(() => undefined);
      await stop();
    },
  };
}

/** Gives the window the size, with the bar of the browser, at which its page has the wanted one. */
async function resize(session: WebDriver, wanted: Size): Promise<void> {
  const fit = (size: Size) => session.send<void>('POST', '/window/rect', { x: 0, y: 0, ...size });
  await fit(wanted);
  const script = 'return [innerWidth, innerHeight]';
  const [width = 0, height = 0] = await session.send<number[]>('POST', '/execute/sync', { script, args: [] });
  await fit({ width: 2 * wanted.width - width, height: 2 * wanted.height - height });
}

/** Starts a screen that is drawn nowhere; it names itself once it is there. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(
    program('XVFB_BIN'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { name: `:${number}`, process: child };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
