import { Box, Stack, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Fold } from '@/ui/fold';
import { ReadError } from '@/ui/loaded';
import type { BulkTask } from './bulk';
import type { Counts, FieldChange } from './bulk-changes';
import { BulkDialog } from './bulk-dialog';
import { judgeRows, named, type JudgedRows } from './judged-rows';

interface BulkPreviewProps<Row> extends Omit<BulkTask<Row>, 'title' | 'expected'> {
  /** The title while the records are read, and where none of them changes. */
  title: string;
  /** What the records are in words, as a selection of a list says it. */
  words: string;
  /** Why a record stays as it is, in a sentence; undefined where it changes. */
  skipReason: (row: Row) => string | undefined;
  /** What becomes of what, of the records that change: by what they are told apart, and what is said of how many there are. */
  changes?: {
    tellApart: (row: Row) => readonly string[];
    words: (counts: readonly Counts[]) => readonly FieldChange[];
  };
  /** In its place the first records themselves, where they do not change but go. */
  first?: (rows: readonly Row[]) => ReactNode;
  /** What to mind of the records that change. */
  warning?: (rows: readonly Row[]) => ReactNode;
  /** What they will do, after "12 will". */
  will?: ReactNode;
  /** The work over so many records, as the button says it: "Change 12 licenses". */
  action: (amount: number) => string;
  onClose: () => void;
  /** What to know before. */
  children?: ReactNode;
}

/**
 * The preview of a change to many records, and then the change itself. All of them are read first, so that it can say
 * how many change, what becomes of what, and which stay as they are for what reason.
 */
export function BulkPreview<T>(props: BulkPreviewProps<T>) {
  const { title, one, many, collect, skipReason, changes, onClose } = props;
  return (
    <BulkReading
      title={title}
      one={one}
      many={many}
      collect={async (signal, onProgress) =>
        judgeRows(
          await collect(signal, onProgress),
          { skipReason, tellApart: changes && ((row) => changes.tellApart(row)) },
          signal,
        )
      }
      onClose={onClose}
    >
      {(judged) => <Preview {...props} judged={judged} />}
    </BulkReading>
  );
}

interface BulkReadingProps<Read> {
  title: string;
  one: string;
  many: string;
  collect: (signal: AbortSignal, onProgress: (progress: { loaded: number }) => void) => Promise<Read>;
  onClose: () => void;
  /** The preview of what was read. */
  children: (read: Read) => ReactNode;
}

/** Reads the records that a preview is about, and says so meanwhile; where they cannot be read, that can be repeated. */
export function BulkReading<Read>(props: BulkReadingProps<Read>) {
  const { title, one, many, collect, onClose, children } = props;
  const [read, setRead] = useState(0);
  const rows = useQuery({
    queryKey: ['bulk-preview', useId()],
    queryFn: ({ signal }) => collect(signal, ({ loaded }) => setRead(loaded)),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (rows.data !== undefined) return children(rows.data);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
      }
    >
      {rows.isError ? (
        <ReadError query={rows} title={`The ${many} could not be read`} kept="Nothing was changed." />
      ) : (
        <p role="status">{count(read, one, many)} read, to see what would change. Nothing is changed yet.</p>
      )}
    </Dialog>
  );
}

function Preview<T>({ judged, ...props }: BulkPreviewProps<T> & { judged: JudgedRows<T> }) {
  const { title, words, skipReason, changes, first, warning, will, action, onClose, children, ...work } =
    props;
  const { rows, amount } = judged;
  const left = rows.length - amount;
  const summary = (
    <p>
      Of <b>{words}</b>, {amount === 0 ? 'none' : formatNumber(amount)} will {will ?? 'change'}
      {left > 0 && <>; {count(left, 'is left as it is', 'are left as they are')}</>}.
    </p>
  );
  const leftAlone = left > 0 && <LeftAlone left={judged.left} label={work.label} />;
  if (amount === 0) {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        width={560}
        footer={
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        }
      >
        <Stack gap="sm">
          {summary}
          {leftAlone}
        </Stack>
      </Dialog>
    );
  }
  const { together } = work;
  const task: BulkTask<T> = {
    ...work,
    // What stays as it is belongs to no write of others.
    ...(together && {
      together: { ...together, by: (row) => (skipReason(row) ? undefined : together.by(row)) },
    }),
    title: action(amount),
    expected: rows.length,
    collect: async () => rows,
    async run(row) {
      const why = skipReason(row);
      return why ? { left: why } : work.run(row);
    },
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      {summary}
      {!first && <WhichChange judged={judged} skipReason={skipReason} label={work.label} />}
      {changes && <Changes changes={changes.words(judged.counts)} />}
      {first?.(judged.first)}
      {first && amount > named && <p>{othersWords(amount - named)}</p>}
      {leftAlone}
      {warning?.(rows.filter((row) => skipReason(row) === undefined))}
      {children}
    </BulkDialog>
  );
}

type WhichChangeProps<T> = Pick<BulkPreviewProps<T>, 'label' | 'skipReason'> & { judged: JudgedRows<T> };

/** So many of those that change are listed; the exported result has all. */
const listed = 200;

/** Those that change by their names: the first in a line, which opens to the others where there are more. */
function WhichChange<T>({ judged, skipReason, label }: WhichChangeProps<T>) {
  const { rows, amount } = judged;
  const names = judged.first.map((row) => label(row)).join('; ') + othersWords(amount - named);
  if (amount <= named) return <p className="mute">{names}</p>;
  return (
    <Fold summary={names}>
      {() => (
        <Box component="ul" tabIndex={0} m={0} mah={180} style={{ overflow: 'auto' }}>
          {firstOf(rows, listed, (row) => skipReason(row) === undefined).map((row, index) => (
            <li key={index}>{label(row)}</li>
          ))}
          {amount > listed && <li>and {formatNumber(amount - listed)} more</li>}
        </Box>
      )}
    </Fold>
  );
}

/** At most so many of the rows that are meant, without going on to the last of thousands. */
function firstOf<T>(rows: readonly T[], most: number, isMeant: (row: T) => boolean): T[] {
  const found: T[] = [];
  for (const row of rows) {
    if (found.length === most) break;
    if (isMeant(row)) found.push(row);
  }
  return found;
}

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <Table verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Field</Table.Th>
          <Table.Th>From</Table.Th>
          <Table.Th>To</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ label, from, to }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{fromWords(from)}</Table.Td>
            <Table.Td>{to}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** `12 × Pending, 3 × Not approved and 4 others`. */
function fromWords(from: FieldChange['from']): string {
  if (from.length === 0) return 'All have it already';
  const rest = from.slice(named).reduce((sum, { amount }) => sum + amount, 0);
  const words = from.slice(0, named).map(({ words: value, amount }) => `${formatNumber(amount)} × ${value}`);
  return words.join(', ') + othersWords(rest);
}

const othersWords = (amount: number) => (amount > 0 ? ` and ${count(amount, 'other')}` : '');

type LeftAloneProps<T> = Pick<BulkPreviewProps<T>, 'label'> & Pick<JudgedRows<T>, 'left'>;

/** The records that stay as they are, by the reason. */
function LeftAlone<T>({ left, label }: LeftAloneProps<T>) {
  return (
    <Table verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Left as it is</Table.Th>
          <Table.Th>Which</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {left.map(({ why, amount, first }) => (
          <Table.Tr key={why}>
            <Table.Th scope="row">
              {formatNumber(amount)} × {why}
            </Table.Th>
            <Table.Td>
              {first.map((row) => label(row)).join('; ')}
              {othersWords(amount - named)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
