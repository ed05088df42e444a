import type { CsvLayout } from '@/lib/csv-check';
import { layoutOf } from './dataset-layout';
import { examineList } from './examine-list';
import { openFiles } from './open-files';
import { type ListChoices, type ListFindings, noChoices, type RefusedRow } from './types';

const ofState: CsvLayout = {
  columns: ['lastName', 'firstName', 'npiNumber'].map((name) => ({ name, kind: 'text' })),
  naming: ['lastName'],
};
const ofOig = layoutOf({ type: 'OigExclusions' });

interface ExamineOptions {
  datasetType?: string;
  layout?: CsvLayout;
  choices?: Partial<ListChoices>;
  refused?: readonly RefusedRow[];
  before?: number;
}

/** Examines files by their names, as lines of a text or as the bytes of a workbook. */
export async function examine(
  files: Record<string, readonly string[] | Uint8Array<ArrayBuffer>>,
  { datasetType = 'StateSanctionsAndExclusions', layout, choices, refused = [], before }: ExamineOptions = {},
): Promise<ListFindings> {
  const given = Object.entries(files).map(
    ([name, content]) => new File([content instanceof Uint8Array ? content : content.join('\n')], name),
  );
  const read = await openFiles(given);
  if (!('opened' in read)) throw new Error(read.problem);
  return examineList(read.opened, {
    datasetType,
    layout: layout ?? (datasetType === 'OigExclusions' ? ofOig : ofState),
    choices: { ...noChoices, ...choices },
    ...(before !== undefined && { before: { records: before } }),
    refused,
    today: '2026-11-28',
  });
}

/** What is sent of a list, line by line. */
export const sent = async ({ csv }: ListFindings) =>
  csv ? (await csv.text()).trim().split(/\r?\n/) : undefined;

/** Names of columns of a list that nobody knows. */
export const heading = ['Last Name', 'First Name', 'NPI', 'Exclusion Date', 'Exclusion Reason'];
/** A row below them. */
export const person = (last: string, npi = '') => [last, 'Ann', npi, '5/20/2024', 'Fraud'];
/** The lines of a file of such rows. */
export const file = (...rows: string[][]) => [heading, ...rows].map((cells) => cells.join(','));
export const people = (count: number) => Array.from({ length: count }, (_, at) => person(`Roe${at}`));

/** The federal list’s own columns. */
export const oigHeading =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
/** A row below them. */
export const oigRow = (last: string, npi: string) =>
  `${last},ANN,,,IND,NURSE,,${npi},19690214,12 OAK ST,BOSTON,MA,02108,1128b4,20140520,00000000,00000000,`;
