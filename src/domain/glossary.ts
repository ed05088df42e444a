import { names, type GlossaryEntry } from './glossary-names';
import { words } from './glossary-words';

export type { GlossaryEntry };

/** Every term that the console explains. Names stand before words: the page that lists them sorts them. */
export const glossary: readonly GlossaryEntry[] = [...names, ...words];

/** The entry of a term, or of what its letters stand for; undefined where there is none. */
export function glossaryEntry(term: string): GlossaryEntry | undefined {
  return glossary.find((entry) => entry.term === term || entry.long === term);
}

/** Where a term stands on the help's page: `Primary source verification` → `primary-source-verification`. */
export const glossaryAnchor = ({ term }: GlossaryEntry) => term.toLowerCase().replace(/\s+/g, '-');

/** The first abbreviation of a text that the glossary has, with what stands before and after it. */
export function termIn(text: string): { before: string; entry: GlossaryEntry; after: string } | undefined {
  for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu)) {
    const entry = glossaryEntry(word);
    if (entry) return { before: text.slice(0, index), entry, after: text.slice(index + word.length) };
  }
  return undefined;
}
