import { readText, type Reading, type RosterField } from '../model/fields';
import type { RowMessages } from '../model/messages';
import type { RosterKind } from '../model/kind';
import type { TypeReader } from './provider-types';
import { columnOfNames, orderSign, type ColumnOfNames } from '../cells/name-order';
import { professionOf } from '../cells/degrees';
import { isInitial } from '@/domain/name-words';
import { normalised } from '@/lib/names';
import { nameSigns, nameWithComma, wholeName, type NameOrder, type NameStyle } from '../cells/whole-name';
import type { ColumnFields } from '../model/rows';

/** First and last name in one column. */
export const wholeNameField: RosterField = {
  key: 'fullName',
  label: 'Whole name',
  aliases: ['Full name', 'Provider name', 'Name'],
  nothing: 'name',
  width: 200,
  isAside: true,
  read: (text) => readWholeName(text, {}),
};

/** What stands in names and in no record of a provider. */
export const besideNameFields: readonly RosterField[] = [
  {
    key: 'middleName',
    label: 'Middle name',
    aliases: ['Middle initial'],
    nothing: 'name',
    isAside: true,
    notKept:
      'Records of providers have no middle name, and lists are searched by first and last name: what belongs to the first name is written there.',
    read: (text) => readText(text),
  },
  {
    key: 'otherNames',
    label: 'Other names',
    aliases: [],
    nothing: 'name',
    isAside: true,
    notKept:
      'What stands in brackets, in quotes or behind “aka” is no full name: another name has a last and a first name of its own.',
    read: (text) => readText(text),
  },
];

/** How the names of a column are written, and whether they are not all written so. */
interface ColumnStyle extends NameStyle {
  isMixed?: boolean;
}

function readWholeName(text: string, style: ColumnStyle): Reading {
  const name = wholeName(text, style);
  if (name) {
    const initial = initialAsLastName(text, style);
    if (initial !== undefined) return { problem: initialWords(initial) };
    return isDoubtful(text, style) ? { problem: doubtWords(text, style) } : { value: nameWithComma(name) };
  }
  return nameSigns(text, style.hasDegrees).words?.length === 1
    ? { problem: 'One word only: is it the first or the last name? Write it like Quill, Ada.' }
    : { problem: 'This is not the name of one person: write it like Quill, Ada.' };
}

const initialWords = (initial: string) =>
  `Check the name: is ${initial} the last name, or an initial? Write it like Quill, Ada M.`;

/**
 * What stands for the last name in a name without a comma and is a single letter: more often it is the middle initial of a name
 * in the other order, as in `Le Tuan V`. Undefined for any other name.
 */
function initialAsLastName(text: string, { order, hasDegrees = false }: NameStyle): string | undefined {
  const { words = [] } = nameSigns(text, hasDegrees);
  const last = order === 'last first' ? words[0] : words.at(-1);
  return isInitial(last) ? last : undefined;
}

/**
 * Whether a name without a comma speaks for another order than its column is read in. Where a column has both orders, a name that speaks
 * for neither is doubtful as well.
 */
function isDoubtful(
  text: string,
  { order = 'first last', hasDegrees = false, isMixed = false }: ColumnStyle,
) {
  const { words } = nameSigns(text, hasDegrees);
  if (!words || words.length < 2) return false;
  const sign = orderSign(words);
  return isMixed ? sign.order !== order : sign.isStrong && sign.order !== order;
}

/** Asks which of two words is the last name, with the likelier one as an example: `Is Mary the last name, or Roe?` */
function doubtWords(text: string, { hasDegrees = false }: NameStyle): string {
  const read = (order: NameOrder) => wholeName(text, { hasDegrees, order });
  const [last, first] = [read('last first'), read('first last')];
  const { order } = orderSign(nameSigns(text, hasDegrees).words ?? []);
  const likely = order === 'last first' ? last : first;
  const written = likely ? nameWithComma({ ...likely, degree: '' }) : 'Quill, Ada';
  return `Check the name: is ${last?.lastName} the last name, or ${first?.lastName}? Write it like ${written}.`;
}

/** How the whole names of a file are written, by the first thousand of its rows; undefined without a column of them. */
export function namesOf(
  heading: readonly string[],
  columns: ColumnFields,
  rows: readonly { cells: readonly string[] }[],
): ColumnOfNames | undefined {
  const column = columns.indexOf(wholeNameField.key);
  if (column < 0) return undefined;
  return columnOfNames(
    heading[column] ?? '',
    rows.slice(0, 1_000).map(({ cells }) => cells[column] ?? ''),
  );
}

/** A kind whose whole names are read as those of a column are written; `order` is what a person says of it. */
export function withNames(
  kind: RosterKind,
  names: ColumnOfNames | undefined,
  order: NameOrder | undefined = names?.order,
): RosterKind {
  if (!names || (order !== 'last first' && !names.hasDegrees && !names.isMixed)) return kind;
  const style = { order, hasDegrees: names.hasDegrees, isMixed: names.isMixed };
  return {
    ...kind,
    fields: kind.fields.map((field) =>
      field.key === wholeNameField.key
        ? { ...field, read: (text: string) => readWholeName(text, style) }
        : field,
    ),
  };
}

/**
 * Fills in first and last name, and the provider type by the degree, where they have no column of their own, and tells what of the name
 * stays out.
 */
export function settleWholeName(
  values: Record<string, string | undefined>,
  messages: RowMessages,
  { read }: TypeReader,
): void {
  const name = values[wholeNameField.key] && wholeName(values[wholeNameField.key] ?? '');
  if (!name) return;
  values['firstName'] ??= name.firstName;
  values['lastName'] ??= name.lastName;
  const isFirst = ` ${normalised(values['firstName'])} `.includes(` ${normalised(name.middleName)} `);
  if (name.middleName && !isFirst) values['middleName'] ??= name.middleName;
  settleOtherNames(values, name.otherNames);
  if (!name.degree || values['providerTypeId']) return;
  const type = read(name.degree);
  if ('value' in type) values['providerTypeId'] = type.value;
  // A degree of no profession, as `PhD`, says nothing against what every row has.
  else if (professionOf(name.degree)) leaveOutType(messages, type.problem);
}

/** Tells of a degree that says no type of a provider who has none. */
export function settleDegree(
  values: Record<string, string | undefined>,
  messages: RowMessages,
  { read }: TypeReader,
): void {
  const text = values['providerTypeId'] ? undefined : values[wholeNameField.key];
  const degree = text && wholeName(text)?.degree;
  const type = degree && read(degree);
  if (type && 'problem' in type) leaveOutType(messages, type.problem);
}

function leaveOutType(messages: RowMessages, problem: string): void {
  messages.leftOut = { providerTypeId: problem, ...messages.leftOut };
}

const knownAs = /^(?:a\.?k\.?a\.?|f\.?k\.?a\.?|n[ée]e)\s+(.+)$/i;

/** `aka Ada Marrow` and `née Marrow` are another name of a person; what is no full name, as `Addie` in brackets, stays out. */
function settleOtherNames(values: Record<string, string | undefined>, text: string): void {
  if (!text) return;
  const [, other] = knownAs.exec(text) ?? [];
  const name = other && wholeName(other);
  const isMaiden = /^n/i.test(text) && other !== undefined && !/[\s,]/.test(other);
  const lastName = isMaiden ? other : name ? name.lastName : undefined;
  if (!lastName || values['otherLastName']) values['otherNames'] ??= text;
  else {
    values['otherLastName'] = lastName;
    values['otherFirstName'] = name ? name.firstName : values['firstName'];
  }
}
