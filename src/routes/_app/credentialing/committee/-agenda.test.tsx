// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

async function open() {
  await simulateService({ providers: 0 });
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  const state = {
    items: [revoked],
    agenda: { files: [], failed: [], leftOut: 0, at: 0 },
    progress: undefined,
    error: null,
    isReading: false,
    refresh: vi.fn(),
    decided: vi.fn(),
  };
  const { user } = await renderScreen(<Agenda day={localDay()} state={state} isFuture={false} />);
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
