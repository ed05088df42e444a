// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DatasetScan } from '@/api/models';
import { allLists, scan, show } from '@/features/credentialing/testing';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { InOrder } from './-in-order';

function Part() {
  const { refresh } = useRowRefresh();
  return <InOrder provider={{ id: 'p1' }} refresh={refresh} />;
}

function open(scans: DatasetScan[]) {
  vi.stubGlobal('fetch', async () => Response.json({ items: scans, totalCount: scans.length }));
  show(<Part />);
}

test('of each list the newest evidence stands there, with a link to its scan', async () => {
  open([...allLists(), { ...scan('Sam', 90), id: 'older' }]);
  const section = within(await screen.findByRole('region', { name: /^In order/ }));
  expect(await section.findAllByRole('listitem')).toHaveLength(3);
  expect(section.getAllByText('No match')).toHaveLength(3);
  expect(section.getByRole('link', { name: 'SAM exclusions' }).getAttribute('href')).toBe('/scans/scan-Sam');
});

test('while the scans cannot be read that is said in their place', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ title: 'No.' }, { status: 403 }));
  show(<Part />);
  const section = within(await screen.findByRole('region', { name: /^In order/ }));
  expect(await section.findByText(/Scans are missing here/)).toBeTruthy();
});
