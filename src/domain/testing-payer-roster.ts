import type { PayerColumnSet, PayerRow } from './payer-roster';
import type { RosterFacts } from './payer-roster-rows';

/** A column of a payer. */
export const column = (heading: string, field: string, isRequired?: boolean) => ({
  heading,
  field,
  isRequired,
});

/** What a payer asks for. */
export const set: PayerColumnSet = {
  dates: 'us',
  columns: [
    column('Last Name', 'lastName', true),
    column('NPI', 'npi', true),
    column('TIN', 'groupTaxId'),
    column('Street', 'addressLine1', true),
    column('Zip', 'zipCode'),
    column('Effective', 'effectiveDate'),
  ],
};

/** A practice location. */
export const work = (id: string, addressLine1: string, zipCode = '02134') => ({
  id,
  type: 'Work' as const,
  addressLine1,
  city: 'Boston',
  state: 'MA' as const,
  zipCode,
});

/** A provider of two practices and a home, enrolled in one plan. */
export const facts = (more: Partial<RosterFacts> = {}): RosterFacts => ({
  enrollments: [
    {
      id: 'e1',
      providerId: 'p1',
      groupId: 'g1',
      payerPlanId: 'x',
      enrollmentStatus: 'Enrolled',
      effectiveDate: '2026-02-01T00:00:00Z',
    },
  ],
  files: new Map([
    [
      'p1',
      {
        provider: {
          id: 'p1',
          firstName: 'Ada',
          lastName: 'Quill',
          credentialingStatus: 'Approved',
          npi: 1234567893,
          addresses: [
            work('a1', '1 Main St'),
            work('a2', '2 Oak St'),
            { ...work('a3', '3 Home Rd'), type: 'Home' },
          ],
        },
        info: {},
      },
    ],
  ]),
  groups: [{ id: 'g1', name: 'Cedar', taxId: '04-4711000' }],
  plans: [{ id: 'x', name: 'PPO' }],
  taxonomies: [],
  boardName: (type) => type,
  today: '2026-11-29',
  ...more,
});
/** Who waits for the payer is not on the roster. */
export const approved = { submitted: false };

/** What rows say, field by field. */
export const said = (rows: readonly PayerRow[]) => rows.map(({ values }) => values);

/** How two rosters of that set are compared. */
export const compared = {
  fields: set.columns.map(({ field }) => field),
  byGroup: true,
  byPlan: false,
  byPlace: true,
};

/** A row of somebody, at first of nothing but a last name. */
export const row = (more: Partial<PayerRow>): PayerRow => ({
  id: 'p1',
  npi: '',
  name: 'Quill, Ada',
  values: { lastName: 'Quill' },
  ...more,
});
