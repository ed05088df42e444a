// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Checklist, CredentialingRequest, DatasetScan } from '@/api/models';
import { session } from '@/api/session-store';
import type { Lookup } from '@/domain/evidence/types';
import { scanStore } from '@/jobs/scans';
import { AppProviders } from '@/ui/app-providers';
import { Button } from '@/ui/button';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { useCloseGaps } from './close-gaps';
import { planLabel, planOf } from './gap-plan';
import { requestElements, useRules } from './request-elements';
import {
  allLists,
  dataOf,
  leaveRuns,
  leftOut,
  licenses,
  requestOf,
  sanctionsElement,
  signedApplication,
  verifiedLicense,
} from './testing';
import { useOnFile } from './use-on-file';

const notices = watchNotices();

const npi = { id: 'i9', name: 'NPI', status: 'Missing' };
const items = [signedApplication, verifiedLicense, sanctionsElement(...allLists()), ...leftOut('NPI'), npi];

/** What the service holds, which tests change as it and colleagues would. */
let stored: { request: CredentialingRequest; scans: DatasetScan[]; reads: number };
let written: Checklist[];
let posted: unknown[];
/** Called at each read of the request, with how often it was read. */
let onRead: (reads: number) => void;

beforeEach(() => {
  leaveRuns();
  stored = { request: requestOf(items), scans: allLists(), reads: 0 };
  written = [];
  posted = [];
  onRead = () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname: path, searchParams } = new URL(request.url);
    if (path === '/datasets/scans' && request.method === 'POST') {
      const body = (await request.json()) as { type: string };
      posted.push(body);
      if (body.type === 'Npdb') return Response.json({ title: 'No.' }, { status: 403 });
      return Response.json({ id: `new-${body.type}`, status: 'Pending', ...body });
    }
    if (request.method === 'PUT') {
      const checklist = (await request.json()) as Checklist;
      written.push(checklist);
      stored.request = { ...stored.request, checklist };
      return new Response(null, { status: 204 });
    }
    if (path === '/credentialing-requests/r1') {
      stored.reads += 1;
      onRead(stored.reads);
      return Response.json(stored.request);
    }
    if (path.endsWith('/credentialing-data')) return Response.json(dataOf({ datasetScans: stored.scans }));
    if (path.endsWith('/licenses')) return Response.json(licenses);
    if (path === '/datasets' && !searchParams.has('cursor'))
      return Response.json({ items: [{ type: 'Npdb', hasPassThroughFee: true }, { type: 'Npi' }] });
    return Response.json(path.endsWith('/owners') ? [] : { items: [] });
  });
});

afterEach(() => {
  for (const job of scanStore.jobs()) scanStore.change([[job, { state: 'ended' }]]);
  scanStore.clearEnded();
  sessionStorage.clear();
});

/** A screen of the request: its button for all that runs by itself. */
function Screen({ name = 'one' }: { name?: string }) {
  const { request } = stored;
  const closing = useCloseGaps(request);
  const { onFile } = useOnFile(request);
  const plan = planOf(requestElements(request, onFile, useRules()));
  return (
    <section aria-label={name}>
      {onFile && (
        <Button loading={closing.isRunningAll} onClick={() => closing.runAll(plan)}>
          {planLabel(plan)}
        </Button>
      )}
    </section>
  );
}

/** The scan of a dataset ends, and the service has what it found. */
function ends(type: string, more: Partial<DatasetScan> = {}) {
  const found = {
    verifiedAt: new Date().toISOString(),
    matches: [{ id: 'm1', userActionNeeded: false, data: { record: { npiNumber: 1 } } }],
  };
  stored.scans = [
    ...stored.scans,
    { id: `new-${type}`, type, status: 'Completed', ...found, ...more } as DatasetScan,
  ];
  const job = scanStore.jobs().find(({ datasetType }) => datasetType === type);
  if (!job) throw new Error(`No scan of ${type} runs`);
  act(() => void scanStore.change([[job, { state: 'ended', status: 'Completed' }]]));
}

const noticeTexts = () => notices().map(({ title, message }) => [title, message].join(': '));
const npiOf = (checklist: Checklist | undefined) => checklist?.items?.find(({ name }) => name === 'NPI');

async function start(label = 'Search NPI registry') {
  const { user, ...shown } = await renderScreen(<Screen />);
  await user.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(posted.length).toBeGreaterThan(0));
  return { user, ...shown };
}

test('when its lookups have ended the checklist has what came of them, and it is said that no gap is left', async () => {
  await start();
  expect(posted).toEqual([{ type: 'Npi', providerId: 'p1' }]);
  await waitFor(() =>
    expect(noticeTexts()).toContainEqual(expect.stringMatching(/^1 lookup started: NPI registry/)),
  );
  expect(written).toEqual([]);
  ends('Npi');
  await waitFor(() => expect(written).toHaveLength(1));
  expect(npiOf(written[0])).toMatchObject({
    status: 'Verified',
    references: { datasetScans: [{ datasetScanId: 'new-Npi' }] },
  });
  await waitFor(() => expect(noticeTexts()).toContain('Ada Quill: No gap left'));
});

