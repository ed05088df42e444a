import { useQuery } from '@tanstack/react-query';
import { useDeleteGroup } from '@/api/operations.gen';
import type { Group } from '@/api/models';
import { count } from '@/lib/words';
import { enrollmentCountOptions } from './enrollment-count';
import { DeleteDialog } from '@/ui/delete-dialog';
import { groupName } from './words';
import classes from './groups.module.css';

interface GroupDeleteDialogProps {
  group: Group;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

/** Deletes a group and says what goes with it; its name has to be typed. */
export function GroupDeleteDialog({ group, onClose, onDeleted }: GroupDeleteDialogProps) {
  const remove = useDeleteGroup();
  const { id: groupId = '' } = group;
  const { data: enrollments, isPending } = useQuery(enrollmentCountOptions({ groupId }));
  const name = groupName(group);

  return (
    <DeleteDialog
      title={`Delete ${name}?`}
      action="Delete group"
      typed={{ text: name, label: `To confirm, type ${name}` }}
      variables={{ groupId }}
      remove={remove}
      said={{ deleted: `${name} was deleted`, already: `${name} was deleted already` }}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p>This cannot be taken back.</p>
      <ul className={classes.bullets}>
        <li aria-live="polite">{enrollmentWords()}</li>
        <li>Its providers and the plans linked to it stay; they only leave the group.</li>
        <li>The event log keeps what happened.</li>
      </ul>
    </DeleteDialog>
  );

  function enrollmentWords(): string {
    if (isPending) return 'Its enrollments are being counted.';
    if (enrollments?.any === false) return 'It has no enrollments.';
    const total = enrollments?.total;
    if (total === undefined) return 'All enrollments of its providers with its plans are deleted with it.';
    return `${count(total, 'enrollment')} of its providers ${total === 1 ? 'is' : 'are'} deleted with it.`;
  }
}
