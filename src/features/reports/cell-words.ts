import { enrollmentStatuses, networkWords, specialistWords } from '@/domain/enrollments';
import { exclusionLists } from '@/domain/exclusion-lists';
import { datasetName } from '@/lib/dataset-names';
import { dayOrTime } from '@/lib/dates';
import { spellOut } from '@/lib/words';

const spelled = (codes: readonly string[], words: (code: string) => string) =>
  new Map(codes.map((code) => [code, words(code)]));

const yesOrNo = new Map([
  ['true', 'Yes'],
  ['false', 'No'],
]);

/** By the name of a column in small letters, the codes of the contract that stand in it, in words (openapi.yaml). */
const known: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  monitoringcategory: spelled(['NotMonitored', 'PartiallyMonitored', 'FullyMonitored'], spellOut),
  monitored: spelled(exclusionLists, datasetName),
  enrollmentstatus: spelled(enrollmentStatuses, spellOut),
  networkstatus: new Map(Object.entries(networkWords)),
  specialisttype: new Map(Object.entries(specialistWords)),
  deactivated: yesOrNo,
};

/**
 * What a cell of a report says, by the name of its column: a date as everywhere, a known code, or several of them, in words.
 * Whatever else stands there stays as it is.
 */
export function cellWords(heading: string, cell: string): string {
  const name = heading.toLowerCase().replace(/[^a-z]/g, '');
  const words = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!words) return dayOrTime(cell);
  return cell
    .split('; ')
    .map((code) => words.get(code) ?? dayOrTime(code))
    .join('; ');
}
