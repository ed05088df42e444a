import { keyOfName } from './columns';
import type { ListDataset, Part } from './types';

/** The field of a dataset that a part goes to, with a full stop for a field within a field. */
type Paths = Partial<Record<Part, string>>;

const person: Paths = {
  last: 'lastName',
  first: 'firstName',
  middle: 'middleName',
  prefix: 'prefix',
  suffix: 'suffix',
};
const npi = { npi: 'npiNumber' };

const paths: Record<ListDataset, Paths> = {
  StateSanctionsAndExclusions: {
    ...person,
    ...npi,
    firm: 'fullName',
    alias: 'aliases.fullName',
    birth: 'dateOfBirth',
    start: 'exclusionDetails.startDate',
    end: 'exclusionDetails.endDate',
    period: 'exclusionDetails.period',
    reason: 'exclusionDetails.reason',
    authority: 'exclusionDetails.authority',
    action: 'additionalInfo',
    providerId: 'exclusionDetails.providerId',
    type: 'providerType',
    address: 'address',
    info: 'additionalInfo',
  },
  OigExclusions: {
    ...person,
    ...npi,
    firm: 'businessName',
    birth: 'dateOfBirth',
    start: 'exclusionDate',
    authority: 'exclusionType',
    action: 'exclusionType',
    type: 'specialty',
    address: 'address',
  },
  Sam: {
    ...person,
    ...npi,
    firm: 'fullName',
    alias: 'crossReference',
    start: 'activeDate',
    end: 'terminationDate',
    reason: 'additionalComments',
    authority: 'excludingAgency',
    action: 'exclusionType',
    address: 'address',
  },
  OfacSdn: { firm: 'fullName', birth: 'dateOfBirth', reason: 'remarks' },
  OfacConsolidated: { firm: 'fullName', birth: 'dateOfBirth', reason: 'remarks' },
  MedicareOptOut: {
    ...person,
    ...npi,
    start: 'effectiveDate',
    end: 'endDate',
    type: 'speciality',
    address: 'address',
  },
  CmsPreclusion: {
    ...person,
    ...npi,
    firm: 'businessName',
    birth: 'dateOfBirth',
    start: 'exclusionDate',
    reinstated: 'reinstatedDate',
    type: 'speciality',
    address: 'address',
  },
  OigFugitives: {
    firm: 'fullName',
    birth: 'dateOfBirth',
    authority: 'status',
    action: 'status',
    status: 'status',
  },
  Tricare: {
    firm: 'companies',
    start: 'excludeDate',
    reason: 'summary',
    period: 'term',
    address: 'addresses',
  },
};

/** Whether a dataset takes a list whose layout may be one of those that are published. */
export function isListDataset(type: string): type is ListDataset {
  return Object.hasOwn(paths, type);
}

/** The field of a dataset's records that a part goes to; undefined where the dataset has none. */
export function fieldOfPart(dataset: ListDataset, part: Part): string | undefined {
  return paths[dataset][part];
}

/** The field that holds the whole name of a person whose parts nobody can tell, or that the dataset has no parts for. */
export function wholeNameField(dataset: ListDataset): string {
  if (dataset === 'OigExclusions' || dataset === 'CmsPreclusion') return 'businessName';
  return dataset === 'MedicareOptOut' ? 'lastName' : 'fullName';
}

/** Fields that no part goes to, for files that name them themselves. */
const ownFields: Partial<Record<ListDataset, readonly string[]>> = {
  OigExclusions: ['general', 'upin', 'exclusionType'],
  Sam: [
    'classification',
    'duns',
    'uei',
    'exclusionProgram',
    'ctCode',
    'exclusionType',
    'recordStatus',
    'samNumber',
    'cage',
  ],
  CmsPreclusion: ['general', 'ein', 'claimRejectionDate', 'lastUpdate'],
  MedicareOptOut: ['eligibleToOrderAndRefer'],
};

/** The field of a dataset that a column names, `Claim Rejection Date` or `claimRejectionDate`; undefined for other names. */
export function fieldOfHeader(dataset: ListDataset, name: string): `.${string}` | undefined {
  const key = keyOfName(name);
  const field = ownFields[dataset]?.find(
    (one) => one.toLowerCase() === key || `${one.toLowerCase()}date` === key,
  );
  return field === undefined ? undefined : `.${field}`;
}

export type FieldKind = 'text' | 'date' | 'number' | 'yes or no' | readonly string[];

const kinds: Record<string, FieldKind> = {
  activeDate: 'date',
  terminationDate: 'date',
  creationDate: 'date',
  claimRejectionDate: 'date',
  lastUpdate: 'date',
  excludeDate: 'date',
  identityNumber: 'number',
  ein: 'number',
  openDataFlag: 'yes or no',
  eligibleToOrderAndRefer: 'yes or no',
  classification: ['Unknown', 'Firm', 'Individual', 'SpecialEntityDesignation', 'Vessel'],
  exclusionProgram: ['Unknown', 'Reciprocal', 'Nonreciprocal', 'Procurement', 'NonProcurement'],
  recordStatus: ['Active', 'Inactive'],
};

/** What the texts of a field must be that a column names itself. */
export function kindOfField(field: string): FieldKind {
  return kinds[field] ?? 'text';
}
