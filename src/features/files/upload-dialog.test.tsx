// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listFilesOptions } from '@/api/operations.gen';
import { simulateService, type SimulatedService } from '@/testing/service';
import { paste, renderScreen } from '@/ui/testing';
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

async function show(content: BlobPart[] = ['text']) {
  const onClose = vi.fn();
  const files = ['a.txt', 'b.txt', 'c.txt'].map((name) => new File(content, name));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(list, { items: [] });
  for (const { name } of files) client.setQueryData(fileKey(`letters/${name}`), new Blob([name]));
  const shown = await renderScreen(<UploadDialog folder="letters" files={files} onClose={onClose} />, client);
  return { ...shown, onClose };
}

/** The second of three files is on its way. */
async function send() {
  const goOn = service.holds(upload('b.txt'));
  const shown = await show();
  await act(() => shown.router.navigate({ to: '/files' }));
  await shown.user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await screen.findByText('1 of 3 files uploaded');
  return { ...shown, goOn };
}

/** The part that looks is fetched when it is needed. */
const patiently = { timeout: 10_000 };
const list = listFilesOptions().queryKey;
const question = () => screen.queryByRole('alertdialog', { name: 'Stop the upload?' });
const folder = () => screen.getByRole('textbox', { name: 'Folder' });

test('Enter in the folder’s field uploads the files to it', async () => {
  const { user } = await show();
  await user.clear(folder());
  await paste(user, folder(), 'diplomas');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('3 of 3 files uploaded')).toBeDefined();
  expect(storedPaths()).toEqual(['diplomas/a.txt', 'diplomas/b.txt', 'diplomas/c.txt']);
});

test('Files go into the file of a provider who is chosen by name, until the folder is emptied', async () => {
  const { id } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  const { user } = await show();
  await user.clear(folder());
  await user.type(screen.getByRole('combobox', { name: 'Belongs to' }), 'Quill');
  await user.click(await screen.findByRole('option', { name: /Quill/ }));
  expect(folder()).toHaveProperty('value', `providers/${id}/`);
  expect(screen.getByText(/^In Ada Quill’s file\./)).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Belongs to' })).toBeNull();
  await user.clear(folder());
  expect(screen.getByRole('combobox', { name: 'Belongs to' })).toBeDefined();
  await paste(user, folder(), `providers/${id}/`);
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await screen.findByText('3 of 3 files uploaded');
  expect(storedPaths()).toEqual(['a.txt', 'b.txt', 'c.txt'].map((name) => `providers/${id}/${name}`));
});

