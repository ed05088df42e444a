// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button';
import { onSingleClick } from './decision-guard';

function show(press: () => void) {
  render(
    <MantineProvider env="test">
      <Button onClick={onSingleClick(press)}>Send</Button>
    </MantineProvider>,
  );
  return screen.getByRole('button', { name: 'Send' });
}

it('is pressed once by Enter, however long that is held down', () => {
  const button = show(vi.fn());
  const isTaken = (repeat: boolean) => !fireEvent.keyDown(button, { key: 'Enter', repeat });
  expect(isTaken(false), 'the browser presses the button').toBe(false);
  expect(isTaken(true)).toBe(true);
});

it('takes a double click for one press where another button may come up in its place', async () => {
  const press = vi.fn();
  const button = show(press);
  await userEvent.dblClick(button);
  expect(press).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(2);
});
