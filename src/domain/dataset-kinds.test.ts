import { expect, test } from 'vitest';
import { datasetKind, datasetWord } from './dataset-kinds';

test.each(['OigExclusions', 'Sam', 'StateSanctionsAndExclusions', 'OfacSdn', 'Tricare', 'CmsPreclusion'])(
  '%s is an exclusion list',
  (type) => expect(datasetWord({ type })).toBe('exclusion list'),
);

test.each(['Npdb', 'Npi', 'Dea', 'Nsc', 'Dmf', 'Abms', 'AmericanBoardofSurgery'])(
  '%s is a database',
  (type) => expect(datasetWord({ type })).toBe('database'),
);

test('A Medicare opt-out is no exclusion, whatever the service files it under', () => {
  expect(datasetKind({ type: 'MedicareOptOut', tags: ['SanctionsAndExclusions'] })).toBe('database');
});

test('What nobody knew yet is told by its tags, and is a database without them', () => {
  expect(datasetKind({ type: 'NewList', tags: ['SanctionsAndExclusions'] })).toBe('exclusionList');
  expect(datasetKind({ type: 'constructor' })).toBe('database');
  expect(datasetKind({ type: null, tags: null })).toBe('database');
  expect(datasetKind({})).toBe('database');
});
