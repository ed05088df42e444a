import type { Operation } from './operation';
import { operationsOfFirstScreen } from './first-screen';

/**
 * The operation with an id. Those of the first screen are there; all others are fetched together when
 * the first of them is needed.
 * @throws Error when the contract has it and the service lacks it.
 */
export async function findOperation(id: string): Promise<Operation> {
  const known = operationsOfFirstScreen.find((operation) => operation.id === id);
  if (known) return known;
  const { furtherOperations } = await import('./further-operations');
  const operation = furtherOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`Nothing serves ${id}`);
  return operation;
}

/** Whether an operation is there from the start. */
export function isOfFirstScreen(id: string): boolean {
  return operationsOfFirstScreen.some((operation) => operation.id === id);
}

/** Every operation that is served. */
export async function allOperations(): Promise<Operation[]> {
  const { furtherOperations } = await import('./further-operations');
  return [...operationsOfFirstScreen, ...furtherOperations];
}
