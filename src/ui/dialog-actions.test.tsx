// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { ConfirmDialog } from './confirm-dialog';
import { renderScreen } from './testing';

const isDialog = /<(?:Dialog|FormDialog)\b/;
/** Buttons beside each other of which the first is the one that stands out. */
const ownRow = /<Group\b[^>]*>\s*(?:\{[^<]*)?<Button\b(?![^>]*\bvariant=)/;

test('No dialog puts its own buttons in a row of its own: they stand in its footer, or in DialogActions', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => [path, readFileSync(join('src', path), 'utf8')] as const)
    .filter(([, text]) => isDialog.test(text) && ownRow.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});

const names = () => screen.getAllByRole('button').map((button) => button.textContent?.replace(/Ctrl.*/, ''));

function Form() {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormDialog title="Edit" onClose={() => undefined}>
      <FormShell form={form} onSubmit={async () => undefined} error={null} pending={false} submitLabel="Save">
        Fields
      </FormShell>
    </FormDialog>
  );
}

test('A form and a question in a dialog have their buttons in one order: what leaves it first, what it is for last', async () => {
  await renderScreen(<Form />);
  expect(names().slice(-2)).toEqual(['Cancel', 'Save']);
  await renderScreen(
    <ConfirmDialog title="Sure?" action="Delete" onConfirm={() => undefined} onClose={() => undefined} />,
  );
  expect(names().slice(-2)).toEqual(['Cancel', 'Delete']);
});
