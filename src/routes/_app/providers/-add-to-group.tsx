import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Group, Provider } from '@/api/models';
import { listGroupProvidersPages, listGroupsOptions, updateGroupProviders } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { groupName } from '@/domain/groups';
import { mostFirst } from '@/jobs/bulk-changes';
import { BulkChoice, defineBulk, type AskProps } from '@/jobs/define-bulk';
import { personName } from '@/lib/words';
import { provider } from '@/records/provider';
import { ReadError } from '@/ui/loaded';

type Member = Provider & { isMember: boolean };

/** Adds many providers to a group. */
export const AddToGroup = defineBulk<Member, { group: Group }, Provider>({
  record: provider,
  verb: 'Add',
  title: 'Add to a group',
  label: personName,
  ask: GroupChoice,
  async collect(selection, { group }, signal, onProgress) {
    const [providers, members] = await Promise.all([
      selection.collect(signal, onProgress),
      readAll(listGroupProvidersPages({ groupId: group.id }), signal),
    ]);
    const ids = new Set(members.map(({ id }) => id));
    return providers.map((one) => ({ ...one, isMember: ids.has(one.id) }));
  },
  skipReason: ({ isMember }) => (isMember ? 'Belongs to the group already.' : undefined),
  will: ({ group }) => (
    <>
      join <b>{groupName(group)}</b>
    </>
  ),
  changes: {
    tellApart: () => ['Not a member'],
    words: ([before = []], { group }) => [{ label: groupName(group), from: mostFirst(before), to: 'Member' }],
  },
  about: () => <p>Nobody leaves another group.</p>,
  write: updateGroupProviders,
  async run({ id }, { group }) {
    await updateGroupProviders({ groupId: group.id, body: { add: [id] } });
    return 'Added';
  },
  async takeBack({ id }, { group }) {
    await updateGroupProviders({ groupId: group.id, body: { remove: [id] } });
    return 'Not a member, as before';
  },
});

function GroupChoice(choice: AskProps<{ group: Group }>) {
  const groups = useQuery(listGroupsOptions({}));
  const [id, setId] = useState('');
  const all = groups.data ?? [];
  const group = all.find((one) => one.id === id);
  return (
    <BulkChoice {...choice} answer={group && { group }}>
      {(isTried) => (
        <>
          <NativeSelect
            translate="no"
            label="Group"
            value={id}
            error={isTried && !id && 'Choose the group.'}
            onChange={({ currentTarget }) => setId(currentTarget.value)}
            data={[
              { value: '', label: all.length === 0 && groups.isSuccess ? 'There is no group yet' : 'Choose' },
              ...all.map((one) => ({ value: one.id, label: groupName(one) })),
            ]}
          />
          <ReadError query={groups} title="The groups could not be read" />
        </>
      )}
    </BulkChoice>
  );
}
