import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { createCredentialingRequest, listCredentialingRequestsPages } from '@/api/operations.gen';
import type { BulkTask } from '@/jobs/bulk';
import { BulkChoice } from '@/jobs/bulk-choice';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { count, personName } from '@/lib/words';
import type { Selection } from '@/table/bulk-selection';
import { ModeChoice, priorities, type Mode } from '@/features/credentialing/mode-choice';
import { isOver, modeWords } from '@/features/credentialing/request-words';

type Due = ProviderDueForRecredentialing;

interface BulkRequestsProps {
  selection: Selection<Due>;
  onClose: () => void;
}

interface Choice {
  mode: Mode;
  priority: (typeof priorities)[number];
}

/** Requests of the type recredentialing for many providers: who processes them, a preview, then one after the other. */
export function BulkRequests({ selection, onClose }: BulkRequestsProps) {
  const [mode, setMode] = useState<Mode>('');
  const [priority, setPriority] = useState<Choice['priority']>('Medium');
  const [tried, setTried] = useState(false);
  const [chosen, setChosen] = useState<Choice>();
  if (chosen) return <Preview selection={selection} chosen={chosen} onClose={onClose} />;
  return (
    <BulkChoice
      title="Create recredentialing requests"
      onClose={onClose}
      width={560}
      words={selection.words}
      onPreview={() => {
        setTried(true);
        if (mode) setChosen({ mode, priority });
      }}
    >
      <ModeChoice
        value={mode}
        onChange={setMode}
        error={tried && !mode ? 'Choose who processes the requests.' : undefined}
      />
      <NativeSelect
        label="Priority"
        value={priority}
        onChange={({ currentTarget: { value } }) =>
          setPriority(priorities.find((one) => one === value) ?? 'Medium')
        }
        data={priorities.map((value) => ({ value, label: value }))}
      />
    </BulkChoice>
  );
}

function Preview({ selection, chosen, onClose }: BulkRequestsProps & { chosen: Choice }) {
  const queryClient = useQueryClient();
  const isSelfManaged = chosen.mode === 'self';
  const tried = useRef(new Set<string>());
  const amount =
    selection.count === undefined ? 'requests for all that match' : count(selection.count, 'request');
  const task: BulkTask<Due> = {
    title: `Create ${amount}`,
    one: 'provider',
    many: 'providers',
    expected: selection.count,
    concurrency: 2,
    collect: selection.collect,
    label: personName,
    async run({ id, requestId }) {
      if (requestId) return 'Left as it is: a request is under way';
      if (!id) throw new ApiError({ kind: 'not-json', title: 'The provider has no id' });
      // What failed may have been carried out all the same: a second one must not come of a retry.
      if (tried.current.has(id) && (await hasOpenRequest(id))) return 'Created by the try before';
      tried.current.add(id);
      await createCredentialingRequest({
        body: { providerId: id, type: 'ReCredentialing', priority: chosen.priority, isSelfManaged },
      });
      return 'Created';
    },
    onRest: () => void invalidateAfter(queryClient, 'createCredentialingRequest'),
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        <b>{selection.words}</b> {selection.count === 1 ? 'gets' : 'get'} a request of the type
        recredentialing, {modeWords({ isSelfManaged }).label.replace(/^Self/, 'self')}, priority{' '}
        {chosen.priority.toLowerCase()}.
      </p>
      <p>
        {modeWords({ isSelfManaged }).text} That cannot be changed afterwards. Providers with a request under
        way are left as they are.
      </p>
    </BulkDialog>
  );
}

async function hasOpenRequest(providerId: string): Promise<boolean> {
  const { items = [] } = await listCredentialingRequestsPages({
    providerId,
    credentialingRequestType: 'ReCredentialing',
    sortedBy: 'CreatedAt',
    sortDirection: 'Desc',
    count: 5,
  })(undefined);
  return items.some((request) => !isOver(request));
}
