import type { ListRecord } from './records';
import type { ListDataset } from './types';

/** The columns of the federal list, which its dataset takes in place of the fields of its records. */
const exclusionColumns: Record<string, (record: ListRecord) => string> = {
  LASTNAME: ({ fields }) => fields.lastName ?? '',
  FIRSTNAME: ({ fields }) => fields.firstName ?? '',
  MIDNAME: ({ fields }) => fields.middleName ?? '',
  BUSNAME: ({ fields }) => fields.businessName ?? '',
  GENERAL: ({ fields }) => fields.general ?? '',
  SPECIALTY: ({ fields }) => fields.specialty ?? '',
  UPIN: ({ fields }) => fields.upin ?? '',
  NPI: ({ fields }) => fields.npiNumber ?? '0000000000',
  DOB: ({ fields }) => withoutHyphens(fields.dateOfBirth),
  ADDRESS: ({ fields, place }) => place?.street ?? fields.address ?? '',
  CITY: ({ place }) => place?.city ?? '',
  STATE: ({ place }) => place?.state ?? '',
  ZIP: ({ place }) => place?.zip ?? '',
  EXCLTYPE: ({ fields }) => fields.exclusionType ?? '',
  EXCLDATE: ({ fields }) => withoutHyphens(fields.exclusionDate),
};

const withoutHyphens = (day = '') => day.replaceAll('-', '');

/**
 * The CSV file that a dataset takes, as it is uploaded: with the columns that some record fills, one line for each record below
 * the heading. Runs in one go: of a long list in a worker.
 */
export function toDatasetCsv(records: readonly ListRecord[], dataset: ListDataset): Blob {
  const columns = columnsFor(records, dataset);
  const lines = [columns.map(([name]) => name).join(',')];
  for (const record of records) lines.push(columns.map(([, read]) => quoted(read(record))).join(','));
  return new Blob([lines.join('\r\n'), '\r\n'], { type: 'text/csv' });
}

/** Records as the rows of that file, the names of its columns first. */
export function firstRows(records: readonly ListRecord[], dataset: ListDataset): string[][] {
  const columns = columnsFor(records, dataset);
  return [columns.map(([name]) => name), ...records.map((record) => columns.map(([, read]) => read(record)))];
}

const namingFields: ReadonlySet<string> = new Set([
  'lastName',
  'firstName',
  'middleName',
  'prefix',
  'suffix',
  'fullName',
  'businessName',
  'companies',
]);

type ReadColumn = (record: ListRecord) => string;

function columnsFor(
  records: readonly ListRecord[],
  dataset: ListDataset,
): [name: string, read: ReadColumn][] {
  return dataset === 'OigExclusions' ? Object.entries(exclusionColumns) : columnsOf(records);
}

function columnsOf(records: readonly ListRecord[]): [name: string, read: ReadColumn][] {
  const fields = new Set<string>();
  const lists = new Set<string>();
  let hasInfo = false;
  for (const record of records) {
    for (const name in record.fields) fields.add(name);
    for (const name in record.lists) lists.add(name);
    hasInfo ||= record.info !== undefined;
  }
  // Who it is stands first, also where the first records are all persons or all firms.
  const named = [...namingFields].filter((name) => fields.has(name));
  return [
    ...[...named, ...[...fields].filter((name) => !namingFields.has(name))].map(
      (name): [string, ReadColumn] => [name, (record) => record.fields[name] ?? ''],
    ),
    ...[...lists].map((name): [string, ReadColumn] => [name, (record) => inOneCell(record.lists?.[name])]),
    ...(hasInfo ? [['additionalInfo', infoText] as [string, ReadColumn]] : []),
  ];
}

/** Values of a list stand in one cell with semicolons between them, so none may have one itself. */
const inOneCell = (values: readonly string[] = []) =>
  values.map((value) => value.replaceAll(';', ',')).join('; ');
const infoText = ({ info }: ListRecord) => (info ? JSON.stringify(info) : '');
/** A line break in a value would part the lines of the file from the records. */
const quoted = (text: string) =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""').replaceAll(/[\r\n]+/g, ' ')}"` : text;
