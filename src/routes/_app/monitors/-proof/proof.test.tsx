// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { lastFullMonth, monthsAfter } from '@/domain/proof-month';
import { localDay } from '@/lib/dates';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderPage } from '@/ui/testing';
import { watchDownloads } from '@/ui/testing-downloads';
import { Route } from '../proof';
import { longMonth } from './words';

const month = lastFullMonth(localDay());
const on = (day: number, of = month) => `${of}-${String(day).padStart(2, '0')}T12:00:00Z`;
const downloads = watchDownloads();

let service: SimulatedService;
let ada: string;
let ben: string;

beforeEach(async () => {
  localStorage.clear();
  service = await simulateService({ providers: 0 });
  const createdAt = on(1, monthsAfter(month, -20));
  ada = service.put('providers', { firstName: 'Ada', lastName: 'Quill', createdAt }).id;
  ben = service.put('providers', { firstName: 'Ben', lastName: 'Abel', createdAt }).id;
  search(ada, 'OigExclusions', on(5));
  search(ada, 'Sam', on(6));
  search(ben, 'OigExclusions', on(7));
});

/** A search by a monitor, which came to an end at once. */
function search(providerId: string, type: string, at: string, more: object = {}) {
  return service.put('scans', {
    providerId,
    type,
    started: at,
    completed: at,
    verifiedAt: at,
    trigger: 'Monitor',
    datasetMetadata: { importDate: `${month}-01` },
    ...more,
  });
}

/** What is asked of lists and databases is `program`, as settings stand that nobody changed: OIG and SAM. */
function open(asked: string | undefined = month) {
  renderPage(
    Route,
    '/monitors/proof',
    `/monitors/proof${asked ? `?month=${asked}` : ''}`,
    createQueryClient(),
  );
  return userEvent.setup();
}

const missed = () => screen.findByRole('list', { name: 'Missed providers' });
const verdict = async () => (await screen.findAllByRole('note'))[0];

