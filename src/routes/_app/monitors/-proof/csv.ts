import { answeredLookups, type LicenseProof, type ProofRow } from '@/domain/monitoring-proof';
import { isGap, type ProofCell } from '@/domain/proof-search';
import { datasetName } from '@/lib/dataset-names';
import { csvFile, type RowsWriting } from '@/lib/csv';
import { spellOut } from '@/lib/words';
import type { Proof } from './read-proof';
import {
  cellWords,
  licenseWords,
  lookupWords,
  outcomeWords,
  requestWords,
  standingWords,
  starterWords,
} from './words';

const fields = [
  'Month',
  'Provider',
  'Provider id',
  'NPI',
  'Active',
  'Kind',
  'List or license',
  'Result',
  'Gap',
  'Searched on',
  'Started by',
  'List date',
  'Searches in the month',
  'Scan id',
  'Matches',
  'Decisions',
  'Decided by',
  'Decided on',
  'Days until decided',
  'Later than 30 days',
  'Went on to',
];

/**
 * The proof as CSV: a line for each provider and list, with the matches of its searches, and one for each license. Days
 * are `YYYY-MM-DD`; of several matches each fact stands in their order, parted by semicolons. Throws the reason of a signal
 * that is aborted.
 */
export const proofCsv = (proof: Proof, options?: RowsWriting): Promise<Blob> =>
  csvFile(fields, lines(proof), options);

/** The lines are made as they are written, some dozen thousand of them. */
function* lines(proof: Proof): Generator<unknown[]> {
  for (const row of proof.rows) {
    for (const cell of row.cells) yield listLine(proof, row, cell);
    for (const license of row.licenses) yield licenseLine(proof, row, license);
  }
}

const start = ({ question }: Proof, { name, id, npi, standing }: ProofRow) => [
  question.month.month,
  name,
  id,
  npi,
  standingWords(standing) ?? 'all month',
];

function listLine(proof: Proof, row: ProofRow, cell: ProofCell): unknown[] {
  const { scan } = cell;
  const findings = row.findings.filter(({ list }) => list === cell.list);
  const each = (fact: (finding: (typeof findings)[number]) => string | number | undefined) =>
    findings.map((finding) => fact(finding) ?? 'not reported').join('; ');
  return [
    ...start(proof, row),
    'List',
    datasetName(cell.list),
    cell.state === 'searched' ? 'searched' : cellWords(cell),
    isGap(cell),
    cell.state === 'searched' || cell.state === 'databank' ? scan?.on : undefined,
    scan && starterWords(scan, proof.log?.starters),
    scan?.listDate ?? (cell.state === 'searched' ? 'not reported' : undefined),
    cell.searches,
    scan?.id,
    findings.length,
    each(outcomeWords),
    each(({ by, state }) => (state === 'open' || state === 'none' ? '–' : by)),
    each(({ decidedOn, state }) => (state === 'open' || state === 'none' ? '–' : decidedOn)),
    each(({ days, state }) => (state === 'open' || state === 'none' ? '–' : days)),
    each(({ isLate }) => (isLate ? 'yes' : 'no')),
    findings
      .map((finding) => requestWords(finding, proof.hasRequests))
      .filter(Boolean)
      .join('; '),
  ];
}

function licenseLine(proof: Proof, row: ProofRow, license: LicenseProof): unknown[] {
  const lookups = answeredLookups(license);
  return [
    ...start(proof, row),
    'License',
    licenseWords(license),
    proof.log ? lookupWords(license) : 'not told',
    undefined,
    lookups.map(({ on }) => on).join('; '),
    lookups.map(({ trigger }) => (trigger ? spellOut(trigger).toLowerCase() : 'not reported')).join('; '),
    ...Array<string>(fields.length - 7).fill(''),
  ];
}
