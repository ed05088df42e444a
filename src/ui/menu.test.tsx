// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MenuButton } from './menu';

it('has the focus at its first action as soon as it is open, for whoever presses Enter at once', () => {
  const items = ['Edit', 'Delete'].map((label) => ({ label, run: vi.fn() }));
  render(
    <MantineProvider env="test">
      <MenuButton label="Actions" items={items} />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' }));
});
