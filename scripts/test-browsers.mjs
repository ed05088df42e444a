// `npm run test:browsers`: the main work in Firefox and in WebKit, outside `npm test`, one browser after the other.
//   npm run test:browsers                    both
//   npm run test:browsers -- firefox         one of them
//   npm run test:browsers -- webkit roster   only the scenarios of files that are called so
//   npm run test:browsers -- --pictures DIR  pictures of the main screens instead, beside those of Chromium, to be looked at
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { installDependencies } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each browser needs: a program, where the environment may name it, and the Debian package that brings it. */
const programs = {
  firefox: [{ names: ['firefox-esr', 'firefox'], variable: 'FIREFOX_BIN', debian: 'firefox-esr' }],
  webkit: [
    { names: ['WebKitWebDriver'], variable: 'WEBKIT_DRIVER_BIN', debian: 'webkit2gtk-driver' },
    { names: ['Xvfb'], variable: 'XVFB_BIN', debian: 'xvfb' },
  ],
};

/** The path of a program, or undefined where it is not installed. */
function pathOf({ names, variable }) {
  const named = process.env[variable];
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const { positionals: given, values } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' } },
});
const chosen = given.filter((word) => word in programs);
const browsers = chosen.length > 0 ? chosen : Object.keys(programs);
const needed = browsers.flatMap((browser) => programs[browser]);
const missing = needed.filter((program) => pathOf(program) === undefined);
if (missing.length > 0) {
  for (const { names, variable, debian } of missing)
    console.error(`${names[0]} is not installed (Debian package ${debian}), and ${variable} names no other.`);
  const packages = missing.map(({ debian }) => debian).join(' ');
  console.error(`On Debian, as root: apt-get install --no-install-recommends ${packages}`);
  process.exit(1);
}

/** Runs a program of the project and ends with it where it fails. */
function run(name, args) {
  const env = { ...process.env, ...forPictures };
  for (const program of needed) env[program.variable] = pathOf(program);
  const { status } = spawnSync(join(root, 'node_modules', '.bin', name), args, {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

installDependencies();
const forPictures = {};
if (values.pictures !== undefined) {
  forPictures.PICTURES = resolve(values.pictures);
  mkdirSync(forPictures.PICTURES, { recursive: true });
  forPictures.CHROME_BIN = await findBrowser({ whole: true });
}
run('vite', ['build', '--logLevel', 'error']);
run('playwright', [
  'test',
  '--config',
  'e2e/browsers/playwright.config.ts',
  ...(values.pictures === undefined ? [] : ['--project=chromium']),
  ...browsers.map((browser) => `--project=${browser}`),
  ...given.filter((word) => !(word in programs)),
]);
