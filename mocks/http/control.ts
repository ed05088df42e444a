import { invalid, notFound } from '../service/errors';
import { pendingJobCount, runDueJobs } from '../service/jobs';
import { day, hour, second } from '../service/time';
import type { World } from '../store/world';
import type { AppOptions } from './app';
import type { Conditions, createConditions } from './conditions';
import { operations, type Schema } from './operations.gen';
import { validate } from './validate';

const wholeNumber = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum });

const resetSchema: Schema = {
  type: 'object',
  properties: {
    seed: wholeNumber(0, 2 ** 31),
    providers: wholeNumber(1, 1_000_000),
    edgeCases: { type: 'boolean' },
  },
};

interface ResetRequest {
  seed?: number;
  providers?: number;
  edgeCases?: boolean;
}

const advanceSchema: Schema = {
  type: 'object',
  properties: {
    days: { type: 'number', minimum: 0, maximum: 36_500 },
    hours: { type: 'number', minimum: 0, maximum: 876_000 },
    seconds: { type: 'number', minimum: 0, maximum: 3_153_600_000 },
  },
};

const conditionsSchema: Schema = {
  type: 'object',
  properties: {
    latencyMs: wholeNumber(0, 600_000),
    gateway: {
      type: 'object',
      properties: {
        cacheControl: { type: 'string' },
        lastModifiedDays: { type: 'number', minimum: 0, maximum: 36_500 },
        ageSeconds: wholeNumber(0, 86_400 * 365),
        withoutAge: { type: 'boolean' },
        withoutDate: { type: 'boolean' },
        dateAheadSeconds: { type: 'number', minimum: -3_153_600_000, maximum: 3_153_600_000 },
      },
    },
    rateLimit: {
      type: 'object',
      required: ['limit', 'windowSeconds'],
      properties: { limit: wholeNumber(0, 1_000_000), windowSeconds: wholeNumber(1, 86_400) },
    },
    failures: {
      type: 'array',
      items: {
        type: 'object',
        required: ['operation'],
        properties: {
          operation: { type: 'string', enum: ['*', 'GET *', ...Object.keys(operations)] },
          status: wholeNumber(200, 599),
          body: {
            type: 'string',
            enum: [
              'problem',
              'html',
              'empty',
              'malformed',
              'half',
              'no-id',
              'replaced',
              'lost',
              'drop',
              'hang',
            ],
          },
          retryAfterSeconds: wholeNumber(0, 86_400),
          times: wholeNumber(1, 1_000_000),
        },
      },
    },
  },
};

/**
 * The controls of the simulated service: start again, move the clock, make the network bad, look
 * inside. They need no token and are no part of the contract.
 */
export function createControl(
  world: World,
  conditions: ReturnType<typeof createConditions>,
  { onReset, onAdvance }: Pick<AppOptions, 'onReset' | 'onAdvance'>,
) {
  const controls: Record<string, (request: Request) => Promise<unknown>> = {
    async 'POST /reset'(request) {
      const { seed, providers, edgeCases } = await read<ResetRequest>(request, resetSchema);
      world.reset({
        ...(seed === undefined ? {} : { seed }),
        ...(providers === undefined ? {} : { size: providers }),
        ...(edgeCases === undefined ? {} : { edgeCases }),
      });
      conditions.set({});
      await onReset?.();
      return state();
    },

    async 'POST /advance'(request) {
      const by = await read<{ days?: number; hours?: number; seconds?: number }>(request, advanceSchema);
      const ms = (by.days ?? 0) * day + (by.hours ?? 0) * hour + (by.seconds ?? 0) * second;
      world.clock.advance(ms);
      await runDueJobs(world);
      onAdvance?.();
      return state();
    },

    async 'POST /conditions'(request) {
      conditions.set(await read<Conditions>(request, conditionsSchema));
      return conditions.get();
    },

    'GET /conditions': () => Promise.resolve(conditions.get()),

    async 'GET /state'() {
      await runDueJobs(world);
      return state();
    },
  };

  function state() {
    return {
      now: new Date(world.clock.now()).toISOString(),
      seed: world.seed,
      edgeCases: world.edgeCases,
      counts: countsOf(world),
      pendingJobs: pendingJobCount(world),
    };
  }

  return async (request: Request, path: string): Promise<Response> => {
    const run = controls[`${request.method} ${path.replace(/\/$/, '')}`];
    if (!run) throw notFound('control');
    return Response.json(await run(request));
  };
}

async function read<Body>(request: Request, schema: Schema): Promise<Body> {
  const text = await request.text();
  let value: unknown;
  try {
    value = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw invalid({ $: ['The body is not valid JSON.'] });
  }
  const errors = validate(schema, value, '$', {});
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return value as Body;
}

const counted = ['providers', 'licenses', 'alerts', 'notes', 'events'] as const;

function countsOf(world: World): Record<string, number> {
  return Object.fromEntries(counted.map((name) => [name, world[name].size]));
}
