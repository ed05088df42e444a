import {
  commonFields,
  fieldsIn,
  letterFieldNames,
  mergeLetter,
  type CommonField,
  type LetterFacts,
  type LetterField,
  type LetterOccasion,
} from '@/domain/letter';
import type { LetterWay as SentWay } from '@/domain/committee';
import { withReply } from '@/domain/letter-reply';
import type { FollowUpSubject } from '@/domain/follow-up';
import { formatDate } from '@/lib/dates';
import { textOf } from '@/lib/words';
import type { NamedTemplate } from './templates';

/** How letters leave the console. */
export type LetterWay = 'pdf' | 'csv' | 'mail';

/** Whom a letter is written to, and what is known for it. */
export interface LetterRecipient {
  /** Tells it apart from the others that are written to at the same time. */
  key: string;
  kind: 'provider' | 'facility';
  /** That of the provider or facility. */
  id: string;
  /** `Ada Quill` */
  name: string;
  occasion: LetterOccasion;
  facts: LetterFacts;
  /** Why letters of an occasion are not for them, among many: such a letter is left out until somebody takes it. */
  notFor?: Readonly<Partial<Record<LetterOccasion, string>>> | undefined;
  /** The request on which the letter is noted as asking for information, where it can be (rules.md 17.12). */
  requestId?: string | undefined;
  /** The status to which that brings the request, in words. */
  becomes?: string | undefined;
  /** The day of the decision that the letter tells, `YYYY-MM-DD`: it is noted whether, when and how that was sent. */
  decidedOn?: string | undefined;
  /** What the letter asks about: each of these is followed up, with the letter as an attempt. */
  asksAbout?: readonly FollowUpSubject[] | undefined;
  /**
   * What else is noted once the letter is kept, with the path of its file. It can be done again after a failure, and then does
   * nothing twice.
   */
  onKept?: ((letter: WrittenLetter, path: string) => Promise<void>) | undefined;
}

/** Subject and text as somebody wrote them, and the name of the template from which they were made. */
export interface HandText {
  subject: string;
  text: string;
  template: string;
}

/** What somebody made of one letter. */
export interface LetterDraft {
  /** What was typed in the place of what is not known, or is wrong; an empty text takes away what is known. */
  filled: LetterFacts;
  /** Subject and text as they were changed for this letter alone: they follow no template and no field any more. */
  edited?: HandText | undefined;
  /** What was written by hand before the template was taken again, the last one at the end. */
  setAside?: readonly HandText[] | undefined;
  isLeftOut?: boolean | undefined;
}

/** When a letter was sent, `YYYY-MM-DD`, and how. */
export interface Sending {
  on: string;
  way: SentWay;
}

/** A letter that was made, or sent. */
export interface WrittenLetter {
  recipient: LetterRecipient;
  /** The name of its template. */
  template: string;
  subject: string;
  text: string;
  /** Everything that was known for it: the columns of a mail merge. */
  facts: LetterFacts;
  way: LetterWay;
  /** The day of the letter, `YYYY-MM-DD`. */
  day: string;
  /** What is said of a letter once it was sent; undefined while it was not, as of a file that was made alone. */
  sent?: Sending | undefined;
}

/** A letter as it would be made now. */
export interface PreparedLetter extends WrittenLetter {
  draft: LetterDraft;
  /** Fields that can be filled in: where the letter goes to, and what it, or the way it takes, asks for and is not known. */
  toFill: LetterField[];
  /** What still has no value. */
  lacking: LetterField[];
  /** The reply that this letter asks for where that is not the day for all letters, and the field of the day before which it has to be. */
  earlierReply: { by: string; limit: LetterField } | undefined;
  /** What stands between double braces and is no field. */
  unknown: string[];
}

/** Whether a draft holds what somebody typed. */
export const isTouched = ({ filled, edited, setAside }: LetterDraft): boolean =>
  edited !== undefined || (setAside ?? []).length > 0 || Object.keys(filled).length > 0;

/** A letter with another subject or text than its template gives. */
export const changedByHand = (
  { draft, subject, text, template }: PreparedLetter,
  part: Partial<Pick<HandText, 'subject' | 'text'>>,
): LetterDraft => ({ ...draft, edited: { subject, text, template, ...part } });

