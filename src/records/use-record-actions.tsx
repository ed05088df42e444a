import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import type { MenuItem } from '@/ui/menu';
import { EditRecord } from './edit-record';
import type { RecordDefinition, Stored } from './record';
import { useRemoval } from './removal';

/**
 * Edits and deletes records: `actions` are a row's menu, `edit` and `remove` what its page has buttons for; `dialog`
 * belongs into the page.
 */
export function useRecordActions<Item extends Stored>(record: RecordDefinition<Item>) {
  const [editing, edit] = useState<Item>();
  const remove = useRemoval(record);
  const blocked = useWriteBlocked(record.area) && 'Not for your role';
  const actions = (item: Item): MenuItem[] => [
    { label: 'Edit', icon: IconPencil, blocked, run: () => edit(item) },
    { label: 'Delete', icon: IconTrash, danger: true, divided: true, blocked, run: () => remove(item) },
  ];
  const dialog = editing && <EditRecord record={record} item={editing} onClose={() => edit(undefined)} />;
  return { actions, edit, remove, dialog };
}
