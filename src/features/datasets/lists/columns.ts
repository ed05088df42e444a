import { type Column, type Part, type Role, parts } from './types';

const known = new Set<string>(parts);

/**
 * The columns of a layout, written as `Name = role | Name | …` in the order of the file. Throws for a role that there is
 * not.
 */
export function columns(text: string): Column[] {
  return text.split('|').map((one) => {
    const at = one.lastIndexOf(' = ');
    const name = oneLine(at < 0 ? one : one.slice(0, at));
    if (at < 0) return { name };
    const role = one.slice(at + 3).trim();
    if (!isRole(role)) throw new Error(`No role ${role} for the column ${name}.`);
    return { name, role };
  });
}

function isRole(text: string): text is Role {
  return text.startsWith('.') || known.has(text as Part);
}

/** Text with its blanks and line breaks put together. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The name of a column as it is compared: small letters and digits, one blank for everything else. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A name by which columns are found again: as it is compared, without blanks, as `LASTNAME` and `Last Name` are one. */
export function keyOfName(name: string): string {
  return plainName(name).replaceAll(' ', '');
}

/** The names of a row that may be a heading, by which they are found again; empty ones are left out. */
export function keysOfNames(cells: readonly string[]): Set<string> {
  return new Set(cells.map(keyOfName).filter((name) => name !== ''));
}
