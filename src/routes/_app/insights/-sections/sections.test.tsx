// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReactElement } from 'react';
import { createQueryClient } from '@/api/query-client';
import { csvTableOptions } from '@/features/reports/csv-table-options';
import { renderScreen } from '@/ui/testing';
import type { SectionProps } from '../-address';
import { BacklogSection } from './backlog-section';
import { DecisionsSection } from './decisions-section';
import { ExpirablesSection } from './expirables-section';
import { TurnaroundSection } from './turnaround-section';
import { VerificationsSection } from './verifications-section';
import { WebhooksSection } from './webhooks-section';

const today = '2026-11-24';

/** What the lists of the service hold, by their paths, the newest first. */
let lists: Record<string, object[]>;
/** What the service counts of credentialing requests. */
let counted: { total?: number; aggregations?: Record<string, number> };
/** Items in a page. */
let pageSize: number;
/** Until then no page comes but the first of each list. */
let later: Promise<unknown>;

/** Those that a question is about: of a status, of kinds, up to a time. */
function wanted(items: object[], params: URLSearchParams): object[] {
  const [status, before] = [params.get('status'), params.get('before')];
  const isWithin = (at: string) =>
    !before || at < before || (at === before && params.get('beforeInclusive') === 'true');
  return (items as { timestamp?: string; status?: string }[]).filter(
    (item) => (!status || item.status === status) && (!item.timestamp || isWithin(item.timestamp)),
  );
}

beforeEach(() => {
  lists = {};
  counted = {};
  pageSize = 100;
  later = Promise.resolve();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/aggregations')) return Response.json(counted);
    if (pathname.startsWith('/organization/reports/')) return Response.json(lists[pathname] ?? []);
    const items = wanted(lists[pathname] ?? [], searchParams);
    if (searchParams.get('sortDirection') === 'Asc') items.reverse();
    const from = Number(searchParams.get('cursor') ?? 0);
    if (from > 0) await later;
    const to = from + Math.min(pageSize, Number(searchParams.get('count') ?? pageSize));
    return Response.json({
      items: items.slice(from, to).map((item, index) => ({ id: `i${from + index}`, ...item })),
      totalCount: items.length,
      ...(to < items.length && { nextCursor: String(to) }),
    });
  });
});

const props = (more: Partial<SectionProps> = {}): SectionProps => ({
  search: {},
  period: 3,
  today,
  onSearch: () => undefined,
  ...more,
});

const figureCell = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement;

const figure = (name: string) => figureCell(name).textContent;

const linkOf = (element: HTMLElement) => within(element).queryByRole('link');

/** The cells of a row of a table, by what names the row. */
const cells = (table: string, row: string) =>
  within(
    within(screen.getByRole('table', { name: table }))
      .getByRole('rowheader', { name: row })
      .closest('tr') as HTMLElement,
  ).getAllByRole('cell');

/** A dash, and what is read out for it. */
const notGiven = '–not given';

const words = (of: HTMLElement[]) => of.map(({ textContent }) => textContent);

/** Pages of two, of which all but the first wait until what this gives is called. */
function holdPages(): () => Promise<void> {
  pageSize = 2;
  let letCome: (() => void) | undefined;
  later = new Promise<void>((resolve) => (letCome = resolve));
  return () => act(async () => letCome?.());
}

/** Shows a section of whose list two pages of two come before somebody stops it. */
async function stopAfterTwoPages(section: ReactElement) {
  const letCome = holdPages();
  await renderScreen(section, createQueryClient());
  // What is read besides has ended.
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Stop' })).toHaveLength(1));
  await act(async () => screen.getByRole('button', { name: 'Stop' }).click());
  await letCome();
  return screen.findByText(/^Stopped after 4 of /);
}

const readOn = () => act(async () => screen.getByRole('button', { name: 'Read on' }).click());

const covers = (text: RegExp) => screen.findByText(text);

const readAgain = () => act(async () => screen.getByRole('button', { name: 'Refresh' }).click());

const attempt = (second: number, status: string) => ({
  timestamp: `2026-11-23T12:00:${String(second).padStart(2, '0')}Z`,
  type: 'scan',
  status,
});

test('what failed and what was tried are read again together', async () => {
  lists['/webhookslog'] = [attempt(3, 'Succeeded'), attempt(2, 'Failed')];
  await renderScreen(<WebhooksSection {...props({ period: 6 })} />, createQueryClient());
  await covers(/^Covers 1 failed attempt /);
  await vi.waitFor(() => expect(figure('Attempts')).not.toBe('–'));
  const before = Number(figure('Attempts'));
  lists['/webhookslog'].unshift(attempt(5, 'Failed'), attempt(4, 'Failed'));
  await readAgain();
  await covers(/^Covers 3 failed attempts /);
  await vi.waitFor(() => expect(Number(figure('Attempts'))).toBe(2 * before));
});

