import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fullName, personName } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { getProviderOptions } from '@/api/operations.gen';
import { whenKnown } from '@/api/query';
import { Verbatim } from '@/ui/text';

/** Reads a provider for its name only: names change rarely, and one that was read serves every list. */
export function namedProviderOptions(providerId: string) {
  return { ...getProviderOptions({ providerId }), staleTime: 300_000 };
}

interface ProviderNameProps {
  providerId: string | undefined;
  /** The name as it is known already; then nobody is asked. */
  known?: string | undefined;
  /** `Maria Delgado`, where it names no row. */
  inFull?: boolean;
}

/** `Delgado, Maria` in rows whose records carry the id only: those that are seen ask for the name. */
export function ProviderName({ providerId, known, inFull = false }: ProviderNameProps) {
  const { data, isPending } = useQuery({
    ...whenKnown(providerId, namedProviderOptions),
    enabled: known === undefined,
  });
  const name = known ?? (data && (inFull ? fullName : personName)(data));
  if (name) return name === '–' ? <Dash /> : <Verbatim>{name}</Verbatim>;
  return providerId && isPending ? (
    <Skeleton component="span" display="inline-block" w={120} h={10} aria-label="Loading" />
  ) : (
    <Dash />
  );
}
