// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DatasetMatch } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { listDatasetMatchesInfiniteOptions } from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { useInfiniteQuery } from '@tanstack/react-query';
import { samePressMs } from '@/ui/decision-guard';
import { renderScreen } from '@/ui/testing';
import { MatchDetail } from '../-detail';
import { LeftBehind } from '../-steps/left-behind';
import { MatchUndo } from './undo';
import { startBulk } from '@/jobs/bulk';
import { emptySession } from '@/queue/session';
import { matchDrafts } from '@/review/match-decision';
import { matchDecisions } from './decisions';
import { useMatchTriage } from './use-match-triage';

const matchOf = (id: string, type: 'OigExclusions' | 'Npi', firstName: string): DatasetMatch => ({
  id,
  userActionNeeded: true,
  scanId: `scan-${id}`,
  scan: { id: `scan-${id}`, type, providerId: `p-${id}`, provider: { firstName, lastName: 'Delgado' } },
});

const licenses = [
  { id: 'l1', licenseNumber: 'RN1', restrictionStatus: 'None', state: 'TX' },
  { id: 'l2', licenseNumber: 'RN2', restrictionStatus: 'Unrestricted', state: 'AZ' },
  { id: 'l3', licenseNumber: 'RN3', restrictionStatus: 'Restricted', state: 'NM' },
];
let matches: DatasetMatch[];
let written: string[];
let monitors: object[];
/** What each decision that is sent is answered with, where that is not the decision itself. */
let answers: Promise<Response>[];
/** What a colleague decided, as the scans have it. */
let decided: DatasetMatch[];
/** What a colleague sets while somebody is at it. */
let meanwhile: object;

let clock = 0;
/** Lets as much time pass as makes another press one of its own. */
const later = () => {
  clock += samePressMs + 1;
};

beforeEach(() => {
  later();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  written = [];
  decided = [];
  monitors = [];
  answers = [];
  meanwhile = {};
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') {
      const body = await request.text();
      written.push(`${request.method} ${pathname} ${body}`);
      const answer = await answers.shift();
      if (answer) return answer;
      return Response.json({ id: pathname.split('/').at(-1), ...(JSON.parse(body || '{}') as object) });
    }
    if (pathname === '/datasets')
      return Response.json({
        items: [
          { type: 'OigExclusions', tags: ['SanctionsAndExclusions'] },
          { type: 'Npi', tags: [] },
        ],
      });
    if (pathname === '/datasets/matches')
      return Response.json({ items: matches, totalCount: matches.length });
    if (pathname === '/monitors') return Response.json({ items: monitors });
    if (pathname.startsWith('/datasets/scans/')) return Response.json({ id: 's', matches: decided });
    if (pathname === '/log/events')
      return Response.json({ items: [{ id: 'e1', context: { user: { email: 'ana@cedar.example' } } }] });
    if (/^\/providers\/[^/]+$/.test(pathname)) return Response.json({ id: pathname.split('/').at(-1) });
    const license = licenses.find(({ id }) => pathname.endsWith(`/licenses/${id}`));
    if (license) return Response.json({ ...license, ...meanwhile });
    if (pathname.endsWith('/licenses')) return Response.json(licenses);
    return Response.json({ items: [] });
  });
});
afterEach(() => {
  act(() => matchDecisions.set(emptySession));
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Queue() {
  const { data } = useInfiniteQuery(listDatasetMatchesInfiniteOptions());
  const rows = itemsOf(data, ({ id }) => id);
  const [open, setOpen] = useState<string | undefined>('a');
  const index = rows.findIndex(({ id }) => id === open);
  const triage = useMatchTriage(rows, rows[index], index, setOpen);
  const match = rows[index] ?? triage.failed.find(({ id }) => id === open)?.item;
  return (
    <>
      <MatchUndo triage={triage} currentId={match?.id} onOpen={setOpen}>
        <LeftBehind failed={triage.failed} />
      </MatchUndo>
      {match && <MatchDetail key={match.id} match={match} triage={triage} position={null} />}
    </>
  );
}

async function openQueue(
  type: 'OigExclusions' | 'Npi',
  about?: DatasetMatch['scan'],
  name = 'Maria Delgado',
  isLast = false,
) {
  const first = matchOf('a', type, 'Maria');
  const opened = about ? { ...first, scan: { id: 'scan-a', type, ...about } } : first;
  matches = isLast ? [opened] : [opened, matchOf('b', type, 'Bea')];
  const shown = await renderScreen(<Queue />, createQueryClient());
  await screen.findByRole('heading', { name });
  // The datasets are read by then: they say which of them are sanctions.
  await waitFor(() => expect(shown.client.isFetching()).toBe(0));
  return shown;
}

async function accept() {
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason in your own words' }), {
    target: { value: 'Confirmed by phone' },
  });
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  });
}

