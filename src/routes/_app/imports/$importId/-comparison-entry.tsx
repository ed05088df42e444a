import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { use, useId, useState } from 'react';
import { attachLicense } from '@/api/operations.gen';
import { Highlighted } from '@/review/highlighted';
import { MarkLabel } from '@/review/mark-label';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { Mono, Verbatim } from '@/ui/text';
import classes from './-comparison.module.css';
import type { EntryProposal, FieldRow, Takeable } from './-proposal';
import { Failure, TakeCheck, TakeContext, TakeControl } from './-take-control';

/** An entry of the source: its head, and its fields beside those of the entry that we hold. */
export function ComparisonEntry({ entry }: { entry: EntryProposal }) {
  const { id, path, title, comparison, entryId, rows, take, blocked, draft } = entry;
  const taker = use(TakeContext);
  const inside = useId();
  // What agrees is one line, until somebody wants to see it.
  const [isOpen, setIsOpen] = useState(comparison.mark !== 'agrees');
  const isOnFile = entryId !== undefined;
  const item: Takeable | undefined = take && { id, label: title, take };
  const isSendable = item && item.take.kind !== 'attach';
  const state = taker?.stateOf(id);
  return (
    <>
      <tbody>
        <tr className={classes.entry}>
          <td className={classes.check}>{isSendable && !isOnFile && <TakeCheck item={item} />}</td>
          <th scope="row" colSpan={3} className={classes.title}>
            <UnstyledButton
              fz="inherit"
              className={classes.fold}
              aria-expanded={isOpen}
              aria-controls={isOpen ? inside : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? (
                <IconChevronDown size={14} aria-hidden />
              ) : (
                <IconChevronRight size={14} aria-hidden />
              )}
              <Verbatim>{title}</Verbatim>
            </UnstyledButton>
            {!isOpen && <span className="mute"> {count(rows.length, 'field')}</span>}
            {blocked && <p className={classes.why}>Cannot be added as it is. {blocked}</p>}
          </th>
          <td>
            <MarkLabel comparison={comparison} />
          </td>
          <td className={classes.act}>
            {item?.take.kind === 'attach' && (
              <Button
                size="xs"
                variant="default"
                needs={attachLicense}
                aria-label={`Attach ${title}`}
                onClick={() => item.take.kind === 'attach' && taker?.attach(item.take.license)}
              >
                Attach
              </Button>
            )}
            {draft && (
              <Button
                size="xs"
                variant="default"
                blocked={taker?.blocked}
                aria-label={`Complete and add ${title}`}
                onClick={() => taker?.complete(path, draft)}
              >
                Complete and add
              </Button>
            )}
            {((isSendable ? item : undefined) ?? state) && (
              <TakeControl
                id={id}
                name={title}
                item={isSendable ? item : undefined}
                label={isOnFile ? 'Apply all' : 'Add'}
              />
            )}
          </td>
        </tr>
        <Failure id={id} item={isSendable ? item : undefined} />
      </tbody>
      {isOpen && (
        <tbody id={inside}>
          {rows.map((row) => (
            <ComparisonRow key={row.id} row={row} entry={title} isPlain={!isOnFile} />
          ))}
        </tbody>
      )}
    </>
  );
}

interface ComparisonRowProps {
  row: FieldRow;
  /** The entry that it is a field of. */
  entry?: string | undefined;
  /** Its entry as a whole is not on file: its head says so. */
  isPlain?: boolean | undefined;
}

/** One value of the source beside ours. */
export function ComparisonRow({ row, entry, isPlain }: ComparisonRowProps) {
  const { id, label, onFile, given, mono, comparison, take, blocked } = row;
  const taker = use(TakeContext);
  const state = taker?.stateOf(id);
  const name = entry ? `${entry}: ${label}` : label;
  const item = take && { id, label: name, take };
  return (
    <>
      <tr>
        <td className={classes.check}>{item && <TakeCheck item={item} />}</td>
        <th scope="row" className={classes.label}>
          {label}
        </th>
        <td data-side="On file">
          {onFile ? mono ? <Mono>{onFile}</Mono> : <Verbatim>{onFile}</Verbatim> : <Dash />}
        </td>
        <td data-side="Source">
          {given ? <Highlighted text={given} comparison={comparison} mono={mono} /> : <Dash />}
          {blocked && comparison.mark !== 'agrees' && <p className={classes.why}>{blocked}</p>}
        </td>
        <td>{!isPlain && <MarkLabel comparison={comparison} />}</td>
        <td className={classes.act}>
          {(item ?? state) && <TakeControl id={id} name={name} item={item} label="Apply" />}
        </td>
      </tr>
      <Failure id={id} item={item} />
    </>
  );
}
