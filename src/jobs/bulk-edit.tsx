import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { DataTag, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError, changedMeanwhile, conflict } from '@/api/errors';
import { emptiedBy } from '@/api/invalidations';
import type { WrittenTo } from '@/api/query';
import type { paths } from '@/api/schema';
import { dateHint, parseTypedDate } from '@/lib/typed-date';
import { typedDateFault } from '@/lib/typed-date-fault';
import { uncapitalized } from '@/lib/words';
import { DateInput } from '@/ui/date-input';
import {
  bodyOf,
  changedSince,
  changesOf,
  alreadyHasValues,
  valuesBefore,
  valuesToTakeBack,
  type BulkField,
  type BulkValues,
} from './bulk-changes';
import { BulkChoice, defineBulk, type AskProps } from './define-bulk';

interface BulkEditDeclaration<T, Body extends object, Read> {
  /** What they are: a declared record, or its words. */
  record: { one: string; many: string };
  /** The title of the choice, where it is not "Change licenses". */
  title?: string;
  /** What gets a value; `useFields` where choices have to be read first, with what is said while they cannot be. */
  fields?: readonly BulkField<T, Body>[];
  useFields?: () => { fields: readonly BulkField<T, Body>[]; unread: ReactNode };
  id: (row: T) => string | undefined;
  label: (row: T, queryClient: QueryClient) => string;
  /** Why a record stays as it is whatever is chosen, in a sentence; undefined where it can be changed. */
  whyNot?: (row: T) => string | undefined;
  /** Reads a record as it is now. */
  read: (id: string, row: T) => { queryKey: DataTag<QueryKey, Read, ApiError> };
  /** A row with what the record holds by now, where a row is more than its record. */
  rowOf?: (read: Read, row: T) => T;
  write: { operation: WrittenTo };
  /** Changes one record. */
  send: (id: string, body: Body, row: T) => Promise<Read>;
  /** The lists in whose rows the change is shown: `/providers`. */
  lists: keyof paths;
  /** A row that was changed, where a row is more than its record. */
  changed?: (row: T, body: Body) => T;
  /** What to know before, in the preview: of the values that are set, by the names of their fields as well. */
  about?: ReactNode | ((valueOf: ValueOf) => ReactNode);
  /**
   * What to mind of the values that are chosen, beside the fields; in the preview, of the records that change: what they have
   * already may settle it.
   */
  warning?: (valueOf: ValueOf, rows?: readonly T[]) => ReactNode;
  /** The result offers to take it back. Not so where the change of one record changes others, which would stay as they are. */
  takesBack?: boolean;
}

/** What a field is set to, by its label: '' empties it, undefined leaves it as it is. */
type ValueOf = (label: string) => string | undefined;

const valuesByLabel =
  ({ fields, values }: { fields: readonly { label: string }[]; values: BulkValues }): ValueOf =>
  (name) =>
    values[fields.findIndex(({ label }) => label === name)];

type ToTakeBack = { queryClient: QueryClient };

interface Choice<T, Body extends object> {
  fields: readonly BulkField<T, Body>[];
  values: BulkValues;
}

/**
 * Declares how many records get the same values, and gives the dialog of it: which, a preview that says what becomes of what,
 * then one after the other. What a record has already is not sent, and what somebody else changed since the preview is not
 * written over.
 */
export function defineBulkEdit<T extends object, Body extends object, Read = T>(
  declared: BulkEditDeclaration<T, Body, Read>,
) {
  const {
    record,
    title,
    fields = [],
    id,
    label,
    whyNot,
    read,
    write,
    send,
    lists,
    about,
    warning,
  } = declared;
  const { useFields = () => ({ fields, unread: undefined }) } = declared;
  // Where a row is its record, that it is one was said by leaving these out.
  const { rowOf = (answer: Read) => answer as unknown as T } = declared;
  const { changed = (row: T, body: Body, answer: Read): T => ({ ...row, ...emptiedBy(body), ...answer }) } =
    declared;

  function Ask(choice: AskProps<Choice<T, Body>>) {
    return <FieldChoices {...choice} {...useFields()} warning={warning} />;
  }

  /** A record as it is now. */
  async function readNow(known: string, row: T, queryClient: QueryClient): Promise<T> {
    // What it answers is said by its key; the rest of a read's options depends on which it is.
    const options = read(known, row) as FetchQueryOptions<Read, ApiError>;
    return rowOf(await queryClient.fetchQuery({ ...options, staleTime: 0 }), row);
  }

  return defineBulk<T, Choice<T, Body>>({
    record,
    verb: 'Change',
    ...(title !== undefined && { title }),
    label,
    ask: Ask,
    useLatest: () => ({ fields: useFields().fields }),
    skipReason: (row, chosen) =>
      whyNot?.(row) ??
      (alreadyHasValues(row, chosen.fields, chosen.values) ? 'It is so already.' : undefined),
    changes: {
      tellApart: (row, chosen) => valuesBefore(row, chosen.fields, chosen.values),
      words: (counts, chosen) => changesOf(counts, chosen.fields, chosen.values),
    },
    about: (chosen) => (typeof about === 'function' ? about(valuesByLabel(chosen)) : about),
    ...(warning && { warning: (rows, chosen) => warning(valuesByLabel(chosen), rows) }),
    write,
    lists,
    id,
    async run(row, { queryClient, readAgain, ...chosen }) {
      const known = id(row);
      if (!known) throw new ApiError({ kind: 'not-json', title: `The ${record.one} has no id` });
      const there = (await readAgain()) ?? (await readNow(known, row, queryClient));
      const why = whyNot?.(there);
      if (why) throw conflict(why);
      const other = changedSince(row, there, chosen.fields, chosen.values);
      if (other.length > 0) throw changedMeanwhile(other);
      const body = bodyOf(chosen.fields, chosen.values);
      const answer = await send(known, body, row);
      return { note: 'Changed', row: (listed) => changed(listed, body, answer) };
    },
    ...(declared.takesBack && {
      async takeBack(row: T, { queryClient, fields: chosen, values }: Choice<T, Body> & ToTakeBack) {
        const known = id(row) ?? '';
        const there = await readNow(known, row, queryClient);
        const back = valuesToTakeBack(row, there, chosen, values);
        const why = whyNot?.(there) ?? (typeof back === 'string' ? back : undefined);
        if (why !== undefined || typeof back === 'string') return { left: why ?? '' };
        await send(known, bodyOf(chosen, back), row);
        return 'As it was before';
      },
    }),
  });
}