test('An accepted sanction stays open and offers what follows, of which nothing happens by itself', async () => {
  const { user } = await openQueue('OigExclusions');
  await accept();
  const steps = within(await screen.findByRole('group', { name: 'Next steps' }));
  expect(screen.getByRole('heading', { name: 'Maria Delgado' })).toBeDefined();
  const leads = (name: string) => steps.getByRole('link', { name }).getAttribute('href');
  expect(leads('Open the provider’s file')).toBe('/providers/p-a');
  expect(leads('Write a note')).toBe('/providers/p-a?tab=notes&act=write');
  expect(leads('Off-cycle request')).toBe('/credentialing/new?providerId=p-a');
  expect(steps.getByRole('button', { name: /^Monitor OIG exclusions/ })).toBeDefined();
  expect(steps.getByRole('button', { name: /^Restrict licenses/ })).toBeDefined();
  expect((await screen.findByText('ana@cedar.example')).parentElement?.textContent).toMatch(/^by ana@/);
  await waitFor(() =>
    expect(written.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'PATCH /datasets/matches/a',
    ]),
  );
  later();
  await user.click(screen.getByRole('button', { name: 'Next match' }));
  expect(await screen.findByRole('heading', { name: 'Bea Delgado' })).toBeDefined();
});

test('Where the dataset is monitored already, the way to the monitors stands in place of a new one', async () => {
  monitors = [{ id: 'm', type: 'Dataset', datasetType: 'OigExclusions' }];
  await openQueue('OigExclusions');
  await accept();
  const steps = within(await screen.findByRole('group', { name: 'Next steps' }));
  const link = await steps.findByRole('link', { name: 'monitors' });
  expect(link.getAttribute('href')).toBe('/providers/p-a?tab=monitors');
  expect(steps.queryByRole('button', { name: /^Monitor / })).toBeNull();
});

test('An accepted sanction of a facility offers what there is for one', async () => {
  const parameters = [{ type: 'FacilityName' as const, name: 'Harborline Clinic' }];
  await openQueue('OigExclusions', { facilityId: 'f-a', parameters }, 'Harborline Clinic');
  await accept();
  const steps = within(await screen.findByRole('group', { name: 'Next steps' }));
  const leads = (name: string) => steps.getByRole('link', { name }).getAttribute('href');
  expect(leads('Open the facility’s page')).toBe('/facilities/f-a');
  expect(leads('Off-cycle request')).toBe('/credentialing/new?facilityId=f-a');
  expect(steps.getByRole('button', { name: /^Monitor OIG exclusions/ })).toBeDefined();
  expect(steps.queryByRole('button', { name: /^Restrict licenses/ })).toBeNull();
});

test('The next steps are gone through by keys, one that is canceled is still to be done, and the queue goes on after the last', async () => {
  monitors = [{ id: 'm', type: 'Dataset', datasetType: 'OigExclusions' }];
  const { user } = await openQueue('OigExclusions');
  await accept();
  const steps = within(await screen.findByRole('group', { name: 'Next steps' }));
  /** The step that is next is the one with the key. */
  const next = () => steps.queryAllByText('O')[0]?.closest('a, button')?.textContent?.replace(/O+$/, '');
  await waitFor(() => expect(next()).toBe('Restrict licenses'));
  await user.keyboard('o');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(next()).toBe('Restrict licenses');
  await user.keyboard('s');
  expect(steps.getByRole('button', { name: 'Restrict licenses skipped' })).toBeDefined();
  expect(next()).toBe('Change the credentialing status');
  await user.keyboard('s');
  expect(next(), 'what is monitored is no step').toBe('Write a note');
  await user.keyboard('s');
  expect(next()).toBe('Off-cycle request');
  expect(screen.getByRole('heading', { name: 'Maria Delgado' })).toBeDefined();
  await user.keyboard('s');
  expect(await screen.findByRole('heading', { name: 'Bea Delgado' })).toBeDefined();
});

