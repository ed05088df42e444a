import { committeeElement } from '@/domain/committee';
import { spellOut } from '@/lib/words';
import type { Block } from '@/pdf/blocks';
import type { FileElements, Score } from './-elements';
import type { Audit } from './-read-audit';
import type { ResultRows } from './-result-table';
import { firstFiles } from './-sample';

/** What the files of a sample come to in one element: how many files meet it, how many do not, to how many it does not apply. */
export interface ElementResult {
  name: string;
  scores: Readonly<Record<Score, number>>;
  /** Of the files to which it applies and of which it is known; undefined where there are none. */
  percent: number | undefined;
  /** By the 8/30 method, whether the first files of each kind are enough; undefined by any other rule. */
  stages: string | undefined;
}

/** The worst of several entries of one element, such as licenses, is what the file comes to. */
const worstFirst: readonly Score[] = ['not met', 'unknown', 'met', 'not applicable'];

/** Each license is an entry of its own on a checklist, and one element of a file review. */
const elementName = (name: string): string => (/^License(, | \S*\d)/.test(name) ? 'License' : name);

/** What was not asked of a file does not apply to it; no file is completed without a decision, which is on record or is missing (docs/field.md 2.11). */
const withoutEntry = (name: string): Score => (name === committeeElement ? 'not met' : 'not applicable');

/** What a file comes to, by element, in the order of its checklist. */
function scoresOf(known: FileElements | undefined): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const { name, score } of known && 'elements' in known ? known.elements : []) {
    const key = elementName(name);
    const before = scores.get(key);
    const isWorse = before === undefined || worstFirst.indexOf(score) < worstFirst.indexOf(before);
    if (isWorse) scores.set(key, score);
  }
  return scores;
}

/** How many files of a sample have a checklist that is judged. */
export const judgedFiles = (files: Audit['files'], known: ReadonlyMap<string, FileElements>): number =>
  files.filter(({ id }) => scoresOf(known.get(id)).size > 0).length;

/**
 * What the files of a sample come to, element by element, in the order in which checklists have them. A file counts once for each
 * element, by the worst of its entries (field.md 2.17); what its checklist does not have was not asked of it. `known` are the checklists by the ids of the files.
 */
export function elementResults(
  { files, rule }: Pick<Audit, 'files' | 'rule'>,
  known: ReadonlyMap<string, FileElements>,
): ElementResult[] {
  const all = files.map(({ id, type }) => ({ type, scores: scoresOf(known.get(id)) }));
  const names = [...new Set(all.flatMap(({ scores }) => [...scores.keys()]))];
  return names.map((name) => {
    const scoreIn = ({ scores }: { scores: ReadonlyMap<string, Score> }) =>
      scores.get(name) ?? (scores.size > 0 ? withoutEntry(name) : undefined);
    const amount = (score: Score) => all.filter((one) => scoreIn(one) === score).length;
    const scores = {
      met: amount('met'),
      'not met': amount('not met'),
      'not applicable': amount('not applicable'),
      unknown: amount('unknown'),
    };
    const judged = scores.met + scores['not met'];
    const stage = (kind: string) => {
      const ofKind = all.filter(({ type }) => type === kind);
      if (ofKind.length === 0) return [];
      const first = ofKind.slice(0, firstFiles).map(scoreIn);
      const isEnough = first.every((score) => score === 'met' || score === 'not applicable');
      return `${spellOut(kind)}: ${isEnough ? `met by the first ${first.length}` : `look at all ${ofKind.length}`}`;
    };
    return {
      name,
      scores,
      percent: judged > 0 ? (100 * scores.met) / judged : undefined,
      stages: rule.method ? ['Initial', 'ReCredentialing'].flatMap(stage).join('. ') : undefined,
    };
  });
}

/** `95 %`, never rounded up to all; a dash where nothing is known. */
export const percentWords = (percent: number | undefined): string =>
  percent === undefined ? '–' : `${Math.floor(percent)} %`;

/** What the numbers are of. */
export const resultsWords =
  'Each file counts once for each element, by the day of its decision and by what is on file now. N/A: it does not apply, or is not on the checklist. Percent of the files that meet it or do not.';

/** The results as rows of a table: what is not known, and the stages of a method, have a column where there are any. */
export function resultRows({ rule }: Pick<Audit, 'rule'>, results: readonly ElementResult[]): ResultRows {
  const hasUnknown = results.some(({ scores }) => scores.unknown > 0);
  return {
    head: [
      'Element',
      'Met',
      'Not met',
      'N/A',
      ...(hasUnknown ? ['Not known'] : []),
      'Percent met',
      ...(rule.method ? [rule.method] : []),
    ],
    rows: results.map(({ name, scores, percent, stages }) => [
      name,
      scores.met,
      scores['not met'],
      scores['not applicable'],
      ...(hasUnknown ? [scores.unknown] : []),
      percentWords(percent),
      ...(stages === undefined ? [] : [stages]),
    ]),
  };
}

/** The results as a table of a document. */
export function resultBlocks(audit: Audit, known: ReadonlyMap<string, FileElements>): Block[] {
  const results = elementResults(audit, known);
  if (results.length === 0) return [];
  const { head, rows } = resultRows(audit, results);
  return [
    { kind: 'heading', level: 2, text: 'Results by element' },
    { kind: 'paragraph', text: resultsWords },
    { kind: 'table', head, rows: rows.map((row) => row.map(String)) },
  ];
}
