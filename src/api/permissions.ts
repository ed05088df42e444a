import { useSession } from './session';
import type { SessionUser } from './session-kept';

/** Areas of the service that a role may write to, only read, or not see (rules.md 3.9). */
export type Area =
  | 'Providers'
  | 'Facilities'
  | 'Groups'
  | 'Credentialing'
  | 'Licenses'
  | 'Notes'
  | 'Alerts'
  | 'Datasets'
  | 'Monitors'
  | 'Files'
  | 'Organization'
  | 'Webhooks'
  | 'EventLog';

/**
 * Why this user may not change things of an area, in a sentence; undefined when they may, or when the service has
 * not said. The permissions of the role decide; where they do not name the area, the role's own name does.
 */
export function writeBlocked(user: SessionUser | undefined, area: Area): string | undefined {
  if (!user?.role) return undefined;
  const permission = permissionFor(user, area);
  const may = permission ? permission === 'Write' || permission === 'Allowed' : !/reader$/i.test(user.role);
  if (may) return undefined;
  return readBlocked(user, area) ?? `Your role, ${user.role}, can read this but not change it.`;
}

/**
 * Why this user may not even see an area, in a sentence; undefined when they may, or when the service has not said.
 * Every role reads, so only a permission that is named `None` takes an area away.
 */
export function readBlocked(user: SessionUser | undefined, area: Area): string | undefined {
  if (!user?.role || permissionFor(user, area) !== 'None') return undefined;
  return `Your role, ${user.role}, cannot see this.`;
}

/** Why the user of this session may not change things of an area. */
export function useWriteBlocked(area: Area): string | undefined {
  return writeBlocked(useUser(), area);
}

/** Why the user of this session may not see an area. */
export function useReadBlocked(area: Area): string | undefined {
  return readBlocked(useUser(), area);
}

function useUser(): SessionUser | undefined {
  const session = useSession();
  return session.status === 'signed-out' ? undefined : session.user;
}

function permissionFor(user: SessionUser, area: Area): string | undefined {
  const entry = Object.entries(user.permissions ?? {}).find(
    ([name]) => name.toLowerCase() === area.toLowerCase(),
  );
  return entry?.[1];
}
