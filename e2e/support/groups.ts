import type { Colleague } from './records';

interface Row {
  id: string;
  name: string;
  displayName: string;
}

interface World {
  group: Row;
  plan: Row;
  ada: { id: string };
  ben: { id: string };
  enrollment: Row;
}

/** A group with two providers and a plan; the first provider is enrolled with it. */
export async function addWorld(colleague: Colleague): Promise<World> {
  const group = await colleague.ask<Row>('POST', '/groups', { name: 'Quill Partners' });
  const payer = await colleague.ask<Row>('POST', '/payers', { name: 'Quill Mutual' });
  const plan = await colleague.ask<Row>('POST', '/payer-plans', {
    payerId: payer.id,
    name: 'Gold',
    state: 'TX',
  });
  const ada = await colleague.addProvider({ firstName: 'Ada', lastName: 'Quillworth' });
  const ben = await colleague.addProvider({ firstName: 'Ben', lastName: 'Quillworth' });
  await colleague.ask('PATCH', `/groups/${group.id}/providers`, { add: [ada.id, ben.id] });
  await colleague.ask('PATCH', `/groups/${group.id}/payer-plans`, { add: [plan.id] });
  const enrollment = await colleague.ask<Row>('POST', '/providers/enrollments', {
    groupId: group.id,
    providerId: ada.id,
    payerPlanId: plan.id,
  });
  return { group, plan, ada, ben, enrollment };
}
