import { parseArgs } from 'node:util';
import { type HttpBindings, serve } from '@hono/node-server';
import { makeAhead } from './host/make-ahead';
import { runOnTime } from './host/webhook-clock';
import { createSender } from './host/webhook-sender';
import { createWorldAt, createWorlds } from './host/worlds';
import { createApp } from './http/app';
import { splitTarget } from './http/match';
import { allOperations } from './http/routes';
import { runDueJobs } from './service/jobs';
import { deliverBy } from './service/webhook-receivers';

const usage = `Serves the simulated service over HTTP.

  npm run api -- [--port 4010] [--seed 1] [--providers 2000] [--host 127.0.0.1] [--at TIME] [--edge-cases]

  --port       where to listen; 0 takes a free one
  --seed       which data to make; the same seed makes the same data
  --providers  how many providers the organization has
  --host       which interface to listen on; only this machine reaches the default
  --at         service time to begin at, such as 2026-11-20T12:00:00Z; without it the real time
  --edge-cases makes the first records of each kind what real data are at their worst

A path that begins with /w and a name, such as /w42/api, is a world of its own, made at its first request.
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    seed: { type: 'string', default: '1' },
    providers: { type: 'string', default: '2000' },
    host: { type: 'string', default: '127.0.0.1' },
    at: { type: 'string' },
    'edge-cases': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}

const options = {
  seed: wholeNumber('seed', values.seed, 0, 2 ** 31),
  size: wholeNumber('providers', values.providers, 1, 1_000_000),
  edgeCases: values['edge-cases'],
  startAt: values.at === undefined ? undefined : instant(values.at),
  onUnexpected: console.error,
};
const world = createWorldAt(options);
const startAhead = () => void makeAhead(world).catch(console.error);
const app = createApp(world, { ...options, onReset: startAhead });
const worlds = createWorlds(options);
// In a page these are fetched on demand; here somebody would wait until they are compiled.
await Promise.all([allOperations(), import('./http/checks.gen'), import('./service/due-jobs')]);
deliverBy(world, createSender());
await runDueJobs(world);
// Whoever asks first does not wait until these are made; what takes less than a request may is made ahead while nobody asks.
void [world.providers.size, world.licenses.size];
runOnTime(world, console.error);

const server = serve(
  {
    fetch: (request, { outgoing }) => answer(request, outgoing as HttpBindings['outgoing']),
    port: wholeNumber('port', values.port, 0, 65_535),
    hostname: values.host,
    overrideGlobalObjects: false,
  },
  ({ port }) => {
    const host = values.host.includes(':') ? `[${values.host}]` : values.host;
    console.log(`listening on http://${host}:${port}/api`);
    startAhead();
  },
);

server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${values.port} is in use; choose another with --port.` : error.message);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}

/** An answer of the kind "network error" becomes a cut connection. */
async function answer(request: Request, outgoing: HttpBindings['outgoing']): Promise<Response> {
  const base = splitTarget(new URL(request.url).pathname)?.base ?? '';
  const response = await (worlds(base) ?? app).handle(request);
  // Else Node would add the time of this computer where a gateway took the service's away.
  outgoing.sendDate = false;
  if (response.type !== 'error') return response;
  outgoing.destroy();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

function wholeNumber(name: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
  console.error(`--${name} must be a whole number from ${minimum} to ${maximum}.`);
  process.exit(1);
}

function instant(text: string): number {
  const value = Date.parse(text);
  if (!Number.isNaN(value)) return value;
  console.error('--at must be a date and time, such as 2026-11-20T12:00:00Z.');
  process.exit(1);
}
