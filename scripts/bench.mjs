// `npm run bench`: builds the console and the floor, measures both in one run, prints the figures as a table
// beside their budgets and writes them to bench-results/<time>.json.
//   npm run bench -- cold service      only the named parts (cold, service, interaction, typing, scroll, review, matches, bulk, bulk-http, upload, file, roster, expirables, insights, growth, endurance)
//   npm run bench -- --against DIR     also another build, whose files lie in DIR: both by turns, each figure the median of three
//                                      pairs, beside the median of their ratios; --pairs 9 takes nine pairs
//   npm run bench -- --against DIR --record   also a dated line for each figure that was measured by turns, in docs/bench/figures.csv,
//                                      and the chart of them anew
//   npm run bench -- cold interaction review matches --phone   the same on a screen of 390 px
//   npm run bench -- check --against DIR      fails where three quarters of the pairs lose more than a build loses against itself
//   npm run bench -- may-treat values  functions alone, without a build; --against-source DIR: by turns with that of the sources in DIR
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installDependencies } from './install.mjs';

installDependencies();
const { build } = await import('vite');
const { chromium } = await import('@playwright/test');
const { findBrowser } = await import('./browser.mjs');
const { quantile } = await import('../e2e/bench/measure.mjs');
const { check, record } = await import('./bench/history.mjs');
const parts = {
  cold: (await import('../e2e/bench/cold.mjs')).cold,
  service: (await import('../e2e/bench/service.mjs')).service,
  interaction: (await import('../e2e/bench/interaction.mjs')).interaction,
  typing: (await import('../e2e/bench/interaction.mjs')).typing,
  scroll: (await import('../e2e/bench/scroll.mjs')).scroll,
  review: (await import('../e2e/bench/review.mjs')).review,
  matches: (await import('../e2e/bench/matches.mjs')).matches,
  bulk: (await import('../e2e/bench/bulk.mjs')).bulk,
  'bulk-http': (await import('../e2e/bench/bulk.mjs')).bulkOverHttp,
  upload: (await import('../e2e/bench/upload.mjs')).upload,
  file: (await import('../e2e/bench/file.mjs')).file,
  roster: (await import('../e2e/bench/roster.mjs')).roster,
  expirables: (await import('../e2e/bench/expirables.mjs')).expirables,
  insights: (await import('../e2e/bench/insights.mjs')).insights,
  growth: (await import('../e2e/bench/growth.mjs')).growth,
  endurance: (await import('../e2e/bench/endurance.mjs')).endurance,
};

/** Parts that measure a function of the sources and need no build. */
const functions = {
  'may-treat': (await import('../e2e/bench/may-treat.mjs')).mayTreat,
  values: (await import('../e2e/bench/values.mjs')).values20000,
};

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    'against-source': { type: 'string' },
    pairs: { type: 'string', default: '3' },
    record: { type: 'boolean', default: false },
    // Read where contexts are opened: e2e/bench/session.mjs.
    phone: { type: 'boolean', default: false },
  },
});
const isCheck = wanted.includes('check');
const named = wanted.filter((name) => name !== 'check');
const isWanted = (name) => named.length === 0 || named.includes(name);
if ((isCheck || options.record) && !options.against)
  throw new Error('A check and a record compare with another build: --against DIR.');
const scratch = mkdtempSync(join(tmpdir(), 'credence-bench-'));
const children = [];

/** Starts a command of the project and waits until it prints that it is ready. */
function serve(args, ready) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    child.stdout.on('data', (chunk) => String(chunk).includes(ready) && resolve(child));
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
}

const addresses = {
  floor: 'http://127.0.0.1:4180/',
  demo: 'http://127.0.0.1:4181/',
  live: 'http://127.0.0.1:4182/',
  api: 'http://127.0.0.1:4011/api',
};

const figures = [];
try {
  for (const [name, measure] of Object.entries(functions)) {
    if (!isWanted(name)) continue;
    console.log(`measuring ${name}…`);
    const against = options['against-source'] && resolve(options['against-source']);
    figures.push(...(await measure({ root, against })));
  }
  if (Object.keys(parts).some(isWanted)) await measureBuilds();
} finally {
  if (figures.length > 0) report(figures);
  if (options.record) record(figures, { root, pairs: options.pairs });
  if (isCheck) process.exitCode = check(figures);
  for (const child of children) child.removeAllListeners('exit').kill();
}

