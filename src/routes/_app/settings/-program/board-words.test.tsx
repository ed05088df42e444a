// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSetting, setSetting, shareSettings } from '@/ui/settings';
import { renderPart } from '@/ui/testing';
import { BoardWordSettings } from './board-words';

beforeEach(() => {
  setSetting('boardWords', undefined);
  shareSettings({});
});

const show = () => renderPart(<BoardWordSettings />);

const lines = () =>
  within(screen.getByRole('list', { name: 'Settled statuses' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('b')?.textContent);

test('a status is typed, gets its meaning, is changed, and removed again', async () => {
  const user = show();
  expect(screen.getByText('No status is settled yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Say what it means' }));
  expect(screen.getByText('Write the status in words.')).toBeTruthy();

  await user.type(screen.getByRole('textbox', { name: 'A status as the board writes it' }), 'Dispensed (II)');
  await user.click(screen.getByRole('button', { name: 'Say what it means' }));
  await user.click(screen.getByRole('radio', { name: 'May practice under terms' }));
  await user.click(screen.getByRole('button', { name: 'Save what it means' }));
  await user.click(within(screen.getByRole('dialog')).getByText('Close'));
  expect(lines()).toEqual(['dispensed ii']);

  const meaning = screen.getByRole('combobox', { name: 'What “dispensed ii” means' });
  await user.selectOptions(meaning, 'Taken away or given up under charges');
  expect(getSetting('boardWords')).toEqual({ 'dispensed ii': 'taken away' });
  await user.click(screen.getByRole('button', { name: 'Remove “dispensed ii”' }));
  expect(getSetting('boardWords')).toEqual({});
});

test('a status of the table cannot be settled otherwise, and says so', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox', { name: 'A status as the board writes it' }), 'Revoked{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'This status is known' }));
  expect(dialog.getByText('Taken away or given up under charges')).toBeTruthy();
  expect(dialog.getByText(/cannot be settled otherwise/)).toBeTruthy();
});

test('a status of several words is settled over what it is by rule, and changed where that is told', async () => {
  setSetting('boardWords', { 'probation terminated active': 'good' });
  const user = show();
  expect(screen.getByText(/over what it is by rule, not renewed or ended/).textContent).toBe(
    'Yours: may practice in full, over what it is by rule, not renewed or ended (“terminated”)',
  );
  await user.click(screen.getByRole('button', { name: 'Change what “probation terminated active” means' }));
  await user.click(screen.getByRole('radio', { name: 'May practice under terms' }));
  await user.click(screen.getByRole('button', { name: 'Save, although it says “terminated”' }));
  expect(getSetting('boardWords')).toEqual({ 'probation terminated active': 'limited' });
});

test('what is shared stands beside one’s own; what the table knows by now does not count', () => {
  shareSettings({ boardWords: { dispensed: 'ended', revoked: 'good' } });
  setSetting('boardWords', { eligible: 'good', dispensed: 'limited' });
  show();
  expect(lines()).toEqual(['dispensed', 'eligible', 'revoked']);
  expect(screen.getByText('Yours, over what is shared')).toBeTruthy();
  expect(screen.getByText('Yours')).toBeTruthy();
  expect(screen.getByText(/^Known by now: taken away or given up under charges\./)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'What “revoked” means' })).toBeNull();
});
