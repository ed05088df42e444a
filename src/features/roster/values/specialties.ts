import type { Taxonomy } from '@/api/models';
import { normalised } from '@/lib/names';
import { textOf } from '@/lib/words';
import type { FieldChoice, Reading } from '../model/fields';
import { codeOfWords, codesMeant } from './specialty-words';

const codeForm = /\b\d{2,3}[0-9A-Z]{6,7}X\b/i;

/** How the column of a specialty is read, and what its texts may be mapped to. */
export interface SpecialtyReader {
  read: (text: string) => Reading;
  /** All specialties of people, by their names and codes. */
  choices: readonly FieldChoice[];
  /** The values of those that a text may mean, the likeliest first. */
  likely: (text: string) => readonly string[];
}

/** `Allergy & Immunology` and `Allergy and Immunology` are one. */
const wordsOf = (text: string) =>
  normalised(text)
    .split(' ')
    .filter((word) => word !== 'AND')
    .join(' ');

const mostLikely = 6;

/**
 * Reads a specialty by the code of its taxonomy, by its name where one taxonomy alone has it, or by everyday words that have one
 * meaning: `Family Medicine`, `Internal Medicine, Cardiovascular Disease`, `Family Medicine (207Q00000X)`, `OB/GYN`.
 */
export function specialtyReader(taxonomies: readonly Taxonomy[]): SpecialtyReader {
  const byCode = new Map<string, string>();
  const byName = new Map<string, Set<string>>();
  const choices: FieldChoice[] = [];
  const names: (readonly [id: string, words: readonly string[]])[] = [];
  for (const { id, code, displayName, classification, specialization, section } of taxonomies) {
    if (!id) continue;
    if (code) byCode.set(code, id);
    const name = [classification, specialization].filter(Boolean).join(', ');
    for (const word of new Set([textOf(displayName), name, textOf(specialization)].map(wordsOf)))
      if (word) byName.set(word, (byName.get(word) ?? new Set()).add(id));
    if (section === 'Non-Individual') continue;
    const label = name || textOf(displayName) || textOf(code) || id;
    choices.push({ value: id, label: code && label !== code ? `${label} (${code})` : label });
    names.push([id, wordsOf(`${name} ${textOf(displayName)}`).split(' ')]);
  }
  const known = new Set(choices.map(({ value }) => value));
  return {
    read(text) {
      const [code] = codeForm.exec(text) ?? [];
      const byItsCode = code && byCode.get(code.toUpperCase());
      if (byItsCode) return { value: byItsCode };
      const words = wordsOf(text);
      const [id, another] = byName.get(words) ?? [];
      if (another) return { problem: 'Several specialties have this name: give the code of its taxonomy.' };
      const meant = id ?? byCode.get(codeOfWords(words) ?? '');
      return meant ? { value: meant } : { problem: 'There is no specialty of this code or name.' };
    },
    choices: choices.toSorted((one, other) => one.label.localeCompare(other.label)),
    likely(text) {
      const words = wordsOf(text);
      const meant = codesMeant(words).map((code) => byCode.get(code) ?? '');
      const all = [...meant, ...(byName.get(words) ?? []), ...sharing(words.split(' '), names)];
      return [...new Set(all)].filter((id) => known.has(id)).slice(0, mostLikely);
    },
  };
}

/** Letters that words of one root begin with: `Endocrine` and `Endocrinology`. */
const root = 5;

/** Those whose names share the roots of most of some words, the shortest names first. */
function sharing(
  words: readonly string[],
  names: readonly (readonly [id: string, words: readonly string[]])[],
): string[] {
  const roots = words.filter((word) => word.length >= root).map((word) => word.slice(0, root));
  return names
    .map(([id, all]) => ({
      id,
      length: all.length,
      shared: roots.filter((start) => all.some((word) => word.startsWith(start))).length,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || one.length - other.length)
    .map(({ id }) => id);
}
