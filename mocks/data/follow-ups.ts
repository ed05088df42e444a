import { idFor } from '../store/ids';
import type {
  CredentialingRequestRecord,
  EnrollmentRecord,
  NoteRecord,
  ProviderRecord,
} from '../store/records';
import { day } from '../store/time';
import { unchanged, type World } from '../store/world';
import { dateTimeAt, instantOf } from './dates';
import type { Origin } from './origin';
import { addressOf, dayAgo, instantAgo, listName, longDay } from './team';

// What the coordinator of the demo has asked for and was answered, in the words in which the console keeps it: in the file of
// a follow-up, and as a note on the record (rules.md 17.13).

interface Subject {
  kind: 'request' | 'enrollment';
  id: string;
  name: string;
  what: string;
  providerId: string;
  payer?: string | undefined;
}

interface Attempt {
  on: string;
  at: string;
  by: string;
  id: string;
  of: string;
  how: Way;
  asked: string;
  text: string;
}

const ways = { email: 'e-mail', phone: 'phone', portal: 'portal' } as const;
type Way = keyof typeof ways;

/** One subject with what was asked about it, and the day on which it is looked at again. */
export interface PlannedFollowUp {
  subject: Subject;
  attempts: readonly Attempt[];
  next: string;
  /** Its attempts are told by events of its request, and not by notes of the provider. */
  isToldByEvents: boolean;
}

interface Asked {
  asked: string;
  /** So many days ago, the earliest first; whom beside the one whom it is about, how, and what was answered. */
  attempts: readonly { days: number; how: Way; of?: string; text: string }[];
  /** In so many days it is looked at again; negative where that was missed. */
  next: number;
}

/** By the status to which the attempts have brought the request, and who processes it where that is to be one of both. */
const ofRequests: readonly (Asked & { status: string; isSelfManaged?: boolean })[] = [
  {
    status: 'SecondAttemptMissingInfo',
    isSelfManaged: true,
    asked: 'The missing page of the malpractice history',
    attempts: [
      { days: 25, how: 'email', text: 'Sent the history with the missing page marked. No answer yet.' },
      {
        days: 11,
        how: 'phone',
        of: 'Practice manager',
        text: 'Practice manager answered: the carrier was asked for the page, she sends it as soon as it comes.',
      },
    ],
    next: -2,
  },
  {
    status: 'AdditionalInformationRequested',
    asked: 'A copy of the diploma',
    attempts: [{ days: 14, how: 'phone', text: 'Reached nobody. Left a voice mail with my number.' }],
    next: 0,
  },
  {
    status: 'SecondAttemptMissingInfo',
    asked: 'An explanation of the gap in the work history',
    attempts: [
      {
        days: 19,
        how: 'email',
        text: 'Named the two positions with the months between them. No answer yet.',
      },
      { days: 5, how: 'email', text: 'Answered the same day: the explanation comes after the vacation.' },
    ],
    next: 9,
  },
];

const ofEnrollments: readonly Asked[] = [
  {
    asked: 'The status of the enrollment',
    attempts: [
      { days: 45, how: 'portal', text: 'The portal shows the application as received, nothing missing.' },
      {
        days: 24,
        how: 'phone',
        text: 'Provider relations answered: in review, no decision yet. Call reference 4471-208.',
      },
      { days: 10, how: 'email', text: 'Quoted the call reference. Only the automatic reply came.' },
    ],
    next: -1,
  },
  {
    asked: 'The status of the enrollment',
    attempts: [
      {
        days: 9,
        how: 'phone',
        text: 'Provider relations answered: the committee of this month decides, a letter follows.',
      },
    ],
    next: 5,
  },
];

const asking = ['AdditionalInformationRequested', 'SecondAttemptMissingInfo', 'ThirdAttemptMissingInfo'];
/** The time of day at which somebody is asked, UTC. */
const hourOfAttempts = 15;
/** Whoever is asked was known to the organization so many days before. */
const knownBefore = 20;

