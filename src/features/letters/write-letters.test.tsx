// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { Expirable } from '@/domain/expirables';
import { attemptsOf } from '@/domain/follow-up';
import { followUpsOptions } from '@/features/follow-up/kept';
import { addDays, localDay } from '@/lib/dates';
import { dateForTyping } from '@/lib/typed-date';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { watchDownloads } from '@/ui/testing-downloads';
import { watchNotices } from '@/ui/testing-notices';
import { WriteReminders, WriteToProviders } from './for-selection';

const downloads = watchDownloads();
const notices = watchNotices();
let service: SimulatedService;

beforeEach(async () => {
  localStorage.clear();
  service = await simulateService({ providers: 0 });
});

const address = { addressLine1: '1 Main St', city: 'Reno', state: 'NV', zipCode: '89501', type: 'Work' };

function provider(lastName: string, more: object = {}) {
  return service.put('providers', {
    firstName: 'Ada',
    lastName,
    addresses: [address],
    emails: [{ email: `${lastName.toLowerCase()}@work.example`, type: 'Work' }],
    ...more,
  } as never).id;
}

const expirable = (id: string, name: string, what = 'RN-1, TX'): Expirable => ({
  kind: 'License',
  id: what,
  group: what,
  what,
  state: 'TX',
  from: undefined,
  until: '2026-12-31',
  key: `${id} ${what}`,
  owner: { kind: 'provider', id, name, type: '', state: '' },
  window: '60',
});

let closed = false;

async function open(rows: Expirable[]) {
  closed = false;
  const selection = { collect: async () => rows };
  const { user } = await renderScreen(
    <WriteReminders selection={selection} onClose={() => (closed = true)} />,
    createQueryClient(),
  );
  await screen.findByRole('textbox', { name: 'Signed by' });
  return user;
}

/** The letters that are kept; what was asked by them is followed up in other files. */
const paths = () =>
  [...service.world.uploads.all()]
    .map(({ path }) => path)
    .filter((path) => path.includes('/Letters/'))
    .toSorted();
/** Answers whether they were sent: not yet, unless somebody says how. */
const note = async (user: Awaited<ReturnType<typeof open>>, how = 'Not sent yet') => {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'How it was sent' }), how);
  await user.click(screen.getByRole('button', { name: /^Note \d+ letters? on file/ }));
};
const attempts = async () => {
  const { all } = await createQueryClient().fetchQuery(followUpsOptions());
  return Object.values(all).flatMap((one) => attemptsOf(one).map(({ on, how }) => [on, how]));
};
const fill = async (user: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByRole('textbox', { name: 'Organization' }), 'Cedar Ridge');
  await user.type(screen.getByRole('textbox', { name: 'Signed by' }), 'Dana Whitfield');
};

test('Expirables of one provider come in one letter, and each letter is kept once the document was made', async () => {
  const [quill, moss] = [provider('Quill'), provider('Moss')];
  const user = await open([
    expirable(quill, 'Quill, Ada'),
    expirable(moss, 'Moss, Ada'),
    expirable(quill, 'Quill, Ada', 'RN-2, NV'),
  ]);
  expect(screen.getByRole('dialog', { name: 'Write 2 letters' })).toBeDefined();
  await fill(user);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;
  expect(text).toContain('- License, RN-1, TX: expires Dec 31, 2026\n- License, RN-2, NV: expires');
  expect(text).toContain('Dana Whitfield\nCedar Ridge');
  await user.click(screen.getByRole('button', { name: 'Make PDF of 2 letters' }));
  expect(await screen.findByText(/^Making the file sends nothing\./)).toBeDefined();
  // Who leaves the page now finds them again, as not sent.
  await waitFor(() => expect(paths()).toHaveLength(2));
  expect(await attempts()).toEqual([]);
  await note(user);
  expect(await screen.findByText('2 done')).toBeDefined();
  expect(downloads().map(({ name }) => name)).toEqual([expect.stringMatching(/^Letters .*\.pdf$/)]);
  expect(paths()).toHaveLength(2);
  expect(paths()[0]).toMatch(/\/Letters\/.* Expirables reminder\.pdf$/);
  expect(await attempts()).toEqual([]);
});

