import { spellOut, textOf } from '@/lib/words';

/** How far an enrollment is (openapi.yaml), in the order in which that comes about. */
export const enrollmentStatuses = ['NotSubmitted', 'Submitted', 'Enrolled', 'Denied'] as const;

/** Words of values that are shortened on the wire; the words of the field. */
export const networkWords = { None: 'Not set', Par: 'Participating', NonPar: 'Nonparticipating' } as const;
export const specialistWords = { None: 'Not set', Pcp: 'Primary care', Specialist: 'Specialist' } as const;

function inWords(words: Record<string, string>, value: string | undefined): string | undefined {
  if (!textOf(value) || value === undefined || value === 'None') return undefined;
  return Object.hasOwn(words, value) ? words[value] : spellOut(value);
}

/** `NonPar` → `Nonparticipating`; undefined where nothing is said. */
export const networkStatus = (value: string | undefined) => inWords(networkWords, value);

/** `Pcp` → `Primary care`; undefined where nothing is said. */
export const specialistType = (value: string | undefined) => inWords(specialistWords, value);
