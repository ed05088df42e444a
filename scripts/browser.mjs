// Finds a browser for the end-to-end tests and the benchmark, and installs one where there is none.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The engine without windows around it: a third faster in tests. */
const shell = 'chromium-headless-shell';
const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function onPath(name) {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split(/\r?\n/)[0] : undefined;
}

/** Runs a command for five minutes at most, beside whatever else this process is doing. */
function run(command, args) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { stdio: 'ignore', shell, timeout: 300_000 });
    child.on('close', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/**
 * The path of a Chromium: `CHROME_BIN`, else Playwright's own, else one of the system, else one that is installed
 * now (by Playwright, or as root on Debian by apt). `whole` asks for the browser that users have, where what it costs is
 * measured; else one without windows is preferred. Throws one line that says what to do when nothing works.
 */
export async function findBrowser({ whole = false } = {}) {
  const named = process.env.CHROME_BIN;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_BIN names ${named}, which does not exist`);
  }
  const names = whole ? systemBrowsers : [shell, ...systemBrowsers];
  const present = async () => (await playwrightsOwn()) ?? names.map(onPath).find(Boolean);
  const found = await present();
  if (found) return found;
  console.log('No browser found: installing Chromium…');
  if (await run('npx', ['playwright', 'install', 'chromium'])) {
    const own = await playwrightsOwn();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update']);
    for (const name of whole ? ['chromium'] : [shell, 'chromium']) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation']);
      const system = await present();
      if (system) return system;
    }
  }
  throw new Error('No Chromium: install one (`npx playwright install chromium`) or name it in CHROME_BIN');
}
