// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore, useStore } from '@/lib/store';
import type { MinutesEntry } from '@/features/committee/meeting';
import { addDays, formatDate, localDay } from '@/lib/dates';
import { simulateService } from '@/testing/service';
import { keepFocus } from '@/ui/kept-focus';
import { RecordList } from '@/ui/layout';
import { renderScreen } from '@/ui/testing';
import { DecidedRow } from './-decided';

const day = addDays(localDay(), -5) ?? '';
const entry: MinutesEntry = {
  requestId: 'r1',
  name: 'Quill, Ada',
  day,
  outcome: 'approved',
  by: 'committee',
  names: ['Ada Chair'],
  recused: [],
  findings: [],
  enteredOn: day,
  enteredBy: 'dana@example.org',
};
const shown = createStore(entry);

function Rows() {
  return (
    <RecordList label="Decided">
      <DecidedRow entry={useStore(shown)} />
    </RecordList>
  );
}

async function open(first: Partial<MinutesEntry>) {
  await simulateService({ providers: 0 });
  shown.set({ ...entry, ...first });
  await renderScreen(<Rows />);
}

test('Once the letter was sent nobody stands on the button that undoes it: the focus stays in the row', async () => {
  await open({});
  const ends = keepFocus();
  screen.getByRole('button', { name: 'Write letter to Quill, Ada' }).focus();
  act(() => shown.set({ ...entry, letterOn: localDay(), letterWay: 'Fax', letterBy: 'dana@example.org' }));
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
  ends();
});

test('A letter that was written and not sent is told with its file, and is still to be marked as sent', async () => {
  await open({ letterFile: 'providers/p/Letters/2026-11-30 Approval.txt' });
  expect(screen.getByText(/Letter written, not sent yet/)).toBeDefined();
  expect(screen.getByText('Letter due in 25 days')).toBeDefined();
  // The next step is the one that stands out.
  expect(screen.getByRole('button', { name: /^Mark as sent/ }).dataset['variant']).toBe('default');
  expect(screen.getByRole('button', { name: /^Write letter/ }).dataset['variant']).toBe('subtle');
});

test('A letter that was sent says when and how, and can be corrected', async () => {
  await open({ letterOn: day, letterWay: 'Certified mail', letterBy: '' });
  expect(screen.getByText(`Letter sent ${formatDate(day)}, certified mail`)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Correct/ })).toBeDefined();
});

test('What was decided stands with who decided, the votes, who was recused, and on which conditions', async () => {
  await open({
    names: ['Bo Chair, MD', 'Cy Member, NP'],
    months: 12,
    votes: { for: 3, against: 1, abstained: 2 },
    recused: ['Dee Partner, MD', 'Eve Kin, DO'],
    conditions: 'First ten cases proctored.',
  });
  expect(screen.getByText(/^Credentialing committee/).textContent).toBe(
    'Credentialing committee: Bo Chair, MD; Cy Member, NP. Votes: 3 for, 1 against, 2 abstained. ' +
      'Recused: Dee Partner, MD; Eve Kin, DO. Conditions: First ten cases proctored.',
  );
});