test('The proof of a month names the one provider who was missed, with the list, and leads to it', async () => {
  open();
  expect((await verdict())?.textContent).toContain(
    `In ${longMonth(month)}, 3 of 4 searches were made that were due: OIG exclusions and SAM exclusions, of 2 providers who were active all month. 1 provider was missed: Ben Abel (SAM exclusions).`,
  );
  const row = within(await missed()).getByRole('listitem');
  expect(row.textContent).toContain('Abel, Ben SAM exclusions: not searched');
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/providers/${ben}?tab=screening`);
});

test('Where everybody was searched the proof says so, and names nobody', async () => {
  search(ben, 'Sam', on(9));
  open();
  expect((await verdict())?.textContent).toContain(
    'OIG exclusions and SAM exclusions were searched for all 2 providers who were active all month.',
  );
  expect(screen.queryByRole('list', { name: 'Missed providers' })).toBeNull();
});

const said = () => screen.queryByText(/^The result below/)?.textContent;

test('A proof is headed by its month, and once another one is chosen it is said that it stays that of its own', async () => {
  const user = open();
  expect(await screen.findByRole('heading', { name: `Result of ${longMonth(month)}` })).toBeDefined();
  expect(said()).toBeUndefined();
  await user.selectOptions(screen.getByLabelText('Month'), monthsAfter(month, -1));
  expect(said()).toContain(`is that of ${longMonth(month)}. “Make the proof” makes it`);
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Month'), month);
  expect(said()).toBeUndefined();
});

test('The CSV has a line for each provider and list, in the order of names, and is the same when it is made again', async () => {
  const user = open();
  for (let time = 0; time < 2; time += 1) {
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(downloads()).toHaveLength(time + 1));
    await user.click(screen.getByRole('button', { name: 'Make the proof' }));
  }
  const [first = '', second] = await Promise.all(downloads().map(({ blob }) => blob.text()));
  expect(second).toBe(first);
  const lines = first.trim().split('\r\n');
  expect(lines.map((line) => line.split(',').slice(1, 3).join())).toEqual([
    'Provider,Provider id',
    ...Array.from({ length: 2 }, () => '"Abel, Ben"'),
    ...Array.from({ length: 2 }, () => '"Quill, Ada"'),
  ]);
  expect(lines[2]).toContain('SAM exclusions,not searched,yes');
  expect(lines[4]).toContain(`SAM exclusions,searched,no,${month}-06,monitor,${month}-01,1,`);
});

test('A continuous query answers for a month as long as it was open, also where it has ended since, and in the CSV on no day', async () => {
  const monitoring = { monitoringInterval: 'Continuous' } as const;
  const began = on(3, monthsAfter(month, -5));
  // Ada's goes on and has answered since; Ben's was ended in the month after.
  const today = new Date().toISOString();
  search(ada, 'Npdb', began, { status: 'Active', completed: undefined, verifiedAt: today, monitoring });
  search(ben, 'Npdb', began, { completed: on(1, monthsAfter(month, 1)), monitoring });
  const searches = [...service.world.scans.all()].filter(({ type }) => type === 'OigExclusions');
  for (const { id } of searches) service.world.scans.remove(id);
  const user = open();
  expect((await missed()).textContent).not.toContain('OIG exclusions');
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(downloads()).toHaveLength(1));
  const lines = ((await downloads()[0]?.blob.text()) ?? '').split('\r\n');
  const oig = lines.filter((line) => line.includes('OIG exclusions'));
  expect(oig).toHaveLength(2);
  for (const line of oig) expect(line).toMatch(/continuous query since [^"]+",no,,monitor,,0,/);
});

test('A license whose only lookup failed was not looked up', async () => {
  const { id: licenseId } = service.put('licenses', { providerId: ada });
  service.put('events', {
    timestamp: on(9),
    category: 'Verifications',
    subcategory: 'VerificationCompleted',
    entityIds: [licenseId],
    messageParameters: { status: 'Failed' },
    context: { subcategory: 'VerificationCompleted', licenseId, providerId: ada, status: 'Failed' },
  });
  open();
  await verdict();
  // On paper every row is drawn.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const row = screen.getAllByRole('row').find(({ textContent }) => textContent.includes('Quill'));
  expect(row?.textContent).toContain('0 of 1');
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('A match is told with who decided it and after how many days, and the request that it went on to', async () => {
  const scan = search(ada, 'Sam', on(8));
  const match = service.put('matches', {
    scanId: scan.id,
    providerId: ada,
    createdAt: on(8),
    resolution: 'Accept',
    resolutionNote: 'All that the record says agrees.',
    data: { record: { id: 'r', firstName: 'ADA', lastName: 'QUILL' } },
  });
  service.put('events', {
    timestamp: on(11),
    category: 'Verifications',
    subcategory: 'DatasetMatchAccepted',
    entityIds: [match.id],
    messageParameters: { user: 'ann@credence.example' },
    context: { subcategory: 'DatasetMatchAccepted', matchId: match.id, providerId: ada },
  });
  const request = service.put('credentialingRequests', {
    providerId: ada,
    type: 'OffCycle',
    createdAt: on(12),
  });
  open();
  const row = within(await screen.findByRole('list', { name: 'Matches and decisions' })).getByRole(
    'listitem',
  );
  expect(row.textContent).toContain('record of ADA QUILL');
  expect(row.textContent).toContain('Accepted, after 3 days, by ann@credence.example');
  expect(row.textContent).toContain('“All that the record says agrees.”');
  expect(
    within(row)
      .getByRole('link', { name: /^Off cycle request of/ })
      .getAttribute('href'),
  ).toBe(`/credentialing/${request.id}`);
});

test('What the role may not read is said, and nothing is claimed of it', async () => {
  await service.fails({ operation: 'GET /log/events', status: 403, times: 100 });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'How this proof was made' }));
  await screen.findByText(/^Your role cannot read the event log/);
  expect((await missed()).textContent).toContain('Abel, Ben');
});

test('Half of the searches is no proof: a failure says why, and reading again makes it', async () => {
  await service.fails({ operation: 'GET /datasets/scans', status: 400, times: 1 });
  const user = open();
  await screen.findByText('The proof could not be made');
  await user.click(screen.getByRole('button', { name: /again|refresh/i }));
  expect((await missed()).textContent).toContain('Abel, Ben');
});

test('Reading is canceled, and nothing is shown of the part that was read', async () => {
  const release = service.holds('GET /datasets/scans');
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  screen.getByText('Reading was canceled');
  release();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await missed()).textContent).toContain('Abel, Ben');
});

test('Nothing is read until a month is chosen, the last that is over unless another one is; months to come are none', async () => {
  const user = open('');
  await screen.findByText('No proof made yet');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).value).toBe(month);
  expect(service.reads().some(({ operation }) => operation === 'GET /datasets/scans')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Make the proof' }));
  expect((await missed()).textContent).toContain('Abel, Ben');
});
