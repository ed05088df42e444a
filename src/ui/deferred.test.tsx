// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { Deferred } from './deferred';

test('What is around it is on the page before it is drawn itself', () => {
  const seen: boolean[] = [];
  const page = () => screen.queryByText('Providers') !== null;
  function Frame() {
    useEffect(() => void seen.push(page()), []);
    return (
      <main>
        <Deferred>
          <h1>Providers</h1>
        </Deferred>
      </main>
    );
  }
  render(<Frame />);
  expect(seen).toEqual([false]);
  expect(page()).toBe(true);
});
