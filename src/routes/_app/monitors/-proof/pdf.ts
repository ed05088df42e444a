import { isLookedUp, type ProofRow } from '@/domain/monitoring-proof';
import { isGap, type ProofCell } from '@/domain/proof-search';
import { madeNow, type NameOf } from '@/features/users/read-names';
import { datasetName } from '@/lib/dataset-names';
import { listNames } from '@/features/monitors/required-note';
import { formatDate } from '@/lib/dates';
import { mapInSlices } from '@/lib/slices';
import { capitalized, count, formatNumber } from '@/lib/words';
import type { Block, Content } from '@/pdf/blocks';
import type { Proof } from './read-proof';
import {
  cellWords,
  furtherWords,
  longMonth,
  outcomeWords,
  requestWords,
  rowsWithGaps,
  ruleWords,
  standingWords,
  starterWords,
  verdictWords,
} from './words';

/**
 * The proof as a document: what the month comes to on the first page, with who was missed and what was found and decided, then a
 * line for each provider with the days of all lists; further details are those of the CSV. Its rows are made in slices between which
 * the page answers; `nameOf` names who searched and decided. Throws the reason of `signal` once that is aborted.
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
    { kind: 'facts', rows: summaryFacts(proof, nameOf) },
    { kind: 'list', items: furtherWords(proof) },
    ...(await gapBlocks(proof, signal)),
    ...(await findingBlocks(proof, nameOf, signal)),
    { kind: 'heading', level: 2, text: 'How this proof was made' },
    { kind: 'list', items: ruleWords(proof) },
    { kind: 'page end' },
    { kind: 'heading', level: 2, text: 'Searches by provider' },
    { kind: 'paragraph', text: keyWords },
    {
      kind: 'table',
      isDense: true,
      head: [
        'Provider',
        'NPI',
        ...proof.question.lists.map((list) => datasetName(list)),
        ...(hasLookups(proof) ? ['Licenses looked up'] : []),
      ],
      rows: await mapInSlices(proof.rows, (row) => searchRow(row, proof, nameOf), { signal }),
    },
  ];
  return { title, ...madeNow(nameOf), parts: [{ blocks, attached: [] }] };
}

/** How the lines of providers are read. */
const keyWords =
  'A day is that of the latest search in the month, and behind the slash that of the list searched, where it was reported. A number in parentheses counts the searches of the month where there were several; a name is that of who started a search that no monitor did. “Gap” marks a search that was due and is missing. The CSV has each search with its id, and each license that was looked up.';

/** The numbers of the month, one below the other. */
function summaryFacts({ question, summary }: Proof, nameOf: NameOf): (readonly [string, string])[] {
  const { first, last } = question.month;
  const { due, searches, made, gaps, missed, findings } = summary;
  const deciders = new Map<string, number>();
  for (const { finding } of findings)
    if (finding.by) deciders.set(finding.by, (deciders.get(finding.by) ?? 0) + 1);
  const decided = [...deciders]
    .map(([by, decisions]) => `${nameOf(by)} (${formatNumber(decisions)})`)
    .toSorted((one, other) => (one < other ? -1 : 1));
  return [
    ['Month', `${formatDate(first)} to ${formatDate(last)}`],
    ['Lists', listNames(question.lists)],
    ['Providers', `${formatNumber(due)} active all month`],
    ['Searches', `${formatNumber(made)} of ${formatNumber(searches)} made`],
    [
      'Gaps',
      gaps.length === 0
        ? 'None'
        : `${count(gaps.length, 'search', 'searches')} missing, of ${count(missed, 'provider')}`,
    ],
    ['Matches', findings.length === 0 ? 'None' : formatNumber(findings.length)],
    ...(findings.length > 0 ? [['Decided by', decided.join(', ') || 'Not told'] as const] : []),
  ];
}

const searchRow = (row: ProofRow, proof: Proof, nameOf: NameOf): string[] => [
  [row.name, standingWords(row.standing)].filter(Boolean).join(', '),
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

/** A search in a few words, for one line; a gap is told at length among the gaps. */
function cellText(cell: ProofCell, proof: Proof, nameOf: NameOf): string {
  const { state, scan, searches } = cell;
  if (isGap(cell)) return state === 'failed' ? 'Gap: failed' : 'Gap';
  if (state === 'databank')
    return scan?.isContinuous ? 'NPDB, continuous' : `NPDB, ${shortDay(scan?.on, proof)}`;
  if (state !== 'searched' || !scan) return capitalized(cellWords(cell));
  return [
    shortDay(scan.on, proof),
    scan.listDate && ` / ${shortDay(scan.listDate, proof)}`,
    searches > 1 && ` (${formatNumber(searches)})`,
    scan.trigger !== 'Monitor' && `, ${nameOf(starterWords(scan, proof.log?.starters))}`,
  ]
    .filter(Boolean)
    .join('');
}

/** A day without its year where that is the month’s own, whenever the proof is made; no line breaks it. */
const shortDay = (day: string | undefined, { question }: Proof): string =>
  formatDate(day)
    .replace(`, ${question.month.month.slice(0, 4)}`, '')
    .replaceAll(' ', '\u00A0');

/** Whether it is known which licenses were looked up. */
const hasLookups = ({ log, hasLicenses }: Proof) => hasLicenses && log !== undefined;

/** `1 of 3`; a dash of who has none. */
function lookedUp({ licenses }: ProofRow): string {
  if (licenses.length === 0) return '–';
  return `${licenses.filter(isLookedUp).length} of ${licenses.length}`;
}
