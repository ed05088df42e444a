// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DayBox } from './-day-box';

function Range({ onChange }: { onChange: (day: string | undefined) => void }) {
  const [day, setDay] = useState<string | undefined>('2026-11-10');
  return (
    <MantineProvider env="test">
      <DayBox
        label="Until"
        what="the last day"
        value={day}
        min="2026-11-05"
        onChange={(next) => {
          setDay(next);
          onChange(next);
        }}
      />
      <button type="button" onClick={() => setDay(undefined)}>
        Clear all
      </button>
    </MantineProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Until' });

test('A day is looked for once it can be read, and not while it is half typed', async () => {
  const onChange = vi.fn();
  render(<Range onChange={onChange} />);
  expect(field().value).toBe('11/10/2026');
  await userEvent.type(field(), '{Backspace}');
  expect(screen.getByRole('status').textContent).toContain('03/31/2026');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(field(), '7');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-11-10');
  expect(field().value).toBe('11/10/2027');
});

test('An emptied day is looked for no more, and one before the first is told', async () => {
  const onChange = vi.fn();
  render(<Range onChange={onChange} />);
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  await userEvent.type(field(), '11/1/2026');
  expect(screen.getByRole('status').textContent).toBe('Lies before the first day.');
});

test('A day that is cleared elsewhere goes', async () => {
  render(<Range onChange={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(field().value).toBe('');
});
