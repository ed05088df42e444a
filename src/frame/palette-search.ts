import { IconBuildingHospital, IconClipboardCheck, IconId, IconUser } from '@tabler/icons-react';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CredentialingRequest, Facility, Provider, ProviderLicense } from '@/api/models';
import {
  listCredentialingRequestsPages,
  listFacilitiesPages,
  listProviderLicensesInfiniteOptions,
  listProviderLicensesPages,
  listProvidersPages,
} from '@/api/operations.gen';
import type { FetchPage } from '@/api/paging';
import { useReadBlocked } from '@/api/permissions';
import { relativeTime } from '@/lib/dates';
import { byBeginning, personNames, rankedOf } from '@/lib/by-beginning';
import { npiOf, npiText } from '@/lib/npi';
import { personFilters } from '@/lib/person-filters';
import { searchedName } from '@/lib/searched-name';
import { facilityName, fullName, spellOut } from '@/lib/words';
import { statusWords } from '@/features/credentialing/request-statuses';
import { requestStatus, requestTitle } from '@/features/credentialing/request-words';
import { useGroupHits } from './palette-groups';
import type { Hit, HitGroup } from './palette-hit';

const most = 6;
const shortest = 2;

function providerFilters(text: string) {
  const sort = { sortedBy: 'LastName', sortDirection: 'Asc' } as const;
  return { ...personFilters(text), ...sort };
}

function requestFilters(text: string) {
  const sort = { sortedBy: 'CreatedAt', sortDirection: 'Desc' } as const;
  const { npi: entityNpi, providerName: entityName } = personFilters(text);
  return entityNpi === undefined ? { entityName, ...sort } : { entityNpi, ...sort };
}

/**
 * The first records of a kind that a text finds, those first whose names begin with it; those of the text before stay until they are there. A text that is not
 * sought among records of this kind finds none.
 */
