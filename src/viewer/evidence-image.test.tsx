// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AttachmentList } from './attachment-list';
import { EvidenceFile } from './evidence-file';
import { EvidenceImages } from './evidence-image';
import { readKind } from './file-kind';
import { fileSize, isImage, isPdf, saveBlob, type FileQuery } from '@/ui/files';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.hit = true</script></svg>';
const files: Record<string, Blob> = {
  'shot.svg': new Blob([svg], { type: 'image/svg+xml' }),
  'page.html': new Blob(['<script>window.hit = true</script>'], { type: 'text/html' }),
  'letter.pdf': new Blob(['%PDF-1.7 …'], { type: 'application/pdf' }),
};
const made: Blob[] = [];
const given: string[] = [];

beforeEach(() => {
  made.length = 0;
  given.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void given.push(url));
});
const file: FileQuery = (path) => ({
  queryKey: ['files', path] as const,
  retry: false,
  queryFn: () => {
    const found = files[path];
    return found ? Promise.resolve(found) : Promise.reject(new Error('not there'));
  },
});

function show(children: React.ReactNode) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">{children}</MantineProvider>
    </QueryClientProvider>,
  );
}

describe('screenshots', () => {
  it('are drawn by img from a blob address, which is given back', async () => {
    const { container, unmount } = show(<EvidenceImages paths={['shot.svg']} file={file} />);
    await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:1'));
    expect(container.querySelector('svg script, iframe, object, embed')).toBeNull();
    unmount();
    expect(given).toEqual(['blob:1']);
  });

  it('open large by name', async () => {
    const user = userEvent.setup();
    show(<EvidenceImages paths={['shot.svg', 'shot.svg']} file={file} label="Later screenshot" />);
    await user.click(await screen.findByRole('button', { name: 'Later screenshot 2 of 2, enlarge' }));
    expect(await screen.findByRole('dialog', { name: 'Later screenshot 2 of 2' })).toBeDefined();
    await user.keyboard('k');
    expect(screen.getByRole('dialog', { name: 'Later screenshot 1 of 2' })).toBeDefined();
  });

  it('that are web pages in truth are never drawn', async () => {
    const { container } = show(<EvidenceImages paths={['page.html']} file={file} />);
    expect(await screen.findByText('No picture')).toBeDefined();
    expect(container.querySelector('img, iframe')).toBeNull();
    expect(made).toEqual([]);
  });

  it('that could not be loaded can be asked for again', async () => {
    show(<EvidenceImages paths={['gone.png', 'shot.svg']} file={file} />);
    expect(
      await screen.findByRole('button', { name: /Not loaded. Try again: Screenshot 1 of 2/ }),
    ).toBeDefined();
  });

  it('are nothing where there are none, or something else in their place', () => {
    const { container } = show(<EvidenceImages paths={'text' as unknown as string[]} file={file} />);
    expect(container.querySelector('ul')).toBeNull();
  });
});

