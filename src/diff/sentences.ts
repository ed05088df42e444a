import { describeRow, nameRow } from '@/flexible-data/describe';
import { displayText, isScalar, readNode } from '@/flexible-data/model';
import { summarise } from '@/flexible-data/summarise';
import { hasDiscipline } from '@/domain/discipline';
import { isBadNews, type SettledWords, standingOf } from '@/domain/license-standing';
import { addDays, formatDate } from '@/lib/dates';
import { count, textOf } from '@/lib/words';
import { dayIn, isTimed } from '@/lib/written-day';
import { cellChange } from './cells';
import { names } from './comparable';
import { ownProperty } from './delta';
import { excerpts, smallDifference } from './difference';
import type { Comparison, DiffLine, TableLine, ValueLine, WholeLine } from './lines';
import type { Part } from './parts';

/** bad: look at this first; change: it differs; same: it does not. */
export type SentenceTone = 'bad' | 'change' | 'same';

export interface Sentence {
  tone: SentenceTone;
  parts: { text: string; strong: boolean }[];
}

interface Weighed extends Sentence {
  weight: number;
}

/** Names of values that tell what a license does not allow: one that says something, and nothing good, limits it. */
const limiting =
  /restrict|limitation|condition|encumb|obligation|probation|stipulat|disciplin|sanction|supervis/i;
/** Names of further values that may tell a standing. */
const standing = /\b(?:status|standing|authority)\b/i;

/** Lower is worse and comes first; topics not listed weigh 60. */
const weights: Record<string, number> = {
  [names.disciplinaryActions]: 0,
  [names.status]: 10,
  [names.originalStatus]: 55,
  [names.failureReason]: 15,
  [names.licenseStatus]: 20,
  [names.expires]: 25,
  [names.problems]: 30,
  [names.correctResultIndex]: 32,
  [names.name]: 34,
  [names.licenseNumber]: 35,
  [names.licenseType]: 36,
  [names.issued]: 40,
  [names.compactStatus]: 42,
  [names.prescriptiveAuthority]: 43,
  [names.address]: 45,
  [names.additionalProperties]: 50,
  [names.attachments]: 52,
};

const longest = 160;
const clip = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);
const shown = (text: string | undefined) => clip(text || '–');

/** `**bold** plain` → parts; values never contain markup of their own, so they are passed as parts. */
type Phrase = (string | { strong: string })[];
const strong = (text: string) => ({ strong: text });
const say = (tone: SentenceTone, weight: number, ...phrase: Phrase): Weighed => ({
  tone,
  weight,
  parts: phrase.map((one) =>
    typeof one === 'string' ? { text: one, strong: false } : { text: one.strong, strong: true },
  ),
});

interface Place {
  /** The field of the verification or result that the change lies in. */
  topic: string;
  weight: number;
  /** Where in words, before the label: `Result 2, Other details, Education: `. */
  within: string;
}

function placeOf(line: DiffLine): Place {
  const topic = line.field ?? line.label;
  const within = line.path.join(', ');
  return { topic, weight: weights[topic] ?? 60, within: within ? `${within}: ` : '' };
}

/** How far two days lie apart: `3 years later`, `2 months earlier`, `12 days later`. */
function apart(before: string, after: string): string {
  const direction = after > before ? 'later' : 'earlier';
  const [early, late] = after > before ? [before, after] : [after, before];
  const [y1 = 0, m1 = 0, d1 = 0] = early.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = late.split('-').map(Number);
  const months = (y2 - y1) * 12 + m2 - m1;
  const lastDays = addDays(early, 1)?.endsWith('-01') && addDays(late, 1)?.endsWith('-01');
  if (months > 0 && (d1 === d2 || lastDays)) {
    return months % 12 === 0
      ? `${count(months / 12, 'year')} ${direction}`
      : `${count(months, 'month')} ${direction}`;
  }
  const days = Math.round((Date.parse(late) - Date.parse(early)) / 86_400_000);
  return `${count(days, 'day')} ${direction}`;
}

/** What a license does not allow any more: nothing, or nothing more than before, is no bad news. */
function limits(before: unknown, after: unknown, settled: SettledWords): boolean {
  if (!hasDiscipline(after)) return false;
  return isBadNews(withActive(before), withActive(after), settled);
}

/** Beside a good word, so that `Not restricted` says that there is nothing else. */
const withActive = (value: unknown) => (hasDiscipline(value) ? `Active, ${textOf(value)}` : 'Active');

/** Whether a value that differs is to be looked at first. */
function isBad(line: ValueLine, topic: string, settled: SettledWords): boolean {
  const { before, after, raw } = line;
  switch (topic) {
    case names.disciplinaryActions:
      return hasDiscipline(raw[1]);
    case names.status:
      return after !== 'Found';
    case names.licenseStatus:
      return isBadNews(before, after, settled);
    case names.expires: {
      const [was, is] = [dayIn(raw[0]), dayIn(raw[1])];
      return !is || (was !== undefined && is < was);
    }
    case names.originalStatus:
      return false;
  }
  if (limiting.test(line.label)) return limits(before, after, settled);
  // Many things have a status: what it says has to be known to be bad.
  return (
    standing.test(line.label) && standingOf(after, settled) !== 'unknown' && isBadNews(before, after, settled)
  );
}

