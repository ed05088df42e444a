// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@/api/models';
import { useFollowing } from './use-following';
import { verificationStore, watchVerification } from './verifications';

const working: License = { id: 'l1', jobStatus: 'Working' };
const idle: License = { id: 'l1', jobStatus: 'Idle' };
const follow = vi.fn(() => watchVerification('p1', 'l1'));

function show(answer: License) {
  return renderHook(
    (shown: License) =>
      useFollowing(shown, {
        store: verificationStore,
        isAbout: (job) => job.licenseId === 'l1',
        isUnderWay: shown.jobStatus !== 'Idle',
        follow,
      }),
    { initialProps: answer },
  );
}

function seeTheEnd() {
  const [job] = verificationStore.jobs();
  if (!job) throw new Error('nothing is followed');
  verificationStore.change([[job, { state: 'ended', status: 'Found' }]]);
}

beforeEach(() => {
  sessionStorage.clear();
  verificationStore.restore();
  follow.mockClear();
});
test('What somebody else started is followed, and what this tab follows already is not begun anew', () => {
  show(working);
  expect(follow).toHaveBeenCalledOnce();
  show(working);
  expect(follow).toHaveBeenCalledOnce();
});

test('The end of a job does not begin it anew, although the page still draws the answer before', () => {
  const page = show(working);
  seeTheEnd();
  page.rerender(working);
  page.rerender(idle);
  expect(follow).toHaveBeenCalledOnce();
  expect(verificationStore.jobs()).toMatchObject([{ state: 'ended' }]);
});

test('What is started later, here or elsewhere, is followed again', () => {
  const page = show(working);
  seeTheEnd();
  page.rerender(idle);
  page.rerender({ ...working });
  expect(follow).toHaveBeenCalledTimes(2);
});
