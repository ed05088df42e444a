import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import type { EvidenceItem, Sides } from './evidence';
import type { FileQuery } from '@/ui/files';
import { lazyComponent } from '@/ui/lazy-component';

const EvidenceViewer = lazyComponent(async () => (await import('./evidence-viewer')).EvidenceViewer);

const Preview = lazyComponent(async () => (await import('./evidence-viewer')).FilePreview);

interface FilePreviewProps {
  path: string;
  file: FileQuery;
}

/** A file as it looks, as wide as its place in the page; what draws it comes with the viewer. */
export const FilePreview = (props: FilePreviewProps) => (
  <Suspense>
    <Preview {...props} />
  </Suspense>
);

const Around = createContext<readonly EvidenceItem[]>([]);

interface EvidenceAroundProps {
  /** Everything that this part of the page has to look at, in the order of the viewer. */
  items: readonly EvidenceItem[];
  children: ReactNode;
}

/** What is opened within it opens with all of it: one can be put beside another, and j and k lead through them. */
export function EvidenceAround({ items, children }: EvidenceAroundProps) {
  return <Around value={items}>{children}</Around>;
}

/** Opens evidence in the viewer; `viewer` belongs into the page. */
export function useEvidenceViewer(file: FileQuery) {
  const around = use(Around);
  const [shown, setShown] = useState<{ items: readonly EvidenceItem[]; sides: Sides }>();

  /** Opens one of several that belong together, with all that lies around it where there is more. */
  function open(chosen: readonly EvidenceItem[], index = 0): void {
    const place = around.findIndex(({ path }) => path === chosen[index]?.path);
    setShown(place < 0 ? { items: chosen, sides: [index] } : { items: around, sides: [place] });
  }

  const viewer = shown && (
    <Suspense>
      <EvidenceViewer
        items={shown.items}
        start={shown.sides}
        file={file}
        onClose={() => setShown(undefined)}
      />
    </Suspense>
  );
  return { open, viewer };
}
