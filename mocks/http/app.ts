import { ServiceError, type ErrorsByPath, invalid, notFound } from '../service/errors';
import { type Actor, nobody } from '../service/actor';
import { logFailedRequest } from '../service/events';
import { authenticate } from '../service/tokens';
import { requirePermission } from '../service/permissions';
import { jobsAreReady, runDueJobs } from '../service/jobs';
import type { World } from '../store/world';
import { readBody } from './body';
import { type Checks, findChecks } from './checks';
import { createConditions, failWith, isCarriedOut, spoil } from './conditions';
import { corsHeaders, preflight } from './cors';
import { cursorsOf } from './cursors';
import { type Match, type Target, createMatcher, splitTarget } from './match';
import type { OperationContext, OperationId } from './operation';
import { type OperationSpec, operations } from './operations.gen';
import { problemResponse } from './problem';
import { readParameters } from './query';
import { findOperation, isOfFirstScreen } from './routes';

export interface AppOptions {
  /** Called with a copy of every answer of an operation; contract tests validate them. */
  onAnswer?(operationId: string, request: Request, response: Response): void;
  /** Called after `POST /control/reset`; the answer waits for it. */
  onReset?(): void | Promise<void>;
  /** Called after `POST /control/advance`. */
  onAdvance?(): void;
  /** Called with what nobody expected, which is answered by a 500. */
  onUnexpected?(error: unknown): void;
}

export interface App {
  handle(request: Request): Promise<Response>;
}

const match = createMatcher(operations);

/**
 * The whole service as one function from request to response; it knows nothing about its host.
 * Requests go to `/api/…` (operations of the contract) or `/control/…`, below any base path.
 */
export function createApp(world: World, options: AppOptions = {}): App {
  const conditions = createConditions();

  async function handle(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return preflight(request);
    const target = splitTarget(new URL(request.url).pathname);
    const correlationId = world.ids.next();
    const response = await guarded(correlationId, () => {
      if (!target) throw new ServiceError(404, 'Nothing is served here.');
      if (target.area === 'control') return control(request, target.path);
      return serve(request, target, correlationId);
    });
    return withCommonHeaders(request, response);
  }

  async function control(request: Request, path: string): Promise<Response> {
    const { createControl } = await import('./control');
    return createControl(world, conditions, options)(request, path);
  }

  async function serve(request: Request, target: Target, correlationId: string) {
    const found = match(request.method, target.path);
    const operationId = found.kind === 'operation' ? found.id : `${request.method} ${target.path}`;
    await delay(conditions.latencyMs(), request.signal);
    // What runs in the background of the service holds no first screen up; the next request brings its code.
    if (jobsAreReady() || !isOfFirstScreen(operationId)) await runDueJobs(world);
    const copy = options.onAnswer ? request.clone() : request;
    const failure = conditions.takeFailure(operationId);
    if (failure && !isCarriedOut(failure)) return failWith(failure, request, correlationId);
    const exceeded = conditions.countRequest(world.clock.now());
    if (exceeded) {
      const headers = { 'Retry-After': String(exceeded.retryAfter) };
      return problemResponse({ status: 429, title: exceeded.title, correlationId }, headers);
    }
    const response = await answer(request, target, found, correlationId);
    if (found.kind === 'operation') options.onAnswer?.(operationId, copy, response.clone());
    return failure ? spoil(response, failure) : response;
  }

  async function answer(request: Request, target: Target, found: Match, correlationId: string) {
    let actor: Actor = nobody(correlationId);
    return guarded(
      correlationId,
      async () => {
        if (found.kind === 'none') return publication(request, target);
        if (found.kind === 'method') return methodNotAllowed(found.allow, correlationId);
        const { id, spec } = found;
        if (!spec.isPublic) {
          actor = authenticate(world, request.headers, correlationId);
          requirePermission(actor, spec);
        }
        const checks = await findChecks(id);
        const search = new URL(request.url).searchParams;
        const { params, query: sent, errors } = readParameters(checks, found.params, search);
        const { query, marked } = cursorsOf(id, params, sent);
        const body = await bodyOrErrors(checks, request, errors);
        const { handle: run } = await findOperation(id);
        const headers = new Headers();
        const href = (path: string) => `${new URL(request.url).origin}${target.base}/api${path}`;
        const context = { params, query, body, actor, world, request, headers, href };
        const result = await run(context as unknown as OperationContext<OperationId>);
        return toResponse(marked(result), spec, headers, conditions.written);
      },
      (status, title) => {
        const path = found.kind === 'operation' ? found.spec.path : target.path;
        logFailedRequest(world, actor, { method: request.method, path, status, title });
      },
    );
  }

  function withCommonHeaders(request: Request, response: Response): Response {
    if (response.type === 'error') return response;
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    conditions.passGateway(response.headers, world.clock.now());
    for (const [name, value] of Object.entries(corsHeaders(request))) {
      response.headers.set(name, value);
    }
    return response;
  }

  /** The one place where what went wrong becomes the error object; what nobody expected is a 500. */
  async function guarded(
    correlationId: string,
    run: () => Response | Promise<Response>,
    onProblem?: (status: number, title: string) => void,
  ): Promise<Response> {
    try {
      return await run();
    } catch (error) {
      const known = error instanceof ServiceError ? error : undefined;
      if (!known) options.onUnexpected?.(error);
      const status = known?.status ?? 500;
      const title = known?.title ?? 'Something went wrong in the service.';
      onProblem?.(status, title);
      return problemResponse({ status, title, correlationId, errors: known?.errors });
    }
  }

  return { handle };
}

/** What the service publishes of itself is no operation of the contract, and needs no token. */
async function publication(request: Request, { base, path }: Target): Promise<Response> {
  if (request.method !== 'GET' || !path.startsWith('/openapi')) throw notFound('path in this API');
  const { publishedDocument } = await import('./published');
  const document = publishedDocument(path, `${new URL(request.url).origin}${base}/api`);
  if (!document) throw notFound('path in this API');
  return Response.json(document);
}

/** Lists problems of parameters and body together, so that nobody has to ask twice. */
async function bodyOrErrors(checks: Checks, request: Request, errors: ErrorsByPath) {
  let all = errors;
  let body: unknown;
  try {
    body = await readBody(checks, request);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    all = { ...errors, ...error.errors };
  }
  if (Object.keys(all).length > 0) throw invalid(all);
  return body;
}

function toResponse(
  result: unknown,
  spec: OperationSpec,
  headers: Headers,
  written: (text: string) => string,
): Response {
  if (result instanceof Response) return result;
  if (result === undefined) return new Response(null, { status: spec.success, headers });
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return new Response(written(JSON.stringify(result)), { status: spec.success, headers });
}

function methodNotAllowed(allow: string[], correlationId: string): Response {
  const title = `Only ${allow.join(', ')} is possible here.`;
  return problemResponse({ status: 405, title, correlationId }, { Allow: allow.join(', ') });
}

function delay(ms: number, signal: AbortSignal): Promise<void> | undefined {
  if (ms <= 0) return undefined;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