describe('attachments', () => {
  it('are downloaded as bytes, whatever they are', async () => {
    const user = userEvent.setup();
    show(
      <AttachmentList
        file={file}
        attachments={[
          {
            file: { path: 'page.html', size: 1_200 },
            type: 'AdditionalDocument',
            downloadStatus: 'Downloaded',
          },
        ]}
      />,
    );
    expect(screen.getByText('Additional document, 1 kB')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Download: page.html' }));
    await waitFor(() => expect(made[0]?.type).toBe('application/octet-stream'));
  });

  it('that the service could not fetch say why and offer nothing', () => {
    const failureReason = {
      messageTemplate: '{source} answered {code}',
      messageParams: { source: 'The board', code: '404' },
    };
    show(
      <AttachmentList
        file={file}
        attachments={[{ type: 'VerificationLetter', downloadStatus: 'Failed', failureReason }]}
      />,
    );
    expect(screen.getByText('The board answered 404')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say how far their download is, and once they are there nothing of it', () => {
    show(
      <AttachmentList
        file={file}
        attachments={[
          { type: 'VerificationLetter', file: { path: 'letter.pdf' }, downloadStatus: 'InProgress' },
          { type: 'VerificationLetter', file: { path: 'page.html' }, downloadStatus: 'Downloaded' },
        ]}
      />,
    );
    const [underWay, there] = screen.getAllByRole('listitem');
    expect(underWay?.textContent).toContain('In progress');
    expect(there?.textContent).toMatch(/^page\.htmlVerification letterOpenDownload$/);
  });
});

const openFile = (type: string, name: string) =>
  show(
    <EvidenceFile
      blob={new Blob(['II*'], { type })}
      name={name}
      saveAs={name}
      failed={false}
      onRetry={() => undefined}
    />,
  );

describe('files', () => {
  it('are told by type and first bytes', async () => {
    expect(isImage(files['shot.svg'] as Blob)).toBe(true);
    expect(isImage(files['page.html'] as Blob)).toBe(false);
    expect(await isPdf(files['letter.pdf'] as Blob)).toBe(true);
    expect(await isPdf(new Blob(['<html>'], { type: 'application/pdf' }))).toBe(false);
    expect([fileSize(1), fileSize(840), fileSize(34_400), fileSize(1_200_000), fileSize(undefined)]).toEqual([
      '1 byte',
      '840 bytes',
      '34 kB',
      '1.2 MB',
      undefined,
    ]);
  });

  it('are looked at as what they are: text as text, JSON in lines, markup unread, all else not', async () => {
    const json = new Blob(['{"board":"Texas"}'], { type: 'application/json' });
    expect(await readKind(json, 'facts')).toEqual({ is: 'text', text: '{\n  "board": "Texas"\n}' });
    expect(await readKind(new Blob(['{"board"']), 'facts.json')).toEqual({ is: 'text', text: '{"board"' });
    expect(await readKind(files['page.html'] as Blob, 'page.html')).toMatchObject({
      is: 'text',
      text: '<script>window.hit = true</script>',
    });
    expect(await readKind(files['letter.pdf'] as Blob, 'letter')).toEqual({ is: 'pdf' });
    expect(await readKind(new Blob(['a\0b'], { type: 'text/plain' }), 'a.txt')).toEqual({ is: 'other' });
    expect(await readKind(new Blob(['PK']), 'list.xlsx')).toEqual({ is: 'other' });
  });

  it('that are damaged, or of a kind that cannot be drawn, say so and can be downloaded', async () => {
    const { unmount } = openFile('image/tiff', 'scan.tiff');
    fireEvent.error(await screen.findByRole('img', { name: 'scan.tiff' }));
    expect(screen.getByText('This file is damaged and cannot be shown')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
    unmount();
    openFile('application/zip', 'all.zip');
    expect(await screen.findByText('This kind of file cannot be shown here')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
  });

  it('of formats that some browsers do not draw are said to be what they are, with a way on', async () => {
    const formats = [
      ['HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
      ['TIFF', 'II*\0\u0008\0\0\0'],
      ['AVIF', '\0\0\0\u001Cftypavif\0\0\0\0avifmif1'],
    ] as const;
    for (const [format, bytes] of formats) {
      const { unmount } = show(
        <EvidenceFile
          blob={new Blob([bytes], { type: 'application/octet-stream' })}
          name="photo"
          saveAs="photo"
          failed={false}
          onRetry={() => undefined}
        />,
      );
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      fireEvent.error(await screen.findByRole('img', { name: 'photo' }));
      expect(screen.getByText(`This is a ${format} picture, which this browser cannot show`)).toBeDefined();
      expect(screen.getByText(/ask for it as JPEG or PDF/)).toBeDefined();
      expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
      unmount();
    }
  });

  it('that are pictures by their bytes are drawn as such, whatever they were sent as', async () => {
    const bytes = Uint8Array.from('\u0089PNG\r\n\u001A\n\0\0', (sign) => sign.charCodeAt(0));
    for (const type of ['application/octet-stream', 'text/plain', 'image/jpeg', '']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const kind = await readKind(new Blob([bytes], { type }), 'scan.txt');
      expect(kind).toMatchObject({ is: 'image', format: 'png' });
      expect(kind.is === 'image' && kind.picture.type).toBe('image/png');
    }
    files['scan.bin'] = new Blob([bytes], { type: 'application/octet-stream' });
    const { container } = show(<EvidenceImages paths={['scan.bin']} file={file} />);
    await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:1'));
    expect(made[0]?.type).toBe('image/png');
    delete files['scan.bin'];
  });

  it('are saved by their names with composed letters, in any script', () => {
    const clicked: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    for (const name of ['Lebenslauf Mu\u0308ller.pdf', 'محمد.pdf', 'דִּיפְּלוֹמָה.pdf', '山田.pdf'])
      saveBlob(new Blob(), name);
    expect(clicked).toEqual([
      'Lebenslauf M\u00FCller.pdf',
      'محمد.pdf',
      'דִּיפְּלוֹמָה.pdf'.normalize('NFC'),
      '山田.pdf',
    ]);
    click.mockRestore();
  });
});
