// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PrerenderNext, useReadAhead } from './prerender-next';

const renders = vi.fn<(name: string) => void>();

function RecordPane({ name }: { name: string }) {
  const [note, setNote] = useState('');
  renders(name);
  if (name === 'Broken') throw new Error('The record has no name.');
  return (
    <section aria-label={name}>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
    </section>
  );
}

/** A queue of two records, of which the first is open. */
async function openQueue(first: string, second: string) {
  function Queue() {
    const [isFirst, setIsFirst] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsFirst((was) => !was)}>
          {isFirst ? 'Next' : 'Previous'}
        </button>
        <PrerenderNext open={isFirst ? first : second} next={isFirst ? second : first} keyOf={(name) => name}>
          {(name) => <RecordPane name={name} />}
        </PrerenderNext>
      </>
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Queue }),
    history: createMemoryHistory(),
  });
  render(
    <MantineProvider>
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
  await screen.findByRole('region', { name: first });
  return userEvent.setup();
}

test('the next record is rendered out of sight, and shown once it opens; what was typed for the first is kept', async () => {
  const user = await openQueue('Ada Ortiz', 'Bo Lind');
  await vi.waitFor(() => expect(renders).toHaveBeenCalledWith('Bo Lind'));
  expect(screen.queryByRole('region', { name: 'Bo Lind' })).toBeNull();
  await user.type(screen.getByRole('textbox'), 'Same birth date');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('region', { name: 'Bo Lind' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Ada Ortiz' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Same birth date');
});

test('what goes wrong in the next record is shown once that opens, and not before', async () => {
  // React and the router say on the console that something was thrown, which is what is meant here.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const user = await openQueue('Ada Ortiz', 'Broken');
  await vi.waitFor(() => expect(renders).toHaveBeenCalledWith('Broken'));
  expect(screen.getByRole('region', { name: 'Ada Ortiz' })).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be shown');
});

test('the next record is given once it is read, and not when another became the next meanwhile', async () => {
  const answers = new Map<string, () => void>();
  const read = ({ id }: { id: string }) => new Promise<void>((resolve) => void answers.set(id, resolve));
  const { result, rerender } = renderHook((id: string) => useReadAhead({ id }, read), {
    initialProps: 'ada',
  });
  await vi.waitFor(() => expect(answers.has('ada')).toBe(true));
  expect(result.current).toBeUndefined();
  rerender('bo');
  await vi.waitFor(() => expect(answers.has('bo')).toBe(true));
  answers.get('bo')?.();
  await vi.waitFor(() => expect(result.current).toEqual({ id: 'bo' }));
  await act(async () => answers.get('ada')?.());
  expect(result.current).toEqual({ id: 'bo' });
});
