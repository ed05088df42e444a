import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { changedMeanwhile, conflict } from '@/api/errors';
import { dateHint, parseTypedDate } from '@/lib/typed-date';
import { count, uncapitalized } from '@/lib/words';
import { DateInput } from '@/ui/date-input';
import type { BulkTask } from './bulk';
import { bodyOf, changedSince, changesOf, isSo, type BulkField, type BulkValues } from './bulk-changes';
import { BulkChoice } from './bulk-choice';
import { BulkPreview } from './bulk-preview';

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
  /** Reads a record as it is now. */
  read: (id: string, row: T) => Promise<T>;
  /** Changes one record. */
  send: (id: string, body: Body, row: T) => Promise<unknown>;
  onRest: (isSeen: boolean) => void;
  onClose: () => void;
  /** What to know before, in the preview. */
  note?: ReactNode;
  /** What stands below the fields, such as a list of choices that could not be read. */
  children?: ReactNode;
}

/**
 * Gives many records the same values: which, a preview that says what becomes of what, then one after the other. What a
 * record has already is not sent, and what somebody else changed since the preview is not written over.
 */
export function BulkEdit<T, Body extends object>(props: BulkEditProps<T, Body>) {
  const {
    title,
    one,
    many,
    selection,
    fields,
    id,
    label,
    whyNot,
    read,
    send,
    onRest,
    onClose,
    note,
    children,
  } = props;
  const [drafts, setDrafts] = useState<readonly Draft[]>(fields.map(() => ({ kind: 'keep', text: '' })));
  const [tried, setTried] = useState(false);
  const [values, setValues] = useState<BulkValues>();
  if (values) {
    return (
      <BulkPreview
        title={title}
        one={one}
        many={many}
        selection={selection}
        id={id}
        label={label}
        whyLeft={(row) => whyNot?.(row) ?? (isSo(row, fields, values) ? 'It is so already.' : undefined)}
        changes={(rows) => changesOf(rows, fields, values)}
        action={(amount) => `Change ${count(amount, one, many)}`}
        send={async (known, row) => {
          const there = await read(known, row);
          const why = whyNot?.(there);
          if (why) throw conflict(why);
          const changed = changedSince(row, there, fields, values);
          if (changed.length > 0) throw changedMeanwhile(changed);
          await send(known, bodyOf(fields, values), row);
          return 'Changed';
        }}
        onRest={onRest}
        onClose={onClose}
      >
        {note}
      </BulkPreview>
    );
  }
  const isEmpty = drafts.every(({ kind }) => kind === 'keep');
  return (
    <BulkChoice
      title={title}
      words={selection.words}
      onClose={onClose}
      onPreview={() => {
        setTried(true);
        const read = drafts.map((draft, index) => valueOf(draft, fields[index]?.kind));
        if (!isEmpty && !drafts.some(({ kind }, index) => kind === 'set' && !read[index])) setValues(read);
      }}
    >
      {fields.map((field, index) => (
        <FieldChoice
          key={field.label}
          field={field}
          draft={drafts[index] ?? { kind: 'keep', text: '' }}
          tried={tried}
          onChange={(draft) => setDrafts(drafts.with(index, draft))}
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
      ? choices.map((choice, index) => ({ value: String(index), label: choice.label }))
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
