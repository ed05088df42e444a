import {
  changePayerPlans,
  changeProviders,
  createGroup,
  deleteGroup,
  listGroupEnrollments,
  listGroupProviders,
  listGroups,
  readGroup,
  updateGroup,
} from '../service/groups';
import { operation } from './operation';

const group = '/groups/{groupId}' as const;

export const operationsOfGroups = [
  operation('GET /groups', ({ world, query }) => listGroups(world, query.providerId)),

  operation('POST /groups', ({ world, actor, body, headers, href }) => {
    const created = createGroup(world, actor, body);
    headers.set('Location', href(`/groups/${created.id}`));
    return created;
  }),

  operation(`GET ${group}`, ({ world, params }) => readGroup(world, params.groupId)),
  operation(`PATCH ${group}`, ({ world, actor, params, body }) =>
    updateGroup(world, actor, params.groupId, body),
  ),
  operation(`DELETE ${group}`, ({ world, actor, params }) => deleteGroup(world, actor, params.groupId)),

  operation(`GET ${group}/enrollments`, ({ world, params, query }) =>
    listGroupEnrollments(world, params.groupId, query),
  ),
  operation(`GET ${group}/providers`, ({ world, actor, params, query }) =>
    listGroupProviders(world, actor, params.groupId, query),
  ),
  operation(`PATCH ${group}/providers`, ({ world, actor, params, body }) =>
    changeProviders(world, actor, params.groupId, body),
  ),
  operation(`PATCH ${group}/payer-plans`, ({ world, actor, params, body }) =>
    changePayerPlans(world, actor, params.groupId, body),
  ),
];
