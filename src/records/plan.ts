import { enrollmentCountOptions } from '@/api/enrollment-count';
import type { PayerPlan } from '@/api/models';
import {
  createPayerPlan,
  deletePayerPlan,
  getPayerPlanOptions,
  listPayersOptions,
  updatePayerPlan,
} from '@/api/operations.gen';
import { payerName, planName } from '@/domain/payers';
import { lookupOf } from './lookups';
import { defineRecord } from './record';

const payers = lookupOf(listPayersOptions(), (all) =>
  all.map((payer) => ({ value: payer.id, label: payerName(payer) })),
);

/** A plan of a payer. Its full name is put together by the service: payer, plan, state. */
export const plan = defineRecord<PayerPlan>()({
  one: 'plan',
  many: 'plans',
  param: 'payerPlanId',
  name: planName,
  operations: {
    read: getPayerPlanOptions,
    create: createPayerPlan,
    update: updatePayerPlan,
    remove: deletePayerPlan,
  },
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      required: 'Write the name.',
      description: 'Without the payer and the state, such as Gold',
    },
    {
      kind: 'state',
      name: 'state',
      label: 'State',
      description: 'Empty for a plan that holds in every state',
    },
    { kind: 'lookup', name: 'payerId', label: 'Payer', lookup: payers, required: 'Choose the payer.' },
  ],
  width: 520,
  removal: {
    refusedWhile: {
      one: 'enrollment',
      which: 'on file',
      count: (payerPlanId) => enrollmentCountOptions({ payerPlanId }),
      show: {
        label: 'Show these enrollments',
        link: (payerPlanId) => ({ to: '/enrollments', search: { payerPlanId } }),
      },
    },
    stays: [
      'Groups that it is linked to lose it.',
      'Nobody is enrolled with it, so no enrollment goes with it.',
    ],
  },
});
