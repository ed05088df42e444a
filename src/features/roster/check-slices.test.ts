import { expect, test } from 'vitest';
import { checkRoster, checkRosterInSlices } from './check';
import { ReadRows } from './values/row-reader';
import { testKind } from './testing-rows';

test('A file that is checked in slices comes to the same as one that is checked at once', async () => {
  const columns = ['lastName', 'firstName', 'npi', 'dateOfBirth', 'providerTypeId', 'phone', 'zipCode'];
  const types = ['RN', 'Physician (MD)', 'Wizard'];
  const rows = Array.from({ length: 1_500 }, (_, index) => ({
    line: index + 2,
    cells: [
      index % 70 === 3 ? '' : `Quill${index % 1_400}`,
      'Ada',
      index % 90 === 5 ? '12345' : '',
      `${(index % 12) + 1}/3/1980`,
      types[index % 3] ?? '',
      index % 40 === 0 ? 'N/A' : '(555) 010-0100',
      '79901',
    ],
  }));
  const given = () => ({
    kind: testKind,
    columns,
    rows,
    onFile: new Map(),
    read: new ReadRows(),
    decisions: new Map(),
  });
  const whole = checkRoster(given());
  expect(await checkRosterInSlices(given())).toEqual(whole);
  const { plans, partial, nothing, unknown } = whole.counts;
  expect(plans.cannot).toBeGreaterThan(0);
  expect(plans.create + plans.cannot + plans.joined + plans.decide).toBe(1_500);
  expect(partial.length).toBeGreaterThan(0);
  expect(nothing).toContainEqual({ field: 'phone', word: 'N/A', rows: 38 });
  expect(unknown).toEqual([{ field: 'providerTypeId', value: 'Wizard', rows: 500 }]);
});