function useFound<T>(
  kind: string,
  text: string,
  isSought: boolean,
  page: FetchPage<T>,
  namesOf: (item: T) => readonly (string | null | undefined)[],
) {
  const query = useQuery({
    queryKey: ['palette', kind, text],
    queryFn: ({ signal }) => page(undefined, signal),
    enabled: isSought,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const items = isSought ? (query.data?.items ?? []) : [];
  return { ...query, items: byBeginning(items, searchedName(text), namesOf).slice(0, most) };
}

/**
 * Asks again. What was on its way when that was wanted was asked before: where it fails it is asked once more, or its failure would
 * be told after the others were repeated.
 */
async function again({ refetch, isFetching }: ReturnType<typeof useFound>): Promise<void> {
  const { isError } = await refetch();
  if (isFetching && isError) await refetch();
}

/** Searches the service for a text that the caller has let rest for a moment. */
export function useRecordSearch(text: string) {
  const queryClient = useQueryClient();
  const enabled = text.length >= shortest;
  // The service finds an NPI only whole.
  const isNpi = npiOf(text) !== undefined;
  const hasDigit = isNpi || /\d/.test(text);
  const isName = enabled && !hasDigit;
  const isSought = enabled && (!hasDigit || isNpi);
  const facilitiesOpen = useReadBlocked('Facilities') === undefined;
  const requestsOpen = useReadBlocked('Credentialing') === undefined;

  const providers = useFound(
    'providers',
    text,
    isSought,
    listProvidersPages({ ...providerFilters(text), count: rankedOf }),
    personNames,
  );
  const licenses = useFound(
    'licenses',
    text,
    isName,
    listProviderLicensesPages({
      providerName: searchedName(text),
      sortedBy: 'ProviderLastName',
      sortDirection: 'Asc',
      count: rankedOf,
    }),
    ({ provider }) => personNames(provider ?? {}),
  );
  const facilities = useFound(
    'facilities',
    text,
    enabled && facilitiesOpen,
    listFacilitiesPages({
      name: searchedName(text),
      sortedBy: 'Name',
      sortDirection: 'Asc',
      count: rankedOf,
    }),
    ({ name }) => [name],
  );
  const requests = useFound(
    'requests',
    text,
    isSought && requestsOpen,
    listCredentialingRequestsPages({ ...requestFilters(text), count: rankedOf }),
    (request) => [requestTitle(request)],
  );
  const groupHits = useGroupHits(text, enabled);

  const queries = [providers, licenses, facilities, requests];
  const groups: HitGroup[] = enabled
    ? [
        { label: 'Providers', hits: providers.items.flatMap(providerHit) },
        hasDigit
          ? { label: 'Licenses already loaded', hits: loadedLicenses(queryClient, text) }
          : { label: 'Licenses by provider name', hits: licenses.items.flatMap(licenseHit) },
        { label: 'Facilities', hits: facilities.items.flatMap(facilityHit) },
        { label: 'Credentialing requests', hits: requests.items.flatMap(requestHit) },
        groupHits,
      ].filter((group) => group.hits.length > 0)
    : [];
  return {
    groups,
    searching: queries.some(({ isFetching }) => isFetching),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => void Promise.all(queries.filter(({ error, isFetching }) => error || isFetching).map(again)),
    /** It may be a part of a license number, which the service does not search. */
    isNumber: hasDigit && !isNpi && text.length >= 3,
  };
}

function providerHit(provider: Provider): Hit[] {
  const { id, firstName, lastName, credentialingStatus } = provider;
  const npi = npiText(provider);
  if (!id) return [];
  const detail = [npi ? `NPI ${npi}` : '', credentialingStatus ? spellOut(credentialingStatus) : '']
    .filter(Boolean)
    .join(', ');
  const name = fullName({ firstName, lastName });
  return [
    {
      id: `provider-${id}`,
      icon: IconUser,
      label: name,
      detail,
      to: '/providers/$providerId',
      params: { providerId: id },
    },
  ];
}

function facilityHit(facility: Facility): Hit[] {
  const { id, city, state, deactivated } = facility;
  if (!id) return [];
  const place = [city, state].filter(Boolean).join(' ');
  return [
    {
      id: `facility-${id}`,
      icon: IconBuildingHospital,
      label: facilityName(facility),
      detail: [place, deactivated ? 'deactivated' : ''].filter(Boolean).join(', '),
      to: '/facilities/$facilityId',
      params: { facilityId: id },
    },
  ];
}

function requestHit(request: CredentialingRequest): Hit[] {
  const { id, createdAt } = request;
  if (!id) return [];
  const made = createdAt ? `created ${relativeTime(createdAt)}` : '';
  return [
    {
      id: `request-${id}`,
      icon: IconClipboardCheck,
      label: requestTitle(request),
      detail: [statusWords(requestStatus(request)), made].filter(Boolean).join(', '),
      to: '/credentialing/$requestId',
      params: { requestId: id },
    },
  ];
}

function licenseHit({ provider, license }: ProviderLicense): Hit[] {
  const providerId = provider?.id ?? license?.providerId;
  if (!license?.id || !providerId) return [];
  return [
    {
      id: `license-${license.id}`,
      icon: IconId,
      label: [license.licenseTypeName, license.number].filter(Boolean).join(' ') || 'License',
      detail: [fullName(provider), license.state].filter((text) => text && text !== '–').join(', '),
      to: '/providers/$providerId/licenses/$licenseId',
      params: { providerId, licenseId: license.id },
    },
  ];
}

interface CachedPages {
  pages?: { items?: ProviderLicense[] }[];
}

/** License numbers among what lists have already fetched, since the service has no such filter. */
function loadedLicenses(queryClient: QueryClient, text: string): Hit[] {
  const wanted = text.toLowerCase();
  const rows = queryClient
    .getQueriesData<CachedPages>({ queryKey: listProviderLicensesInfiniteOptions().queryKey.slice(0, 1) })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.items ?? [])
    .filter((row) => row.license?.number?.toLowerCase().includes(wanted));
  const byId = new Map(rows.flatMap(licenseHit).map((hit) => [hit.id, hit]));
  return [...byId.values()].slice(0, most);
}
