import { professionOf } from '../cells/degrees';
import { readState } from '../model/fields';

/** How a state stands beside a number, as `before -` and `behind (`: a column mostly writes all of its numbers so. */
export type StateForm = `${'before' | 'behind'} ${'(' | ':' | '-' | '/' | ',' | '_'}`;

/** A license number with the state that stands beside it. */
export interface LicenseNumber {
  /** Without the state. */
  number: string;
  state?: string;
  form?: StateForm;
  /** As it is written, where the two letters may as well be part of the number: `MD-329746`, `PA 101221`. */
  whole?: string;
}

const physicians = ['Physician (MD)', 'Physician (DO)'];
/** Codes of states that numbers begin with for another reason: `ME104422` of Florida, `ID 12345`. By whom, where that is known. */
const inNumbers: Readonly<Record<string, readonly string[]>> = {
  MD: physicians,
  ME: physicians,
  MA: [],
  MT: [],
  ID: [],
};

/**
 * Who has the code of a state in a number for a reason of the profession: chiropractors `DC`, physicians `MD`. Empty where it is not
 * known who; undefined for a code that is nothing but a state.
 */
export function professionsOfCode(code: string): readonly string[] | undefined {
  if (inNumbers[code]) return inNumbers[code];
  const profession = professionOf(code);
  return profession === undefined ? undefined : [profession];
}

const hasDigit = (text: string) => /\d/.test(text);

function stateOf(text: string): { state: string; isCode: boolean } | undefined {
  const plain = text.trim();
  if (!/^[A-Za-z][A-Za-z. ]+$/.test(plain)) return undefined;
  const reading = readState(plain);
  return 'value' in reading ? { state: reading.value, isCode: plain.length === 2 } : undefined;
}

const before: readonly (readonly [StateForm, RegExp])[] = [
  ['before (', /^[([]([^)\]]+)[)\]][\s:-]*(.+)$/],
  ['before :', /^([A-Za-z. ]+):\s*(.+)$/],
  ['before -', /^([A-Za-z. ]+?)\s*[-\u2010-\u2015]\s*(.+)$/],
  ['before /', /^([A-Za-z. ]+?)\s*\/\s*(.+)$/],
  ['before ,', /^([A-Za-z. ]+?)\s*,\s*(.+)$/],
  ['before _', /^([A-Za-z.]+(?: [A-Za-z.]+){2})\s+(.+)$/],
  ['before _', /^([A-Za-z.]+ [A-Za-z.]+)\s+(.+)$/],
  ['before _', /^([A-Za-z.]+)\s+(.+)$/],
];
const behind: readonly (readonly [StateForm, RegExp])[] = [
  ['behind (', /^(.+?)\s*[([]([^)\]]+)[)\]]$/],
  ['behind :', /^(.+?)\s*:\s*([A-Za-z. ]+)$/],
  ['behind -', /^(.+?)\s*[-\u2010-\u2015]\s*([A-Za-z. ]+)$/],
  ['behind /', /^(.+?)\s*\/\s*([A-Za-z. ]+)$/],
  ['behind ,', /^(.+?)\s*,\s*([A-Za-z. ]+)$/],
  ['behind _', /^(.+?)\s+([A-Za-z.]+(?: [A-Za-z.]+){2})$/],
  ['behind _', /^(.+?)\s+([A-Za-z.]+ [A-Za-z.]+)$/],
  ['behind _', /^(.+?)\s+([A-Za-z.]+)$/],
];

/**
 * Parts a state from its number where it stands apart: `CA A118273`, `CA-A99120`, `TX: M4471`, `A118273 (CA)`, `New York 244871`. `RN88121`
 * and `MD595819` stay whole. Two letters that may also tell a profession are given with `whole`.
 */
export function licenseNumberOf(text: string): LicenseNumber {
  if (/^[A-Za-z]*\d+$/.test(text)) return { number: text };
  for (const [isBefore, forms] of [
    [true, before],
    [false, behind],
  ] as const)
    for (const [form, pattern] of forms) {
      const [, first = '', second = ''] = pattern.exec(text) ?? [];
      const [name, number] = isBefore ? [first, second.trim()] : [second, first.trim()];
      const found = hasDigit(number) ? stateOf(name) : undefined;
      if (!found) continue;
      // A code that a hyphen joins to mere digits belongs to them; a number with letters of its own needs none.
      if (
        found.isCode &&
        form === 'before -' &&
        /^\w{2}[-\u2010-\u2015]\d+$/.test(text) &&
        !professionsOfCode(found.state)
      )
        return { number: text, state: found.state, form };
      const isDoubtful = found.isCode && professionsOfCode(found.state) !== undefined;
      return { number, state: found.state, form, ...(isDoubtful && { whole: text }) };
    }
  return { number: text };
}

/** Numbers of a cell; or why nobody knows which they are. */
export type LicenseNumbers = { numbers: readonly LicenseNumber[] } | { problem: string };

/** Whether each of these is told from the others by a state of its own. */
const haveStates = (all: readonly LicenseNumber[]) => all.every(({ state, whole }) => state && !whole);

/**
 * The license numbers of a cell: `TX M4471; NM MD2019-0221`, `RN88121 / AP3321`. A comma or a slash without a blank parts them where each
 * has a state of its own; a hyphen, a slash or a blank may be part of a number.
 */
export function licenseNumbers(text: string): LicenseNumbers {
  const pieces = partedAt(text, /\s*[;|\n\r]+\s*|\s+(?:[/&+]|and)\s+/i);
  const unread = pieces.length > 1 ? pieces.find((piece) => !hasDigit(piece)) : undefined;
  if (unread !== undefined && !/[;|\n]/.test(text)) return { numbers: [licenseNumberOf(text)] };
  if (unread !== undefined)
    return { problem: `“${unread}” is no license number: write several like TX M4471; OK 20190221.` };
  const numbers: LicenseNumber[] = [];
  for (const piece of pieces) {
    const found = numbersAt(piece);
    if ('problem' in found) return found;
    numbers.push(...found.numbers);
  }
  return { numbers };
}

function numbersAt(text: string): LicenseNumbers {
  const one = { numbers: [licenseNumberOf(text)] };
  const parts = partedAt(text, /\s*[,/]\s*/);
  if (parts.length < 2 || !parts.every(hasDigit)) return one;
  const numbers = parts.map(licenseNumberOf);
  const isPlain = partedAt(text, /,\s+/).length === parts.length;
  if (haveStates(numbers) || isPlain) return { numbers };
  // `036/104455` is one number; each of `RN88121/AP3321` looks like one.
  const isOne = !text.includes(',') && !parts.every((part) => /^[A-Za-z]+[\s.-]?\d{3,}|^\d{5,}/.test(part));
  return isOne
    ? one
    : { problem: `Nobody knows whether ${text} is one number: write several like ${parts.join('; ')}.` };
}

const partedAt = (text: string, separator: RegExp) => text.split(separator).filter(Boolean);
