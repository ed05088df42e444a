import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { conflict } from '@/api/errors';
import type { CredentialingRequest, ProviderDueForRecredentialing } from '@/api/models';
import { createCredentialingRequest, listCredentialingRequestsPages } from '@/api/operations.gen';
import { nextRequest } from '@/domain/recredentialing';
import { BulkChoice, defineBulk, type AskProps } from '@/jobs/define-bulk';
import { calendarDay, localDay } from '@/lib/dates';
import { count, personName, spellOut } from '@/lib/words';
import { provider } from '@/records/provider';
import { ModeChoice, priorities, type Mode } from '@/features/credentialing/mode-choice';
import { statusWords } from '@/features/credentialing/request-statuses';
import { isOver, modeWords, requestStatus } from '@/features/credentialing/request-words';

type Due = ProviderDueForRecredentialing;

interface Choice {
  mode: Exclude<Mode, ''>;
  priority: (typeof priorities)[number];
  /** The providers whose request was sent: one that failed may have been carried out all the same. */
  tried: Set<string>;
}

/** Creates requests for many providers who are due: who processes them, then one after the other. */
export const BulkRequests = defineBulk<Due, Choice>({
  record: provider,
  verb: 'Create',
  title: 'Create recredentialing requests',
  action: (amount) => `Create ${count(amount, 'request')}`,
  label: personName,
  ask: RequestChoice,
  skipReason: ({ requestId, currentEventStatus }) => (requestId ? underWay(currentEventStatus) : undefined),
  will: () => 'get a request',
  changes: {
    tellApart: (row) => [typeOf(row)],
    words: ([types], { mode, priority }) =>
      kinds.flatMap(({ type, field }) => {
        const amount = types?.get(type) ?? 0;
        if (amount === 0) return [];
        const processed = wordsOf(mode).label.replace(/^Self/, 'self');
        const words = [spellOut(type), processed, `priority ${priority.toLowerCase()}`];
        return [{ label: field, from: [{ words: 'None under way', amount }], to: words.join(', ') }];
      }),
  },
  about: ({ mode }) => <p>{wordsOf(mode).text} That cannot be changed afterwards.</p>,
  write: createCredentialingRequest,
  async run(row, { mode, priority, tried }) {
    const { id: providerId } = row;
    const open = await openRequest(providerId);
    // A second one must not come of a retry.
    if (open && tried.has(providerId)) return 'Created by the try before';
    // Somebody else created it since the preview.
    if (open) throw conflict(underWay(requestStatus(open)));
    tried.add(providerId);
    const type = typeOf(row);
    const isSelfManaged = mode === 'self';
    await createCredentialingRequest({ body: { providerId, type, priority, isSelfManaged } });
    return type === 'Initial' ? 'Created as initial credentialing' : 'Created';
  },
  concurrency: 2,
});

function RequestChoice(choice: AskProps<Choice>) {
  const [mode, setMode] = useState<Mode>('');
  const [priority, setPriority] = useState<Choice['priority']>('Medium');
  return (
    <BulkChoice
      {...choice}
      width={560}
      answer={mode ? { mode, priority, tried: new Set<string>() } : undefined}
    >
      {(isTried) => (
        <>
          <ModeChoice
            value={mode}
            onChange={setMode}
            error={isTried && !mode ? 'Choose who processes the requests.' : undefined}
          />
          <NativeSelect
            label="Priority"
            value={priority}
            onChange={({ currentTarget: { value } }) =>
              setPriority(priorities.find((one) => one === value) ?? 'Medium')
            }
            data={priorities.map((value) => ({ value, label: value }))}
          />
        </>
      )}
    </BulkChoice>
  );
}

const wordsOf = (mode: Choice['mode']) => modeWords({ isSelfManaged: mode === 'self' });

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
