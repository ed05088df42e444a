import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconArrowsExchange, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type CSSProperties } from 'react';
import { fileName } from '@/lib/file-name';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import {
  closer,
  farther,
  placed,
  stepped,
  withinLimits,
  withSides,
  type EvidenceItem,
  type Sides,
} from './evidence';
import { EvidenceFile } from './evidence-file';
import { EvidenceSide, type SideHandle } from './evidence-side';
import type { FileQuery } from '@/ui/files';
import { Toolbar } from '@/ui/layout';
import { SegmentedField } from '@/ui/segmented-field';
import { useShortcuts } from '@/ui/shortcuts';
import { Keys } from '@/ui/text';
import classes from './evidence-viewer.module.css';

interface EvidenceViewerProps {
  items: readonly EvidenceItem[];
  /** What stands there first: one, or two beside each other. */
  start: Sides;
  file: FileQuery;
  onClose: () => void;
}

/** Screenshots, PDFs and other files as large as the window, one or two beside each other. */
export function EvidenceViewer({ items, start, file, onClose }: EvidenceViewerProps) {
  const [sides, setSides] = useState<Sides>(() => withSides(start, start.length, items.length));
  const [first] = sides;
  const title = sides.length === 2 ? 'Evidence side by side' : (items[first]?.name ?? 'Evidence');
  return (
    <Dialog title={title} width={2400} onClose={onClose}>
      <Viewer items={items} sides={sides} onSides={setSides} file={file} />
    </Dialog>
  );
}

interface ViewerProps {
  items: readonly EvidenceItem[];
  sides: Sides;
  onSides: (sides: Sides) => void;
  file: FileQuery;
}

/** How far an arrow key moves what is seen, in pixels. */
const pan = 80;

/** Where arrow keys already do something: a side scrolls by itself, and a choice moves on. */
const takesArrows = (target: Element | null) => target?.closest('[data-stage], input, select') != null;

