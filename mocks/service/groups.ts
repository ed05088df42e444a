import type { components } from '../../src/api/schema';
import type { GroupRecord, ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { listEnrollments, type EnrollmentFilters } from './enrollments';
import { type ErrorsByPath, invalid, notFound } from './errors';
import { logEvent } from './events';
import { toGroup } from './group-model';
import { present } from './info-entries';
import { isValidNpi } from './npi';
import { entriesOf } from './provider-info';
import { listProviders, type ProviderFilters } from './provider-list';

type Schemas = components['schemas'];
type Group = Schemas['Group'];
export type RosterType = Schemas['RosterType'];

/** The groups, or those that a provider belongs to, by name. */
export function listGroups(world: World, providerId?: string): Group[] {
  const wanted = providerId?.toLowerCase();
  return [...world.groups.all()]
    .filter(({ providerIds }) => wanted === undefined || providerIds.includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(toGroup);
}

/** @throws ServiceError 404. */
export function readGroup(world: World, groupId: string): Group {
  return toGroup(findGroup(world, groupId));
}

/** @throws ServiceError 400. */
export function createGroup(world: World, actor: Actor, request: Schemas['GroupRequest']): Group {
  checkGroup(request);
  const group: GroupRecord = {
    ...request,
    name: request.name.trim(),
    id: world.ids.next(),
    providerIds: [],
    payerPlanIds: [],
  };
  world.groups.put(group);
  logEvent(world, actor, 'GroupCreated', { group: group.name }, { groupId: group.id });
  return toGroup(group);
}

/** Changes what is sent; null empties a field. @throws ServiceError 404, 400. */
export function updateGroup(
  world: World,
  actor: Actor,
  groupId: string,
  patch: Schemas['GroupPatch'],
): Group {
  const old = findGroup(world, groupId);
  checkGroup(patch);
  const { id, providerIds, payerPlanIds } = old;
  const group = present({ ...old, ...patch, id, providerIds, payerPlanIds }) as unknown as GroupRecord;
  world.groups.put(group);
  const fields = Object.keys(patch).join(', ');
  logEvent(world, actor, 'GroupChanged', { group: group.name, fields }, { groupId: group.id });
  return toGroup(group);
}

/** Deletes a group with the enrollments of its providers. @throws ServiceError 404. */
export function deleteGroup(world: World, actor: Actor, groupId: string): void {
  const group = findGroup(world, groupId);
  for (const enrollment of world.enrollments.by('groupId', group.id)) {
    world.enrollments.remove(enrollment.id);
  }
  world.groups.remove(group.id);
  logEvent(world, actor, 'GroupDeleted', { group: group.name }, { groupId: group.id });
}

interface Relation {
  add?: string[] | null;
  remove?: string[] | null;
}

/** Takes providers into a group and others out. @throws ServiceError 404; 400 for unknown or enrolled ones. */
export function changeProviders(world: World, actor: Actor, groupId: string, sent: Relation): void {
  const group = findGroup(world, groupId);
  const enrolled = new Set(world.enrollments.by('groupId', group.id).map(({ providerId }) => providerId));
  change(world, actor, group, 'providerIds', 'providers', sent, {
    known: (id) => world.providers.has(id),
    isUsed: (id) => enrolled.has(id),
  });
}

/** Takes plans into a group and others out. @throws ServiceError 404; 400 for unknown ones and those in use. */
export function changePayerPlans(world: World, actor: Actor, groupId: string, sent: Relation): void {
  const group = findGroup(world, groupId);
  const used = new Set(world.enrollments.by('groupId', group.id).map(({ payerPlanId }) => payerPlanId));
  change(world, actor, group, 'payerPlanIds', 'plans', sent, {
    known: (id) => world.payerPlans.has(id),
    isUsed: (id) => used.has(id),
  });
}

function change(
  world: World,
  actor: Actor,
  group: GroupRecord,
  field: 'providerIds' | 'payerPlanIds',
  members: string,
  sent: Relation,
  { known, isUsed }: { known(id: string): boolean; isUsed(id: string): boolean },
): void {
  const add = (sent.add ?? []).map((id) => id.toLowerCase());
  const remove = (sent.remove ?? []).map((id) => id.toLowerCase());
  const errors: ErrorsByPath = {};
  for (const [index, id] of add.entries()) {
    if (!known(id)) errors[`$.add[${index}]`] = ['There is no such record.'];
  }
  for (const [index, id] of remove.entries()) {
    if (isUsed(id)) errors[`$.remove[${index}]`] = ['Has enrollments in this group.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const gone = new Set(remove);
  const next = [...new Set([...group[field], ...add])].filter((id) => !gone.has(id));
  world.groups.update(group.id, { [field]: next });
  const before = new Set(group[field]);
  const parameters = {
    group: group.name,
    members,
    added: String(next.filter((id) => !before.has(id)).length),
    removed: String(group[field].filter((id) => gone.has(id)).length),
  };
  logEvent(world, actor, 'GroupMembersChanged', parameters, { groupId: group.id });
}

/**
 * A page of the providers of a group; with a roster type those who have something to stand on that roster
 * (openapi.yaml). @throws ServiceError 404.
 */
export function listGroupProviders(
  world: World,
  actor: Actor,
  groupId: string,
  { rosterType, ...query }: ProviderFilters & { rosterType?: RosterType },
) {
  const group = findGroup(world, groupId);
  const members = new Set(group.providerIds);
  const isOnRoster = rosterTest(world, rosterType);
  return listProviders(world, actor, query, {
    key: `of ${group.id} ${world.groups.version} ${rosterType} ${world.providerInfo.version} ${world.licenses.version}`,
    has: (provider) => members.has(provider.id) && isOnRoster(provider),
  });
}

/** A page of the enrollments of a group. @throws ServiceError 404. */
export function listGroupEnrollments(
  world: World,
  groupId: string,
  { rosterType, ...query }: EnrollmentFilters & { rosterType?: RosterType },
) {
  const group = findGroup(world, groupId);
  const isOnRoster = rosterTest(world, rosterType);
  return listEnrollments(
    world,
    { ...query, groupId: group.id },
    ({ providerId }) => {
      const provider = world.providers.get(providerId);
      return provider !== undefined && isOnRoster(provider);
    },
    rosterType,
  );
}

function rosterTest(world: World, rosterType: RosterType | undefined): (provider: ProviderRecord) => boolean {
  if (rosterType === 'Licenses') return ({ id }) => world.licenses.by('providerId', id).length > 0;
  const collection = rosterType === 'Deas' ? 'dea' : 'liabilityInsurances';
  if (rosterType === undefined || rosterType === 'Providers') return () => true;
  return ({ id }) => entriesOf(world, id).some((entry) => entry.collection === collection);
}

function checkGroup({ name, npi }: Schemas['GroupPatch']): void {
  if (name?.trim() === '') throw invalid({ '$.name': ['Must not be empty.'] });
  if (npi && !isValidNpi(npi)) throw invalid({ '$.npi': ['The check digit is wrong: this is no NPI.'] });
}

/** @throws ServiceError 404. */
export function findGroup(world: World, groupId: string): GroupRecord {
  const group = world.groups.get(groupId.toLowerCase());
  if (!group) throw notFound('group');
  return group;
}
