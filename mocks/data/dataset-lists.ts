import type { ListEntry } from './dataset-lists-records';
import { hashText, idFor } from '../store/ids';
import type { FacilityRecord } from '../store/records';
import { type Listed, listedProvider, stranger } from './dataset-lists-people';
import { type ListRecord, listRecord } from './dataset-lists-records';
import { mayOptOut } from './dataset-lists-reasons';
import type { DatasetType } from './dataset-types';
import { addYears } from './dates';
import { writtenEntries } from './edge-cases-lists';
import { generatedProvider } from './heads';
import type { Origin } from './origin';
import { draw } from './random';

/** How many of 1,000 providers stand on a list, how many others do, and whether it names firms. */
const lists: Partial<Record<DatasetType, { ratio: number; strangers: number; firms: boolean }>> = {
  OigExclusions: { ratio: 22, strangers: 900, firms: true },
  Sam: { ratio: 17, strangers: 600, firms: true },
  OfacSdn: { ratio: 9, strangers: 500, firms: true },
  OfacConsolidated: { ratio: 5, strangers: 150, firms: true },
  StateSanctionsAndExclusions: { ratio: 20, strangers: 700, firms: true },
  MedicareOptOut: { ratio: 16, strangers: 500, firms: false },
  OigFugitives: { ratio: 3, strangers: 110, firms: false },
  CmsPreclusion: { ratio: 9, strangers: 250, firms: true },
  Tricare: { ratio: 8, strangers: 200, firms: true },
  Dmf: { ratio: 9, strangers: 700, firms: false },
};

const none = { ratio: 0, strangers: 0, firms: false };

/** In an organization larger than this everybody has namesakes, so that far fewer people bring as many hits. */
const large = 10_000;

const firstFacility = 10_000_000;
const firstStranger = 20_000_000;

/**
 * The records of a list, before anybody uploads others, that have to do with the organization: a share of its people,
 * more or less rightly written down or namesakes of theirs, and firms named like its facilities.
 */
export function entriesAboutUs(
  origin: Origin,
  type: DatasetType,
  facilities: readonly FacilityRecord[],
): ListEntry[] {
  const { seed, epoch } = origin;
  const { ratio, firms } = lists[type] ?? none;
  const entries = writtenEntries(origin, type);
  const chosen = draw(`on ${type}`, seed, 0);
  const isWritten = new Set(entries.map(({ provider }) => provider));
  const probability = ratio / (origin.size > large ? 5000 : 1000);
  for (let index = 0; index < origin.size; index += 1) {
    if (!chosen.chance(probability) || isWritten.has(index)) continue;
    const random = draw('listed', seed ^ hashText(type), index);
    const provider = generatedProvider(origin, index);
    const profession = origin.definitions.providerTypes.find(
      ({ id }) => id === provider.providerTypeId,
    )?.name;
    // Medicare takes no affidavit of those whom it does not know.
    if (type === 'MedicareOptOut' && !mayOptOut(profession)) continue;
    const listed = listedProvider(provider, random, profession);
    const record = listRecord(type, seed, index, listed, random, epoch);
    entries.push({ record, provider: index });
    const before =
      type === 'MedicareOptOut' && random.chance(0.3) ? periodBefore(record, seed, index) : undefined;
    if (before) entries.push({ record: before, provider: index });
  }
  for (const [index, { name, npi }] of firms ? facilities.entries() : []) {
    const random = draw('listed facility', seed ^ hashText(type), index);
    const ratio = random.next();
    if (ratio >= 0.1) continue;
    const other = stranger(random, true);
    // Most under their name, some as what another firm does business as.
    const written = ratio < 0.06 ? name : `${other.businessName} DBA ${name}`;
    const listed = { ...other, businessName: written.toUpperCase() };
    if (random.chance(0.3)) listed.npi = npi;
    const record = listRecord(type, seed, firstFacility + index, listed, random, epoch);
    entries.push({ record, facility: index });
  }
  return entries;
}

/** The affidavit of the two years before, which stays on the list beside the one that runs (field.md 3.3). */
function periodBefore(record: ListRecord, seed: number, index: number): ListRecord {
  const { id: _, hash: _hash, ...fields } = record;
  const { effectiveDate } = fields as { effectiveDate: string };
  const earlierTerm = { ...fields, effectiveDate: addYears(effectiveDate, -2), endDate: effectiveDate };
  return {
    id: idFor('list record before', seed, index),
    hash: idFor('list record content', seed, hashText(JSON.stringify(earlierTerm))),
    ...earlierTerm,
  };
}

/** Somebody else on a list. Few of them are ever read, so that what the list says is written when it is. */
export interface ListedStranger {
  listed: Listed;
  record(): ListRecord;
}

/** All others on the list: strangers, whose names nobody in the organization has. */
export function strangersOn({ seed, epoch }: Origin, type: DatasetType): ListedStranger[] {
  const { strangers, firms } = lists[type] ?? none;
  return Array.from({ length: strangers }, (_, index) => {
    const random = draw('stranger', seed ^ hashText(type), index);
    const listed = stranger(random, firms && random.chance(0.2));
    let record: ListRecord | undefined;
    return {
      listed,
      record: () => (record ??= listRecord(type, seed, firstStranger + index, listed, random, epoch)),
    };
  });
}
