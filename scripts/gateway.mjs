// `npm run test:gateway`: the console behind nginx, with the blocks of the README and two gateways that are less kind. Outside
// `npm test`, since it needs nginx (Debian: nginx-light) and a browser.
//   npm run test:gateway              all gateways
//   npm run test:gateway -- caching   only those that are named (plain, caching, rewriting)
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const shift = Number(process.env.PORT_SHIFT ?? 300);
const port = 4174 + shift;
const service = `http://127.0.0.1:${4010 + shift}`;
const origin = `http://127.0.0.1:${port}`;
const wanted = process.argv.slice(2);

if (spawnSync('nginx', ['-v']).error) {
  console.error('nginx is not installed. On Debian: apt install nginx-light');
  process.exit(1);
}

const scratch = mkdtempSync(join(tmpdir(), 'credence-gateway-'));
const counts = { passed: 0, failed: 0 };
function tell(name, isPassed, why = '') {
  counts[isPassed ? 'passed' : 'failed'] += 1;
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${name}${isPassed ? '' : `\n${why}`}`);
}

/** The blocks of the README that are in the language of nginx: a whole server, and the lines for a path of it. */
const [server, belowPath] = [
  ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```nginx\n([\s\S]*?)```/g),
].map(([, block]) => block);

const configuration = JSON.stringify(
  JSON.parse(readFileSync(join(root, 'e2e/support/live-config.json'), 'utf8')),
);

/** What a gateway does to the answers of the service, as lines of its location, and the tests that hold behind it. */
const gateways = {
  plain: {
    lines: '',
    specs: [
      'main-job',
      'faults',
      'failing-reads',
      'files',
      'roster',
      'datasets',
      'review',
      'safety',
      'session',
    ],
  },
  // Browsers may keep every answer for ten minutes, and take it for fresh.
  caching: {
    lines: `
    proxy_hide_header Cache-Control;
    add_header Cache-Control "private, max-age=600";
    add_header Last-Modified "Mon, 05 Jan 2026 00:00:00 GMT";`,
    specs: ['main-job', 'gateway', 'alerts', 'matches', 'credentialing-board', 'changes'],
    only: 'behind a gateway|alert|match|board|change|job',
  },
  // Every error becomes a page of the gateway's own, uploads end at a megabyte, and answers are compressed.
  rewriting: {
    lines: `
    proxy_intercept_errors on;
    error_page 400 403 404 409 413 422 429 500 502 503 504 /gateway-says-no.html;
    client_max_body_size 1m;
    gzip_min_length 0;`,
    more: `
  location = /gateway-says-no.html { internal; default_type text/html; return 200 "<html><body><h1>The gateway says no</h1></body></html>"; }`,
    specs: ['main-job', 'facilities', 'provider-info', 'may-treat'],
  },
};

function configurationOf({ lines, more = '' }) {
  const www = join(scratch, 'www');
  const block = server
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/credence;', `root ${join(root, 'dist')};`)
    .replace(
      'location = /config.json { try_files $uri =404; }',
      `location = /config.json { default_type application/json; return 200 '${configuration}'; }`,
    )
    .replace(
      /proxy_pass https:\/\/service\.example\/api\/;[\s\S]*?Host service\.example;/,
      () => `proxy_pass ${service}/$cookie_world$request_uri;`,
    )
    .replace(/client_max_body_size 200m;/, (line) => (lines.includes('client_max_body_size') ? '' : line))
    .replace(
      /(location \/api\/ \{[\s\S]*?)\n {2}\}/,
      (_, inside) => `${inside}${lines}\n  }\n${more}\n${belowPath.replaceAll('/srv/www', www)}`,
    );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(scratch, kind)};`,
  );
  return `${user}
daemon off; pid ${join(scratch, 'nginx.pid')}; error_log stderr warn; worker_processes 1;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; access_log off; ${paths.join(' ')}
  ${block}
}`;
}

async function startNginx(gateway) {
  const file = join(scratch, 'nginx.conf');
  writeFileSync(file, configurationOf(gateway));
  const child = spawn('nginx', ['-c', file, '-p', scratch], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let turn = 0; turn < 50; turn += 1) {
    try {
      await fetch(origin);
      return child;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  child.kill();
  throw new Error('nginx did not start with the blocks of the README.');
}

/** What the README promises of the files, as a stranger would find it with curl. */
async function checkFiles() {
  const [asset = ''] = /assets\/[\w.-]+\.js/.exec(await (await fetch(origin)).text()) ?? [];
  const expected = [
    ['/', 200, 'text/html', 'no-cache'],
    ['/providers/anything', 200, 'text/html', 'no-cache'],
    [`/${asset}`, 200, 'javascript', 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 404, 'text/html', null],
    ['/config.json', 200, 'json', 'no-cache'],
    ['/credence/', 200, 'text/html', 'no-cache'],
    ['/credence/providers/anything', 200, 'text/html', 'no-cache'],
    [`/credence/${asset}`, 200, 'javascript', 'public, max-age=31536000, immutable'],
    ['/credence/assets/gone.js', 404, 'text/html', null],
    ['/credence/config.json', 404, 'text/html', null],
  ];
  for (const [path, status, type, cache] of expected) {
    const answer = await fetch(origin + path);
    const found = [answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')];
    const isRight =
      answer.status === status &&
      found[1]?.includes(type) &&
      found[2] === cache &&
      answer.headers.get('X-Content-Type-Options') === 'nosniff';
    tell(
      `nginx gives ${path} as the README says`,
      isRight,
      `${found.join(', ')} in place of ${status}, ${type}, ${cache}`,
    );
  }
}

function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function test(name, gateway) {
  const nginx = await startNginx(gateway);
  try {
    if (name === 'plain') await checkFiles();
    const browser = await findBrowser();
    const specs = gateway.specs.map((spec) => `e2e/${spec}.spec.ts`);
    const only = gateway.only ? ['--grep', gateway.only] : [];
    const code = await run('npx', ['playwright', 'test', '--project=console', ...only, ...specs], {
      PORT_SHIFT: String(shift),
      CI: '',
      ...(browser && { CHROME_BIN: browser }),
    });
    tell(`the console behind a gateway: ${name}`, code === 0, 'See above.');
  } finally {
    nginx.kill();
    await new Promise((resolve) => nginx.on('close', resolve));
  }
}

if (!existsSync(join(root, 'dist', 'index.html'))) await run('npx', ['vite', 'build'], {});
mkdirSync(join(scratch, 'www', 'credence'), { recursive: true });
cpSync(join(root, 'dist'), join(scratch, 'www', 'credence'), { recursive: true });
rmSync(join(scratch, 'www', 'credence', 'config.json'), { force: true });
for (const [name, gateway] of Object.entries(gateways))
  if (wanted.length === 0 || wanted.includes(name)) await test(name, gateway);
rmSync(scratch, { recursive: true });
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
