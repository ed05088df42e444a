import type { Choice } from '@/form/fields';
import { spellOut } from '@/lib/words';

/** Values of an enumeration as choices, in words. */
export const choices = (...values: string[]): Choice[] =>
  values.map((value) => ({ value, label: spellOut(value) }));
