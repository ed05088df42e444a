// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { keepLostWrite } from '@/api/lost-write';
import { notify } from '@/ui/notify';
import { UploadDialog } from './upload-dialog';
import { invalidateUploads, uploadFile } from './uploads';

vi.mock('./uploads', () => ({ uploadFile: vi.fn(), invalidateUploads: vi.fn() }));
vi.mock('@/ui/notify', () => ({ notify: vi.fn() }));

/** The first file arrives, the second stays on its way until it is given up. */
function slowSecond() {
  vi.mocked(uploadFile).mockImplementation((path, _file, { signal } = {}) =>
    path.endsWith('a.txt')
      ? Promise.resolve()
      : new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted' })));
        }),
  );
}

function show() {
  const onClose = vi.fn();
  const files = ['a.txt', 'b.txt', 'c.txt'].map((name) => new File([name], name));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <UploadDialog folder="letters" files={files} onClose={onClose} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), onClose };
}

/** The part that looks is fetched when it is needed. */
const patiently = { timeout: 10_000 };
const question = () => screen.queryByRole('alertdialog', { name: 'Stop the upload?' });
const folder = () => screen.getByRole('textbox', { name: 'Folder' });

beforeEach(() => void vi.clearAllMocks());
afterEach(() => void vi.unstubAllGlobals());
test('Enter in the folder’s field uploads the files to it', async () => {
  vi.mocked(uploadFile).mockResolvedValue();
  const { user } = show();
  await user.clear(folder());
  await user.type(folder(), 'diplomas{Enter}');
  expect(await screen.findByText('3 of 3 files uploaded')).toBeDefined();
  expect(vi.mocked(uploadFile).mock.calls.map(([path]) => path)).toEqual([
    'diplomas/a.txt',
    'diplomas/b.txt',
    'diplomas/c.txt',
  ]);
});

test('Escape while files are on their way asks first, and going on loses none', async () => {
  slowSecond();
  const { user, onClose } = show();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await screen.findByText('1 of 3 files uploaded');
  await user.keyboard('{Escape}');
  expect(question()?.textContent).toContain('1 of 3 files is stored');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(question()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(invalidateUploads).not.toHaveBeenCalled();
});

test('Whoever stops the upload is told what was stored, and the lists are read anew', async () => {
  slowSecond();
  const { user, onClose } = show();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await screen.findByText('1 of 3 files uploaded');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Stop and close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(invalidateUploads).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['letters/a.txt']);
  expect(vi.mocked(notify).mock.calls[0]?.[0]).toMatchObject({
    title: '1 of 3 files uploaded',
    message: expect.stringContaining('2 files not uploaded'),
  });
});

test('A file whose answer was lost is looked for in the list of files, and can be sent again', async () => {
  const path = 'letters/a.txt';
  const lost = new ApiError({ kind: 'network', operation: 'POST /files/uploads/{path}' });
  keepLostWrite(lost, {
    method: 'POST',
    path: '/files/uploads/{path}',
    ids: { path },
    body: undefined,
    sentAt: Date.now(),
  });
  vi.mocked(uploadFile).mockResolvedValue().mockRejectedValueOnce(lost);
  vi.stubGlobal('fetch', async () =>
    Response.json({ items: [{ path, createdAt: new Date().toISOString() }] }),
  );
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await screen.findByText('2 of 3 files uploaded');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('It may have been carried out.')).toBeDefined();
  expect(await alert.findByText('It was carried out. The list has the file.', {}, patiently)).toBeDefined();
  expect(screen.getByText('May be uploaded')).toBeDefined();
  expect(screen.queryByText('Not uploaded')).toBeNull();
  await user.click(alert.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('3 of 3 files uploaded')).toBeDefined();
});

test('A file that was refused says what is wrong with it', async () => {
  const errors = { '$.file': ['Must not be larger than 10 MB.'] };
  vi.mocked(uploadFile)
    .mockResolvedValue()
    .mockRejectedValueOnce(new ApiError({ kind: 'problem', status: 400, errors }));
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Must not be larger than 10 MB.');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByText('Not uploaded')).toBeDefined();
});

test('A dialog whose files are not on their way closes at once', async () => {
  const { user, onClose } = show();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

test('A file that goes to the folder of a record is named by its name, any other by its path', async () => {
  vi.mocked(uploadFile).mockResolvedValue();
  const { user } = show();
  const folderOfRecord = 'providers/6a1f0c5e-8f2b-4f3a-9d59-0b6d2f1c7e11';
  await user.clear(folder());
  await user.type(folder(), `${folderOfRecord}{Enter}`);
  expect(await screen.findByText('3 of 3 files uploaded')).toBeDefined();
  expect(screen.getByText('a.txt')).toBeDefined();
  expect(screen.queryByText(`${folderOfRecord}/a.txt`)).toBeNull();
});
