/** Why the user is asked to sign in over the page. */
export type SessionReason = 'ending' | 'expired' | 'locked';

export const sessionHeadings = {
  ending: 'Stay signed in',
  expired: 'Sign in to go on',
  locked: 'Locked',
} satisfies Record<SessionReason, string>;
