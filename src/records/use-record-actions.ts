import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useBlockedFor } from '@/api/permissions';
import type { MenuItem } from '@/ui/menu';
import { openDialog } from '@/ui/open-dialog';
import { DeleteRecord } from './delete-record';
import { EditRecord } from './edit-record';
import { CreateDialog } from './create-form';
import type { Facts } from './field';
import type { RecordDefinition, Stored } from './record';

/** Opens the form of a new record, with what is known of it already, or of whose it is to be. */
export function createRecord<Item extends Stored>(
  record: RecordDefinition<Item>,
  about: { given?: Facts; ownerId?: string } = {},
): void {
  openDialog(() => CreateDialog<Item>, { record, ...about });
}

/** Opens the form that changes a record. */
export function editRecord<Item extends Stored>(record: RecordDefinition<Item>, item: Item): void {
  openDialog(() => EditRecord<Item>, { record, item });
}

/** Asks whether a record is to be deleted; `onDeleted` is called once it is, to leave its page. */
export function deleteRecord<Item extends Stored>(
  record: RecordDefinition<Item>,
  item: Item,
  onDeleted?: () => void,
): void {
  openDialog(() => DeleteRecord<Item>, { record, item, onDeleted });
}

/** The menu of a row: its record is edited, and deleted where the service does that. */
export function useRecordActions<Item extends Stored>(record: RecordDefinition<Item>) {
  const blockedFor = useBlockedFor();
  const { update, remove } = record.operations;
  return (item: Item): MenuItem[] => [
    {
      label: record.edit?.verb ?? 'Edit',
      icon: IconPencil,
      blocked: blockedFor(update) && 'Not for your role',
      run: () => editRecord(record, item),
    },
    ...(remove
      ? [
          {
            label: 'Delete',
            icon: IconTrash,
            danger: true,
            divided: true,
            blocked: blockedFor(remove) && 'Not for your role',
            run: () => deleteRecord(record, item),
          },
        ]
      : []),
  ];
}
