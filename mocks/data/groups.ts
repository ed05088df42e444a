import { idFor } from '../store/ids';
import type {
  EnrollmentRecord,
  GroupRecord,
  PayerPlanRecord,
  PayerRecord,
  ProviderRecord,
} from '../store/records';
import { dateTimeFrom } from './dates';
import { oddNames } from './edge-cases-organization';
import { asOddEnrollment } from './edge-cases-work';
import type { Origin } from './origin';
import { npiFor } from './npi';
import { draw } from './random';

const payerNames = [
  'Harborline Health',
  'Mesa Mutual',
  'Northfield Blue',
  'Pinecrest Care',
  'Union Benefit',
  'Granite State Health Plan',
];
const planNames = ['PPO', 'HMO', 'Medicare Advantage'];
const planStates = ['TX', 'AZ', 'CA', 'NY', 'FL', 'CO'] as const;

const groupNames = [
  'Cedar Ridge Medical Group',
  'Cedar Ridge North',
  'Cedar Ridge Behavioral',
  'Cedar Ridge Pediatrics',
];

/** Groups take their members from this many of the first providers. */
const joined = 600;

/** NPIs of groups come from behind those of facilities. */
const firstNpi = 2_500_000;

const planId = (seed: number, payer: number, plan: number) => idFor('payer plan', seed, payer * 8 + plan);

type Organization = Pick<Origin, 'seed' | 'edgeCases'>;

/** Names of which the first are what real data are at their worst, in a world with edge cases. */
function named({ edgeCases }: Organization, names: readonly string[]): string[] {
  return names.map((name, index) => (edgeCases ? oddNames[index] : undefined) ?? name);
}

export function generatePayers(origin: Organization): PayerRecord[] {
  const { seed } = origin;
  return named(origin, payerNames).map((name, index) => ({ id: idFor('payer', seed, index), name }));
}

/** The plans of all payers; some hold in one state alone. */
export function generatePlans(origin: Organization): PayerPlanRecord[] {
  const { seed } = origin;
  return payerNames.flatMap((_, payer) =>
    (payer === 0 ? named(origin, planNames) : planNames)
      .slice(0, 1 + ((payer + 1) % planNames.length))
      .map((name, plan): PayerPlanRecord => ({
        id: planId(seed, payer, plan),
        name,
        payerId: idFor('payer', seed, payer),
        ...(plan === 2 ? {} : { state: planStates[payer] }),
      })),
  );
}

/** The groups with the providers and plans that belong to each. The last one has neither. */
export function generateGroups(origin: Organization, providers: readonly ProviderRecord[]): GroupRecord[] {
  const { seed } = origin;
  const plans = generatePlans(origin);
  return named(origin, groupNames).map((name, index): GroupRecord => {
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
              ...(index === 1 ? { addressLine2: 'Suite 210' } : {}),
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
  origin: Origin,
  providers: readonly ProviderRecord[],
): Generator<EnrollmentRecord> {
  const { seed, epoch, edgeCases } = origin;
  let number = 0;
  for (const [nth, { id: groupId, payerPlanIds }] of generateGroups(origin, providers).entries()) {
    for (const { id: providerId } of membersOf(nth, providers)) {
      if (payerPlanIds.length === 0) continue;
      number += 1;
      const random = draw('enrollment', seed, number);
      if (random.chance(0.4)) continue;
      const enrollmentStatus = random.pick(statuses);
      const submitted = 30 + random.below(600);
      const record: EnrollmentRecord = {
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
      yield edgeCases ? asOddEnrollment(record, number) : record;
    }
  }
}
