import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { GroupEditDialog, useGroupDeletion } from '@/features/groups/dialogs';
import type { Group } from '@/api/models';
import type { MenuItem } from '@/ui/menu';

/** What can be done with a group of the list, or why not (`blocked`); `dialog` belongs into the page. */
export function useGroupActions(blocked: string | undefined) {
  const [editing, setEditing] = useState<Group>();
  const deleteGroup = useGroupDeletion();
  const actions = (group: Group): MenuItem[] => [
    { label: 'Edit', icon: IconPencil, blocked, run: () => setEditing(group) },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      divided: true,
      blocked,
      run: () => deleteGroup(group),
    },
  ];
  const dialog = editing && <GroupEditDialog group={editing} onClose={() => setEditing(undefined)} />;
  return { actions, dialog };
}
