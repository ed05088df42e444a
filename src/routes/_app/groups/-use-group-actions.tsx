import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { GroupDeleteDialog, GroupEditDialog } from '@/features/groups/dialogs';
import type { Group } from '@/api/models';
import type { MenuItem } from '@/ui/menu';

/** What can be done with a group of the list, or why not (`blocked`); `dialog` belongs into the page. */
export function useGroupActions(blocked: string | undefined) {
  const [task, setTask] = useState<{ kind: 'edit' | 'delete'; group: Group }>();
  const close = () => setTask(undefined);
  const actions = (group: Group): MenuItem[] => [
    { label: 'Edit', icon: IconPencil, blocked, run: () => setTask({ kind: 'edit', group }) },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      divided: true,
      blocked,
      run: () => setTask({ kind: 'delete', group }),
    },
  ];
  const dialog = (
    <>
      {task?.kind === 'edit' && <GroupEditDialog group={task.group} onClose={close} />}
      {task?.kind === 'delete' && <GroupDeleteDialog group={task.group} onClose={close} />}
    </>
  );
  return { actions, dialog };
}
