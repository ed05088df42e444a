import { Group } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { noteSsns, saveBlob } from '@/ui/files';
import { isMissingPart, missingPartWords } from '@/ui/lazy-component';
import { notify } from '@/ui/notify';
import type { Content, Missing } from './blocks';

interface PdfButtonProps {
  /** What the file is saved as, with its ending. */
  name: string;
  /** What stands in it, asked for when the button is pressed; until then it may have to be read. */
  content: (signal: AbortSignal) => Content | Promise<Content>;
  disabled?: boolean;
}

/** What a document about somebody is saved as: their name without what file systems refuse, and no longer than they take. */
export function pdfName(what: string, day: string): string {
  const plain = what
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, '-')
    .replace(/-+(?= |$)|(?<=^| )-+/g, '');
  return `${[...plain].slice(0, 100).join('').trim()} ${day}.pdf`;
}

/** Makes a PDF with its evidence and saves it; says how far it is, and can be stopped. */
export function PdfButton({ name, content, disabled = false }: PdfButtonProps) {
  const [progress, setProgress] = useState<{ done: number; total: number | undefined }>();
  const running = useRef<AbortController>(undefined);
  // Who leaves the page leaves the PDF, too, and is told so.
  useEffect(() => () => stop(running), []);

  async function make(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ done: 0, total: undefined });
    try {
      const { buildPdf } = await import('./build');
      const onProgress = (done: number, total: number) => setProgress({ done, total });
      const built = await buildPdf(await content(signal), { signal, onProgress });
      const { bytes, pages, missing, mayHoldSsns } = built;
      signal.throwIfAborted();
      const file = new Blob([bytes]);
      saveBlob(mayHoldSsns ? noteSsns(file, 'may be whole') : file, name);
      tell(name, pages, missing);
    } catch (error) {
      if (!signal.aborted) tellFailure(name, error);
    }
    // Another press may have begun anew meanwhile.
    if (running.current !== controller) return;
    running.current = undefined;
    setProgress(undefined);
  }

  function cancel(): void {
    stop(running);
    setProgress(undefined);
  }

  if (!progress) {
    return (
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={14} aria-hidden />}
        disabled={disabled}
        onClick={() => void make()}
      >
        Download PDF
      </Button>
    );
  }
  const { done, total } = progress;
  return (
    <Group gap="sm" wrap="nowrap">
      <span role="status">
        {total === undefined
          ? 'Reading evidence'
          : done < total
            ? `Reading evidence ${done + 1} of ${total}`
            : 'Writing the PDF'}
      </span>
      <Button variant="default" data-autofocus onClick={cancel}>
        Cancel
      </Button>
    </Group>
  );
}

function stop(running: RefObject<AbortController | undefined>): void {
  if (!running.current) return;
  running.current.abort();
  running.current = undefined;
  notify({ tone: 'neutral', title: 'The PDF was canceled', message: 'Nothing was saved.' });
}

function tell(name: string, pages: number, missing: readonly Missing[]): void {
  if (missing.length === 0) {
    notify({ tone: 'success', title: 'The PDF was made', message: `${name}, ${count(pages, 'page')}` });
    return;
  }
  notify({
    tone: 'warning',
    title: `The PDF was made without ${count(missing.length, 'file')}`,
    message: `${missing.map(({ title, why }) => `${title}. ${why}.`).join(' ')} The PDF names ${missing.length === 1 ? 'it' : 'them'} as well.`,
    stays: 60_000,
  });
}

function tellFailure(name: string, error: unknown): void {
  const words = isMissingPart(error)
    ? missingPartWords()
    : { title: `${name} could not be made`, text: 'Print the page instead, and tell support.' };
  notify({ tone: 'error', title: words.title, message: words.text });
}
