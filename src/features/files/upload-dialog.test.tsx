// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listFilesOptions } from '@/api/operations.gen';
import { simulateService, type SimulatedService } from '@/testing/service';
import { paste } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { fileKey } from './blob';
import { UploadDialog } from './upload-dialog';
import { uploadFile } from './uploads';

const notices = watchNotices();

let service: SimulatedService;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
});

const storedPaths = () => [...service.world.uploads.all()].map(({ path }) => path);
const upload = (name: string) => `POST /files/uploads/letters/${name}`;

function show(content: BlobPart[] = ['text']) {
  const onClose = vi.fn();
  const files = ['a.txt', 'b.txt', 'c.txt'].map((name) => new File(content, name));
  const client = new QueryClient();
  client.setQueryData(list, { items: [] });
  for (const { name } of files) client.setQueryData(fileKey(`letters/${name}`), new Blob([name]));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <UploadDialog folder="letters" files={files} onClose={onClose} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), onClose, client };
}

/** The part that looks is fetched when it is needed. */
const patiently = { timeout: 10_000 };
const list = listFilesOptions().queryKey;
const question = () => screen.queryByRole('alertdialog', { name: 'Stop the upload?' });
const folder = () => screen.getByRole('textbox', { name: 'Folder' });

test('Enter in the folder’s field uploads the files to it', async () => {
  const { user } = show();
  await user.clear(folder());
  await paste(user, folder(), 'diplomas');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('3 of 3 files uploaded')).toBeDefined();
  expect(storedPaths()).toEqual(['diplomas/a.txt', 'diplomas/b.txt', 'diplomas/c.txt']);
});

test('Escape while files are on their way asks first, and going on loses none', async () => {
  service.holds(upload('b.txt'));
  const { user, onClose, client } = show();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await screen.findByText('1 of 3 files uploaded');
  await user.keyboard('{Escape}');
  expect(question()?.textContent).toContain('1 of 3 files is stored');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(question()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(client.getQueryState(list)?.isInvalidated).toBe(false);
});

test('Whoever stops the upload is told what was stored, and the lists are read anew', async () => {
  service.holds(upload('b.txt'));
  const { user, onClose, client } = show();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await screen.findByText('1 of 3 files uploaded');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Stop and close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
  const cached = ['letters/a.txt', 'letters/b.txt'].map((path) => client.getQueryData(fileKey(path)));
  expect(cached, 'of the file that was stored what was there before').toEqual([undefined, expect.any(Blob)]);
  expect(notices()).toMatchObject([
    { title: '1 of 3 files uploaded', message: expect.stringContaining('2 files not uploaded') as string },
  ]);
});

test.each([
  ['cut off', undefined],
  ['replaced by a gateway with 504', 504],
])(
  'A file that has arrived although its answer was %s is uploaded, and nothing is asked',
  async (_, status) => {
    service.loses(upload('a.txt'), status);
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
    expect(await screen.findByText('3 of 3 files uploaded', {}, patiently)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(service.writes()).toHaveLength(3);
  },
);

test('Where nobody could look at once, the file is found later, and sending it again does not ask about itself', async () => {
  service.loses(upload('a.txt'));
  await service.fails({ operation: 'GET /files/uploads', status: 503 });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await screen.findByText('2 of 3 files uploaded');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('It may have been carried out.')).toBeDefined();
  expect(await alert.findByText('It was carried out. The list has the file.', {}, patiently)).toBeDefined();
  expect(screen.getByText('May be uploaded')).toBeDefined();
  expect(screen.queryByText('Not uploaded')).toBeNull();
  await user.click(alert.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('3 of 3 files uploaded', {}, patiently)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
});

test('Another file at the path is asked about, also where it is as long', async () => {
  await uploadFile('letters/a.txt', new File(['else'], 'a.txt'));
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await user.click(await screen.findByRole('button', { name: 'Replace it' }));
  expect(await screen.findByText('3 of 3 files uploaded', {}, patiently)).toBeDefined();
});

test('A file that was refused says what is wrong with it', async () => {
  const { user } = show([new Uint8Array(10 * 2 ** 20 + 1)]);
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  const [alert] = await screen.findAllByRole('alert');
  if (!alert) throw new Error('nothing is told');
  expect(alert.textContent).toContain('Must not be larger than 10 MB.');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getAllByText('Not uploaded').length).toBeGreaterThan(0);
  expect(storedPaths()).toEqual([]);
});

test('A dialog whose files are not on their way closes at once', async () => {
  const { user, onClose } = show();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

test('A file that goes to the folder of a record is named by its name, any other by its path', async () => {
  const { user } = show();
  const folderOfRecord = 'providers/6a1f0c5e-8f2b-4f3a-9d59-0b6d2f1c7e11';
  await user.clear(folder());
  await paste(user, folder(), folderOfRecord);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('3 of 3 files uploaded')).toBeDefined();
  expect(screen.getByText('a.txt')).toBeDefined();
  expect(screen.queryByText(`${folderOfRecord}/a.txt`)).toBeNull();
});

test('A file that waits can be left out, and one that is uploaded cannot', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Leave out letters/b.txt' }));
  await user.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  expect(await screen.findByText('2 of 2 files uploaded')).toBeDefined();
  expect(storedPaths()).toEqual(['letters/a.txt', 'letters/c.txt']);
  expect(screen.queryByRole('button', { name: /^Leave out/ })).toBeNull();
});
