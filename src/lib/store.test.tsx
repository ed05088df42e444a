// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore, useDeferredSelected } from './store';

afterEach(cleanup);

test('Everybody who subscribed is told of each change until they have gone', () => {
  const store = createStore('before');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set('after');
  expect(store.get()).toBe('after');
  stop();
  store.set('later');
  expect(listener).toHaveBeenCalledOnce();
});

test('What a store needs to watch begins with the first who subscribes and ends with the last', () => {
  const told: string[] = [];
  const store = createStore(0, () => {
    told.push('begins');
    return () => told.push('ends');
  });
  const [first, second] = [store.subscribe(vi.fn()), store.subscribe(vi.fn())];
  first();
  expect(told).toEqual(['begins']);
  second();
  expect(told).toEqual(['begins', 'ends']);
});

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
