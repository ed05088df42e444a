import { hashText, idFor } from '../store/ids';
import type { CredentialingEventRecord, CredentialingRequestRecord, ProviderRecord } from '../store/records';
import { dateTimeAt } from './dates';
import { day, hour, startOfDay } from '../store/time';
import { generateFacilitySpecialties } from './facility-info';
import type { Origin } from './origin';
import { draw, type Draw } from './random';
import { oddRequests } from './edge-cases-work';
import { isAskedAbout, isPrepared } from './provider-standing';

/** Under which path the packet lies that the operator makes of a request. */
export function packetPath(requestId: string): string {
  return `credentialing/${requestId}/packet.pdf`;
}

/** What the event log and the console say of a status. */
export const statusWords: Record<string, string> = {
  RequestSubmitted: 'The request was submitted.',
  RequestInProgress: 'The request is being worked on.',
  AdditionalInformationRequested: 'Additional information was requested.',
  AdditionalInformationSubmitted: 'Additional information was submitted.',
  CancellationRequested: 'Cancellation was requested.',
  Cancelled: 'The request was canceled.',
  Completed: 'The request was completed.',
  CompletedWithConcern: 'The request was completed with a concern.',
  UnableToComplete: 'The request could not be completed.',
  SecondAttemptMissingInfo: 'Additional information was requested a second time.',
  ThirdAttemptMissingInfo: 'Additional information was requested a third time.',
};

/** What was open when a request was completed all the same: which element of its checklist, what it lacked, and why it stayed. */
export interface Concern {
  element: string;
  lacked: string;
  reason: string;
}

const insuranceConcern: Concern = {
  element: 'Liability insurance',
  lacked: 'The policy ends within the month',
  reason: 'The carrier confirmed the renewal in writing; the new policy follows.',
};

const concerns: Record<'provider' | 'facility', readonly Concern[]> = {
  provider: [
    insuranceConcern,
    {
      element: 'Malpractice history',
      lacked: 'One settled claim',
      reason: 'Settled without a payment; the committee reviewed it and accepted it.',
    },
    {
      element: 'Work history, five years',
      lacked: 'A gap between two positions',
      reason: 'Parental leave, explained in the application.',
    },
  ],
  facility: [
    insuranceConcern,
    {
      element: 'Accreditation or site visit',
      lacked: 'The survey is not concluded',
      reason: 'Accredited by another agency until the survey is over.',
    },
  ],
};

/** The concern of a request of the past that was completed with one; which it was follows from its id. */
export function concernOf({
  id,
  facilityId,
  type,
}: Pick<CredentialingRequestRecord, 'id' | 'facilityId' | 'type'>): Concern {
  const possible = concerns[facilityId === undefined ? 'provider' : 'facility'].filter(
    // Work history is asked for once.
    ({ element }) => type === 'Initial' || !element.startsWith('Work history'),
  );
  return possible[(hashText(id) >>> 0) % possible.length] ?? insuranceConcern;
}

/** The note of a completion over a concern, as the console writes it: the element, what it lacked, and the reason. */
export function concernNote({ element, lacked, reason }: Concern): string {
  return `Completed with 1 gap:\n- ${element}: ${lacked}. Reason: ${reason}`;
}

/** Ways that requests went, with the usual days between their stages. */
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

/** Each status once, as the way and the steps to it: a small organization has requests in every status, too. */
const everyStage: readonly (readonly [way: number, steps: number])[] = [
  [0, 0],
  [0, 1],
  [4, 1],
  [1, 2],
  [1, 3],
  [3, 3],
  [3, 4],
  [3, 5],
  [2, 2],
  [4, 2],
  [0, 2],
];

interface Stage {
  way: readonly (readonly [status: string, days: number])[];
  /** When the request was submitted, in days before today. */
  created: number;
}

/** How far a request went that is to come to a stage. */
function stageAt(random: Draw, [at, steps]: readonly [way: number, steps: number]): Stage {
  const way = ways[at] ?? [];
  const passed = way.slice(0, steps).reduce((sum, [, days]) => sum + days, 0);
  const [, wait = 10] = way[steps] ?? [];
  return { way, created: passed + 1 + random.below(wait) };
}

/** Whether a stage is the last one of its way. */
const isEnd = ([at, steps]: readonly [way: number, steps: number]) => steps >= (ways[at]?.length ?? 0);

/** How far a request went that is still under way. */
const openStage = (random: Draw): Stage =>
  stageAt(random, random.pick(everyStage.filter((one) => !isEnd(one))));

/** What is asked for somebody with a status. */
function typeFor({ credentialingStatus, credentialedDate }: ProviderRecord, random: Draw): string {
  if (credentialedDate === undefined || credentialingStatus === 'Provisional') return 'Initial';
  if (credentialingStatus === 'Recredentialing') return 'ReCredentialing';
  return random.chance(0.7) ? 'ReCredentialing' : 'OffCycle';
}

/** Users by their place among the accounts who own requests. */
const owners = [0, 1, 4];

