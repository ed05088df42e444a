import { useSession } from './session';
import type { SessionUser } from './session-kept';

/** Areas of the service that a role may write to or only read (contract.md, `UserRole`). */
export type Area = 'Providers' | 'Licenses' | 'Notes' | 'Alerts';

/**
 * Why this user may not change things of an area, in a sentence; undefined when they may, or when the service has
 * not said. The permissions of the role decide; where they do not name the area, the role's own name does.
 */
export function writeBlocked(user: SessionUser | undefined, area: Area): string | undefined {
  if (!user?.role) return undefined;
  const entry = Object.entries(user.permissions ?? {}).find(
    ([name]) => name.toLowerCase() === area.toLowerCase(),
  );
  const may = entry ? entry[1] === 'Write' || entry[1] === 'Allowed' : !/reader$/i.test(user.role);
  return may ? undefined : `Your role, ${user.role}, can read this but not change it.`;
}

/** The same for the user of this session. */
export function useWriteBlocked(area: Area): string | undefined {
  const session = useSession();
  return writeBlocked(session.status === 'signed-out' ? undefined : session.user, area);
}
