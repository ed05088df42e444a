import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { getCredentialingRequestOptions, listFilesOptions } from '@/api/operations.gen';
import type { CredentialingRequest } from '@/api/models';
import { enterDecision, minutesOptions, minutesPath, type MinutesEntry } from '@/features/committee/meeting';
import { WriteDecisionLetters } from '@/features/committee/write-decision-letters';
import type { LetterRecipient } from '@/features/letters/letter';
import { WriteLetters } from '@/features/letters/write-letters';
import { localDay } from '@/lib/dates';
import { aProvider, count } from '../prepare';
import { type, type Write } from '../write';

/** What is typed stands in what is kept. */
const signed = 'Dana Whitfield';

/** Makes the file for a mail merge, with what every letter needs, and says that it was sent; a browser would save the file. */
async function fillLetter(settled: () => Promise<void>): Promise<void> {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:letters');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  fireEvent.click(screen.getByRole('radio', { name: 'CSV for mail merge' }));
  type('Organization', 'Cedar Ridge');
  type('Signed by', signed);
  fireEvent.click(screen.getByRole('button', { name: 'Export 1 letter as CSV' }));
  await settled();
  const how = await screen.findByRole('combobox', { name: 'How it was sent' });
  fireEvent.change(how, { target: { value: 'Mail' } });
}

/** A letter to somebody whose address is known. */
const letters = (recipient: Pick<LetterRecipient, 'id'> & Partial<LetterRecipient>) => async () => [
  {
    key: 'letter',
    label: 'Ines Calloway',
    read: async (): Promise<LetterRecipient> => ({
      key: 'letter',
      kind: 'provider',
      name: 'Ines Calloway',
      occasion: 'expirables',
      facts: {
        'provider name': 'Ines Calloway',
        address: '1 Main St\nReno, NV 89501',
        'expiring items': '- License, RN-1, TX: expires Dec 31, 2026',
        'missing items': '- Certificate',
        request: 'application',
      },
      ...recipient,
    }),
  },
];

const button = /^(Note 1 letter on file|Retry 1)/;

/** The writes of letters: each is kept once its file was made and it was said that it was sent. */
export const letterWrites: readonly Write[] = [
  {
    name: 'a letter that is kept',
    operation: 'POST /files/uploads/{path}',
    async prepare(service) {
      const { id } = await aProvider(service);
      return {
        screen: (close) => <WriteLetters collect={letters({ id })} onClose={close} />,
        fill: fillLetter,
        button,
        effects: () =>
          count(
            service.world.uploads.all(),
            ({ path, content }) => path.includes('/Letters/') && atob(content ?? '').includes(signed),
          ),
        reads: [listFilesOptions()],
        isBulk: true,
        overcomesConflict: true,
      };
    },
  },
  {
    name: 'a letter that is noted on its request',
    operation: 'POST /credentialing-requests/{requestId}/events',
    async prepare(service) {
      const { id } = await aProvider(service);
      const { id: requestId } = await service.colleague<CredentialingRequest & { id: string }>(
        'POST /credentialing-requests',
        { providerId: id, type: 'Initial', isSelfManaged: true },
      );
      return {
        screen: (close) => (
          <WriteLetters
            collect={letters({ id, occasion: 'missing', requestId, becomes: 'Information requested' })}
            onClose={close}
          />
        ),
        fill: fillLetter,
        button,
        effects: () =>
          count(
            service.world.credentialingRequests.get(requestId)?.events ?? [],
            ({ note }) => note?.includes(signed) ?? false,
          ),
        reads: [getCredentialingRequestOptions({ requestId })],
        isBulk: true,
      };
    },
  },
  {
    name: 'a decision letter that is noted in the minutes',
    operation: 'PUT /files/uploads/{path}',
    async prepare(service) {
      const { id: providerId } = service.put('providers', {
        firstName: 'Ines',
        lastName: 'Calloway',
        addresses: [{ addressLine1: '1 Main St', city: 'Reno', state: 'NV', zipCode: '89501', type: 'Work' }],
      } as never);
      const day = localDay();
      const entry: MinutesEntry = {
        requestId: 'r1',
        providerId,
        name: 'Ines Calloway',
        type: 'Initial',
        day,
        outcome: 'approved',
        by: 'committee',
        names: ['Ada Chair'],
        months: 36,
        next: '2029-11-30',
        recused: [],
        findings: [],
        enteredOn: day,
        enteredBy: 'dana@example.org',
      };
      await enterDecision(createQueryClient(), entry);
      const minutes = () => {
        const file = [...service.world.uploads.all()].find(({ path }) => path === minutesPath(day));
        return atob(file?.content ?? '');
      };
      return {
        screen: (close) => <WriteDecisionLetters entries={[entry]} onClose={close} />,
        fill: fillLetter,
        button,
        effects: () => (minutes().includes('"letterFile"') ? 1 : 0),
        reads: [minutesOptions(day)],
        isBulk: true,
        overcomesConflict: true,
      };
    },
  },
];
