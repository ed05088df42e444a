import { Text } from '@mantine/core';
import { useDebouncedValue, useIntersection, useMergedRef, useResizeObserver } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { isMissingPart } from '@/ui/lazy-component';
import type { BrokenFile } from './evidence-file';
import { isProtected, openPdf, textOfPage, withValues, type PdfContent, type PdfPage } from './pdf-file';
import classes from './evidence-viewer.module.css';

interface PdfPagesProps {
  blob: Blob;
  name: string;
  /** It is no PDF that can be read, or what reads PDFs could not be fetched. */
  onBroken: (why: BrokenFile) => void;
}

/** The pages of a PDF below each other, each drawn when it comes into view. */
export function PdfPages({ blob, name, onBroken }: PdfPagesProps) {
  const [content, setContent] = useState<PdfContent>();
  const broken = useRef(onBroken);
  useEffect(() => {
    broken.current = onBroken;
  });
  useEffect(() => {
    const opened = openPdf(blob);
    let isGone = false;
    opened.content.then(
      (read) => {
        if (!isGone) setContent(read);
      },
      (error: unknown) => {
        if (isGone) return;
        broken.current(isMissingPart(error) ? 'missing part' : isProtected(error) ? 'protected' : 'damaged');
      },
    );
    return () => {
      isGone = true;
      opened.close();
    };
  }, [blob]);
  if (!content) return <Text p="xl">Loading the file</Text>;
  const { pages, layers } = content;
  return pages.map((page, index) => (
    <Page
      key={page.pageNumber}
      page={page}
      layers={layers}
      label={pages.length === 1 ? name : `${name}, page ${index + 1} of ${pages.length}`}
    />
  ));
}

/** More pixels than this, and browsers refuse a canvas or run out of memory: then it is drawn coarser. */
const mostPixels = 16_000_000;

interface PageProps {
  page: PdfPage;
  layers: PdfContent['layers'];
  label: string;
}

function Page({ page, layers, label }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ref: watched, entry } = useIntersection({ rootMargin: '50%' });
  const [sized, { width: present }] = useResizeObserver();
  // While it is being zoomed, the drawing is stretched; it is drawn anew when that has come to rest.
  const [width] = useDebouncedValue(Math.round(present), 120);
  const isSeen = entry?.isIntersecting ?? false;
  const [text, setText] = useState('');
  const size = page.getViewport({ scale: 1 });

  const isDrawn = isSeen && width > 0;
  useEffect(() => {
    const element = canvas.current;
    if (!element || !isDrawn) return undefined;
    const natural = page.getViewport({ scale: 1 });
    const wanted = (width * (globalThis.devicePixelRatio || 1)) / natural.width;
    const scale = Math.min(wanted, Math.sqrt(mostPixels / (natural.width * natural.height)));
    // Drawn aside first: a canvas that changes its size is empty until it is drawn.
    const aside = document.createElement('canvas');
    const viewport = page.getViewport({ scale });
    [aside.width, aside.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
    const task = page.render({ canvas: aside, viewport, annotationMode: withValues });
    task.promise.then(
      () => {
        [element.width, element.height] = [aside.width, aside.height];
        element.getContext('2d')?.drawImage(aside, 0, 0);
      },
      // Given up for another width, or gone from view.
      () => undefined,
    );
    return () => task.cancel();
  }, [page, isDrawn, width]);

  useEffect(() => {
    if (!isSeen || text) return;
    textOfPage(page, layers).then(setText, () => undefined);
  }, [page, layers, isSeen, text]);

  return (
    <>
      <canvas
        ref={useMergedRef(canvas, watched, sized)}
        className={classes.page}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        role="img"
        aria-label={label}
      />
      {text && (
        <p translate="no" className="visually-hidden">
          {text}
        </p>
      )}
    </>
  );
}
