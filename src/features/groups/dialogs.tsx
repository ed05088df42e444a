import { List } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { getGroupOptions, useDeleteGroup, useUpdateGroup } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { Group } from '@/api/models';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import { count } from '@/lib/words';
import { confirmDelete } from '@/ui/confirm';
import { GroupFields } from './fields';
import {
  changedGroupSchema,
  type CheckedGroup,
  groupPatch,
  type GroupValues,
  groupValues,
} from './form-values';
import { groupName } from '@/domain/groups';
import { enrollmentCountOptions } from '@/api/enrollment-count';

interface GroupEditDialogProps {
  group: Group;
  onClose(): void;
}

/** Changes a group; only what was changed here is sent, so that others' changes stay. */
export function GroupEditDialog({ group, onClose }: GroupEditDialogProps) {
  // What the form started with, also when the group is read anew while it is open.
  const [before] = useState(() => groupValues(group));
  const resolver: Resolver<GroupValues, unknown, CheckedGroup> = (values, ...rest) =>
    zodResolver(changedGroupSchema(values, before))(values, ...rest);
  const form = useForm({ resolver, defaultValues: before, mode: 'onTouched' });
  const update = useUpdateGroup();
  const { id: groupId = '' } = group;
  return (
    <FormDialog title={`Edit ${groupName(group)}`} onClose={onClose} width={680}>
      <FormShell
        form={form}
        onSubmit={async (values) => {
          const patch = groupPatch(values, form.getValues(), before);
          return Object.keys(patch).length > 0 ? update.mutateAsync({ groupId, body: patch }) : undefined;
        }}
        onSaved={(saved) => {
          if (saved) notify({ tone: 'success', title: `${groupName(saved)} was saved` });
          onClose();
        }}
        error={update.error}
        pending={update.isPending}
        submitLabel="Save changes"
        blocked={useWriteBlocked('Groups')}
        compared={comparedWith(getGroupOptions({ groupId }), groupValues)}
        draft={{ name: `edit-group:${groupId}` }}
      >
        <GroupFields />
      </FormShell>
    </FormDialog>
  );
}

/** Asks before a group is deleted and says what goes with it; its name has to be typed. */
export function useGroupDeletion() {
  const { mutateAsync } = useDeleteGroup();
  return (group: Group, onDeleted?: () => void) => {
    const { id: groupId = '' } = group;
    const name = groupName(group);
    confirmDelete({
      title: `Delete ${name}?`,
      action: 'Delete group',
      typed: { text: name, label: `To confirm, type ${name}` },
      children: <LostWithGroup groupId={groupId} />,
      said: { deleted: `${name} was deleted`, already: `${name} was deleted already` },
      run: () => mutateAsync({ groupId }),
      onDeleted,
    });
  };
}

function LostWithGroup({ groupId }: { groupId: string }) {
  const { data: enrollments, isPending } = useQuery(enrollmentCountOptions({ groupId }));
  return (
    <>
      <p>This cannot be taken back.</p>
      <List listStyleType="disc">
        <List.Item aria-live="polite">{enrollmentWords()}</List.Item>
        <List.Item>Its providers and the plans linked to it stay; they only leave the group.</List.Item>
        <List.Item>The event log keeps what happened.</List.Item>
      </List>
    </>
  );

  function enrollmentWords(): string {
    if (isPending) return 'Its enrollments are being counted.';
    if (enrollments?.any === false) return 'It has no enrollments.';
    const total = enrollments?.total;
    if (total === undefined) return 'All enrollments of its providers with its plans are deleted with it.';
    return `${count(total, 'enrollment')} of its providers ${total === 1 ? 'is' : 'are'} deleted with it.`;
  }
}
