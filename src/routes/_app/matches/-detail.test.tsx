// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { DatasetMatch, DatasetType } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { matchDrafts } from '@/review/match-decision';
import { announce, Announcer } from '@/ui/announce';
import { renderScreen } from '@/ui/testing';
import { MatchDetail } from './-detail';
import type { MatchTriage } from './-decide/use-match-triage';

const match = {
  id: 'm1',
  userActionNeeded: true,
  scan: { type: 'OigExclusions', provider: { firstName: 'Maria', lastName: 'Delgado' } },
} as const;
const maria = {
  firstName: 'Maria',
  lastName: 'Delgado',
  dateOfBirth: '1971-04-09T00:00:00Z',
  npi: 1_386_120_475,
};
/** A service that has her file, and these matches that were rejected. */
const answers =
  (rejected: DatasetMatch[] = []) =>
  async ({ url }: Request) =>
    Response.json(url.includes('/providers/') ? maria : { items: url.includes('/matches') ? rejected : [] });
const operation = 'resolveDatasetMatch';

beforeEach(() => {
  announce('');
  matchDrafts.keep('m1', { resolution: 'Reject', reason: '', text: 'Another birth date.' });
  vi.stubGlobal('fetch', answers());
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['Send again', new ApiError({ kind: 'network', operation })],
  ['Reject match', new ApiError({ kind: 'problem', status: 403, operation })],
])('After a failed decision the button says: %s', async (label, error) => {
  const triage = {
    failed: [{ id: 'm1', item: match, choice: {}, error }],
    decided: [],
  } as unknown as MatchTriage;
  await renderScreen(<MatchDetail match={match} triage={triage} position={null} />);
  expect(await screen.findByRole('button', { name: new RegExp(`^${label}`) })).toBeDefined();
});

