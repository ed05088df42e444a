import { fieldOfPart } from '../lists/fields';
import type { AsideReason, ValueProblem } from '../lists/records';
import { type ListDataset, type NameOrder, type Part, parts, type Role } from '../lists/types';
import { count, formatNumber, spellOut } from '@/lib/words';
import type { FoundFile, UploadQuestion } from './types';

const partWords: Record<Part, string> = {
  last: 'Last name',
  first: 'First name',
  middle: 'Middle name',
  prefix: 'Prefix',
  suffix: 'Suffix',
  name: 'Whole name of a person or firm',
  lastOrFirm: 'Last name, or the firm',
  firm: 'Firm',
  alias: 'Other name',
  aliasLast: 'Other last name',
  aliasFirst: 'Other first name',
  owner: 'Owner',
  kind: 'Person or firm',
  npi: 'NPI',
  birth: 'Date of birth',
  start: 'Start of the exclusion',
  end: 'End of the exclusion',
  reinstated: 'Date of reinstatement',
  period: 'Period',
  reason: 'Reason',
  authority: 'Authority',
  action: 'Kind of action',
  status: 'Status of the exclusion',
  providerId: 'Provider number',
  type: 'Provider type',
  license: 'License number',
  address: 'Whole address',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  place: 'City, state and ZIP code',
  country: 'Country',
  info: 'Additional info',
  key: 'Number that joins the files',
};

/** What a column is, in words. */
export function roleWords(role: Role): string {
  return role.startsWith('.') ? spellOut(role.slice(1)) : partWords[role as Part];
}

/** What a column of a list for a dataset may be: the parts, and the field that the file itself names. */
export function roleChoices(
  dataset: ListDataset,
  role: Role | undefined,
): { value: string; label: string }[] {
  const offered = parts.filter((part) => part !== 'key' && (part !== 'info' || fieldOfPart(dataset, 'info')));
  const known = role !== undefined && !offered.includes(role as Part) ? [role] : [];
  return [
    { value: '', label: 'Leave out' },
    ...[...known, ...offered].map((one) => ({ value: one, label: roleWords(one) })),
  ];
}

export const orderWords: Record<NameOrder, string> = {
  'last first': 'Last name first: ROE ANN M',
  comma: 'With a comma: Roe, Ann M',
  'first last': 'First name first: Ann M Roe',
};

/** Why rows are no records. */
export const asideWords: Record<AsideReason, string> = {
  heading: 'repeated headings',
  page: 'page numbers',
  total: 'totals',
  note: 'notes',
  category: 'categories',
  'alias of the row above': 'other names of the row above',
  'name alone': 'a name and nothing else',
  'no name': 'no name',
  'no record of the main file': 'nobody in the main file',
  reinstated: 'reinstated',
  ended: 'ended',
  deceased: 'deceased',
  'no exclusion': 'no exclusion by their own words',
  'over by its status': 'no longer in force by their status',
  'sheet of reinstatements': 'on a sheet of reinstatements',
  'in the full list': 'in the full list, too',
  'same as an earlier row': 'the same as an earlier row',
  refused: 'refused by the service',
};

/** What is wrong with a value that was left out. */
export const problemWords: Record<ValueProblem['kind'], string> = {
  date: 'is no date',
  npi: 'is no NPI',
  'npi length': 'is no NPI, which has ten digits',
  'cut npi': 'is an NPI that the spreadsheet cut',
  value: 'is no value of this field',
};

/** `Texas HHSC OIG exclusions, 96 % of the columns, heading in row 1`. */
export function recognisedWords({ list, certainty, ratio, headingLine }: FoundFile): string {
  if (list === undefined) return 'No list was found in this file.';
  const facts = [
    list,
    ...(ratio === undefined ? [] : [`${Math.round(ratio * 100)} % of the columns`]),
    ...(headingLine === undefined ? [] : [`heading in row ${formatNumber(headingLine)}`]),
  ].join(', ');
  return certainty === 'unknown' ? `${facts}. Its columns were read by their names.` : `${facts}.`;
}

/** What is asked, in words. */
export function questionWords(question: UploadQuestion): string {
  switch (question.kind) {
    case 'which-list':
      return 'Which list is this?';
    case 'which-state':
      return 'Which state’s list is this?';
    case 'is-exclusion-list':
      return 'Nothing in this file speaks of exclusions. It may be a roster.';
    case 'is-start-or-end':
      return `Is ${named(question.name)} the start or the end of the exclusion?`;
    case 'is-reason-or-authority':
      return `Is ${named(question.name)} the reason or the authority?`;
    case 'hidden-rows':
      return `The spreadsheet hides ${count(question.rows, 'row')}${question.name && ` of ${question.name}`}${question.isFiltered ? ' by a filter' : ''}, the first of them row ${formatNumber(question.line)}.`;
    case 'status-word':
      return `${named(question.name)} says “${question.text}” in ${count(question.rows, 'row')}. Are these exclusions still in force?`;
    case 'name-order':
      return `How are names written in ${named(question.name)}?`;
    default:
      return `What is ${named(question.name)}?`;
  }
}

const named = (name: string) => (name === '' ? 'the column without a name' : `“${name}”`);

/** Said where all rows of a file are bad. */
export const noRowIsReadable = 'No row of the file can be read: correct it, then choose it again.';
