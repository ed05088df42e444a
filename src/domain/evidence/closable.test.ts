import { describe, expect, test } from 'vitest';
import type { ChecklistItem } from '@/api/models';
import { elementsOf } from './elements';
import { fileOf, from, license, program, requestAbout, scan } from './testing';
import type { OnFile } from './types';

const options = { program, from, request: requestAbout('Registered nurse') };

const element = (item: ChecklistItem, about: OnFile) => elementsOf([item], about, options)[0];

const claimed = (more: object = {}) =>
  fileOf({ info: { LiabilityInsurance: [{ id: 'i2', name: 'Harbor', ...more }] } });

const holding = (id: string) => ({
  name: 'Liability insurance',
  status: 'Verified',
  source: 'Insurer | by call | 2026-11-18 | dana@example.org',
  references: { providerInfo: [{ providerInfoId: id, providerInfoType: 'LiabilityInsurance' }] } as never,
});

describe('what is on file and not part of an element', () => {
  test('closes the gap of one that refers to nothing, before anything is added or asked', () => {
    const [policy] = elementsOf([{ name: 'Liability insurance', status: 'Missing' }], claimed(), options);
    expect(policy?.gaps).toEqual([
      {
        text: 'On file, but not part of this element: Liability insurance, Harbor',
        actions: [{ kind: 'use-newer' }],
      },
    ]);
    expect(policy?.newer.map(({ label }) => label)).toEqual(['Liability insurance, Harbor']);
  });
  test('is offered where the element lacks something, and not where it is in order', () => {
    const two = fileOf({
      info: {
        LiabilityInsurance: [
          { id: 'i1', name: 'Old', currentExpirationDate: '2026-01-01' },
          { id: 'i2', name: 'New', currentExpirationDate: '2027-01-01' },
        ],
      },
    });
    expect(element(holding('i1'), two)?.newer.map(({ label }) => label)).toEqual([
      'Liability insurance, New',
    ]);
    expect(element(holding('i2'), two)?.newer).toEqual([]);
  });
  test('a license that was attached and verified since stands for the element that had none', () => {
    const [attached] = elementsOf(
      [{ name: 'License', status: 'Missing' }],
      fileOf({ licenses: [license('TX')] }),
      options,
    );
    expect(attached?.gaps[0]?.actions).toEqual([{ kind: 'use-newer' }]);
  });
  test('a list that was searched is not searched again, the others are', () => {
    const [lists] = elementsOf(
      [{ name: 'Sanctions and exclusions', status: 'Missing' }],
      fileOf({ scans: [scan('OigExclusions')] }),
      options,
    );
    expect(lists?.gaps[0]?.actions).toMatchObject([
      { kind: 'use-newer' },
      { lookup: { type: 'Sam' } },
      { lookup: { type: 'StateSanctionsAndExclusions' } },
    ]);
  });
});

/** A scan that failed for what the file lacks. */
const incomplete = (type: string) =>
  scan(type, [], {
    status: 'Failed',
    verifiedAt: undefined as never,
    failureReason: {
      messageTemplate: 'Missing required parameters: {parameters}',
      messageParams: { parameters: 'Education' },
    },
  });

describe('a lookup that a gap asks for', () => {
  const npi = { name: 'NPI', status: 'Missing' };
  test('is not offered a second time while it is under way', () => {
    const [running] = elementsOf(
      [npi],
      fileOf({ scans: [scan('Npi', [], { status: 'Working', verifiedAt: undefined as never })] }),
      options,
    );
    expect(running?.gaps).toEqual([
      { text: 'NPI registry not searched; under way', actions: [{ kind: 'record' }] },
    ]);
  });
  test('says why the last one failed, and is offered again', () => {
    const failed = scan('Npi', [], {
      status: 'Failed',
      verifiedAt: undefined as never,
      failureReason: { messageTemplate: 'Missing {what}', messageParams: { what: 'name' } },
    });
    const [one] = elementsOf([npi], fileOf({ scans: [failed] }), options);
    expect(one?.gaps[0]?.text).toBe('NPI registry not searched; the last one failed: Missing name');
    expect(one?.gaps[0]?.actions[0]).toMatchObject({ kind: 'lookup', lookup: { type: 'Npi' } });
  });
  test('leads to what the file lacks before it is asked again in vain', () => {
    const failed = scan('Npdb', [], {
      status: 'Failed',
      verifiedAt: undefined as never,
      failureReason: {
        messageTemplate: 'Missing required parameters: {parameters}',
        messageParams: { parameters: 'Ssn' },
      },
    });
    const history = element({ name: 'Malpractice history', status: 'Missing' }, fileOf({ scans: [failed] }));
    expect(history?.gaps[0]?.actions).toMatchObject([
      { kind: 'open', label: 'Add what is missing', link: { search: { tab: 'info' } } },
      { kind: 'lookup', lookup: { type: 'Npdb' } },
      { kind: 'record' },
    ]);
  });
  test('that is part of the element and failed for what the file lacks leads there first', () => {
    const education = element(
      { name: 'Education and training', references: { datasetScans: [{ datasetScanId: 's-Nsc' }] } },
      fileOf({ scans: [incomplete('Nsc')] }),
    );
    expect(education?.gaps).toMatchObject([
      {
        text: 'Student clearinghouse: The scan failed: Missing required parameters: Education',
        actions: [
          { kind: 'open', label: 'Add what is missing', link: { search: { tab: 'info' } } },
          { kind: 'lookup', lookup: { type: 'Nsc' } },
          { kind: 'open', label: 'Open the scan' },
        ],
      },
    ]);
  });
  test('that would fail again is not asked for beside others that may succeed', () => {
    const lists = element(
      { name: 'Sanctions and exclusions', status: 'Missing' },
      fileOf({ scans: [incomplete('Sam')] }),
    );
    expect(lists?.gaps[0]?.actions).toMatchObject([
      { kind: 'lookup', lookup: { type: 'OigExclusions' } },
      { kind: 'lookup', lookup: { type: 'StateSanctionsAndExclusions' } },
      { kind: 'open', label: 'Add what is missing' },
    ]);
  });
});
