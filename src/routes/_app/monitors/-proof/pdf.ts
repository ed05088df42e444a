import { currentUser } from '@/api/session';
import type { ProofRow } from '@/domain/monitoring-proof';
import type { ProofCell } from '@/domain/proof-search';
import { now } from '@/lib/clock';
import { datasetName } from '@/lib/dataset-names';
import { formatDate, formatDateTime } from '@/lib/dates';
import { capitalized } from '@/lib/words';
import type { Block, Content } from '@/pdf/blocks';
import type { Proof } from './read-proof';
import {
  cellWords,
  furtherWords,
  licenseWords,
  listDateWords,
  longMonth,
  lookupWords,
  outcomeWords,
  requestWords,
  rowsWithGaps,
  ruleWords,
  standingWords,
  starterWords,
  verdictWords,
} from './words';

/** A table of more rows than this is drawn in several, so that none is measured as a whole. */
const rowsOfTable = 500;

/** The proof as a document: the verdict, who was missed, what was found, then every provider with every list. */
export function proofContent(proof: Proof): Content {
  const at = now();
  const made = [formatDateTime(new Date(at).toISOString()), currentUser()?.email].filter(Boolean).join(', ');
  const title = `Proof of monitoring, ${longMonth(proof.question.month.month)}`;
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'paragraph', text: verdictWords(proof) },
    { kind: 'list', items: furtherWords(proof) },
    ...gapBlocks(proof),
    ...findingBlocks(proof),
    { kind: 'heading', level: 2, text: 'Searches by provider' },
    ...tables(
      [
        'Provider',
        'NPI',
        ...proof.question.lists.map((list) => datasetName(list)),
        ...(hasLookups(proof) ? ['Licenses looked up'] : []),
      ],
      proof.rows.map((row) => [
        [row.name, standingWords(row.standing)].filter(Boolean).join('\n'),
        row.npi ? String(row.npi) : '–',
        ...row.cells.map((cell) => cellText(cell, proof)),
        ...(hasLookups(proof) ? [lookedUp(row)] : []),
      ]),
    ),
    ...licenseBlocks(proof),
    { kind: 'heading', level: 2, text: 'How this proof was made' },
    { kind: 'list', items: ruleWords(proof) },
  ];
  return { title, made, date: new Date(at), parts: [{ blocks, attached: [] }] };
}

function gapBlocks({ question, summary }: Proof): Block[] {
  if (summary.gaps.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: `Gaps in ${longMonth(question.month.month)}` },
    ...tables(
      ['Provider', 'Provider id', 'What is missing'],
      rowsWithGaps(summary.gaps).map(({ row, cells }) => [
        row.name,
        row.id,
        cells.map((cell) => `${datasetName(cell.list)}: ${cellWords(cell)}`).join('\n'),
      ]),
    ),
  ];
}

function findingBlocks({ summary, hasRequests }: Proof): Block[] {
  if (summary.findings.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Matches and decisions' },
    ...tables(
      ['Provider', 'List and record', 'Found', 'Decision', 'By', 'Note, and what followed'],
      summary.findings.map(({ row, finding }) => [
        row.name,
        [datasetName(finding.list), finding.match.record].filter(Boolean).join('\n'),
        formatDate(finding.foundOn),
        [
          capitalized(outcomeWords(finding)),
          finding.decidedOn && formatDate(finding.decidedOn),
          finding.isLate && 'Later than 30 days',
        ]
          .filter(Boolean)
          .join('\n'),
        finding.by ?? '–',
        [finding.note, requestWords(finding, hasRequests)].filter(Boolean).join('\n') || '–',
      ]),
    ),
  ];
}

function cellText(cell: ProofCell, { log }: Proof): string {
  const { state, scan, searches } = cell;
  if (state !== 'searched' || !scan) return capitalized(cellWords(cell));
  return [
    `${cellWords(cell)}, ${starterWords(scan, log?.starters)}`,
    listDateWords(scan),
    ...(searches > 1 ? [`the latest of ${searches}`] : []),
  ].join('\n');
}

/** Whether it is known which licenses were looked up. */
const hasLookups = ({ log, hasLicenses }: Proof) => hasLicenses && log !== undefined;

/** `1 of 3`; a dash of who has none. */
function lookedUp({ licenses }: ProofRow): string {
  if (licenses.length === 0) return '–';
  return `${licenses.filter(({ verified }) => verified.length > 0).length} of ${licenses.length}`;
}

const held = (row: ProofRow) =>
  row.licenses.filter(({ verified }) => verified.length > 0).map((license) => [row.name, license] as const);

function licenseBlocks(proof: Proof): Block[] {
  const licenses = proof.rows.flatMap(held);
  if (!hasLookups(proof) || licenses.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Licenses looked up in the month' },
    ...tables(
      ['Provider', 'License', 'Looked up'],
      licenses.map(([name, license]) => [name, licenseWords(license), lookupWords(license)]),
    ),
  ];
}

function tables(head: readonly string[], rows: readonly (readonly string[])[]): Block[] {
  const blocks: Block[] = [];
  for (let from = 0; from < rows.length; from += rowsOfTable)
    blocks.push({ kind: 'table', head, rows: rows.slice(from, from + rowsOfTable) });
  return blocks;
}
