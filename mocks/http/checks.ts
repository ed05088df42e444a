import { checks, schemas } from './checks-first.gen';
import type { OperationCheck, Schema } from './operations.gen';

/** What requests to an operation are checked against, and the schemas that this names. */
export interface Checks {
  check: OperationCheck;
  schemas: Record<string, Schema>;
}

/** Those of the first screen and of the frame are there; all others are fetched together when the first of them is needed. */
export async function findChecks(id: string): Promise<Checks> {
  const known = checks[id];
  if (known) return { check: known, schemas };
  const all = await import('./checks.gen');
  return { check: all.checks[id] ?? { parameters: [] }, schemas: all.schemas };
}