/** Builds the console and the floor, serves them, and measures the parts that are wanted in a browser. */
async function measureBuilds() {
  const dist = join(scratch, 'dist');
  const floor = join(scratch, 'floor');
  await build({ root, logLevel: 'error', build: { outDir: dist } });
  await build({
    root: join(root, 'e2e/bench/floor'),
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [(await import('@vitejs/plugin-react')).default()],
    build: { outDir: floor },
  });
  await serve(['--import', 'tsx', 'mocks/server.ts', '--port', '4011', '--providers', '2000'], 'listening');
  const rows = await fiftyProviders(addresses.api);
  writeFileSync(join(floor, 'rows.json'), JSON.stringify({ items: rows }));
  const config = JSON.stringify({ demo: false, apiBaseUrl: addresses.api });
  await serve(['scripts/serve.mjs', '--port', '4180', '--dir', floor], 'serving');
  await serve(['scripts/serve.mjs', '--port', '4181', '--dir', dist], 'serving');
  await serve(['scripts/serve.mjs', '--port', '4182', '--dir', dist, '--config', config], 'serving');
  const builds = [{ dist, addresses }];
  if (options.against) {
    const other = resolve(options.against);
    await serve(['scripts/serve.mjs', '--port', '4183', '--dir', other], 'serving');
    await serve(['scripts/serve.mjs', '--port', '4184', '--dir', other, '--config', config], 'serving');
    const [demo, live] = ['http://127.0.0.1:4183/', 'http://127.0.0.1:4184/'];
    builds.push({ dist: other, addresses: { ...addresses, demo, live } });
  }

  const browser = await chromium.launch({
    executablePath: await findBrowser({ whole: true }),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--enable-precise-memory-info',
    ],
  });
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (!isWanted(name)) continue;
      console.log(`measuring ${name}…`);
      const measured = await byTurns(builds, (build) =>
        part({ browser, root, serve, byTurns: builds.length > 1, ...build }),
      );
      const where = options.phone ? ', 390 px' : '';
      figures.push(...measured.map((figure) => ({ ...figure, what: `${figure.what}${where}` })));
      // What a failed part left open must not slow the next one.
      for (const context of browser.contexts()) await context.close();
    }
  } finally {
    await browser.close();
  }
}

/**
 * The figures that `measure` gives of the first build, with those of a second one as `other`. Two are measured by turns, as
 * a machine is faster in one minute than in the next.
 */
async function byTurns(builds, measure) {
  if (builds.length === 1) return measure(builds[0]);
  const samples = builds.map(() => []);
  for (let turn = 0; turn < Number(options.pairs); turn += 1) {
    const order = turn % 2 === 0 ? [0, 1] : [1, 0];
    for (const at of order) {
      // Some parts decide and write: each begins with the service as it was at first.
      await post(new URL('/control/reset', addresses.api), {});
      try {
        samples[at].push(await measure(builds[at]));
      } catch (error) {
        if (at === 0) throw error;
        // An older build may lack the screen that a part is about.
        console.log(`the other build cannot be measured: ${error.message.split('\n')[0]}`);
        return samples[0][0];
      }
    }
  }
  const [own, other] = samples;
  return own[0].map((figure, row) => {
    const [values, others] = [own, other].map((turns) => turns.map((turn) => turn[row].value));
    // Of two that are 0 there is no ratio.
    const ratios = values.map((value, turn) => value / others[turn]).filter(Number.isFinite);
    return {
      ...figure,
      value: quantile(values),
      other: quantile(others),
      ...(ratios.length > 0 && {
        ratio: quantile(ratios),
        ratios: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
      }),
    };
  });
}

async function post(url, body) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`POST ${url} answered with ${response.status}`);
  return response;
}

async function fiftyProviders(api) {
  const account = { email: 'admin@credence.example', password: 'Credence-demo-1' };
  const signedIn = await post(`${api}/auth/token/password`, account);
  const { token } = await signedIn.json();
  const page = await fetch(`${api}/providers?count=50`, { headers: { Authorization: `Bearer ${token}` } });
  return (await page.json()).items;
}

/** Prints `{ what, value, unit, budget, other }` rows; a figure over its budget is marked, and nothing fails. */
function report(figures) {
  const rows = figures.map(({ what, value, unit = '', budget, other, ratio, ratios = [] }) => {
    const shown = (amount) => `${Math.round(amount * 100) / 100} ${unit}`.trim();
    const over = budget !== undefined && value > budget;
    return [
      what,
      shown(value),
      other === undefined ? '' : `other build ${shown(other)}`,
      ratio !== undefined
        ? `× ${ratio.toFixed(2)} (${ratios.map((end) => end.toFixed(2)).join(' to ')})`
        : '',
      budget === undefined ? '' : `≤ ${budget}`,
      over ? 'over' : '',
    ];
  });
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  console.log();
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
  const folder = join(root, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model };
  writeFileSync(
    file,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, figures }, null, 2)}\n`,
  );
  console.log(`\nwritten to ${file.slice(root.length)}`);
}
