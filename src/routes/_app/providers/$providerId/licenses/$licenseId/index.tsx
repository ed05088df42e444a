import { Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { waitForPollDelay } from '@/api/poll-delay';
import type { Provider } from '@/api/models';
import { getLicenseOptions, getProviderOptions, listLicenseVerificationsOptions } from '@/api/operations.gen';
import { useFollowing } from '@/jobs/use-following';
import { verificationStore } from '@/jobs/verifications';
import { searchParams } from '@/lib/search-params';
import { Note } from '@/ui/layout';
import { EmptyState, ErrorState } from '@/ui/states';
import { DateTimeText } from '@/ui/text';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { EvidenceAround } from '@/viewer/use-evidence-viewer';
import { FollowUpPanel } from '@/features/follow-up/panel';
import { licenseSubject } from '@/features/follow-up/subjects';
import { useShownVerification } from '@/features/licenses/data';
import { evidenceOfLicense } from '@/features/licenses/evidence';
import { LicenseForecast } from './-forecast';
import { LicenseFrame } from './-frame';
import { LicenseOwnRecord } from './-own-record';
import { LicenseHistory } from './-history';
import { LicenseMonitor, useLicenseMonitor } from './-monitor';
import { LicenseVerificationView } from './-verification';
import { isUnderWay } from '@/domain/license-facts';
import { follow } from '@/features/providers/verify';

const validateSearch = searchParams(() =>
  z.object({ verification: z.catch(z.optional(z.string()), undefined) }),
);

export const Route = createFileRoute('/_app/providers/$providerId/licenses/$licenseId/')({
  validateSearch,
  loader: async ({ context: { queryClient }, params: { providerId, licenseId } }) => {
    void queryClient.prefetchQuery(getProviderOptions({ providerId }));
    void queryClient.prefetchQuery(listLicenseVerificationsOptions({ providerId, licenseId }));
    const license = getLicenseOptions({ providerId, licenseId });
    const cached = queryClient.getQueryCache().find({ queryKey: license.queryKey });
    if (cached?.isStaleByTime(30_000) ?? true) await waitForPollDelay(licenseId);
    await queryClient.ensureQueryData(license);
  },
  component: LicensePage,
});

/** A license: what its source said, what we hold, what comes next, and every verification before. */
function LicensePage() {
  const { providerId, licenseId } = Route.useParams();
  const { verification: wanted } = Route.useSearch();
  const { ref, refresh } = useRowRefresh();
  const { data } = useSuspenseQuery({ ...getLicenseOptions({ providerId, licenseId }), ...refresh() });
  const license = { ...data, id: licenseId };
  const { data: provider } = useQuery(getProviderOptions({ providerId }));
  useFollowing(data, {
    store: verificationStore,
    isAbout: (job) => job.licenseId === licenseId,
    isUnderWay: isUnderWay(license),
    follow: () => follow({ ...provider, id: providerId } as Provider, [license]),
  });
  const watched = useLicenseMonitor(licenseId);
  const { history, shown, isEarlier, error, retry } = useShownVerification(
    providerId,
    license,
    wanted,
    refresh(),
  );

  return (
    <LicenseFrame
      providerId={providerId}
      license={license}
      provider={provider}
      bodyRef={ref}
      aside={
        <>
          <LicenseOwnRecord providerId={providerId} license={license} />
          {(license.currentVerificationStatus === 'Failed' ||
            license.currentVerificationStatus === 'NotFound') && (
            <FollowUpPanel subject={licenseSubject(license, providerId, provider)} />
          )}
          <LicenseMonitor providerId={providerId} licenseId={licenseId} watched={watched} />
          <LicenseForecast license={license} monitor={watched.monitor} isKnown={watched.data !== undefined} />
          <LicenseHistory
            providerId={providerId}
            licenseId={licenseId}
            history={history}
            currentId={license.currentVerification?.id}
            shownId={shown?.id}
          />
        </>
      }
    >
      {isUnderWay(license) && !isEarlier && shown && (
        <Note role="status">
          A verification is under way. Until it ends, this is what the one before found.
        </Note>
      )}
      {isEarlier && (
        <Note>
          This is an earlier verification, of <DateTimeText value={shown?.started} exact />.{' '}
          <Route.Link to="." search={{}}>
            Show the current one
          </Route.Link>
        </Note>
      )}
      {error && <ErrorState title="This verification could not be loaded" error={error} onRetry={retry} />}
      {!error && shown && (
        <EvidenceAround items={evidenceOfLicense(shown, history.data)}>
          <LicenseVerificationView
            key={shown.id}
            providerId={providerId}
            license={license}
            verification={shown}
          />
        </EvidenceAround>
      )}
      {!error && !shown && !isEarlier && (
        <EmptyState
          title="No verification yet"
          text="What the source says stands here after the first verification. “Verify again” starts one."
        />
      )}
      {!error && !shown && isEarlier && <Text c="dimmed">Loading the verification</Text>}
    </LicenseFrame>
  );
}
