import {
  createEnrollment,
  deleteEnrollment,
  listEnrollments,
  readEnrollment,
  updateEnrollment,
} from '../service/enrollments';
import {
  createPayer,
  createPayerPlan,
  deletePayer,
  deletePayerPlan,
  findPayer,
  listPayerPlans,
  listPayers,
  readPayerPlan,
  updatePayer,
  updatePayerPlan,
} from '../service/payers';
import { operation } from './operation';

const payer = '/payers/{payerId}' as const;
const plan = '/payer-plans/{payerPlanId}' as const;
const enrollment = '/providers/enrollments/{providerEnrollmentId}' as const;

export const operationsOfPayers = [
  operation('GET /payers', ({ world }) => listPayers(world)),
  operation('POST /payers', ({ world, actor, body, headers, href }) => {
    const created = createPayer(world, actor, body);
    headers.set('Location', href(`/payers/${created.id}`));
    return created;
  }),
  operation(`GET ${payer}`, ({ world, params }) => findPayer(world, params.payerId)),
  operation(`PATCH ${payer}`, ({ world, actor, params, body }) =>
    updatePayer(world, actor, params.payerId, body),
  ),
  operation(`DELETE ${payer}`, ({ world, actor, params }) => deletePayer(world, actor, params.payerId)),

  operation('GET /payer-plans', ({ world, query }) => listPayerPlans(world, query)),
  operation('POST /payer-plans', ({ world, actor, body, headers, href }) => {
    const created = createPayerPlan(world, actor, body);
    headers.set('Location', href(`/payer-plans/${created.id}`));
    return created;
  }),
  operation(`GET ${plan}`, ({ world, params }) => readPayerPlan(world, params.payerPlanId)),
  operation(`PATCH ${plan}`, ({ world, actor, params, body }) =>
    updatePayerPlan(world, actor, params.payerPlanId, body),
  ),
  operation(`DELETE ${plan}`, ({ world, actor, params }) =>
    deletePayerPlan(world, actor, params.payerPlanId),
  ),

  operation('GET /providers/enrollments', ({ world, query }) => listEnrollments(world, query)),
  operation('POST /providers/enrollments', ({ world, actor, body, headers, href }) => {
    const created = createEnrollment(world, actor, body);
    headers.set('Location', href(`/providers/enrollments/${created.id}`));
    return created;
  }),
  operation(`GET ${enrollment}`, ({ world, params }) => readEnrollment(world, params.providerEnrollmentId)),
  operation(`PATCH ${enrollment}`, ({ world, actor, params, body }) =>
    updateEnrollment(world, actor, params.providerEnrollmentId, body),
  ),
  operation(`DELETE ${enrollment}`, ({ world, actor, params }) =>
    deleteEnrollment(world, actor, params.providerEnrollmentId),
  ),
];
