// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StepHeading, useSteps } from './step-heading';

/** A page that scrolls, with a step that is drawn anew for each title. */
function Steps({ title }: { title: string }) {
  const enter = useSteps();
  return (
    <main>
      <StepHeading key={title} title={title} enter={enter} />
    </main>
  );
}

afterEach(() => document.querySelector('[aria-modal]')?.remove());

const scrollDown = () => Object.assign(screen.getByRole('main'), { scrollTop: 700 });

test('The first step takes no focus; the next one begins at the top, with the focus on its heading', () => {
  const { rerender } = render(<Steps title="Choose a file" />);
  expect(document.activeElement).toBe(document.body);
  scrollDown();
  rerender(<Steps title="Choose a file" />);
  expect(screen.getByRole('main').scrollTop).toBe(700);
  rerender(<Steps title="Match the columns" />);
  expect(screen.getByRole('main').scrollTop).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Match the columns' }));
});

test('A dialog that opened with the step keeps the focus', () => {
  const { rerender } = render(<Steps title="Check the rows" />);
  scrollDown();
  document.body.insertAdjacentHTML('beforeend', '<div aria-modal="true"></div>');
  rerender(<Steps title="The import" />);
  expect(screen.getByRole('main').scrollTop).toBe(0);
  expect(document.activeElement).toBe(document.body);
});
