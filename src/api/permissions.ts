import { readBlocked, writeBlocked, type Needs } from './role-permissions';
import type { Area } from './operation-names.gen';
import { useSession } from './session';
import type { SessionUser } from './session-kept';

export type { Area } from './operation-names.gen';
export { readBlocked, writeBlocked, type Needs } from './role-permissions';

/** Why the user of this session may not carry out a write, or one of several; undefined also where nothing is needed. */
export function useBlocked(needs: Needs | undefined): string | undefined {
  return useBlockedFor()(needs);
}

/** The same as a function, for what is drawn of data: the items of a menu. */
export function useBlockedFor(): (needs: Needs | undefined) => string | undefined {
  const user = useUser();
  return (needs) => needs && writeBlocked(user, needs);
}

/** Why the user of this session may not see an area. */
export function useReadBlocked(area: Area): string | undefined {
  return readBlocked(useUser(), area);
}

function useUser(): SessionUser | undefined {
  const session = useSession();
  return session.status === 'signed-out' ? undefined : session.user;
}
