import type { Payer } from '@/api/models';
import {
  createPayer,
  deletePayer,
  getPayerOptions,
  listPayerPlansOptions,
  listPayersOptions,
  updatePayer,
} from '@/api/operations.gen';
import { payerName } from '@/domain/payers';
import { lookupOf } from './lookups';
import { defineRecord } from './record';

/** Who pays for care, such as an insurer: a name is all that it has. */
export const payer = defineRecord<Payer>()({
  one: 'payer',
  many: 'payers',
  path: '/payers/$payerId',
  name: payerName,
  operations: { read: getPayerOptions, create: createPayer, update: updatePayer, remove: deletePayer },
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      required: 'Write the name.',
      description: 'Its plans are shown by this name.',
      namesakes: lookupOf(
        listPayersOptions(),
        (payers) => payers.map((one) => ({ value: one.id, label: payerName(one) })),
        { name: 'names', staleTime: 0 },
      ),
    },
  ],
  edit: { verb: 'Rename', submit: 'Save name', done: 'was renamed' },
  width: 480,
  removal: {
    refusedWhile: {
      one: 'plan',
      note: 'a plan goes once nobody is enrolled with it.',
      count: (payerId) => ({
        ...listPayerPlansOptions({ payerId }),
        staleTime: 0,
        select: ({ length }: unknown[]) => ({ total: length, any: length > 0 }),
      }),
      show: { label: 'Show its plans', link: (payerId) => ({ to: '/payers/$payerId', params: { payerId } }) },
    },
    stays: ['It has no plans, so nothing else goes with it.'],
  },
});
