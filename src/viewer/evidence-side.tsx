import { Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type CSSProperties, type Ref } from 'react';
import { fileName } from '@/lib/file-name';
import { ActionIcon } from '@/ui/button';
import { scrolledAbout, type EvidenceItem } from './evidence';
import { EvidenceFile } from './evidence-file';
import { saveBlob, type FileQuery } from '@/ui/files';
import { useDragging } from './use-dragging';
import classes from './evidence-viewer.module.css';

/** How far something is scrolled, in widths of what is drawn: the same place of two pictures of different size. */
export interface Place {
  x: number;
  y: number;
}

/** What the viewer does to a side. */
export interface SideHandle {
  moveBy: (x: number, y: number) => void;
  moveTo: (place: Place) => void;
  /** The zoom at which a pixel of the picture is one of the screen; undefined where there is no picture. */
  ownSize: () => number | undefined;
  /** The zoom at which a picture, or a page, is seen whole; undefined where there is none. */
  whole: () => number | undefined;
}

interface EvidenceSideProps {
  ref: Ref<SideHandle>;
  label: string;
  items: readonly EvidenceItem[];
  item: number;
  file: FileQuery;
  zoom: number;
  isFirst: boolean;
  /** What keys act on, where there are two. */
  isActive: boolean;
  onItem: (item: number) => void;
  onZoom: (zoom: number) => void;
  onFocus: () => void;
  onMove: (place: Place) => void;
}

/** One side of the viewer: what stands there, which of the list, and the way to the next. */
export function EvidenceSide(props: EvidenceSideProps) {
  const { label, items, item, file, zoom, isFirst, isActive, onItem, onFocus } = props;
  const shown = items[item] ?? { path: '', name: '' };
  const { path, name, saveAs = fileName(path) } = shown;
  const { data, error, refetch } = useQuery({ ...file(path), enabled: path !== '' });
  const stage = useStage(props);
  return (
    // What is clicked or reached within it is what the keys are for.
    <section
      className={classes.side}
      aria-label={label}
      onFocusCapture={onFocus}
      onPointerDownCapture={onFocus}
    >
      <Group gap="xs" wrap="nowrap" mb={6}>
        {items.length > 1 ? (
          <>
            <NativeSelect
              size="xs"
              flex={1}
              miw={0}
              aria-label={`${label}: what is shown`}
              data={items.map((one, index) => ({ value: String(index), label: one.name }))}
              value={String(item)}
              onChange={(event) => onItem(Number(event.currentTarget.value))}
            />
            <ActionIcon
              variant="subtle"
              aria-label={`${label}: previous`}
              disabled={item === 0}
              onClick={() => onItem(item - 1)}
            >
              <IconChevronLeft size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={`${label}: next`}
              disabled={item === items.length - 1}
              onClick={() => onItem(item + 1)}
            >
              <IconChevronRight size={16} aria-hidden />
            </ActionIcon>
          </>
        ) : (
          <Text flex={1} c="dimmed" truncate>
            {saveAs}
          </Text>
        )}
        <ActionIcon
          variant="subtle"
          aria-label={`Download: ${name}`}
          disabled={!data}
          onClick={() => data && saveBlob(data, saveAs)}
        >
          <IconDownload size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it */}
      <section
        ref={stage}
        className={classes.stage}
        data-stage
        data-active={isActive || undefined}
        data-autofocus={isFirst || undefined}
        style={{ '--zoom': zoom } as CSSProperties}
        tabIndex={0}
        aria-label={name}
      >
        <div className={classes.content}>
          <EvidenceFile
            key={path}
            blob={data}
            name={name}
            saveAs={saveAs}
            failed={Boolean(error)}
            onRetry={() => void refetch()}
          />
        </div>
      </section>
    </section>
  );
}

/** The window over what is drawn: it scrolls, is dragged, zooms about the pointer, and follows the other side. */
function useStage({ ref, zoom, onZoom, onMove }: EvidenceSideProps) {
  const stage = useRef<HTMLElement>(null);
  /** Where it was put by the other side: that is no movement of its own. */
  const given = useRef<readonly [number, number]>(undefined);
  /** The point that stays where it is when the zoom changes; the middle unless the pointer says another. */
  const about = useRef<readonly [number, number]>(undefined);
  const drawn = useRef(zoom);
  const latest = useRef({ zoom, onZoom, onMove });
  useLayoutEffect(() => {
    latest.current = { zoom, onZoom, onMove };
  });

  useImperativeHandle(ref, () => ({
    moveBy: (x, y) => stage.current?.scrollBy(x, y),
    moveTo({ x, y }) {
      const element = stage.current;
      if (!element) return;
      element.scrollTo({ left: x * element.scrollWidth, top: y * element.scrollWidth, behavior: 'instant' });
      given.current = [element.scrollLeft, element.scrollTop];
    },
    ownSize() {
      const element = stage.current;
      const width = element?.querySelector('img')?.naturalWidth;
      return element && width ? width / element.clientWidth : undefined;
    },
    whole() {
      const element = stage.current;
      const { width = 0, height = 0 } = element?.querySelector('img, canvas')?.getBoundingClientRect() ?? {};
      if (!element || width === 0 || height === 0) return undefined;
      // A file that is seen whole is no wider than the window over it: the room of a scrollbar below is free then.
      const free = element.offsetHeight - 2 * element.clientTop;
      return Math.min(1, (free * width) / (element.clientWidth * height));
    },
  }));

  useLayoutEffect(() => {
    const element = stage.current;
    const ratio = zoom / drawn.current;
    drawn.current = zoom;
    if (!element || ratio === 1) return;
    const [x, y] = about.current ?? [element.clientWidth / 2, element.clientHeight / 2];
    about.current = undefined;
    element.scrollTo({
      left: scrolledAbout(element.scrollLeft, x, ratio),
      top: scrolledAbout(element.scrollTop, y, ratio),
      behavior: 'instant',
    });
  }, [zoom]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const scrolled = () => {
      const { scrollLeft, scrollTop, scrollWidth } = element;
      const [left, top] = given.current ?? [];
      given.current = undefined;
      if (left === scrollLeft && top === scrollTop) return;
      latest.current.onMove({ x: scrollLeft / scrollWidth, y: scrollTop / scrollWidth });
    };
    const wheel = (event: WheelEvent) => {
      // A pinch on a trackpad comes as this too. Without taking it the browser would zoom the whole page.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      about.current = [event.clientX - left, event.clientY - top];
      latest.current.onZoom(latest.current.zoom * Math.exp(-event.deltaY / 400));
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('scroll', scrolled);
      element.removeEventListener('wheel', wheel);
    };
  }, []);
  useDragging(stage);
  return stage;
}
