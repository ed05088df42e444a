import { isMissingWorker } from '@/lib/missing-worker';
import {
  AnnotationMode,
  getDocument,
  normalizeUnicode,
  PDFWorker,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hiddenParts, type PdfLayers } from './pdf-layers';
import { pageText, valueToDraw, type PageAnnotation } from './pdf-text';
import { letStreamsIterate } from './stream-iteration';

letStreamsIterate();

export type PdfPage = PDFPageProxy;

/** Fields are drawn with what `drawValues` found. */
export const withValues = AnnotationMode.ENABLE_STORAGE;

/** What a page says, with what is filled in, without what lies on layers that are off. */
export async function textOfPage(page: PdfPage, layers: PdfLayers): Promise<string> {
  const [{ items }, annotations] = await Promise.all([
    page.getTextContent({ disableNormalization: true }),
    page.getAnnotations() as Promise<PageAnnotation[]>,
  ]);
  const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
  const [hasLayer] = layers;
  if (!hasLayer) return normalizeUnicode(pageText(pieces, annotations));
  const hidden = hiddenParts(await page.getOperatorList({ annotationMode: withValues }), layers);
  return normalizeUnicode(
    pageText(
      hidden.seen(pieces),
      annotations.filter(({ id }) => !hidden.annotations.has(id)),
    ),
  );
}

/** Whether a PDF could not be opened because it wants a password. */
export const isProtected = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';

/** Has the fields of a form drawn whose own drawing does not show their value. */
async function drawValues(document: PDFDocumentProxy, pages: readonly PdfPage[]): Promise<void> {
  if (!(await document.getFieldObjects())) return;
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- the worker reads one page after the other
    for (const annotation of (await page.getAnnotations()) as PageAnnotation[]) {
      const value = valueToDraw(annotation);
      if (value !== undefined) document.annotationStorage.setValue(annotation.id, { value });
    }
  }
}

/** What some PDFs need besides: tables of Asian encodings, fonts of signs, decoders of scanned pages. By file name. */
const addresses = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/Foxit{Symbol,Dingbats}.pfb',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Fetches what a PDF needs besides from where the build put it, under a name of its own. */
class ShippedData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, address] = Object.entries(addresses).find(([path]) => path.endsWith(`/${filename}`)) ?? [];
    const response = address && (await fetch(address));
    if (!response || !response.ok) throw new Error(`${filename} is not there`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** A PDF that was read. */
export interface PdfContent {
  pages: readonly PdfPage[];
  layers: PdfLayers;
}

interface OpenedPdf {
  /** Rejected for what is damaged or protected by a password, and as a missing part where the worker is gone. */
  content: Promise<PdfContent>;
  close: () => void;
}

/** Reads a PDF in a worker. Scripts in it are never run. */
export function openPdf(blob: Blob): OpenedPdf {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const isGone = new Promise<never>((_, reject) => {
    port.addEventListener('error', (event) => {
      if (isMissingWorker(event)) reject(new Error('The module script failed to load: the reader of PDFs'));
    });
  });
  const worker = PDFWorker.create({ port });
  let isClosed = false;
  let task: ReturnType<typeof getDocument> | undefined;

  async function read(): Promise<PdfContent> {
    const data = new Uint8Array(await blob.arrayBuffer());
    if (isClosed) throw new Error('Nobody looks any more');
    task = getDocument({
      data,
      worker,
      isEvalSupported: false,
      enableXfa: false,
      useWorkerFetch: false,
      BinaryDataFactory: ShippedData,
      verbosity: 0,
    });
    const document = await task.promise;
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
    );
    await drawValues(document, pages);
    return { pages, layers: await document.getOptionalContentConfig() };
  }

  return {
    content: Promise.race([read(), isGone]),
    close() {
      isClosed = true;
      void task?.destroy();
      worker.destroy();
      port.terminate();
    },
  };
}
