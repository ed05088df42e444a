import { idFor } from '../store/ids';
import type {
  EnrollmentRecord,
  GroupRecord,
  PayerPlanRecord,
  PayerRecord,
  ProviderRecord,
} from '../store/records';
import { dateTimeFrom } from './dates';
import { npiFor } from './npi';
import { draw } from './random';
import { script } from './ugly';

const payerNames = [
  'Harborline Health',
  'Mesa Mutual',
  'Northfield Blue',
  'Pinecrest Care',
  'Union Benefit',
  script,
];
const planNames = ['PPO', 'HMO', 'Medicare Advantage'];
const planStates = ['TX', 'AZ', 'CA', 'NY', 'FL', 'CO'] as const;

const groupNames = [
  'Cedar Ridge Medical Group',
  'Cedar Ridge North',
  'Cedar Ridge Behavioral',
  `${script} Group`,
];

/** Groups take their members from this many of the first providers. */
const joined = 600;

/** NPIs of groups come from behind those of facilities. */
const firstNpi = 2_500_000;

const planId = (seed: number, payer: number, plan: number) => idFor('payer plan', seed, payer * 8 + plan);

export function generatePayers(seed: number): PayerRecord[] {
  return payerNames.map((name, index) => ({ id: idFor('payer', seed, index), name }));
}

/** The plans of all payers; some hold in one state alone. */
export function generatePlans(seed: number): PayerPlanRecord[] {
  return payerNames.flatMap((_, payer) =>
    planNames.slice(0, 1 + ((payer + 1) % planNames.length)).map((name, plan): PayerPlanRecord => ({
      id: planId(seed, payer, plan),
      name,
      payerId: idFor('payer', seed, payer),
      ...(plan === 2 ? {} : { state: planStates[payer] }),
    })),
  );
}

/** The groups with the providers and plans that belong to each. The last one has neither. */
export function generateGroups(seed: number, providers: readonly ProviderRecord[]): GroupRecord[] {
  const plans = generatePlans(seed);
  return groupNames.map((name, index): GroupRecord => {
    const isLast = index === groupNames.length - 1;
    return {
      id: idFor('group', seed, index),
      name,
      ...(isLast
        ? {}
        : {
            npi: npiFor(seed, firstNpi + index),
            taxId: `${20 + index}-${4_711_000 + index}`,
            remitAddress: {
              addressLine1: `${100 + index} Remittance Rd`,
              city: 'El Paso',
              state: 'TX',
              zipCode: '79901',
            },
          }),
      providerIds: isLast ? [] : membersOf(index, providers).map(({ id }) => id),
      payerPlanIds: isLast ? [] : plans.filter((_, nth) => nth % (index + 1) === 0).map(({ id }) => id),
    };
  });
}

function membersOf(group: number, providers: readonly ProviderRecord[]): ProviderRecord[] {
  return providers.slice(0, joined).filter((_, index) => index % (group + 2) === 0);
}

const statuses = ['Enrolled', 'Enrolled', 'Submitted', 'NotSubmitted', 'Denied'] as const;

/** Enrollments of some members of each group with some of its plans. */
export function* generateEnrollments(
  seed: number,
  epoch: number,
  providers: readonly ProviderRecord[],
): Generator<EnrollmentRecord> {
  let number = 0;
  for (const [nth, { id: groupId, payerPlanIds }] of generateGroups(seed, providers).entries()) {
    for (const { id: providerId } of membersOf(nth, providers)) {
      if (payerPlanIds.length === 0) continue;
      number += 1;
      const random = draw('enrollment', seed, number);
      if (random.chance(0.4)) continue;
      const enrollmentStatus = random.pick(statuses);
      const submitted = 30 + random.below(600);
      yield {
        id: idFor('enrollment', seed, number),
        groupId,
        providerId,
        payerPlanId: random.pick(payerPlanIds),
        enrollmentStatus,
        networkStatus: enrollmentStatus === 'Enrolled' ? random.pick(['Par', 'NonPar']) : 'None',
        specialistType: random.pick(['Pcp', 'Specialist', 'None']),
        ...(enrollmentStatus === 'NotSubmitted' ? {} : { submissionDate: dateTimeFrom(epoch, -submitted) }),
        ...(enrollmentStatus === 'Enrolled'
          ? {
              effectiveDate: dateTimeFrom(epoch, 60 - submitted),
              externalProviderPlanId: `XP${100_000 + random.below(899_999)}`,
            }
          : {}),
        ...(enrollmentStatus === 'Denied'
          ? { closedDate: dateTimeFrom(epoch, 20 - submitted), comments: 'Panel is closed in this county.' }
          : {}),
      };
    }
  }
}