const failedOn = (day: string) => ({ timestamp: `${day}T12:00:00Z`, type: 'scan', status: 'Failed' });

test('where the reading of failed attempts is stopped, nothing is said of the time before', async () => {
  lists['/webhookslog'] = [
    attempt(1, 'Succeeded'),
    failedOn('2026-11-23'),
    failedOn('2026-11-02'),
    failedOn('2026-10-20'),
    failedOn('2026-10-12'),
    failedOn('2026-10-05'),
    failedOn('2026-07-01'),
  ];
  const stopped = await stopAfterTwoPages(<WebhooksSection {...props({ period: 6 })} />);
  expect(stopped.textContent).toBe(
    'Stopped after 4 of 6 failed attempts. The figures cover 4 failed attempts from Oct 12, 2026 to today.',
  );
  expect(figure('Failed')).toBe('4');
  expect(linkOf(figureCell('Failed'))).toBeNull();
  expect(figure('Share failed')).toBe('–');
  const table = 'Deliveries by month';
  const failures = (month: string) => words(cells(table, month)).slice(1);
  expect(failures('Nov 2026')[0]).toBe('2');
  for (const month of ['Oct 2026', 'Sep 2026', 'Jul 2026'])
    expect(failures(month)).toEqual([notGiven, notGiven]);
  expect(cells('Failures by type of message', 'Scan').map(linkOf)).toEqual([null]);

  await readOn();
  await covers(/^Covers 6 failed attempts from Jul 1, 2026, where the log begins, to today/);
  expect(failures('Sep 2026')[0]).toBe('0');
  expect(linkOf(figureCell('Failed'))).not.toBeNull();
});

const verification = (licenseId: string) => ({
  timestamp: '2026-11-20T12:00:00Z',
  messageParameters: { status: 'Found' },
  context: { subcategory: 'VerificationCompleted', licenseId },
});

const license = (id: string) => ({ license: { id, licenseTypeId: 't', state: 'OR' } });

