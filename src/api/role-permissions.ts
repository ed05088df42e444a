import type { Area } from './operation-names.gen';
import type { SessionUser } from './session-kept';

/** What needs a permission: a write of the contract, by the area that it says. */
export interface Permitted {
  readonly operation: { readonly area: Area | undefined };
}

/** What a control carries out: a generated write, or all of several. */
export type Needs = Permitted | readonly Permitted[];

/**
 * Why this user may not carry out a write, or one of several, in a sentence; undefined when they may, or when the service
 * has not said. The permissions of the role decide; where they do not name the area, the role's own name does.
 */
export function writeBlocked(user: SessionUser | undefined, needs: Needs): string | undefined {
  return [needs]
    .flat()
    .map(({ operation: { area } }) => area && changeBlocked(user, area))
    .find(Boolean);
}

function changeBlocked(user: SessionUser | undefined, area: Area): string | undefined {
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

/** Whether this user sees a social security number whole: who may only read providers sees how it ends. */
export function maySeeSsn(user: SessionUser | undefined): boolean {
  return changeBlocked(user, 'Providers') === undefined;
}

function permissionFor(user: SessionUser, area: Area): string | undefined {
  const entry = Object.entries(user.permissions ?? {}).find(
    ([name]) => name.toLowerCase() === area.toLowerCase(),
  );
  return entry?.[1];
}
