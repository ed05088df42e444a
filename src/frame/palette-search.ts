import { IconBuildingHospital, IconClipboardCheck, IconId, IconUser } from '@tabler/icons-react';
import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { CredentialingRequest, Facility, Provider, ProviderLicense } from '@/api/models';
import {
  listCredentialingRequestsPages,
  listFacilitiesPages,
  listProviderLicensesInfiniteOptions,
  listProviderLicensesPages,
  listProvidersInfiniteOptions,
  listProvidersPages,
} from '@/api/operations.gen';
import type { FetchPage } from '@/api/paging';
import { useReadBlocked } from '@/api/permissions';
import { relativeTime } from '@/lib/dates';
import { personNames, rankedOf } from '@/lib/by-beginning';
import { findByName } from '@/lib/name-search';
import { npiOf, npiText } from '@/lib/npi';
import { personFilters } from '@/lib/person-filters';
import { facilityName, fullName, spellOut } from '@/lib/words';
import { statusWords } from '@/features/credentialing/request-statuses';
import { requestStatus, requestTitle } from '@/features/credentialing/request-words';
import { useGroupHits } from './palette-groups';
import { useLicensesOfNumber } from './palette-licenses';
import type { Hit, HitGroup, Person } from './palette-hit';

const most = 6;
const shortest = 2;

interface Kind<T> {
  name: string;
  /** Whether the text is sought among these records. */
  isSought: boolean;
  /** Those that the service finds by a text. */
  pages(text: string): FetchPage<T>;
  namesOf(item: T): readonly (string | null | undefined)[];
  keyOf(item: T): string | undefined;
  known?: () => readonly T[];
}

/**
 * The first records of a kind that a text finds, however it is written, the best first; those of the text before stay until they
 * are there. A text that is not sought among records of this kind finds none.
 */
