import { describe, expect, test } from 'vitest';
import type { CredentialingRequest, DatasetScan, Provider } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { recordLine, type VerificationRecord } from './evidence/verification-record';
import { recordedChecks } from './recorded-checks';
import { ask, found, license, lists, nevadan, scan, told } from './testing-treat';

const sam: VerificationRecord = {
  entry: 'SAM exclusions',
  source: 'SAM.gov',
  method: 'website',
  date: '2026-11-18',
  by: 'dana@example.org',
  status: 'No match',
  document: undefined,
};

const requestWith = (
  element: string,
  records: readonly VerificationRecord[],
  status = 'Verified',
): CredentialingRequest => ({
  id: 'r1',
  checklist: { items: [{ name: element, status, source: records.map(recordLine).join('\n') }] },
});

const sanctions = 'Sanctions and exclusions';
const withoutSam = lists.filter(({ type }) => type !== 'Sam');

/** A nurse whom somebody searched in SAM by hand. */
const searched = (more: Partial<VerificationRecord>, scans: DatasetScan[] = [], status?: string) => ({
  scans: [...withoutSam, ...scans],
  recorded: recordedChecks([requestWith(sanctions, [{ ...sam, ...more }], status)]),
});

describe('a search of a list by hand', () => {
  test('tells who searched where, on which day and how, and leads to its request', () => {
    const line = ask(searched({})).lines.find(({ key }) => key === 'list Sam search');
    expect(line).toMatchObject({
      answer: 'yes',
      text: 'SAM exclusions: no match at SAM.gov',
      verifiedAt: '2026-11-18',
      recorded: { method: 'website', by: 'dana@example.org' },
      evidence: { kind: 'request', requestId: 'r1' },
    });
    expect(line?.action).toBeUndefined();
  });

  test.each<[what: string, question: ReturnType<typeof searched>, answer: string, open: string[]]>([
    ['of this month counts', searched({}), 'yes', []],
    ['from before results were recorded counts', searched({ status: undefined }), 'yes', []],
    ['of the month before counts until this one is over', searched({ date: '2026-10-02' }), 'yes', []],
    [
      'of two months before counts no more',
      searched({ date: '2026-09-30' }),
      'cannot confirm',
      ['SAM exclusions: searched by hand 51 days ago, Sep 30, 2026; due once each calendar month'],
    ],
    [
      'of a day that is still to come does not count',
      searched({ date: '2026-11-21' }),
      'cannot confirm',
      ['SAM exclusions: not searched'],
    ],
    [
      'of another list does not count',
      searched({ entry: datasetName('Tricare') }),
      'cannot confirm',
      ['SAM exclusions: not searched'],
    ],
    [
      'of the whole element says of no list that it was searched',
      searched({ entry: undefined }),
      'cannot confirm',
      ['SAM exclusions: not searched'],
    ],
    [
      'that found somebody is a no',
      searched({ status: 'Match' }),
      'no',
      ['SAM exclusions: found there at SAM.gov'],
    ],
    [
      'that found somebody is a no however long ago it was',
      searched({ status: 'Match', date: '2026-01-05' }),
      'no',
      ['SAM exclusions: found there at SAM.gov'],
    ],
    [
      'that found somebody is over with a later scan',
      searched({ status: 'Match' }, [scan('Sam', '2026-11-19')]),
      'yes',
      [],
    ],
    [
      'that found somebody is over with a scan of its day',
      searched({ status: 'Match' }, [scan('Sam')]),
      'yes',
      [],
    ],
    [
      'that found somebody goes before an earlier scan',
      searched({ status: 'Match' }, [scan('Sam', '2026-11-17')]),
      'no',
      ['SAM exclusions: found there at SAM.gov'],
    ],
    [
      'that found nobody ends no match that was accepted',
      searched({ date: '2026-11-19' }, [
        found('Sam', { recordStatus: 'Active' }, { userActionResolution: 'Accept' }),
      ]),
      'no',
      ['SAM exclusions, in force: active in SAM, without an end'],
    ],
    ['renews a scan that is too old', searched({}, [scan('Sam', '2026-08-03')]), 'yes', []],
    [
      'of an element that is a concern is left to a person',
      searched({}, [], 'Concern'),
      'cannot confirm',
      ['SAM exclusions: searched at SAM.gov; the checklist marks it as a concern'],
    ],
    [
      'that came to a word that nobody knows is left to a person',
      searched({ status: 'Hit, maybe' }),
      'cannot confirm',
      ['SAM exclusions: “Hit, maybe” at SAM.gov; what that means is not known'],
    ],
    [
      'that found an opt-out is weighed, and asked of nobody',
      { ...searched({ entry: datasetName('MedicareOptOut'), status: 'Match' }), scans: lists },
      'with restrictions',
      [`${datasetName('MedicareOptOut')}: found there at SAM.gov. A person weighs it`],
    ],
  ])('%s', (_, question, answer, open) => {
    expect(told(question)).toEqual({ answer, open });
  });

  test('the newest of several counts, on whatever request it stands', () => {
    const older = requestWith(sanctions, [{ ...sam, date: '2026-11-02', status: 'Match' }]);
    const newer = { ...requestWith(sanctions, [sam]), id: 'r2' };
    for (const requests of [
      [older, newer],
      [newer, older],
    ])
      expect(told({ scans: withoutSam, recorded: recordedChecks(requests) }).answer).toBe('yes');
  });
});

