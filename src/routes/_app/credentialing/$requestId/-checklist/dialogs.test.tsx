// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Checklist, ChecklistItem, DatasetScan } from '@/api/models';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { dataOf, requestOf, scan, serve, verifiedLicense } from '@/features/credentialing/testing';
import { paste, renderScreen } from '@/ui/testing';
import { ChecklistSection } from './section';

beforeEach(() => {
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const missing: ChecklistItem = { id: 'i2', name: 'Board certification', status: 'Missing' };
const options = getCredentialingRequestOptions({ requestId: 'r1' });

function Page() {
  const { data } = useQuery(options);
  return data && <ChecklistSection request={{ ...data, id: 'r1' }} />;
}

/** A request on screen, which a colleague works at too. */
async function open(checklist: Checklist, fails?: Parameters<typeof serve>[0]['fails']) {
  const request = { ...requestOf(), checklist };
  const data = dataOf();
  const sent = serve({ request, data, ...(fails && { fails }) });
  const client = createQueryClient();
  const { user } = await renderScreen(<Page />, client);
  return {
    user,
    sent,
    /** A newer lookup takes the place of all that are on file, and the page reads it. */
    async scansAreReplaced(by: DatasetScan) {
      data.datasetScans = [by];
      await act(() => client.refetchQueries({ queryKey: ['/providers/{providerId}/credentialing-data'] }));
    },
    /** The colleague writes the checklist, and the page reads it again. */
    async colleagueWrites(next: Checklist) {
      request.checklist = next;
      await act(() => client.refetchQueries({ queryKey: options.queryKey }));
    },
  };
}

const dialog = () => within(screen.getByRole('dialog'));
const conflictText = 'Somebody else changed the checklist meanwhile.';
const itemsOf = (call: { body: unknown } | undefined) => (call?.body as Checklist | undefined)?.items;

async function openMenu(user: Awaited<ReturnType<typeof open>>['user'], name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('an element that a colleague changed while its form was open is shown with both values; theirs may stay', async () => {
  const name = verifiedLicense.name ?? '';
  const { user, sent, colleagueWrites } = await open({ items: [verifiedLicense, missing] });
  await openMenu(user, name, 'Edit');
  await paste(user, dialog().getByLabelText('Source'), 'Texas board');
  const confirmed = { confirmedAt: '2026-11-20T08:00:00Z', confirmedBy: 'dana@example.org' };
  const theirs = { ...verifiedLicense, id: 'i9', source: 'Board of Nursing', ...confirmed };
  await colleagueWrites({ items: [{ ...missing, id: 'i8' }, theirs] });
  expect(dialog().getByLabelText<HTMLInputElement>('Source').value).toBe('Texas board');
  await user.click(dialog().getByRole('button', { name: /^Save element/ }));
  const source = within(await dialog().findByRole('row', { name: /^Source/ }));
  expect(source.getByText('Board of Nursing')).toBeTruthy();
  expect(source.getByText('Texas board')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Keep mine: Source' }));
  await user.click(dialog().getByRole('button', { name: /^Save element/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(itemsOf(sent[0])).toMatchObject([
    { name: missing.name },
    { name, source: 'Texas board', ...confirmed },
  ]);
});

test('notes that a colleague wrote while the form was open are shown beside what was typed', async () => {
  const { user, sent, colleagueWrites } = await open({ items: [missing], notes: 'Begun.' });
  await user.click(await screen.findByRole('button', { name: 'Edit notes' }));
  await paste(user, dialog().getByLabelText('Notes'), ' Mine.');
  await colleagueWrites({ items: [missing], notes: 'Theirs.' });
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Begun. Mine.');
  await user.click(dialog().getByRole('button', { name: /^Save notes/ }));
  const row = within(await dialog().findByRole('row', { name: /^Notes/ }));
  expect(row.getByText('Theirs.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a reason is kept when a colleague changed the checklist, and goes to the element as it is then', async () => {
  const { user, sent, colleagueWrites } = await open({ items: [missing] });
  await openMenu(user, 'Board certification', 'Not applicable');
  await paste(user, dialog().getByLabelText(/^Reason/), 'Nurses are not certified here.');
  const references = { files: [{ filePath: 'providers/p1/letter.pdf' }] };
  await colleagueWrites({ items: [verifiedLicense, { ...missing, references }] });
  const mark = () => user.click(dialog().getByRole('button', { name: /^Mark as not applicable/ }));
  await mark();
  expect((await dialog().findByRole('alert')).textContent).toContain(conflictText);
  expect(sent).toEqual([]);
  expect(dialog().getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('Nurses are not certified here.');
  await mark();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(itemsOf(sent[0])).toMatchObject([
    { name: verifiedLicense.name },
    { status: 'NotApplicable', source: 'Nurses are not certified here.', references },
  ]);
});

test('two quick clicks add the elements once', async () => {
  const { user, sent } = await open({ items: [] });
  const generate = await screen.findByRole('button', { name: 'Generate checklist' });
  await waitFor(() => expect(generate.hasAttribute('aria-disabled')).toBe(false));
  await user.click(generate);
  // In one go: nothing is drawn between the two.
  const add = await dialog().findByRole('button', { name: /^Add \d+ elements$/ });
  act(() => {
    add.click();
    add.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
});

test('a standard checklist is not added to one that a colleague drew up meanwhile before that was told', async () => {
  const { user, sent, colleagueWrites } = await open({ items: [] });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Generate checklist' }).hasAttribute('aria-disabled')).toBe(
      false,
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Generate checklist' }));
  await user.click(await dialog().findByRole('checkbox', { name: 'Application and attestation' }));
  await colleagueWrites({ items: [verifiedLicense] });
  const add = () => user.click(dialog().getByRole('button', { name: 'Add 7 elements' }));
  await add();
  expect((await dialog().findByRole('alert')).textContent).toContain(conflictText);
  expect(sent).toEqual([]);
  await add();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(itemsOf(sent[0])?.at(0)).toMatchObject({ name: verifiedLicense.name });
});

test('elements whose answer was lost are not promised to be added once more: the button sends again', async () => {
  const { user } = await open(
    { items: [] },
    { path: '/credentialing-requests/r1/checklist', times: 1, isCut: true },
  );
  const generate = await screen.findByRole('button', { name: 'Generate checklist' });
  await waitFor(() => expect(generate.hasAttribute('aria-disabled')).toBe(false));
  await user.click(generate);
  await user.click(await dialog().findByRole('button', { name: 'Add 8 elements' }));
  const alert = await dialog().findByRole('alert');
  // What the look-up finds takes the place of the doubt.
  await waitFor(() => expect(alert.textContent).toContain('It was not carried out so far.'));
  expect(alert.textContent).not.toContain('adding again adds');
  expect(dialog().getByRole('button', { name: 'Send again' })).toBeTruthy();
  expect(dialog().queryByRole('button', { name: /^Add / })).toBeNull();
});

test('records of verifications stay with an element whose form was saved', async () => {
  const source = 'Texas Board | by call | 2026-11-03 | dana@example.org';
  const { user, sent } = await open({ items: [{ ...verifiedLicense, source }] });
  await openMenu(user, verifiedLicense.name ?? '', 'Edit');
  expect(dialog().getByLabelText<HTMLInputElement>('Source').value).toBe('');
  await paste(user, dialog().getByLabelText('Source'), 'Board of Nursing');
  await user.click(dialog().getByRole('button', { name: /^Save element/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(itemsOf(sent[0])?.at(0)).toMatchObject({ source: `Board of Nursing\n${source}` });
});

test('evidence that was ticked goes out although a newer lookup took its place meanwhile', async () => {
  const { user, sent, scansAreReplaced } = await open({ items: [missing] });
  await user.click(await screen.findByRole('button', { name: 'Add element' }));
  await paste(user, dialog().getByLabelText(/^Element/), 'Exclusions');
  await user.click(await dialog().findByRole('checkbox', { name: 'SAM exclusions' }));
  await scansAreReplaced({ ...scan('Sam', 0), id: 'scan-newer' });
  await user.click(dialog().getByRole('button', { name: /^Add element/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(itemsOf(sent[0])?.at(1)).toMatchObject({
    references: { datasetScans: [{ datasetScanId: 'scan-Sam' }] },
  });
});

test('who asked a board says what it called the certificate and until when, and that is recorded', async () => {
  const { user, sent } = await open({ items: [missing] });
  await openMenu(user, 'Board certification', 'Record a verification');
  await paste(user, dialog().getByLabelText(/^Source/), 'American Board of Surgery');
  await user.selectOptions(dialog().getByLabelText(/^How/), 'call');
  const record = () => user.click(dialog().getByRole('button', { name: /^Record verification/ }));
  await record();
  expect((await dialog().findAllByText('Say what the source called it.')).length).toBeGreaterThan(0);
  expect(dialog().getAllByText('Give the last day, or say that there is none.').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await paste(user, dialog().getByLabelText(/^Status/), 'Certified');
  await user.click(dialog().getByLabelText('It has no end'));
  await record();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(itemsOf(sent[0])?.[0]?.source).toMatch(
    /^American Board of Surgery \| by call \| .* \| status Certified \| until no end$/,
  );
});

test('who searched a list by hand says which one and whether the provider is on it, and that is recorded', async () => {
  const lists = { id: 'i4', name: 'Sanctions and exclusions', status: 'Missing' };
  const { user, sent } = await open({ items: [lists] });
  await openMenu(user, 'Sanctions and exclusions', 'Record a verification');
  await paste(user, dialog().getByLabelText(/^Source/), 'SAM.gov');
  await user.selectOptions(dialog().getByLabelText(/^How/), 'website');
  const record = () => user.click(dialog().getByRole('button', { name: /^Record verification/ }));
  await record();
  expect((await dialog().findAllByText('Choose the list.')).length).toBeGreaterThan(0);
  await user.selectOptions(dialog().getByLabelText(/^List/), 'SAM exclusions');
  await record();
  expect((await dialog().findAllByText('Say whether the provider is on the list.')).length).toBeGreaterThan(
    0,
  );
  expect(sent).toEqual([]);
  await user.selectOptions(dialog().getByLabelText(/^Result/), 'Match');
  await record();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(itemsOf(sent[0])?.[0]?.source).toMatch(
    /^For SAM exclusions \| SAM\.gov \| by website \| .* \| status Match$/,
  );
});

test('an element of a DEA registration that does not apply names who prescribes instead', async () => {
  const { user, sent } = await open({ items: [{ id: 'i3', name: 'DEA registration', status: 'Missing' }] });
  await openMenu(user, 'DEA registration', 'Not applicable');
  await paste(user, dialog().getByLabelText(/^Reason/), 'Not applicable.');
  await paste(user, dialog().getByLabelText('Alternate prescriber'), 'Dr. Rivera');
  const mark = () => user.click(dialog().getByRole('button', { name: /^Mark as not applicable/ }));
  await mark();
  expect((await dialog().findAllByText(/characters that say why in your own words/)).length).toBeGreaterThan(
    0,
  );
  expect(sent).toEqual([]);
  await user.clear(dialog().getByLabelText(/^Reason/));
  await paste(user, dialog().getByLabelText(/^Reason/), 'Works in the laboratory.');
  await mark();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(itemsOf(sent[0])?.[0]).toMatchObject({
    status: 'NotApplicable',
    source: 'Works in the laboratory. Alternate prescriber: Dr. Rivera',
  });
});
