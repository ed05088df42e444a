// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Term, WithTerm } from './term';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
});

async function show(children: React.ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <MantineProvider env="test">{children}</MantineProvider> }),
    history: createMemoryHistory(),
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
}

const definition = () => screen.queryByRole('link', { name: 'Glossary' });
const pointer = (pointerType: string) => ({ pointerType, bubbles: true });

test('A definition opens under the pointer and closes with Escape or when the pointer leaves', async () => {
  await show(<Term>NPDB</Term>);
  const term = screen.getByRole('button', { name: 'NPDB' });
  expect(definition()).toBeNull();
  fireEvent.pointerEnter(term.parentElement as Element, pointer('mouse'));
  act(() => void vi.advanceTimersByTime(200));
  expect(definition()?.getAttribute('href')).toBe('/help#npdb');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(definition()).toBeNull();

  fireEvent.pointerEnter(term.parentElement as Element, pointer('mouse'));
  act(() => void vi.advanceTimersByTime(200));
  expect(definition()).toBeTruthy();
  fireEvent.pointerLeave(term.parentElement as Element, pointer('mouse'));
  act(() => void vi.advanceTimersByTime(200));
  expect(definition()).toBeNull();
});

test('A finger opens it with a press, and assistive technology is told what it means without opening', async () => {
  await show(<Term of="NUCC">Taxonomy</Term>);
  const term = screen.getByRole('button', { name: 'Taxonomy' });
  expect(term.getAttribute('aria-description')).toMatch(
    /^National Uniform Claim Committee\. Keeps the taxonomy/,
  );
  fireEvent.pointerEnter(term.parentElement as Element, pointer('touch'));
  act(() => void vi.advanceTimersByTime(200));
  expect(definition()).toBeNull();
  fireEvent.click(term);
  expect(definition()).toBeTruthy();
  expect(term.getAttribute('aria-expanded')).toBe('true');
});

test('In a text of the service only what the glossary has is a term', async () => {
  await show(
    <>
      <WithTerm text="SAM exclusions" />
      <Term>Nothing known</Term>
    </>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['SAM']);
  expect(document.body.textContent).toContain('SAM');
  expect(document.body.textContent).toContain(' exclusions');
});