/** The letter as its template gives it. What was written by hand is set aside. */
export const fromTemplate = ({ edited, setAside = [], ...draft }: LetterDraft): LetterDraft => ({
  ...draft,
  setAside: edited ? [...setAside, edited] : setAside,
});

/** The letter with what was set aside last. What stands in it by hand is set aside in its place, behind what else is. */
export const byHandAgain = ({ edited, setAside = [], ...draft }: LetterDraft): LetterDraft => ({
  ...draft,
  edited: setAside.at(-1) ?? edited,
  setAside: [...(edited && setAside.length > 0 ? [edited] : []), ...setAside.slice(0, -1)],
});

interface Given {
  template: NamedTemplate;
  common: Readonly<Partial<Record<CommonField, string>>>;
  draft: LetterDraft;
  way: LetterWay;
  day: string;
}

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Puts a letter together: what is known, what was filled in, and what was changed by hand. */
export function prepareLetter(
  recipient: LetterRecipient,
  { template, common, draft, way, day }: Given,
): PreparedLetter {
  const knownFacts: LetterFacts = { ...recipient.facts, ...common, date: formatDate(day) };
  const given: LetterFacts = { ...knownFacts, ...draft.filled };
  // What was written by hand stays as it is.
  const {
    template: source,
    facts,
    limit,
  } = draft.edited
    ? { template: draft.edited, facts: given, limit: undefined }
    : withReply(template, given, day);
  const { subject, text, missing, unknown } = mergeLetter(source, facts);
  const needed = neededBy(way, facts);
  const lacking = [...new Set([...needed.filter((field) => !isGiven(field, facts)), ...missing])];
  const used = new Set([...neededBy(way, knownFacts), ...fieldsIn(source.subject, source.text)]);
  return {
    recipient,
    template: draft.edited?.template ?? template.name,
    subject,
    text,
    facts,
    way,
    day,
    draft,
    toFill: letterFieldNames.filter(
      (field) =>
        !isCommon(field) &&
        (field === wayField[way] ||
          draft.filled[field] !== undefined ||
          (used.has(field) && !isGiven(field, knownFacts))),
    ),
    lacking,
    earlierReply: limit && { by: textOf(facts['reply by']), limit },
    unknown,
  };
}

/** To where a letter goes that takes one way alone: that may be corrected, known or not. */
const wayField: Readonly<Record<LetterWay, LetterField | undefined>> = {
  pdf: 'address',
  csv: undefined,
  mail: 'e-mail',
};

const isCommon = (field: LetterField): field is CommonField => commonFields.some((one) => one === field);

const isGiven = (field: LetterField, facts: LetterFacts): boolean => {
  const value = textOf(facts[field]).trim();
  return field === 'e-mail' ? isMail(value) : value !== '';
};

/**
 * What a way asks for, whatever stands in the letter: an envelope its name, address and sender, a mail its address. A mail merge can go
 * either way, so that one of both is enough.
 */
function neededBy(way: LetterWay, facts: LetterFacts): LetterField[] {
  if (way === 'pdf') return ['organization', 'provider name', 'address'];
  if (way === 'mail') return ['e-mail'];
  return isGiven('e-mail', facts) ? [] : ['address'];
}

/** The common fields that these letters ask for; what is not used is not asked. */
export function commonIn(templates: readonly NamedTemplate[], way: LetterWay): CommonField[] {
  const used = fieldsIn(...templates.flatMap(({ subject, text }) => [subject, text]));
  return commonFields.filter((field) => used.includes(field) || (way === 'pdf' && field === 'organization'));
}

/**
 * What keeps a letter from being made, without a full stop: `Ada Quill: fill in address`; undefined where nothing does. What is
 * asked for all letters at once is left out: it is said at its field.
 */
export function whyNotReady(
  { recipient, lacking, unknown, subject, text }: PreparedLetter,
  asked: readonly CommonField[],
): string | undefined {
  const missing = [
    ...lacking.filter((field) => !asked.some((one) => one === field)),
    ...(subject.trim() === '' ? ['subject'] : []),
    ...(text.trim() === '' ? ['text'] : []),
  ];
  const why = [
    missing.length > 0 && `fill in ${missing.join(', ')}`,
    unknown.length > 0 && `no field is called ${unknown.map((name) => `“${name}”`).join(', ')}`,
  ].filter(Boolean);
  return why.length > 0 ? `${recipient.name}: ${why.join('; ')}` : undefined;
}