function useFound<T>(text: string, { name, isSought, pages, ...kind }: Kind<T>) {
  const query = useQuery({
    queryKey: ['palette', name, text],
    queryFn: ({ signal }) =>
      findByName<T>({
        typed: text,
        ask: async (one) => (await pages(one)(undefined, signal)).items ?? [],
        ...kind,
      }),
    enabled: isSought,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  return { ...query, items: isSought ? (query.data ?? []).slice(0, most) : [] };
}

const byLastName = { sortedBy: 'LastName', sortDirection: 'Asc', count: rankedOf } as const;
const latestFirst = { sortedBy: 'CreatedAt', sortDirection: 'Desc', count: rankedOf } as const;

/** Providers by name or NPI, also where one slip was made in typing. */
function useFoundProviders(text: string, isSought: boolean) {
  const queryClient = useQueryClient();
  return useFound<Provider>(text, {
    name: 'providers',
    isSought,
    pages: (one) => listProvidersPages({ ...personFilters(one), ...byLastName }),
    namesOf: personNames,
    keyOf: ({ id }) => id,
    known: () => loaded<Provider>(queryClient, listProvidersInfiniteOptions().queryKey),
  });
}

/** The providers whom something is to be done with, by what was typed beside it; none while nobody is named. */
export function usePeople(name: string): { people: Person[]; searching: boolean } {
  const { items, isFetching } = useFoundProviders(name, name.length >= shortest);
  return { people: items.flatMap(personOf), searching: isFetching };
}

/**
 * Asks again. What was on its way when that was wanted was asked before: where it fails it is asked once more, or its failure would
 * be told after the others were repeated.
 */
async function again({ refetch, isFetching }: Pick<UseQueryResult, 'refetch' | 'isFetching'>): Promise<void> {
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

  const providers = useFoundProviders(text, isSought);
  const licenses = useFound<ProviderLicense>(text, {
    name: 'licenses',
    isSought: isName,
    pages: (providerName) =>
      listProviderLicensesPages({ ...byLastName, providerName, sortedBy: 'ProviderLastName' }),
    namesOf: ({ provider }) => personNames(provider ?? {}),
    keyOf: ({ license }) => license?.id,
  });
  const facilities = useFound<Facility>(text, {
    name: 'facilities',
    isSought: enabled && facilitiesOpen,
    pages: (name) => listFacilitiesPages({ ...byLastName, name, sortedBy: 'Name' }),
    namesOf: ({ name }) => [name],
    keyOf: ({ id }) => id,
  });
  const requests = useFound<CredentialingRequest>(text, {
    name: 'requests',
    isSought: isSought && requestsOpen,
    pages(one) {
      const { npi, providerName } = personFilters(one);
      const about = npi === undefined ? { entityName: providerName } : { entityNpi: npi };
      return listCredentialingRequestsPages({ ...about, ...latestFirst });
    },
    namesOf: (request) => [requestTitle(request)],
    keyOf: ({ id }) => id,
  });
  const groupHits = useGroupHits(text, enabled);

  const numbered = useLicensesOfNumber(text, hasDigit && !isNpi);
  const ofNumber = numbered.items.slice(0, most).flatMap(licenseHit);
  const isOfNumber = new Set(ofNumber.map(({ id }) => id));
  const alsoLoaded = () => loadedLicenses(queryClient, text).filter(({ id }) => !isOfNumber.has(id));

  const queries = [providers, licenses, facilities, requests];
  const groups: HitGroup[] = enabled
    ? [
        { label: 'License with this number', hits: ofNumber },
        { label: 'Providers', hits: providers.items.flatMap(providerHit) },
        hasDigit
          ? { label: 'Licenses already loaded', hits: alsoLoaded() }
          : { label: 'Licenses by provider name', hits: licenses.items.flatMap(licenseHit) },
        { label: 'Facilities', hits: facilities.items.flatMap(facilityHit) },
        { label: 'Credentialing requests', hits: requests.items.flatMap(requestHit) },
        groupHits,
      ].filter((group) => group.hits.length > 0)
    : [];
  return {
    groups,
    people: providers.items.flatMap(personOf),
    /** Who comes first is not known yet. */
    searchingPeople: providers.isFetching,
    searching: numbered.isFetching || queries.some(({ isFetching }) => isFetching),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => void Promise.all(queries.filter(({ error, isFetching }) => error || isFetching).map(again)),
    /** It may be a part of a license number, which the service does not search. */
    isNumber: hasDigit && !isNpi && text.length >= 3,
  };
}

function personOf(provider: Provider): Person[] {
  const { id, firstName, lastName, credentialingStatus, deactivated } = provider;
  const npi = npiText(provider);
  if (!id) return [];
  const detail = [
    npi ? `NPI ${npi}` : '',
    credentialingStatus ? spellOut(credentialingStatus) : '',
    deactivated ? 'deactivated' : '',
  ]
    .filter(Boolean)
    .join(', ');
  return [{ id, name: fullName({ firstName, lastName }), detail, deactivated: deactivated ?? false }];
}

const providerHit = (provider: Provider): Hit[] =>
  personOf(provider).map(({ id, name, detail }) => ({
    id: `provider-${id}`,
    icon: IconUser,
    label: name,
    detail,
    to: '/providers/$providerId',
    params: { providerId: id },
  }));

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

/** What lists have already fetched, whatever they were filtered by; `queryKey` of one of them. */
function loaded<T>(queryClient: QueryClient, queryKey: readonly unknown[]): T[] {
  return queryClient
    .getQueriesData<{ pages?: { items?: T[] }[] }>({ queryKey: queryKey.slice(0, 1) })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.items ?? []);
}

/** License numbers among what lists have already fetched, since the service has no such filter. */
function loadedLicenses(queryClient: QueryClient, text: string): Hit[] {
  const wanted = text.toLowerCase();
  const listed = listProviderLicensesInfiniteOptions().queryKey;
  const rows = loaded<ProviderLicense>(queryClient, listed).filter((row) =>
    row.license?.number?.toLowerCase().includes(wanted),
  );
  const byId = new Map(rows.flatMap(licenseHit).map((hit) => [hit.id, hit]));
  return [...byId.values()].slice(0, most);
}
