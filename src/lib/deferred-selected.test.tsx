// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDeferredSelected } from './deferred-selected';
import { createStore } from './store';

afterEach(cleanup);

test('What may wait is shown after what was opened with the same key', async () => {
  const dismissed = createStore<readonly string[]>([]);
  const rendered = vi.fn();
  function Alert({ open }: { open: string }) {
    rendered(
      open,
      useDeferredSelected(dismissed, (all) => all.includes('first')),
    );
    return null;
  }
  const { rerender } = render(<Alert open="first" />);
  await act(async () => {
    dismissed.set(['first']);
    rerender(<Alert open="second" />);
  });
  expect(rendered).not.toHaveBeenCalledWith('first', true);
  expect(rendered).toHaveBeenCalledWith('second', false);
  expect(rendered).toHaveBeenLastCalledWith('second', true);
});

test('A component is not rendered for what it did not select', async () => {
  const all = createStore<readonly string[]>([]);
  const rendered = vi.fn();
  function Row({ id }: { id: string }) {
    rendered(
      id,
      useDeferredSelected(all, (ids) => ids.includes(id)),
    );
    return null;
  }
  render(['a', 'b'].map((id) => <Row key={id} id={id} />));
  rendered.mockClear();
  await act(async () => all.set(['a']));
  expect(rendered).toHaveBeenLastCalledWith('a', true);
  expect(rendered).not.toHaveBeenCalledWith('b', expect.anything());
});
