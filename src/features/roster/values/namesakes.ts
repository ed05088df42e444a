import type { RosterValues } from '../model/fields';
import type { OnFile, RosterKind } from '../model/kind';
import { knownOf } from '../model/on-file';

/** Of how many on file a row may be about nobody knows which. */
export const severalWords = (namesakes: number) =>
  `${namesakes} on file have this name, and nothing tells which of them it is: add the NPI or the date of birth`;

/** The same where all of them are born otherwise. */
export const severalBornWords = (namesakes: number) =>
  `${namesakes} on file have this name and other dates of birth: see whether it is one of them`;

/** The line of an earlier row of the name that says another date of birth. */
export const bornWords = (line: number) =>
  `The same name as line ${line} and another date of birth: see whether it is somebody else`;

/** The line of an earlier row of the name that nothing contradicts. */
export const namesakeWords = (line: number) =>
  `The same name as line ${line}, and nothing tells whether it is somebody else: add the NPI or the date of birth`;

const isOfOtherProfession = (
  { providerTypeId: type }: RosterValues,
  { values: { providerTypeId: there } }: OnFile,
): boolean => Boolean(type && there && type !== there);

/**
 * Whether a row that says another date of birth than somebody of its name may be about them all the same: a date is mistyped more
 * often than two of one name and profession are in one file. Two NPIs are two people.
 */
export const isPerhapsBornOtherwise = (values: RosterValues, other: OnFile): boolean =>
  !(values['npi'] && other.values['npi']) && (!values['npi'] || !isOfOtherProfession(values, other));

/** What is known of a record and of a row that may be about it, side by side. */
export function perhapsWords(
  kind: Pick<RosterKind, 'fields' | 'nameOf'>,
  values: RosterValues,
  onFile: OnFile,
): string {
  const professionOf = ({ providerTypeId: type = '' }: RosterValues) =>
    kind.fields.find(({ key }) => key === 'providerTypeId')?.words?.(type) ?? type;
  const isOther = isOfOtherProfession(values, onFile);
  const known = (one: RosterValues) =>
    isOther ? `${knownOf({ values: one })}, ${professionOf(one)}` : knownOf({ values: one });
  const name = kind.nameOf(onFile.values);
  return `May be the same person: ${name}, ${known(onFile.values)} on file; ${known(values)} in the row`;
}