function Viewer({ items, sides, onSides, file }: ViewerProps) {
  const [zooms, setZooms] = useState<readonly [number, number]>([1, 1]);
  const [isTogether, setIsTogether] = useState(true);
  const [focused, setFocused] = useState(0);
  const handles = useRef<(SideHandle | null)[]>([]);
  const isTwo = sides.length === 2;
  const side = isTwo ? focused : 0;
  const zoom = zooms[side] ?? 1;
  const moves = isTwo && isTogether;

  function zoomTo(next: number, position: number = side): void {
    const to = withinLimits(next);
    setZooms(moves ? [to, to] : position === 0 ? [to, zooms[1]] : [zooms[0], to]);
  }
  const ownSize = () => zoomTo(handles.current[side]?.ownSize() ?? 1);
  const whole = () => zoomTo(handles.current[side]?.whole() ?? 1);
  const step = (by: number) => onSides(stepped(sides, side, by, items.length));
  function setTwo(wanted: number): void {
    // Two that move together begin alike.
    if (wanted === 2 && isTogether) setZooms([zoom, zoom]);
    onSides(withSides(sides, wanted, items.length, side));
  }
  function swap(): void {
    if (sides.length === 2) onSides([sides[1], sides[0]]);
  }
  function setMoves(next: boolean): void {
    setIsTogether(next);
    if (next) setZooms([zoom, zoom]);
  }
  const arrow = (x: number, y: number) => handles.current[side]?.moveBy(x * pan, y * pan);
  const whereArrowsAreFree = { where: (target: Element | null) => !takesArrows(target) };

  useShortcuts('Evidence viewer', [
    { keys: '+', label: 'Zoom in', run: () => zoomTo(closer(zoom)) },
    { keys: '-', label: 'Zoom out', run: () => zoomTo(farther(zoom)) },
    { keys: '0', label: 'Fit to the width', run: () => zoomTo(1) },
    { keys: '9', label: 'Show a whole page', run: whole },
    { keys: 'o', label: 'Show at its own size', run: ownSize },
    { keys: 'j', label: 'Next item on this side', run: () => step(1) },
    { keys: 'k', label: 'Previous item on this side', run: () => step(-1) },
    { keys: '1', label: 'One at a time', run: () => setTwo(1) },
    { keys: '2', label: 'Two side by side', run: () => setTwo(2), disabled: items.length < 2 },
    { keys: 'x', label: 'Swap the sides', run: swap, disabled: !isTwo },
    { keys: 'm', label: 'Move both sides together', run: () => setMoves(!isTogether), disabled: !isTwo },
    { keys: 'ArrowLeft', label: 'Move to the left', run: () => arrow(-1, 0), ...whereArrowsAreFree },
    { keys: 'ArrowRight', label: 'Move to the right', run: () => arrow(1, 0), ...whereArrowsAreFree },
    { keys: 'ArrowUp', label: 'Move up', run: () => arrow(0, -1), ...whereArrowsAreFree },
    { keys: 'ArrowDown', label: 'Move down', run: () => arrow(0, 1), ...whereArrowsAreFree },
  ]);

  return (
    <Stack gap="sm">
      <Group gap="md" justify="space-between">
        <Toolbar label="Zoom">
          <Button
            variant="default"
            size="xs"
            onClick={() => zoomTo(farther(zoom))}
            leftSection={<IconZoomOut size={14} aria-hidden />}
            rightSection={<Keys keys="-" />}
          >
            Zoom out
          </Button>
          <Button
            variant="default"
            size="xs"
            onClick={() => zoomTo(closer(zoom))}
            leftSection={<IconZoomIn size={14} aria-hidden />}
            rightSection={<Keys keys="+" />}
          >
            Zoom in
          </Button>
          <Button variant="default" size="xs" onClick={() => zoomTo(1)} rightSection={<Keys keys="0" />}>
            Fit width
          </Button>
          <Button variant="default" size="xs" onClick={whole} rightSection={<Keys keys="9" />}>
            Whole page
          </Button>
          <Button variant="default" size="xs" onClick={ownSize} rightSection={<Keys keys="o" />}>
            Own size
          </Button>
          <output aria-label="Zoom">
            {isTwo && !isTogether && (side === 0 ? 'Left ' : 'Right ')}
            {Math.round(zoom * 100)}%
          </output>
        </Toolbar>
        {items.length > 1 && (
          <Toolbar label="Sides">
            {isTwo && (
              <>
                <Checkbox
                  label="Move together"
                  checked={isTogether}
                  onChange={(event) => setMoves(event.currentTarget.checked)}
                />
                <Button
                  variant="default"
                  size="xs"
                  onClick={swap}
                  leftSection={<IconArrowsExchange size={14} aria-hidden />}
                  rightSection={<Keys keys="x" />}
                >
                  Swap
                </Button>
              </>
            )}
            <SegmentedField
              label="How many"
              data={[
                { value: '1', label: 'One' },
                { value: '2', label: 'Two side by side' },
              ]}
              value={String(sides.length)}
              onChange={(value) => setTwo(Number(value))}
            />
          </Toolbar>
        )}
      </Group>
      <div className={classes.sides}>
        {sides.map((item, index) => (
          <EvidenceSide
            key={index}
            ref={(handle) => {
              handles.current[index] = handle;
            }}
            label={isTwo ? (index === 0 ? 'Left' : 'Right') : 'Shown'}
            items={items}
            item={item}
            file={file}
            zoom={zooms[index] ?? 1}
            isFirst={index === 0}
            isActive={isTwo && index === side}
            onItem={(next) => onSides(placed(sides, index, next))}
            onZoom={(next) => zoomTo(next, index)}
            onFocus={() => setFocused(index)}
            onMove={(place) => {
              if (moves) handles.current[1 - index]?.moveTo(place);
            }}
          />
        ))}
      </div>
      <Legend isTwo={isTwo} isList={items.length > 1} />
    </Stack>
  );
}

function Legend({ isTwo, isList }: { isTwo: boolean; isList: boolean }) {
  return (
    <Text component="div" size="xs" c="dimmed" visibleFrom="sm">
      <Group gap="lg">
        <span>
          Ctrl and the wheel zoom, dragging and <Keys keys="ArrowLeft" /> <Keys keys="ArrowRight" />{' '}
          <Keys keys="ArrowUp" /> <Keys keys="ArrowDown" /> move
        </span>
        {isList && (
          <>
            <span>
              <Keys keys="j" /> <Keys keys="k" /> next, previous
            </span>
            <span>
              <Keys keys="1" /> <Keys keys="2" /> one, two
            </span>
          </>
        )}
        {isTwo && (
          <span>
            <Keys keys="m" /> move together
          </span>
        )}
      </Group>
    </Text>
  );
}

/** A file as it looks, as wide as its place in the page; the viewer shows it larger. */
export function FilePreview({ path, file }: { path: string; file: FileQuery }) {
  const { data, error, refetch } = useQuery(file(path));
  const name = fileName(path);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it
    <section
      className={classes.stage}
      style={{ '--zoom': 1, cursor: 'auto' } as CSSProperties}
      tabIndex={0}
      aria-label={`Preview of ${name}`}
      data-autofocus
    >
      <div className={classes.content}>
        <EvidenceFile
          blob={data}
          name={name}
          saveAs={name}
          failed={Boolean(error)}
          onRetry={() => void refetch()}
        />
      </div>
    </section>
  );
}
