import { Group, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { PayerColumn, PayerColumnSet } from '@/domain/payer-roster';
import { payerFields } from '@/domain/payer-roster-fields';
import { startSets } from '@/domain/payer-roster-starts';
import { faultOf } from '@/features/payer-roster/column-sets';
import { LeaveGuard } from '@/form/leave-guard';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { SegmentedField } from '@/ui/segmented-field';
import { WideTable } from '@/ui/sideways';
import { ColumnRow } from './column-row';

interface ColumnsDialogProps {
  payer: string;
  set: PayerColumnSet;
  isSaved: boolean;
  onSave: (set: PayerColumnSet) => void;
  onClose: () => void;
}

/** A column with what tells it from others while it is moved and renamed. */
type Draft = PayerColumn & { id: number };

let ids = 0;
const drafted = (columns: readonly PayerColumn[]): Draft[] =>
  columns.map((column) => ({ ...column, id: (ids += 1) }));

/** Columns as they stand in the dialog. */
interface DraftSet {
  columns: readonly Draft[];
  dates: PayerColumnSet['dates'];
}
const draftedSet = ({ columns, dates }: PayerColumnSet): DraftSet => ({ columns: drafted(columns), dates });

/** Columns as they are saved: a heading without the space around it. */
const savedSet = ({ columns, dates }: PayerColumnSet): PayerColumnSet => ({
  columns: columns.map(({ heading, field, isRequired }) => ({
    heading: heading.trim(),
    field,
    ...(isRequired && { isRequired }),
  })),
  dates,
});
const isAlike = (one: PayerColumnSet, other: PayerColumnSet) =>
  JSON.stringify(savedSet(one)) === JSON.stringify(savedSet(other));

/** Chooses the columns that a payer wants: their headings, order, fields, and what it requires. */
export function ColumnsDialog({ payer, set, isSaved, onSave, onClose }: ColumnsDialogProps) {
  const [first] = useState(isSaved ? '' : (startSets[0]?.name ?? ''));
  const [start, setStart] = useState(first);
  // By what they started from, each as it was left: whoever looks at another start set loses nothing.
  const [drafts, setDrafts] = useState<Readonly<Record<string, DraftSet>>>(() => ({
    [first]: draftedSet(set),
  }));
  const [tried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isLeft = useRef(false);
  const { columns, dates } = drafts[start] ?? draftedSet(set);
  const fault = faultOf(columns);
  const baseOf = (name: string) =>
    (name === first ? undefined : startSets.find((one) => one.name === name)) ?? set;
  const isTouched =
    start !== first || Object.entries(drafts).some(([name, draft]) => !isAlike(draft, baseOf(name)));
  const close = () => (isTouched ? setAsking(true) : onClose());

  const put = (changed: (now: DraftSet) => Partial<DraftSet>) =>
    setDrafts((now) => {
      const before = now[start] ?? { columns, dates };
      return { ...now, [start]: { ...before, ...changed(before) } };
    });
  const setColumns = (next: readonly Draft[]) => put(() => ({ columns: next }));
  const change = (id: number, changed: Partial<PayerColumn>) =>
    put((now) => ({ columns: now.columns.map((one) => (one.id === id ? { ...one, ...changed } : one)) }));
  function move(at: number, by: 1 | -1) {
    const next = [...columns];
    const [one] = next.splice(at, 1);
    if (one) next.splice(at + by, 0, one);
    setColumns(next);
  }
  function begin(name: string) {
    setDrafts((now) => ({ ...now, [name]: now[name] ?? draftedSet(baseOf(name)) }));
    setStart(name);
  }
  function save() {
    setTried(true);
    if (fault) return;
    isLeft.current = true;
    onSave(savedSet({ columns, dates }));
    onClose();
  }
  return (
    <Dialog
      title={`Columns for ${payer}`}
      onClose={close}
      width={860}
      sticky
      footer={
        <>
          {tried && fault && (
            <Text role="alert" c="red" size="sm">
              {fault}
            </Text>
          )}
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button onClick={save}>Save columns</Button>
        </>
      }
    >
      <Stack gap="md">
        <Group align="flex-end" gap="md">
          <NativeSelect
            label="Start from"
            value={start}
            onChange={({ currentTarget }) => begin(currentTarget.value)}
            data={[
              ...(isSaved ? [{ value: '', label: 'The columns as they are' }] : []),
              ...startSets.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
          <SegmentedField<PayerColumnSet['dates']>
            label="Days"
            labelShown
            value={dates}
            onChange={(next) => put(() => ({ dates: next }))}
            data={[
              { value: 'us', label: 'MM/DD/YYYY' },
              { value: 'iso', label: 'YYYY-MM-DD' },
            ]}
          />
        </Group>
        <WideTable minWidth={560}>
          <Table verticalSpacing={4} aria-label="Columns">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Heading</Table.Th>
                <Table.Th scope="col">Field</Table.Th>
                <Table.Th scope="col">Required</Table.Th>
                <Table.Th scope="col">Order</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {columns.map((column, at) => (
                <ColumnRow
                  key={column.id}
                  column={column}
                  at={at}
                  isLast={at === columns.length - 1}
                  onChange={(changed) => change(column.id, changed)}
                  onMove={(by) => move(at, by)}
                  onRemove={() => setColumns(columns.filter(({ id }) => id !== column.id))}
                />
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setColumns([...columns, ...drafted([unusedColumn(columns)])])}
          >
            Add column
          </Button>
          <Text size="sm" c="dimmed">
            NPI, tax id and ZIP code go out as text, with their zeros. No home address, no social security
            number.
          </Text>
        </Group>
      </Stack>
      <LeaveGuard
        dirty={isTouched}
        saved={isLeft}
        leaving="unsaved"
        onlyHere={undefined}
        onLeave={() => (isLeft.current = true)}
      />
      {isAsking && (
        <ConfirmDialog
          title="Close without saving?"
          action="Discard what I changed"
          danger
          onClose={() => setAsking(false)}
          onConfirm={onClose}
        >
          <p>The columns as you changed them are not saved. If you close this, they are gone.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** The first field that has no column yet, by its own name. */
function unusedColumn(columns: readonly PayerColumn[]): PayerColumn {
  const field =
    payerFields.find(({ key }) => columns.every((column) => column.field !== key)) ?? payerFields[0];
  return { heading: field?.label ?? '', field: field?.key ?? '' };
}
