/** The lists that an organization may ask for of everybody. The databank is an element of its own. */
export const choosableLists = [
  'OigExclusions',
  'Sam',
  'StateSanctionsAndExclusions',
  'MedicareOptOut',
  'OfacSdn',
  'OfacConsolidated',
  'OigFugitives',
  'CmsPreclusion',
  'Tricare',
  'Dmf',
] as const;

/** Lists of people and entities who are excluded or sanctioned (openapi.yaml, `DatasetType`; field.md 3). */
export const exclusionLists = [...choosableLists, 'Npdb'] as const;

export type ExclusionList = (typeof exclusionLists)[number];

/** Whether a dataset lists whom one hopes not to find; registries are asked to find somebody (field.md 2.4). */
export const isExclusionList = (type: string | undefined | null): type is ExclusionList =>
  exclusionLists.some((one) => one === type);

/** Lists that the databank answers too: Medicare and Medicaid sanctions and exclusions (field.md 2.5). */
const answeredByDatabank: readonly string[] = ['OigExclusions', 'StateSanctionsAndExclusions'];

/** Whether a search of the databank stands in the place of one of a list, for as long as it counts itself. */
export const isAnsweredByDatabank = (list: string): boolean => answeredByDatabank.includes(list);
