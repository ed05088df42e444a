import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { LicenseVerificationResult } from '@/api/models';
import { getLicenseOptions, getProviderOptions, listLicenseVerificationsOptions } from '@/api/operations.gen';
import { FlexibleDataView } from '@/flexible-data/flexible-data-view';
import { readNode } from '@/flexible-data/model';
import { isEmptyData } from '@/flexible-data/summarise';
import { formatDateTime } from '@/lib/dates';
import { searchParams } from '@/lib/search-params';
import { LinkButton } from '@/ui/button';
import { Page } from '@/ui/page';
import { EmptyState, ErrorState } from '@/ui/states';
import { licenseCrumbs, useShownVerification } from '@/features/licenses/data';

const validateSearch = searchParams(() =>
  z.object({
    verification: z.catch(z.optional(z.string()), undefined),
    /** Which result, counted from 1. */
    result: z.catch(z.optional(z.number().check(z.int(), z.minimum(1))), undefined),
  }),
);

export const Route = createFileRoute('/_app/providers/$providerId/licenses/$licenseId/details')({
  validateSearch,
  loader: async ({ context: { queryClient }, params: { providerId, licenseId } }) => {
    void queryClient.prefetchQuery(getProviderOptions({ providerId }));
    void queryClient.prefetchQuery(listLicenseVerificationsOptions({ providerId, licenseId }));
    await queryClient.ensureQueryData(getLicenseOptions({ providerId, licenseId }));
  },
  component: DetailsPage,
});

/** All flexible data of one result on a page of its own, with its parts listed beside it. */
function DetailsPage() {
  const params = Route.useParams();
  const { verification: wanted, result: number = 1 } = Route.useSearch();
  const { data: record } = useSuspenseQuery(
    getLicenseOptions({ providerId: params.providerId, licenseId: params.licenseId }),
  );
  const license = { ...record, id: params.licenseId };
  const { data: provider } = useQuery(getProviderOptions({ providerId: params.providerId }));
  const { shown, error, retry, isEarlier } = useShownVerification(params.providerId, license, wanted);
  const results = Array.isArray(shown?.results) ? shown.results : [];
  const result = results[number - 1];
  const source = shown?.verificationSource?.name ?? 'the source';
  const data = useMemo(() => sourceDetails(result), [result]);
  return (
    <Page
      title="Source details"
      crumbs={licenseCrumbs(params, provider, license)}
      subtitle={
        shown
          ? `Everything ${source} returned on ${formatDateTime(shown.started)}${results.length > 1 ? ` in result ${number} of ${results.length}` : ''}, as it came`
          : undefined
      }
      actions={
        <LinkButton
          variant="default"
          to="/providers/$providerId/licenses/$licenseId"
          params={params}
          search={isEarlier && wanted ? { verification: wanted } : {}}
        >
          Open license
        </LinkButton>
      }
    >
      {error ? (
        <ErrorState title="This verification could not be loaded" error={error} onRetry={retry} />
      ) : isEmptyData(data) && shown ? (
        <EmptyState
          title="No details"
          text="The source returned no details beyond the fields of the license."
        />
      ) : (
        <FlexibleDataView
          key={`${shown?.id} ${number}`}
          data={data}
          label="Source details"
          outline
          level={2}
          openLevels={3}
        />
      )}
    </Page>
  );
}

/** The parts of the details in the first level, where they have names, and the disciplinary actions after them. */
function sourceDetails(result: LicenseVerificationResult | undefined) {
  const { additionalProperties: details, disciplinaryActions: actions } = result ?? {};
  const node = readNode(details);
  const named = node.kind === 'section' && node.parts.every((part) => part.label !== undefined);
  const parts = named
    ? Object.fromEntries(node.parts.map((part) => [part.label ?? '', part.value]))
    : details === undefined
      ? {}
      : { 'Other details': details };
  const name = Object.hasOwn(parts, 'Disciplinary actions')
    ? 'Disciplinary actions of the license'
    : 'Disciplinary actions';
  return { type: 'Section', data: actions === undefined ? parts : { ...parts, [name]: actions } };
}
