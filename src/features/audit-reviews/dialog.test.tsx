// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { ReviewDialog } from './dialog';
import { readReviews } from './kept';
import { type NotMet, reviewsPath } from './reviews';

// Long texts grow with their lines, whose fonts happy-dom knows nothing of.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const path = reviewsPath('dialog');
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  onClose.mockReset();
  await simulateService({ providers: 0 });
});

const open = (notMet: NotMet) =>
  renderScreen(
    <ReviewDialog
      path={path}
      of="r1"
      name="Ada Quill"
      review={undefined}
      readNotMet={async () => notMet}
      onClose={onClose}
    />,
  );

const kept = () => readReviews(createQueryClient(), path);

test('Nothing is chosen before the reviewer chooses, and what is not met is in sight and asks a file that passes for a note', async () => {
  const { user } = await open({ elements: ['Malpractice insurance: Past its time limit'] });
  await screen.findByText('Malpractice insurance: Past its time limit');
  const record = screen.getByRole('button', { name: /^Record review/ });
  await user.click(record);
  await screen.findByText('Choose what the review came to.');
  await user.selectOptions(screen.getByLabelText(/^Result/), 'In order');
  await user.click(record);
  await screen.findByText('Say why it is in order although not everything is met.');
  expect(onClose).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^Note/), 'Policy seen on paper');
  await user.click(record);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await kept()).toMatchObject([{ of: 'r1', is: 'in order', note: 'Policy seen on paper' }]);
});

test('A file of which everything is met passes without a note', async () => {
  const { user } = await open({ elements: [] });
  await screen.findByText('Every element of the checklist is met, or does not apply.');
  await user.selectOptions(screen.getByLabelText(/^Result/), 'In order');
  await user.click(screen.getByRole('button', { name: /^Record review/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('A file whose checklist is not known passes with a note alone', async () => {
  const { user } = await open({ elements: [], problem: 'The checklist cannot be judged.' });
  await screen.findByText('The checklist cannot be judged.');
  await user.selectOptions(screen.getByLabelText(/^Result/), 'In order');
  await user.click(screen.getByRole('button', { name: /^Record review/ }));
  await screen.findByText('Say why it is in order although not everything is met.');
});
