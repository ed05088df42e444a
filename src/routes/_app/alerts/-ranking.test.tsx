// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Alert } from '@/api/models';
import { session } from '@/api/session';
import { undoQueue } from '@/jobs/undo-queue';
import { useList } from '@/table/list/use-list';
import { paste, renderScreen } from '@/ui/testing';
import { alerts as list } from './-rows';
import { AlertQueue } from './-queue';
import { DismissAlerts } from './-bulk';
import type { RankedRow } from './-ranked';
import { useState } from 'react';

const table = (...rows: object[]) => ({ type: 'Table', data: rows });
const found = (expires: string, more: object = {}) => ({
  status: 'Found',
  results: [{ licenseStatus: 'Active', expires, disciplinaryActions: table(), ...more }],
});
const action = { Date: '2026-10-01', Action: 'Consent agreement' };
const renewed = { old: found('2098-12-01'), new: found('2100-12-01') };
const disciplined = {
  old: found('2098-12-01'),
  new: found('2100-12-01', { disciplinaryActions: table(action) }),
};

let alerts: Alert[];
/** What changed, by the id of the verification that found it. */
let diffs: Record<string, unknown>;
let sent: string[];
let reads: string[];

const alertOf = (id: string, type: string, whose: string, more: Partial<Alert> = {}): Alert => ({
  id,
  type: type as 'LicenseExpired',
  providerId: `p-${whose}`,
  provider: { firstName: whose, lastName: 'Abara' },
  timestamp: '2026-10-01T08:00:00Z',
  data: {
    messageTemplate: `${type} of {number} on {date}.`,
    messageParams: { number: `RN-${whose}`, state: 'TX', date: '2098-12-01' },
    data: { licenseId: `l-${whose}` },
  },
  ...more,
});
const changed = (id: string, whose: string) =>
  alertOf(id, 'LicenseChanged', whose, {
    entityType: 'Verification',
    entityId: `v-${id}`,
    timestamp: '2026-11-01T08:00:00Z',
  });

