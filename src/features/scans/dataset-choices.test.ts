import { expect, test } from 'vitest';
import { datasetChoices, findDatasets } from './dataset-choices';

const board = { tags: ['Board'] };
const choices = datasetChoices([
  { type: 'AmericanBoardofSurgery', ...board },
  { type: 'Npi', tags: ['Registry'] },
  { type: 'Sam', tags: ['SanctionsAndExclusions'] },
  { type: 'AmericanBoardofInternalMedicine', ...board },
  { type: 'Tricare', tags: ['SanctionsAndExclusions'] },
  { type: 'Npdb', tags: ['Databank'] },
  { type: 'OigFugitives', tags: ['SanctionsAndExclusions'] },
  { type: 'OigExclusions', tags: ['SanctionsAndExclusions'] },
  { name: 'What has no type' },
  { type: 'Tomorrow', tags: null as never },
]);

const names = (typed: string) => findDatasets(choices, typed).map(({ type }) => type);

test('What everybody is searched in comes first, then the others by group and name', () => {
  expect(choices.map(({ group, name }) => `${group}: ${name}`)).toEqual([
    'Searched for everybody: OIG exclusions',
    'Searched for everybody: SAM exclusions',
    'Searched for everybody: NPDB',
    'Other exclusions and sanctions: OIG fugitives',
    'Other exclusions and sanctions: TRICARE',
    'Registries and enrollment: NPI registry',
    'Registries and enrollment: Tomorrow',
    'Boards and certification: American Board of Internal Medicine',
    'Boards and certification: American Board of Surgery',
  ]);
});

test.each([
  ['leie', ['OigExclusions']],
  ['sam.gov', ['Sam']],
  ['data bank', ['Npdb']],
  ['nppes', ['Npi']],
  ['ABIM', ['AmericanBoardofInternalMedicine']],
  ['oig', ['OigExclusions', 'OigFugitives']],
  ['board surg', ['AmericanBoardofSurgery']],
  ['rican', []],
])('%s is found by any of its names', (typed, found) => expect(names(typed)).toEqual(found));