test('Licenses are restricted after a preview, but for those that are left out or restricted already', async () => {
  const { user } = await openQueue('OigExclusions');
  await accept();
  await user.click(await screen.findByRole('button', { name: /^Restrict licenses/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const first = await dialog.findByRole('checkbox', { name: /RN1/ });
  expect(dialog.queryByRole('checkbox', { name: /RN3/ })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: /RN2/ }));
  expect((first as HTMLInputElement).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Restrict 1 license' }));
  await waitFor(() => expect(written.at(-1)).toBe('PATCH /licenses/l1 {"restrictionStatus":"Restricted"}'));
});

test('Licenses that are restricted behind their closed dialog leave the step done, too', async () => {
  const { user } = await openQueue('OigExclusions');
  await accept();
  await user.click(await screen.findByRole('button', { name: /^Restrict licenses/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('checkbox', { name: /RN1/ });
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Restrict 2 licenses' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Restrict licenses done' })).toBeDefined();
});

test('A restriction that a colleague has just set is not written over', async () => {
  const { user } = await openQueue('OigExclusions');
  await accept();
  await user.click(await screen.findByRole('button', { name: /^Restrict licenses/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('checkbox', { name: /RN1/ });
  meanwhile = { restrictionStatus: 'Unrestricted' };
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Restrict 2 licenses' }));
  const failed = within(await screen.findByRole('region', { name: / failed$/ }));
  expect(failed.getByRole('row', { name: /RN1/ }).textContent).toContain(
    'somebody else set Restriction to Unrestricted',
  );
  expect(written.filter((line) => line.includes('/licenses/'))).toEqual([
    'PATCH /licenses/l2 {"restrictionStatus":"Restricted"}',
  ]);
});

test('Another match that is accepted makes room for the next', async () => {
  await openQueue('Npi');
  await accept();
  expect(await screen.findByRole('heading', { name: 'Bea Delgado' })).toBeDefined();
});

test('A second press of Ctrl+Enter says nothing of the next match, which nobody has looked at', async () => {
  await openQueue('Npi');
  await accept();
  await screen.findByRole('heading', { name: 'Bea Delgado' });
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  });
  expect(screen.queryByText('Accept or reject first.')).toBeNull();
  expect(written).toHaveLength(1);
});

test('The second half of a double click leaves a match that stays open, and its decision, as they are', async () => {
  await openQueue('OigExclusions');
  await accept();
  fireEvent.click(await screen.findByRole('button', { name: 'Next match' }));
  fireEvent.click(screen.getByRole('button', { name: /^Take the decision back/ }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Maria Delgado' })).toBeDefined();
});

const takeBack = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Take the decision back/ }));
  });

test('So does that on the last match of a queue, whose decision is taken back by a press of its own', async () => {
  await openQueue('Npi', undefined, undefined, true);
  await accept();
  await screen.findByRole('button', { name: /^Take the decision back/ });
  await takeBack();
  later();
  await takeBack();
  await waitFor(() => expect(written.at(-1)).toBe('PATCH /datasets/matches/a {"userActionResolution":null}'));
});

