import { hasDiscipline } from '@/domain/discipline';
import { formatDate } from '@/lib/dates';
import { dayIn } from '@/lib/written-day';
import { displayText, isPlainObject, isScalar, readNode, rootSpot, descendants } from './model';

const ends = /\b(?:end|ends|ended|expir|terminat|until|to date|through|closed)/i;
const filing = /\b(?:date|effective|filed|issued|entered|order(?:ed)? on|imposed|start|begin|from|when)/i;
const act =
  /\b(?:action|order|discipline|sanction|decision|outcome|type|offen[cs]e|title|description|reason)/i;
const identity = /\b(?:id|case|docket|number|no|nr|file|ref(?:erence)?|url|link|document)\b|#/i;

/** Splits `actionDate` and `Action_date` at their joints, so that the words above are found. */
const words = (key: string) => key.replace(/[_-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

interface Read {
  key: string;
  text: string;
  day: string | undefined;
}

function readRow(row: unknown): Read[] {
  if (!isPlainObject(row)) {
    const text = displayText(row);
    return text ? [{ key: '', text, day: dayIn(row) }] : [];
  }
  return Object.entries(row).flatMap(([key, value]) => {
    const text = isScalar(value) ? displayText(value) : '';
    return text ? [{ key: words(key), text, day: dayIn(value) }] : [];
  });
}

/**
 * A row of a table in one line: what was done, when, and until when: `Stipulation, Probation, Oct 30,
 * 2026, ends Oct 30, 2028`. Takes a row as it came; '' for one without a value.
 */
export function describeRow(row: unknown): string {
  return lineOf(readRow(row));
}

/** The same with the number that tells the row from others in front: `C-250, Fined, $200`. */
export function nameRow(row: unknown): string {
  const read = readRow(row);
  const identifier = read.find((one) => identity.test(one.key) && one.text.length <= 40);
  const line = lineOf(read);
  return [identifier && !line.includes(identifier.text) ? identifier.text : '', line]
    .filter(Boolean)
    .join(', ');
}

function lineOf(read: Read[]): string {
  const until = read.find((one) => one.day && ends.test(one.key));
  const when = read.find((one) => one.day && one !== until);
  const disciplinary = read.filter((one) => !one.day && hasDiscipline(one.text));
  const deeds = disciplinary.filter((one) => act.test(one.key) && one.text.length <= 80);
  const others = disciplinary.filter((one) => !identity.test(one.key) && one.text.length <= 80);
  const chosen = (deeds.length > 0 ? deeds : others.length > 0 ? others : disciplinary).slice(0, 2);
  const line = chosen.map((one) => one.text);
  if (when) line.push(formatDate(when.day));
  if (until) line.push(`ends ${formatDate(until.day)}`);
  return line.join(', ');
}

function dateOf(row: unknown): string {
  const dated = readRow(row).filter((one) => one.day && !ends.test(one.key));
  const best = dated.find((one) => filing.test(one.key)) ?? dated[0];
  return best?.day ?? '';
}

export interface DisciplinarySummary {
  /** Rows of all tables, else forms that say something; 0 when nothing is there. */
  actions: number;
  /** The newest one in a line: `Letter of reprimand, Mar 4, 2025`; absent when there is none. */
  newest?: string;
}

/**
 * What `disciplinaryActions` of a verification result hold: how many and the newest in words. Every
 * row of a table is one; without tables every form with a value other than `None` is one. Takes any
 * JSON value, never throws.
 */
export function disciplinarySummary(data: unknown): DisciplinarySummary {
  const rows: unknown[] = [];
  const forms: unknown[] = [];
  let loose = 0;
  for (const spot of descendants(rootSpot(data), ({ value }) => readNode(value).kind !== 'table')) {
    const node = readNode(spot.value);
    if (node.kind === 'table') for (const row of node.rows) if (isTelling(row)) rows.push(row);
    if (node.kind === 'form' && node.owner && isTelling(node.owner)) forms.push(node.owner);
    if (node.kind === 'value' && typeof spot.key !== 'string' && isTelling(spot.value)) loose++;
  }
  const all = rows.length > 0 ? rows : forms;
  if (all.length === 0) return { actions: loose };
  let newest = all[0];
  for (const row of all) if (dateOf(row) > dateOf(newest)) newest = row;
  const line = describeRow(newest);
  return line ? { actions: all.length, newest: line } : { actions: all.length };
}

function isTelling(row: unknown): boolean {
  const read = readRow(row);
  return read.some((one) => hasDiscipline(one.text));
}

/** The newest disciplinary action in one line, `Letter of reprimand, Mar 4, 2025`; absent when none. */
export function newestDisciplinaryLine(data: unknown): string | undefined {
  return disciplinarySummary(data).newest;
}

/** True for a key that names a row: case, docket, id, license number and the like. */
export function isIdentityKey(key: string): boolean {
  return identity.test(words(key));
}
