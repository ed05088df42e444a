import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentOf, filteredPages } from './assignment-pages';

const ids = Array.from(
  { length: 10_000 },
  (_, index) => `0193${index.toString(16).padStart(8, '0')}-4c1f-7a55-b0e2`,
);

describe('The assignment of a record', () => {
  it('is the same today as when the first queue was divided', () => {
    expect(['a', 'b', 'c', '8f14e45f-ceea-467f-a0d3-1f4ed3a1a1c5'].map((id) => assignmentOf(id, 3))).toEqual([
      3, 3, 3, 1,
    ]);
  });

  it.each([2, 3, 4, 7, 20])('divides 10,000 records evenly among %i', (of) => {
    const sizes = Array.from(
      { length: of },
      (_, index) => ids.filter((id) => assignmentOf(id, of) === index + 1).length,
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBe(ids.length);
    for (const size of sizes) expect(Math.abs(size - ids.length / of)).toBeLessThan((ids.length / of) * 0.12);
  });

  it('is one of the parts, whatever the id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 20 }), (id, of) => {
        const assignment = assignmentOf(id, of);
        expect(Number.isInteger(assignment) && assignment >= 1 && assignment <= of).toBe(true);
      }),
    );
    expect(assignmentOf(undefined, 3)).toBe(1);
  });
});

/** A list of so many rows in pages of 100, of which the service says that it has `totalCount`. */
const service = (rows: number, totalCount: number) => async (cursor?: string) => {
  const [from, most] = [Number(cursor ?? 0), 100];
  const to = Math.min(rows, from + most);
  const items = Array.from({ length: to - from }, (_, at) => ({ id: String(from + at) }));
  return { items, totalCount, ...(to < rows && { nextCursor: String(to) }) };
};
const idOf = ({ id }: { id: string }) => id;
const isEven = ({ id }: { id: string }) => Number(id) % 2 === 0;

describe('A list that is filtered here', () => {
  it('is read whole, so that it is known how many match', async () => {
    const page = await filteredPages(service(250, 250), isEven, idOf)(undefined);
    expect([page.items?.length, page.totalCount, page.nextCursor]).toEqual([125, 125, undefined]);
    expect(page.items?.at(-1)).toEqual({ id: '248' });
  });

  it('is read by pages where it is too long for that, and no number is claimed', async () => {
    const pages = filteredPages(service(250, 500_000), isEven, idOf);
    const first = await pages(undefined);
    expect([first.items?.length, first.totalCount, first.nextCursor]).toEqual([50, undefined, '100']);
    expect((await pages(first.nextCursor)).items?.[0]).toEqual({ id: '100' });
  });
});
