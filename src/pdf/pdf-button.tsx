import { IconFileTypePdf } from '@tabler/icons-react';
import { count } from '@/lib/words';
import { noteSsns } from '@/ui/files';
import { notify } from '@/ui/notify';
import type { Content, Missing } from './blocks';
import { MakeButton } from './make-button';

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
  return (
    <MakeButton
      kind="PDF"
      label="Download PDF"
      icon={<IconFileTypePdf size={14} aria-hidden />}
      name={name}
      instead="Print the page instead, and tell support."
      disabled={disabled}
      make={async (signal, onProgress) => {
        onProgress('Reading evidence');
        const { buildPdf } = await import('./build');
        const { bytes, pages, missing, mayHoldSsns } = await buildPdf(await content(signal), {
          signal,
          onProgress: (done, total) =>
            onProgress(done < total ? `Reading evidence ${done + 1} of ${total}` : 'Writing the PDF'),
          onWritten: (share) => onProgress(writingWords('PDF', share)),
        });
        const file = new Blob([bytes]);
        return {
          blob: mayHoldSsns ? noteSsns(file, 'may be whole') : file,
          told: () => tell(name, pages, missing),
        };
      }}
    />
  );
}

/** `Writing the PDF, 42 %`; the share is from 0 to 1. */
export const writingWords = (kind: string, share: number): string =>
  `Writing the ${kind}, ${Math.round(share * 100)} %`;

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