const longAgo = ({ attempts }: Asked): number => attempts[0]?.days ?? 0;

const known = new WeakMap<World['credentialingRequests'], readonly PlannedFollowUp[]>();

/** All follow-ups of the team; none in a world in which nobody has worked. */
export function followUpsOf(world: World): readonly PlannedFollowUp[] {
  if (!world.teamwork) return [];
  const original = unchanged(world);
  const key = original.credentialingRequests;
  const planned = known.get(key) ?? [...plannedFollowUps(original)];
  known.set(key, planned);
  return planned;
}

function* plannedFollowUps(world: World): Generator<PlannedFollowUp> {
  const requests = [...world.credentialingRequests.all()];
  for (const asked of ofRequests) {
    // By what it was asked when it was generated: its status may have been changed since, by whoever follows it up.
    const first = instantAgo(world, longAgo(asked), hourOfAttempts);
    const request = requests.find(({ events }) =>
      events.some(({ status, timestamp }) => asking.includes(status) && timestamp === first),
    );
    const provider = world.providers.get(request?.providerId);
    if (request && provider)
      yield plan(world, requestSubject(request, provider), asked, request.isSelfManaged);
  }
  let nth = 0;
  for (const enrollment of world.enrollments.all()) {
    const asked = ofEnrollments[nth];
    if (!asked) break;
    const subject = enrollmentSubject(world, enrollment, asked);
    if (!subject) continue;
    nth += 1;
    yield plan(world, subject, asked, false);
  }
}

/** The requests that the attempts are about, by their ids: for each the first one that fits. */
function askedRequests(
  origin: Pick<Origin, 'epoch'>,
  requests: readonly CredentialingRequestRecord[],
  providerOf: (id: string) => ProviderRecord | undefined,
): Map<string, Asked> {
  const chosen = new Map<string, Asked>();
  for (const asked of ofRequests) {
    const { isSelfManaged: wanted } = asked;
    const fitting = requests.find(({ id, providerId, events, isSelfManaged }) => {
      if (chosen.has(id) || !providerId || events.at(-1)?.status !== asked.status) return false;
      if (wanted !== undefined && isSelfManaged !== wanted) return false;
      const { deactivated, createdAt = '' } = providerOf(providerId) ?? { deactivated: true };
      return !deactivated && createdAt < instantAgo(origin, longAgo(asked) + knownBefore, 0);
    });
    if (fitting) chosen.set(fitting.id, asked);
  }
  return chosen;
}

/**
 * The requests as the team has worked on them: those that it follows up have asked on the days of the attempts, and what was
 * asked stands in the events of those that the organization processes itself.
 */
export function* withAttempts(
  origin: Origin,
  requests: Iterable<CredentialingRequestRecord>,
  providers: () => readonly ProviderRecord[],
): Generator<CredentialingRequestRecord> {
  if (!origin.teamwork) {
    yield* requests;
    return;
  }
  const all = [...requests];
  const byId = new Map(providers().map((provider) => [provider.id, provider]));
  const chosen = askedRequests(origin, all, (id) => byId.get(id));
  for (const request of all) {
    const asked = chosen.get(request.id);
    const provider = byId.get(request.providerId ?? '');
    yield asked && provider ? asAsked(origin, request, provider, asked) : request;
  }
}