const sources = () =>
  within(screen.getByRole('table', { name: 'Verifications by source and state' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('a license that was attached since is not one that is gone, after reading again and in another period', async () => {
  lists['/licensetypes'] = [{ id: 't', source: { name: 'Board of Oregon' } }];
  lists['/log/events'] = [verification('a')];
  lists['/provider-licenses'] = [license('a')];
  const attach = (id: string) => {
    lists['/log/events']?.unshift(verification(id));
    lists['/provider-licenses']?.push(license(id));
  };
  const client = createQueryClient();
  const { unmount } = await renderScreen(<VerificationsSection {...props()} />, client);
  await covers(/^Covers 1 verification /);
  await vi.waitFor(() => expect(sources()).toEqual(['Board of Oregon']));

  attach('b');
  await readAgain();
  await covers(/^Covers 2 verifications /);
  await vi.waitFor(() => expect(sources()).toEqual(['Board of Oregon']));

  attach('c');
  unmount();
  await renderScreen(<VerificationsSection {...props({ period: 6 })} />, client);
  await covers(/^Covers 3 verifications /);
  await vi.waitFor(() => expect(sources()).toEqual(['Board of Oregon']));
});

test('what verifications cover is said once their licenses are read, too', async () => {
  lists['/licensetypes'] = [{ id: 't', source: { name: 'Board of Oregon' } }];
  lists['/log/events'] = [verification('a'), verification('b')];
  lists['/provider-licenses'] = ['a', 'b', 'c'].map(license);
  const letCome = holdPages();
  await renderScreen(<VerificationsSection {...props()} />, createQueryClient());
  await screen.findByText(/^Read .*licenses/);
  await vi.waitFor(() => expect(figure('Verifications')).toBe('2'));
  expect(screen.queryByText(/^Covers/)).toBeNull();
  await letCome();
  await covers(/^Covers 2 verifications /);
  expect(screen.queryByText(/^Read .*licenses/)).toBeNull();
});

test('no figure of verifications leads to the log, which has more of them, until all are read', async () => {
  lists['/licensetypes'] = [{ id: 't', source: { name: 'Board of Oregon' } }];
  lists['/log/events'] = Array.from({ length: 6 }, () => verification('a'));
  lists['/provider-licenses'] = [license('a')];
  await stopAfterTwoPages(<VerificationsSection {...props({ search: { rows: '*' } })} />);
  await vi.waitFor(() => expect(figure('Verifications')).toBe('4'));
  expect(linkOf(figureCell('Verifications'))).toBeNull();
  expect(screen.getAllByRole('listitem').map(linkOf)).toEqual([null]);

  await readOn();
  await covers(/^Covers 6 verifications /);
  expect(linkOf(figureCell('Verifications'))).not.toBeNull();
  expect(screen.getAllByRole('listitem').map(linkOf)).not.toContain(null);
});

const openRequest = (id: string) => ({ ...ended(id, ''), currentEvent: { status: 'RequestInProgress' } });

const inProgress = () => cells('Open requests by status', 'In progress');

test('no status of the backlog leads to the list of requests, which has more of them, until all are read', async () => {
  lists['/credentialing-requests'] = ['a', 'b', 'c', 'd', 'e', 'f'].map(openRequest);
  await stopAfterTwoPages(<BacklogSection {...props()} />);
  expect(words(inProgress())[0]).toBe('4');
  expect(inProgress().map(linkOf)).toEqual([null, null]);

  await readOn();
  await covers(/^Covers 6 open requests /);
  expect(words(inProgress())[0]).toBe('6');
  expect(inProgress().map(linkOf)).not.toContain(null);
});

test('requests in a status that nobody knew yet are told beside the backlog', async () => {
  lists['/credentialing-requests'] = [openRequest('a')];
  counted = { total: 4, aggregations: { RequestInProgress: 1, OnHold: 2, Parked: 1, Withdrawn: 0 } };
  await renderScreen(<BacklogSection {...props()} />, createQueryClient());
  expect(
    await screen.findByText(
      '3 requests in a status that is not known here, “On hold”, “Parked”: they are in no figure, neither as open nor as ended.',
    ),
  ).toBeTruthy();
});

const decision = (second: number) => ({
  id: `d${second}`,
  timestamp: `2026-11-23T12:00:${String(second).padStart(2, '0')}Z`,
  messageTemplate: 'resolved',
  messageParameters: { user: 'ana@x.example' },
  context: { subcategory: 'VerificationResolved' },
});

test('a figure of decisions has exactly its rows, whenever they are opened and after reading again', async () => {
  lists['/log/events'] = [decision(2), decision(1)];
  const client = createQueryClient();
  const { unmount } = await renderScreen(<DecisionsSection {...props()} />, client);
  await covers(/^Covers 2 events /);

  // Another is made before its rows are opened.
  lists['/log/events'].unshift(decision(3));
  unmount();
  const search = { rows: 'ana@x.example|VerificationResolved' };
  await renderScreen(<DecisionsSection {...props({ search })} />, client);
  await screen.findByRole('heading', { name: 'ana@x.example, reviews: 2 decisions' });
  expect(figure('Decisions')).toBe('2');

  await readAgain();
  await covers(/^Covers 3 events /);
  await screen.findByRole('heading', { name: 'ana@x.example, reviews: 3 decisions' });
  expect(figure('Decisions')).toBe('3');
});

const ended = (id: string, timestamp: string) => ({
  id,
  createdAt: '2026-01-01T12:00:00Z',
  type: 'Initial',
  currentEvent: { status: 'Completed', timestamp },
});

test('turnaround covers the requests that it counts, not the older ones of the last page', async () => {
  lists['/credentialing-requests'] = [
    ended('a', '2026-11-01T12:00:00Z'),
    ended('b', '2026-10-01T12:00:00Z'),
    ended('c', '2026-03-01T12:00:00Z'),
  ];
  await renderScreen(<TurnaroundSection {...props()} />, createQueryClient());
  expect(await covers(/^Covers 2 requests that ended from Sep 1, 2026 on/)).toBeTruthy();
});

test('expirables are those of whole months, and what was left of the month of the report, which may be over', async () => {
  lists['/organization/reports/expirable-credentials'] = [{ path: 'r', date: '2026-11-29' }];
  const client = createQueryClient();
  // Its file is read in a worker, of which there is none here.
  client.setQueryData(csvTableOptions(client, 'r').queryKey, {
    heading: ['what', 'Expiration date'],
    rows: ['2026-11-30', '2026-12-01', '2027-02-28', '2027-03-01'].map((day) => ['License', day]),
    oddLines: [],
    cut: false,
  });
  await renderScreen(<ExpirablesSection {...props({ today: '2026-12-03' })} />, client);
  await screen.findByText('Rest of Nov 2026', { selector: 'dt' });
  expect(figure('Rest of Nov 2026')).toBe('1');
  expect(figure('Dec 2026 to Feb 2027')).toBe('2');
});
