import { statedDay } from '@/lib/stated-day';

/** When somebody attested a profile, as far as it says so: portals name the day in ways of their own. */
const attested = /^(?:last)?(?:re)?attest(?:ation|ed)?(?:date|on|at)?$/i;

/**
 * The day on which the provider attested an imported profile, `YYYY-MM-DD`: the day of the signature counts, not that of
 * the import (field.md 2.10). Undefined where the profile does not carry one.
 */
export function attestationDay(profile: unknown): string | undefined {
  if (typeof profile !== 'object' || profile === null) return undefined;
  return Object.entries(profile)
    .flatMap(([name, value]) => {
      if (attested.test(name.replace(/[\s_-]/g, ''))) return statedDay(value) ?? attestationDay(value) ?? [];
      return [];
    })
    .toSorted()
    .at(-1);
}
