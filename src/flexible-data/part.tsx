import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
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
  const [own, setOwn] = useState<{ open: boolean; turn: number }>();
  const id = useId();
  const [seen, setSeen] = useState<number>();
  // The view was sent to something in here: it opens once, and may be folded again after that.
  if (within && seen !== turn) {
    setSeen(turn);
    setOwn({ open: true, turn: view.everything.turn });
  }
  const atFirst = view.everything.turn > 0 ? view.everything.open : relative <= view.openLevels;
  const open = view.printing || (own?.turn === view.everything.turn ? own.open : atFirst);
  const unnamed = !spot.label?.trim() || undefined;
  const name = <Marked text={nameOf(spot)} expression={view.expression} />;
  const empty = isEmptyData(spot.value);
  const { note, kind } = readNode(spot.value);

  if (empty && !note) {
    return (
      <section ref={ref} className={classes.part} data-here={here || undefined}>
        <div className={classes.head}>
          <Heading className={classes.name} data-unnamed={unnamed}>
            {name}
          </Heading>
          <span className={classes.size}>empty at the source</span>
        </div>
      </section>
    );
  }
  if (relative >= shownLevels) {
    return (
      <section ref={ref} className={classes.part} data-here={here || undefined}>
        <div className={classes.head}>
          <Heading className={classes.name} data-unnamed={unnamed}>
            {name}
          </Heading>
          <span className={classes.size}>{summarise(spot.value)}</span>
          <button type="button" className={classes.into} onClick={() => view.startAt(spot)}>
            Go into it
            <IconChevronRight size={14} aria-hidden />
          </button>
        </div>
      </section>
    );
  }
  return (
    <section ref={ref} className={classes.part} data-here={here || undefined}>
      <div className={classes.head}>
        <Heading className={classes.name} data-unnamed={unnamed}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOwn({ open: !open, turn: view.everything.turn })}
          >
            {open ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
            <span>{name}</span>
          </button>
        </Heading>
        <span className={classes.size}>{summarise(spot.value)}</span>
        <NodeActions data={spot.value} name={nameOf(spot)} />
      </div>
      {open && (
        <div
          id={id}
          className={classes.inside}
          data-flat={(relative <= 1 && (kind === 'form' || kind === 'table')) || undefined}
        >
          <view.Content spot={spot} />
        </div>
      )}
    </section>
  );
}
