/** What the service calls a dataset is one of two things to the trade. */
export type DatasetKind = 'exclusionList' | 'database';

/**
 * Whether a dataset lists whom somebody excludes, debars, sanctions or precludes, or is a database that a person is looked
 * up in, by its type (openapi.yaml). An opt-out is the provider's own decision and no exclusion (field.md 3.3); a death
 * master file and the NPDB are asked about a person (field.md 2.5, 3.5).
 */
const kinds: Readonly<Record<string, DatasetKind>> = {
  CmsPreclusion: 'exclusionList',
  Dea: 'database',
  Dmf: 'database',
  MedicareOptOut: 'database',
  Npdb: 'database',
  Npi: 'database',
  Nsc: 'database',
  OfacConsolidated: 'exclusionList',
  OfacSdn: 'exclusionList',
  OigExclusions: 'exclusionList',
  OigFugitives: 'exclusionList',
  Sam: 'exclusionList',
  StateSanctionsAndExclusions: 'exclusionList',
  Tricare: 'exclusionList',
};

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
  const known = type && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  return known ?? (tags?.includes('SanctionsAndExclusions') ? 'exclusionList' : 'database');
}

/** The word for a dataset within a sentence: `exclusion list`, `database`. */
export const datasetWord = (dataset: DatasetLike): string => words[datasetKind(dataset)];
