// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { layOutTables } from '@/table/testing';
import { simulateService } from '@/testing/service';
import { renderPage } from '@/ui/testing';
import { Route } from './index';

layOutTables();

test('What the console keeps for the team is told in words, and by its path where it is open', async () => {
  const service = await simulateService({ providers: 0 });
  service.put('uploads', { path: 'credence-follow-ups/request-4f1c.json' });
  service.put('uploads', { path: 'credence/lunch.txt' });
  const file = encodeURIComponent('credence-follow-ups/request-4f1c.json');
  renderPage(Route, '/files', `/files?kept=true&file=${file}`, createQueryClient());
  const name = 'Follow-ups of a request';
  const opened = await screen.findByRole('dialog', { name }, { timeout: 10_000 });
  expect(await within(opened).findByText('credence-follow-ups/request-4f1c.json')).toBeTruthy();
  const row = await screen.findByRole('row', { name: /Follow-ups of a request/, hidden: true });
  expect(row.textContent).toContain('Kept by this console');
  expect(screen.getByRole('row', { name: /lunch\.txt/, hidden: true }).textContent).toContain('Other');
});

test('A file that was open when the page was loaded gives the focus to its row when it is closed', async () => {
  const service = await simulateService({ providers: 0 });
  for (const name of ['a', 'b', 'c']) service.put('uploads', { path: `letters/${name}.txt` });
  renderPage(Route, '/files', '/files?file=letters%2Fb.txt', createQueryClient());
  const opened = await screen.findByRole('dialog', { name: 'b.txt' }, { timeout: 10_000 });
  await within(opened).findByText('letters/b.txt');
  // Behind the dialog.
  const behind = { hidden: true };
  const headers = await screen.findAllByRole('rowheader', behind);
  const header = headers.find(({ textContent }) => textContent?.includes('b.txt'));
  if (!header) throw new Error('It stands in no row');
  await userEvent.setup().keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The row may be drawn anew meanwhile.
  await waitFor(() =>
    expect(document.activeElement?.closest('[role="rowheader"]')?.textContent).toContain('b.txt'),
  );
});