test('what is left is told: a lookup that failed, and one whose result somebody has to decide', async () => {
  stored.request = requestOf([
    signedApplication,
    verifiedLicense,
    { ...sanctionsElement(...allLists().slice(0, 1)), id: 'i2' },
    ...leftOut('NPI'),
    npi,
  ]);
  stored.scans = allLists().slice(0, 1);
  await start('Search both');
  await waitFor(() => expect(posted).toHaveLength(2));
  ends('Sam', { matches: [{ id: 'm1', userActionNeeded: true }] as never });
  expect(written, 'not before the last has ended').toEqual([]);
  ends('Npi', { status: 'Failed', verifiedAt: undefined as never, matches: [] });
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.items?.find(({ name }) => name === 'Sanctions and exclusions')).toMatchObject({
    status: 'Pending',
  });
  await waitFor(() =>
    expect(noticeTexts()).toContain('Ada Quill: 2 elements with gaps left: Sanctions and exclusions, NPI'),
  );
});

test('one that could not be started is told, and the others go on', async () => {
  stored.request = requestOf([
    ...items.slice(0, 3),
    ...leftOut('NPI', 'Malpractice history'),
    npi,
    { id: 'i8', name: 'Malpractice history', status: 'Missing' },
  ]);
  const { user } = await renderScreen(
    <AppProviders>
      <Screen />
    </AppProviders>,
  );
  await user.click(await screen.findByRole('button', { name: /^(Do|Search) both$/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('NPDB: a fee is charged for each lookup, and passed on.')).toBeTruthy();
  expect(posted, 'nothing is asked before the fee is agreed to').toEqual([]);
  await user.click(question.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(noticeTexts()).toContainEqual(expect.stringMatching(/^NPDB: not started/)));
  ends('Npi');
  await waitFor(() => expect(written).toHaveLength(1));
  expect(npiOf(written[0])?.status).toBe('Verified');
});

test('what a colleague writes meanwhile is not written over: it is read anew, and the evidence comes to theirs', async () => {
  await start();
  const theirs = { id: 'i20', name: 'Background check', status: 'Verified' };
  // Between the read of the checklist and its write.
  const first = stored.reads + 2;
  onRead = (reads) => {
    if (reads === first) stored.request = requestOf([...items, theirs]);
  };
  ends('Npi');
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]?.items?.map(({ name }) => name)).toContain('Background check');
  expect(npiOf(written[0])?.status).toBe('Verified');
});

test('it goes on when the screen is left, and another screen of the request shows that it does', async () => {
  const { unmount } = await start();
  unmount();
  await renderScreen(<Screen name="another" />);
  const button = await within(screen.getByRole('region', { name: 'another' })).findByRole('button');
  expect(button.getAttribute('aria-busy')).toBe('true');
  ends('Npi');
  await waitFor(() => expect(npiOf(written[0])?.status).toBe('Verified'));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});

test('who signs out leaves nothing that writes', async () => {
  session.begin({ token: 'secret', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  await start();
  act(() => session.end('user'));
  ends('Npi');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(written).toEqual([]);
});

const byAlias = { referenceId: 'a1' };
const searches: Lookup[] = [undefined, byAlias, { parameterSetId: 'n1' }, byAlias].map((options) => ({
  kind: 'scan',
  type: 'OfacSdn',
  entity: { providerId: 'p1' },
  options,
}));

function Again({ lookups = searches }: { lookups?: readonly Lookup[] }) {
  const closing = useCloseGaps(stored.request);
  return <Button onClick={() => closing.runFor('Sanctions and exclusions', lookups)}>Verify again</Button>;
}

test('each scan is repeated by what it was searched by, so that it takes its own place', async () => {
  const { user } = await renderScreen(<Again />);
  await user.click(await screen.findByRole('button', { name: 'Verify again' }));
  const subject = { type: 'OfacSdn', providerId: 'p1' };
  await waitFor(() =>
    expect(posted).toEqual([
      subject,
      { ...subject, options: byAlias },
      { ...subject, options: { parameterSetId: 'n1' } },
    ]),
  );
});

test('a license whose board charges for a lookup is asked about before it is verified', async () => {
  const paid: Lookup = {
    kind: 'license',
    providerId: 'p1',
    licenseId: 'l1',
    before: 'v1',
    label: 'Registered nurse RN-1, TX',
    hasFee: true,
  };
  const { user } = await renderScreen(
    <AppProviders>
      <Again lookups={[paid]} />
    </AppProviders>,
  );
  await user.click(await screen.findByRole('button', { name: 'Verify again' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Start 1 lookup?' }));
  expect(
    question.getByText('Registered nurse RN-1, TX: a fee is charged for each lookup, and passed on.'),
  ).toBeTruthy();
});
