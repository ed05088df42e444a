import { stateName } from '@/lib/states';
import { professionOf } from '../cells/degrees';
import { professionsOfCode } from './license-numbers';
import { leaveOut, type RowMessages } from '../model/messages';
import { numbersOfCell, type NumberOfCell } from './license-number-field';
import { addLicense, type LicenseFinder, type RowLicense } from './licenses';
import type { TypeReader } from './provider-types';

type Values = Record<string, string | undefined>;

const licenseKeys = ['licenseNumber', 'licenseType', 'licenseState'];

/** A number of which it is known what of it is the state. */
type Numbered = { number: string; state?: string | undefined };

/** What of a number is its state, by the provider’s profession, the column of states and the other rows; or a question. */
function numbered(
  { number, state = '', whole, verdict }: NumberOfCell,
  profession: string | undefined,
  column: string | undefined,
): Numbered | { problem: string } {
  if (!whole) return { number, state };
  const professions = professionsOfCode(state) ?? [];
  const isOfAnother = profession && professions.length > 0 && !professions.includes(profession);
  if (isOfAnother || (verdict === 'state' && (!column || column === state))) return { number, state };
  if (column || verdict === 'number') return { number: whole };
  const name = stateName(state);
  return {
    problem: `Is ${state} in ${whole} ${name}, or part of the number? Write it like ${name} ${number}, or ${state}${number}.`,
  };
}

/** Why the states beside numbers cannot be right: one differs from the column of states, or only some have one. */
function contradiction(all: readonly Numbered[], column: string | undefined): string | undefined {
  const other = all.find(({ state }) => state && state !== column);
  if (other?.state && column && !all.some(({ state }) => state === column))
    return `The number says ${stateName(other.state)}, the column of states ${stateName(column)}: which is it?`;
  const [first] = all;
  const later = all.find(({ state }) => state);
  return first && !first.state && later
    ? `${later.number} has a state of its own and ${first.number} has none: give each one.`
    : undefined;
}

/** Gives a number without a state that of the one before it. */
function withStates(all: readonly Numbered[]): Numbered[] {
  let before: string | undefined;
  return all.map(({ number, state }) => {
    before = state || before;
    return { number, state: before };
  });
}

/** `RN88121` says itself that it is the license of a nurse. */
const typeByLetters = (number: string): string | undefined => {
  const [letters] = /^[A-Z]{2,4}(?=[\s-]?\d)/.exec(number) ?? [];
  return letters && professionOf(letters) ? letters : undefined;
};

/** Fills in the state that stands beside the number of a license, or the first of several, where no column says it. */
export function takeLicenseState(values: Values, messages: RowMessages): void {
  const { licenseNumber, licenseState } = values;
  if (!licenseNumber || licenseState || messages.leftOut['licenseState']) return;
  const all = numbersOfCell(licenseNumber);
  if (all.every(({ state, whole }) => state && !whole)) values['licenseState'] = all[0]?.state;
}

interface LicenseKnown extends Pick<TypeReader, 'professionOfType'> {
  finder: LicenseFinder;
  /** The state that the row itself says. */
  column: string | undefined;
}

/**
 * Settles the licenses of a row: each is attached where its number, type and state are known (rules.md 9.1). The type comes from its own
 * column or the provider’s type; the state from the number, its own column, the address or the practice.
 */
export function settleLicense(
  values: Values,
  messages: RowMessages,
  { finder, professionOfType, column }: LicenseKnown,
): void {
  const { licenseNumber, licenseType: type, licenseState } = values;
  if (!licenseNumber && !type && !licenseState) return;
  const leave = (reason: string) => leaveOut(values, messages, licenseKeys, reason);
  if (!licenseNumber) {
    const isUnread = messages.leftOut['licenseNumber'] !== undefined;
    return leave(isUnread ? 'The license has no number that is understood.' : 'The license has no number.');
  }
  const profession = professionOfType(values['providerTypeId']);
  const all: Numbered[] = [];
  for (const one of numbersOfCell(licenseNumber)) {
    const read = numbered(one, profession, column);
    if ('problem' in read) return leave(read.problem);
    all.push(read);
  }
  // What its own column says and nobody understands is not guessed from another.
  if (messages.leftOut['licenseState'] && !all.every(({ state }) => state))
    return leave('The license has no state that is known.');
  const against = contradiction(all, column);
  if (against) return leave(against);
  if (messages.leftOut['licenseType']) return leave('The license has no type that is known.');
  if (!type && !profession) return leave('Neither license type nor provider type says which license it is.');
  const elsewhere = licenseState ?? values['state'] ?? values['primaryPracticeState'];
  const stated = withStates(all).map(({ number, state }) => ({ number, state: state ?? elsewhere }));
  const licenses: RowLicense[] = [];
  const unknown: string[] = [];
  for (const { number, state } of stated) {
    const isOneOfSeveral = stated.some((other) => other.number !== number && other.state === state);
    const own = type ?? (isOneOfSeveral ? typeByLetters(number) : undefined);
    const found = finder.find({ type: own, state, profession });
    const licenseState = found?.state ?? state;
    const same = licenses.find(
      (one) => one.licenseType === found?.typeId && one.licenseState === licenseState,
    );
    if (found && same)
      return leave(
        `${same.licenseNumber} and ${number} would be two licenses of one type in one state: give each a row with its type.`,
      );
    if (found) licenses.push({ licenseNumber: number, licenseType: found.typeId, licenseState });
    else
      unknown.push(stated.length > 1 ? `${number}, ${state ? stateName(state) : 'no state'}` : (state ?? ''));
  }
  if (licenses.length === 0)
    return leave(
      stated.some(({ state }) => state)
        ? 'There is no one license type like this in its state.'
        : 'The license has no state.',
    );
  for (const [nth, one] of licenses.entries()) addLicense(values, one, nth);
  if (stated.length > 1)
    messages.notes = {
      ...messages.notes,
      licenseNumber: `${licenses.length} licenses are read: ${licenses
        .map((one) => `${one.licenseNumber} (${one.licenseState ?? 'no state'})`)
        .join(', ')}.`,
    };
  if (unknown.length > 0)
    messages.leftOut = {
      ...messages.leftOut,
      licenseNumber: `There is no one license type for ${unknown.join(' and ')}.`,
    };
}
