import { idFor } from '../store/ids';
import type {
  CredentialingRequestRecord,
  EnrollmentRecord,
  NoteRecord,
  ProviderRecord,
  UploadRecord,
  User,
} from '../store/records';
import { day, hour, startOfDay } from '../store/time';
import type { World } from '../store/world';
import { generatedProvider } from './heads';
import { originOfWorld } from './origin';

/*
 * What the team of the demo keeps in files of the organization, as the console writes them: follow-ups, notes that name
 * somebody, letters. The service has no other place for it.
 */

/** Who named whom in a note, on which generated provider and how many days ago. */
const mentions = [
  {
    index: 6,
    by: 'admin',
    to: 'specialist',
    days: 1,
    note: '@Dana Whitfield the board’s letter came by mail. Please compare it with the file before Thursday.',
  },
  {
    index: 17,
    by: 'manager',
    to: 'specialist',
    days: 3,
    note: '@Dana Whitfield can you ask the office again for the policy? The last one ends this month.',
  },
  {
    index: 11,
    by: 'specialist',
    to: 'admin',
    days: 2,
    note: '@Marisol Okafor the diploma has another surname. Is the marriage certificate enough?',
  },
] as const;

const addressOf = (name: string) => `${name}@credence.example`;
const instantOf = (world: World, days: number, hours: number) =>
  new Date(startOfDay(world.epoch) - days * day + hours * hour).toISOString();
const dayOf = (world: World, days: number) => instantOf(world, days, 12).slice(0, 10);

/** The notes on a generated provider that name somebody of the team. */
export function* mentioningNotes(world: World, index: number): Generator<NoteRecord> {
  if (!world.teamwork) return;
  for (const [nth, mention] of mentions.entries())
    if (mention.index === index)
      yield {
        id: noteIdOf(world, nth),
        providerId: idFor('provider', world.seed, index),
        timestamp: instantOf(world, mention.days, 14),
        note: mention.note,
      };
}

const noteIdOf = (world: World, nth: number) => idFor('mentioning note', world.seed, nth);

/** The files in which the console keeps it; none in a world in which nobody has worked. */
export function* generateTeamwork(world: World): Generator<UploadRecord> {
  if (!world.teamwork) return;
  yield* toldMentions(world);
  yield* followUps(world);
  yield* letters(world);
}

function* toldMentions(world: World): Generator<UploadRecord> {
  for (const [nth, { index, by, to, days, note }] of mentions.entries()) {
    if (index >= world.generated) continue;
    const provider = generatedProvider(originOfWorld(world), index);
    yield jsonFile(world, `mention ${nth}`, {
      path: `credence-mentions/${pathPart(addressOf(to))}/${noteIdOf(world, nth)}.json`,
      by,
      createdAt: instantOf(world, days, 14),
      content: {
        version: 1,
        providerId: provider.id,
        provider: fullName(provider),
        note,
        by: addressOf(by),
        at: instantOf(world, days, 14),
      },
    });
  }
}

interface Subject {
  kind: 'request' | 'enrollment';
  id: string;
  name: string;
  what: string;
  providerId: string;
  payer?: string | undefined;
}

interface Asked {
  /** So many days ago, the earliest first. */
  attempts: readonly number[];
  /** In so many days it is looked at again; negative where that was missed. */
  next: number;
  how: string;
  asked: string;
}

/** How often something was asked for, and when the next attempt is due. */
const ofRequests: readonly Asked[] = [
  { attempts: [25, 11], next: -2, how: 'email', asked: 'The missing page of the malpractice history' },
  { attempts: [14], next: 0, how: 'phone', asked: 'A copy of the diploma' },
  { attempts: [5], next: 9, how: 'email', asked: 'An explanation of the gap in the work history' },
];
const ofEnrollments: readonly Asked[] = [
  { attempts: [45, 24, 10], next: -1, how: 'portal', asked: 'The status of the enrollment' },
  { attempts: [9], next: 5, how: 'phone', asked: 'The status of the enrollment' },
];

const waitingFor = ['AdditionalInformationRequested', 'SecondAttemptMissingInfo', 'ThirdAttemptMissingInfo'];

function* followUps(world: World): Generator<UploadRecord> {
  const requests = first(world.credentialingRequests.all(), ofRequests.length, (request) =>
    waitingFor.includes(request.events.at(-1)?.status ?? '') ? requestSubject(world, request) : undefined,
  );
  const enrollments = first(world.enrollments.all(), ofEnrollments.length, (enrollment) =>
    enrollment.enrollmentStatus === 'Submitted' ? enrollmentSubject(world, enrollment) : undefined,
  );
  for (const [nth, subject] of requests.entries()) yield* followUp(world, subject, ofRequests[nth]);
  for (const [nth, subject] of enrollments.entries()) yield* followUp(world, subject, ofEnrollments[nth]);
}

