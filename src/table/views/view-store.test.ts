// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { removeStored, storageKey, writeStored } from '@/lib/storage';
import { readDraftLayout, writeDraftLayout } from './view-draft';
import { changeViews, shareViews, usePinnedViews, useViews } from './view-store';

const view = (name: string, more: object = {}) => ({ name, search: {}, layout: {} as never, ...more });

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** What another tab does: the browser tells this one afterwards. */
function fromOtherTab(list: string, views: readonly object[]) {
  writeStored('local', `views:${list}`, views);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storageKey(`views:${list}`) })));
}

it('shows what another tab has saved, and adds to it instead of undoing it', () => {
  const { result } = renderHook(() => useViews('people'));
  expect(result.current).toEqual([]);
  act(() => void changeViews('people', (views) => [...views, view('Mine')]));
  // Saved there in the moment before this tab heard of it.
  writeStored('local', 'views:people', [view('Mine'), view('Theirs')]);
  act(() => void changeViews('people', (views) => [...views, view('Also mine')]));
  expect(result.current.map(({ name }) => name)).toEqual(['Mine', 'Theirs', 'Also mine']);
  fromOtherTab('people', [view('Only theirs')]);
  expect(result.current.map(({ name }) => name)).toEqual(['Only theirs']);
});

it('gathers the pinned views of every list', () => {
  const { result } = renderHook(() => usePinnedViews());
  act(() => {
    changeViews('people', () => [view('A', { to: '/people', pinned: true }), view('B')]);
    changeViews('dogs', () => [view('C', { to: '/dogs', pinned: true })]);
  });
  expect(result.current.map(({ list, name }) => `${list} ${name}`)).toEqual(['dogs C', 'people A']);
  const before = result.current;
  fromOtherTab('people', [view('A', { to: '/people' })]);
  expect(result.current).not.toBe(before);
  expect(result.current.map(({ name }) => name)).toEqual(['C']);
});

it('does not draw the navigation anew for what the organization shares', () => {
  const pinned = renderHook(() => usePinnedViews());
  const views = renderHook(() => useViews('people'));
  const before = pinned.result.current;
  act(() => shareViews({ people: [view('Ours')] }));
  expect(views.result.current.map(({ name }) => name)).toEqual(['Ours']);
  expect(pinned.result.current).toBe(before);
  act(() => shareViews({}));
});

it('says when the browser does not keep a view, which is there until the tab is closed', () => {
  const { result } = renderHook(() => useViews('people'));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full, length: 0 });
  let kept = true;
  act(() => {
    kept = changeViews('people', () => [view('Mine')]);
  });
  expect(kept).toBe(false);
  expect(result.current).toHaveLength(1);
});

it('forgets changed columns that were not saved when the session ends', () => {
  writeDraftLayout('people', 'Mine', { widths: { name: 300 } });
  expect(readDraftLayout('people', 'Mine')).toEqual({ widths: { name: 300 } });
  removeStored('session', '');
  expect(readDraftLayout('people', 'Mine')).toBeUndefined();
});
