import { formatDate } from '@/lib/dates';
import type { RosterField } from './fields';
import type { OnFile } from './kind';

/** Records by what tells them from others; further ones of the same identity stand behind the first, `name:QUILL ADA#2`. */
export type OnFileByIdentity = ReadonlyMap<string, OnFile>;

const further = (identity: string, nth: number) => (nth === 1 ? identity : `${identity}#${nth}`);

/**
 * Adds records to those that are known, or puts them in the place of the same ones as they were before. The first of an identity
 * counts; that there are others is known, too.
 */
export function keepOnFile(onFile: Map<string, OnFile>, found: readonly OnFile[]): void {
  for (const one of found)
    for (const identity of one.identities) {
      let nth = 1;
      let before = onFile.get(identity);
      while (before && before.id !== one.id) before = onFile.get(further(identity, (nth += 1)));
      onFile.set(further(identity, nth), one);
    }
}

/** All records of an identity. */
export function allOnFile(onFile: OnFileByIdentity, identity: string): OnFile[] {
  const all: OnFile[] = [];
  for (let one = onFile.get(identity); one; one = onFile.get(further(identity, all.length + 1)))
    all.push(one);
  return all;
}

/** Whether what a record holds of a field lies apart from it, and was not read. */
export const isUnread = (
  { key, isApart = false }: Pick<RosterField, 'key' | 'isApart'>,
  onFile: OnFile,
): boolean =>
  isApart && onFile.several?.[key] === undefined && (key === 'licenseNumber' || onFile.info === undefined);

/** Whether nothing but a name tells whom a row is about. */
export const isNameAlone = (identities: readonly string[]): boolean =>
  identities.length > 0 && identities.every((identity) => identity.startsWith('name:'));

/** What is known of somebody beside the name, in words. */
export function knownOf({ values: { dateOfBirth, npi } }: Pick<OnFile, 'values'>): string {
  const born = dateOfBirth ? [`born ${formatDate(dateOfBirth)}`] : [];
  return [...born, ...(npi ? [`NPI ${npi}`] : [])].join(', ') || 'without NPI and date of birth';
}
