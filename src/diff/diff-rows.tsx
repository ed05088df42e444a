import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { ValueText } from '@/flexible-data/value-text';
import { formatNumber } from '@/lib/words';
import type { Block } from './blocks';
import { ChangeMark, DiffTable } from './diff-table';
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

const depthOf = (line: DiffLine) => Math.min(line.depth, 6) || undefined;

function ValueRow({ line }: { line: ValueLine }) {
  const changed = line.kind !== 'same';
  return (
    <tr className={classes.row} data-change={changed || undefined} tabIndex={changed ? -1 : undefined}>
      <th scope="row" data-depth={depthOf(line)}>
        {line.label}
      </th>
      {changed ? (
        <>
          <td data-side="Earlier">
            <TextSide before={line.before} after={line.after} side="before" />
          </td>
          <td data-side="Later">
            <TextSide before={line.before} after={line.after} side="after" />
          </td>
          <td className={classes.markCell}>
            <ChangeMark kind={line.kind === 'same' ? 'changed' : line.kind} />
          </td>
        </>
      ) : (
        <>
          <td data-side="Earlier">
            <ValueText value={line.raw[0]} />
          </td>
          <td data-side="Later">
            <ValueText value={line.raw[1]} />
          </td>
          <td className={classes.markCell} data-same>
            <span className="visually-hidden">The same</span>
          </td>
        </>
      )}
    </tr>
  );
}

function HeadingRow({ line, open, onToggle }: { line: HeadingLine } & ToggleProps) {
  return (
    <tr className={classes.folded}>
      <td colSpan={4}>
        <button
          type="button"
          className={classes.toggle}
          data-depth={depthOf(line)}
          aria-expanded={open}
          onClick={onToggle}
        >
          {open ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
          <b>{line.label}</b> <span className={classes.quiet}>{line.summary}</span>
        </button>
      </td>
    </tr>
  );
}

function WholeRow({ line }: { line: WholeLine }) {
  if (line.kind === 'same') {
    return (
      <tr className={classes.row}>
        <th scope="row" data-depth={depthOf(line)}>
          {line.label}
        </th>
        <td colSpan={2} data-side="The same on both sides">
          <DataSide data={line.after} label={line.label} />
        </td>
        <td className={classes.markCell} data-same>
          <span className="visually-hidden">The same</span>
        </td>
      </tr>
    );
  }
  return (
    <tr className={classes.row} data-change tabIndex={-1}>
      <th scope="row" data-depth={depthOf(line)}>
        {line.label}
      </th>
      <td data-side="Earlier" data-hole={line.before === undefined || undefined}>
        <DataSide data={line.before} label={line.label} />
      </td>
      <td data-side="Later" data-hole={line.after === undefined || undefined}>
        <DataSide data={line.after} label={line.label} />
      </td>
      <td className={classes.markCell}>
        <ChangeMark kind={line.kind} />
      </td>
    </tr>
  );
}

/** Unchanged neighbours, folded: how many and which. */
export function SameRow({
  block,
  onToggle,
}: {
  block: Extract<Block, { type: 'same' }>;
  onToggle: () => void;
}) {
  const [first] = block.lines;
  const names = block.lines.map((line, index) => (index === 0 ? line.label : line.label.toLowerCase()));
  const which = names.length > 12 ? `${names.slice(0, 12).join(', ')} and others` : names.join(', ');
  const size = first?.type === 'whole' ? `, ${first.summary}` : '';
  return (
    <tr className={classes.folded}>
      <td colSpan={4}>
        <button type="button" className={classes.toggle} aria-expanded={block.open} onClick={onToggle}>
          {block.open ? (
            <IconChevronDown size={14} aria-hidden />
          ) : (
            <IconChevronRight size={14} aria-hidden />
          )}
          <span>{formatNumber(block.count)} the same</span>{' '}
          <span className={classes.quiet}>
            {which}
            {size}
          </span>
        </button>
      </td>
    </tr>
  );
}
