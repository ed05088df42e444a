// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';
import { setSetting } from './settings';
import { useShortcuts, useShortcutScopes, type Binding } from './shortcuts';
import { Keys } from './text';

afterEach(() => {
  setSetting('singleKeyShortcuts', undefined);
  setSetting('shortcutKeys', undefined);
});

function Scope({ name, bindings }: { name: string; bindings: Binding[] }) {
  useShortcuts(name, bindings);
  return null;
}

function Listing() {
  return (
    <p>
      {useShortcutScopes()
        .map((scope) => scope.name)
        .join(' ')}
    </p>
  );
}

const binding = (keys: string, run: () => void, more: Partial<Binding> = {}): Binding => ({
  keys,
  label: keys,
  run,
  ...more,
});

it('runs what a key stands for, and the scope that came last wins', async () => {
  const [page, section, other] = [vi.fn(), vi.fn(), vi.fn()];
  const { rerender } = render(
    <>
      <Scope name="Page" bindings={[binding('j', page), binding('x', other)]} />
      <Scope name="Part" bindings={[binding('j', section)]} />
    </>,
  );
  await userEvent.keyboard('jx');
  expect([page, section, other].map((run) => run.mock.calls.length)).toEqual([0, 1, 1]);
  rerender(<Scope name="Page" bindings={[binding('j', page)]} />);
  await userEvent.keyboard('j');
  expect(page).toHaveBeenCalledTimes(1);
});

it('runs two keys one after the other, but not when another comes between', async () => {
  const run = vi.fn();
  render(<Scope name="Everywhere" bindings={[binding('g t', run)]} />);
  await userEvent.keyboard('gt');
  expect(run).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('gxt');
  await userEvent.keyboard('t');
  expect(run).toHaveBeenCalledTimes(1);
});

/** A key that was pressed at this time, in milliseconds. */
function pressAt(index: number, key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: index });
  document.body.dispatchEvent(event);
}

it('counts the time between two keys from when they were pressed, however late the page gets to them', () => {
  const run = vi.fn();
  render(<Scope name="Everywhere" bindings={[binding('g t', run)]} />);
  pressAt(1_000, 'g');
  pressAt(2_300, 't');
  expect(run).not.toHaveBeenCalled();
  pressAt(3_000, 'g');
  pressAt(3_900, 't');
  expect(run).toHaveBeenCalledTimes(1);
});

it('rests while someone types, but for bindings that say otherwise', async () => {
  const [letter, send] = [vi.fn(), vi.fn()];
  render(
    <>
      <Scope
        name="Page"
        bindings={[binding('j', letter), binding('mod+Enter', send, { whileTyping: true })]}
      />
      <input aria-label="Note" />
    </>,
  );
  await userEvent.click(screen.getByLabelText('Note'));
  await userEvent.keyboard('jj{Control>}{Enter}{/Control}');
  expect(letter).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('jj');
});

it('leaves character keys alone when they are switched off', async () => {
  const [letter, enter, search] = [vi.fn(), vi.fn(), vi.fn()];
  setSetting('singleKeyShortcuts', false);
  render(
    <Scope
      name="Page"
      bindings={[
        binding('j', letter),
        binding('g t', letter),
        binding('Enter', enter),
        binding('mod+k', search),
      ]}
    />,
  );
  await userEvent.keyboard('jgt{Enter}{Control>}k{/Control}');
  expect(letter).not.toHaveBeenCalled();
  expect(enter).toHaveBeenCalledTimes(1);
  expect(search).toHaveBeenCalledTimes(1);
});

it('runs what other keys were chosen for, and shows them', async () => {
  const [next, first, other, palette] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  setSetting('shortcutKeys', { 'Page/j': 'w', 'Page/g t': 'x', 'Page/mod+k': 'p' });
  render(
    <MantineProvider env="test">
      <Scope
        name="Page"
        bindings={[
          binding('j', next),
          binding('g t', first),
          binding('mod+k', palette, { whileTyping: true }),
        ]}
      />
      <Scope name="Elsewhere" bindings={[binding('k', other)]} />
      <Keys keys="j" />
      <Keys keys="k" />
      <input aria-label="Note" />
    </MantineProvider>,
  );
  await userEvent.keyboard('jgtwxk');
  expect([next, first, other].map((run) => run.mock.calls.length)).toEqual([1, 1, 1]);
  expect([...document.querySelectorAll('kbd')].map((cap) => cap.textContent)).toEqual(['W', 'K']);
  // A character that was chosen for what works while typing stays in the text all the same.
  await userEvent.click(screen.getByLabelText('Note'));
  await userEvent.keyboard('p');
  expect(palette).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('p');
});

it('does not take Enter from a button, and runs nothing that is disabled', async () => {
  const [enter, pressed, off] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <>
      <Scope name="Page" bindings={[binding('Enter', enter), binding('a', off, { disabled: true })]} />
      <button type="button" onClick={pressed}>
        Verify again
      </button>
    </>,
  );
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}a');
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(enter).not.toHaveBeenCalled();
  expect(off).not.toHaveBeenCalled();
});

it('rests behind an open dialog, while those of the dialog work', async () => {
  const [page, inside, close] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <MantineProvider env="test">
      <Scope name="Page" bindings={[binding('a', page)]} />
      <Dialog title="Detach this license?" onClose={close}>
        <Scope name="Dialog" bindings={[binding('d', inside)]} />
      </Dialog>
    </MantineProvider>,
  );
  await userEvent.keyboard('ad');
  expect(page).not.toHaveBeenCalled();
  expect(inside).toHaveBeenCalledTimes(1);
});

it('lists what is active here, the latest first', () => {
  render(
    <>
      <Scope name="Everywhere" bindings={[]} />
      <Scope name="Today" bindings={[]} />
      <Listing />
    </>,
  );
  expect(screen.getByText('Today Everywhere')).toBeTruthy();
});

/** Presses Ctrl+Enter, or goes on holding it down; gives whether the browser is kept from doing anything with it. */
function pressSend(repeat: boolean): boolean {
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    ctrlKey: true,
    repeat,
    bubbles: true,
    cancelable: true,
  });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

it('does it once for a key that is held down', () => {
  const run = vi.fn();
  render(<Scope name="Page" bindings={[binding('mod+Enter', run)]} />);
  pressSend(false);
  expect(pressSend(true)).toBe(true);
  expect(run).toHaveBeenCalledTimes(1);
});

it('leaves a key to what it was pressed on where it is not meant', async () => {
  const run = vi.fn();
  render(
    <>
      <button>Other</button>
      <Scope
        name="Page"
        bindings={[binding('ArrowDown', run, { where: (target) => target === document.body })]}
      />
    </>,
  );
  screen.getByRole('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(run).not.toHaveBeenCalled();
  screen.getByRole('button').blur();
  await userEvent.keyboard('{ArrowDown}');
  expect(run).toHaveBeenCalledTimes(1);
});
