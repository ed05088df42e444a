// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { dockId } from './dock';
import { Docked } from './docked';

afterEach(cleanup);

const frame = (screenOf: ReactNode) =>
  render(
    <>
      <main>{screenOf}</main>
      <section id={dockId} aria-label="Notices of this page" />
    </>,
  );

test('What is docked stands below the page, which stays as it is', () => {
  frame(
    <>
      <Docked>Not refreshed</Docked>
      <p>Rows</p>
    </>,
  );
  expect(screen.getByRole('region', { name: 'Notices of this page' }).textContent).toBe('Not refreshed');
  expect(screen.getByRole('main').textContent).toBe('Rows');
});

test('In a dialog it stands at its place: the dialog covers the frame', () => {
  frame(
    <div role="dialog">
      <Docked>Not refreshed</Docked>
    </div>,
  );
  expect(screen.getByRole('dialog').textContent).toBe('Not refreshed');
  expect(screen.getByRole('region', { name: 'Notices of this page' }).textContent).toBe('');
});

test('It stands at its place where there is no frame', () => {
  render(<Docked>Not refreshed</Docked>);
  expect(document.body.textContent).toBe('Not refreshed');
});
