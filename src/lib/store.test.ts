import { expect, test, vi } from 'vitest';
import { createStore } from './store';

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
  const notified: string[] = [];
  const store = createStore(0, () => {
    notified.push('begins');
    return () => notified.push('ends');
  });
  const [first, second] = [store.subscribe(vi.fn()), store.subscribe(vi.fn())];
  first();
  expect(notified).toEqual(['begins']);
  second();
  expect(notified).toEqual(['begins', 'ends']);
});