/** Requests of some providers and facilities: most are over, some are under way. */
export function* generateCredentialingRequests(
  origin: Origin,
  providers: readonly ProviderRecord[],
): Generator<CredentialingRequestRecord> {
  const { seed, epoch, edgeCases } = origin;
  if (edgeCases) yield* oddRequests(origin, providers);
  let nextStage = 0;
  for (const [index, provider] of providers.entries()) {
    if (!isAskedAbout(index) || provider.deactivated) continue;
    const random = draw('credentialing request', seed, index);
    const known = Math.floor((startOfDay(epoch) - Date.parse(provider.createdAt ?? '')) / day) - 1;
    const isUnderWay = provider.credentialingStatus === 'Recredentialing';
    const next = everyStage[nextStage];
    const wanted = next && isUnderWay && isEnd(next) ? undefined : next;
    let stage = wanted ? stageAt(random, wanted) : isUnderWay ? openStage(random) : anyStage(random);
    if (wanted && stage.created <= known) nextStage += 1;
    else stage = { ...stage, created: Math.max(1, Math.min(stage.created, known)) };
    const type = typeFor(provider, random);
    yield request(seed, epoch, index, random, stage, { type, providerId: provider.id });
    if (random.chance(0.1)) {
      const other = { ...anyStage(random), created: stage.created };
      yield request(seed, epoch, 500_000 + index, random, other, {
        type: 'OffCycle',
        providerId: provider.id,
      });
    }
  }
  yield* preparedRequests(origin, providers);
  const specialties = [...generateFacilitySpecialties(origin)];
  for (const [index, { id, facilityId }] of specialties.entries()) {
    if (index % 5 !== 1) continue;
    const random = draw('facility credentialing request', seed, index);
    const wanted = everyStage[nextStage];
    nextStage += 1;
    const stage = wanted ? stageAt(random, wanted) : anyStage(random);
    yield request(seed, epoch, 900_000 + index, random, stage, {
      type: 'Initial',
      facilityId,
      facilitySpecialtyIds: [id],
    });
  }
}

/** Self-managed requests for which everything was gathered: the committee is next. */
function* preparedRequests(
  { seed, epoch }: Origin,
  providers: readonly ProviderRecord[],
): Generator<CredentialingRequestRecord> {
  for (const [index, provider] of providers.entries()) {
    if (!isPrepared(index) || provider.deactivated) continue;
    const random = draw('prepared credentialing request', seed, index);
    const known = Math.floor((startOfDay(epoch) - Date.parse(provider.createdAt ?? '')) / day) - 1;
    const stage: Stage = {
      way: [['RequestInProgress', 1]],
      created: Math.max(1, Math.min(12 + random.below(16), known)),
    };
    const about = { type: typeFor(provider, random), providerId: provider.id };
    const made = request(seed, epoch, 700_000 + index, random, stage, about);
    const applicationReceivedDate = made.applicationReceivedDate ?? made.createdAt.slice(0, 10);
    yield { ...made, isSelfManaged: true, applicationReceivedDate, isPrepared: true };
  }
}

/** Half of the others are of the last two months, the rest of the year before; some go quicker than usual, some slower. */
function anyStage(random: Draw): Stage {
  const pace = 0.6 + random.next() * 1.2;
  const way = random
    .pick(ways)
    .map(([status, days]) => [status, Math.max(1, Math.round(days * pace))] as const);
  return { way, created: 1 + random.below(random.chance(0.5) ? 60 : 330) };
}

function request(
  seed: number,
  epoch: number,
  number: number,
  random: Draw,
  stage: Stage,
  about: Pick<CredentialingRequestRecord, 'type' | 'providerId' | 'facilityId' | 'facilitySpecialtyIds'>,
): CredentialingRequestRecord {
  const id = idFor('credentialing request', seed, number);
  const isSelfManaged = random.chance(0.5);
  const owner = random.chance(0.8) ? idFor('user', seed, random.pick(owners)) : undefined;
  const created = startOfDay(epoch) - stage.created * day + 14 * hour + random.below(4 * hour);
  const events: CredentialingEventRecord[] = [];
  const noteOf = (status: string) => {
    if (status === 'AdditionalInformationRequested') return 'A current insurance certificate.';
    return status === 'CompletedWithConcern' ? concernNote(concernOf({ id, ...about })) : undefined;
  };
  const add = (status: string, at: number, userId: string | undefined, note?: string) =>
    events.push({
      id: idFor('credentialing event', seed, number * 8 + events.length),
      timestamp: dateTimeAt(at),
      status,
      description: statusWords[status] ?? status,
      ...(note ? { note } : {}),
      ...(userId ? { userId } : {}),
      ...(!isSelfManaged && status.startsWith('Completed')
        ? { attachments: [{ path: packetPath(id), type: 'CredentialingPacket' }] }
        : {}),
    });
  add('RequestSubmitted', created, owner ?? idFor('user', seed, 1));
  let at = created;
  for (const [status, days] of stage.way) {
    at += days * day;
    if (at > epoch) break;
    const byUser = isSelfManaged || status === 'AdditionalInformationSubmitted';
    add(status, at, byUser ? owner : undefined, noteOf(status));
  }
  const isDone = events.at(-1)?.status.startsWith('Completed') ?? false;
  return {
    id,
    ...about,
    createdAt: dateTimeAt(created),
    priority: random.pick(['Low', 'Medium', 'Medium', 'High', 'Urgent']),
    isSelfManaged,
    // Nothing is decided about an application without its day.
    ...(random.chance(0.8) || isDone
      ? { applicationReceivedDate: dateTimeAt(created - 3 * day).slice(0, 10) }
      : {}),
    ownerId: owner,
    events,
  };
}