beforeEach(() => {
  sent = [];
  reads = [];
  alerts = [
    changed('renewal', 'Cleo'),
    alertOf('soon', 'LicenseExpiresSoon', 'Bea'),
    alertOf('renewed-soon', 'LicenseExpiresSoon', 'Ada'),
    changed('ada', 'Ada'),
    changed('bad', 'Dora'),
    changed('lost', 'Eve'),
    alertOf('import', 'ProfileImportCompleted', 'Fay'),
    alertOf('unknown', 'HoroscopeChanged', 'Gus'),
    alertOf('expired', 'LicenseExpired', 'Bea'),
  ];
  diffs = { 'v-renewal': renewed, 'v-ada': renewed, 'v-bad': disciplined };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'POST') {
      sent.push(`${pathname} ${await request.text()}`);
      return Response.json({ id: pathname.split('/').at(-2), dismissalTimestamp: '2026-11-24T10:00:00Z' });
    }
    reads.push(`${pathname}?${searchParams}`);
    if (pathname === '/alerts') return Response.json({ items: alerts, totalCount: alerts.length });
    if (pathname === '/alerts/aggregations') return Response.json({ active: alerts.length });
    const diff = diffs[pathname.split('/').at(-2) ?? ''];
    return diff ? Response.json(diff) : Response.json({ title: 'None', status: 404 }, { status: 404 });
  });
});
afterEach(() => {
  undoQueue.undo();
  // What was judged of changes goes with the session.
  session.begin({ token: 'secret', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  session.end('user');
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Queue() {
  const listed = useList(list);
  const [chosen, setChosen] = useState<Parameters<Parameters<typeof AlertQueue>[0]['onDismiss']>>();
  return (
    <>
      <AlertQueue
        listed={listed}
        rowLink={({ id }) => ({ to: '/alerts', search: { alert: id } })}
        onDismiss={(...more) => setChosen(more)}
      />
      {chosen && (
        <DismissAlerts
          selection={chosen[0]}
          alerts={chosen[1] as readonly RankedRow[]}
          onClose={() => setChosen(undefined)}
          onStart={() => {}}
        />
      )}
    </>
  );
}

async function openRanking() {
  const shown = await renderScreen(<Queue />);
  await screen.findByRole('region', { name: 'Alerts by rank' });
  return shown;
}

const section = (name: string) => screen.getByRole('region', { name });
const peopleIn = (name: string) =>
  within(section(name))
    .getAllByRole('link')
    .map((link) => link.querySelector('bdi')?.textContent)
    .filter(Boolean);

test('What was dismissed is counted by itself, and not among what is active', async () => {
  const shown = await renderScreen(<Queue />);
  await screen.findByText(/^9 alerts$/);
  await shown.router.navigate({ to: '/', search: { status: 'Dismissed' } as never });
  expect(await screen.findByText('9 match')).toBeDefined();
});

test('What may end the right to treat comes first and what was renewed last, one row for each provider', async () => {
  await openRanking();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'May end the right to treat 3 providers, 4 alerts',
    'Changed, not known how 1 provider, 1 alert',
    'Profile imports 1 provider, 1 alert',
    'Renewed or cleared 2 providers, 3 alerts',
  ]);
  expect(peopleIn('May end the right to treat')).toEqual(['Abara, Dora', 'Abara, Gus', 'Abara, Bea']);
  expect(section('May end the right to treat').textContent).toContain(
    'License TX RN-Dora: disciplinary action added · expires Dec 1, 2098 → Dec 1, 2100',
  );
  expect(peopleIn('Renewed or cleared')).toEqual(['Abara, Cleo', 'Abara, Ada']);
});

test('The other alerts of a provider unfold', async () => {
  const { user } = await openRanking();
  const bea = within(section('May end the right to treat')).getByRole('button', { name: /^1 more alert/ });
  expect(screen.queryByRole('link', { name: /^LicenseExpiresSoon of RN-Bea/ })).toBeNull();
  await user.click(bea);
  expect(screen.getByRole('link', { name: /^LicenseExpiresSoon of RN-Bea/ }).getAttribute('href')).toContain(
    'alert=soon',
  );
});

test('Nothing but what was renewed or cleared is dismissed in one go: each is listed, and one note goes with all', async () => {
  const { user } = await openRanking();
  await user.click(screen.getByRole('button', { name: 'Dismiss 3 renewals…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const listed = within(dialog.getByRole('list', { name: 'What is dismissed' })).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'Abara, Cleo',
    'Abara, Ada',
    'Abara, Ada',
  ]);
  await paste(user, dialog.getByRole('textbox', { name: 'Note' }), 'Renewed');
  await user.click(dialog.getByRole('button', { name: 'Dismiss 3 alerts' }));
  expect(sent).toEqual([]);
  await undoQueue.flush();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map((line) => line.split('/')[2]).toSorted()).toEqual(['ada', 'renewal', 'renewed-soon']);
});

test('A row that was dismissed says when, apart from how old its alert is', async () => {
  const raised = new Date(Date.now() - 26 * 3_600_000).toISOString();
  alerts = [
    alertOf('expired', 'LicenseExpired', 'Bea', {
      timestamp: raised,
      dismissalTimestamp: new Date().toISOString(),
    }),
    alertOf('active', 'LicenseExpired', 'Gus', { timestamp: raised }),
  ];
  await openRanking();
  const [dismissed, active] = within(section('May end the right to treat')).getAllByRole('link');
  expect(dismissed?.textContent).toMatch(/Dismissed just now · alert from (?:yesterday|2 days ago)/);
  expect(active?.textContent).not.toMatch(/Dismiss|alert from/);
});

test('The service is asked for the newest first, and for a change once', async () => {
  await openRanking();
  expect(reads.filter((line) => line.startsWith('/alerts?'))).toEqual([
    '/alerts?status=Active&sortedBy=Timestamp&sortDirection=Desc&count=250',
  ]);
  expect(reads.filter((line) => line.includes('/diff'))).toHaveLength(4);
});
