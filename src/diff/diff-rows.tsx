import type { CSSProperties } from 'react';
import { ValueText } from '@/flexible-data/value-text';
import { formatNumber } from '@/lib/words';
import { FoldButton } from '@/ui/fold';
import type { Block } from './blocks';
import { ChangeMark, DiffTable, type MarkKind } from './diff-table';
import type { DiffLine, HeadingLine, ValueLine, WholeLine } from './lines';
import { DataSide, TextSide } from './sides';
import classes from './diff.module.css';

interface ToggleProps {
  open: boolean;
  onToggle: () => void;
}

/** One line of a comparison as table rows. */
export function LineRows({ line, open, onToggle }: { line: DiffLine } & ToggleProps) {
  switch (line.type) {
    case 'value':
      return <ValueRow line={line} />;
    case 'heading':
      return <HeadingRow line={line} open={open} onToggle={onToggle} />;
    case 'whole':
      return <WholeRow line={line} />;
    case 'table':
      return <DiffTable line={line} />;
  }
}

/** How far a line stands within the headings around it, which the style sheet turns into space. */
const depthOf = (line: DiffLine) => ({ '--depth': Math.min(line.depth, 3) }) as CSSProperties;

function ValueRow({ line }: { line: ValueLine }) {
  const { kind, before, after, raw, moved } = line;
  const isSame = kind === 'same';
  const mark = markOf(kind, moved);
  return (
    <tr data-change={mark && true} tabIndex={mark ? -1 : undefined}>
      <th scope="row" style={depthOf(line)}>
        {line.label}
      </th>
      <td data-hole={before === undefined || undefined}>
        {isSame ? <ValueText value={raw[0]} /> : <TextSide before={before} after={after} side="before" />}
      </td>
      <td data-hole={after === undefined || undefined}>
        {isSame ? <ValueText value={raw[1]} /> : <TextSide before={before} after={after} side="after" />}
      </td>
      <MarkCell mark={mark} />
    </tr>
  );
}

const markOf = (kind: ValueLine['kind'], moved: DiffLine['moved']): MarkKind | undefined =>
  kind !== 'same' ? kind : moved ? 'moved' : undefined;

/** The last cell of a line; that it is the same on both sides only assistive technology has to be told. */
function MarkCell({ mark }: { mark: MarkKind | undefined }) {
  return mark ? (
    <td className={classes.markCell}>
      <ChangeMark kind={mark} />
    </td>
  ) : (
    <td className={classes.markCell} data-same>
      <span className="visually-hidden">The same</span>
    </td>
  );
}

function HeadingRow({ line, open, onToggle }: { line: HeadingLine } & ToggleProps) {
  return (
    <tr className={classes.folded}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button in it says what it holds */}
      <td colSpan={4} style={depthOf(line)}>
        <FoldButton open={open} onToggle={onToggle}>
          <b>{line.label}</b> <span className="mute">{line.summary}</span>
        </FoldButton>
      </td>
    </tr>
  );
}

function WholeRow({ line }: { line: WholeLine }) {
  const { kind, label, before, after, moved } = line;
  const isSame = kind === 'same';
  const mark = markOf(kind, moved);
  return (
    <tr data-change={mark && true} tabIndex={mark ? -1 : undefined}>
      <th scope="row" style={depthOf(line)}>
        {label}
      </th>
      {isSame ? (
        <td colSpan={2}>
          <DataSide data={after} label={label} />
        </td>
      ) : (
        <>
          <td data-hole={before === undefined || undefined}>
            <DataSide data={before} label={label} />
          </td>
          <td data-hole={after === undefined || undefined}>
            <DataSide data={after} label={label} />
          </td>
        </>
      )}
      <MarkCell mark={mark} />
    </tr>
  );
}

interface SameRowProps {
  block: Extract<Block, { type: 'same' }>;
  onToggle: () => void;
}

/** Unchanged neighbours, folded: how many and which. */
export function SameRow({ block, onToggle }: SameRowProps) {
  const [first] = block.lines;
  const names = block.lines.map((line, index) => (index === 0 ? line.label : line.label.toLowerCase()));
  const which = names.length > 12 ? `${names.slice(0, 12).join(', ')} and others` : names.join(', ');
  const size = first?.type === 'whole' ? `, ${first.summary}` : '';
  return (
    <tr className={classes.folded}>
      <td colSpan={4}>
        <FoldButton open={block.open} onToggle={onToggle}>
          {formatNumber(block.count)} the same{' '}
          <span className="mute">
            {which}
            {size}
          </span>
        </FoldButton>
      </td>
    </tr>
  );
}
