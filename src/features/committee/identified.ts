import type { QueryClient } from '@tanstack/react-query';
import type { Provider } from '@/api/models';
import { getCredentialingRequestOptions, getProviderOptions } from '@/api/operations.gen';
import { npiText } from '@/lib/npi';
import { severalAtATime } from '@/lib/several-at-a-time';
import { textOf } from '@/lib/words';
import type { Minutes, MinutesEntry } from './meeting';

const atATime = 4;

/**
 * Minutes with NPI and provider type of each provider. What an earlier version of the console wrote has neither: it is read from
 * the provider as on file now, whom the request names where the minutes do not. One that cannot be read stays without.
 */
export async function identified(queryClient: QueryClient, minutes: Minutes): Promise<Minutes> {
  const identify = async (entry: MinutesEntry): Promise<MinutesEntry> => {
    if (entry.facilityId || (entry.npi && entry.providerType)) return entry;
    const provider = await readProvider(queryClient, entry).catch(() => undefined);
    const npi = entry.npi ?? npiText(provider ?? {});
    const providerType = entry.providerType ?? textOf(provider?.providerType?.name);
    return { ...entry, ...(npi && { npi }), ...(providerType && { providerType }) };
  };
  return { ...minutes, entries: await severalAtATime(minutes.entries, atATime, identify) };
}

async function readProvider(
  queryClient: QueryClient,
  { providerId, requestId }: MinutesEntry,
): Promise<Provider | undefined> {
  const known = { staleTime: 300_000, retry: false };
  const id =
    providerId ??
    (await queryClient.fetchQuery({ ...getCredentialingRequestOptions({ requestId }), ...known })).provider
      ?.id;
  return id ? queryClient.fetchQuery({ ...getProviderOptions({ providerId: id }), ...known }) : undefined;
}
