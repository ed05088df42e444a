import { expect, test } from 'vitest';
import { cleanLists, element, fileOf, scan } from './testing';

test('the databank that was queried by a former name alone tells nothing of malpractice', () => {
  const query = scan('Npdb');
  const item = {
    name: 'Malpractice history',
    status: 'Verified',
    references: { datasetScans: [{ datasetScanId: query.id }] },
  };
  expect(element(item, fileOf({ scans: [query] }))?.gaps).toEqual([]);
  const byFormerName = fileOf({ scans: [{ ...query, options: { referenceId: 'alias' } }] });
  expect(element(item, byFormerName)?.gaps).toEqual(['NPDB queried by a former name alone']);
});

test('lists that the program does not ask for make nothing too old', () => {
  const lists = cleanLists.filter(({ type }) => type !== 'Npdb');
  const old = fileOf({ scans: [...lists, scan('Tricare', [], { verifiedAt: '2025-01-01T00:00:00Z' })] });
  const refs = [...lists, { id: 's-Tricare' }].map(({ id }) => ({ datasetScanId: id }));
  expect(
    element(
      { name: 'Sanctions and exclusions', status: 'Verified', references: { datasetScans: refs } },
      old,
    ),
  ).toMatchObject({ gaps: [], state: 'Valid', verifiedAt: '2026-11-10T08:00:00Z' });
});

test('a list that was searched by a former name alone is missing, whatever that search is cited for', () => {
  const lists = cleanLists.filter(({ type }) => type !== 'Npdb');
  const references = { datasetScans: lists.map(({ id }) => ({ datasetScanId: id })) };
  const item = { name: 'Sanctions and exclusions', status: 'Verified', references };
  const byEntry = lists.map((one) =>
    one.type === 'Sam' ? { ...one, options: { referenceId: 'alias' } } : one,
  );
  expect(element(item, fileOf({ scans: lists }))?.gaps).toEqual([]);
  expect(element(item, fileOf({ scans: byEntry }))?.gaps).toEqual([
    'SAM exclusions: searched by a former name alone',
  ]);
});

test('the databank stands in for a list only as long as its answer counts', () => {
  const old = scan('Npdb', [], { verifiedAt: '2026-01-01T00:00:00Z' });
  const item = {
    name: 'Sanctions and exclusions',
    status: 'Verified',
    references: { datasetScans: [{ datasetScanId: 's-Sam' }, { datasetScanId: 's-Npdb' }] },
  };
  expect(element(item, fileOf({ scans: [scan('Sam'), old] }))?.gaps).toEqual([
    'OIG exclusions: not searched',
    'State sanctions and exclusions: not searched',
  ]);
});
