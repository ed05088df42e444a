import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useUpdateGroup } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { Group } from '@/api/models';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import { GroupFields } from './fields';
import {
  changedGroupSchema,
  groupPatch,
  groupValues,
  type CheckedGroup,
  type GroupValues,
} from './form-values';
import { groupName } from './words';

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
        draft={{ name: `edit-group:${groupId}` }}
      >
        <GroupFields />
      </FormShell>
    </FormDialog>
  );
}