/** What is said of an item of a list that stands at another place. */
function movedSentence({ moved }: DiffLine, place: Place, what: string): Weighed[] {
  if (!moved) return [];
  const places = ` moved from place ${moved.from + 1} to place ${moved.to + 1}.`;
  return [say('change', place.weight + 9, strong(`${place.within}${what}`), places)];
}

function valueSentences(line: ValueLine, settled: SettledWords): Weighed[] {
  const place = placeOf(line);
  const moved = movedSentence(line, place, line.after ? `“${clip(line.after)}”` : line.label);
  if (line.kind === 'same') return moved;
  const worse = !line.isSpelling && isBad(line, place.topic, settled);
  const [tone, weight] = worse ? (['bad', place.weight - 4] as const) : (['change', place.weight] as const);
  const label = strong(`${place.within}${line.label}`);
  return [say(tone, line.isSpelling ? weight + 8 : weight, label, ...changePhrase(line)), ...moved];
}

/** What follows the name of a value that changed: both values, or what exactly differs. */
function changePhrase({ kind, before, after, raw, isSpelling, isHidden }: ValueLine): Phrase {
  if (isHidden) return [' changed in a part that is not shown here.'];
  if (isSpelling && before && after) {
    const [one, other] = excerpts(before, after);
    return [` is written differently: ${one} is now `, strong(other), '.'];
  }
  if (!before && !after)
    return [
      kind === 'removed' ? ' is no longer listed; it had no value.' : ' is now listed, without a value.',
    ];
  if (!before) return [' is now given: ', strong(shown(after)), '.'];
  if (!after) return [` is no longer given; it was ${shown(before)}.`];
  const [was, is] = raw.map((value) => (isTimed(value) ? undefined : dayIn(value)));
  if (was && is)
    return [` moved from ${formatDate(was)} to `, strong(formatDate(is)), `, ${apart(was, is)}.`];
  const small = smallDifference(before, after);
  if (small) return [` changed: ${small}.`];
  const [one, other] = excerpts(before, after);
  return [` changed from ${one} to `, strong(other), '.'];
}

function described(rows: unknown[], tell: (row: unknown) => string): string {
  const lines = rows
    .slice(0, 3)
    .map((row) => clip(tell(row)))
    .filter(Boolean);
  const more = rows.length > 3 ? ` and ${count(rows.length - 3, 'more', 'more')}` : '';
  return lines.length > 0 ? `: ${lines.join('; ')}${more}.` : '.';
}

/** An attachment by its file name, else as any row. */
function nameAttachment(row: unknown): string {
  return displayText(ownProperty(row, 'File')) || describeRow(row);
}

function tableSentences(line: TableLine, settled: SettledWords): Weighed[] {
  const { topic, weight, within } = placeOf(line);
  // A row that says that there is nothing is no action.
  const actions =
    topic === names.disciplinaryActions &&
    line.rows.some((row) => hasDiscipline(row.before) || hasDiscipline(row.after));
  const noun = actions ? 'disciplinary action' : topic === names.attachments ? 'attachment' : 'row';
  const naming = actions ? describeRow : noun === 'row' ? nameRow : nameAttachment;
  const place = noun === 'row' ? ` in ${within}${line.label}` : '';
  const of = (wanted: (row: Part) => boolean) => line.rows.filter(wanted);
  const added = of((row) => row.kind === 'added');
  const removed = of((row) => row.kind === 'removed');
  const changed = of((row) => row.kind === 'changed' || row.kind === 'inside');
  const moved = of((row) => row.moved !== undefined);
  const toneOf = (rows: Part[]) =>
    actions && rows.some((row) => hasDiscipline(row.after)) ? 'bad' : 'change';
  const sentences: Weighed[] = [];
  const tell = (rows: Part[], word: string, values: unknown[], more: number, how: SentenceTone) => {
    if (rows.length === 0) return;
    const head = strong(`${count(rows.length, noun)} ${word}`);
    sentences.push(say(how, weight + more, head, `${place}${described(values, naming)}`));
  };
  tell(
    added,
    'added',
    added.map((row) => row.after),
    0,
    toneOf(added),
  );
  tell(
    changed,
    'changed',
    changed.map((row) => row.after),
    1,
    toneOf(changed),
  );
  tell(
    removed,
    'removed',
    removed.map((row) => row.before),
    2,
    'change',
  );
  sentences.push(...changed.slice(0, 3).flatMap((row) => cellSentences(line, row, weight + 1.5, settled)));
  tell(moved, moved.length === 1 ? 'stands at another place' : 'stand at other places', [], 9, 'change');
  return sentences;
}

/** Beyond so many changed cells of a row their number alone is told. */
const mostCells = 6;

