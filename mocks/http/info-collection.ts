import type { Operation, OperationContext, OperationId } from './operation';

/** What all info collections have in common; their entries differ in their fields alone, which the contract checks. */
interface EntryContext extends Omit<OperationContext<OperationId>, 'params' | 'body'> {
  params: { providerId: string; facilityId: string; id: string };
  body: Record<string, unknown>;
}

/** One operation on any of the collections, which follow one pattern. */
export function onCollection(id: string, handle: (context: EntryContext) => unknown): Operation {
  // That the contract has this id is a test of its own (contract.test.ts).
  return { id: id as OperationId, handle: (context) => handle(context as unknown as EntryContext) };
}
