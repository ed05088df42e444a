// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { attemptsOf, type FollowUpSubject } from '@/domain/follow-up';
import { addDays, localDay } from '@/lib/dates';
import { dateForTyping } from '@/lib/typed-date';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderPart, renderScreen } from '@/ui/testing';
import { followUpOptions } from './kept';
import { AttemptDialog } from './attempt-dialog';
import { logAttempt } from './log';
import { keepMadeLetter } from './made-letters';
import { FollowUpPanel } from './panel';

let service: SimulatedService;
let client: ReturnType<typeof createQueryClient>;
let subject: FollowUpSubject;
const today = localDay();
const day = addDays(today, -2) ?? '';
// Long texts grow with their lines, whose fonts happy-dom knows nothing of.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  client = createQueryClient();
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  const body = { providerId, type: 'Initial', isSelfManaged: true };
  const { id } = await service.colleague<{ id: string }>('POST /credentialing-requests', body);
  subject = { kind: 'request', id, name: 'Quill, Ada', what: 'Initial credentialing', providerId };
  await keepMadeLetter(client, subject, {
    id: `providers/${providerId}/Letters/${day} Missing information.txt`,
    on: day,
    of: 'Ada Quill',
    asked: 'A certificate',
  });
});

const attempts = async () => {
  const kept = await client.fetchQuery({ ...followUpOptions(subject), staleTime: 0 });
  return kept ? attemptsOf(kept) : [];
};

test('A letter that was made and not sent stands where it is followed up, and is marked as sent with day and way', async () => {
  const { user } = await renderScreen(<FollowUpPanel subject={subject} />, client);
  await screen.findByText(/^Letter of .+, not sent, to/);
  expect(screen.getByText(/Send letter of/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark the letter to Ada Quill as sent' }));
  const typed = dialog.getByLabelText(/^Sent on/);
  await user.clear(typed);
  await user.type(typed, dateForTyping(addDays(day, -1) ?? ''));
  await user.click(dialog.getByRole('button', { name: /^Mark as sent/ }));
  expect(await dialog.findAllByText(/The letter was made on .+, after this day/)).not.toHaveLength(0);
  expect(await attempts()).toEqual([]);
  await user.clear(typed);
  await user.type(typed, dateForTyping(today));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'E-mail');
  await user.click(dialog.getByRole('button', { name: /^Mark as sent/ }));
  await screen.findByText(/^Attempt 1: e-mail to/);
  expect(screen.queryByText(/not sent/)).toBeNull();
  expect((await attempts()).map(({ on, how }) => [on, how])).toEqual([[today, 'email']]);
});

test('A letter that will not be sent is waited for no more, and its file stays', async () => {
  const user = renderPart(<FollowUpPanel subject={subject} />);
  await user.click(await screen.findByRole('button', { name: /^Actions for the letter of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Will not be sent' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Will not be sent' }),
  );
  await waitFor(() => expect(screen.queryByText(/not sent, to/)).toBeNull());
  expect(screen.getByText('No attempt was logged.')).toBeDefined();
});

test('An attempt of a day before the last one is pointed out, and can be logged all the same', async () => {
  await logAttempt(client, {
    subject,
    id: 'first',
    attempt: { on: day, of: 'Ada Quill', how: 'phone', asked: 'A certificate' },
  });
  await renderScreen(<AttemptDialog subject={subject} onClose={() => undefined} />, client);
  const typed = await screen.findByLabelText(/^Day/);
  expect(screen.queryByText(/this one stands before it/)).toBeNull();
  fireEvent.change(typed, { target: { value: dateForTyping(addDays(day, -3) ?? '') } });
  expect(await screen.findByText(/^The last attempt is of .+ this one stands before it\.$/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Log attempt/ })).toHaveProperty('disabled', false);
});
