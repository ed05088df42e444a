import { isLookedUp, type ProofRow } from '@/domain/monitoring-proof';
import type { ProofCell } from '@/domain/proof-search';
import { madeNow, type NameOf } from '@/features/users/read-names';
import { datasetName } from '@/lib/dataset-names';
import { formatDate } from '@/lib/dates';
import { mapInSlices } from '@/lib/slices';
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

/**
 * The proof as a document: the verdict, who was missed, what was found, then every provider with every list. Its rows are made in
 * slices between which the page answers; `nameOf` names who searched and decided. Throws the reason of `signal` once that is aborted.
 */
export async function proofContent(
  proof: Proof,
  signal?: AbortSignal,
  nameOf: NameOf = (address) => address,
): Promise<Content> {
  const title = `Proof of monitoring, ${longMonth(proof.question.month.month)}`;
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'paragraph', text: verdictWords(proof) },
    { kind: 'list', items: furtherWords(proof) },
    ...(await gapBlocks(proof, signal)),
    ...(await findingBlocks(proof, nameOf, signal)),
    { kind: 'heading', level: 2, text: 'Searches by provider' },
    {
      kind: 'table',
      head: [
        'Provider',
        'NPI',
        ...proof.question.lists.map((list) => datasetName(list)),
        ...(hasLookups(proof) ? ['Licenses looked up'] : []),
      ],
      rows: await mapInSlices(proof.rows, (row) => searchRow(row, proof, nameOf), { signal }),
    },
    ...(await licenseBlocks(proof, signal)),
    { kind: 'heading', level: 2, text: 'How this proof was made' },
    { kind: 'list', items: ruleWords(proof) },
  ];
  return { title, ...madeNow(nameOf), parts: [{ blocks, attached: [] }] };
}

const searchRow = (row: ProofRow, proof: Proof, nameOf: NameOf): string[] => [
  [row.name, standingWords(row.standing)].filter(Boolean).join('\n'),
  row.npi ? String(row.npi) : '–',
  ...row.cells.map((cell) => cellText(cell, proof, nameOf)),
  ...(hasLookups(proof) ? [lookedUp(row)] : []),
];

async function gapBlocks({ question, summary }: Proof, signal: AbortSignal | undefined): Promise<Block[]> {
  if (summary.gaps.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: `Gaps in ${longMonth(question.month.month)}` },
    {
      kind: 'table',
      head: ['Provider', 'NPI', 'What is missing'],
      rows: await mapInSlices(
        rowsWithGaps(summary.gaps),
        ({ row, cells }) => [
          row.name,
          row.npi ? String(row.npi) : '–',
          cells.map((cell) => `${datasetName(cell.list)}: ${cellWords(cell)}`).join('\n'),
        ],
        { signal },
      ),
    },
  ];
}

async function findingBlocks(
  { summary, hasRequests }: Proof,
  nameOf: NameOf,
  signal: AbortSignal | undefined,
): Promise<Block[]> {
  if (summary.findings.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Matches and decisions' },
    {
      kind: 'table',
      head: ['Provider', 'List and record', 'Found', 'Decision', 'By', 'Note, and what followed'],
      rows: await mapInSlices(
        summary.findings,
        ({ row, finding }) => [
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
          finding.by ? nameOf(finding.by) : '–',
          [finding.note, requestWords(finding, hasRequests)].filter(Boolean).join('\n') || '–',
        ],
        { signal },
      ),
    },
  ];
}

function cellText(cell: ProofCell, { log }: Proof, nameOf: NameOf): string {
  const { state, scan, searches } = cell;
  if (state !== 'searched' || !scan) return capitalized(cellWords(cell));
  return [
    `${cellWords(cell)}, ${nameOf(starterWords(scan, log?.starters))}`,
    listDateWords(scan),
    ...(searches > 1 ? [`the latest of ${searches}`] : []),
  ].join('\n');
}

/** Whether it is known which licenses were looked up. */
const hasLookups = ({ log, hasLicenses }: Proof) => hasLicenses && log !== undefined;

/** `1 of 3`; a dash of who has none. */
function lookedUp({ licenses }: ProofRow): string {
  if (licenses.length === 0) return '–';
  return `${licenses.filter(isLookedUp).length} of ${licenses.length}`;
}

const held = (row: ProofRow) =>
  row.licenses.filter(isLookedUp).map((license) => [row.name, license] as const);

async function licenseBlocks(proof: Proof, signal: AbortSignal | undefined): Promise<Block[]> {
  const licenses = proof.rows.flatMap(held);
  if (!hasLookups(proof) || licenses.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Licenses looked up in the month' },
    {
      kind: 'table',
      head: ['Provider', 'License', 'Looked up'],
      rows: await mapInSlices(
        licenses,
        ([name, license]) => [name, licenseWords(license), lookupWords(license)],
        { signal },
      ),
    },
  ];
}
