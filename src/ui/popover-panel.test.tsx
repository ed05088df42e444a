// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PopoverPanel } from './popover-panel';

it('Escape closes the panel also before it has taken the focus from its button', () => {
  const onClose = vi.fn();
  render(<button type="button">Views</button>);
  const button = screen.getByRole('button', { name: 'Views' });
  button.focus();
  render(
    <MantineProvider>
      <PopoverPanel anchor={button} label="Saved views" onClose={onClose}>
        <button type="button">Rename</button>
      </PopoverPanel>
    </MantineProvider>,
  );
  fireEvent.keyDown(button, { key: 'Enter' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
});
