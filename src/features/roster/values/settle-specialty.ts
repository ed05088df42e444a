import type { RosterField } from '../model/fields';
import type { RowMessages } from '../model/messages';
import { severalSpecialties, type SpecialtyReader } from './specialties';

type Values = Record<string, string | undefined>;

const [firstKey, secondKey] = ['taxonomyId', 'secondTaxonomyId'] as const;

/** The column of a second specialty of a row, which is kept beside the first (rules.md 7.3). */
export const secondSpecialtyField = ({ read, choices, likely }: SpecialtyReader): RosterField => ({
  key: secondKey,
  label: 'Second specialty',
  aliases: ['Secondary specialty'],
  width: 180,
  isAside: true,
  isApart: true,
  read: (text) => read(text),
  readMapped: read,
  ...(choices.length > 0 && { choices, likely }),
  words: (id) => choices.find(({ value }) => value === id)?.label ?? id,
});

/**
 * Specialties in words are what their words mean of the profession of the row (field.md 4.4); those of one cell and those of the second
 * column are the entries of a row in their order, the first the primary one.
 */
export function settleSpecialties(
  values: Values,
  messages: RowMessages,
  profession: string | undefined,
  { settle, choices }: SpecialtyReader,
): void {
  const taken: string[] = [];
  for (const key of [firstKey, secondKey]) {
    const read = severalSpecialties(values[key] ?? '');
    const found: string[] = [];
    for (const one of read) {
      const settled = settle(one, profession);
      if (!settled) {
        found.push(one);
        continue;
      }
      const isLoose = 'problem' in settled || (settled.isLoose && settled.value !== '');
      // What several words mean together no profession decides.
      if (isLoose && (read.length === 1 || 'problem' in settled))
        messages.loose = { ...messages.loose, [key]: read.length === 1 ? (profession ?? '') : '' };
      if ('problem' in settled) messages.leftOut = { ...messages.leftOut, [key]: settled.problem };
      else {
        if (settled.value) found.push(settled.value);
        if (settled.note) messages.notes = { ...messages.notes, [key]: settled.note };
      }
    }
    if (found.length > 1) {
      const words = found.map((id) => choices.find(({ value }) => value === id)?.label ?? id).join('; ');
      messages.notes = { ...messages.notes, [key]: `${found.length} specialties are read: ${words}` };
    }
    taken.push(...found);
  }
  values[secondKey] = undefined;
  const [first, ...others] = [...new Set(taken)];
  values[firstKey] = first;
  for (const [nth, one] of others.entries()) values[`${firstKey}#${nth + 2}`] = one;
}