test('What was carried out for an acceptance that is taken back is told, and can be undone', async () => {
  const { user } = await openQueue('OigExclusions');
  await accept();
  await user.click(await screen.findByRole('button', { name: /^Restrict licenses/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('checkbox', { name: /RN1/ });
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Restrict 2 licenses' }));
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Restrict licenses done' });
  expect(screen.queryByRole('alert')).toBeNull();
  later();
  await takeBack();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Maria Delgado: what was done after accepting is not undone\. 2 licenses stay restricted\./,
  );
  meanwhile = { restrictionStatus: 'Restricted' };
  await user.click(screen.getByRole('button', { name: 'Lift the restrictions…' }));
  await user.click(await screen.findByRole('button', { name: 'Lift 2 restrictions' }));
  await waitFor(() =>
    expect(written.slice(-2).toSorted()).toEqual([
      'PATCH /licenses/l1 {"restrictionStatus":"None"}',
      'PATCH /licenses/l2 {"restrictionStatus":"Unrestricted"}',
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/stay restricted/)).toBeNull());
});

/** Answers the decision that waits for it. */
let answer: (response: Response) => void;

/** Accepts the first match and takes that back before it is answered. */
async function takeBackUnanswered() {
  const shown = await openQueue('Npi');
  answers = [new Promise<Response>((resolve) => (answer = resolve))];
  await accept();
  await screen.findByRole('heading', { name: 'Bea Delgado' });
  later();
  await shown.user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByRole('heading', { name: 'Maria Delgado' });
  return shown;
}

const refusal = () => Response.json({ title: 'Conflict' }, { status: 409 });
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason in your own words' });

test('What was typed for a decision comes back with its undo, and stays where the decision is answered only then', async () => {
  await takeBackUnanswered();
  expect(reason().value).toBe('Confirmed by phone');
  answer(Response.json({ id: 'a', userActionResolution: 'Accept' }));
  await waitFor(() => expect(written.at(-1)).toBe('PATCH /datasets/matches/a {"userActionResolution":null}'));
  expect(reason().value).toBe('Confirmed by phone');
  expect(matchDrafts.read('a').text).toBe('Confirmed by phone');
});

test('A decision that failed while it was taken back is not offered to be taken back once more, whatever became of that', async () => {
  const { client } = await takeBackUnanswered();
  answers = [Promise.resolve(refusal())];
  answer(refusal());
  expect(await screen.findByText(/Your decision was not carried out and does not stand/)).toBeDefined();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText(/: accepted$/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  const rows = itemsOf(client.getQueryData(listDatasetMatchesInfiniteOptions().queryKey), ({ id }) => id);
  expect(rows.map(({ id, userActionResolution }) => [id, userActionResolution])).toEqual([
    ['a', undefined],
    ['b', undefined],
  ]);
});

async function acceptTooLate() {
  const shown = await openQueue('Npi');
  decided = [{ id: 'a', userActionResolution: 'Reject', userActionResolutionNote: 'Another NPI' }];
  await accept();
  expect(screen.getByRole('heading', { name: 'Bea Delgado' })).toBeDefined();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^Maria Delgado, .*somebody else decided it before you.*Somebody else set Decision to Rejected: “Another NPI”\./,
  );
  expect(written).toEqual([]);
  // The queue has it no more.
  matches = matches.slice(1);
  await act(() => shown.client.refetchQueries({ queryKey: ['/datasets/matches'] }));
  await shown.user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { name: 'Maria Delgado' })).toBeDefined();
  later();
  return shown;
}

describe('Where a colleague decided within the same minute', () => {
  test('the next match opens all the same, and the decision is left to them', async () => {
    const { user } = await acceptTooLate();
    await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    expect(await screen.findByRole('heading', { name: 'Bea Delgado' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(written).toEqual([]);
  });

  test('or sent again, knowing what they decided', async () => {
    const { user } = await acceptTooLate();
    await user.click(screen.getByRole('button', { name: /^Accept match/ }));
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]).toContain('"userActionResolution":"Accept"');
  });
});

test('A set that was decided together is taken back by one undo, as long as nothing was decided by itself since', async () => {
  const { user } = await openQueue('Npi');
  const takenBack: unknown[] = [];
  const set = {
    title: 'Reject 2 matches',
    one: 'match',
    many: 'matches',
    label: () => 'one',
    collect: async () => ['x', 'y'],
  };
  const takeBack = (items: readonly string[]) => ({
    ...set,
    collect: async () => items,
    run: async (item: string) => void takenBack.push(item),
  });
  await act(async () => void startBulk({ ...set, run: async () => {}, takeBack }));
  expect(await screen.findByText('Reject 2 matches: 2 done')).toBeDefined();
  await accept();
  expect(await screen.findByText(/^Maria Delgado, .*: accepted$/)).toBeDefined();
  expect(screen.queryByText('Reject 2 matches: 2 done')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  later();
  expect(takenBack).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(takenBack).toEqual(['x', 'y']));
  expect(screen.queryByText('Reject 2 matches: 2 done')).toBeNull();
});
