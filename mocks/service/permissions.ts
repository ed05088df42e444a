import type { components } from '../../src/api/schema';
import type { Actor } from './actor';
import { ServiceError, forbidden } from './errors';

export type Permission = 'None' | 'Read' | 'Write' | 'Allowed';

const areas = [
  'Providers',
  'Facilities',
  'Groups',
  'Credentialing',
  'Licenses',
  'Notes',
  'Alerts',
  'Datasets',
  'Monitors',
  'Files',
  'EventLog',
  'Definitions',
  'Organization',
  'Webhooks',
  'SensitiveData',
] as const;

export type Area = (typeof areas)[number];
export type Permissions = Record<Area, Permission>;

const admin = grant('Write', { SensitiveData: 'Allowed' });
const credentialing = grant('Write', {
  EventLog: 'Read',
  Definitions: 'Read',
  Organization: 'None',
  Webhooks: 'None',
  SensitiveData: 'Allowed',
});
const reader = grant('Read', { Organization: 'None', Webhooks: 'None', SensitiveData: 'Allowed' });

/**
 * What each role of the specification may do, by area. The limited roles do the same work without
 * seeing social security numbers, and a limited administrator does not change the organization
 * or its webhooks, which the others do not even see.
 */
export const permissionsOfRoles: Record<string, Permissions> = {
  Admin: admin,
  LimitedAdmin: { ...admin, Organization: 'Read', Webhooks: 'Read', SensitiveData: 'None' },
  Credentialing: credentialing,
  LimitedCredentialing: { ...credentialing, SensitiveData: 'None' },
  Reader: reader,
  LimitedReader: { ...reader, SensitiveData: 'None' },
};

/**
 * Lets an operation pass only if the role allows it: reading needs `Read`, everything else `Write`; what has no area is
 * allowed to everybody.
 * @throws ServiceError 403. rules.md 4.2.
 */
export function requirePermission(actor: Actor, { method, area }: { method: string; area?: Area }): void {
  if (!area) return;
  const role = actor.user?.role;
  if (!role) throw new ServiceError(401, 'The access token is missing, invalid or expired.');
  const granted = permissionsOfRoles[role]?.[area] ?? 'None';
  const isAllowed = method === 'GET' ? granted !== 'None' : granted === 'Write';
  if (isAllowed) return;
  const doing = method === 'GET' ? 'see' : 'change';
  throw forbidden(`The role ${role} may not ${doing} this.`);
}

/** Whether social security numbers are shown to this user. */
export function maySeeSensitiveData(actor: Actor): boolean {
  return permissionsOfRoles[actor.user?.role ?? '']?.SensitiveData === 'Allowed';
}

/** What a source is searched by, without the social security number for those who may not see one. */
export function visibleParameters<List extends Parameters | undefined>(actor: Actor, parameters: List) {
  if (!parameters || maySeeSensitiveData(actor)) return parameters;
  return parameters.filter(({ type }: { type?: string }) => type !== 'Ssn') as List;
}

type Parameters = components['schemas']['IProviderParameter'][];

function grant(everywhere: Permission, except: Partial<Permissions>): Permissions {
  const all = Object.fromEntries(areas.map((area) => [area, everywhere]));
  return { ...(all as Permissions), ...except };
}
