// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { DateField } from './date-field';

function Born({ born = '' }: { born?: string }) {
  const form = useForm({ defaultValues: { born } });
  return (
    <MantineProvider env="test">
      <FormProvider {...form}>
        <DateField name="born" label="Born" />
      </FormProvider>
    </MantineProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Born' });
const button = () => screen.getByRole('button', { name: 'Choose born from a calendar' });
const panel = () => screen.findByRole('dialog', { name: 'Choose born from a calendar' });

test('A date that is typed is written out, and in one form once the field is left', async () => {
  render(<Born />);
  await userEvent.type(field(), '3 march 1980');
  expect(screen.getByText('Mar 3, 1980')).toBeTruthy();
  await userEvent.tab();
  expect(field().value).toBe('03/03/1980');
});

test('The calendar begins with the typed day, and a day chosen from it is typed in', async () => {
  render(<Born born="02/28/1980" />);
  await userEvent.click(button());
  await panel();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('28 February 1980');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(field().value).toBe('02/29/1980');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('Escape closes the calendar and changes nothing', async () => {
  render(<Born born="02/28/1980" />);
  await userEvent.click(button());
  await panel();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
  expect(field().value).toBe('02/28/1980');
});
