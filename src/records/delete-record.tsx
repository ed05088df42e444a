import { Checkbox, List } from '@mantine/core';
import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isApiError, type ApiError } from '@/api/errors';
import { useWrite } from '@/api/query';
import { noteDeleted } from '@/lib/deleted';
import { count } from '@/lib/words';
import { CannotDialog } from '@/ui/cannot-dialog';
import { DeleteDialog } from '@/ui/delete-dialog';
import {
  addressOf,
  idsOf,
  useRecordName,
  type Counted,
  type Dependents,
  type Going,
  type RecordDefinition,
  type Removal,
  type Stored,
} from './record';

interface DeleteRecordProps<Item extends Stored> {
  record: RecordDefinition<Item>;
  item: Item;
  onClose(): void;
  /** After it was deleted, to leave its page. */
  onDeleted?: (() => void) | undefined;
}

/**
 * Asks before a record is deleted, and says what goes with it and what stays; or says what has to be deleted first, when that
 * is known already or the service has refused it. Throws for a record that the service never deletes.
 */
export function DeleteRecord<Item extends Stored>(props: DeleteRecordProps<Item>) {
  const { record, item, onClose, onDeleted } = props;
  const { one, param, operations } = record;
  const removal: Removal<Item> = record.removal ?? {};
  const { id } = item;
  const name = useRecordName(record)(item);
  if (!operations.remove) throw new Error(`No ${one} can be deleted.`);
  const remove = useWrite(operations.remove);
  const [isOptionChosen, chooseOption] = useState(false);
  const isRefused = isApiError(remove.error) && remove.error.errors[param] !== undefined;
  const dependents = useCount(removal.refusedWhile, id);
  if (removal.refusedWhile && (isRefused || dependents?.any)) {
    const { one: dependent, which = '', note, show } = removal.refusedWhile;
    const total = dependents?.total;
    return (
      <CannotDialog title={`${name} cannot be deleted yet`} onClose={onClose}>
        <p>
          {[total ? `It has ${count(total, dependent)}` : `It has ${dependent}s`, which]
            .filter(Boolean)
            .join(' ')}
          . Delete {total === 1 ? 'it' : 'them'} first{note ? `: ${note}` : '.'}
        </p>
        <p>
          <Link {...show.link(id)} onClick={onClose}>
            {show.label}
          </Link>
        </p>
      </CannotDialog>
    );
  }
  const { option } = removal;
  return (
    <DeleteDialog
      title={removal.title ?? `Delete ${name}?`}
      action={`Delete ${one}`}
      {...typedToConfirm(removal, item, name)}
      remove={remove}
      variables={{
        ...addressOf(operations.remove, idsOf(record, item)),
        ...(option && { query: { [option.name]: isOptionChosen } }),
      }}
      messages={
        removal.notice?.(item, name) ?? {
          deleted: `${name} was deleted`,
          already: `${name} was deleted already`,
        }
      }
      onClose={onClose}
      onDeleted={() => {
        noteDeleted(id);
        onDeleted?.();
      }}
    >
      <Consequences removal={removal} item={item} />
      {option && (
        <Checkbox
          checked={isOptionChosen}
          onChange={(event) => chooseOption(event.currentTarget.checked)}
          label={option.label}
          description={option.description}
        />
      )}
    </DeleteDialog>
  );
}

/** What has to be typed before it is deleted. */
function typedToConfirm<Item extends Stored>({ typed }: Removal<Item>, item: Item, name: string) {
  if (typed === true) return { typed: { text: name, label: `To confirm, type ${name}` } };
  const text = typed?.text(item);
  return text && { typed: { text, label: `To confirm, type the ${typed?.what} ${text}` } };
}

/** How many there are of what stands in the way; undefined until that is known, and where nothing can. */
function useCount(dependents: Dependents | undefined, id: string): Counted | undefined {
  const nothing = { queryKey: ['no dependents'], queryFn: skipToken };
  return useQuery((dependents?.count(id) ?? nothing) as UseQueryOptions<unknown, ApiError, Counted>).data;
}

function Consequences<Item extends Stored>({ removal, item }: { removal: Removal<Item>; item: Item }) {
  const { begin, lead, goes, stays = [], alternative } = removal;
  const { id } = item;
  return (
    <>
      {begin?.(item) ?? <p>{['This cannot be taken back.', lead].filter(Boolean).join(' ')}</p>}
      {(goes || stays.length > 0) && (
        <List listStyleType="disc">
          {goes && <GoingItem goes={goes} id={id} />}
          {stays.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
      {alternative && <p>{alternative}</p>}
    </>
  );
}

function GoingItem({ goes, id }: { goes: Going; id: string }) {
  const { one } = goes;
  const { data: found, isPending } = useQuery(goes.count(id) as UseQueryOptions<unknown, ApiError, Counted>);
  return <List.Item aria-live="polite">{words()}</List.Item>;

  function words(): string {
    const total = found?.total;
    if ('words' in goes) return goes.words(total);
    if (isPending) return `Its ${one}s are being counted.`;
    if (found?.any === false) return `It has no ${one}s.`;
    if (total === undefined) return goes.uncounted;
    return `${count(total, one)} ${goes.which} ${total === 1 ? 'is' : 'are'} deleted with it.`;
  }
}
