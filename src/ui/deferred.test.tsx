// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { Deferred } from './deferred';

const isDrawn = () => screen.queryByText('Providers') !== null;

test('What is around it is on the page before it is drawn itself', () => {
  const seen: boolean[] = [];
  function Frame() {
    useEffect(() => void seen.push(isDrawn()), []);
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
  expect(isDrawn()).toBe(true);
});
