import { letterOccasions, type LetterOccasion, type LetterTemplate } from '@/domain/letter';
import { builtInTemplates } from '@/domain/letter-templates';
import type { Settings } from '@/ui/settings';
import { useSetting } from '@/ui/settings';

/** A template with what it is called. */
export interface NamedTemplate extends LetterTemplate {
  name: string;
}

/** A template as a setting keeps it; an occasion that this version does not know is free. */
export function templateOf({ occasion, subject, text }: Settings['letterTemplates'][string]): LetterTemplate {
  return { occasion: letterOccasions.find((one) => one === occasion) ?? 'free', subject, text };
}

const place = ({ occasion }: LetterTemplate): number => letterOccasions.indexOf(occasion);

/**
 * All templates, those of one occasion beside each other and by name: what the console has by itself, and in its place or beside
 * it what is shared and one's own.
 */
export function templatesWith(kept: Settings['letterTemplates']): NamedTemplate[] {
  const all = new Map<string, LetterTemplate>(Object.entries(builtInTemplates));
  for (const [name, one] of Object.entries(kept)) all.set(name, templateOf(one));
  return [...all]
    .map(([name, template]) => ({ name, ...template }))
    .toSorted((one, other) => place(one) - place(other) || one.name.localeCompare(other.name));
}

/** All templates that are in force here; the component renders again when one changes. */
export function useLetterTemplates(): NamedTemplate[] {
  return templatesWith(useSetting('letterTemplates'));
}

/** The template that an occasion begins with: the built-in one with whatever somebody made of it, else the first for it. */
export function firstTemplate(
  templates: readonly NamedTemplate[],
  occasion: LetterOccasion,
): NamedTemplate | undefined {
  const ofOccasion = templates.filter((one) => one.occasion === occasion);
  return (
    ofOccasion.find(({ name }) => Object.hasOwn(builtInTemplates, name)) ?? ofOccasion[0] ?? templates[0]
  );
}
