import type { Operation } from './operation';
import { operationsOfFirstScreen } from './first-screen';

/** All others, in the order in which they are fetched until the one that is asked for is among them. */
const fetched: (() => Promise<readonly Operation[]>)[] = [
  async () => (await import('./frame')).operationsOfFrame,
  async () => (await import('./further-operations')).furtherOperations,
];

/**
 * The operation with an id. Those of the first screen are there, all others are fetched when they are needed.
 * @throws Error when the contract has it and the service lacks it.
 */
export async function findOperation(id: string): Promise<Operation> {
  const isWanted = (operation: Operation) => operation.id === id;
  let operation = operationsOfFirstScreen.find(isWanted);
  for (const load of fetched) operation ??= (await load()).find(isWanted);
  if (!operation) throw new Error(`Nothing serves ${id}`);
  return operation;
}

/** Whether an operation is there from the start. */
export function isOfFirstScreen(id: string): boolean {
  return operationsOfFirstScreen.some((operation) => operation.id === id);
}

/** Every operation that is served. */
export async function allOperations(): Promise<Operation[]> {
  const others = await Promise.all(fetched.map((load) => load()));
  return [...operationsOfFirstScreen, ...others.flat()];
}
