// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AgendaItem } from '@/features/committee/agenda';
import { requestOf } from '@/features/credentialing/testing';
import { localDay } from '@/lib/dates';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { Agenda } from './-agenda';

const revoked: AgendaItem = {
  request: requestOf(),
  onFile: undefined,
  name: 'Ada Quill',
  standing: 'not ready',
  elements: [],
  findings: [],
  reasons: ['License, RN-1, TX: License: “Revoked”'],
  before: undefined,
};

const clean = (name: string, id: string): AgendaItem => ({
  ...revoked,
  request: { ...requestOf(), id },
  name,
  standing: 'clean',
  reasons: ['8 elements in order'],
});

afterEach(() => sessionStorage.clear());

async function show(items: readonly AgendaItem[], day = localDay()) {
  await simulateService({ providers: 0 });
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  const state = {
    items,
    agenda: { files: [], failed: [], leftOut: 0, at: 0 },
    progress: undefined,
    error: null,
    isReading: false,
    refresh: vi.fn(),
    decided: vi.fn(),
  };
  const { user } = await renderScreen(<Agenda day={day} state={state} isFuture={false} />);
  return user;
}

async function open() {
  const user = await show([revoked]);
  await user.click(screen.getByText('1 file with gaps'));
  await user.click(await screen.findByRole('button', { name: 'Decide Ada Quill' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Decide Ada Quill' })) };
}

test('A file with a gap that nobody closes is denied by the committee, and cannot be approved', async () => {
  const { user, dialog } = await open();
  expect(dialog.getByText(/^Not ready: License, RN-1, TX: License: “Revoked”\. It can be/)).toBeTruthy();
  const outcome = dialog.getByLabelText(/^Decision/);
  expect(within(outcome).queryByRole('option', { name: 'Approve' })).toBeNull();
  await user.selectOptions(outcome, 'Deny');
  const record = dialog.getByRole<HTMLButtonElement>('button', { name: /^Record decision/ });
  expect(record.disabled).toBe(false);
});

test('Whoever signs clean files off reads whose they are before, and leaves one out in the list', async () => {
  const user = await show([
    clean('Ada Quill', 'r1'),
    clean('Bo Ames', 'r2'),
    clean('Cy Vega', 'r3'),
    ...['d', 'e', 'f', 'g'].map((id) => clean(`Other ${id}`, id)),
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Sign off Bo Ames' }));
  await user.click(screen.getByRole('button', { name: 'Sign off 6 clean files' }));
  const dialog = within(await screen.findByRole('dialog'));
  const names = () =>
    within(dialog.getByRole('list', { name: 'Files to sign off' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const expected = ['Ada Quill', 'Cy Vega', 'Other d', 'Other e', 'Other f', 'Other g'];
  expect(names().map((text, index) => text.startsWith(expected[index] ?? '?'))).toEqual(
    expected.map(() => true),
  );
  await user.type(dialog.getByLabelText(/^Medical director/), 'Cy Doctor, MD{Enter}');
  const preview = within(await screen.findByRole('dialog', { name: /^Sign off 6 clean files/ }));
  const listed = within(preview.getByRole('list', { name: 'Files to sign off' })).getAllByRole('listitem');
  expect(listed).toHaveLength(6);
  expect(preview.queryByText(/Bo Ames/)).toBeNull();
});

test('A file that is held out of the sign-off stays so for whoever comes back to the agenda', async () => {
  const files = [clean('Ada Quill', 'r1'), clean('Bo Ames', 'r2')];
  const user = await show(files);
  expect(screen.queryByText(/held out/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Sign off Bo Ames' }));
  expect(screen.getByText('1 held out')).toBeTruthy();
  cleanup();
  await show(files);
  expect(screen.getByText('1 held out')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sign off Bo Ames' }).checked).toBe(false);
  expect(screen.getByRole('button', { name: 'Sign off 1 clean file' })).toBeTruthy();
});

test('Nothing is decided for a day before the request was submitted', async () => {
  await show([clean('Ada Quill', 'r1'), { ...clean('Bo Ames', 'r2'), standing: 'flagged' }], '1899-12-29');
  for (const name of ['Sign off 1 clean file', 'Decide Ada Quill in the committee', 'Decide Bo Ames'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-description')).toMatch(
      /^The request of .+ was submitted Nov 1, 2026, after the decision of Dec 29, 1899\.$/,
    );
});
