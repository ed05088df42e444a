import { describe, it } from 'vitest';
import { meet } from './meet';
import { troubles, type Trouble } from './troubles';
import type { Write } from './write';

/** Whether a write can meet a trouble: no colleague is in the way of what is made anew. */
export const canMeet = ({ isCompared = false }: Write, { around }: Trouble): boolean =>
  around !== 'colleague' || isCompared;

/** A test for each of these writes with each trouble that it can meet. */
export function testAll(writes: readonly Write[]): void {
  for (const write of writes)
    describe(write.name, () => {
      for (const trouble of troubles.filter((one) => canMeet(write, one)))
        it(`and ${trouble.name}`, () => meet(write, trouble));
    });
}
