// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { keepReview } from '@/features/audit-reviews/kept';
import { reviewsPath } from '@/features/audit-reviews/reviews';
import { committeeElement, decisionLine } from '@/domain/committee';
import { decisionNote } from '@/features/committee/told';
import { addDays, localDay } from '@/lib/dates';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderPage } from '@/ui/testing';
import { Route } from '../integrity';

let service: SimulatedService;
const year = localDay().slice(0, 4);

beforeEach(async () => {
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  localStorage.clear();
  service = await simulateService({ providers: 0 });
  const { id } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  await service.colleague(`PATCH /providers/${id}`, {
    credentialedDate: `${addDays(localDay(), -4)}T00:00:00Z`,
  });
  await service.colleague(`POST /providers/${id}/notes`, { note: 'Called.' });
});

function open(search = '') {
  renderPage(
    Route,
    '/credentialing/audit/integrity',
    `/credentialing/audit/integrity${search}`,
    createQueryClient(),
  );
  return userEvent.setup();
}

const changes = async () =>
  within(await screen.findByRole('list', { name: 'Changes in the sample' })).getAllByRole('listitem');

test('A decision that was entered four days later is in the sample of the year, with who entered it; a note is no fact', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Select changes' }));
  const [change, ...others] = await changes();
  expect(others).toEqual([]);
  expect(change?.textContent).toContain('credentialed date of provider Ada Quill');
  expect(change?.textContent).toContain('entered 4 days after the fact');
  expect(change?.textContent).toMatch(/admin@/i);
});

test('Where the form says something else than the sample below it, that is said; the sample stays', async () => {
  const user = open(`?year=${year}&size=5&seed=amber`);
  await changes();
  expect(screen.queryByText(/^The result below/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Changes of'), String(Number(year) - 1));
  expect(screen.getByText(/^The result below/).textContent).toContain(
    `is that of 5 changes of ${year}, seed amber. “Select changes”`,
  );
  expect(await changes()).toHaveLength(1);
});

test('Of two changes of a checklist on one day, the one that came with the decision is entered after the fact', async () => {
  const [provider] = [...service.world.providers.all()];
  const decision = {
    day: addDays(localDay(), -5) ?? '',
    outcome: 'deferred',
    by: 'committee',
    names: ['Ada Chair'],
    recused: [],
    reason: 'Two references missing',
    enteredOn: localDay(),
    enteredBy: 'dana@example.org',
  } as const;
  const body = { providerId: provider?.id, type: 'Initial', isSelfManaged: true };
  const { id } = await service.colleague<{ id: string }>('POST /credentialing-requests', body);
  const written = { name: committeeElement, status: 'Deferred', source: decisionLine(decision) };
  for (const items of [[{ name: 'NPI', status: 'Pending' }], [{ name: 'NPI', status: 'Pending' }, written]]) {
    service.world.clock.advance(10);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await service.colleague(`PUT /credentialing-requests/${id}/checklist`, { items });
  }
  service.world.clock.advance(10);
  const event = { status: 'RequestInProgress', note: decisionNote(decision) };
  await service.colleague(`POST /credentialing-requests/${id}/events`, event);
  open(`?year=${year}&size=10&seed=auditor`);
  const checklists = (await changes()).filter(({ textContent }) => textContent?.includes('checklist'));
  expect(checklists.map(({ textContent }) => textContent?.includes('entered 5 days after the fact'))).toEqual(
    [false, true],
  );
});

test('The address draws the sample again', async () => {
  open(`?year=${year}&size=10&seed=auditor`);
  expect(await changes()).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Sample size' }).value).toBe('10');
});

test('A size that is no number is said at its field, and nothing is read', async () => {
  const user = open();
  const size = await screen.findByRole('textbox', { name: 'Sample size' });
  await user.clear(size);
  await user.type(size, '0{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Give a number from 1 to 500.');
  expect(document.activeElement).toBe(size);
  expect(service.reads().some(({ operation }) => operation === 'GET /log/events')).toBe(false);
});

test('A log that cannot be read gives no sample, and size and seed are kept', async () => {
  await service.fails({ operation: 'GET /log/events', status: 403, times: 100 });
  open(`?year=${year}&size=10&seed=auditor`);
  await screen.findByText('The changes could not be selected');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Sample size' }).value).toBe('10');
});

const show = () => screen.getByRole('combobox', { name: 'Show' });

test('A change is reviewed: what is wrong and what is done about it are kept for the team, and counted', async () => {
  const user = open(`?year=${year}&size=10&seed=auditor`);
  const [change] = await changes();
  await screen.findByText('None of 1 reviewed yet.');
  expect(change?.textContent).toContain('Not reviewed');
  await user.click(await screen.findByRole('button', { name: /^Review: / }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(await within(dialog).findByLabelText(/^Result( \*)?$/), 'Finding');
  await user.click(screen.getByRole('button', { name: /Record review/ }));
  expect(await within(dialog).findByText('Say what is wrong.')).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^What is wrong/), 'Entered four days late');
  await user.type(within(dialog).getByLabelText(/^Corrective action/), 'Train the team');
  await user.click(screen.getByRole('button', { name: /Record review/ }));
  await screen.findByText('1 of 1 reviewed, 1 finding.');
  expect(screen.getByText(/^Reviewed by .* 1, /)).toBeDefined();
  await user.selectOptions(show(), 'Not reviewed, 0');
  await screen.findByText('None of the sample is like that.');
  expect(screen.queryAllByText('Finding: Entered four days late')).toEqual([]);
  await user.selectOptions(show(), 'Findings, 1');
  expect(await changes()).toHaveLength(1);
  await user.selectOptions(show(), 'All, 1');
  const [reviewed] = await changes();
  expect(reviewed?.textContent).toContain('Finding: Entered four days late, by ');
  expect(reviewed?.textContent).toContain('Corrective action: Train the team');

  await user.click(screen.getByRole('button', { name: /^Change review: / }));
  await user.selectOptions(await screen.findByLabelText(/^Result( \*)?$/), 'In order');
  await user.click(screen.getByRole('button', { name: /Record review/ }));
  await screen.findByText('1 of 1 reviewed, no findings.');
  expect((await changes())[0]?.textContent).toContain('Before: Finding: Entered four days late');
});

test('What a colleague reviewed of a larger sample of the same seed stands in the smaller one', async () => {
  const queryClient = createQueryClient();
  const path = reviewsPath('changes', Number(year), 'auditor');
  open(`?year=${year}&size=10&seed=auditor`);
  await screen.findByText('None of 1 reviewed yet.');
  const { items } = await service.colleague<{ items: { id: string }[] }>(
    'GET /log/events?subcategory=ProviderChanged',
  );
  await keepReview(queryClient, path, { id: 'r1', of: items[0]?.id ?? '', is: 'in order' });
  cleanup();
  open(`?year=${year}&size=5&seed=auditor`);
  await screen.findByText('1 of 1 reviewed, no findings.');
});
