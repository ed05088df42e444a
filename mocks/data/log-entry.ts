import { idFor } from '../store/ids';
import type { EventRecord, User } from '../store/records';
import type { World } from '../store/world';

/** What an entry of the log tells: where it belongs, its text, and what stands in the places of the text. */
export type Telling = [
  category: string,
  subcategory: string,
  text: string,
  parameters: Record<string, string>,
];

/** An entry of the log; kind and number give it its ids. */
export function logEntry(
  world: World,
  kind: string,
  number: number,
  at: number,
  facts: Omit<EventRecord, 'id' | 'timestamp' | 'correlationId'>,
): EventRecord {
  return {
    id: idFor(`event ${kind}`, world.seed, number),
    correlationId: idFor(`correlation ${kind}`, world.seed, number),
    timestamp: new Date(at).toISOString(),
    ...facts,
    context: { category: facts.category, subcategory: facts.subcategory, ...(facts.context as object) },
  };
}

/** The accounts that did what the log tells: those who work on files and have signed in. */
export function peopleAtWork(world: World): User[] {
  return [...world.users.all()].filter(
    ({ role, mustChangePassword }) =>
      !mustChangePassword && ['Credentialing', 'Admin', 'LimitedAdmin'].includes(role),
  );
}