type FieldChoicesProps<T, Body extends object> = AskProps<Choice<T, Body>> &
  Pick<Choice<T, Body>, 'fields'> & {
    unread: ReactNode;
    warning: ((valueOf: ValueOf) => ReactNode) | undefined;
  };

/** Which fields get which values; what is left out stays as it is. */
function FieldChoices<T, Body extends object>(props: FieldChoicesProps<T, Body>) {
  const { fields, unread, warning, ...choice } = props;
  const [drafts, setDrafts] = useState<readonly Draft[]>(fields.map(() => ({ kind: 'keep', text: '' })));
  const values = drafts.map((draft, index) => valueOf(draft, fields[index]?.kind));
  const isEmpty = drafts.every(({ kind }) => kind === 'keep');
  const isWhole = !isEmpty && !drafts.some(({ kind }, index) => kind === 'set' && !values[index]);
  return (
    <BulkChoice {...choice} answer={isWhole ? { fields, values } : undefined}>
      {(isTried) => (
        <>
          {fields.map((field, index) => (
            <FieldChoice
              key={field.label}
              field={field}
              draft={drafts[index] ?? { kind: 'keep', text: '' }}
              tried={isTried}
              onChange={(draft) => setDrafts(drafts.with(index, draft))}
            />
          ))}
          {unread}
          {warning?.(valuesByLabel({ fields, values }))}
          {isTried && isEmpty && (
            <Text c="red" role="alert">
              Choose what is to be changed.
            </Text>
          )}
        </>
      )}
    </BulkChoice>
  );
}

interface Draft {
  kind: 'keep' | 'empty' | 'set';
  text: string;
  /** A text in words of one's own, beside those that are offered. */
  isOwn?: boolean;
}

/** What is sent of a draft; undefined where it stays as it is, and where it cannot be read. */
function valueOf({ kind, text }: Draft, field: BulkField<never, object>['kind'] | undefined) {
  if (kind === 'keep') return undefined;
  if (kind === 'empty') return '';
  if (field !== 'date') return text.trim() || undefined;
  return typedDateFault(text) === undefined ? parseTypedDate(text) : undefined;
}

interface FieldChoiceProps<T, Body extends object> {
  field: BulkField<T, Body>;
  draft: Draft;
  /** The preview was asked for: what is missing is said. */
  tried: boolean;
  onChange: (draft: Draft) => void;
}

function FieldChoice<T, Body extends object>({ field, draft, tried, onChange }: FieldChoiceProps<T, Body>) {
  const { label, kind, choices = [], none, hint } = field;
  const error = tried && draft.kind === 'set' && !valueOf(draft, kind);
  const type = (text: string) => onChange({ kind: 'set', text, isOwn: true });
  const what = uncapitalized(label);
  const offered = choices.map((choice, index) => ({ value: String(index), label: choice.label }));
  const toSet = kind === 'date' ? 'Set the date' : choices.length > 0 ? 'Set it to other words' : 'Set it to';
  const ownChanges = kind === 'choice' ? offered : [...offered, { value: 'set', label: toSet }];
  const chosen = draft.isOwn ? 'set' : String(choices.findIndex(({ value }) => value === draft.text));
  return (
    <Group align="flex-start" gap="md" grow preventGrowOverflow={false}>
      <NativeSelect
        label={label}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.kind === 'set' ? chosen : draft.kind}
        onChange={({ currentTarget: { value } }) => {
          if (value === 'keep' || value === 'empty') onChange({ kind: value, text: draft.text });
          else if (value === 'set')
            onChange({ kind: 'set', text: draft.isOwn ? draft.text : '', isOwn: true });
          else onChange({ kind: 'set', text: choices[Number(value)]?.value ?? '' });
        }}
        data={[
          { value: 'keep', label: 'Leave as it is' },
          ...ownChanges,
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
          error={error && (typedDateFault(draft.text) ?? dateHint)}
        />
      )}
      {kind === 'text' && draft.kind === 'set' && draft.isOwn && (
        <TextInput
          label={`New ${what}`}
          autoComplete="off"
          value={draft.text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          error={error && 'Write what it is to be.'}
        />
      )}
    </Group>
  );
}
