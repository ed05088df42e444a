// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ActionIcon } from './button';
import { renderScreen } from './testing';
import { Tooltips } from './tooltips';

afterEach(cleanup);

const icons = async () => {
  const { user } = await renderScreen(
    <>
      <ActionIcon aria-label="Copy NPI">n</ActionIcon>
      <ActionIcon aria-label="Unpin Expired" title="Take it out of the navigation">
        u
      </ActionIcon>
      <Tooltips />
    </>,
  );
  return user;
};
const tooltip = () => screen.queryByRole('tooltip', { hidden: true });

it('shows what an icon is called while the pointer rests on it, and its longer words where it has some', async () => {
  const user = await icons();
  await user.hover(screen.getByRole('button', { name: 'Copy NPI' }));
  expect(await screen.findByText('Copy NPI')).toBe(tooltip());
  await user.hover(screen.getByRole('button', { name: 'Unpin Expired' }));
  expect(await screen.findByText('Take it out of the navigation')).toBe(tooltip());
  await user.unhover(screen.getByRole('button', { name: 'Unpin Expired' }));
  expect(tooltip()).toBeNull();
});

it('shows it to who comes by keyboard, until the next key', async () => {
  const user = await icons();
  await user.tab();
  expect(await screen.findByText('Copy NPI')).toBe(tooltip());
  await user.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
});

it('goes with a press', async () => {
  const user = await icons();
  const copy = screen.getByRole('button', { name: 'Copy NPI' });
  await user.hover(copy);
  expect(await screen.findByText('Copy NPI')).toBe(tooltip());
  await user.click(copy);
  expect(tooltip()).toBeNull();
});
