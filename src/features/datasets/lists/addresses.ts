import { stateCode } from '@/lib/states';
import { oneLine } from './columns';
import { textOfCell } from './nothing';

/** The parts of an address as the columns of a list have them. */
export interface AddressParts {
  /** Lines of the street, or a whole address. */
  lines: readonly string[];
  city?: string;
  state?: string;
  zip?: string;
  /** City, state and ZIP code in one. */
  place?: string;
  country?: string;
}

/**
 * A ZIP code as it is written: five digits, or nine with a hyphen. Zeros that a spreadsheet took off the front are put
 * back; undefined for anything else.
 */
export function zipOf(cell: string): string | undefined {
  const text = cell.trim().replace(/^-|\.0$/g, '');
  const [, five, four] = /^(\d{3,5})\s*-\s*(\d{4})?$/.exec(text) ?? [];
  if (five !== undefined) return five.padStart(5, '0') + (four === undefined ? '' : `-${four}`);
  const digits = text.replace(/\s/g, '');
  if (/^0+$/.test(digits)) return undefined;
  if (/^\d{3,5}$/.test(digits)) return digits.padStart(5, '0');
  if (/^\d{8,9}$/.test(digits)) {
    const whole = digits.padStart(9, '0');
    return whole.endsWith('0000') ? whole.slice(0, 5) : `${whole.slice(0, 5)}-${whole.slice(5)}`;
  }
  return undefined;
}

/** One line of an address, `12 Main St, Springfield, IL 62701`; undefined where nothing of it is there. */
export function addressOf({ lines, city, state, zip, place, country }: AddressParts): string | undefined {
  const stateText = textOfCell(state);
  const zipText = textOfCell(zip);
  const region = [stateCode(stateText) ?? stateText, zipOf(zipText) ?? postalCode(zipText)]
    .filter(Boolean)
    .join(' ');
  const abroad = textOfCell(country);
  const parts = [
    ...lines.map(textOfCell),
    textOfCell(city),
    place === undefined ? '' : placeText(place),
    region,
    /^(?:us|usa|united states.*)$/i.test(abroad) ? '' : abroad,
  ];
  const text = parts
    .map((segment) => segment.replace(/^[,\s]+|[,\s]+$/g, ''))
    .filter((segment) => segment !== '')
    .join(', ');
  // What is left of an address that has no street and no city, such as `, , CT, 06000`.
  return text === '' ? undefined : text;
}

/** Codes of other countries have letters; a date or a word in that column is none. */
function postalCode(text: string): string {
  return /^[A-Z\d][A-Z\d -]{2,9}$/i.test(text) && /\d/.test(text) && !/^\d{4}-\d{2}-\d{2}/.test(text)
    ? text
    : '';
}

/** `City ST 12345` and the like as `City, ST 12345`; other texts as they are. */
function placeText(place: string): string {
  const text = oneLine(textOfCell(place));
  const [, city, state = '', zip] =
    /^(.*?)[,\s]+([A-Za-z]{2})\.?[,\s]*(\d{3,5}(?:\s*-?\s*\d{4})?)?$/.exec(text) ?? [];
  const code = stateCode(state);
  if (city === undefined || code === undefined) return text;
  return `${city.replace(/,$/, '')}, ${[code, zip && zipOf(zip)].filter(Boolean).join(' ')}`;
}

/** The state in a whole address, before its ZIP code or at its end; undefined where it has none. */
export function stateInAddress(text: string): string | undefined {
  const [, code] = /[,\s]([A-Z]{2})[,\s]*(?:\d{5}(?:-?\d{4})?)?\s*$/.exec(oneLine(text)) ?? [];
  return stateCode(code);
}
