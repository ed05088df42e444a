// `npm run bench`: builds the console and the floor, measures both in one run, prints the figures as a table
// beside their budgets and writes them to bench-results/<time>.json.
//   npm run bench -- cold service    only the named parts (cold, service, interaction, scroll, review, matches, upload, file, roster, insights)
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install.mjs';

installDependencies();
const { build } = await import('vite');
const { chromium } = await import('@playwright/test');
const { findBrowser } = await import('./browser.mjs');
const parts = {
  cold: (await import('../e2e/bench/cold.mjs')).cold,
  service: (await import('../e2e/bench/service.mjs')).service,
  interaction: (await import('../e2e/bench/interaction.mjs')).interaction,
  scroll: (await import('../e2e/bench/scroll.mjs')).scroll,
  review: (await import('../e2e/bench/review.mjs')).review,
  matches: (await import('../e2e/bench/matches.mjs')).matches,
  upload: (await import('../e2e/bench/upload.mjs')).upload,
  file: (await import('../e2e/bench/file.mjs')).file,
  roster: (await import('../e2e/bench/roster.mjs')).roster,
  insights: (await import('../e2e/bench/insights.mjs')).insights,
};

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
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

try {
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
  const live = JSON.stringify({ demo: false, apiBaseUrl: addresses.api });
  await serve(['scripts/serve.mjs', '--port', '4180', '--dir', floor], 'serving');
  await serve(['scripts/serve.mjs', '--port', '4181', '--dir', dist], 'serving');
  await serve(['scripts/serve.mjs', '--port', '4182', '--dir', dist, '--config', live], 'serving');

  const browser = await chromium.launch({
    executablePath: await findBrowser({ whole: true }),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--enable-precise-memory-info',
    ],
  });
  const figures = [];
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`measuring ${name}…`);
    figures.push(...(await part({ browser, addresses, root, serve, dist })));
  }
  await browser.close();
  report(figures);
} finally {
  for (const child of children) child.removeAllListeners('exit').kill();
}

async function fiftyProviders(api) {
  const json = { 'Content-Type': 'application/json' };
  const account = { email: 'admin@credence.example', password: 'Credence-demo-1' };
  const signedIn = await fetch(`${api}/auth/token/password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const { token } = await signedIn.json();
  const page = await fetch(`${api}/providers?count=50`, { headers: { Authorization: `Bearer ${token}` } });
  return (await page.json()).items;
}

/** Prints `{ what, value, unit, budget }` rows; a figure over its budget is marked, and nothing fails. */
function report(figures) {
  const rows = figures.map(({ what, value, unit = '', budget }) => {
    const shown = typeof value === 'number' ? `${Math.round(value * 100) / 100}` : String(value);
    const over = budget !== undefined && value > budget;
    return [what, `${shown} ${unit}`.trim(), budget === undefined ? '' : `≤ ${budget}`, over ? 'over' : ''];
  });
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column].length)));
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