describe('a DEA registration that somebody asked the DEA about', () => {
  const number = 'BA1234563';
  const physician: Provider = { ...nevadan, providerType: { id: 'md', name: 'Physician (MD)' } };
  const record: VerificationRecord = {
    entry: `DEA registration, ${number}`,
    source: 'DEA website',
    method: 'website',
    date: '2026-11-18',
    by: 'dana@example.org',
    status: 'Active',
    state: 'NV',
    until: '2028-03-31',
    document: undefined,
  };
  const registry = (on: string, more: Record<string, unknown> = {}) =>
    found(
      'Dea',
      { registrationNumber: number, active: true, expirationDate: '2028-03-31', state: 'NV', ...more },
      {
        id: on,
      },
    );
  const by = (more: Partial<VerificationRecord>, scans: DatasetScan[] = [], status?: string) => ({
    provider: physician,
    licenses: [license('NV', { licenseType: { id: 'md', name: 'Physician (MD)' } })],
    deaRegistrations: [{ registrationNumber: number }],
    scans: [...lists, ...scans],
    recorded: recordedChecks([requestWith('DEA registration', [{ ...record, ...more }], status)]),
  });
  const none = `DEA ${number}: the DEA registry was not searched`;

  test('tells who asked, and leads to its request', () => {
    expect(ask(by({})).lines.find(({ topic }) => topic === 'dea')).toMatchObject({
      answer: 'yes',
      text: `DEA ${number} (NV), active until Mar 31, 2028`,
      verifiedAt: '2026-11-18',
      recorded: { method: 'website', by: 'dana@example.org' },
      evidence: { kind: 'request', requestId: 'r1' },
    });
  });

  test.each<[what: string, question: ReturnType<typeof by>, open: string[]]>([
    ['that is active counts', by({}), []],
    ['counts by a record of the whole element', by({ entry: undefined }), []],
    ['counts while it runs, however long ago that was', by({ date: '2024-02-01' }), []],
    ['counts after a search that did not find it', by({}, [scan('Dea', '2026-11-02')]), []],
    [
      'does not count after a later search that did not find it',
      by({}, [scan('Dea', '2026-11-19')]),
      [`DEA ${number}: not found in the DEA registry`],
    ],
    [
      'does not count where the registry was searched since',
      by({ date: '2026-11-17' }, [registry('m', { active: false })]),
      [`DEA ${number}: not active, by the DEA registry`],
    ],
    ['that ended has expired', by({ until: '2026-11-19' }), [`DEA ${number}: expired Nov 19, 2026`]],
    [
      'that was revoked is not active',
      by({ status: 'Revoked' }),
      [`DEA ${number}: “Revoked”, by DEA website`],
    ],
    [
      'goes before an earlier search',
      by({ status: 'Surrendered', date: '2026-11-19' }, [registry('m')]),
      [`DEA ${number}: “Surrendered”, by DEA website`],
    ],
    [
      'of which the end was not recorded is not confirmed',
      by({ until: undefined }),
      [`DEA ${number}: verified at DEA website; until when it is active was not recorded`],
    ],
    [
      'that the checklist marks as a concern is not confirmed',
      by({}, [], 'Concern'),
      [`DEA ${number}: the checklist marks it as a concern`],
    ],
    [
      'of which the state was not recorded may be of another state',
      by({ state: undefined }),
      [`DEA ${number}, active until Mar 31, 2028; whether one is for NV cannot be told`],
    ],
    ['of another number does not count', by({ entry: 'DEA registration, BB1234564' }), [none]],
    ['is not who prescribes in its place', by({ entry: 'DEA in NV', status: undefined }), [none]],
  ])('%s', (_, question, open) => {
    expect(told(question)).toEqual({ answer: open.length > 0 ? 'with restrictions' : 'yes', open });
  });
});

describe('liability insurance of which the insurer was asked', () => {
  const record: VerificationRecord = {
    entry: undefined,
    source: 'Harbor Mutual',
    method: 'document',
    date: '2026-11-18',
    by: 'dana@example.org',
    until: '2027-05-01',
    document: undefined,
  };
  const by = (more: Partial<VerificationRecord>, status?: string) => ({
    insurances: [],
    recorded: recordedChecks([requestWith('Malpractice insurance', [{ ...record, ...more }], status)]),
  });
  const none = ['No liability insurance on file'];

  test.each<[what: string, question: Parameters<typeof told>[0], open: string[]]>([
    ['counts until the day that was recorded', by({}), []],
    ['counts on its last day', by({ until: '2026-11-20' }), []],
    ['of which the end was not recorded says nothing of the day', by({ until: undefined }), none],
    ['that ended does not count', by({ until: '2026-11-19' }), none],
    ['that the checklist marks as a concern does not count', by({}, 'Concern'), none],
    [
      'does not count beside a policy on file that ended',
      { ...by({}), insurances: [{ name: 'Copper', currentExpirationDate: '2026-11-19T00:00:00Z' }] },
      ['Copper: ended 1 day ago, Nov 19, 2026'],
    ],
  ])('%s', (_, question, open) => {
    expect(told(question)).toEqual({ answer: open.length > 0 ? 'cannot confirm' : 'yes', open });
  });
});
