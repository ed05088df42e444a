// @vitest-environment happy-dom
import { PDFDocument } from '@cantoo/pdf-lib';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import type { RowsWriting } from '@/lib/csv';
import { closeQuestion, openQuestion } from '@/ui/confirm';
import { noteSsns } from '@/ui/files';
import { watchDownloads } from '@/ui/testing-downloads';
import { watchNotices } from '@/ui/testing-notices';
import type { Attached, Content } from './blocks';
import { CsvButton } from './csv-button';
import { PdfButton, pdfName } from './pdf-button';

const notices = watchNotices();
const downloads = watchDownloads();

// What makes a PDF is fetched with the first one.
beforeAll(() => import('./build'));

const letter: Attached = {
  title: 'letter.pdf',
  path: 'letter.pdf',
  read: async () => new Blob(['%PDF-1.4 and no more']),
};

/** A document whose files are these. */
const withFiles = (...attached: Attached[]): Content => ({
  title: 'Packet',
  made: '',
  date: new Date(0),
  parts: [{ blocks: [], attached }],
});

/** A file that is never read to its end; says when that was begun, and was given up. */
function endless() {
  const reads: AbortSignal[] = [];
  const read = (signal: AbortSignal) => {
    reads.push(signal);
    return new Promise<Blob>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  return { reads, file: { title: 'scan.pdf', path: 'scan.pdf', read } };
}

async function press(content: () => Content) {
  const { unmount } = render(
    <MantineProvider env="test">
      <PdfButton name="packet.pdf" content={content} />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  return { user, unmount };
}

const cancelled = { tone: 'neutral', title: 'The PDF was canceled', message: 'Nothing was saved.' };

test('it is made and saved, and files that are not in it are named with the reason', async () => {
  await press(() => withFiles(letter));
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeDefined();
  expect(downloads().map(({ name }) => name)).toEqual(['packet.pdf']);
  expect(await downloads()[0]?.blob.slice(0, 5).text()).toBe('%PDF-');
  expect(notices()).toMatchObject([
    {
      tone: 'warning',
      title: 'The PDF was made without 1 file',
      message: 'Evidence 1: letter.pdf. The file is damaged. The PDF names it as well.',
    },
  ]);
});

test('it says how far it is, and after Cancel nothing is saved, which is told', async () => {
  const { reads, file } = endless();
  const { user } = await press(() => withFiles(letter, letter, file, letter));
  expect(await screen.findByText('Reading evidence 3 of 4')).toBe(screen.getByRole('status'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(reads.map(({ aborted }) => aborted)).toEqual([true]);
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDefined();
  await Promise.resolve();
  expect(downloads()).toEqual([]);
  expect(notices()).toMatchObject([cancelled]);
});

test('who leaves the page while it is made is told that nothing was saved, and who leaves later is not', async () => {
  const { reads, file } = endless();
  const { unmount } = await press(() => withFiles(file));
  await waitFor(() => expect(reads).toHaveLength(1));
  unmount();
  expect(reads[0]?.aborted).toBe(true);
  expect(notices()).toMatchObject([cancelled]);

  const made = await press(() => withFiles());
  await screen.findByRole('button', { name: 'Download PDF' });
  made.unmount();
  expect(notices()).toMatchObject([cancelled, { title: 'The PDF was made' }]);
});

test('a failure says that the page can be printed instead', async () => {
  await press(() => {
    throw new Error('no canvas');
  });
  expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeDefined();
  expect(notices()).toMatchObject([{ tone: 'error', title: 'packet.pdf could not be made' }]);
});

test('while a long document is written it says how much of it is, and can be stopped', async () => {
  const rows = Array.from({ length: 30_000 }, (_, index) => [`row ${index}`]);
  const { user } = await press(() => ({
    title: 'Long',
    made: '',
    date: new Date(0),
    parts: [{ blocks: [{ kind: 'table', head: ['Row'], rows }], attached: [] }],
  }));
  expect(await screen.findByText(/^Writing the PDF, [1-9]\d? %$/, undefined, { timeout: 10_000 })).toBe(
    screen.getByRole('status'),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDefined();
  expect(downloads()).toEqual([]);
  expect(notices()).toMatchObject([cancelled]);
});

test('a CSV says how many rows are written, and is stopped as well', async () => {
  const asked: AbortSignal[] = [];
  const ends: (() => void)[] = [];
  const file = ({ signal, onProgress }: RowsWriting) => {
    if (signal) asked.push(signal);
    onProgress?.(12_000);
    return new Promise<Blob>((resolve) => ends.push(() => resolve(new Blob(['A\r\n1']))));
  };
  render(
    <MantineProvider env="test">
      <CsvButton name="rows.csv" file={file} />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect((await screen.findByRole('status')).textContent).toBe('Writing the CSV, 12,000 rows');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(asked[0]?.aborted).toBe(true);
  expect(notices()).toMatchObject([{ title: 'The CSV was canceled', message: 'Nothing was saved.' }]);
  ends[0]?.();

  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await screen.findByRole('status');
  ends[1]?.();
  await screen.findByRole('button', { name: 'Export as CSV' });
  expect(downloads().map(({ name }) => name)).toEqual(['rows.csv']);
  expect(await downloads()[0]?.blob.text()).toBe('A\r\n1');
});

test('its name has what file systems take, and no more', () => {
  expect(pdfName('packet Inés Łukasz-Brandt', '2026-11-20')).toBe('packet Inés Łukasz-Brandt 2026-11-20.pdf');
  expect(pdfName('packet <b>../x"y', '2026-11-20')).toBe('packet b-x-y 2026-11-20.pdf');
  expect(pdfName(`packet ${'x'.repeat(400)}`, '2026-11-20').length).toBeLessThan(120);
});

test('a name keeps its letters and their marks, in any script', () => {
  expect(pdfName('packet Mu\u0308ller', '2026-11-20')).toBe('packet M\u00FCller 2026-11-20.pdf');
  expect(pdfName('packet x\u0331y', '2026-11-20')).toBe('packet x\u0331y 2026-11-20.pdf');
  expect(pdfName('packet מֹשֶׁה हिन्दी', '2026-11-20')).toBe(
    `${'packet מֹשֶׁה हिन्दी'.normalize('NFC')} 2026-11-20.pdf`,
  );
});

test('A PDF with evidence that may hold whole social security numbers is saved only once that was said', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  const scan = noteSsns(new Blob([new Uint8Array(await document.save())]), 'may be whole');
  await press(() => withFiles({ title: 'scan.pdf', path: 'scan.pdf', read: () => Promise.resolve(scan) }));
  await waitFor(() => expect(openQuestion.get()).toBeDefined(), { timeout: 10_000 });
  expect(downloads()).toEqual([]);
  await openQuestion.get()?.question.run();
  expect(downloads().map(({ name }) => name)).toEqual(['packet.pdf']);
  closeQuestion();
});
