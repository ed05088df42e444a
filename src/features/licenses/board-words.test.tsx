// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '@/api/session';
import { AppProviders } from '@/ui/app-providers';
import { BoardStatus } from '@/ui/board-status';
import { getSetting, setSetting, shareSettings } from '@/ui/settings';
import { BoardWordDialog, SettleWord } from './board-words';

beforeEach(() => {
  setSetting('boardWords', undefined);
  shareSettings({});
});

afterEach(() => session.end('user'));

function show(word: string) {
  render(
    <AppProviders>
      <p>
        <BoardStatus word={word} />
      </p>
      <SettleWord word={word} />
    </AppProviders>,
  );
  return userEvent.setup();
}

const tone = (word: string) =>
  screen.getByText(word, { selector: 'p bdi' }).closest('[data-tone]')?.getAttribute('data-tone');
const ask = () => screen.queryByRole('button', { name: 'Say what it means' });

test('a status that nobody knows is grey and says so; what a person settles is its look at once', async () => {
  const user = show('Eligible, Narnia');
  expect(tone('Eligible, Narnia')).toBe('neutral');
  expect(screen.getByText('meaning not known')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Say what it means' }));
  const dialog = within(screen.getByRole('dialog', { name: 'What does this status mean?' }));
  expect(dialog.getByText('Eligible, Narnia')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save what it means' }));
  expect(dialog.getByText('Choose what it means.')).toBeTruthy();
  expect(getSetting('boardWords')).toEqual({});

  await user.click(dialog.getByRole('radio', { name: 'May practice under terms' }));
  await user.click(dialog.getByRole('button', { name: 'Save what it means' }));
  expect(getSetting('boardWords')).toEqual({ 'eligible narnia': 'limited' });
  expect(tone('Eligible, Narnia')).toBe('warning');
  expect(screen.queryByText('meaning not known')).toBeNull();
  await user.click(within(screen.getByRole('dialog')).getByText('Close'));
  expect(ask()).toBeNull();
});

test('what a person settles stands beside what is shared, and over it', async () => {
  shareSettings({ boardWords: { 'eligible narnia': 'good', dispensed: 'ended' } });
  const user = show('Eligible, Narnia');
  expect(tone('Eligible, Narnia')).toBe('success');
  render(
    <AppProviders>
      <BoardWordDialog word="Eligible, Narnia" onClose={() => undefined} />
    </AppProviders>,
  );
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: 'May practice in full' });
  expect(chosen.checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Not renewed or ended' }));
  await user.click(screen.getByRole('button', { name: 'Save what it means' }));
  expect(getSetting('boardWords')).toEqual({ 'eligible narnia': 'ended', dispensed: 'ended' });
  expect(tone('Eligible, Narnia')).toBe('error');
});

test.each(['Active', 'Revoked', 'In-active'])('“%s” is known: nobody is asked', (word) => {
  show(word);
  expect(ask()).toBeNull();
  render(
    <AppProviders>
      <BoardWordDialog word={word} onClose={() => undefined} />
    </AppProviders>,
  );
  expect(screen.getByText(/cannot be settled otherwise/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a status of several words is read by rule, which a person may settle otherwise, knowing by which word it is', async () => {
  const user = show('Suspension lifted; Active');
  expect(ask()).toBeNull();
  expect(tone('Suspension lifted; Active')).toBe('error');
  await user.click(screen.getByRole('button', { name: 'Change what it means' }));
  const dialog = within(screen.getByRole('dialog', { name: 'What does this status mean?' }));
  expect(dialog.getByText(/^by “/).textContent?.trim()).toBe('by “suspension”');
  await user.click(dialog.getByRole('radio', { name: 'Taken away or given up under charges' }));
  expect(dialog.getByRole('button', { name: 'Save what it means' })).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'May practice in full' }));
  expect(dialog.getByRole('status').textContent).toContain('better than “suspension” reads by rule');
  expect(getSetting('boardWords')).toEqual({});
  await user.click(dialog.getByRole('button', { name: 'Save, although it says “suspension”' }));
  expect(getSetting('boardWords')).toEqual({ 'suspension lifted active': 'good' });
  expect(tone('Suspension lifted; Active')).toBe('success');
  await user.click(within(screen.getByRole('dialog')).getByText('Close'));
  expect(screen.getByRole('button', { name: 'Change what it means' })).toBeTruthy();
});

test('a status without words cannot be settled, and is no good news', () => {
  show('***');
  expect(tone('***')).toBe('neutral');
  expect(ask()).toBeNull();
});

test('who may not change a license reads what a status means, and settles nothing', () => {
  const user = { email: 'rory@example.org', role: 'Reader' };
  session.begin({ token: 'secret', user, persistent: false, way: 'password' });
  show('Suspension lifted; Active');
  expect(screen.queryByRole('button', { name: 'Change what it means' })).toBeNull();
  cleanup();
  show('Zzz');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Say what it means' }).disabled).toBe(true);
});
