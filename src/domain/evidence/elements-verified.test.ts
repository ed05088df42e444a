import { describe, expect, test } from 'vitest';
import { elementsOf } from './elements';
import { fileOf, from, program, requestAbout, scan } from './testing';

const options = { program, from, request: requestAbout('Registered nurse') };

/** Found somebody; any field of an answer may be missing. */
const untold = (type: string) =>
  scan(type, [], {
    matches: [
      {
        id: 'm',
        data: {
          record: {
            registrationNumber: 'BQ1234563',
            active: true,
            expirationDate: '2027-06-30T00:00:00Z',
            state: 'TX',
          },
        },
      },
    ],
  });
const waiting = (type: string) => scan(type, [], { matches: [{ id: 'm', userActionNeeded: true }] });
const failed = (type: string) => scan(type, [], { status: 'Failed', verifiedAt: undefined as never });

describe('nothing is verified before all of it counts', () => {
  const [oig, sam, states] = ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions'].map((type) =>
    scan(type),
  );
  if (!oig || !sam || !states) throw new Error('No lists');
  test.each<[string, string, ReturnType<typeof scan>[], string | undefined]>([
    ['each list was searched', 'Sanctions and exclusions', [oig, sam, states], '2026-11-10'],
    [
      'nobody says whether a match of one was decided',
      'Sanctions and exclusions',
      [oig, untold('Sam'), states],
      undefined,
    ],
    [
      'nobody says whether a match of the registry was decided',
      'DEA registration',
      [untold('Dea')],
      undefined,
    ],
    ['the lists of states were not', 'Sanctions and exclusions', [oig, sam], undefined],
    ['a match of one waits', 'Sanctions and exclusions', [oig, waiting('Sam'), states], undefined],
    [
      'a match of a list beside them waits',
      'Sanctions and exclusions',
      [oig, sam, states, waiting('Tricare')],
      undefined,
    ],
    ['one failed', 'Sanctions and exclusions', [oig, failed('Sam'), states], undefined],
    ['a match of the databank waits', 'Malpractice history', [waiting('Npdb')], undefined],
    [
      'a match of a board waits',
      'Board certification',
      [waiting('AmericanBoardofInternalMedicine')],
      undefined,
    ],
    ['the registry knows nobody', 'NPI', [scan('Npi')], undefined],
  ])('%s', (_, name, scans, day) => {
    const item = {
      name,
      status: 'Verified',
      source: 'As written',
      verifiedAt: '2026-11-04T00:00:00Z',
      references: { datasetScans: scans.map(({ id }) => ({ datasetScanId: id })) },
    };
    const [found] = elementsOf([item], fileOf({ scans }), options);
    expect(found?.verifiedAt?.slice(0, 10)).toBe(day);
    expect(found?.until === undefined).toBe(day === undefined);
  });
});
