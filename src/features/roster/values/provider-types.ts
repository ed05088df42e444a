import { normalised } from '@/lib/names';
import type { FieldChoice, Reading } from '../model/fields';
import { professionOf } from '../cells/degrees';

export interface TypeReader {
  read: (text: string) => Reading;
  /** The profession of a provider type by its id, as `professionOf` names it. */
  professionOfType: (id: string | undefined) => string | undefined;
}

/**
 * Reads the provider type of a cell among those that the service knows: by name, by what stands in its brackets, or by a
 * degree, `FNP-C` or `MD, PhD`, where one type plainly is of that profession. Where an organization has several of a
 * profession, the one of its plain name is meant.
 */
export function typeReader(types: readonly FieldChoice[]): TypeReader {
  const professions = new Map<string, string | undefined>();
  const byProfession = new Map<string, FieldChoice[]>();
  const byWord = new Map<string, Set<string>>();
  for (const type of types) {
    const { value, label } = type;
    const profession = professionOf(label);
    professions.set(value, profession);
    if (profession) byProfession.set(profession, [...(byProfession.get(profession) ?? []), type]);
    const [, start = label, inBrackets = ''] = /^(.+?)\s*\(([^)]+)\)$/.exec(label) ?? [];
    for (const word of [label, value, start, ...inBrackets.split('/')].map(normalised))
      if (word) byWord.set(word, (byWord.get(word) ?? new Set()).add(value));
  }

  function ofProfession(profession: string): string | undefined {
    const [only, another] = byProfession.get(profession) ?? [];
    if (!another) return only?.value;
    const plain = normalised(profession);
    return byProfession.get(profession)?.find(({ label }) => normalised(label).startsWith(plain))?.value;
  }

  return {
    professionOfType: (id) => (id === undefined ? undefined : professions.get(id)),
    read(text) {
      const [named, another] = byWord.get(normalised(text)) ?? [];
      const profession = named && !another ? undefined : professionOf(text);
      const value = profession ? ofProfession(profession) : another ? undefined : named;
      return value ? { value } : { problem: 'There is no provider type of this name.' };
    },
  };
}