/** The first so many of what something is made of; whatever makes nothing is passed over. */
function first<From, To>(all: Iterable<From>, most: number, make: (one: From) => To | undefined): To[] {
  const made: To[] = [];
  for (const one of all) {
    if (made.length >= most) break;
    const next = make(one);
    if (next !== undefined) made.push(next);
  }
  return made;
}

function requestSubject(world: World, request: CredentialingRequestRecord): Subject | undefined {
  const provider = request.providerId && world.providers.get(request.providerId);
  if (!provider || provider.deactivated) return undefined;
  const what =
    request.type === 'ReCredentialing'
      ? 'Recredentialing'
      : `${request.type === 'OffCycle' ? 'Off cycle' : request.type} credentialing`;
  return { kind: 'request', id: request.id, name: listName(provider), what, providerId: provider.id };
}

function enrollmentSubject(world: World, enrollment: EnrollmentRecord): Subject | undefined {
  const provider = world.providers.get(enrollment.providerId ?? '');
  const plan = world.payerPlans.get(enrollment.payerPlanId ?? '');
  const payer = plan && world.payers.get(plan.payerId ?? '');
  if (!provider || provider.deactivated || !payer) return undefined;
  return {
    kind: 'enrollment',
    id: enrollment.id,
    name: listName(provider),
    what: [payer.name, plan.name, plan.state].filter(Boolean).join(' '),
    providerId: provider.id,
    payer: payer.name,
  };
}

function* followUp(world: World, subject: Subject, asked: Asked | undefined): Generator<UploadRecord> {
  if (!asked) return;
  const { attempts, next, how } = asked;
  const by = addressOf('specialist');
  const made = attempts.map((days, nth) => ({
    on: dayOf(world, days),
    at: instantOf(world, days, 15),
    by,
    id: idFor(`attempt ${nth} ${subject.id}`, world.seed, nth),
    of: subject.payer ?? subject.name,
    how,
    asked: asked.asked,
  }));
  const at = made.at(-1)?.at ?? instantOf(world, 1, 15);
  yield jsonFile(world, `follow-up ${subject.id}`, {
    path: `credence-follow-ups/${subject.kind}-${pathPart(subject.id)}.json`,
    by: 'specialist',
    createdAt: at,
    content: {
      version: 1,
      subject,
      attempts: made,
      removed: [],
      next: { on: dayOf(world, -next), at, by, step: '' },
    },
  });
}

/** So many providers were reminded of what expires. */
const reminded = [8, 23];

function* letters(world: World): Generator<UploadRecord> {
  const user = userOf(world, 'specialist');
  for (const [nth, index] of reminded.entries()) {
    if (index >= world.generated || !user) continue;
    const provider = generatedProvider(originOfWorld(world), index);
    const days = 12 + 9 * nth;
    const subject = `Credentials that have expired or will expire: ${fullName(provider)}`;
    const lines = [
      `Expirables reminder, ${longDay(world, days)}`,
      `To: ${fullName(provider)}`,
      `As a PDF to print, by ${user.email}`,
      '',
      subject,
      '',
      `Dear ${fullName(provider)}:`,
      '',
      'Our records show that the following has expired or will expire:',
      '',
      `- Malpractice insurance: expires ${longDay(world, -20)}`,
      '',
      `Please send us a copy of each renewed document by ${longDay(world, days - 30)}.`,
      '',
      'Sincerely,',
      '',
      `${user.firstName} ${user.lastName}`,
      '',
    ];
    yield {
      id: idFor('letter', world.seed, nth),
      path: `providers/${provider.id}/Letters/${dayOf(world, days)} Expirables reminder.txt`,
      createdAt: instantOf(world, days, 16),
      userId: user.id,
      mediaType: 'text/plain;charset=utf-8',
      content: base64Of(lines.join('\n')),
    };
  }
}

/** `Mar 31, 2026` */
const longDay = (world: World, days: number) =>
  new Date(instantOf(world, days, 12)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });

const fullName = ({ firstName, lastName }: Pick<ProviderRecord, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ');
const listName = ({ firstName, lastName }: Pick<ProviderRecord, 'firstName' | 'lastName'>) =>
  [lastName, firstName].filter(Boolean).join(', ');

const userOf = (world: World, name: string): User | undefined => world.users.first('email', addressOf(name));

/** An id or an address as a part of a path, as the console writes it. */
const pathPart = (text: string) =>
  text.replace(/[^\w-]/g, (mark) => `%${(mark.codePointAt(0) ?? 0).toString(16)}`);

interface JsonFile {
  path: string;
  by: string;
  createdAt: string;
  content: object;
}

function jsonFile(world: World, name: string, { path, by, createdAt, content }: JsonFile): UploadRecord {
  return {
    id: idFor(name, world.seed, 0),
    path,
    createdAt,
    userId: userOf(world, by)?.id ?? '',
    mediaType: 'application/json',
    content: base64Of(`${JSON.stringify(content, null, 2)}\n`),
  };
}

/** Of a short text: a call takes all of its bytes at once. */
const base64Of = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
