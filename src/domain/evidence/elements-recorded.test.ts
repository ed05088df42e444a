import { describe, expect, test } from 'vitest';
import { elementsOf } from './elements';
import { active, element, fileOf, from, license, program, requestAbout, scan, verification } from './testing';

describe('a record of a verification beside the console', () => {
  const policy = {
    name: 'Liability insurance',
    status: 'Verified',
    references: { providerInfo: [{ providerInfoId: 'i2', providerInfoType: 'LiabilityInsurance' }] } as never,
  };
  const insured = fileOf({
    info: { LiabilityInsurance: [{ id: 'i2', name: 'Harbor', currentExpirationDate: '2027-05-01' }] },
  });
  const seen = 'Harbor Mutual | by call | 2026-11-18 | dana@example.org';

  test('proves what the file claims, with its source and day', () => {
    expect(element(policy, insured)?.gaps).toEqual(['Certificate of insurance not on file']);
    expect(element({ ...policy, source: seen }, insured)).toMatchObject({
      gaps: [],
      source: 'Harbor Mutual',
      verifiedAt: '2026-11-18',
      records: [{ source: 'Harbor Mutual', method: 'call', by: 'dana@example.org' }],
    });
  });
  test('does not make a policy run that has ended', () => {
    const ended = {
      ...policy,
      references: {
        providerInfo: [{ providerInfoId: 'i1', providerInfoType: 'LiabilityInsurance' }],
      } as never,
    };
    expect(element({ ...ended, source: seen })?.gaps).toEqual([
      'No policy in force: the last ended Nov 1, 2026',
    ]);
  });
  test('of one list counts for that list alone', () => {
    const searched = 'For SAM exclusions | sam.gov | by website | 2026-11-18 | dana@example.org';
    expect(
      element({ name: 'Sanctions and exclusions', status: 'Verified', source: searched }, fileOf({}))?.gaps,
    ).toEqual(['OIG exclusions: not searched', 'State sanctions and exclusions: not searched']);
  });
  test('does not turn a revoked license into one that counts', () => {
    const revoked = fileOf({ licenses: [license('TX', { ...active, licenseStatus: 'Revoked' })] });
    expect(
      element(
        {
          name: 'License, TX',
          status: 'Verified',
          source: 'Board | by call | 2026-11-18 | d@example.org',
          references: verification,
        },
        revoked,
      )?.gaps,
    ).toEqual(['“Revoked” at its board']);
  });
});

test.each<[until: string, gaps: string[]]>([
  [' | until 2027-05-01', []],
  [' | until 2026-11-19', ['Policy dates missing']],
  ['', ['Policy dates missing']],
])(
  'an insurer that was asked where no policy is on file has to say until when it covers: “%s”',
  (until, gaps) => {
    const source = `Harbor | by call | 2026-11-18 | dana@example.org${until}`;
    expect(element({ name: 'Liability insurance', status: 'Verified', source }, fileOf({}))?.gaps).toEqual(
      gaps,
    );
  },
);

test('asking a source beside the console is later than the lookup that it repeats', () => {
  const old = fileOf({ scans: [scan('Npdb', [], { verifiedAt: '2026-06-01T00:00:00Z' })] });
  const item = {
    name: 'Malpractice history',
    status: 'Verified',
    source: 'NPDB | by website | 2026-11-15 | dana@example.org',
    references: { datasetScans: [{ datasetScanId: 's-Npdb' }] },
  };
  expect(element(item, old)).toMatchObject({ gaps: [], verifiedAt: '2026-11-15', source: 'NPDB' });
  expect(element({ ...item, source: '' }, old)?.gaps).toEqual(['Verification expired 52 days ago']);
});

/** The element of lists as somebody recorded it, with scans beside that. */
const searched = (source: string, scans: ReturnType<typeof scan>[] = []) => ({
  name: 'Sanctions and exclusions',
  status: 'Verified',
  source,
  references: { datasetScans: scans.map(({ id }) => ({ datasetScanId: id })) },
});

