import type { paths } from '../../src/api/schema';
import type { Actor } from '../service/actor';
import type { World } from '../store/world';

type Methods = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Every operation of the contract, such as `GET /providers/{providerId}`. */
export type OperationId = {
  [Path in keyof paths]: {
    [Method in Methods]: paths[Path][Method] extends object ? `${Uppercase<Method>} ${Path & string}` : never;
  }[Methods];
}[keyof paths];

type Described<Id> = Id extends `${infer Method} ${infer Path extends keyof paths & string}`
  ? paths[Path][Lowercase<Method> & keyof paths[Path]]
  : never;

type Parameters<Id, Place extends 'path' | 'query'> =
  Described<Id> extends { parameters: infer Places }
    ? Place extends keyof Places
      ? NonNullable<Places[Place]>
      : never
    : never;

type BodyOf<Id> =
  Described<Id> extends { requestBody: { content: infer Content } } ? Content[keyof Content] : undefined;

type ContentOf<Answer> = Answer extends { content: { 'application/json': infer Json } } ? Json : void;

type AnswerOf<Id> =
  Described<Id> extends { responses: infer Answers }
    ? ContentOf<Answers[keyof Answers & (200 | 201 | 204)]>
    : never;

export interface OperationContext<Id extends OperationId> {
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: BodyOf<Id>;
  /** Who asks. Operations that need no token get a nobody without an e-mail address. */
  actor: Actor;
  world: World;
  request: Request;
  /** Headers of the answer, such as `Location`. */
  headers: Headers;
  /** Absolute address of a path of this API, for `Location`. */
  href(path: string): string;
}

type Result<Id extends OperationId> = AnswerOf<Id> | Response;

export interface Operation {
  id: OperationId;
  handle(context: OperationContext<OperationId>): unknown;
}

/**
 * One operation of the contract: a few lines that read the request, call a rule of the service and
 * give what to answer. Params, query, body and answer are typed from the contract. A `Response`
 * passes through as it is, for what is not JSON.
 */
export function operation<Id extends OperationId>(
  id: Id,
  handle: (context: OperationContext<Id>) => Result<Id> | Promise<Result<Id>>,
): Operation {
  // The app has checked the request against the contract of this very id before it calls.
  return { id, handle: (context) => handle(context as unknown as OperationContext<Id>) };
}
