import { Group, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { FoldButton } from '@/ui/fold';
import { readNode, type Spot } from './model';
import { NodeActions } from './node-actions';
import { nameOf } from './outline';
import { isEmptyData, summarise } from './summarise';
import { useTarget } from './use-target';
import { Marked } from './value-text';
import { shownLevels, useView } from './view-state';
import classes from './flexible-data.module.css';

const headings = ['h2', 'h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A part with its name: a fold that says its size, or, too deep to draw here, a way into it. */
export function Part({ spot }: { spot: Spot }) {
  const view = useView();
  const relative = spot.depth - view.start.depth;
  const Heading = headings[Math.min(6, view.level + relative - 1)] ?? 'h6';
  const { ref, here, within, turn } = useTarget<HTMLElement>(spot);
  const [toggled, setOwn] = useState<{ open: boolean; turn: number }>();
  const id = useId();
  const [seen, setSeen] = useState<number>();
  // The view was sent to something in here: it opens once, and may be folded again after that.
  if (within && seen !== turn) {
    setSeen(turn);
    setOwn({ open: true, turn: view.everything.turn });
  }
  const atFirst = view.everything.turn > 0 ? view.everything.open : relative <= view.openLevels;
  const open = view.printing || (toggled?.turn === view.everything.turn ? toggled.open : atFirst);
  const words = <Marked text={nameOf(spot)} expression={view.expression} />;
  const name = spot.label?.trim() ? (
    words
  ) : (
    <Text span inherit fw={400} c="dimmed">
      {words}
    </Text>
  );
  const { note, kind } = readNode(spot.value);
  const isEmpty = isEmptyData(spot.value) && !note;
  const isDeep = relative >= shownLevels;
  const isFold = !isEmpty && !isDeep;
  const isFlat = relative <= 1 && (kind === 'form' || kind === 'table');
  return (
    <section ref={ref} className={classes.part} data-here={here || undefined}>
      <Group gap="sm" mih={28}>
        <Heading className={classes.name}>
          {isFold ? (
            <FoldButton
              open={open}
              controls={id}
              onToggle={() => setOwn({ open: !open, turn: view.everything.turn })}
            >
              {name}
            </FoldButton>
          ) : (
            name
          )}
        </Heading>
        <Text span size="xs" c="dimmed">
          {isEmpty ? 'empty at the source' : summarise(spot.value)}
        </Text>
        {isFold && <NodeActions data={spot.value} name={nameOf(spot)} />}
        {isDeep && !isEmpty && (
          <Button
            variant="transparent"
            size="xs"
            className="no-print"
            rightSection={<IconChevronRight size={14} aria-hidden />}
            onClick={() => view.startAt(spot)}
          >
            Go into it
          </Button>
        )}
      </Group>
      {isFold && open && (
        <div id={id} className={isFlat ? undefined : classes.inside}>
          <view.Content spot={spot} />
        </div>
      )}
    </section>
  );
}
