// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createProviderNote, deleteProvider } from '@/api/operations.gen';
import { session } from '@/api/session';
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

afterEach(() => session.end('user'));

function press(name: string) {
  if (!screen.queryByRole('menu')) fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
  fireEvent.click(screen.getByRole('menuitem', { name }));
}

it('runs nothing that a role may not carry out, and says why', () => {
  const user = {
    email: 'ada@example.org',
    role: 'Reader',
    permissions: { Providers: 'Read', Notes: 'Write' },
  };
  session.begin({ token: 't', user, persistent: false, way: 'password' });
  const items = [
    { label: 'Add note', needs: createProviderNote, run: vi.fn() },
    { label: 'Delete', needs: deleteProvider, blocked: 'It is deactivated.', run: vi.fn() },
    { label: 'Merge', needs: createProviderNote, blocked: 'There is nothing to merge.', run: vi.fn() },
  ] as const;
  render(
    <MantineProvider env="test">
      <MenuButton label="Actions" items={items} />
    </MantineProvider>,
  );
  press('Delete Your role, Reader, can read this but not change it.');
  press('Merge There is nothing to merge.');
  press('Add note');
  expect(items.map(({ run }) => run.mock.calls.length)).toEqual([1, 0, 0]);
});

it('has an icon before each action or before none, and lies above the notices', () => {
  const Icon = IconDots;
  const open = (label: string, icons: boolean[]) => {
    const items = icons.map((has, nth) => ({
      label: `Item ${nth}`,
      run: vi.fn(),
      ...(has && { icon: Icon }),
    }));
    const { unmount } = render(
      <MantineProvider env="test">
        <MenuButton label={label} items={items} />
      </MantineProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: label }));
    const shown = screen.getAllByRole('menuitem').filter((item) => item.querySelector('svg')).length;
    const depth = Number(screen.getByRole('menu').style.zIndex);
    unmount();
    return { shown, depth };
  };
  expect(open('Some', [true, false, false]).shown).toBe(0);
  expect(open('All', [true, true]).shown).toBe(2);
  expect(open('Deep', [true]).depth).toBeGreaterThan(500);
});
