// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { layOutTables } from '@/table/testing';
import { checked, testKind } from './testing-rows';
import { RosterTable } from './roster-table';
import { stubColumnsWidth } from './testing';

layOutTables();
beforeEach(() => stubColumnsWidth(2_000));

const onMend = vi.fn();

/** Draws providers of these fields and cells. */
function show(fields: string, ...rows: string[][]) {
  render(
    <MantineProvider>
      <RosterTable kind={testKind} columns={fields.split(' ')} rows={checked(fields, rows)} onMend={onMend} />
    </MantineProvider>,
  );
}

const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('A social security number in a taken column is nowhere in the table, and is mended all the same', async () => {
  show('lastName firstName city', ['900-11-0001', 'Ada', ''], ['Vega', 'Bea', '900 11 0002']);
  expect((await cell('Last name, line 2')).value).toBe('•••-••-0001');
  expect((await cell('City, line 3')).value).toBe('•••-••-0002');
  expect(document.body.innerHTML).not.toMatch(/900.11/);
  await userEvent.click(await cell('Last name, line 2'));
  await userEvent.tab();
  expect(onMend).not.toHaveBeenCalled();
  await userEvent.clear(await cell('Last name, line 2'));
  await userEvent.type(await cell('Last name, line 2'), 'Quill{Enter}');
  expect(onMend).toHaveBeenCalledWith(2, 'lastName', 'Quill');
});

test('What is out of sight hides a social security number as well', async () => {
  stubColumnsWidth(400);
  show('fullName phone email addressLine1 addressLine2 city', ['Quill, Ada', '', '', '', '', '900-11-0003']);
  expect(await screen.findByRole('cell', { name: '•••-••-0003' })).toBeDefined();
});

test('A middle name stands in a column of its own with the reason why it stays out, and is no mistake', async () => {
  show('fullName npi', ['Quill, Ada May', '1234567893']);
  const middle = await cell('Middle name, line 2');
  expect(middle.placeholder).toBe('May');
  expect(middle.title).toMatch(/^Records of providers have no middle name/);
  expect(middle.getAttribute('aria-invalid')).toBeNull();
});

test('An address of two lines is drawn as two', async () => {
  show('fullName wholeAddress', ['Quill, Ada', '100 Main St\nPhoenix, AZ 85004']);
  expect((await cell('Whole address, line 2')).value).toBe('100 Main St, Phoenix, AZ 85004');
  expect((await cell('City, line 2')).placeholder).toBe('Phoenix');
});

test('What is wrong with a whole name is said once in its row, at the name', async () => {
  show('fullName npi', ['Quill, Ada, Bea, Cora', '1234567893']);
  expect(await screen.findAllByText(/not the name of one person/)).toHaveLength(1);
  expect((await cell('Whole name, line 2')).getAttribute('aria-invalid')).toBe('true');
  expect((await cell('Last name, line 2')).getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('cell', { name: 'Needs correction: Whole name' })).toBeDefined();
});