/** What changed in the cells of a row. */
function cellSentences(line: TableLine, row: Part, weight: number, settled: SettledWords): Weighed[] {
  const name = clip(nameRow(row.before) || (typeof row.key === 'number' ? `row ${row.key + 1}` : ''));
  const path = [...line.path, line.label, name].filter(Boolean);
  const changed = line.columns
    .map((column) => ({ ...cellChange(row, column), label: column.label }))
    .filter(({ differs }) => differs);
  const sentences = changed
    .slice(0, mostCells)
    .flatMap(({ raw, ...texts }) => {
      const cell = { ...line, ...texts, path, raw };
      if (!raw.every(isScalar)) return wholeSentences({ ...cell, type: 'whole', summary: summarise(raw[1]) });
      return valueSentences({ ...cell, type: 'value' }, settled);
    })
    .map((sentence) => ({ ...sentence, weight }));
  const rest = changed.length - mostCells;
  if (rest > 0)
    sentences.push(
      say('change', weight, strong(`${path.join(', ')}`), `: ${count(rest, 'more value')} changed.`),
    );
  return sentences;
}

/** What was replaced as a whole, in a few words. */
const wholeWords = (value: unknown) =>
  isScalar(value) ? `“${clip(displayText(value)) || '–'}”` : summarise(value);

function wholeSentences(line: WholeLine): Weighed[] {
  const { topic, weight, within } = placeOf(line);
  const moved = movedSentence(line, placeOf(line), line.label);
  if (line.kind === 'same') return moved;
  const tone = topic === names.disciplinaryActions && hasDiscipline(line.after) ? 'bad' : 'change';
  const node = readNode(line.kind === 'removed' ? line.before : line.after);
  if (node.kind === 'table' && node.rows.length > 0 && line.kind !== 'changed') {
    const rows = node.rows.map((value, key): Part => {
      const [before, after] = line.kind === 'added' ? [undefined, value] : [value, undefined];
      return { key, kind: line.kind, before, after, delta: undefined };
    });
    return tableSentences({ ...line, type: 'table', columns: [], rows, changes: rows.length }, {});
  }
  const label = strong(`${within}${line.label}`);
  if (line.kind === 'added') return [say(tone, weight, label, ` is new: ${line.summary}.`)];
  if (line.kind === 'removed')
    return [say(tone, weight + 2, label, ` is no longer there; it held ${line.summary}.`)];
  const [before, after] = [wholeWords(line.before), wholeWords(line.after)];
  const now = before === after ? `now other ones: ${after}` : `now ${after}`;
  return [say(tone, weight + 1, label, ` was replaced: before ${before}, ${now}.`), ...moved];
}

function sameSentence(comparison: Comparison): Sentence | undefined {
  const { same } = comparison;
  if (same === 0) return undefined;
  const top = comparison.lines.filter(
    (line) =>
      line.type === 'value' &&
      line.kind === 'same' &&
      line.path.length === 0 &&
      line.id.startsWith('result/'),
  );
  const named = top.slice(0, 4).map((line, index) => (index === 0 ? line.label : line.label.toLowerCase()));
  const rest = same - named.length;
  const did = ' did not change.';
  const others = `${rest} other ${rest === 1 ? 'value' : 'values'}`;
  const list =
    named.length === 0
      ? count(same, 'value')
      : rest > 0
        ? `${named.join(', ')} and ${others}`
        : named.length > 1
          ? `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`
          : (named[0] ?? '');
  return { tone: 'same', parts: [{ text: `${list}${did}`, strong: false }] };
}

/**
 * What changed between two verifications in plain words, worst first: disciplinary actions, statuses,
 * expiry, then the rest, and at last what stayed the same. Which statuses and restrictions are bad news, the table of the
 * words of boards says, and what the team `settled` (field.md 1.5). Takes a comparison of `compareVerifications`; gives at
 * least one sentence, at most `most` about changes.
 */
export function sentences(comparison: Comparison, settled: SettledWords = {}, most = 12): Sentence[] {
  const found: Weighed[] = comparison.lines.flatMap((line) => {
    switch (line.type) {
      case 'table':
        return tableSentences(line, settled);
      case 'whole':
        return wholeSentences(line);
      case 'value':
        return valueSentences(line, settled);
      case 'heading':
        return movedSentence(line, placeOf(line), line.label);
    }
  });
  const ranked = found.toSorted((one, other) => one.weight - other.weight);
  const leading: Sentence[] = ranked.slice(0, most).map(({ tone, parts }) => ({ tone, parts }));
  const untold = ranked.length - leading.length;
  if (untold > 0) {
    leading.push({
      tone: 'change',
      parts: [{ text: `${count(untold, 'more change')} below.`, strong: false }],
    });
  }
  if (leading.length === 0) {
    leading.push({
      tone: 'same',
      parts: [{ text: 'Nothing that the source says about the license changed.', strong: true }],
    });
  }
  const same = sameSentence(comparison);
  return same ? [...leading, same] : leading;
}
