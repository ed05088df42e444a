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

test('A reminder to selected providers lists what is on file of each, and who has nothing that expires gets none', async () => {
  const [ada, bea] = [named('Quill'), named('Vega')];
  license(ada.id, inDays(20));
  license(bea.id, inDays(800));
  const { recipients, skipped } = await read([ada, bea, named('Yu', { deactivated: true })], 'expirables');
  expect(recipients.map(({ name }) => name)).toEqual(['Ada Quill']);
  expect(recipients[0]?.facts['expiring items']).toContain(formatDate(inDays(20)));
  expect(recipients[0]?.asksAbout).toHaveLength(1);
  expect(new Map(skipped.map(({ label, why }) => [label, why]))).toEqual(
    new Map([
      ['Ada Vega', 'Nothing on file has expired or expires within 90 days.'],
      ['Ada Yu', 'Deactivated on file.'],
    ]),
  );
});

test('Recredentialing is not asked of who is deactivated or due years from now, unless a letter is wanted of them alone', async () => {
  const soon = named('Quill', { nextCredentialingDate: inDays(60) });
  const late = named('Vega', { nextCredentialingDate: inDays(900) });
  const gone = named('Yu', { deactivated: true, nextCredentialingDate: inDays(30) });
  const { recipients, skipped } = await read([soon, late, gone], 'recredentialing');
  expect(recipients.map(({ name }) => name)).toEqual(['Ada Quill']);
  expect(new Set(skipped.map(({ why }) => why))).toEqual(
    new Set([`Recredentialing is due only on ${formatDate(inDays(900))}.`, 'Deactivated on file.']),
  );
  expect((await read([late], 'recredentialing')).recipients).toHaveLength(1);
});
