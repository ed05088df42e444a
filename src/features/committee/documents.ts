import { lateWords, letterDue, nameWords, outcomeWords, type CommitteeDecision } from '@/domain/committee';
import { formatDate } from '@/lib/dates';
import { sentences } from '@/lib/sentences';
import { count, spellOut } from '@/lib/words';
import type { Block, Content } from '@/pdf/blocks';
import { madeNow, type NameOf } from '@/features/users/read-names';
import { isWhyClean } from './agenda';
import { needsLetter } from './letters';
import type { Minutes, MinutesEntry } from './meeting';
import { personKey } from './person-key';

/** `5 for, 0 against, 1 abstained` */
export const votesWords = ({ votes }: Pick<CommitteeDecision, 'votes'>): string | undefined =>
  votes && `${votes.for} for, ${votes.against} against, ${votes.abstained} abstained`;

/** `Credentialing committee: Ada Chair, Bo Member` · `Medical director: Cy Doctor`. */
export function deciderWords({ by, names }: Pick<CommitteeDecision, 'by' | 'names'>): string {
  const who = by === 'committee' ? 'Credentialing committee' : 'Medical director';
  return names.length > 0 ? `${who}: ${nameWords(names)}` : who;
}

/** Who decided, with which votes, who was recused, and on which conditions or why, as recorded: what stands below a decision on screen. */
export const decidedWords = (decision: CommitteeDecision): string =>
  sentences([
    deciderWords(decision),
    decision.votes && `Votes: ${votesWords(decision)}`,
    decision.recused.length > 0 && `Recused: ${nameWords(decision.recused)}`,
    decision.conditions && `Conditions: ${decision.conditions}`,
    decision.reason && `Reason: ${decision.reason}`,
    askedWords(decision) && `Asked for: ${askedWords(decision)}`,
    lateWords(decision),
  ]);

/** What a deferral asks for, in one line; '' for nothing. */
const askedWords = ({ asked = [] }: Pick<CommitteeDecision, 'asked'>): string => asked.join('; ');

const asIs: NameOf = (address) => address;

/** When a decision was entered, how late that was, and by whom. */
const enteredWords = (decision: CommitteeDecision, nameOf: NameOf): string =>
  lateWords(decision)
    ? `${lateWords(decision)?.replace(/^Entered /, '')}, by ${nameOf(decision.enteredBy)}`
    : `${formatDate(decision.enteredOn)} by ${nameOf(decision.enteredBy)}`;

