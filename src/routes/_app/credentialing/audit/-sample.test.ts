import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSample, newSeed, sampleSize, type SampleFile, type SampleRule } from './-sample';

const rule: SampleRule = { sampleRate: 5, most: 50, least: 10 };
const files = (counts: Record<string, number>): SampleFile[] =>
  Object.entries(counts).flatMap(([type, count]) =>
    Array.from({ length: count }, (_, index) => ({ id: `${type}-${index}`, type })),
  );

describe('the size of a sample', () => {
  it.each([
    [{ Initial: 1000, ReCredentialing: 1000 }, 50],
    [{ Initial: 400, ReCredentialing: 400 }, 40],
    [{ Initial: 100, ReCredentialing: 100 }, 20],
    [{ Initial: 3, ReCredentialing: 200 }, 13],
    [{ Initial: 3, ReCredentialing: 4 }, 7],
    [{ OffCycle: 30 }, 2],
    [{ Initial: 4, OffCycle: 200 }, 11],
    [{}, 0],
  ])('of %o is %i', (counts, size) => {
    expect(sampleSize(files(counts), rule).size).toBe(size);
  });

  it('tells what share and most alone come to, without a file too many by arithmetic', () => {
    expect(sampleSize(files({ Initial: 100 }), { sampleRate: 7, most: 50, least: 1 }).byShare).toBe(7);
    expect(sampleSize(files({ Initial: 2000 }), rule).byShare).toBe(50);
  });
});

const populations = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    type: fc.constantFrom('Initial', 'ReCredentialing', 'OffCycle', undefined),
  }),
  { selector: ({ id }) => id, maxLength: 120 },
);
const rules = fc.record({
  sampleRate: fc.integer({ min: 1, max: 100 }),
  most: fc.integer({ min: 1, max: 60 }),
  least: fc.integer({ min: 1, max: 20 }),
});
const ofKind = (list: readonly SampleFile[], kind: string) => list.filter(({ type }) => type === kind).length;

describe('a drawn sample', () => {
  it('is as large as the rule says, of the population, nothing twice, and enough of each kind', async () => {
    await fc.assert(
      fc.asyncProperty(populations, fc.string(), rules, async (population, seed, one) => {
        const sample = await drawSample(population, seed, one);
        expect(sample).toHaveLength(sampleSize(population, one).size);
        expect(new Set(sample).size).toBe(sample.length);
        expect(sample.every((file) => population.includes(file))).toBe(true);
        for (const kind of ['Initial', 'ReCredentialing']) {
          expect(ofKind(sample, kind)).toBeGreaterThanOrEqual(Math.min(one.least, ofKind(population, kind)));
        }
      }),
    );
  });

  it('is the same for the same seed and population, in whatever order the service gives them', async () => {
    const shuffled = populations.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, fc.string(), rules, async ([one, other], seed, by) => {
        expect(await drawSample(other, seed, by)).toEqual(await drawSample(one, seed, by));
      }),
    );
  });

  it('differs with the seed, and gives every file its chance', async () => {
    const population = files({ Initial: 200, ReCredentialing: 200 });
    const drawn = new Map<string, number>();
    for (let seed = 0; seed < 80; seed += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one draw after the other
      for (const { id } of await drawSample(population, `seed ${seed}`, rule))
        drawn.set(id, (drawn.get(id) ?? 0) + 1);
    }
    // 20 of 400 each time, 80 times: 4 on average.
    expect(drawn.size).toBeGreaterThan(380);
    expect(Math.max(...drawn.values())).toBeLessThan(16);
  });

  it('can be drawn again with other tools: the order is that of SHA-256 of seed and id', async () => {
    const population = files({ Initial: 12 });
    // printf 'audit-1:initial-7' | sha256sum, and so on for each; the two largest are left out.
    const sample = (await drawSample(population, 'audit-1', rule)).map(({ id }) => id);
    expect(sample).toMatchInlineSnapshot(`
      [
        "Initial-8",
        "Initial-11",
        "Initial-9",
        "Initial-10",
        "Initial-5",
        "Initial-2",
        "Initial-3",
        "Initial-7",
        "Initial-6",
        "Initial-1",
      ]
    `);
  });
});

it('makes a seed of eight signs that nobody chose', () => {
  const seeds = new Set(Array.from({ length: 200 }, newSeed));
  expect(seeds.size).toBe(200);
  for (const seed of seeds) expect(seed).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
});
