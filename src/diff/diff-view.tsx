import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { usePrinting } from '@/ui/use-printing';
import { blocksOf } from './blocks';
import { LineRows, SameRow } from './diff-rows';
import type { Comparison } from './lines';
import classes from './diff.module.css';

interface DiffViewProps {
  comparison: Comparison;
  /** What stands over the two columns: date and trigger of each verification. */
  earlier: ReactNode;
  later: ReactNode;
  foldSame: boolean;
  /** Around the rows, for moving between changes. */
  rows?: RefObject<HTMLTableElement | null>;
}

/** Longer comparisons are drawn in portions. */
const atOnce = 300;

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Two verifications side by side: changes marked in words and signs, the rest folded with its names. */
export function DiffView({ comparison, earlier, later, foldSame, rows }: DiffViewProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [limit, setLimit] = useState(atOnce);
  const printing = usePrinting();
  const blocks = useMemo(
    () => blocksOf(comparison.lines, { foldSame: foldSame && !printing, opened, closed }),
    [comparison, foldSame, printing, opened, closed],
  );
  const shown = printing ? blocks : blocks.slice(0, limit);
  return (
    <div className={classes.frame}>
      <table ref={rows} className={classes.diff}>
        <caption className="visually-hidden">What the two verifications say, field by field</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Field</span>
            </th>
            <th scope="col">{earlier}</th>
            <th scope="col">{later}</th>
            <th scope="col">
              <span className="visually-hidden">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((block) =>
            block.type === 'line' ? (
              <LineRows
                key={block.id}
                line={block.line}
                open={!closed.has(block.id)}
                onToggle={() => setClosed(toggled(closed, block.id))}
              />
            ) : (
              <FoldedRows
                key={block.id}
                block={block}
                onToggle={() => setOpened(toggled(opened, block.id))}
              />
            ),
          )}
        </tbody>
      </table>
      {blocks.length > shown.length && (
        <Button variant="transparent" size="xs" onClick={() => setLimit(limit + atOnce)}>
          Show more, {count(blocks.length - shown.length, 'line')} left
        </Button>
      )}
    </div>
  );
}

type SameBlock = Parameters<typeof SameRow>[0]['block'];

function FoldedRows({ block, onToggle }: { block: SameBlock; onToggle: () => void }) {
  return (
    <>
      <SameRow block={block} onToggle={onToggle} />
      {block.open &&
        block.lines.map((line) => <LineRows key={line.id} line={line} open onToggle={onToggle} />)}
    </>
  );
}
