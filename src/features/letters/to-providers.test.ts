import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { LetterOccasion } from '@/domain/letter';
import { addDays, formatDate, localDay } from '@/lib/dates';
import { simulateService, type SimulatedService } from '@/testing/service';
import { readLetters } from './read';
import { providerSources } from './to-providers';

let service: SimulatedService;
beforeEach(async () => {
  service = await simulateService({ providers: 0 });
});

const inDays = (days: number) => addDays(localDay(), days) ?? '';
const named = (lastName: string, more: object = {}) => ({
  id: service.put('providers', { firstName: 'Ada', lastName, ...more } as never).id,
  name: `Ada ${lastName}`,
});

/** Adds a license whose board says when it ends. */
const license = (providerId: string, expirationDate: string) =>
  service.put('licenses', {
    providerId,
    licenseNumber: 'RN-1',
    nonVerifiedInfo: { expirationDate },
  } as never);

const read = (providers: { id: string; name: string }[], occasion: LetterOccasion) =>
  readLetters(
    providerSources(providers, occasion),
    createQueryClient(),
    new AbortController().signal,
    () => undefined,
  );

test('Letters to selected providers know what expires of each, and for whom a reminder or recredentialing is not', async () => {
  const soon = named('Quill', { nextCredentialingDate: inDays(60) });
  const late = named('Vega', { nextCredentialingDate: inDays(900) });
  const gone = named('Yu', { deactivated: true });
  license(soon.id, inDays(20));
  license(late.id, inDays(800));
  const { recipients } = await read([soon, late, gone], 'recredentialing');
  expect(recipients[0]?.facts['expiring items']).toContain(formatDate(inDays(20)));
  expect(recipients.map(({ notFor }) => notFor)).toEqual([
    {},
    {
      expirables: 'Nothing on file has expired or expires within 90 days.',
      recredentialing: `Recredentialing is due only on ${formatDate(inDays(900))}.`,
    },
    { expirables: 'Deactivated on file.', recredentialing: 'Deactivated on file.' },
  ]);
});