test('Letters are attempts only once somebody says when and how they were sent, a file for a mail merge alike', async () => {
  const [quill, moss] = [provider('Quill'), provider('Moss')];
  const user = await open([expirable(quill, 'Quill, Ada'), expirable(moss, 'Moss, Ada', 'RN-2, TX')]);
  await fill(user);
  await user.click(screen.getByRole('radio', { name: 'CSV for mail merge' }));
  await user.click(screen.getByRole('button', { name: 'Export 2 letters as CSV' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'How it was sent' }), 'Fax');
  const day = screen.getByRole('textbox', { name: 'Sent on' });
  fireEvent.change(day, { target: { value: dateForTyping(addDays(localDay(), 1) ?? '') } });
  expect(screen.getByText('This day is in the future.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Note 2 letters on file' })).toHaveProperty('disabled', true);
  fireEvent.change(day, { target: { value: dateForTyping(addDays(localDay(), -1) ?? '') } });
  expect(screen.getByText(/^It is logged as an attempt/)).toBeDefined();
  await note(user, 'Fax');
  expect(await screen.findByText('2 done')).toBeDefined();
  const yesterday = addDays(localDay(), -1);
  expect(await attempts()).toEqual([
    [yesterday, 'fax'],
    [yesterday, 'fax'],
  ]);
});

test('What every letter needs is marked, and said at its field where it is empty and the file is asked for', async () => {
  const user = await open([expirable(provider('Quill'), 'Quill, Ada')]);
  await user.type(screen.getByRole('textbox', { name: 'Organization' }), 'Cedar Ridge');
  const signed = screen.getByRole('textbox', { name: 'Signed by' });
  expect(signed).toHaveProperty('required', true);
  await user.click(screen.getByRole('button', { name: 'Make PDF of 1 letter' }));
  expect(screen.getByText('Every letter needs this.')).toBeDefined();
  expect(document.activeElement).toBe(signed);
  expect(downloads()).toEqual([]);
});

const make = () => screen.getByRole('button', { name: /^Make PDF/ });

test('Who lacks an address is named, and is written to once it was typed, or left out', async () => {
  const [quill, moss] = [provider('Quill'), provider('Moss', { addresses: [] })];
  const user = await open([expirable(quill, 'Quill, Ada'), expirable(moss, 'Moss, Ada')]);
  await fill(user);
  expect(screen.getByText('1 letter not ready')).toBeDefined();
  expect(make()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Next that is not ready' }));
  const letter = within(await screen.findByRole('region', { name: 'Letter to Ada Moss' }));
  expect(letter.getByRole('note').textContent).toBe('Ada Moss: fill in address.');
  await user.type(letter.getByRole('textbox', { name: 'Address' }), '7 Elm St');
  expect(screen.queryByText('1 letter not ready')).toBeNull();
  await user.clear(letter.getByRole('textbox', { name: 'Address' }));
  expect(screen.getByText('1 letter not ready')).toBeDefined();
  await user.click(letter.getByRole('checkbox', { name: 'Leave out the letter to Ada Moss' }));
  await user.click(make());
  await note(user, 'Mail');
  // A single letter needs no dialog that says how far it is.
  await waitFor(() => expect(notices().at(-1)?.title).toBe('Letter to Ada Quill noted on file'));
  expect(closed).toBe(true);
  expect(paths()).toEqual([expect.stringContaining(quill)]);
});

test('A letter that could not be kept is named, and is kept with one more click while the others are not kept again', async () => {
  const [quill, moss] = [provider('Quill'), provider('Moss')];
  const user = await open([expirable(quill, 'Quill, Ada'), expirable(moss, 'Moss, Ada')]);
  await fill(user);
  await user.click(screen.getByRole('radio', { name: 'CSV for mail merge' }));
  await service.fails({ operation: 'POST /files/uploads/{path}', status: 403, times: 1 });
  await user.click(screen.getByRole('button', { name: /^Export 2 letters/ }));
  await note(user);
  expect(await screen.findByText('1 done')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Retry 1' }));
  expect(await screen.findByText('2 done')).toBeDefined();
  expect(paths()).toHaveLength(2);
  expect(downloads()).toHaveLength(1);
});

test('A mail is noted only once the user says that it was sent, and what was changed by hand is what is noted', async () => {
  const user = await open([expirable(provider('Quill'), 'Quill, Ada')]);
  await user.click(screen.getByRole('radio', { name: 'Mail program' }));
  await fill(user);
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), ', urgent');
  await user.click(screen.getByRole('button', { name: 'Go to 1 mail' }));
  const link = await screen.findByRole('link', { name: 'Open the mail to Ada Quill' });
  const address = link.getAttribute('href') ?? '';
  expect(address).toMatch(/^mailto:quill@work\.example\?subject=.*urgent&body=Dear%20Ada%20Quill%3A/);
  const sent = screen.getByRole('button', { name: 'I sent the mail to Ada Quill' });
  expect(sent).toHaveProperty('disabled', true);
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(paths()).toEqual([]);
  await user.click(sent);
  expect(await screen.findByText('Noted on file')).toBeDefined();
  const file = [...service.world.uploads.all()].find(({ path }) => path.includes('/Letters/'));
  expect(atob(file?.content ?? '')).toContain(', urgent');
  expect(await attempts()).toEqual([[localDay(), 'email']]);
});

