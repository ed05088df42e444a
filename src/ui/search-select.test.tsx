// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchSelect } from './search-select';

const states = ['Alabama', 'Alaska', 'Arizona', 'Arkansas'];
const onChoose = vi.fn();

function States({ isBehind = false }: { isBehind?: boolean }) {
  const [words, setWords] = useState('');
  return (
    <MantineProvider env="test">
      <SearchSelect
        label="State"
        listLabel="States"
        words={words}
        onWords={setWords}
        items={states.filter((state) => state.toLowerCase().startsWith(words.toLowerCase()))}
        keyOf={(state) => state}
        show={(state) => state}
        onChoose={onChoose}
        isBehind={isBehind}
      />
    </MantineProvider>
  );
}

const field = () => screen.getByRole('combobox', { name: 'State' });
const highlighted = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => onChoose.mockReset());
test('Enter takes the first that fits, and the arrow keys move to the others and stop at the ends', async () => {
  render(<States />);
  expect(screen.getByRole('listbox', { name: 'States' }).children).toHaveLength(4);
  await userEvent.type(field(), 'ar');
  expect(highlighted()).toBe('Arizona');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(highlighted()).toBe('Arkansas');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Arkansas');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Arizona');
});

test('A press takes one and leaves the focus in the field', async () => {
  render(<States />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Alaska' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Alaska');
  expect(document.activeElement).toBe(field());
});

test('Enter takes none of the answer to earlier words, and sends no form where nothing fits', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <States isBehind />
    </form>,
  );
  await userEvent.type(field(), 'al{Enter}');
  await userEvent.type(field(), 'x{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
