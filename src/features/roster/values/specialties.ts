import type { Taxonomy } from '@/api/models';
import { normalised } from '@/lib/names';
import { textOf } from '@/lib/words';
import type { Reading } from '../model/fields';

const codeForm = /\b\d{2,3}[0-9A-Z]{6,7}X\b/i;

/**
 * Reads a specialty by the code of its taxonomy, or by its name where one taxonomy alone has it: `Family Medicine`, `Internal
 * Medicine, Cardiovascular Disease`, `Family Medicine (207Q00000X)`.
 */
export function specialtyReader(taxonomies: readonly Taxonomy[]): (text: string) => Reading {
  const byCode = new Map<string, string>();
  const byName = new Map<string, Set<string>>();
  for (const { id, code, displayName, classification, specialization } of taxonomies) {
    if (!id) continue;
    if (code) byCode.set(code, id);
    const name = [classification, specialization].filter(Boolean).join(' ');
    for (const one of new Set([textOf(displayName), name, textOf(specialization)].map(normalised)))
      if (one) byName.set(one, (byName.get(one) ?? new Set()).add(id));
  }
  return (text) => {
    const [code] = codeForm.exec(text) ?? [];
    const byItsCode = code && byCode.get(code.toUpperCase());
    if (byItsCode) return { value: byItsCode };
    const [id, another] = byName.get(normalised(text)) ?? [];
    if (another) return { problem: 'Several specialties have this name: give the code of its taxonomy.' };
    return id ? { value: id } : { problem: 'There is no specialty of this code or name.' };
  };
}
