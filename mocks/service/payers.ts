import type { components } from '../../src/api/schema';
import type { PayerPlanRecord, PayerRecord, World } from '../store/world';
import type { Actor } from './actor';
import { invalid, notFound } from './errors';
import { logEvent } from './events';
import { present } from './info-entries';

type Schemas = components['schemas'];
type PayerPlan = Schemas['PayerPlan'];

/** The payers by name. */
export function listPayers(world: World): PayerRecord[] {
  return [...world.payers.all()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** @throws ServiceError 404. */
export function findPayer(world: World, payerId: string): PayerRecord {
  const payer = world.payers.get(payerId.toLowerCase());
  if (!payer) throw notFound('payer');
  return payer;
}

/** @throws ServiceError 400 for an empty name. */
export function createPayer(world: World, actor: Actor, request: Schemas['PayerRequest']): PayerRecord {
  const name = request.name.trim();
  if (name === '') throw invalid({ '$.name': ['Must not be empty.'] });
  const payer = world.payers.put({ ...request, id: world.ids.next(), name });
  logEvent(world, actor, 'PayerCreated', { payer: payer.name }, { payerId: payer.id });
  return payer;
}

/** @throws ServiceError 404; 400 for an empty name. */
export function updatePayer(
  world: World,
  actor: Actor,
  payerId: string,
  patch: Schemas['PayerPatch'],
): PayerRecord {
  const old = findPayer(world, payerId);
  const name = patch.name?.trim() ?? old.name;
  if (name === '') throw invalid({ '$.name': ['Must not be empty.'] });
  const payer = world.payers.put({ ...old, ...patch, id: old.id, name });
  logEvent(world, actor, 'PayerChanged', { payer: payer.name }, { payerId: payer.id });
  return payer;
}

/** @throws ServiceError 404; 400 while it has plans. */
export function deletePayer(world: World, actor: Actor, payerId: string): void {
  const payer = findPayer(world, payerId);
  if ([...world.payerPlans.all()].some((plan) => plan.payerId === payer.id))
    throw invalid({ payerId: ['This payer has plans. Delete them first.'] });
  world.payers.remove(payer.id);
  logEvent(world, actor, 'PayerDeleted', { payer: payer.name }, { payerId: payer.id });
}

/** The plans of a group or payer, or all of them, by the name that they are shown by. */
export function listPayerPlans(world: World, filters: { groupId?: string; payerId?: string }): PayerPlan[] {
  const payerId = filters.payerId?.toLowerCase();
  const groupId = filters.groupId?.toLowerCase();
  const ofGroup = groupId === undefined ? undefined : new Set(world.groups.get(groupId)?.payerPlanIds);
  return [...world.payerPlans.all()]
    .filter((plan) => payerId === undefined || plan.payerId === payerId)
    .filter((plan) => ofGroup?.has(plan.id) ?? true)
    .map((plan) => toPlan(world, plan))
    .toSorted((a, b) => (a.displayName ?? '').localeCompare(b.displayName ?? ''));
}

/** @throws ServiceError 404. */
export function readPayerPlan(world: World, payerPlanId: string): PayerPlan {
  return toPlan(world, findPlan(world, payerPlanId));
}

/** @throws ServiceError 404 for an unknown payer. */
export function createPayerPlan(
  world: World,
  actor: Actor,
  request: Schemas['PayerPlanRequest'],
): PayerPlan & { id: string } {
  const { id: payerId } = findPayer(world, request.payerId);
  const plan = world.payerPlans.put({ ...request, payerId, id: world.ids.next() });
  log(world, actor, 'PlanCreated', plan);
  return { ...toPlan(world, plan), id: plan.id };
}

/** Changes what is sent; null empties a field. @throws ServiceError 404, also for an unknown payer. */
export function updatePayerPlan(
  world: World,
  actor: Actor,
  payerPlanId: string,
  patch: Schemas['PayerPlanPatch'],
): PayerPlan {
  const old = findPlan(world, payerPlanId);
  const payerId = patch.payerId ? findPayer(world, patch.payerId).id : old.payerId;
  const plan = present({ ...old, ...patch, id: old.id, payerId }) as unknown as PayerPlanRecord;
  world.payerPlans.put(plan);
  world.enrollments.dropViews('PayerPlanName');
  log(world, actor, 'PlanChanged', plan);
  return toPlan(world, plan);
}

/** Groups lose it. @throws ServiceError 404; 400 while somebody is enrolled. */
export function deletePayerPlan(world: World, actor: Actor, payerPlanId: string): void {
  const plan = findPlan(world, payerPlanId);
  if ([...world.enrollments.all()].some((row) => row.payerPlanId === plan.id))
    throw invalid({
      payerPlanId: ['Providers are enrolled with this plan. Delete their enrollments first.'],
    });
  for (const group of world.groups.all()) {
    if (!group.payerPlanIds.includes(plan.id)) continue;
    world.groups.update(group.id, { payerPlanIds: group.payerPlanIds.filter((id) => id !== plan.id) });
  }
  log(world, actor, 'PlanDeleted', plan);
  world.payerPlans.remove(plan.id);
}

/** @throws ServiceError 404. */
export function findPlan(world: World, payerPlanId: string): PayerPlanRecord {
  const plan = world.payerPlans.get(payerPlanId.toLowerCase());
  if (!plan) throw notFound('plan');
  return plan;
}

/** A plan as it goes out, with its name beside that of its payer and its state. */
export function toPlan(world: World, plan: PayerPlanRecord): PayerPlan {
  return { ...plan, displayName: planName(plan, world.payers.get(plan.payerId)) };
}

/** The name that a plan is shown by. */
export function planName(plan: PayerPlanRecord, payer: PayerRecord | undefined): string {
  return [payer?.name, plan.name, plan.state].filter(Boolean).join(' ');
}

function log(
  world: World,
  actor: Actor,
  kind: 'PlanCreated' | 'PlanChanged' | 'PlanDeleted',
  plan: PayerPlanRecord,
): void {
  const entities = { payerPlanId: plan.id, payerId: plan.payerId };
  logEvent(world, actor, kind, { plan: toPlan(world, plan).displayName ?? '' }, entities);
}
