// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notices } from './notices';
import { closeNotice, closeNotices, holdNotices, isShown, type Notice, notify } from './notify';
import { movePointer, renderScreen } from './testing';

// Other tests of the worker may have left some.
beforeEach(() => act(closeNotices));
afterEach(() => {
  act(closeNotices);
  vi.useRealTimers();
});

async function open() {
  const screen = await renderScreen(<Notices />);
  vi.useFakeTimers();
  return screen;
}

function show(notice: Notice): string {
  let id = '';
  act(() => void (id = notify(notice)));
  return id;
}

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('A notice under the pointer stays past its time, and goes once the pointer has left it', async () => {
  await open();
  const id = show({ tone: 'success', title: 'Ada Okafor was deleted' });
  await advance(2);
  movePointer('onto', screen.getByRole('group'));
  await advance(60);
  expect(isShown(id)).toBe(true);
  movePointer('off', screen.getByRole('group'));
  await advance(7);
  expect(isShown(id)).toBe(false);
  expect(screen.queryByText('Ada Okafor was deleted')).toBeNull();
});

test('What a notice offers is done once, and its link leads there; each closes its notice', async () => {
  const { router } = await open();
  const run = vi.fn();
  const undone = show({ tone: 'success', title: '3 alerts', action: { label: 'Undo', run } });
  const link = { to: '/scans', search: { entityId: 'p1' }, label: 'Scans' };
  const followed = show({ tone: 'pending', title: 'A scan runs', link });
  await advance(8);
  expect(screen.getAllByRole('group')).toHaveLength(2);

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  await advance(0.5);
  expect([isShown(undone), isShown(followed)]).toEqual([false, true]);
  expect(screen.getByRole('group').textContent).toContain('A scan runs');

  fireEvent.click(screen.getByRole('link', { name: 'Scans' }));
  await advance(0.5);
  expect(router.state.location.href).toBe('/scans?entityId=p1');
  expect(isShown(followed)).toBe(false);
  expect(screen.queryByRole('group')).toBeNull();
});

test('What comes while the page is covered is told once it is not any more, however long that takes, and only the latest of it', async () => {
  await open();
  const release = holdNotices();
  show({ id: 'review', tone: 'warning', title: 'Ada Okafor: may be decided' });
  show({ id: 'review', tone: 'error', title: 'Ada Okafor: not decided', stays: 600_000 });
  show({ id: 'over', tone: 'success', title: 'Saved meanwhile' });
  act(() => closeNotice('over'));
  await advance(3_600);
  expect(screen.queryByRole('group')).toBeNull();
  expect([isShown('review'), isShown('over')]).toEqual([true, false]);
  act(release);
  await advance(1);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(screen.getByRole('group').textContent).toContain('Ada Okafor: not decided');
});

test('What came while the page was covered is not told to whoever signs in instead', async () => {
  await open();
  const release = holdNotices();
  show({ tone: 'error', title: 'Ada Okafor: not decided' });
  act(closeNotices);
  act(release);
  await advance(1);
  expect(screen.queryByRole('group')).toBeNull();
});
