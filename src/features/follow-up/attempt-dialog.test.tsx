// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { dueOn, type FollowUp, type FollowUpSubject, nextDateAfter, nextStepWords } from '@/domain/follow-up';
import { addDays, localDay } from '@/lib/dates';
import { dateForTyping } from '@/lib/typed-date';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { AttemptDialog } from './attempt-dialog';
import { followUpOptions } from './kept';
import { followUpDays, logAttempt } from './log';

let service: SimulatedService;
let client: ReturnType<typeof createQueryClient>;
let subject: FollowUpSubject;
const today = localDay();
// Long texts grow with their lines, whose fonts happy-dom knows nothing of.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  client = createQueryClient();
  const { id: providerId } = service.put('providers', {
    firstName: 'Ada',
    lastName: 'Quill',
    phone: '(207) 555-0136',
    emails: [
      { email: 'ada@home.example', type: 'Personal' },
      { email: 'ada@work.example', type: 'Work' },
    ],
  });
  const id = crypto.randomUUID();
  subject = { kind: 'scan', id, name: 'Quill, Ada', what: 'NPDB', providerId };
});

const show = () => renderScreen(<AttemptDialog subject={subject} onClose={() => undefined} />, client);
const valueOf = async (label: RegExp) => (await screen.findByLabelText<HTMLInputElement>(label)).value;
const usual = (number: number, day: string) =>
  dateForTyping(nextDateAfter(number, day, followUpDays()) ?? '');
const kept = async (): Promise<FollowUp> => {
  const followUp = await client.fetchQuery({ ...followUpOptions(subject), staleTime: 0 });
  if (!followUp) throw new Error('It was logged');
  return followUp;
};

async function logBefore(id: string) {
  const attempt = {
    on: addDays(today, -9) ?? '',
    of: 'Ada Quill',
    how: 'phone',
    asked: 'A consent',
  } as const;
  await logAttempt(client, { subject, id, attempt });
}

test('Next date and next step stand there before anything is typed, and the date goes with the day until it is changed', async () => {
  await show();
  expect(await valueOf(/^Next date/)).toBe(usual(1, today));
  expect(await valueOf(/^Next step/)).toBe('Second attempt');
  const day = addDays(today, -10) ?? '';
  fireEvent.change(await screen.findByLabelText(/^Day/), { target: { value: dateForTyping(day) } });
  await waitFor(async () => expect(await valueOf(/^Next date/)).toBe(usual(1, day)));
  const own = dateForTyping(addDays(today, 40) ?? '');
  fireEvent.change(await screen.findByLabelText(/^Next date/), { target: { value: own } });
  fireEvent.change(await screen.findByLabelText(/^Day/), { target: { value: dateForTyping(today) } });
  expect(await valueOf(/^Next date/)).toBe(own);
});

test('The third attempt says what comes after it; a step that is usual is not kept as typed', async () => {
  for (const id of ['1', '2']) await logBefore(id);
  const { user } = await show();
  expect(
    await screen.findByText(/This is attempt 3; .+ Without an answer to it: escalate to the manager\./),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Log attempt/ }));
  await waitFor(async () => expect((await kept()).attempts).toHaveLength(3));
  const followUp = await kept();
  expect(followUp.next?.step).toBe('');
  expect(nextStepWords(followUp)).toBe('Escalate to the manager');
  expect(dueOn(followUp)).toBe(nextDateAfter(3, today, followUpDays()));
});

test('How whom it is about is reached stands beside whom: the e-mail for work and the phone on file', async () => {
  await show();
  const email = await screen.findByRole('link', { name: 'ada@work.example' });
  expect(email.getAttribute('href')).toBe('mailto:ada@work.example');
  expect(screen.getByRole('link', { name: '(207) 555-0136' }).getAttribute('href')).toBe(
    'tel:(207) 555-0136',
  );
  expect(screen.queryByText('ada@home.example')).toBeNull();
});
