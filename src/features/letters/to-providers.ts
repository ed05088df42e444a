import type { QueryClient } from '@tanstack/react-query';
import {
  getProviderInfoOptions,
  getProviderOptions,
  listDatasetMatchesPages,
  listLicensesOptions,
} from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { datedAttached, datedDea, datedOfProvider } from '@/domain/expirable-facts';
import { expirablesOf, type Expirable } from '@/domain/expirables';
import type { LetterOccasion } from '@/domain/letter';
import { factsOfExpirables } from '@/domain/letter-facts';
import { lastReading } from '@/features/expirables/walk';
import { expirableSubject } from '@/features/follow-up/expirable-subject';
import { addDays, calendarDay, formatDate, localDay } from '@/lib/dates';
import { stateCode } from '@/lib/states';
import { recordOf } from '@/lib/values';
import { personName, textOf } from '@/lib/words';
import { recipientOf, type LetterSource } from './read';

/**
 * What of a provider has expired or expires within 90 days: licenses, the credentials of their info and DEA registrations as they are
 * on file now; an attestation, which only a long list tells, as Expirables has read it last. Throws `ApiError`.
 */
async function expiringOf(queryClient: QueryClient, provider: Provider): Promise<Expirable[]> {
  const { id } = provider;
  const today = localDay();
  const registrations = listDatasetMatchesPages({
    types: ['Dea'],
    userActionNeeded: false,
    providerId: id,
    count: 50,
  });
  const [licenses, info, matches, reading] = await Promise.all([
    queryClient.fetchQuery({ ...listLicensesOptions({ providerId: id }), staleTime: 0 }),
    queryClient.fetchQuery({ ...getProviderInfoOptions({ providerId: id }), staleTime: 0 }),
    registrations(undefined),
    lastReading(),
  ]);
  const kept = reading?.owners.find(({ owner }) => owner.id === id);
  const attested = (kept?.listed ?? []).filter(({ kind }) => kind === 'Attestation');
  const owner = {
    kind: 'provider' as const,
    id,
    name: personName(provider),
    type: textOf(provider.providerType?.name),
    state: stateCode(provider.primaryPracticeState) ?? '',
  };
  const records = [
    ...licenses.flatMap((license) => datedAttached(license, today)),
    ...datedOfProvider(recordOf(info)),
    ...(matches.items ?? []).flatMap((match) => datedDea(match, today)),
    ...attested,
  ];
  return expirablesOf(owner, records, today)
    .filter(({ window }) => window !== 'later')
    .toSorted((one, other) => (one.until < other.until ? -1 : 1));
}

/** Recredentialing is asked for up to so many days before it is due: applications are sent out half a year ahead. */
const aheadDays = 180;

/** Why recredentialing is not to be asked for now; undefined where it is, and where nobody knows when it is due. */
function notDueWords({ nextCredentialingDate }: Provider): string | undefined {
  const due = calendarDay(textOf(nextCredentialingDate));
  const last = addDays(localDay(), aheadDays);
  return due && last && due > last ? `Recredentialing is due only on ${formatDate(due)}.` : undefined;
}

/**
 * A letter to each of some providers, with what expires of each, whichever template is chosen then. Who is deactivated, has nothing that
 * expires, or is due for recredentialing much later is no one for letters of that occasion, with the reason.
 */
export function providerSources(
  providers: readonly { id: string; name: string }[],
  occasion: LetterOccasion,
): LetterSource[] {
  return providers.map(({ id, name }) => ({
    key: id,
    label: name,
    async read(queryClient) {
      const provider = await queryClient.fetchQuery({
        ...getProviderOptions({ providerId: id }),
        staleTime: 0,
      });
      const items = await expiringOf(queryClient, provider);
      const gone = provider.deactivated ? 'Deactivated on file.' : undefined;
      const nothing = items.length > 0 ? undefined : 'Nothing on file has expired or expires within 90 days.';
      const expirables = gone ?? nothing;
      const recredentialing = gone ?? notDueWords(provider);
      return recipientOf(
        queryClient,
        { kind: 'provider', id },
        {
          key: id,
          occasion,
          name,
          facts: items.length > 0 ? factsOfExpirables(items) : {},
          notFor: { ...(expirables && { expirables }), ...(recredentialing && { recredentialing }) },
          ...(occasion === 'expirables' && items.length > 0 && { asksAbout: items.map(expirableSubject) }),
        },
      );
    },
  }));
}