describe('what a search by hand came to', () => {
  const sam = 'For SAM exclusions | SAM.gov | by website';
  const others = ['OigExclusions', 'StateSanctionsAndExclusions'].map((type) => scan(type));
  const told = (line: string, scans = others) => {
    const one = element(searched(line, scans), fileOf({ scans }));
    return [one?.status, ...(one?.gaps ?? []), ...(one?.findings ?? []).map(({ text }) => text)];
  };
  const found = 'SAM exclusions: “Match” at SAM.gov, by website, Nov 18, 2026';
  test.each<[what: string, line: string, scans: typeof others, told: string[]]>([
    ['nobody', `${sam} | 2026-11-18 | d@example.org | status No match`, others, ['Verified']],
    ['nobody, from before that was recorded', `${sam} | 2026-11-18 | d@example.org`, others, ['Verified']],
    ['a match', `${sam} | 2026-11-18 | d@example.org | status Match`, others, ['Concern', found, found]],
    [
      'a match, and a later record found nobody',
      `${sam} | 2026-11-18 | d@example.org | status Match\n${sam} | 2026-11-19 | d@example.org | status No match`,
      others,
      ['Verified'],
    ],
    [
      'a match, and the list was searched since',
      `${sam} | 2026-11-09 | d@example.org | status Match`,
      [...others, scan('Sam')],
      ['Verified'],
    ],
    [
      'a word that nobody knows',
      `${sam} | 2026-11-18 | d@example.org | status Maybe`,
      others,
      ['Pending', found.replace('Match', 'Maybe'), found.replace('Match', 'Maybe')],
    ],
  ])('%s', (_, line, scans, expected) => {
    expect(told(line, scans)).toEqual(expected);
  });
});

test('what was decided by a record without an end stands', () => {
  const record = 'Source | by website | 2026-11-18 | dana@example.org';
  const names = ['Liability insurance', 'DEA registration'];
  const decided = elementsOf(
    names.map((name) => ({ name, source: record })),
    fileOf({}),
    { program, from, request: requestAbout('Physician (MD)', ['TX']), isDecided: true },
  );
  expect(decided.flatMap(({ gaps }) => gaps)).toEqual([]);
});

describe('what the DEA said to somebody who asked', () => {
  const info = { DeaRegistrations: [{ id: 'd1', registrationNumber: 'BA1234563' }] };
  const gapsOf = (...facts: string[]) => {
    const source = ['DEA website | by website | 2026-11-18 | d@example.org', ...facts].join(' | ');
    const references = {
      providerInfo: [{ providerInfoId: 'd1', providerInfoType: 'DeaRegistrations' }],
    } as never;
    const request = requestAbout('Physician (MD)', ['TX', 'CA']);
    const [one] = elementsOf([{ name: 'DEA registration', source, references }], fileOf({ info }), {
      program,
      from,
      request,
    });
    return one?.gaps.map(({ text }) => text);
  };
  test.each<[facts: string[], gaps: string[]]>([
    [[], ['DEA BA1234563: verified at DEA website; until when it is active was not recorded']],
    [
      ['status Active', 'state TX'],
      [
        'DEA BA1234563: verified at DEA website; until when it is active was not recorded',
        'No DEA registration in force in CA',
      ],
    ],
    [
      ['status Active', 'until 2028-03-31'],
      [
        'DEA BA1234563: active until Mar 31, 2028; whether it is for TX cannot be told',
        'DEA BA1234563: active until Mar 31, 2028; whether it is for CA cannot be told',
      ],
    ],
    [['status Active', 'until 2026-11-19'], ['DEA BA1234563: expired Nov 19, 2026']],
    [['status Revoked', 'until 2028-03-31'], ['DEA BA1234563: “Revoked”, by DEA website']],
    [['status Active', 'state TX', 'until 2028-03-31'], ['No DEA registration in force in CA']],
  ])('%j', (facts, gaps) => {
    expect(gapsOf(...facts)).toEqual(gaps);
  });
});
