import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ChecklistItem } from '@/api/models';
import { elementsOf } from '@/domain/evidence/elements';
import type { Element } from '@/domain/evidence/types';
import { now } from '@/lib/clock';
import {
  withApplying,
  withFiles,
  withNewest,
  withoutApplying,
  withoutRecord,
  withRecord,
} from './checklist-items';
import { allLists, dataOf, onFileOf, requestOf, rules, scan, sanctionsElement } from './testing';

// The clock follows the service's, which tests before this one may have moved: what is expected is what it says.
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const education: ChecklistItem = {
  id: 'i1',
  name: 'Education and training',
  status: 'Pending',
  references: { providerInfo: [{ providerInfoId: 'e1', providerInfoType: 'Education' }] },
};
const requestedItem = {
  entry: undefined,
  source: 'Dover College, registrar',
  method: 'letter',
  date: '2026-11-03',
  by: 'dana@example.org',
  document: undefined,
} as const;
const line = 'Dover College, registrar | by letter | 2026-11-03 | dana@example.org';

describe('a verification that was made beside the console', () => {
  test('stands in the source, with who in the confirmation and its document among the files', () => {
    expect(withRecord(education, requestedItem, ['providers/p1/letter.pdf'])).toEqual({
      name: education.name,
      status: 'Verified',
      source: `${line} | document letter.pdf`,
      verifiedAt: '2026-11-03T00:00:00Z',
      confirmedAt: new Date(now()).toISOString(),
      confirmedBy: 'dana@example.org',
      references: { ...education.references, files: [{ filePath: 'providers/p1/letter.pdf' }] },
    });
  });

  test('is beside what was written as the source, and beside others; the oldest day counts', () => {
    const written = withRecord({ ...education, source: 'As agreed with the school' }, requestedItem);
    expect(written.source).toBe(`As agreed with the school\n${line}`);
    const second = { ...requestedItem, source: 'Board', method: 'call', date: '2026-10-01' } as const;
    expect(withRecord(written as ChecklistItem, second)).toMatchObject({
      source: `As agreed with the school\n${line}\nBoard | by call | 2026-10-01 | dana@example.org`,
      verifiedAt: '2026-10-01T00:00:00Z',
    });
  });

  test('is taken back whole: its line, its documents, who and when; what else is there stays', () => {
    const before = { ...education, references: { files: [{ filePath: 'providers/p1/diploma.pdf' }] } };
    const paths = ['providers/p1/letter.pdf', 'providers/p1/envelope.pdf'];
    const recorded = withRecord(before, requestedItem, paths) as ChecklistItem;
    const record = { ...requestedItem, document: 'letter.pdf, envelope.pdf' };
    expect(recorded.source).toBe(`${line} | document letter.pdf, envelope.pdf`);
    expect(withoutRecord(recorded, record)).toEqual({
      name: education.name,
      status: 'Pending',
      references: { files: [{ filePath: 'providers/p1/diploma.pdf' }] },
    });
    const bare = withRecord({ name: 'NPI', status: 'Missing' }, requestedItem) as ChecklistItem;
    expect(withoutRecord(bare, requestedItem)).toEqual({ name: 'NPI', status: 'Missing' });
  });

  test('of two the other one stays when one is taken back', () => {
    const other = { ...requestedItem, source: 'Board', method: 'call', date: '2026-10-01' } as const;
    const both = withRecord(withRecord(education, requestedItem) as ChecklistItem, other) as ChecklistItem;
    expect(withoutRecord(both, requestedItem)).toMatchObject({
      source: 'Board | by call | 2026-10-01 | dana@example.org',
      verifiedAt: '2026-10-01T00:00:00Z',
      confirmedBy: 'dana@example.org',
    });
  });
});

test('documents come to those that are there, each once, and something is there then', () => {
  const missing = { name: 'Insurance', status: 'Missing', references: { files: [{ filePath: 'a.pdf' }] } };
  expect(withFiles(missing, ['a.pdf', 'b.pdf'])).toEqual({
    name: 'Insurance',
    status: 'Pending',
    references: { files: [{ filePath: 'a.pdf' }, { filePath: 'b.pdf' }] },
  });
});

/** An element as it is judged with scans on file. */
function judged(item: ChecklistItem, ...scans: ReturnType<typeof allLists>): Element {
  const [element] = elementsOf([item], onFileOf(dataOf({ datasetScans: scans })), {
    ...rules,
    request: requestOf(),
  });
  if (!element) throw new Error('No element');
  return element;
}

describe('the newest evidence', () => {
  const [oig, sam, states] = allLists();
  if (!oig || !sam || !states) throw new Error('No lists');
  const item = {
    ...sanctionsElement(oig, sam),
    source: 'OIG exclusions, SAM exclusions',
    confirmedBy: 'dana@example.org',
  };

  test('comes to what is there, and its source to the sources; what was confirmed of less is not any more', () => {
    const newest = withNewest(item, judged(item, oig, sam, states));
    expect(newest).toMatchObject({
      status: 'Verified',
      source: 'OIG exclusions, SAM exclusions, State sanctions and exclusions',
      references: { datasetScans: [oig, sam, states].map(({ id }) => ({ datasetScanId: id })) },
    });
    expect(newest).not.toHaveProperty('confirmedBy');
  });

  test('is not called verified where somebody has to decide about it; sources that a person wrote stay', () => {
    const waiting = { ...states, matches: [{ id: 'm1', userActionNeeded: true }] };
    expect(withNewest({ ...item, source: 'By hand' }, judged(item, oig, sam, waiting))).toMatchObject({
      status: 'Pending',
      source: 'By hand',
    });
  });

  test('takes the place of the same search only', () => {
    const earlier = { ...scan('Sam', 40), id: 'old' };
    const old = sanctionsElement(oig, earlier);
    const [element] = elementsOf(
      [old],
      { ...onFileOf(dataOf({ datasetScans: [oig, sam] })), earlier: [earlier] },
      { ...rules, request: requestOf() },
    );
    expect(element && withNewest(old, element).references).toEqual({
      datasetScans: [{ datasetScanId: oig.id }, { datasetScanId: sam.id }],
    });
  });
});

test('an element is left out with a reason, and applies again without it; records stay', () => {
  const recorded = withRecord(education, requestedItem) as ChecklistItem;
  const skipped = withoutApplying(recorded, 'Verified by the school’s agent', 'ira@example.org');
  expect(skipped).toMatchObject({
    status: 'NotApplicable',
    source: `Verified by the school’s agent\n${line}`,
    confirmedBy: 'ira@example.org',
  });
  expect(withApplying(skipped as ChecklistItem)).toMatchObject({
    status: 'Pending',
    source: line,
    references: education.references,
    confirmedBy: 'dana@example.org',
  });
  expect(withApplying({ ...education, status: 'NotApplicable', source: 'Not asked for' })).toEqual({
    name: education.name,
    status: 'Pending',
    references: education.references,
  });
});
