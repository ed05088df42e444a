import * as z from 'zod/mini';
import { askWays, type AskWay, type FollowUp, type FollowUpSubject } from '@/domain/follow-up';
import { subjectKinds } from '@/domain/follow-up-kinds';
import { readKeptText } from '@/features/files/merged-file';
import { pathPart } from '@/features/files/text-file';
import type { ExpirableKind } from '@/domain/expirable-kinds';

/** The version that is written; a file of a later one is left alone. */
const version = 1;

const optional = z.optional(z.string());
const ways = Object.keys(askWays) as AskWay[];

const subjectSchema = z.object({
  kind: z.enum(subjectKinds),
  id: z.string(),
  name: z.string(),
  what: z.string(),
  providerId: optional,
  facilityId: optional,
  payer: optional,
  status: optional,
  asked: z.optional(z.number()),
  expirable: z.optional(
    z.object({ kind: z.string(), record: z.string(), group: z.string(), until: z.string() }),
  ),
});

const entry = { on: z.string(), at: z.string(), by: z.string() };

const nextSchema = z.object({ ...entry, step: z.string() });
const standingSchema = z.object({
  ...entry,
  is: z.enum(['open', 'answered', 'given up'] as const),
  why: z.string(),
  since: optional,
});

const fileSchema = z.object({
  version: z.number(),
  subject: subjectSchema,
  attempts: z.array(
    z.object({
      ...entry,
      id: z.string(),
      of: z.string(),
      // A way that a later version knows is a way all the same.
      how: z.catch(z.enum(ways), 'letter'),
      asked: z.string(),
      text: optional,
      letter: optional,
      number: z.optional(z.number()),
      was: z.optional(z.object({ next: z.optional(nextSchema), standing: z.optional(standingSchema) })),
    }),
  ),
  removed: z.array(z.string()),
  letters: z.optional(
    z.array(
      z.object({
        ...entry,
        id: z.string(),
        of: z.string(),
        asked: z.string(),
        text: optional,
        replyBy: optional,
        others: z.optional(z.array(z.object({ kind: z.enum(subjectKinds), id: z.string() }))),
      }),
    ),
  ),
  next: z.optional(nextSchema),
  standing: z.optional(standingSchema),
});

/** Beside the folder of what the organization shares, which is read with every first screen: here a file lies for each subject. */
export const followUpsFolder = 'credence-follow-ups/';

/** Where the follow-up of a subject is kept: `credence-follow-ups/enrollment-4f….json`. Two subjects never share one. */
export const followUpPath = ({ kind, id }: Pick<FollowUpSubject, 'kind' | 'id'>): string =>
  `${followUpsFolder}${kind}-${pathPart(id)}.json`;

/** The text of the file of a follow-up. */
export const followUpText = ({ subject, attempts, removed, letters, next, standing }: FollowUp): string =>
  `${JSON.stringify({ version, subject, attempts, removed, letters, next, standing }, null, 2)}\n`;

/**
 * Reads the text of the file of a follow-up.
 * Throws `ApiError` where it is none, or was written by a later version: it is not written over then.
 */
export function readFollowUpText(path: string, text: string): FollowUp {
  const title = `The follow-up in ${path} is damaged, or of a newer version of this console. Nothing was written over it.`;
  const { version: _, subject, ...followUp } = readKeptText(text, fileSchema, version, title).kept;
  const { expirable } = subject;
  return {
    ...followUp,
    // Which kinds there are is known to who reads them; one that came later answers nothing by itself.
    subject: {
      ...subject,
      expirable: expirable && { ...expirable, kind: expirable.kind as ExpirableKind },
    },
  };
}
