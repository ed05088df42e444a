import { expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { storyWorlds } from '../story-reading';
import { historyOfLicense } from './history';
import { differencesOf } from './several-kinds';

type Result = components['schemas']['LicenseVerificationResult'];

interface Several {
  number: string;
  results: Result[];
  /** Where nobody has to decide any more, the one that was taken. */
  taken: number | undefined;
}

/** Every case of several results, in the order of the providers, world by world. */
const cases = storyWorlds().map((world) =>
  [...world.licenses.all()]
    .filter(({ answer }) => answer === 'MULTI')
    .map(({ id, licenseNumber }): Several => {
      const last = historyOfLicense(world, id)?.verifications.at(-1);
      const { results = [], correctResultIndex: taken } = last ?? {};
      return { number: licenseNumber.toUpperCase(), results, taken };
    }),
);

/** What is different between the results, without the names and digits that no two cases share. */
function wayOf({ number, results }: Several): string {
  return results
    .map((one) =>
      [
        one.name?.split(/[ ,]+/).length,
        one.problems?.join(),
        one.licenseType,
        one.licenseStatus,
        one.licenseNumber?.replace(number, 'N').replaceAll(/\d/g, '9'),
        Date.parse(one.expires ?? '') > Date.parse(results[0]?.expires ?? ''),
      ].join(' | '),
    )
    .toSorted()
    .join('\n');
}

test('a source has two to four results, no two of which say the same', () => {
  for (const one of cases.flat()) {
    expect(one.results.length).toBeGreaterThanOrEqual(2);
    expect(one.results.length).toBeLessThanOrEqual(4);
    const resultTexts = one.results.map(
      ({ name, licenseType, licenseNumber, licenseStatus, address, issued, expires }) =>
        [name, licenseType, licenseNumber, licenseStatus, address, issued, expires].join(' | '),
    );
    expect(new Set(resultTexts).size).toBe(resultTexts.length);
  }
  expect(new Set(cases.flat().map(({ results }) => results.length)).size).toBe(3);
});

test('no two cases of several results differ in the same way as their neighbors', () => {
  for (const ofWorld of cases) {
    expect(ofWorld.length).toBeGreaterThan(3);
    const ways = ofWorld.map(wayOf);
    expect(ways.filter((way, index) => index > 0 && way === ways[index - 1])).toEqual([]);
  }
});

test('whoever decided took the license that was asked for', () => {
  const decided = cases.flat().filter(({ taken }) => taken !== undefined);
  expect(decided.length).toBeGreaterThan(5);
  for (const { number, results, taken = 0 } of decided)
    expect([results[taken]?.licenseNumber, results[taken]?.problems]).toEqual([number, []]);
});

test('none of 20,000 providers is asked about as one of the hundred before', () => {
  const ways = Array.from({ length: 20_000 }, (_, index) => differencesOf(index * 8, true).join());
  for (const [position, way] of ways.entries())
    expect(ways.slice(Math.max(0, position - 90), position)).not.toContain(way);
});
