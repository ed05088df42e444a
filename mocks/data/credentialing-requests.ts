import { idFor } from '../store/ids';
import type { CredentialingEventRecord, CredentialingRequestRecord, ProviderRecord } from '../store/records';
import { dateTimeAt, day, hour, startOfDay } from './dates';
import { generateFacilitySpecialties } from './facility-info';
import type { Origin } from './heads';
import { draw, type Draw } from './random';
import { oddRequests } from './edge-cases-work';

/** What the event log and the console say of a status. */
export const statusWords: Record<string, string> = {
  RequestSubmitted: 'The request was submitted.',
  RequestInProgress: 'The request is being worked on.',
  AdditionalInformationRequested: 'Additional information was requested.',
  AdditionalInformationSubmitted: 'Additional information was submitted.',
  CancellationRequested: 'Cancellation was requested.',
  Cancelled: 'The request was cancelled.',
  Completed: 'The request was completed.',
  CompletedWithConcern: 'The request was completed with a concern.',
  UnableToComplete: 'The request could not be completed.',
  SecondAttemptMissingInfo: 'Additional information was requested a second time.',
  ThirdAttemptMissingInfo: 'Additional information was requested a third time.',
};

/** Ways that requests went, with the days between their stages. */
const ways: [status: string, days: number][][] = [
  [
    ['RequestInProgress', 1],
    ['Completed', 6],
  ],
  [
    ['RequestInProgress', 1],
    ['AdditionalInformationRequested', 2],
    ['AdditionalInformationSubmitted', 3],
    ['Completed', 5],
  ],
  [
    ['RequestInProgress', 1],
    ['CompletedWithConcern', 9],
  ],
  [
    ['RequestInProgress', 1],
    ['AdditionalInformationRequested', 2],
    ['SecondAttemptMissingInfo', 7],
    ['ThirdAttemptMissingInfo', 7],
    ['UnableToComplete', 7],
  ],
  [
    ['CancellationRequested', 1],
    ['Cancelled', 1],
  ],
];

/** Users by their place among the accounts who own requests. */
const owners = [0, 1, 4];

/** Requests of some providers and facilities: most are over, some are under way. */
export function* generateCredentialingRequests(
  origin: Origin,
  providers: readonly ProviderRecord[],
): Generator<CredentialingRequestRecord> {
  const { seed, epoch, edgeCases } = origin;
  if (edgeCases) yield* oddRequests(origin, providers);
  for (const [index, provider] of providers.entries()) {
    if (index % 9 !== 2) continue;
    const random = draw('credentialing request', seed, index);
    const type = random.chance(0.6) ? 'ReCredentialing' : random.chance(0.8) ? 'Initial' : 'OffCycle';
    yield request(seed, epoch, index, random, { type, providerId: provider.id });
    if (random.chance(0.1)) {
      yield request(seed, epoch, 500_000 + index, random, { type: 'OffCycle', providerId: provider.id });
    }
  }
  const specialties = [...generateFacilitySpecialties(origin)];
  for (const [index, { id, facilityId }] of specialties.entries()) {
    if (index % 5 !== 1) continue;
    const random = draw('facility credentialing request', seed, index);
    yield request(seed, epoch, 900_000 + index, random, {
      type: 'Initial',
      facilityId,
      facilitySpecialtyIds: [id],
    });
  }
}

function request(
  seed: number,
  epoch: number,
  number: number,
  random: Draw,
  about: Pick<CredentialingRequestRecord, 'type' | 'providerId' | 'facilityId' | 'facilitySpecialtyIds'>,
): CredentialingRequestRecord {
  const isSelfManaged = random.chance(0.5);
  const owner = random.chance(0.8) ? idFor('user', seed, random.pick(owners)) : undefined;
  const created = startOfDay(epoch) - (1 + random.below(60)) * day + 14 * hour + random.below(4 * hour);
  const events: CredentialingEventRecord[] = [];
  const add = (status: string, at: number, userId: string | undefined, note?: string) =>
    events.push({
      id: idFor('credentialing event', seed, number * 8 + events.length),
      timestamp: dateTimeAt(at),
      status,
      description: statusWords[status] ?? status,
      ...(note ? { note } : {}),
      ...(userId ? { userId } : {}),
    });
  add('RequestSubmitted', created, owner ?? idFor('user', seed, 1));
  let at = created;
  for (const [status, days] of random.pick(ways)) {
    at += days * day;
    if (at > epoch) break;
    const byUser = isSelfManaged || status === 'AdditionalInformationSubmitted';
    const asked =
      status === 'AdditionalInformationRequested' ? 'A current insurance certificate.' : undefined;
    add(status, at, byUser ? owner : undefined, asked);
  }
  return {
    id: idFor('credentialing request', seed, number),
    ...about,
    createdAt: dateTimeAt(created),
    priority: random.pick(['Low', 'Medium', 'Medium', 'High', 'Urgent']),
    isSelfManaged,
    ...(random.chance(0.8) ? { applicationReceivedDate: dateTimeAt(created - 3 * day).slice(0, 10) } : {}),
    ownerId: owner,
    events,
  };
}
