// `npm test`: installs what it needs, runs every check, and ends with one line `N passed, N failed`.
//   npm test                 everything
//   npm test -- static unit  only the named stages (static, unit, e2e)
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'credence-'));
const stages = process.argv.slice(2);
const wanted = (stage) => stages.length === 0 || stages.includes(stage);
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  NO_UPDATE_NOTIFIER: '1',
};

const counts = { passed: 0, failed: 0 };

function bin(name) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...quiet, ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
  });
}

function tell(name, passed, output, started) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) console.log(output.trimEnd());
}

async function check(name, command, args) {
  const started = Date.now();
  const { code, output } = await run(command, args);
  counts[code === 0 ? 'passed' : 'failed'] += 1;
  tell(name, code === 0, output, started);
  return code === 0;
}

/**
 * Counts the tests of a runner that writes a JSON report, and prints of those that failed why, each under its name; a
 * run that breaks before its report is one failure, and prints what it said. `read` gives of a report how many `passed`
 * and how many `failed`, and of each of these `name` and `why`, as far as the report has them.
 */
async function suite(name, command, args, env, report, read) {
  const started = Date.now();
  const { code, output } = await run(command, args, env);
  let result = { passed: 0, failed: 1, failures: [] };
  try {
    result = read(JSON.parse(readFileSync(report, 'utf8')));
    if (code !== 0 && result.failed === 0) result.failed = 1;
  } catch {
    // The report is missing or cut off: the output below says why.
  }
  counts.passed += result.passed;
  counts.failed += result.failed;
  // What passed would bury what failed, in a log of which often only a part is kept: so is each reason kept short.
  const told = result.failures.map(({ name: test, why }) => `✘ ${test}\n${brief(why)}`).join('\n');
  tell(
    `${name}: ${result.passed} passed, ${result.failed} failed`,
    result.failed === 0,
    told || output,
    started,
  );
}

/** The first lines of an error without the colours of a terminal, empty lines and calls inside of libraries. */
function brief(text) {
  // oxlint-disable-next-line no-control-regex -- the sequences begin with one
  const lines = text.replace(/\u001B\[[\d;]*m/g, '').split('\n');
  const telling = lines.filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return telling
    .slice(0, 12)
    .map((line) => `  ${line.slice(0, 200)}`)
    .join('\n');
}

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that cannot even be loaded has no tests.
    if (failed.length === 0) return message ? [{ name: relative(root, file), why: message }] : [];
    return failed.map((test) => ({
      name: `${relative(root, file)}: ${test.fullName}`,
      why: test.failureMessages.join('\n'),
    }));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

function readPlaywright({ stats, suites, errors = [] }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failures = suites.flatMap(specs).flatMap(({ ok, file, title, tests }) => {
    if (ok) return [];
    const all = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
    const why = all.map(({ message, location }) => `line ${location?.line ?? '?'}: ${message}`).join('\n');
    return [{ name: `${file}: ${title}`, why }];
  });
  const broken = errors.map(({ message }) => ({ name: 'the run itself', why: message ?? '' }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [...failures, ...broken],
  };
}

installDependencies();
const node = process.execPath;

/** What neither starts the console nor runs its code. */
async function staticChecks() {
  await Promise.all([
    // One checker: each of several would look at the libraries again, on cores that have other work.
    check('types', node, ['node_modules/typescript-native/bin/tsc', '--noEmit', '--checkers', '1']),
    check('lint', bin('oxlint'), ['--deny-warnings']),
    check('format', bin('oxfmt'), ['--check']),
    check('OpenAPI document', bin('redocly'), ['lint', 'src/api/openapi.yaml']),
    check('generated files are fresh', node, ['scripts/generate.mjs', '--check']),
    check('dead code', bin('knip'), []),
  ]);
}

function unitTests() {
  const report = join(scratch, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters];
  return suite('unit tests', node, args, {}, report, readVitest);
}

/** The console, and the same to be served below a path. */
async function build() {
  const belowPath = ['--base', '/console/', '--outDir', 'node_modules/.cache/console-below-a-path'];
  const builds = [
    check('build', node, ['node_modules/vite/bin/vite.js', 'build']),
    check('build below a path', node, ['node_modules/vite/bin/vite.js', 'build', ...belowPath]),
  ];
  const isBuilt = (await Promise.all(builds)).every(Boolean);
  if (isBuilt) await check('supported browsers', node, ['scripts/check-browsers.mjs']);
  return isBuilt;
}

/** The path of a browser, which may have to be installed first; undefined, told and counted, where there is none. */
async function browser() {
  const started = Date.now();
  try {
    const { findBrowser } = await import('./browser.mjs');
    return await findBrowser();
  } catch (error) {
    counts.failed += 1;
    tell('browser', false, String(error), started);
    return undefined;
  }
}

function endToEndTests(executable) {
  const report = join(scratch, 'e2e.json');
  const env = { CHROME_BIN: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['node_modules/@playwright/test/cli.js', 'test'];
  return suite('end-to-end tests', node, args, env, report, readPlaywright);
}

// All that may run beside something else; the end-to-end tests need the cores for themselves.
const [executable, built] = await Promise.all([
  wanted('e2e') ? browser() : undefined,
  wanted('e2e') ? build() : false,
  wanted('unit') ? unitTests() : undefined,
  wanted('static') ? staticChecks() : undefined,
]);
if (executable && built) await endToEndTests(executable);

console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