const messageText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test.each([
  ['A colleague’s decision is told', [], 'Maria Delgado, OIG exclusions: rejected by somebody else'],
  [
    'One’s own whose answer was lost is not told as a colleague’s',
    [new ApiError({ kind: 'network', operation })],
    '',
  ],
])('%s', async (_case, errors, message) => {
  const inScan = { ...match, scanId: 's1' };
  const answers = { userActionNeeded: false, userActionResolution: 'Reject' };
  vi.stubGlobal('fetch', async () =>
    Response.json({ id: 's', items: [], matches: [{ ...inScan, ...answers }] }),
  );
  const failed = errors.map((error) => ({ id: 'm1', item: inScan, choice: {}, error }));
  const triage = { failed, decided: [] } as unknown as MatchTriage;
  const { client } = await renderScreen(
    <>
      <MatchDetail match={inScan} readAt={0} triage={triage} position={null} />
      <Announcer />
    </>,
    createQueryClient(),
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await waitFor(() => expect(messageText()).toBe(message));
});

const triage = { failed: [], decided: [] } as unknown as MatchTriage;
const { npi } = maria;

/** A match about Maria Delgado, who has an NPI and was born in 1971, whatever its record says. */
const aboutMaria = (type: DatasetType, record: Record<string, unknown>): DatasetMatch => ({
  id: 'm1',
  userActionNeeded: true,
  data: { record },
  scan: { id: 's1', type, providerId: 'p1', provider: maria },
});

const meaning = async () => within(await screen.findByRole('region', { name: 'What the evidence means' }));
const words = async () => {
  const region = await screen.findByRole('region', { name: 'What the evidence means' });
  return region.textContent;
};

test.each<[string, DatasetType, Record<string, unknown>, RegExp]>([
  [
    'An exclusion says its code in words, its least duration, and that no date ends it',
    'OigExclusions',
    { exclusionType: '1128a1', exclusionDate: '1999-03-20' },
    /In force: 1128a1: conviction of program-related crimes\. Mandatory, at least 5 years\. Does not end by date; whoever does not apply for reinstatement stays excluded\.$/,
  ],
  [
    'A record of SAM that is inactive says so beside its type as it came',
    'Sam',
    { recordStatus: 'Inactive', exclusionType: 'Prohibition/Restriction' },
    /Not in force: Prohibition\/Restriction\. Inactive in SAM\.$/,
  ],
  [
    'A preclusion that was lifted says when',
    'CmsPreclusion',
    { reinstatedDate: '2025-03-03T00:00:00Z' },
    /Not in force: Reinstated Mar 3, 2025\.$/,
  ],
  [
    'A Medicare opt-out whose end has passed renews itself',
    'MedicareOptOut',
    { endDate: '2025-04-01T00:00:00Z' },
    /In force: An opt-out renews itself every two years; the end date Apr 1, 2025 is no end\.$/,
  ],
  ['Of a registry nothing is said of force', 'Npi', { npiNumber: npi }, /NPI agrees\.$/],
])('%s', async (_case, type, record, expected) => {
  await renderScreen(<MatchDetail match={aboutMaria(type, record)} triage={triage} position={null} />);
  expect(await words()).toMatch(expected);
});

test('What the evidence means stands above it in one sentence', async () => {
  const record = { firstName: 'MARIA', lastName: 'DELGADO', dateOfBirth: '1971-04-09', npiNumber: npi };
  await renderScreen(
    <MatchDetail match={aboutMaria('OigExclusions', record)} triage={triage} position={null} />,
  );
  expect(await words()).toMatch(/^Same person: NPI and birth date agree\./);
  expect((await meaning()).getByText('In force')).toBeDefined();
});

const rejectedBefore = (record: Record<string, unknown>): DatasetMatch => ({
  ...aboutMaria('OigExclusions', record),
  id: 'm0',
  createdTimestamp: '2026-05-01T08:00:00Z',
  userActionNeeded: false,
  userActionResolution: 'Reject',
  userActionResolutionNote: 'Another person, says the agency.',
});

const openAgain = async (record: Record<string, unknown>) => {
  matchDrafts.keep('m1', undefined);
  vi.stubGlobal('fetch', answers([rejectedBefore(record)]));
  const match = aboutMaria('OigExclusions', record);
  await renderScreen(<MatchDetail match={match} triage={triage} position={null} />, createQueryClient());
  const section = within(await screen.findByRole('region', { name: 'Rejected before' }));
  fireEvent.keyDown(document.body, { key: 'n' });
  const typed = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason in your own words' });
  return { section, typed: typed.value };
};

describe('A record that was rejected before', () => {
  test('is flagged where the NPI agrees, and its note is not offered for repetition', async () => {
    const { section, typed } = await openAgain({
      id: 'r1',
      firstName: 'MARIA',
      lastName: 'DELGADO',
      npiNumber: npi,
    });
    expect(section.getByText('Rejected before although the NPI agrees: look again')).toBeDefined();
    expect(section.queryByRole('button', { name: /Use this note/ })).toBeNull();
    expect(typed).toBe('');
  });

  test('is flagged where birth date and name agree, too', async () => {
    const { section, typed } = await openAgain({
      id: 'r1',
      firstName: 'MARIA',
      lastName: 'DELGADO',
      dateOfBirth: '1971-04-09',
    });
    expect(
      section.getByText('Rejected before although the name and birth date agree: look again'),
    ).toBeDefined();
    expect(section.queryByRole('button', { name: /Use this note/ })).toBeNull();
    expect(typed).toBe('');
  });

  test.each(['Accept', 'Reject'] as const)(
    'is told as what was, and asks for nothing, once the match is decided: %s',
    async (userActionResolution) => {
      const record = { id: 'r1', firstName: 'MARIA', lastName: 'DELGADO', npiNumber: npi };
      vi.stubGlobal('fetch', answers([rejectedBefore(record)]));
      const decided = {
        ...aboutMaria('OigExclusions', record),
        userActionNeeded: false,
        userActionResolution,
      };
      await renderScreen(
        <MatchDetail match={decided} triage={triage} position={null} />,
        createQueryClient(),
      );
      const section = within(await screen.findByRole('region', { name: 'Rejected before' }));
      expect(section.getByText('This record was rejected for Maria Delgado before')).toBeDefined();
      expect(section.queryByText(/look again|decide again/)).toBeNull();
    },
  );

  test('offers its note where only the name agrees', async () => {
    const { section, typed } = await openAgain({
      id: 'r1',
      firstName: 'MARIA',
      lastName: 'DELGADO',
    });
    expect(section.queryByText(/look again/)).toBeNull();
    expect(section.getByRole('button', { name: /Use this note/ })).toBeDefined();
    expect(typed).toBe('Another person, says the agency.');
  });
});

test.each<[DatasetType, Record<string, unknown>, string]>([
  [
    'Sam',
    { recordStatus: 'Inactive' },
    'SAM exclusions, not in force: inactive in SAM. It does not by itself forbid treating.',
  ],
  [
    'Sam',
    { recordStatus: 'Active' },
    'SAM exclusions, in force: active in SAM, without an end. While it is in force, “May treat” is answered no.',
  ],
  [
    'Npdb',
    { reports: [{ dcn: '1' }] },
    'NPDB, reports: they have no end, and somebody weighs them. Whether it keeps anybody from treating is for a person to weigh.',
  ],
])('An accepted record of %s, %j, says what it means for treating', async (type, record, expected) => {
  const match = {
    ...aboutMaria(type, record),
    userActionNeeded: false,
    userActionResolution: 'Accept',
  } as const;
  await renderScreen(<MatchDetail match={match} triage={triage} position={null} />);
  const decision = await screen.findByRole('region', { name: 'Decision' });
  expect(decision.textContent).toContain(expected);
});

const bar = () => within(screen.getByRole('region', { name: 'Decision' }));

/** The reasons that are offered, without the numbers that choose them. */
const reasons = () =>
  within(bar().getByRole('group', { name: 'Reason from the list' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replace(/^\d+/, ''));

const press = () => fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });

test('The key of the earlier note keeps what was typed, and goes on behind it', async () => {
  matchDrafts.keep('m1', { resolution: undefined, reason: '', text: 'Born elsewhere, ' });
  const rejected = {
    id: 'm0',
    userActionResolutionNote: 'Another person.',
    data: { record: { id: 'r1' } },
  };
  vi.stubGlobal('fetch', answers([rejected]));
  const record = { id: 'r1', firstName: 'MARIA', lastName: 'DELGADO' };
  await renderScreen(<MatchDetail match={aboutMaria('Sam', record)} triage={triage} position={null} />);
  await screen.findByRole('button', { name: /Use this note/ });
  fireEvent.keyDown(document.body, { key: 'n' });
  const text = bar().getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason in your own words' });
  expect(text.value).toBe('Born elsewhere, ');
  expect([document.activeElement, text.selectionStart]).toEqual([text, 'Born elsewhere, '.length]);
  expect(
    bar()
      .getByRole('button', { name: /^No, reject/ })
      .getAttribute('aria-pressed'),
  ).toBe('true');
  fireEvent.change(text, { target: { value: '' } });
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(text.value).toBe('Another person.');
});

describe('A reason that the evidence contradicts', () => {
  const born = { firstName: 'MARIA', lastName: 'DELGADO', dateOfBirth: '1971-04-09' };
  const differs = 'Different person: the date of birth differs';
  let clock = 1_000_000;
  const openMaria = async (
    type: DatasetType,
    draft: { reason: string; text: string },
    failed: object[] = [],
  ) => {
    matchDrafts.keep('m1', { resolution: 'Reject', ...draft });
    vi.stubGlobal('fetch', answers());
    const decide = vi.fn();
    // What was decided before is long over.
    clock += 10_000;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    await renderScreen(
      <MatchDetail
        match={aboutMaria(type, born)}
        triage={{ failed, decided: [], decide } as unknown as MatchTriage}
        position={null}
      />,
      createQueryClient(),
    );
    return decide;
  };

  test('is not offered, and what rests on the OIG’s site is offered for its exclusions', async () => {
    await openMaria('OigExclusions', { reason: '', text: '' });
    expect(reasons()).not.toContain(differs);
    expect(reasons()).toContain('The SSN on the OIG’s site differs');
  });

  test('for another list nothing rests on the OIG’s site', async () => {
    await openMaria('Sam', { reason: '', text: '' });
    expect(reasons().filter((reason) => reason?.includes('OIG'))).toEqual([]);
  });

  test.each([
    ['chosen before', { reason: differs, text: 'as the file shows' }],
    ['typed', { reason: '', text: 'Born on another day, as the file shows.' }],
  ])('%s is questioned, keeps its words, and is sent once somebody confirms it', async (_case, draft) => {
    const decide = await openMaria('Sam', draft);
    fireEvent.click(bar().getByRole('button', { name: /^Reject match/ }));
    expect(bar().getByRole('alert').textContent).toContain(
      'The evidence speaks against this reason: birth date agrees.',
    );
    const text = bar().getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason in your own words' });
    expect(text.value).toBe(draft.text);
    // The second half of a double click is no confirmation.
    const button = bar().getByRole('button', { name: /^Reject all the same/ });
    fireEvent.click(button);
    expect(decide).not.toHaveBeenCalled();
    clock += 1000;
    fireEvent.click(button);
    expect(decide).toHaveBeenCalledTimes(1);
  });

  test('is sent at once when it is changed for one that holds', async () => {
    const decide = await openMaria('Sam', { reason: '', text: 'Born on another day, as the file shows.' });
    fireEvent.click(bar().getByRole('button', { name: /^Reject match/ }));
    fireEvent.change(bar().getByRole('textbox', { name: 'Reason in your own words' }), {
      target: { value: 'Asked the agency by phone' },
    });
    expect(bar().queryByRole('alert')).toBeNull();
    fireEvent.click(bar().getByRole('button', { name: /^Reject match/ }));
    expect(decide).toHaveBeenCalledTimes(1);
  });

  test('a record that agrees in what identifies is rejected once that was asked, by keys and not by the same press', async () => {
    const decide = await openMaria('Sam', { reason: '', text: 'Asked the agency by phone' });
    press();
    expect(bar().getByRole('alert').textContent).toBe(
      'Name and birth date agree, and the record is in force. Rejecting says that it is about somebody else: look once more, then send it again if that is so.',
    );
    press();
    const text = bar().getByRole('textbox', { name: 'Reason in your own words' });
    fireEvent.keyDown(text, { key: 'Enter' });
    expect(decide).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(text);
    clock += 1000;
    press();
    expect(decide).toHaveBeenCalledTimes(1);
  });

  test('what was asked before a decision that failed is not asked again when the same is sent once more', async () => {
    const note = 'Asked the agency by phone';
    const failed = {
      id: 'm1',
      item: aboutMaria('Sam', born),
      choice: { resolution: 'Reject', note },
      status: 'error',
      error: new ApiError({ kind: 'problem', status: 503, operation }),
    };
    const decide = await openMaria('Sam', { reason: '', text: note }, [failed]);
    press();
    expect(decide).toHaveBeenCalledTimes(1);
    const text = bar().getByRole('textbox', { name: 'Reason in your own words' });
    fireEvent.change(text, { target: { value: 'Asked the board by phone' } });
    clock += 1000;
    press();
    expect(decide, 'another reason is asked about').toHaveBeenCalledTimes(1);
  });
});