test('Escape while files are on their way asks first, and going on loses none', async () => {
  const { user, onClose, client } = await send();
  await user.keyboard('{Escape}');
  expect(question()?.textContent).toContain('1 of 3 files is stored');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(question()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(client.getQueryState(list)?.isInvalidated).toBe(false);
});

test('Whoever stops the upload is told what was stored, and the lists are read anew', async () => {
  const { user, onClose, client } = await send();
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
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
    expect(await screen.findByText('3 of 3 files uploaded', {}, patiently)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(service.writes()).toHaveLength(3);
  },
);

/** By a link; that going back asks as well is a browser's matter: e2e/files.spec.ts. */
const leave = ({ router }: Awaited<ReturnType<typeof show>>) =>
  act(() => void router.navigate({ to: '/providers' }));

describe('Leaving the page while files are on their way', () => {
  test('asks first, and going on loses none', async () => {
    const { goOn, ...shown } = await send();
    leave(shown);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('1 of 3 files is stored');
    await shown.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(question()).toBeNull();
    goOn();
    expect(await screen.findByText('3 of 3 files uploaded')).toBeDefined();
    expect(shown.router.state.location.pathname).toBe('/files');
    expect(notices()).toEqual([]);
  });

  test('stops them where that is wished, and tells what was stored', async () => {
    const shown = await send();
    leave(shown);
    await shown.user.click(await screen.findByRole('button', { name: 'Stop and leave' }));
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/providers'));
    expect(shown.onClose).toHaveBeenCalledOnce();
    expect(storedPaths()).toEqual(['letters/a.txt']);
    expect(notices()).toMatchObject([
      { title: '1 of 3 files uploaded', message: expect.stringContaining('2 files not uploaded') as string },
    ]);
  });

  test('goes no further where the upload has ended before that was answered: there is nothing to stop any more', async () => {
    const { goOn, ...shown } = await send();
    leave(shown);
    await screen.findByRole('alertdialog');
    goOn();
    expect(await screen.findByText('3 of 3 files uploaded')).toBeDefined();
    await waitFor(() => expect(question()).toBeNull());
    expect(shown.router.state.location.pathname).toBe('/files');
  });

  test('is not asked about once they have arrived', async () => {
    const { goOn, ...shown } = await send();
    goOn();
    await screen.findByText('3 of 3 files uploaded');
    leave(shown);
    await waitFor(() => expect(shown.router.state.location.pathname).toBe('/providers'));
    expect(question()).toBeNull();
  });
});

test('While files are on their way the button that sends them is busy, and does not offer to send the rest', async () => {
  await send();
  expect(screen.queryByRole('button', { name: /^Upload \d/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Uploading' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeDefined();
});

describe('A file whose answer was lost, and that nobody could look for at once', () => {
  test('is uploaded once it was found, and counted', async () => {
    service.loses(upload('a.txt'));
    await service.fails({ operation: 'GET *', status: 400, times: 50 });
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
    await screen.findByText('2 of 3 files uploaded');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('It may have been carried out.')).toBeDefined();
    expect(await alert.findByText(/^Nothing that can be read tells/, {}, patiently)).toBeDefined();
    expect(screen.getByText('May be uploaded')).toBeDefined();
    await service.recovers();
    await user.click(alert.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('3 of 3 files uploaded', {}, patiently)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByText('Uploaded')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  });

  test('is not uploaded once it was found to be missing, and sent again', async () => {
    service.answersOnce(upload('a.txt'), () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }, patiently));
    expect(await screen.findByText('3 of 3 files uploaded', {}, patiently)).toBeDefined();
  });
});

const network = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const goOffline = () => network(false);
const goOnline = () => network(true);
const waits = () => screen.findByText(/^You are offline. The upload goes on by itself/);

describe('Without a network', () => {
  test('files wait, which is said, and go out by themselves once it is there', async () => {
    goOffline();
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
    expect(await waits()).toBeDefined();
    expect(screen.getAllByText('Waiting')).toHaveLength(3);
    expect(service.writes()).toEqual([]);
    goOnline();
    expect(await screen.findByText('3 of 3 files uploaded', {}, patiently)).toBeDefined();
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  test('only the file that was on its way is unclear, and that is looked up once it is there', async () => {
    const { goOn } = await send();
    goOffline();
    goOn();
    expect(await waits()).toBeDefined();
    expect(screen.getAllByText('May be uploaded')).toHaveLength(1);
    expect(screen.getAllByText('Waiting')).toHaveLength(1);
    goOnline();
    expect(await screen.findByRole('button', { name: 'Try again' }, patiently)).toBeDefined();
    expect(storedPaths()).toEqual(['letters/a.txt', 'letters/c.txt']);
  });

  test('files that wait can be stopped', async () => {
    goOffline();
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
    await waits();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Upload 3 files' })).toBeDefined();
    goOnline();
    expect(service.writes()).toEqual([]);
  });
});

test('An empty file is said to be empty before anything is sent, and is not sent', async () => {
  await show(['']);
  const alerts = screen.getAllByRole('alert');
  expect(alerts).toHaveLength(3);
  expect(alerts[0]?.textContent).toContain('The file is empty.');
  expect(alerts[0]?.textContent).toContain('0 bytes');
  expect(screen.getAllByText('Not uploaded')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
});

test('Another file at the path is asked about, also where it is as long', async () => {
  await uploadFile('letters/a.txt', new File(['else'], 'a.txt'));
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  await user.click(await screen.findByRole('button', { name: 'Replace it' }));
  expect(await screen.findByText('3 of 3 files uploaded', {}, patiently)).toBeDefined();
});

test('A file that was refused says what is wrong with it', async () => {
  // As the simulated service refuses ten megabytes, which would take the test's own parser seconds to read.
  const refusal = {
    title: 'Not valid',
    status: 400,
    errors: { '$.file': ['Must not be larger than 10 MB.'] },
  };
  for (const name of ['a.txt', 'b.txt', 'c.txt'])
    service.answersOnce(upload(name), async () => Response.json(refusal, { status: 400 }));
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Upload 3 files' }));
  const [alert] = await screen.findAllByRole('alert');
  if (!alert) throw new Error('nothing is told');
  expect(alert.textContent).toContain('Must not be larger than 10 MB.');
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getAllByText('Not uploaded').length).toBeGreaterThan(0);
  expect(storedPaths()).toEqual([]);
});

test('A dialog whose files are not uploaded asks before it closes', async () => {
  const { user, onClose } = await show();
  await user.keyboard('{Escape}');
  const asked = await screen.findByRole('alertdialog', { name: 'Close without uploading?' });
  expect(asked.textContent).toContain('3 files are chosen and not uploaded yet.');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(asked).getByRole('button', { name: 'Close without uploading' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('A file that goes to the folder of a record is named by its name, any other by its path', async () => {
  const { user } = await show();
  const folderOfRecord = 'providers/6a1f0c5e-8f2b-4f3a-9d59-0b6d2f1c7e11';
  await user.clear(folder());
  await paste(user, folder(), folderOfRecord);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('3 of 3 files uploaded')).toBeDefined();
  expect(screen.getByText('a.txt')).toBeDefined();
  expect(screen.queryByText(`${folderOfRecord}/a.txt`)).toBeNull();
});

test('A file that waits can be left out, and one that is uploaded cannot', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Leave out letters/b.txt' }));
  await user.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  expect(await screen.findByText('2 of 2 files uploaded')).toBeDefined();
  expect(storedPaths()).toEqual(['letters/a.txt', 'letters/c.txt']);
  expect(screen.queryByRole('button', { name: /^Leave out/ })).toBeNull();
});
