// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MasterDetail } from './master-detail';
import { useShortcuts } from './shortcuts';
import { renderScreen } from './testing';

afterEach(() => void vi.unstubAllGlobals());

const decide = vi.fn<() => void>();

function Case() {
  useShortcuts('Case', [{ keys: 'r', label: 'Reject', run: decide }]);
  return <p>Evidence</p>;
}

async function show(isNarrow: boolean, opened: boolean) {
  decide.mockReset();
  const query = (media: string) => ({
    media,
    matches: isNarrow,
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal('matchMedia', query);
  window.matchMedia = query as never;
  return renderScreen(
    <MasterDetail opened={opened} list="List" back="Back">
      <Case />
    </MasterDetail>,
  );
}

test.each([
  ['a case beside its list', false, false, 1],
  ['a case that was opened in a narrow window', true, true, 1],
  ['a case that a narrow window does not show', true, false, 0],
])('the keys of %s decide it only where it is seen', async (_, isNarrow, opened, times) => {
  await show(isNarrow, opened);
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(decide).toHaveBeenCalledTimes(times);
});
