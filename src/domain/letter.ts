import { textOf } from '@/lib/words';

/** What a letter is written about, in the order in which it is offered. */
export const occasionWords = {
  expirables: 'Reminder of expirables',
  missing: 'Missing information',
  approved: 'Decision: approved',
  shorter: 'Decision: approved for a shorter term',
  conditions: 'Decision: approved with conditions',
  deferred: 'Decision: deferred',
  denied: 'Decision: denied',
  recredentialing: 'Recredentialing due',
  free: 'Free',
} as const;

export type LetterOccasion = keyof typeof occasionWords;

export const letterOccasions = Object.keys(occasionWords) as LetterOccasion[];

/** What stands between double braces in a template, each with what it becomes. */
export const letterFields = {
  'provider name': 'First and last name of the provider, or the name of the facility',
  'first name': 'First name of the provider',
  'last name': 'Last name of the provider',
  'provider type': 'Type of the provider: Registered nurse',
  NPI: 'NPI of the provider',
  address: 'Address in lines, as on an envelope',
  'e-mail': 'E-mail address of the provider, or of the contact of the facility',
  date: 'Day of the letter',
  organization: 'Name of your organization',
  sender: 'Who signs the letter',
  'reply by': 'Day by which an answer is asked for',
  'expiring items': 'What expires and when, a line each',
  'first expiration': 'The earliest of those days',
  'missing items': 'What is missing, a line each',
  request: 'Initial credentialing or recredentialing',
  decision: 'What was decided: Approved for 36 months',
  'decision date': 'Day of the decision',
  'decided by': 'The credentialing committee, or the medical director',
  'deferred until': 'Day until which the decision was deferred, or a later meeting',
  term: 'For how long it was approved: 36 months',
  conditions: 'Conditions of the approval',
  reason: 'Reason of the decision',
  'appeal within':
    'By when a hearing or an appeal is asked for, as your policy says: 30 days of receiving this letter',
  'appeal to': 'To whom and how that is asked for, as your policy says',
  'recredentialing due': 'Day on which recredentialing is due',
  'credentialed on': 'Day of the last credentialing',
} as const;

export type LetterField = keyof typeof letterFields;

export const letterFieldNames = Object.keys(letterFields) as LetterField[];

/** Fields that have one value for all letters that are written together. */
export const commonFields = ['organization', 'sender', 'reply by'] as const satisfies LetterField[];

export type CommonField = (typeof commonFields)[number];

const ofEveryone = [
  'provider name',
  'first name',
  'last name',
  'provider type',
  'NPI',
  'address',
  'e-mail',
  'date',
  'organization',
  'sender',
  'reply by',
  'recredentialing due',
  'credentialed on',
] as const satisfies LetterField[];
const ofDecision = ['request', 'decision', 'decision date', 'decided by'] as const satisfies LetterField[];

/** What the console can know at each occasion, beside what it knows of everyone. */
const ofOccasion: Readonly<Record<LetterOccasion, readonly LetterField[]>> = {
  expirables: ['expiring items', 'first expiration'],
  missing: ['missing items', 'request'],
  approved: [...ofDecision, 'term'],
  shorter: [...ofDecision, 'term', 'reason'],
  conditions: [...ofDecision, 'term', 'conditions', 'reason'],
  deferred: [...ofDecision, 'deferred until', 'reason', 'missing items'],
  denied: [...ofDecision, 'reason', 'appeal within', 'appeal to'],
  recredentialing: [],
  free: [],
};

/** The fields that the console can know at an occasion, in their order. */
export function fieldsOfOccasion(occasion: LetterOccasion): LetterField[] {
  const known: readonly LetterField[] = [...ofEveryone, ...ofOccasion[occasion]];
  return letterFieldNames.filter((field) => known.includes(field));
}

/** A letter as it is kept to be written again and again. */
export interface LetterTemplate {
  occasion: LetterOccasion;
  subject: string;
  text: string;
}

/** What is known for one letter; what is absent or empty is not known. */
export type LetterFacts = Readonly<Partial<Record<LetterField, string>>>;

/** How a field is written in a template. */
export const inBraces = (field: string): string => `{{${field}}}`;

const braces = /\{\{\s*([^{}]*?)\s*\}\}/g;
const keyOf = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, ' ');
const known = new Map(letterFieldNames.map((name) => [keyOf(name), name]));

/** The field that somebody meant: case, dashes and spaces do not matter. Undefined for a name of none. */
export const fieldNamed = (name: string): LetterField | undefined => known.get(keyOf(name.trim()));

/** Everything between double braces of some texts, each once, in the order in which it stands there. */
function namesIn(texts: readonly string[]): string[] {
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(braces)].map(([, name = '']) => name.trim()))),
  ];
}

/** The fields that some texts use, each once. */
export const fieldsIn = (...texts: readonly string[]): LetterField[] => [
  ...new Set(namesIn(texts).flatMap((name) => fieldNamed(name) ?? [])),
];

/** A name between double braces that is that of no field, with the line of the text in which it stands first, from 1 on. */
export interface UnknownField {
  name: string;
  line: number;
}

/** What stands between double braces and is no field. */
export function unknownFields(text: string): UnknownField[] {
  const lines = text.split('\n');
  return namesIn([text])
    .filter((name) => !fieldNamed(name))
    .map((name) => ({
      name,
      line: 1 + lines.findIndex((line) => namesIn([line]).includes(name)),
    }));
}

/** Braces without their counterpart, which would stay in every letter: the line in which they stand first; undefined for none. */
export function looseBraces(text: string): number | undefined {
  const index = text.split('\n').findIndex((line) => /\{\{|\}\}/.test(line.replace(braces, '')));
  return index < 0 ? undefined : index + 1;
}

/** A letter that a template has become. */
export interface MergedLetter {
  subject: string;
  text: string;
  /** Fields whose value nobody knows: they stand in the letter as they stand in the template. */
  missing: LetterField[];
  /** What is no field. */
  unknown: string[];
}

/**
 * Puts what is known into a template. What is not known stays between its braces and is named, so that no letter has a gap that
 * nobody notices. A value is text: braces in it are taken apart and begin no field.
 */
export function mergeLetter(
  { subject, text }: Pick<LetterTemplate, 'subject' | 'text'>,
  facts: LetterFacts,
): MergedLetter {
  const valueOf = (name: string) => {
    const field = fieldNamed(name);
    return (
      field &&
      textOf(facts[field])
        .trim()
        .replace(/\{(?=\{)|\}(?=\})/g, '$& ')
    );
  };
  const filled = (part: string) =>
    part.replace(braces, (whole: string, name: string) => valueOf(name) || whole);
  const used = namesIn([subject, text]);
  return {
    // A subject is one line, whatever is put into it.
    subject: filled(subject).replace(/\s*\n\s*/g, ', '),
    text: filled(text),
    missing: [...new Set(used.filter((name) => !valueOf(name)).flatMap((name) => fieldNamed(name) ?? []))],
    unknown: used.filter((name) => !fieldNamed(name)),
  };
}
