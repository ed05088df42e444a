// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveBlob } from '@/ui/files';
import { notify } from '@/ui/notify';
import { buildPdf } from './build';
import { PdfButton, pdfName } from './pdf-button';

vi.mock('./build', () => ({ buildPdf: vi.fn() }));
vi.mock('@/ui/files', () => ({ saveBlob: vi.fn() }));
vi.mock('@/ui/notify', () => ({ notify: vi.fn() }));

beforeEach(() => void vi.clearAllMocks());
const content = () => ({ title: 'Packet', made: '', date: new Date(0), parts: [] });

async function press() {
  const { unmount } = render(
    <MantineProvider env="test">
      <PdfButton name="packet.pdf" content={content} />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  return { user, unmount };
}

const cancelled = { tone: 'neutral', title: 'The PDF was cancelled', message: 'Nothing was saved.' };

const built = { bytes: new Uint8Array(1), pages: 3 };

test('it is made and saved, and files that are not in it are named with the reason', async () => {
  vi.mocked(buildPdf).mockResolvedValue({
    ...built,
    missing: [{ title: 'Evidence 1: letter.pdf', why: 'The file is damaged' }],
  });
  await press();
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeDefined();
  expect(vi.mocked(saveBlob).mock.calls[0]?.[1]).toBe('packet.pdf');
  expect(vi.mocked(notify).mock.calls[0]?.[0]).toMatchObject({
    tone: 'warning',
    title: 'The PDF was made without 1 file',
    message: 'Evidence 1: letter.pdf. The file is damaged. The PDF names it as well.',
  });
});

test('it says how far it is, and after Cancel nothing is saved, which is told', async () => {
  let end: (() => void) | undefined;
  vi.mocked(buildPdf).mockImplementation((_content, { onProgress }) => {
    onProgress(2, 14);
    return new Promise((resolve) => {
      end = () => resolve({ ...built, missing: [] });
    });
  });
  const { user } = await press();
  expect((await screen.findByRole('status')).textContent).toBe('Reading evidence 3 of 14');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(vi.mocked(buildPdf).mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDefined();
  end?.();
  await Promise.resolve();
  expect(saveBlob).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith(cancelled);
});

test('who leaves the page while it is made is told that nothing was saved, and who leaves later is not', async () => {
  vi.mocked(buildPdf).mockReturnValueOnce(new Promise(() => {}));
  const { unmount } = await press();
  await screen.findByRole('button', { name: 'Cancel' });
  unmount();
  expect(vi.mocked(buildPdf).mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(notify).toHaveBeenCalledExactlyOnceWith(cancelled);

  vi.mocked(buildPdf).mockResolvedValue({ ...built, missing: [] });
  const made = await press();
  await screen.findByRole('button', { name: 'Download PDF' });
  made.unmount();
  expect(notify).toHaveBeenCalledTimes(2);
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'The PDF was made' }));
});

test('a failure says that the page can be printed instead', async () => {
  vi.mocked(buildPdf).mockRejectedValue(new Error('no canvas'));
  await press();
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeDefined();
  expect(vi.mocked(notify).mock.calls[0]?.[0]).toMatchObject({
    tone: 'error',
    title: 'packet.pdf could not be made',
  });
});

test('its name has what file systems take, and no more', () => {
  expect(pdfName('packet Inés Łukasz-Brandt', '2026-11-20')).toBe('packet Inés Łukasz-Brandt 2026-11-20.pdf');
  expect(pdfName('packet <b>../x"y', '2026-11-20')).toBe('packet b-x-y 2026-11-20.pdf');
  expect(pdfName(`packet ${'x'.repeat(400)}`, '2026-11-20').length).toBeLessThan(120);
});
