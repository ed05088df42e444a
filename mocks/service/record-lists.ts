import type { RecordList } from './matching-index';
import { type ListedStranger, entriesAboutUs, strangersOn } from '../data/dataset-lists';
import type { ListEntry } from '../data/dataset-lists-records';
import { type Listed, fullText } from '../data/dataset-lists-people';
import { datasetDefinitions } from '../data/datasets';
import { originOfWorld } from '../data/origin';
import { unchanged, type World } from '../store/world';
import { uploadedList } from './dataset-upload-list';
import { factsOf, factsOfRecord } from './matching-facts';
import { readingsOfText } from './matching-names';
import { isOrganization, namesOfOrganization, ownersOf } from './matching-organizations';
import { RecordIndex } from './matching-index';

// Kept by collection, since a new start makes new ones.
const generated = new WeakMap<World['providers'], Map<string, GeneratedRecords>>();

export interface GeneratedRecords extends RecordList {
  /** The records that have to do with the organization, in the rows that they have in the list. */
  aboutUs: readonly ListEntry[];
  /** All records. */
  all(): readonly ListEntry[];
}

/** The records of a list: those of the last upload, else the generated ones. */
export function recordsOf(world: World, datasetType: string): RecordList {
  const upload = world.datasetUploads.get(datasetType);
  return upload ? uploadedList(upload) : generatedRecords(world, datasetType);
}

/** The records that a list had before anybody uploaded others. */
export function generatedRecords(of: World, datasetType: string): GeneratedRecords {
  const world = unchanged(of);
  const known = generated.get(world.providers) ?? new Map<string, GeneratedRecords>();
  generated.set(world.providers, known);
  const made = known.get(datasetType) ?? makeRecords(world, datasetType);
  known.set(datasetType, made);
  return made;
}

function makeRecords(world: World, datasetType: string): GeneratedRecords {
  const definition = datasetDefinitions.find(({ type }) => type === datasetType);
  const origin = originOfWorld(world);
  const aboutUs = definition ? entriesAboutUs(origin, definition.type, [...world.facilities.all()]) : [];
  let made: readonly ListedStranger[] | undefined;
  let index: RecordIndex | undefined;
  const strangers = () => (made ??= definition ? strangersOn(origin, definition.type) : []);
  const recordAt = (row: number) => {
    const record = aboutUs[row]?.record ?? strangers()[row - aboutUs.length]?.record();
    if (!record) throw new Error(`the list has no row ${row}`);
    return record;
  };
  return {
    aboutUs,
    all: () => [...aboutUs, ...strangers().map((stranger) => ({ record: stranger.record() }))],
    record: recordAt,
    facts: (row) => factsOfRecord(recordAt(row)),
    index() {
      if (index) return index;
      index = new RecordIndex();
      for (const [row, { record }] of aboutUs.entries()) index.add(row, factsOf(record));
      for (const [position, { listed }] of strangers().entries())
        index.add(aboutUs.length + position, namesOf(listed));
      return index;
    },
  };
}

/** The words by which whatever a list writes about somebody is found; what it says is compared afterwards. */
function namesOf(listed: Listed): Parameters<RecordIndex['add']>[1] {
  const { businessName } = listed;
  if (businessName === undefined) return { names: readingsOfText(fullText(listed)), organizations: [] };
  return {
    names: isOrganization(businessName) ? [] : readingsOfText(businessName),
    organizations: namesOfOrganization(businessName),
    owners: ownersOf(businessName),
  };
}
