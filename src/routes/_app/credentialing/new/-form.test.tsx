// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addDays, localDay } from '@/lib/dates';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { NewRequestForm } from './-form';

let providerId: string;

/** A provider whose next credentialing date is so many days away. */
async function providerDue(days: number) {
  const service = await simulateService();
  const nextCredentialingDate = addDays(localDay(), days) ?? '';
  ({ id: providerId } = service.put('providers', {
    firstName: 'Ada',
    lastName: 'Quill',
    nextCredentialingDate,
  }));
}

beforeEach(() => sessionStorage.clear());

const nothing = () => undefined;
const open = (type?: 'ReCredentialing' | 'Initial') =>
  renderScreen(<NewRequestForm about={{ providerId, type }} onCreated={nothing} onCancel={nothing} />);
const type = () => screen.getByLabelText<HTMLSelectElement>('Type');

test.each([
  ['ReCredentialing', -12, /12 days ago\. Up to 30 days late it still goes as recredentialing\.$/],
  ['Initial', -45, /45 days ago\. More than 30 days late it goes as initial credentialing\.$/],
] as const)(
  'The form begins with the type that it is opened for, and says why: %s',
  async (requestKind, days, why) => {
    await providerDue(days);
    const { user } = await open(requestKind);
    expect((await screen.findByRole('note')).textContent).toMatch(why);
    expect(type().value).toBe(requestKind);
    await user.selectOptions(type(), 'OffCycle');
    expect(screen.getByRole('note').textContent).toMatch(/The usual type is (recredentialing|initial)\.$/);
  },
);

test('A form that is opened for no type says nothing of it', async () => {
  await providerDue(-12);
  await open();
  expect(await screen.findByText('Ada Quill')).toBeDefined();
  expect(type().value).toBe('Initial');
  expect(screen.queryByRole('note')).toBeNull();
});
