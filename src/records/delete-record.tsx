import { List } from '@mantine/core';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isApiError, type ApiError } from '@/api/errors';
import { useWrite } from '@/api/query';
import { count } from '@/lib/words';
import { CannotDialog } from '@/ui/cannot-dialog';
import { DeleteDialog } from '@/ui/delete-dialog';
import type { Counted, Dependents, RecordDefinition, Removal, Stored } from './record';

interface DeleteRecordProps<Item extends Stored> {
  record: RecordDefinition<Item>;
  item: Item;
  onClose(): void;
  /** After it was deleted, to leave its page. */
  onDeleted?: (() => void) | undefined;
}

/**
 * Asks before a record is deleted, and says what goes with it and what stays; or says what has to be deleted first, when that
 * is known already or the service has refused it.
 */
export function DeleteRecord<Item extends Stored>(props: DeleteRecordProps<Item>) {
  const { record, item, onClose, onDeleted } = props;
  const { one, param, removal = {} } = record;
  const { id = '' } = item;
  const name = record.name(item);
  const remove = useWrite(record.operations.remove);
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
  return (
    <DeleteDialog
      title={`Delete ${name}?`}
      action={`Delete ${one}`}
      {...(removal.typed && { typed: { text: name, label: `To confirm, type ${name}` } })}
      remove={remove}
      variables={{ [param]: id }}
      said={{ deleted: `${name} was deleted`, already: `${name} was deleted already` }}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <Consequences removal={removal} id={id} />
    </DeleteDialog>
  );
}

/** How many there are of what stands in the way; undefined until that is known, and where nothing can. */
function useCount(dependents: Dependents | undefined, id: string): Counted | undefined {
  const nothing = { queryKey: ['no dependents'], queryFn: () => ({ total: 0, any: false }) };
  return useQuery((dependents?.count(id) ?? nothing) as UseQueryOptions<unknown, ApiError, Counted>).data;
}

function Consequences({ removal: { goes, stays = [] }, id }: { removal: Removal; id: string }) {
  return (
    <>
      <p>This cannot be taken back.</p>
      <List listStyleType="disc">
        {goes && <Going goes={goes} id={id} />}
        {stays.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </>
  );
}

function Going({ goes, id }: { goes: NonNullable<Removal['goes']>; id: string }) {
  const { one, which, uncounted } = goes;
  const { data: found, isPending } = useQuery(goes.count(id) as UseQueryOptions<unknown, ApiError, Counted>);
  return <List.Item aria-live="polite">{words()}</List.Item>;

  function words(): string {
    if (isPending) return `Its ${one}s are being counted.`;
    if (found?.any === false) return `It has no ${one}s.`;
    const total = found?.total;
    if (total === undefined) return uncounted;
    return `${count(total, one)} ${which} ${total === 1 ? 'is' : 'are'} deleted with it.`;
  }
}
