import { List } from '@mantine/core';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '@/api/errors';
import { useWrite } from '@/api/query';
import { count } from '@/lib/words';
import { confirmDelete } from '@/ui/confirm';
import type { Counted, RecordDefinition, Removal, Stored } from './record';

const nothing: Removal = { stays: [] };

/** Asks before a record is deleted, and says what goes with it and what stays. */
export function useRemoval<Item extends Stored>(record: RecordDefinition<Item>) {
  const { mutateAsync } = useWrite(record.operations.remove);
  const { one, param, removal = nothing } = record;
  return (item: Item, onDeleted?: () => void) => {
    const { id = '' } = item;
    const name = record.name(item);
    confirmDelete({
      title: `Delete ${name}?`,
      action: `Delete ${one}`,
      ...(removal.typed && { typed: { text: name, label: `To confirm, type ${name}` } }),
      children: <Consequences removal={removal} id={id} />,
      said: { deleted: `${name} was deleted`, already: `${name} was deleted already` },
      run: () => mutateAsync({ [param]: id }),
      onDeleted,
    });
  };
}

function Consequences({ removal: { goes, stays }, id }: { removal: Removal; id: string }) {
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
