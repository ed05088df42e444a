// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/ui/testing';
import { DockNote } from './dock-note';

afterEach(() => {
  vi.restoreAllMocks();
});

const show = (isNarrow: boolean) => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: isNarrow }) as MediaQueryList,
  );
  return renderScreen(
    <DockNote summary="Found by Ana" joint=": " action={<button type="button">As before</button>}>
      “Her maiden name”
    </DockNote>,
  );
};

test('On a wide screen a note says all at once', async () => {
  await show(false);
  expect(screen.getByRole('note').textContent).toBe('Found by Ana: “Her maiden name”As before');
});

test('On a narrow one it is its summary until it is touched', async () => {
  const { user } = await show(true);
  expect(screen.getByRole('note').textContent).toBe('Found by Ana');
  await user.click(screen.getByRole('button', { name: 'Found by Ana' }));
  expect(screen.getByRole('note').textContent).toBe('Found by Ana“Her maiden name”As before');
});
