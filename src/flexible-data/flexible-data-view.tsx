import { Box, Group, Text } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@/ui/button';
import { usePrinting } from '@/ui/use-printing';
import { rootSpot, type Spot } from './model';
import { NodeActions } from './node-actions';
import { NodeView } from './node-view';
import { outline } from './outline';
import { OutlineList } from './outline-list';
import { search, searchExpression, startFor, trailOf } from './search';
import { SearchBar } from './search-bar';
import { StartTrail } from './start-trail';
import { isEmptyData, measure } from './summarise';
import { shownLevels, ViewContext, type ViewState } from './view-state';
import classes from './flexible-data.module.css';

interface FlexibleDataViewProps {
  /** A node of flexible data, or whatever came in its place. */
  data: unknown;
  /** What it is, for copying and for assistive technology: "Disciplinary actions". */
  label?: string;
  /** Offers to find text in it. */
  search?: boolean;
  /** Lists its parts beside it where there is room. */
  outline?: boolean;
  /** Level of the outermost headings in it, 2 to 6. */
  level?: number;
  /** Levels that are open at first. */
  openLevels?: number;
  /** The row of tools above it. */
  tools?: boolean;
}

const whole = { open: true, turn: 0 };

/**
 * Flexible data of a source, any shape, any size, any depth (rules.md 10.1): forms as
 * lists of values, tables with a first column that stays, sections as folds that say their size. Deeper
 * than six levels one goes into a part. Everything in it is text.
 */
export function FlexibleDataView(props: FlexibleDataViewProps) {
  const { data, label = 'Details', level = 3, openLevels = 2, tools = true } = props;
  const { search: searchable = true, outline: outlined = false } = props;
  const root = useMemo(() => rootSpot(data), [data]);
  const [start, setStart] = useState<Spot>(root);
  const [target, setTarget] = useState<ViewState['target']>();
  const [everything, setEverything] = useState(whole);
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  const printing = usePrinting();
  const wanted = useDeferredValue(text);
  const hits = useMemo(() => search(data, wanted), [data, wanted]);
  const lines = useMemo(() => (outlined ? outline(data) : []), [data, outlined]);
  // Another verification was chosen: nothing of the view of the last one means anything here.
  const begin = trailOf(start)[0]?.value === data ? start : root;

  const goTo = (spot: Spot) => {
    setStart(startFor(spot, begin, shownLevels));
    setTarget({ spot, turn: (target?.turn ?? 0) + 1 });
  };
  const move = (by: number) => {
    // Enter right after typing means what stands in the field, also where the list is not that far.
    const found = wanted === text ? hits : search(data, text);
    if (found.length === 0) return;
    const next = at < 0 ? (by > 0 ? 0 : found.length - 1) : (at + by + found.length) % found.length;
    setAt(next);
    const hit = found[next];
    if (hit) goTo(hit);
  };
  const find = (value: string) => {
    setText(value);
    setAt(-1);
    if (!value.trim()) setTarget(undefined);
  };
  const state: ViewState = {
    start: printing ? root : begin,
    expression: searchExpression(wanted),
    target,
    everything,
    openLevels,
    level,
    printing,
    Content: NodeView,
    startAt: (spot) => {
      setStart(spot);
      setTarget(undefined);
    },
  };
  if (isEmptyData(data)) return <Text c="dimmed">Empty at the source</Text>;
  const listed = lines.length > 1;
  const { values, rows, levels } = measure(data);
  // What the eye takes in at once needs no search and no folding.
  const isSmall = values + rows <= 12 && levels <= 1 && !listed;
  const actions = <NodeActions data={data} name={label} label="Copy" />;
  const content = (
    <ViewContext value={state}>
      {begin.depth > 0 && !printing && <StartTrail start={begin} onGo={state.startAt} label={label} />}
      <NodeView spot={state.start} key={begin.depth === 0 ? 'root' : `${begin.depth} ${begin.key}`} />
    </ViewContext>
  );
  if (isSmall) {
    return (
      <Group className={classes.view} align="flex-start" gap="sm" wrap="nowrap">
        <Box flex={1} miw={0}>
          {content}
        </Box>
        {tools && actions}
      </Group>
    );
  }
  const turnAll = (open: boolean) => setEverything({ open, turn: everything.turn + 1 });
  return (
    <div className={classes.view}>
      <div className={classes.columns} data-outline={listed || undefined}>
        {listed && <OutlineList lines={lines} target={target?.spot} onChoose={goTo} />}
        <Box miw={0}>
          {tools && (
            <Group gap="md" className="no-print">
              {searchable && (
                <SearchBar text={text} hits={hits.length} index={at} onChange={find} onMove={move} />
              )}
              <Group gap="md" ml="auto">
                <Button variant="transparent" size="xs" onClick={() => turnAll(true)}>
                  Open all
                </Button>
                <Button variant="transparent" size="xs" onClick={() => turnAll(false)}>
                  Fold all
                </Button>
                {actions}
              </Group>
            </Group>
          )}
          {content}
        </Box>
      </div>
    </div>
  );
}
