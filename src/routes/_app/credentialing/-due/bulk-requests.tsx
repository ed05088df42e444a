import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { invalidateAfterBulk } from '@/api/cached-lists';
import { conflict } from '@/api/errors';
import type { CredentialingRequest, ProviderDueForRecredentialing } from '@/api/models';
import { createCredentialingRequest, listCredentialingRequestsPages } from '@/api/operations.gen';
import { nextRequest } from '@/domain/recredentialing';
import { BulkChoice } from '@/jobs/bulk-choice';
import { BulkPreview } from '@/jobs/bulk-preview';
import { calendarDay, localDay } from '@/lib/dates';
import { count, personName, spellOut } from '@/lib/words';
import type { Selection } from '@/table/list/bulk-selection';
import { ModeChoice, priorities, type Mode } from '@/features/credentialing/mode-choice';
import { statusWords } from '@/features/credentialing/request-statuses';
import { isOver, modeWords, requestStatus } from '@/features/credentialing/request-words';

type Due = ProviderDueForRecredentialing;

interface BulkRequestsProps {
  selection: Selection<Due>;
  onClose: () => void;
}

interface Choice {
  mode: Mode;
  priority: (typeof priorities)[number];
}

/** Requests for many providers who are due: who processes them, a preview, then one after the other. */
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
  const { mode, priority } = chosen;
  const isSelfManaged = mode === 'self';
  const tried = useRef(new Set<string>());
  const { label, text } = modeWords({ isSelfManaged });
  return (
    <BulkPreview
      title="Create recredentialing requests"
      one="provider"
      many="providers"
      selection={selection}
      id={({ id }) => id}
      label={personName}
      whyLeft={({ requestId, currentEventStatus }) => (requestId ? underWay(currentEventStatus) : undefined)}
      changes={(rows) =>
        kinds.flatMap(({ type, field }) => {
          const amount = rows.filter((row) => typeOf(row) === type).length;
          if (amount === 0) return [];
          const words = [
            spellOut(type),
            label.replace(/^Self/, 'self'),
            `priority ${priority.toLowerCase()}`,
          ];
          return [{ label: field, from: [{ words: 'None under way', amount }], to: words.join(', ') }];
        })
      }
      verb="get a request"
      action={(amount) => `Create ${count(amount, 'request')}`}
      send={async (providerId, row) => {
        const open = await openRequest(providerId);
        // What failed may have been carried out all the same: a second one must not come of a retry.
        if (open && tried.current.has(providerId)) return 'Created by the try before';
        // Somebody else created it since the preview.
        if (open) throw conflict(underWay(requestStatus(open)));
        tried.current.add(providerId);
        const type = typeOf(row);
        await createCredentialingRequest({ body: { providerId, type, priority, isSelfManaged } });
        return type === 'Initial' ? 'Created as initial credentialing' : 'Created';
      }}
      concurrency={2}
      onRest={(isSeen) => invalidateAfterBulk(queryClient, 'createCredentialingRequest', isSeen)}
      onClose={onClose}
    >
      <p>{text} That cannot be changed afterwards.</p>
    </BulkPreview>
  );
}

/** As what somebody who is due goes today, by how late they are. */
const typeOf = ({ nextCredentialingDate }: Due) =>
  nextRequest(calendarDay(nextCredentialingDate), localDay()).type;

/** What there is a line of in the preview for. */
const kinds = [
  { type: 'ReCredentialing', field: 'Request' },
  { type: 'Initial', field: 'Request, more than 30 days late' },
] as const;

const underWay = (status: string | undefined) =>
  `A request is under way: ${statusWords(status).toLowerCase()}.`;

/** The latest request for a provider that is not over: of any type, as the list of those due has it. */
async function openRequest(providerId: string): Promise<CredentialingRequest | undefined> {
  const { items = [] } = await listCredentialingRequestsPages({
    providerId,
    sortedBy: 'CreatedAt',
    sortDirection: 'Desc',
    count: 5,
  })(undefined);
  return items.find((request) => !isOver(request));
}
