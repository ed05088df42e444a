import { idFor } from '../store/ids';
import type { NoteRecord, UploadRecord } from '../store/records';
import type { World } from '../store/world';
import { followUpsOf } from './follow-ups';
import { generatedProvider } from './heads';
import { originOfWorld } from './origin';
import { addressOf, dayAgo, fullName, instantAgo, longDay, userOf } from './team';

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

/** The notes on a generated provider that name somebody of the team. */
export function* mentioningNotes(world: World, index: number): Generator<NoteRecord> {
  if (!world.teamwork) return;
  for (const [nth, mention] of mentions.entries())
    if (mention.index === index)
      yield {
        id: noteIdOf(world, nth),
        providerId: idFor('provider', world.seed, index),
        timestamp: instantAgo(world, mention.days, 14),
        note: mention.note,
      };
}

const noteIdOf = (world: World, nth: number) => idFor('mentioning note', world.seed, nth);

/** The files in which the console keeps it; none in a world in which nobody has worked. */
export function* generateTeamwork(world: World): Generator<UploadRecord> {
  if (!world.teamwork) return;
  yield* toldMentions(world);
  yield* followUpFiles(world);
  yield* letters(world);
}

function* toldMentions(world: World): Generator<UploadRecord> {
  for (const [nth, { index, by, to, days, note }] of mentions.entries()) {
    if (index >= world.generated) continue;
    const provider = generatedProvider(originOfWorld(world), index);
    yield jsonFile(world, `mention ${nth}`, {
      path: `credence-mentions/${pathPart(addressOf(to))}/${noteIdOf(world, nth)}.json`,
      by,
      createdAt: instantAgo(world, days, 14),
      content: {
        version: 1,
        providerId: provider.id,
        provider: fullName(provider),
        note,
        by: addressOf(by),
        at: instantAgo(world, days, 14),
      },
    });
  }
}

function* followUpFiles(world: World): Generator<UploadRecord> {
  for (const { subject, attempts, next } of followUpsOf(world)) {
    const { at, by } = attempts.at(-1) ?? { at: instantAgo(world, 1, 15), by: addressOf('specialist') };
    yield jsonFile(world, `follow-up ${subject.id}`, {
      path: `credence-follow-ups/${subject.kind}-${pathPart(subject.id)}.json`,
      by: 'specialist',
      createdAt: at,
      content: { version: 1, subject, attempts, removed: [], next: { on: next, at, by, step: '' } },
    });
  }
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
      path: `providers/${provider.id}/Letters/${dayAgo(world, days)} Expirables reminder.txt`,
      createdAt: instantAgo(world, days, 16),
      userId: user.id,
      mediaType: 'text/plain;charset=utf-8',
      content: base64Of(lines.join('\n')),
    };
  }
}

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
