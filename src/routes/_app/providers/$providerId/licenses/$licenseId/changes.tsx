import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import {
  diffLicenseVerificationOptions,
  getLicenseOptions,
  getProviderOptions,
  listLicenseVerificationsOptions,
} from '@/api/operations.gen';
import { searchParams } from '@/lib/search-params';
import { EmptyState, ErrorState } from '@/ui/states';
import { SkeletonRows } from '@/ui/route-states';
import { useChanges } from '@/features/licenses/changes-data';
import { ChangesHeader } from './-changes-header';
import { ChangesPickers } from './-changes-pickers';
import { ChangesBar, ChangesScreen } from './-changes-screen';
import { ChangesShots } from './-changes-shots';

const validateSearch = searchParams(() =>
  z.object({
    /** The later verification; without it the newest. */
    verification: z.catch(z.optional(z.string()), undefined),
    /** The earlier one; without it the last successful one before. */
    earlier: z.catch(z.optional(z.string()), undefined),
    view: z.catch(z.optional(z.enum(['raw'])), undefined),
    /** Shows what is the same as well. */
    same: z.catch(z.optional(z.boolean()), undefined),
  }),
);

export const Route = createFileRoute('/_app/providers/$providerId/licenses/$licenseId/changes')({
  validateSearch,
  loaderDeps: ({ search }) => ({ verification: search.verification, earlier: search.earlier }),
  loader: async ({ context: { queryClient }, params: { providerId, licenseId }, deps }) => {
    void queryClient.prefetchQuery(getProviderOptions({ providerId }));
    void queryClient.prefetchQuery(listLicenseVerificationsOptions({ providerId, licenseId }));
    if (deps.verification && !deps.earlier) {
      void queryClient.prefetchQuery({
        ...diffLicenseVerificationOptions({ providerId, licenseId, verificationId: deps.verification }),
        retry: false,
      });
    }
    await queryClient.ensureQueryData(getLicenseOptions({ providerId, licenseId }));
  },
  component: ChangesPage,
});

/** What changed between two verifications of a license: in sentences, side by side, and raw. */
function ChangesPage() {
  const params = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(
    getLicenseOptions({ providerId: params.providerId, licenseId: params.licenseId }),
  );
  const license = { ...data, id: params.licenseId };
  const { data: provider } = useQuery(getProviderOptions({ providerId: params.providerId }));
  const changes = useChanges({ ...params, verification: search.verification, earlier: search.earlier });
  const { list, laterId, old, now, delta, noEarlier, error, isPending, retry } = changes;
  const set = (change: Partial<ReturnType<typeof validateSearch>>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  const pickers = (
    <ChangesPickers
      list={list}
      laterId={laterId}
      earlierId={search.earlier ?? old?.id}
      chosen={search.earlier}
      onChange={set}
    />
  );
  return (
    <>
      <ChangesHeader ids={params} provider={provider} license={license} laterId={laterId} />
      {old && now && delta ? (
        <ChangesScreen
          old={old}
          now={now}
          delta={delta}
          pickers={pickers}
          raw={search.view === 'raw'}
          showSame={search.same === true}
          onChange={set}
        />
      ) : (
        <>
          {list.length > 0 && <ChangesBar>{pickers}</ChangesBar>}
          {isPending && <SkeletonRows />}
          {error && <ErrorState title="The comparison could not be made" error={error} onRetry={retry} />}
          {!isPending && !error && (
            <EmptyState
              title={list.length === 0 ? 'No verification yet' : 'Nothing to compare with'}
              text={
                noEarlier
                  ? 'There is no earlier successful verification of this license. This one can still be compared with any other that you choose above.'
                  : 'The first verification of this license has not ended. What changes after it is shown here.'
              }
              action={now && <ChangesShots verification={now} name="This verification" />}
            />
          )}
        </>
      )}
    </>
  );
}
