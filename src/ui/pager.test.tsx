// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pager } from './pager';
import { renderPart } from './testing';

test.each([
  [1, 2, '2 of 181'],
  [1, 1, '1 of 181 left'],
])('The row at index %i that counts as %i says “%s”', async (index, place, words) => {
  renderPart(<Pager one="alert" index={index} last={5} place={place} total={181} onGo={() => {}} />);
  expect((await screen.findByText(/of 181/)).textContent).toBe(words);
});
