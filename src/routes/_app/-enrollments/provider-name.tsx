import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { personName } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { namedProviderOptions } from './enrollment-rows';

interface ProviderNameProps {
  providerId: string | undefined;
  /** A link to the provider's file, where the name does not stand in a link already. */
  linked?: boolean;
}

/** The name of a provider that is known by its id only; a dash when it cannot be read, and the row stays whole. */
export function ProviderName({ providerId, linked = false }: ProviderNameProps) {
  const { data, isPending } = useQuery({
    ...namedProviderOptions(providerId ?? ''),
    enabled: Boolean(providerId),
  });
  const name = data ? personName(data) : '–';
  if (providerId && isPending) return <span className="mute">…</span>;
  const shown = name === '–' ? <Dash /> : <bdi>{name}</bdi>;
  if (!linked || !providerId) return shown;
  return (
    <Link to="/providers/$providerId" params={{ providerId }}>
      {shown}
    </Link>
  );
}
