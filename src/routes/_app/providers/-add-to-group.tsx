import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import type { Group, Provider } from '@/api/models';
import { listGroupsOptions, updateGroupProviders } from '@/api/operations.gen';
import { groupName } from '@/features/groups/words';
import type { BulkTask } from '@/jobs/bulk';
import { BulkChoice } from '@/jobs/bulk-choice';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { count, personName } from '@/lib/words';
import type { Selection } from '@/table/bulk-selection';
import { InlineError } from '@/ui/states';

interface AddToGroupProps {
  selection: Selection<Provider>;
  onClose: () => void;
}

/** Adds many providers to a group: which, a preview, then one after the other. */
export function AddToGroup({ selection, onClose }: AddToGroupProps) {
  const groups = useQuery(listGroupsOptions({}));
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const [group, setGroup] = useState<Group & { id: string }>();
  if (group) return <Preview selection={selection} group={group} onClose={onClose} />;
  const named = (groups.data ?? []).flatMap((one) => (one.id ? [{ ...one, id: one.id }] : []));
  return (
    <BulkChoice
      title="Add to a group"
      words={selection.words}
      onClose={onClose}
      onPreview={() => {
        setTried(true);
        setGroup(named.find(({ id }) => id === value));
      }}
    >
      <NativeSelect
        label="Group"
        value={value}
        error={tried && !value && 'Choose the group.'}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        data={[
          { value: '', label: named.length === 0 && groups.isSuccess ? 'There is no group yet' : 'Choose' },
          ...named.map((one) => ({ value: one.id, label: groupName(one) })),
        ]}
      />
      <InlineError
        error={groups.error}
        title="The groups could not be read"
        onRetry={() => void groups.refetch()}
      />
    </BulkChoice>
  );
}

function Preview({ selection, group, onClose }: AddToGroupProps & { group: Group & { id: string } }) {
  const queryClient = useQueryClient();
  const name = groupName(group);
  const amount =
    selection.count === undefined ? 'all matching providers' : count(selection.count, 'provider');
  const task: BulkTask<Provider> = {
    title: `Add ${amount}`,
    one: 'provider',
    many: 'providers',
    expected: selection.count,
    collect: selection.collect,
    label: personName,
    run({ id }) {
      if (!id) throw new ApiError({ kind: 'not-json', title: 'The provider has no id' });
      return updateGroupProviders({ groupId: group.id, body: { add: [id] } });
    },
    onRest: () => void invalidateAfter(queryClient, 'updateGroupProviders'),
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        <b>{selection.words}</b> {selection.count === 1 ? 'joins' : 'join'} <b>{name}</b>. Whoever belongs to
        it already stays in it, and nobody leaves another group.
      </p>
    </BulkDialog>
  );
}
