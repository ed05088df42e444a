// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DatasetScan, Provider } from '@/api/models';
import { allLists, daysAgo, licenses, scan, show } from '@/features/credentialing/testing';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { InOrder, TreatsTodayNote } from './-in-order';

const provider: Provider = {
  id: 'p1',
  firstName: 'Ada',
  lastName: 'Quill',
  credentialingStatus: 'Credentialed',
  nextCredentialingDate: daysAgo(-100).slice(0, 10),
};

function Parts() {
  const { refresh } = useRowRefresh();
  return (
    <>
      <TreatsTodayNote provider={provider} licenses={licenses} refresh={refresh} />
      <InOrder provider={provider} refresh={refresh} />
    </>
  );
}

function open(scans: DatasetScan[]) {
  vi.stubGlobal('fetch', async () => Response.json({ items: scans, totalCount: scans.length }));
  show(<Parts />);
}

test('the file says first whether the provider may treat today, and why', async () => {
  open(allLists());
  const note = within(await screen.findByRole('note'));
  expect(note.getByText('May treat today, by what is held.')).toBeTruthy();
  expect(note.getByText(/^No exclusion in 3 lists/)).toBeTruthy();
});

test('an accepted match of a list of exclusions answers no', async () => {
  open([
    ...allLists().slice(1),
    { ...scan('OigExclusions', 2), matches: [{ userActionResolution: 'Accept' }] },
  ]);
  const note = within(await screen.findByRole('note'));
  expect(note.getByText('May not treat today.')).toBeTruthy();
  expect(note.getByRole('list', { name: 'Why' }).textContent).toBe('OIG exclusions: 1 match was accepted');
});

test('of each list the newest evidence stands there, with a link to its scan', async () => {
  open([...allLists(), { ...scan('Sam', 90), id: 'older' }]);
  const section = within(await screen.findByRole('region', { name: /^In order/ }));
  expect(await section.findAllByRole('listitem')).toHaveLength(3);
  expect(section.getAllByText('No match')).toHaveLength(3);
  expect(section.getByRole('link', { name: 'SAM exclusions' }).getAttribute('href')).toBe('/scans/scan-Sam');
});

test('while the scans cannot be read the answer is that it is not known', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ title: 'No.' }, { status: 403 }));
  show(<Parts />);
  const note = within(await screen.findByRole('note'));
  expect(note.getByText('Whether they may treat today is not known.')).toBeTruthy();
  expect(note.getByText('The scans could not be read')).toBeTruthy();
});
