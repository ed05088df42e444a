import { expect, test } from 'vitest';
import { scannedAt, scansByDataset, scansInOrder } from './scans-on-file';
import { scan } from './testing-treat';

const decided = (userActionResolution: string) =>
  ({ matches: [{ id: 'm1', userActionResolution }] }) as object;

test('the newest evidence of each list is in order, where nothing in it is open', () => {
  const found = { matches: [{ id: 'm1', userActionNeeded: false }] };
  const scans = [
    scan('Sam', '2026-05-01'),
    scan('Sam', '2026-11-15'),
    scan('Dea', '2026-09-30', found),
    scan('OigExclusions', '2026-11-18', decided('Reject')),
    scan('OfacSdn', '2026-11-18', { matches: [{ userActionNeeded: true }] }),
    scan('OfacConsolidated', '2026-11-18', { matches: [{ id: 'm1' }] }),
    scan('CmsPreclusion', '2026-11-18', decided('Accept')),
    scan('Npi', '2026-11-18'),
    scan('StateSanctionsAndExclusions', '2026-11-19', { status: 'Failed' }),
    scan('SocialSecurity', '2026-11-01', found),
    scan('SocialSecurity', '2026-11-10'),
    scan('MedicareOptOut', '2026-11-01', decided('Accept')),
    scan('MedicareOptOut', '2026-11-18'),
  ];
  expect(scansInOrder(scansByDataset(scans)).map(({ id }) => id)).toEqual([
    'OigExclusions 2026-11-18',
    'Sam 2026-11-15',
    'SocialSecurity 2026-11-01',
    'Dea 2026-09-30',
  ]);
});

test('scans are told apart by their dataset: those with an answer, the newest of them, what runs and what failed', () => {
  const [older, newer] = [scan('Sam', '2026-05-01'), scan('Sam', '2026-11-15')];
  const failed = scan('Sam', '2026-11-16', { status: 'Failed' });
  const running = scan('Sam', '2026-11-17', { status: 'Working' });
  const sam = scansByDataset([older, failed, newer, running, { id: 'untyped' }]).get('Sam');
  expect(sam).toEqual({ type: 'Sam', answered: [older, newer], newest: newer, isUnderWay: true, failed });
  expect(scannedAt({ id: 's', completed: '2026-11-15' })).toBe('2026-11-15');
});
