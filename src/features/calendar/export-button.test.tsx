// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { ExportButton } from './export-button';
import { icsText } from './ics';

vi.mock('./ics', { spy: true });
const notices = watchNotices();
let saved: Blob[];
let refuse: (error: Error) => void;

beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
});
afterEach(() => vi.clearAllMocks());

const events = [
  {
    uid: 'l1',
    day: '2026-12-24',
    title: 'RN-1 expires',
    text: 'Texas',
    page: { to: '/providers', search: { name: 'Quill' } },
  },
];
const show = (shown = events) =>
  renderScreen(<ExportButton name="License expiries Dec 2026" events={shown} />);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Export .ics' });

test('A month is given as a file in which each event has the address of its record', async () => {
  const { user } = await show();
  await user.click(button());
  await waitFor(() => expect(notices()).toMatchObject([{ title: '1 event exported' }]), { timeout: 10_000 });
  const text = ((await saved[0]?.text()) ?? '').replaceAll(/\r\n[ \t]/g, '');
  expect(text).toContain('SUMMARY:RN-1 expires');
  expect(text).toContain('/providers?name=Quill');
  expect(button().getAttribute('aria-busy')).toBeNull();
});

test('While it is made a second press makes none, and what goes wrong is said', async () => {
  vi.mocked(icsText).mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
  const { user } = await show();
  await user.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  await user.click(button());
  refuse(new Error('A day is missing'));
  await waitFor(() => expect(notices()).toMatchObject([{ title: 'The calendar was not exported' }]), {
    timeout: 10_000,
  });
  expect(icsText).toHaveBeenCalledTimes(1);
  expect(saved).toEqual([]);
  expect(button().getAttribute('aria-busy')).toBeNull();
});

test('A month without anything is not exported, and says why', async () => {
  await show([]);
  expect(button().disabled).toBe(true);
  expect(button().getAttribute('aria-description')).toBe('Nothing is shown in this month.');
});
