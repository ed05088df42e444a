// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '@/api/session';
import type { AgendaItem } from '@/features/committee/agenda';
import type { MinutesEntry } from '@/features/committee/meeting';
import { cleanFile, signOffDay } from '@/features/committee/signing-off';
import { cancelBulk, dismissBulk, startBulk } from '@/jobs/bulk';
import { addDays, localDay } from '@/lib/dates';
import { renderScreen } from '@/ui/testing';
import { roundParts, Standing } from './-standing';

const day = localDay();
const item = (standing: AgendaItem['standing']) => ({ standing }) as AgendaItem;
const entry = { outcome: 'approved', day } as MinutesEntry;

test('What is left of a round and what is decided lead to where they stand, and the next step is said', async () => {
  const { user, rerender } = await renderScreen(
    <>
      <Standing
        day={day}
        items={[item('clean'), item('clean'), item('flagged'), item('not ready')]}
        entries={[entry, entry, entry]}
        isFuture={false}
      />
      <div id={roundParts.flagged} tabIndex={-1} />
    </>,
  );
  expect(screen.getByText('Next: sign off 2 clean files.')).toBeDefined();
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the round' }));
  expect(parts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Clean files 2',
    'For the committee 1',
    'Not ready 1',
    'Decided 3',
  ]);
  expect(parts.getByRole('link', { name: '3 letters to send' })).toBeDefined();
  await user.click(parts.getByRole('button', { name: /^For the committee/ }));
  expect(document.activeElement?.id).toBe(roundParts.flagged);
  rerender(<div />);
});

test('Where nothing is ready that is said, and not that all is decided', async () => {
  const { rerender } = await renderScreen(
    <Standing
      day="2020-01-01"
      items={[item('not ready'), item('not ready')]}
      entries={[]}
      isFuture={false}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(
    'No file is ready to be decided as of Jan 1, 2020: 2 not ready.',
  );
  rerender(<div />);
});

test('Whoever may not decide reads what waits, and is told to do nothing', async () => {
  const user = { email: 'rory@example.org', role: 'Reader', permissions: { CredentialingRequests: 'Read' } };
  session.begin({ token: 't', user, persistent: false, way: 'password' });
  await renderScreen(
    <Standing
      day={day}
      items={[item('clean'), item('clean'), item('flagged')]}
      entries={[]}
      isFuture={false}
    />,
  );
  expect(screen.getByText('2 clean files wait to be signed off.')).toBeDefined();
  expect(screen.queryByText(/^Next/)).toBeNull();
  act(() => session.end('user'));
});

test('While clean files are signed off it says how many are so far, of their day alone', async () => {
  signOffDay.set(day);
  const id = startBulk<number>({
    title: 'Sign off 3 clean files',
    ...cleanFile,
    expected: 3,
    collect: async () => [1, 2, 3],
    label: String,
    run: (one) => (one === 1 ? Promise.resolve('Approved') : new Promise<never>(() => undefined)),
    concurrency: 1,
  });
  await renderScreen(
    <>
      <Standing day={day} items={[]} entries={[entry]} isFuture={false} />
      <section aria-label="The day before">
        <Standing day={addDays(day, -1) ?? ''} items={[]} entries={[]} isFuture={false} />
      </section>
    </>,
  );
  expect(await screen.findByText('1 of 3 clean files signed off so far; more follow.')).toBeDefined();
  const before = within(screen.getByRole('region', { name: 'The day before' }));
  expect(before.queryByText(/signed off so far/)).toBeNull();
  act(() => {
    cancelBulk(id);
    dismissBulk(id);
    signOffDay.set(undefined);
  });
});
