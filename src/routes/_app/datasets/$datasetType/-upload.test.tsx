// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getDatasetOptions } from '@/api/operations.gen';
import type { CsvReport } from '@/lib/csv-check';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { UploadDialog } from './-upload';

const notices = watchNotices();

const checked: CsvReport = {
  heading: ['firstName', 'lastName'],
  headingProblems: [],
  missing: [],
  preview: [],
  rows: 2,
  bad: [],
  rest: undefined,
};
const nothing = { remarks: [], sheets: [], files: [], questions: [], columns: [] };
/** The worker that checks a file, which a test has none of, with what it found. */
class Checker extends EventTarget {
  postMessage({ id }: { id: number }) {
    this.dispatchEvent(
      new MessageEvent('message', { data: { id, findings: { ...nothing, check: checked, rows: 2 } } }),
    );
  }
  terminate() {}
}
let answer: (() => void) | undefined;
let isGivenUp: boolean;

beforeEach(() => {
  isGivenUp = false;
  answer = undefined;
  vi.stubGlobal('Worker', Checker);
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise((resolve, reject) => {
        answer = () => resolve(new Response(null, { status: 204 }));
        request.signal.addEventListener('abort', () => {
          isGivenUp = true;
          reject(new DOMException('given up', 'AbortError'));
        });
      }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

/** A list is on its way to the dataset. */
async function send() {
  const onClose = vi.fn();
  const shown = await renderScreen(<UploadDialog dataset={{ type: 'Sam' }} onClose={onClose} />);
  const { user, client } = shown;
  const { queryKey } = getDatasetOptions({ datasetType: 'Sam' });
  client.setQueryData(queryKey, { type: 'Sam' });
  const file = new File(['firstName,lastName'], 'list.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose a CSV file or workbook, or drop it here'), file);
  await user.click(await screen.findByRole('button', { name: 'Upload 2 rows' }));
  await waitFor(() => expect(answer).toBeDefined());
  return { user, onClose, isRefreshed: () => client.getQueryState(queryKey)?.isInvalidated };
}

const question = () => screen.queryByRole('alertdialog', { name: 'Stop the upload?' });

test('Escape while the list is on its way asks first, and going on loses nothing', async () => {
  const { user, onClose } = await send();
  await user.keyboard('{Escape}');
  expect(question()?.textContent).toContain('it takes the place of all records of SAM');
  await user.click(within(question() as HTMLElement).getByRole('button', { name: 'Cancel' }));
  expect(question()).toBeNull();
  expect(isGivenUp).toBe(false);
  await user.keyboard('{Escape}');
  answer?.();
  expect(await screen.findByText('2 rows uploaded.')).toBeDefined();
  expect(question(), 'what was asked about is over').toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test.each(['Escape', 'Stop'])(
  'Whoever stops the upload, by %s, is told that it may have arrived, and the dataset is read anew',
  async (way) => {
    const { user, onClose, isRefreshed } = await send();
    if (way === 'Escape') {
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: 'Stop and close' }));
    } else await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(isGivenUp).toBe(true);
    expect(notices()).toMatchObject([
      {
        tone: 'warning',
        title: expect.stringMatching(/^The upload to SAM.* was stopped$/) as string,
        message: 'What was on its way may have arrived all the same: this page shows it then.',
      },
    ]);
    await waitFor(() => expect(isRefreshed()).toBe(true));
  },
);

test('A dialog whose list is not on its way closes at once', async () => {
  const onClose = vi.fn();
  const { user } = await renderScreen(<UploadDialog dataset={{ type: 'Sam' }} onClose={onClose} />);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(notices()).toEqual([]);
});
