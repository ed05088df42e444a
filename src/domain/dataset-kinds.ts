import { isExclusionList } from './exclusion-lists';

/** What the service calls a dataset is one of two things to the trade. */
export type DatasetKind = 'exclusionList' | 'database';

/**
 * Of what one hopes to find nobody in, what is no list of exclusions: an opt-out is the provider's own decision
 * (field.md 3.3), the NPDB and the death master file are asked about a person (field.md 2.5, 3.5).
 */
const databases: ReadonlySet<string> = new Set(['Dmf', 'MedicareOptOut', 'Npdb']);

const words: Readonly<Record<DatasetKind, string>> = {
  exclusionList: 'exclusion list',
  database: 'database',
};

interface DatasetLike {
  type?: string | null | undefined;
  /** Words of the service, such as `SanctionsAndExclusions`; they tell the kind of a type that nobody knew yet. */
  tags?: readonly string[] | null | undefined;
}

/** What a dataset is to the trade; a type that nobody knew yet by its tags, without them a database. */
export function datasetKind({ type, tags }: DatasetLike): DatasetKind {
  if (isExclusionList(type)) return databases.has(type) ? 'database' : 'exclusionList';
  return tags?.includes('SanctionsAndExclusions') ? 'exclusionList' : 'database';
}

/** The word for a dataset within a sentence: `exclusion list`, `database`. */
export const datasetWord = (dataset: DatasetLike): string => words[datasetKind(dataset)];
