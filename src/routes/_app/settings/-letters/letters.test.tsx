// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { ShareControl } from '@/features/organization/share-control';
import { simulateService, type SimulatedService } from '@/testing/service';
import { getSetting, setSetting } from '@/ui/settings';
import { shareControl } from '@/ui/sharing';
import { renderScreen } from '@/ui/testing';
import { LetterSettings } from './letters';

let service: SimulatedService;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  session.begin({ token: 'secret', user: { email: 'dana@example.org' }, persistent: false, way: 'password' });
  shareControl.set(ShareControl);
});
afterEach(() => {
  shareControl.set(undefined);
  setSetting('letterTemplates', undefined);
  session.end('user');
});

async function open(button: string) {
  const { user } = await renderScreen(<LetterSettings />, createQueryClient());
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}
const kept = () => getSetting('letterTemplates');

test('A built-in letter is changed, says so, and is as it was after it was restored', async () => {
  const { user, dialog } = await open('Edit the letter “Denial”');
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('disabled', true);
  await user.type(dialog.getByLabelText(/^Text/), ' Call us.');
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(kept()['Denial']?.text).toMatch(/ Call us\.$/);
  expect(await screen.findByText('Decision: denied, changed by you')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Edit the letter “Denial”' }));
  await user.click(await screen.findByRole('button', { name: 'Restore the built-in text' }));
  expect(kept()).toEqual({});
});

test('A field is put in where the cursor is, and what is no field is named with its line before anything is saved', async () => {
  const { user, dialog } = await open('New template');
  await user.type(dialog.getByLabelText(/^Name/), 'Welcome');
  const text = dialog.getByLabelText<HTMLTextAreaElement>(/^Text/);
  await user.type(text, 'Dear :');
  text.setSelectionRange(5, 5);
  await user.click(dialog.getByRole('button', { name: 'Insert provider name' }));
  expect(text.value).toBe('Dear {{provider name}}:');
  await user.type(dialog.getByLabelText(/^Subject/), 'Hello');
  await user.click(text);
  await user.paste('\n{{nme}}');
  expect(dialog.getByText('Line 2: no field is called “nme”.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(kept()).toEqual({});
  await user.clear(text);
  await user.paste('Hello.');
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(kept()).toEqual({ Welcome: { occasion: 'free', subject: 'Hello', text: 'Hello.' } });
});

test('A letter is duplicated under a name of its own, and the copy can be deleted', async () => {
  const { user, dialog } = await open('Duplicate the letter “Approval”');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Approval (2)');
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(kept()['Approval (2)']?.occasion).toBe('approved');
  await user.click(await screen.findByRole('button', { name: 'Edit the letter “Approval (2)”' }));
  await user.click(await screen.findByRole('button', { name: 'Delete template' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete template' }));
  expect(kept()).toEqual({});
});

test('What could not be shared stays here, and is shared with one more click under its own file', async () => {
  setSetting('letterTemplates', { Welcome: { occasion: 'free', subject: 'Hello', text: 'Hello.' } });
  await service.fails({ operation: 'POST /files/uploads/{path}', status: 503, times: 9 });
  const { user } = await renderScreen(<LetterSettings />, createQueryClient());
  await user.click(await screen.findByRole('button', { name: 'Share the letter “Welcome”' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The letter “Welcome” could not be shared');
  expect(kept()).toHaveProperty('Welcome');
  await service.recovers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Decision: denied')).toBeDefined();
  await screen.findByText('you');
  expect([...service.world.uploads.all()].map(({ path }) => path)).toEqual(['credence/letters/Welcome.json']);
  expect(kept()).toEqual({ Welcome: { occasion: 'free', subject: 'Hello', text: 'Hello.' } });
});
