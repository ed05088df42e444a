import type { User } from '../store/world';

/** Who does something, and under which correlation id it goes into the event log. */
export interface Actor {
  user?: User;
  tokenId?: string;
  correlationId: string;
}

/** Somebody who has not signed in. */
export function nobody(correlationId: string): Actor {
  return { correlationId };
}

/**
 * The signed-in user of an operation that needs a token.
 * @throws Error when there is none; the http layer has authenticated before.
 */
export function userOf(actor: Actor): User {
  if (!actor.user) throw new Error('This rule needs a signed-in user');
  return actor.user;
}