function asAsked(
  origin: Origin,
  request: CredentialingRequestRecord,
  provider: ProviderRecord,
  asked: Asked,
): CredentialingRequestRecord {
  const { attempts } = plan(origin, requestSubject(request, provider), asked, request.isSelfManaged);
  const first = request.events.find(({ status }) => asking.includes(status));
  const moved = instantOf(attempts[0]?.at ?? '') - instantOf(first?.timestamp ?? '');
  const move = (dateTime: string) => dateTimeAt(instantOf(dateTime) + moved);
  const { applicationReceivedDate: received } = request;
  let nth = 0;
  return {
    ...request,
    createdAt: move(request.createdAt),
    ...(received && { applicationReceivedDate: move(`${received}T00:00:00Z`).slice(0, 10) }),
    events: request.events.map((event) => {
      const attempt = asking.includes(event.status) ? attempts[nth] : undefined;
      if (!attempt) return { ...event, timestamp: move(event.timestamp) };
      nth += 1;
      const note = noteOf('request', undefined, attempt, nth);
      return {
        ...event,
        timestamp: attempt.at,
        note: request.isSelfManaged ? note : `${attempt.asked}.`,
        ...(request.isSelfManaged && { userId: idFor('user', origin.seed, 1) }),
      };
    }),
  };
}

function plan(
  origin: Pick<Origin, 'seed' | 'epoch'>,
  subject: Subject,
  { asked, attempts, next }: Asked,
  isToldByEvents: boolean,
): PlannedFollowUp {
  const { id, name, payer } = subject;
  return {
    subject,
    attempts: attempts.map(({ days, how, of, text }, nth) => ({
      on: dayAgo(origin, days),
      at: instantAgo(origin, days, hourOfAttempts),
      by: addressOf('specialist'),
      id: idFor(`attempt ${nth} ${id}`, origin.seed, nth),
      of: of ? `${of} of ${name}` : (payer ?? name),
      how,
      asked,
      text,
    })),
    next: dayAgo(origin, -next),
    isToldByEvents,
  };
}

function requestSubject({ id, type }: CredentialingRequestRecord, provider: ProviderRecord): Subject {
  const what =
    type === 'ReCredentialing'
      ? 'Recredentialing'
      : `${type === 'OffCycle' ? 'Off cycle' : type} credentialing`;
  return { kind: 'request', id, name: listName(provider), what, providerId: provider.id };
}

function enrollmentSubject(
  world: World,
  { id, enrollmentStatus, submissionDate = '', providerId, payerPlanId }: EnrollmentRecord,
  asked: Asked,
): Subject | undefined {
  const submitted = instantOf(submissionDate);
  if (enrollmentStatus !== 'Submitted' || !(submitted < world.epoch - (longAgo(asked) + 5) * day))
    return undefined;
  const provider = world.providers.get(providerId);
  const payerPlan = world.payerPlans.get(payerPlanId);
  const payer = payerPlan && world.payers.get(payerPlan.payerId);
  if (!provider || provider.deactivated || !payer) return undefined;
  return {
    kind: 'enrollment',
    id,
    name: listName(provider),
    what: [payer.name, payerPlan.name, payerPlan.state].filter(Boolean).join(' '),
    providerId: provider.id,
    payer: payer.name,
  };
}

/** The notes on a provider that tell of attempts; those of requests that the organization processes itself are events. */
export function* attemptNotes(world: World, providerId: string): Generator<NoteRecord> {
  for (const { subject, attempts, isToldByEvents } of followUpsOf(world)) {
    if (isToldByEvents || subject.providerId !== providerId) continue;
    for (const [nth, attempt] of attempts.entries())
      yield {
        id: idFor(`note of attempt ${subject.id}`, world.seed, nth),
        providerId,
        timestamp: attempt.at,
        note: noteOf(subject.kind, subject.what, attempt, nth + 1),
      };
  }
}

/** An attempt in a note, as the console writes it. */
function noteOf(
  kind: Subject['kind'],
  what: string | undefined,
  { at, how, of, asked, text }: Attempt,
  number: number,
): string {
  const words = [
    `Follow-up of ${longDay({ epoch: instantOf(at) }, 0)}, attempt ${number}: ${ways[how]} to ${of}.`,
    ...(kind === 'request' ? [] : [`About: ${what}.`]),
    `Asked for: ${asked}`,
    text,
  ];
  return words.join('\n');
}
