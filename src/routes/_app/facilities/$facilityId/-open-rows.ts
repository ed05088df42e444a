import { datedOfFacility } from '@/domain/expirable-facts';
import { kindWords } from '@/domain/expirable-kinds';
import { expirablesOf } from '@/domain/expirables';
import type { SettledWords } from '@/domain/license-standing';
import type { Collection, Entry, Remark } from '@/info/definition';
import { headingOf } from '@/info/entries';
import { endRemarks } from '@/info/remarks';
import type { InfoPart } from '@/info/use-info';
import { capitalized } from '@/lib/words';

/** Something in the info of a facility that has to be looked at. */
export interface OpenRow {
  key: string;
  remark: Remark;
  /** `License HF-1, Nevada` */
  what: string;
  /** Where it stands on the page of the facility's info. */
  at: string;
}

/**
 * What of a facility's info has ended or ends within 90 days, as Expirables counts it (field.md 2.14): an entry that a later one took
 * the place of is history. Then what is not active or has a status that is not good. The worst comes first. `today` is a day,
 * `YYYY-MM-DD`, `settled` what the team settled about words of boards.
 */
export function openRows(
  facilityId: string,
  parts: readonly InfoPart[],
  today: string,
  settled: SettledWords,
): OpenRow[] {
  const rows = [...endRows(facilityId, parts, today), ...remarkRows(parts, today, settled)];
  const rank = ({ remark }: OpenRow) => (remark.tone === 'error' ? 0 : 1);
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

function endRows(id: string, parts: readonly InfoPart[], today: string): OpenRow[] {
  const info = Object.fromEntries(parts.map(({ collection, entries }) => [collection.path, entries]));
  const owner = { kind: 'facility', id, name: '', type: '', state: '' } as const;
  return expirablesOf(owner, datedOfFacility(info), today)
    .toSorted((one, other) => one.until.localeCompare(other.until))
    .flatMap((one) => {
      const part = parts.find(({ entries }) => entries?.some((entry) => entry.id === one.id));
      const entry = part?.entries?.find((each) => each.id === one.id);
      if (!part || !entry) return [];
      const name = one.kind === 'Clia' ? kindWords.Clia : undefined;
      return endRemarks(one.until).map((remark) => rowOf(part.collection, entry, remark, name));
    });
}

const remarkRows = (parts: readonly InfoPart[], today: string, settled: SettledWords): OpenRow[] =>
  parts.flatMap(({ collection, entries = [] }) =>
    entries.flatMap((entry) =>
      (collection.remarks?.(entry, today, settled) ?? []).flatMap((remark) =>
        remark.isOfEnd ? [] : [rowOf(collection, entry, remark)],
      ),
    ),
  );

function rowOf(
  collection: Collection,
  entry: Entry,
  remark: Remark,
  name = capitalized(collection.one),
): OpenRow {
  const heading = headingOf(collection, entry);
  return {
    key: `${collection.path} ${entry.id ?? heading} ${remark.words}`,
    remark,
    what: heading.startsWith(name) ? heading : `${name} ${heading}`,
    at: entry.id ?? `info-${collection.path}`,
  };
}
