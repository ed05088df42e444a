import { Group, NativeSelect, Table, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { ApiError } from '@/api/errors';
import { dateHint, parseTypedDate } from '@/lib/typed-date';
import { count, formatNumber, uncapitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { DateInput } from '@/ui/date-input';
import { Dialog } from '@/ui/dialog';
import { InlineError } from '@/ui/states';
import type { BulkTask } from './bulk';
import { bodyOf, changesOf, isSo, type BulkField, type BulkValues, type FieldChange } from './bulk-changes';
import { BulkChoice } from './bulk-choice';
import { BulkDialog } from './bulk-dialog';

interface BulkEditProps<T, Body extends object> {
  title: string;
  one: string;
  many: string;
  /** The records, and what they are in words: the selection of a list. */
  selection: Pick<BulkTask<T>, 'collect'> & { words: string };
  fields: readonly BulkField<T, Body>[];
  id: (row: T) => string | undefined;
  label: (row: T) => string;
  /** Why a record stays as it is whatever is chosen, in a sentence; undefined where it can be changed. */
  whyNot?: (row: T) => string | undefined;
  /** Changes one record. */
  send: (id: string, body: Body) => Promise<unknown>;
  onRest: () => void;
  onClose: () => void;
  /** What to know before, in the preview. */
  note?: ReactNode;
  /** What stands below the fields, such as a list of choices that could not be read. */
  children?: ReactNode;
}

/**
 * Gives many records the same values: which, a preview that says what becomes of what, then one after the other. What a
 * record has already is not sent.
 */
export function BulkEdit<T, Body extends object>(props: BulkEditProps<T, Body>) {
  const { title, selection, fields, onClose, children } = props;
  const [drafts, setDrafts] = useState<readonly Draft[]>(fields.map(() => ({ kind: 'keep', text: '' })));
  const [tried, setTried] = useState(false);
  const [values, setValues] = useState<BulkValues>();
  if (values) return <Preview {...props} values={values} />;
  const isEmpty = drafts.every(({ kind }) => kind === 'keep');
  return (
    <BulkChoice
      title={title}
      words={selection.words}
      onClose={onClose}
      onPreview={() => {
        setTried(true);
        const read = drafts.map((draft, at) => valueOf(draft, fields[at]?.kind));
        if (!isEmpty && !drafts.some(({ kind }, at) => kind === 'set' && !read[at])) setValues(read);
      }}
    >
      {fields.map((field, at) => (
        <FieldChoice
          key={field.label}
          field={field}
          draft={drafts[at] ?? { kind: 'keep', text: '' }}
          tried={tried}
          onChange={(draft) => setDrafts(drafts.with(at, draft))}
        />
      ))}
      {children}
      {tried && isEmpty && (
        <Text c="red" role="alert">
          Choose what is to be changed.
        </Text>
      )}
    </BulkChoice>
  );
}

interface Draft {
  kind: 'keep' | 'empty' | 'set';
  text: string;
}

/** What is sent of a draft; undefined where it stays as it is, and where it cannot be read. */
function valueOf({ kind, text }: Draft, field: BulkField<never, object>['kind'] | undefined) {
  if (kind === 'keep') return undefined;
  if (kind === 'empty') return '';
  return field === 'date' ? parseTypedDate(text) : text.trim() || undefined;
}

interface FieldChoiceProps<T, Body extends object> {
  field: BulkField<T, Body>;
  draft: Draft;
  /** The preview was asked for: what is missing is said. */
  tried: boolean;
  onChange: (draft: Draft) => void;
}

function FieldChoice<T, Body extends object>({ field, draft, tried, onChange }: FieldChoiceProps<T, Body>) {
  const list = useId();
  const { label, kind, choices = [], none, hint } = field;
  const error = tried && draft.kind === 'set' && !valueOf(draft, kind);
  const type = (text: string) => onChange({ kind: 'set', text });
  const what = uncapitalized(label);
  const own =
    kind === 'choice'
      ? choices.map((choice, at) => ({ value: String(at), label: choice.label }))
      : [{ value: 'set', label: kind === 'date' ? 'Set the date' : 'Set it to' }];
  const chosen = choices.findIndex(({ value }) => value === draft.text);
  return (
    <Group align="flex-start" gap="md" grow preventGrowOverflow={false}>
      <NativeSelect
        label={label}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.kind === 'set' && kind === 'choice' ? String(chosen) : draft.kind}
        onChange={({ currentTarget: { value } }) => {
          if (value === 'keep' || value === 'empty') onChange({ kind: value, text: draft.text });
          else
            onChange({
              kind: 'set',
              text: kind === 'choice' ? (choices[Number(value)]?.value ?? '') : draft.text,
            });
        }}
        data={[
          { value: 'keep', label: 'Leave as it is' },
          ...own,
          ...(none ? [{ value: 'empty', label: none }] : []),
        ]}
      />
      {kind === 'date' && draft.kind === 'set' && (
        <DateInput
          label={`New ${what}`}
          what={what}
          description="Month, day, year"
          value={draft.text}
          onChange={type}
          error={error && dateHint}
        />
      )}
      {kind === 'text' && draft.kind === 'set' && (
        <>
          <TextInput
            label={`New ${what}`}
            autoComplete="off"
            list={list}
            value={draft.text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            error={error && 'Write what it is to be.'}
          />
          <datalist id={list}>
            {choices.map(({ value }) => (
              <option key={value}>{value}</option>
            ))}
          </datalist>
        </>
      )}
    </Group>
  );
}

function Preview<T, Body extends object>(props: BulkEditProps<T, Body> & { values: BulkValues }) {
  const { title, one, many, selection, fields, values, id, label, whyNot, send, onRest, onClose, note } =
    props;
  const [read, setRead] = useState(0);
  const rows = useQuery({
    queryKey: ['bulk-edit', useId()],
    queryFn: ({ signal }) => selection.collect(signal, ({ loaded }) => setRead(loaded)),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (!rows.data) {
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
          <InlineError
            error={rows.error}
            title={`The ${many} could not be read`}
            kept="Nothing was changed."
            onRetry={() => void rows.refetch()}
          />
        ) : (
          <p role="status">
            {count(read, one, many)} read, to see what would change. Nothing is changed yet.
          </p>
        )}
      </Dialog>
    );
  }
  const open = rows.data.filter((row) => whyNot?.(row) === undefined);
  const left = rows.data.length - open.length;
  const changes = changesOf(open, fields, values);
  const same = open.length - changes.changed.length;
  const unchanged = (
    <>
      {same > 0 && <>; {count(same, 'is', 'are')} so already</>}
      {left > 0 && (
        <>
          ;{' '}
          {count(
            left,
            'cannot be changed and is left as it is',
            'cannot be changed and are left as they are',
          )}
        </>
      )}
      .
    </>
  );
  if (changes.changed.length === 0) {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        }
      >
        <p>
          Of <b>{selection.words}</b>, nothing would change{unchanged}
        </p>
      </Dialog>
    );
  }
  const task: BulkTask<T> = {
    title: `Change ${count(changes.changed.length, one, many)}`,
    one,
    many,
    expected: rows.data.length,
    collect: async () => rows.data,
    label,
    async run(row) {
      const why = whyNot?.(row);
      if (why) return `Left as it is. ${why}`;
      if (isSo(row, fields, values)) return 'As it was';
      const known = id(row);
      if (!known) throw new ApiError({ kind: 'not-json', title: `The ${one} has no id` });
      await send(known, bodyOf(fields, values));
      return 'Changed';
    },
    onRest,
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        Of <b>{selection.words}</b>, {formatNumber(changes.changed.length)} will change
        {unchanged}
      </p>
      <Changes changes={changes.fields} />
      {note}
    </BulkDialog>
  );
}

/** So many different values are named; the rest are counted. */
const named = 5;

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
  return words.join(', ') + (rest > 0 ? ` and ${formatNumber(rest)} others` : '');
}
