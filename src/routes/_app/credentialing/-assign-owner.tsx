import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import type { CredentialingRequest } from '@/api/models';
import { updateCredentialingRequest } from '@/api/operations.gen';
import { ownersHint, useOwnerChoices } from '@/features/credentialing/owners';
import { entityName } from '@/features/credentialing/request-words';
import type { BulkTask } from '@/jobs/bulk';
import { BulkChoice } from '@/jobs/bulk-choice';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { count } from '@/lib/words';
import type { Selection } from '@/table/bulk-selection';
import { InlineError } from '@/ui/states';

interface AssignOwnerProps {
  selection: Selection<CredentialingRequest>;
  onClose: () => void;
}

/** Whom requests are given to; `id` is null where they are to have no owner. */
interface Assignee {
  id: string | null;
  name: string;
}

const nobody = 'nobody';

/** Gives many credentialing requests to one owner: whom, a preview, then one after the other. */
export function AssignOwner({ selection, onClose }: AssignOwnerProps) {
  const { choices, isMeUnknown, error, retry } = useOwnerChoices();
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const [assignee, setAssignee] = useState<Assignee>();
  if (assignee) return <Preview selection={selection} assignee={assignee} onClose={onClose} />;
  return (
    <BulkChoice
      title="Assign an owner"
      onClose={onClose}
      words={selection.words}
      onPreview={() => {
        setTried(true);
        const chosen = choices.find((one) => one.value === value);
        if (value === nobody) setAssignee({ id: null, name: 'no owner' });
        else if (chosen) setAssignee({ id: chosen.value, name: chosen.label });
      }}
    >
      <NativeSelect
        label="Owner"
        description={ownersHint(isMeUnknown)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        error={tried && !value ? 'Choose the owner.' : undefined}
        onChange={(event) => setValue(event.currentTarget.value)}
        data={[{ value: '', label: 'Choose an owner' }, ...choices, { value: nobody, label: 'No owner' }]}
      />
      <InlineError
        error={error}
        title="Not all users could be read"
        kept="Those that are known can be chosen."
        onRetry={retry}
      />
    </BulkChoice>
  );
}

function Preview({ selection, assignee, onClose }: AssignOwnerProps & { assignee: Assignee }) {
  const queryClient = useQueryClient();
  const amount = selection.count === undefined ? 'all matching requests' : count(selection.count, 'request');
  const task: BulkTask<CredentialingRequest> = {
    title: assignee.id ? `Assign ${amount}` : `Take the owner from ${amount}`,
    one: 'request',
    many: 'requests',
    expected: selection.count,
    concurrency: 2,
    collect: selection.collect,
    label: (request) => entityName(request, 'title'),
    async run({ id, owner }) {
      if (!id) throw new ApiError({ kind: 'not-json', title: 'The request has no id' });
      if ((owner?.id ?? null) === assignee.id) return 'As it was';
      await updateCredentialingRequest({ requestId: id, body: { ownerId: assignee.id } });
      return assignee.id ? `Assigned to ${assignee.name}` : 'Without an owner';
    },
    onRest: () => void invalidateAfter(queryClient, 'updateCredentialingRequest'),
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        <b>{selection.words}</b> {selection.count === 1 ? 'gets' : 'get'} <b>{assignee.name}</b>
        {assignee.id && ' as the owner'}, whoever owned {selection.count === 1 ? 'it' : 'them'} before.
      </p>
    </BulkDialog>
  );
}
