// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
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
  repeated: [],
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

/** A list is chosen to be sent to the dataset. */
async function choose(text = 'firstName,lastName') {
  const onClose = vi.fn();
  const shown = await renderScreen(<UploadDialog dataset={{ type: 'Sam' }} onClose={onClose} />);
  const { user, client, router } = shown;
  const { queryKey } = getDatasetOptions({ datasetType: 'Sam' });
  client.setQueryData(queryKey, { type: 'Sam' });
  const file = new File([text], 'list.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose a CSV file or workbook, or drop it here'), file);
  const press = async () => user.click(await screen.findByRole('button', { name: 'Upload 2 rows' }));
  const isRefreshed = () => client.getQueryState(queryKey)?.isInvalidated;
  return { user, onClose, router, press, isRefreshed };
}

/** A list is on its way to the dataset. */
async function send() {
  const shown = await choose();
  await shown.press();
  await waitFor(() => expect(answer).toBeDefined());
  return shown;
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
        message: 'What was on its way may have arrived all the same: the list shows it then.',
      },
    ]);
    await waitFor(() => expect(isRefreshed()).toBe(true));
  },
);

test('Leaving the page while the list is on its way asks first, and stops it where that is wished', async () => {
  const { user, router, onClose } = await send();
  act(() => void router.navigate({ to: '/providers' }));
  await user.click(await screen.findByRole('button', { name: 'Stop and leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/providers'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(isGivenUp).toBe(true);
  expect(notices()).toHaveLength(1);
});

test('Without a network the list waits for it, which is said, and is sent then', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press } = await choose();
  await press();
  expect(await screen.findByText(/^You are offline. The file is sent by itself/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Uploading' })).toBeDefined();
  expect(answer).toBeUndefined();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(answer).toBeDefined());
  answer?.();
  expect(await screen.findByText('2 rows uploaded.')).toBeDefined();
});

test('An empty file is told to have no bytes', async () => {
  await choose('');
  expect(screen.getByText('list.csv').parentElement?.textContent).toBe('list.csv, 0 bytes');
});

test('A dialog whose list is not on its way closes at once', async () => {
  const onClose = vi.fn();
  const { user } = await renderScreen(<UploadDialog dataset={{ type: 'Sam' }} onClose={onClose} />);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(notices()).toEqual([]);
});

test.each(['Escape', 'Cancel'])(
  'A list that was chosen is not lost by %s without a question',
  async (way) => {
    const { user, onClose } = await choose();
    const leave = async () =>
      way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: way }));
    await leave();
    const asked = await screen.findByRole('alertdialog', { name: 'Close without uploading?' });
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('list.csv')).toBeDefined();
    await leave();
    await user.click(screen.getByRole('button', { name: 'Close without uploading' }));
    expect(onClose).toHaveBeenCalledOnce();
  },
);
