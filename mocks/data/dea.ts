import { isMidLevel } from './professions';

/**
 * A registration number of the DEA (field.md 2.8): a letter for the kind of registrant, the first letter of the name or a
 * 9 where that has none, six digits and their check digit.
 */
export function deaNumber(letter: string, name: string, six: number): string {
  const digits = Array.from(String(six).padStart(6, '0'), Number);
  const sum = (from: number) => digits.filter((_, index) => index % 2 === from).reduce((a, b) => a + b, 0);
  const initial = /[A-Z]/i.exec(name.normalize('NFD'))?.[0]?.toUpperCase() ?? '9';
  return `${letter}${initial}${digits.join('')}${(sum(0) + 2 * sum(1)) % 10}`;
}

/** The letters that were given out one after the other, each from a year on. */
const letters: [letter: string, until: number][] = [
  ['A', 1986],
  ['B', 2007],
  ['F', 2021],
];

/** The letter of somebody of a provider type who was registered first in a year. */
export function deaLetter(type: string, year: number): string {
  if (isMidLevel(type)) return 'M';
  return letters.find(([, until]) => year < until)?.[0] ?? 'G';
}
