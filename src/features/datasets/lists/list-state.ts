import { stateCode, usStates } from '@/lib/states';
import { stateInAddress } from './addresses';
import { oneLine } from './columns';
import { datesOfCell } from './dates';
import { saysNothing } from './nothing';
import type { Column } from './types';

const programs: Record<string, string> = {
  ahcccs: 'AZ',
  'medi-cal': 'CA',
  tenncare: 'TN',
  mainecare: 'ME',
  masshealth: 'MA',
  soonercare: 'OK',
  kmap: 'KS',
  kancare: 'KS',
  ahca: 'FL',
  omig: 'NY',
  hhsc: 'TX',
  medicheck: 'PA',
  mmac: 'MO',
  nmep: 'NE',
  mhcp: 'MN',
  'med-quest': 'HI',
};

const byLength = usStates.toSorted((one, other) => other.name.length - one.name.length);
const codesInCapitals = new Set<string>(usStates.map(({ code }) => code));

/** The states that a text names, by name or by the name of their Medicaid program: `West Virginia` is not Virginia. */
function statesIn(text: string): Set<string> {
  let rest = text.replace(/[_+%\d]+|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const found = new Set<string>();
  for (const { code, name } of byLength) {
    const wanted = new RegExp(
      `\\b${name.toLowerCase().replaceAll('.', '\\.').replaceAll(' ', '[\\s-]?')}\\b`,
      'g',
    );
    const without = rest.replace(wanted, ' ');
    if (without !== rest) found.add(code);
    rest = without;
  }
  for (const [program, code] of Object.entries(programs))
    if (new RegExp(`(?<![a-z])${program}(?![a-z])`, 'i').test(text)) found.add(code);
  if (/washington,?\s+d\.?c\b/i.test(text)) {
    found.delete('WA');
    found.add('DC');
  }
  return found;
}

/** The code of a state that stands at the beginning or end of a file's name: `GA_exclusions.csv`, `list-tx.xlsx`. */
function codeInFileName(fileName: string): string | undefined {
  const base = fileName.replace(/\.[a-z\d]{2,5}$/i, '');
  const words = base.split(/[^A-Za-z]+/).filter(Boolean);
  // Small words such as `in`, `or`, `me` are no codes.
  return [words[0], words.at(-1)].find((word) => word !== undefined && codesInCapitals.has(word));
}

/** What tells whose list a file is. */
export interface StateWitnesses {
  /** Named by the file's name, the sheet, or a row above the heading: whose list it says it is. */
  stated?: string;
  /** Where most of the addresses are. */
  ofAddresses?: string;
}

/**
 * Whose list a file may be, by its name, the texts above its heading and the addresses of its first rows. Texts that name
 * several states tell nothing.
 */
export function stateWitnesses(
  fileName: string,
  sheetName: string,
  above: readonly (readonly string[])[],
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): StateWitnesses {
  const found: StateWitnesses = {};
  const texts = [fileName.replace(/\.[a-z\d]{2,5}$/i, ''), sheetName, above.flat().map(oneLine).join(' ')];
  for (const text of texts) {
    const states = [...statesIn(text)];
    if (states.length === 1 && states[0]) found.stated ??= states[0];
  }
  const code = codeInFileName(fileName);
  if (code !== undefined) found.stated ??= code;
  const most = mostCommonState(columns, rows.slice(0, 2_000));
  if (most !== undefined) found.ofAddresses = most;
  return found;
}

function mostCommonState(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string | undefined {
  const counts = new Map<string, number>();
  let all = 0;
  for (const cells of rows) {
    const code = stateOfRow(columns, cells);
    if (code === undefined) continue;
    all += 1;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first && all >= 5 && first[1] >= all * 0.6 ? first[0] : undefined;
}

function stateOfRow(columns: readonly Column[], cells: readonly string[]): string | undefined {
  for (const [index, { role }] of columns.entries()) {
    const text = oneLine(cells[index] ?? '');
    const code =
      role === 'state'
        ? stateCode(text)
        : role === 'address' || role === 'place'
          ? stateInAddress(text)
          : undefined;
    if (code !== undefined) return code;
  }
  return undefined;
}

/** Whether a row looks like a record: it has a date or a number of an NPI's length. */
export function looksLikeRecord(cells: readonly string[]): boolean {
  return cells.some(
    (cell) =>
      !saysNothing(cell) &&
      (/^\d{10}$/.test(cell) || (cell.length < 24 && datesOfCell(cell, '2100-01-01').days.length > 0)),
  );
}
