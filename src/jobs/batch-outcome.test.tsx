// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/ui/testing';
import { BatchOutcome } from './batch-outcome';
import { closeBatch, countEnded, countStarted, useVerificationBatch } from './verification-batches';

function Shown({ onLeave }: { onLeave: () => void }) {
  const batch = useVerificationBatch('b');
  return batch && <BatchOutcome batch={batch} onLeave={onLeave} />;
}

test('The licenses of the work itself are named by their outcome, each with the way to it; those simply found are not', async () => {
  const statuses = ['Found', 'Found', 'NeedsReview', 'NotFound', 'Failed', 'Failed', 'Found'];
  countStarted('b', statuses.length);
  for (const [index, status] of statuses.entries())
    countEnded('b', {
      status,
      isChanged: index === 1,
      boardStatus: status === 'Found' ? (index === 6 ? 'Revoked' : 'Active') : '',
      providerId: `p${index}`,
      licenseId: `l${index}`,
      licenseNumber: `N-${index}`,
      providerName: 'Quill, Ada',
    });
  closeBatch('b');
  const onLeave = vi.fn((event?: unknown) => void event);
  const { user } = await renderScreen(<Shown onLeave={onLeave} />);
  expect(screen.getByText(/^All 7 verifications have ended\.$/)).toBeDefined();
  const wayTo = async (summary: string) => {
    const fold = screen.getByRole('button', { name: summary });
    await user.click(fold);
    const region = within(document.getElementById(fold.getAttribute('aria-controls') ?? '') as HTMLElement);
    return region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  };
  expect(await wayTo('1 license changed')).toEqual([
    ['Quill, Ada: N-1', '/providers/p1/licenses/l1/changes'],
  ]);
  expect(await wayTo('1 license with a board status that is not good')).toEqual([
    ['Quill, Ada: N-6', '/providers/p6/licenses/l6'],
  ]);
  expect(await wayTo('1 license needs review')).toEqual([['Quill, Ada: N-2', '/reviews/p2/l2']]);
  expect(await wayTo('1 license was not found')).toEqual([['Quill, Ada: N-3', '/providers/p3/licenses/l3']]);
  expect(await wayTo('2 licenses could not be verified')).toEqual([
    ['Quill, Ada: N-4', '/providers/p4/licenses/l4'],
    ['Quill, Ada: N-5', '/providers/p5/licenses/l5'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Quill, Ada: N-2' }));
  expect(onLeave).toHaveBeenCalledOnce();
  expect(screen.queryByText('Quill, Ada: N-0')).toBeNull();
});
