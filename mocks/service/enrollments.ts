import type { components } from '../../src/api/schema';
import type { EnrollmentRecord, World } from '../store/world';
import type { Actor } from './actor';
import { type ErrorsByPath, invalid, notFound } from './errors';
import { logEvent } from './events';
import { toGroup } from './group-model';
import { present } from './info-entries';
import { keyOfFilters, type ListQuery, listPage } from './lists';
import { fullName } from './names';
import { toPlan } from './payers';

type Schemas = components['schemas'];
type ProviderEnrollment = Schemas['ProviderEnrollment'];

export interface EnrollmentFilters extends ListQuery {
  groupId?: string;
  providerId?: string;
  payerPlanId?: string;
  networkStatus?: string;
  enrollmentStatus?: string;
  specialistType?: string;
  submissionDate?: string;
  effectiveDate?: string;
}

const isThatDay = (at: string | undefined, day: string | undefined) =>
  day === undefined || at?.slice(0, 10) === day.slice(0, 10);

/** A page of enrollments (openapi.yaml); `has` narrows it further, and `key` names it. */
export function listEnrollments(
  world: World,
  query: EnrollmentFilters,
  has: (row: EnrollmentRecord) => boolean = () => true,
  key = '',
) {
  const { cursor, count, offset, sortDirection, sortedBy = 'Id', ...wanted } = query;
  const { submissionDate, effectiveDate, ...exact } = wanted;
  const lower = Object.fromEntries(
    Object.entries(exact).map(([name, value]) => [name, name.endsWith('Id') ? value.toLowerCase() : value]),
  );
  return listPage(
    {
      name: `enrollments ${sortedBy} ${key}`,
      sources: [world.enrollments, world.payerPlans, world.providers],
      view: () => world.enrollments.view(sortedBy),
      filterKey: `${keyOfFilters(wanted)}${key}`,
      filter: (row) =>
        Object.entries(lower).every(([name, value]) => row[name as keyof EnrollmentRecord] === value) &&
        isThatDay(row.submissionDate, submissionDate) &&
        isThatDay(row.effectiveDate, effectiveDate) &&
        has(row),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy },
    (row) => toEnrollment(world, row),
  );
}

/** @throws ServiceError 404. */
export function readEnrollment(world: World, id: string): ProviderEnrollment {
  return toEnrollment(world, findEnrollment(world, id));
}

/** @throws ServiceError 400 when the group has no such provider or plan, or the provider is enrolled already. */
export function createEnrollment(
  world: World,
  actor: Actor,
  request: Schemas['ProviderEnrollmentRequest'],
): ProviderEnrollment & { id: string } {
  const row: EnrollmentRecord = {
    enrollmentStatus: 'NotSubmitted',
    networkStatus: 'None',
    specialistType: 'None',
    ...(present(request) as typeof request),
    ...idsOf(request),
    id: world.ids.next(),
  };
  check(world, row);
  world.enrollments.put(row);
  log(world, actor, 'EnrollmentCreated', row);
  return { ...toEnrollment(world, row), id: row.id };
}

/** Changes what is sent; null empties a field. @throws ServiceError 404; 400 as for creation. */
export function updateEnrollment(
  world: World,
  actor: Actor,
  id: string,
  patch: Schemas['ProviderEnrollmentPatch'],
): ProviderEnrollment {
  const old = findEnrollment(world, id);
  const merged = present({ ...old, ...patch, id: old.id }) as unknown as EnrollmentRecord;
  const row = { ...merged, ...idsOf(merged) };
  check(world, row);
  world.enrollments.put(row);
  log(world, actor, 'EnrollmentChanged', row);
  return toEnrollment(world, row);
}

/** @throws ServiceError 404. */
export function deleteEnrollment(world: World, actor: Actor, id: string): void {
  const row = findEnrollment(world, id);
  log(world, actor, 'EnrollmentDeleted', row);
  world.enrollments.remove(row.id);
}

function idsOf({
  groupId,
  providerId,
  payerPlanId,
}: EnrollmentRecord | Schemas['ProviderEnrollmentRequest']) {
  return {
    groupId: groupId.toLowerCase(),
    providerId: providerId.toLowerCase(),
    payerPlanId: payerPlanId.toLowerCase(),
  };
}

function check(world: World, { id, groupId, providerId, payerPlanId }: EnrollmentRecord): void {
  const errors: ErrorsByPath = {};
  const group = world.groups.get(groupId);
  if (!group) errors['$.groupId'] = ['There is no such group.'];
  else {
    if (!group.providerIds.includes(providerId)) errors['$.providerId'] = ['The group has no such provider.'];
    if (!group.payerPlanIds.includes(payerPlanId)) errors['$.payerPlanId'] = ['The group has no such plan.'];
  }
  const isThere = world.enrollments
    .by('groupId', groupId)
    .some((row) => row.id !== id && row.providerId === providerId && row.payerPlanId === payerPlanId);
  if (isThere) errors['$.payerPlanId'] = ['The provider has an enrollment with this plan already.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function findEnrollment(world: World, id: string): EnrollmentRecord {
  const row = world.enrollments.get(id.toLowerCase());
  if (!row) throw notFound('enrollment');
  return row;
}

function toEnrollment(world: World, row: EnrollmentRecord): ProviderEnrollment {
  const plan = world.payerPlans.get(row.payerPlanId);
  const group = world.groups.get(row.groupId);
  return { ...row, payerPlan: plan && toPlan(world, plan), group: group && toGroup(group) };
}

function log(
  world: World,
  actor: Actor,
  kind: 'EnrollmentCreated' | 'EnrollmentChanged' | 'EnrollmentDeleted',
  { id, providerId, payerPlanId, groupId }: EnrollmentRecord,
): void {
  const plan = world.payerPlans.get(payerPlanId);
  const parameters = {
    provider: fullName(world.providers.get(providerId) ?? {}),
    plan: (plan && toPlan(world, plan).displayName) ?? '',
  };
  logEvent(world, actor, kind, parameters, { providerId, groupId, payerPlanId, enrollmentId: id });
}
