// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EditDelete } from './edit-delete';
import { RecordList, RecordRow } from './layout';

const list = (names: string[]) => (
  <MantineProvider env="test">
    <RecordList label="Files">
      {names.length > 1 && <RecordRow>Several</RecordRow>}
      {names.map((name) => (
        <RecordRow key={name}>{name}</RecordRow>
      ))}
    </RecordList>
  </MantineProvider>
);

test('A list of records is there only where it has rows', () => {
  const { rerender } = render(list([]));
  expect(screen.queryByRole('list')).toBeNull();
  rerender(list(['cv.txt']));
  expect(screen.getByRole('list', { name: 'Files' }).textContent).toBe('cv.txt');
});

test('A row offers to edit and to delete what may be, by its name', async () => {
  const onDelete = vi.fn();
  const buttons = (props: object) => (
    <MantineProvider env="test">
      <EditDelete name="cv.txt" onDelete={onDelete} {...props} />
    </MantineProvider>
  );
  const { rerender } = render(buttons({}));
  expect(screen.queryByRole('button', { name: 'Edit cv.txt' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete cv.txt' }));
  expect(onDelete).toHaveBeenCalledOnce();
  rerender(buttons({ onEdit: vi.fn(), blocked: 'Your role only reads.' }));
  const edit = screen.getByRole<HTMLButtonElement>('button', { name: 'Edit cv.txt' });
  expect([edit.disabled, edit.getAttribute('aria-description')]).toEqual([true, 'Your role only reads.']);
});
