import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfterBulk } from '@/api/cached-lists';
import type { Group, Provider } from '@/api/models';
import { listGroupProvidersPages, listGroupsOptions, updateGroupProviders } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { groupName } from '@/domain/groups';
import { BulkChoice } from '@/jobs/bulk-choice';
import { BulkPreview } from '@/jobs/bulk-preview';
import { count, personName } from '@/lib/words';
import type { Selection } from '@/table/list/bulk-selection';
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
  const [group, setGroup] = useState<Group>();
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

function Preview({ selection, group, onClose }: AddToGroupProps & { group: Group }) {
  const queryClient = useQueryClient();
  const name = groupName(group);
  return (
    <BulkPreview
      title="Add to a group"
      one="provider"
      many="providers"
      selection={{
        words: selection.words,
        async collect(signal, onProgress) {
          const [providers, members] = await Promise.all([
            selection.collect(signal, onProgress),
            readAll(listGroupProvidersPages({ groupId: group.id }), signal),
          ]);
          const ids = new Set(members.map(({ id }) => id));
          return providers.map((provider) => ({ ...provider, isMember: ids.has(provider.id) }));
        },
      }}
      id={({ id }) => id}
      label={personName}
      whyLeft={({ isMember }) => (isMember ? 'Belongs to the group already.' : undefined)}
      changes={({ length }) => [
        { label: name, from: [{ words: 'Not a member', amount: length }], to: 'Member' },
      ]}
      verb={
        <>
          join <b>{name}</b>
        </>
      }
      action={(amount) => `Add ${count(amount, 'provider')}`}
      send={async (id) => {
        await updateGroupProviders({ groupId: group.id, body: { add: [id] } });
        return 'Added';
      }}
      onRest={(isSeen) => invalidateAfterBulk(queryClient, 'updateGroupProviders', isSeen)}
      onClose={onClose}
    >
      <p>Nobody leaves another group.</p>
    </BulkPreview>
  );
}
