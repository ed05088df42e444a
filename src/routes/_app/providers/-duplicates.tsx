import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import type { Provider, ProviderFilters } from '@/api/models';
import { listProvidersInfiniteOptions } from '@/api/operations.gen';
import { formatDate } from '@/lib/dates';
import { isValidNpi } from '@/lib/check-digits';
import { npiDigits, npiText } from '@/lib/npi';
import { count, personName } from '@/lib/words';
import { Note } from '@/ui/layout';
import { Verbatim } from '@/ui/text';

const shown = 4;

/** Says who is already here under the typed NPI or name. It informs and never holds anything up. */
export function ProviderDuplicates() {
  const [firstName = '', lastName = '', npi = ''] = useWatch({
    name: ['firstName', 'lastName', 'npi'],
  }) as string[];
  const digits = npiDigits(npi);
  const name = firstName.trim() && lastName.trim().length > 1 ? `${firstName.trim()} ${lastName.trim()}` : '';
  const [requirements] = useDebouncedValue(
    { name, npi: isValidNpi(digits) ? Number(digits) : undefined },
    400,
  );
  const byNpi = useFirst(requirements.npi ? { npi: requirements.npi } : undefined);
  const byName = useFirst(requirements.name ? { providerName: requirements.name } : undefined);
  const named = byName.filter((provider) => !byNpi.some((other) => other.id === provider.id));

  return (
    <output hidden={byNpi.length + named.length === 0}>
      <Stack gap="sm">
        {byNpi.length > 0 && <Hint title="This NPI is already here" providers={byNpi} strong />}
        {named.length > 0 && (
          <Hint title={`${count(named.length, 'provider')} named like this`} providers={named} />
        )}
      </Stack>
    </output>
  );
}

function useFirst(filters: ProviderFilters | undefined): Provider[] {
  const { data } = useInfiniteQuery({
    ...listProvidersInfiniteOptions(filters),
    enabled: Boolean(filters),
    retry: false,
  });
  return filters ? (data?.pages[0]?.items ?? []) : [];
}

function Hint({
  title,
  providers,
  strong = false,
}: {
  title: string;
  providers: Provider[];
  strong?: boolean;
}) {
  return (
    <Note tone={strong ? 'warning' : 'info'}>
      <b>{title}</b>
      <ul>
        {providers.slice(0, shown).map((provider) => (
          <li key={provider.id}>
            {provider.id ? (
              // In a new tab, so that what was typed here stays.
              <Link to="/providers/$providerId" params={{ providerId: provider.id }} target="_blank">
                <Verbatim>{personName(provider)}</Verbatim>
              </Link>
            ) : (
              personName(provider)
            )}{' '}
            <span className="mute">
              {[
                npiText(provider) && `NPI ${npiText(provider)}`,
                provider.dateOfBirth && `born ${formatDate(provider.dateOfBirth)}`,
                provider.providerType?.name,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {providers.length > shown && <p className="mute">and {providers.length - shown} more</p>}
    </Note>
  );
}