test('A text that no link can hold is copied, and the mail begins with its subject', async () => {
  const user = await open([
    expirable(provider('Quill'), 'Quill, Ada', `Policy ${'of a very long name '.repeat(120)}`),
  ]);
  await user.click(screen.getByRole('radio', { name: 'Mail program' }));
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Go to 1 mail' }));
  expect(await screen.findByText(/too long for a link/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open the mail to Ada Quill' });
  expect(link.getAttribute('href')).not.toContain('body=');
  await user.click(screen.getByRole('button', { name: 'Copy the text for Ada Quill' }));
  expect(await navigator.clipboard.readText()).toContain('Dear Ada Quill:');
});

test('Whoever cannot be read is named and keeps nobody else from a letter', async () => {
  const [quill, moss] = [provider('Quill'), provider('Moss')];
  await service.fails({ operation: 'GET /providers/{providerId}', status: 403, times: 1 });
  const user = await open([expirable(quill, 'Quill, Ada'), expirable(moss, 'Moss, Ada')]);
  expect(screen.getByText(/Quill, Ada could not be read/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Write 2 letters' })).toBeDefined());
});

test('A letter that was begun is not closed by mistake', async () => {
  const user = await open([expirable(provider('Quill'), 'Quill, Ada')]);
  await user.type(screen.getByRole('textbox', { name: 'Text' }), ' More.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = screen.getByRole('alertdialog', { name: 'Close without writing?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toMatch(/ More\.$/);
});

const shownText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;

test('A letter that was changed by hand says that it no longer follows the fields, and goes back and forth without a loss', async () => {
  const user = await open([expirable(provider('Quill'), 'Quill, Ada')]);
  await fill(user);
  await user.type(screen.getByRole('textbox', { name: 'Text' }), ' More.');
  await user.type(screen.getByRole('textbox', { name: 'Signed by' }), ', RN');
  expect(shownText()).not.toContain('Whitfield, RN');
  expect(screen.getByText(/^Changed by hand: subject and text no longer follow/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back to the template' }));
  expect(shownText()).toContain('Whitfield, RN');
  expect(shownText()).not.toMatch(/ More\.$/);
  const back = screen.getByRole('button', { name: 'Back to my text' });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  expect(shownText()).toMatch(/ More\.$/);
});

test('Who is deactivated gets no letter of recredentialing unless somebody takes it in', async () => {
  const rows = [
    { id: provider('Quill'), firstName: 'Ada', lastName: 'Quill' },
    { id: provider('Vega', { deactivated: true }), firstName: 'Ada', lastName: 'Vega' },
  ];
  const { user } = await renderScreen(
    <WriteToProviders
      selection={{ collect: async () => rows }}
      occasion="recredentialing"
      onClose={() => undefined}
    />,
    createQueryClient(),
  );
  await screen.findByText('Ada Vega: Deactivated on file.');
  expect(screen.getByRole('button', { name: 'Make PDF of 1 letter' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Next letter' }));
  await user.click(screen.getByRole('checkbox', { name: 'Leave out the letter to Ada Vega' }));
  expect(screen.getByRole('button', { name: 'Make PDF of 2 letters' })).toBeDefined();
});
