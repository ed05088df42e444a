import type { ChoiceFilter } from './filters';

/** One part of work that several people divide among them: from 1 to `of`. */
export interface Assignment {
  part: number;
  of: number;
}

/** So many people divide one queue at most, and so many are offered; more are taken from an address. */
const most = 20;
const offered = 6;

/** A part as an address has it: `2of3`. Undefined for anything else. */
export function parseAssignment(text: unknown): Assignment | undefined {
  const [, part, of] = (/^(\d{1,2})of(\d{1,2})$/.exec(String(text)) ?? []).map(Number);
  return part && of && part <= of && of > 1 && of <= most ? { part, of } : undefined;
}

const words = (value: string) => value.replace('of', ' of ');

/**
 * The part of a queue that is one's own, `2of3` in the address. The service cannot filter by it: what asks for the rows
 * takes it out of the parameters and keeps only the part (`my-assignment.ts`).
 */
export function assignmentFilter(): ChoiceFilter<string> {
  return {
    kind: 'choice',
    label: 'Split queue',
    get options() {
      const parts = [];
      for (let of = 2; of <= offered; of += 1)
        for (let part = 1; part <= of; part += 1) parts.push(`${part}of${of}`);
      return parts.map((value) => ({ value, label: words(value) }));
    },
    say: words,
    parse: (raw) => (parseAssignment(raw) ? String(raw) : undefined),
  };
}
