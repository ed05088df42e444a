// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { addDays, localDay } from '@/lib/dates';
import { dateForTyping } from '@/lib/typed-date';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { watchDownloads } from '@/ui/testing-downloads';
import { watchNotices } from '@/ui/testing-notices';
import { readLetters } from './letters';
import { enterDecision, minutesOptions, noteLetter, notSent, type MinutesEntry } from './meeting';
import { WriteDecisionLetters } from './write-decision-letters';

const downloads = watchDownloads();
const notices = watchNotices();
let service: SimulatedService;
let client: ReturnType<typeof createQueryClient>;
const today = localDay();
const decidedOn = addDays(today, -5) ?? '';

beforeEach(async () => {
  localStorage.clear();
  service = await simulateService({ providers: 0 });
  client = createQueryClient();
});

async function decided(): Promise<MinutesEntry> {
  const { id: providerId } = service.put('providers', {
    firstName: 'Ada',
    lastName: 'Quill',
    addresses: [{ addressLine1: '1 Main St', city: 'Reno', state: 'NV', zipCode: '89501', type: 'Work' }],
    emails: [{ email: 'ada@work.example', type: 'Work' }],
  } as never);
  const entry: MinutesEntry = {
    requestId: 'r1',
    providerId,
    name: 'Quill, Ada',
    type: 'Initial',
    day: decidedOn,
    outcome: 'approved',
    by: 'committee',
    names: ['Ada Chair'],
    months: 36,
    next: '2029-11-30',
    recused: [],
    findings: [],
    enteredOn: decidedOn,
    enteredBy: 'dana@example.org',
  };
  await enterDecision(client, entry);
  return entry;
}

async function open(entry: MinutesEntry) {
  const { user } = await renderScreen(
    <WriteDecisionLetters entries={[entry]} onClose={() => undefined} />,
    client,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Organization' }), 'Cedar Ridge');
  await user.type(screen.getByRole('textbox', { name: 'Signed by' }), 'Dana Whitfield');
  return user;
}

/** What the minutes say of the letter, and whether it is still to be sent. */
async function noted() {
  const { entries } = await client.fetchQuery({ ...minutesOptions(decidedOn), staleTime: 0 });
  const [{ letterOn, letterWay, letterFile } = {}] = entries;
  return {
    letterOn,
    letterWay,
    isKept: letterFile !== undefined,
    toSend: (await readLetters(client)).length,
  };
}

const note = () => screen.getByRole('button', { name: 'Note 1 letter on file' });
const make = () => screen.getByRole('button', { name: /^Make PDF/ });

test('A letter of which only a file was made is kept and stays among the letters to send', async () => {
  const user = await open(await decided());
  await user.click(make());
  expect(await screen.findByText(/^Making the file sends nothing/)).toBeDefined();
  await user.click(note());
  await waitFor(() => expect(notices().at(-1)?.title).toMatch(/^Letter to/));
  expect(downloads()).toHaveLength(1);
  expect(await noted()).toEqual({ letterOn: undefined, letterWay: undefined, isKept: true, toSend: 1 });
});

test('Who has sent the letter says how and on which day, which lies neither ahead nor before the decision', async () => {
  const user = await open(await decided());
  await user.click(make());
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'How it was sent' }),
    'Certified mail',
  );
  const day = screen.getByRole('textbox', { name: 'Sent on' });
  const type = (on: string | undefined) =>
    fireEvent.change(day, { target: { value: dateForTyping(on ?? '') } });
  type(addDays(today, 1));
  expect(screen.getByText('This day is in the future.')).toBeDefined();
  expect(note()).toHaveProperty('disabled', true);
  type(addDays(decidedOn, -1));
  expect(screen.getByText(/^A decision was made on .*, after this day\.$/)).toBeDefined();
  expect(note()).toHaveProperty('disabled', true);
  type(addDays(today, -2));
  await user.click(note());
  await waitFor(() => expect(notices().at(-1)?.title).toMatch(/^Letter to/));
  expect(await noted()).toEqual({
    letterOn: addDays(today, -2),
    letterWay: 'Certified mail',
    isKept: true,
    toSend: 0,
  });
});

test('What was noted as sent is corrected without losing the letter, and the clock goes on once it was not sent', async () => {
  const entry = await decided();
  const letterFile = 'providers/p/Letters/a.txt';
  const letterBy = 'dana@example.org';
  await noteLetter(client, entry, { letterOn: today, letterWay: 'Mail', letterBy, letterFile });
  await noteLetter(client, entry, { letterOn: today, letterWay: 'Fax', letterBy });
  expect(await noted()).toEqual({ letterOn: today, letterWay: 'Fax', isKept: true, toSend: 0 });
  await noteLetter(client, entry, notSent);
  expect(await noted()).toEqual({ letterOn: undefined, letterWay: undefined, isKept: true, toSend: 1 });
});

async function openMail(entry: MinutesEntry) {
  const user = await open(entry);
  await user.click(screen.getByRole('radio', { name: 'Mail program' }));
  await user.click(screen.getByRole('button', { name: 'Go to 1 mail' }));
  const link = await screen.findByRole('link', { name: /^Open the mail to/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  return user;
}

test('A mail about a decision is noted as sent by e-mail only once somebody says that it was', async () => {
  const user = await openMail(await decided());
  expect(await noted()).toMatchObject({ letterOn: undefined, toSend: 1 });
  await user.click(screen.getByRole('button', { name: /^I sent the mail/ }));
  expect(await screen.findByText('Noted on file')).toBeDefined();
  expect(await noted()).toEqual({ letterOn: today, letterWay: 'E-mail', isKept: true, toSend: 0 });
});

test('A mail about a decision that was not sent yet can be kept, and stays among the letters to send', async () => {
  const user = await openMail(await decided());
  await user.click(screen.getByRole('button', { name: /^Not sent yet/ }));
  expect(await screen.findByText('Kept, not sent')).toBeDefined();
  expect(await noted()).toEqual({ letterOn: undefined, letterWay: undefined, isKept: true, toSend: 1 });
});
