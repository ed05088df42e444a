import { getProviderOptions } from '@/api/operations.gen';

/** Reads a provider for its name only: names change rarely, and one that was read serves every list. */
export function namedProviderOptions(providerId: string) {
  return { ...getProviderOptions({ providerId }), staleTime: 300_000 };
}