/** What a decision says, each with its name; what does not apply is left out. `nameOf` names who entered it. */
export function decisionFacts(
  entry: CommitteeDecision & Pick<MinutesEntry, 'next'>,
  nameOf: NameOf = asIs,
): [name: string, value: string][] {
  const { day, next, recused, conditions, reason } = entry;
  const facts: [string, string | undefined][] = [
    ['Decision', outcomeWords(entry)],
    ['Date of decision', formatDate(day)],
    ['Decided by', deciderWords(entry)],
    ['Votes', votesWords(entry)],
    ['Recused', nameWords(recused)],
    ['Conditions', conditions],
    ['Reason', reason],
    ['Asked for', askedWords(entry)],
    ['Recredentialing due', next && formatDate(next)],
    ['Entered', enteredWords(entry, nameOf)],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}

/** What the committee weighed. Of a clean file the minutes keep why it is clean, which is no finding. */
function findingsOf({ findings }: MinutesEntry): string[] {
  const found = findings.filter((text) => !isWhyClean(text));
  return found.length > 0 ? found : ['None'];
}

const weighed = (entry: MinutesEntry) =>
  entry.by === 'committee' ? ['Findings', ...findingsOf(entry)] : ['Clean file', ...entry.findings];

/** Whom a decision is about, as an auditor finds it again: `NPI 1588667638, Physician (MD)`. */
const identity = ({ npi, providerType }: MinutesEntry): [name: string, value: string][] => [
  ...(npi ? ([['NPI', npi]] as [string, string][]) : []),
  ...(providerType ? ([['Provider type', providerType]] as [string, string][]) : []),
];

const weighedBlocks = (entry: MinutesEntry): Block[] => {
  const [title = '', ...items] = weighed(entry);
  return [
    { kind: 'paragraph', text: `${title}:` },
    { kind: 'list', items },
  ];
};

/** One decision as a document for the files of its request: an extract of the minutes that names nobody else. */
export function decisionContent(entry: MinutesEntry, nameOf: NameOf = asIs): Content {
  const title = `Committee decision, ${entry.name}`;
  return {
    title,
    ...madeNow(nameOf),
    parts: [
      {
        blocks: [
          { kind: 'heading', level: 1, text: 'Committee decision' },
          { kind: 'heading', level: 2, text: entry.name },
          {
            kind: 'facts',
            rows: [
              ...identity(entry),
              ...(entry.type ? ([['Request', spellOut(entry.type)]] as const) : []),
              ...decisionFacts(entry, nameOf),
            ],
          },
          ...weighedBlocks(entry),
        ],
        attached: [],
      },
    ],
  };
}

/** How many were decided how: `8 approved, 1 deferred, 1 denied`. */
export function countWords(entries: readonly MinutesEntry[]): string {
  const amount = (outcome: string) => entries.filter((one) => one.outcome === outcome).length;
  return (['approved', 'deferred', 'denied'] as const)
    .flatMap((outcome) => (amount(outcome) > 0 ? `${amount(outcome)} ${outcome}` : []))
    .join(', ');
}

/** Who took no part in which decisions: `Dee Partner, MD, recused from: Ada Quill`, a line each. */
function recusedWords(entries: readonly MinutesEntry[]): string {
  const byPerson = new Map<string, { name: string; from: string[] }>();
  for (const { name: file, recused } of entries)
    for (const name of recused) {
      const before = byPerson.get(personKey(name));
      // Written in two ways it is still one person, who is called by the fuller of them.
      const fuller = before && before.name.length >= name.length ? before.name : name;
      byPerson.set(personKey(name), { name: fuller, from: [...(before?.from ?? []), file] });
    }
  return [...byPerson.values()]
    .map(({ name, from }) => `${name}, recused from: ${nameWords(from)}`)
    .join('\n');
}

/**
 * The minutes of a day: who decided, what came of each file, when the letters are due and which were sent. `underWay` says how far
 * files are signed off while more follow.
 */
export function minutesContent({ day, entries }: Minutes, nameOf: NameOf = asIs, underWay?: string): Content {
  const ofCommittee = entries.filter(({ by }) => by === 'committee');
  const signedOff = entries.filter(({ by }) => by === 'medical director');
  const members = new Map(ofCommittee.flatMap(({ names }) => names.map((name) => [personKey(name), name])));
  const present = [...members.values()];
  const directors = [...new Set(signedOff.flatMap(({ names }) => names))];
  const due = letterDue(day);
  const facts: [string, string | undefined][] = [
    ['Date of decision', formatDate(day)],
    ['Present', nameWords(present)],
    ['Recused', recusedWords(ofCommittee)],
    ['Medical director', nameWords(directors)],
    ['Decided', `${count(entries.length, 'file')}: ${countWords(entries)}`],
    ['Not complete', underWay && `${underWay}; more follow`],
    ['Letters due', due && formatDate(due)],
  ];
  const blocks: Block[] = [
    {
      kind: 'heading',
      level: 1,
      // The day has a line of its own: it would be parted where the first one ends.
      text: `Minutes of the credentialing committee,\n${formatDate(day)}`,
      bookmark: `Minutes of the credentialing committee, ${formatDate(day)}`,
    },
    { kind: 'facts', rows: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) },
    {
      kind: 'table',
      head: [
        'Provider or facility',
        'NPI',
        'Provider type',
        'Request',
        'Decision',
        'Recredentialing due',
        'Letter sent',
      ],
      rows: entries.map((entry) => [
        entry.name,
        entry.npi ?? '–',
        entry.providerType ?? '–',
        entry.type ? spellOut(entry.type) : '–',
        outcomeWords(entry),
        entry.next ? formatDate(entry.next) : '–',
        entry.letterOn ? formatDate(entry.letterOn) : needsLetter(entry) ? 'not yet' : '–',
      ]),
    },
    ...committeeBlocks(ofCommittee, nameOf),
    ...cleanBlocks(signedOff, nameOf),
  ];
  return {
    title: `Credentialing committee, minutes of ${formatDate(day)}`,
    ...madeNow(nameOf),
    parts: [{ blocks, attached: [] }],
  };
}

/** What the table of all decisions says of each. */
const inTable: readonly string[] = ['Date of decision', 'Recredentialing due'];

/** What the committee decided, file by file: what the table of all decisions does not say of it. */
function committeeBlocks(entries: readonly MinutesEntry[], nameOf: NameOf): Block[] {
  if (entries.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Decided by the committee' },
    ...entries.flatMap((entry): Block[] => [
      { kind: 'heading', level: 3, text: entry.name },
      {
        kind: 'facts',
        isWhole: true,
        rows: [
          ...decisionFacts(entry, nameOf).filter(([name]) => !inTable.includes(name)),
          ['Findings', findingsOf(entry).join('\n')],
        ],
      },
    ]),
  ];
}

/** Clean files, a row for each: what the table of all decisions does not say of it. */
function cleanBlocks(entries: readonly MinutesEntry[], nameOf: NameOf): Block[] {
  if (entries.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Clean files, signed off by the medical director' },
    {
      kind: 'table',
      head: ['Provider or facility', 'Signed off by', 'Entered', 'Why the file is clean'],
      rows: entries.map((entry) => [
        entry.name,
        nameWords(entry.names) || '–',
        enteredWords(entry, nameOf),
        sentences([
          ...entry.findings,
          entry.conditions && `Conditions: ${entry.conditions}`,
          entry.reason && `Reason: ${entry.reason}`,
        ]),
      ]),
    },
  ];
}
