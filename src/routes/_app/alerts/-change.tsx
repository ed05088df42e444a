import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '@/api/errors';
import { diffLicenseVerificationOptions } from '@/api/operations.gen';
import { compareVerifications } from '@/diff/lines';
import { SentenceList } from '@/diff/sentence-list';
import { sentences } from '@/diff/sentences';
import { Section } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { useSetting } from '@/ui/settings';
import { InlineError } from '@/ui/states';
import { laterOf } from '@/features/licenses/changes-data';

interface AlertChangeProps {
  providerId: string;
  licenseId: string;
  verificationId: string;
}

/** What changed in a license, in sentences. */
export function AlertChange({ providerId, licenseId, verificationId }: AlertChangeProps) {
  const { data, error, isPending, refetch } = useQuery({
    ...diffLicenseVerificationOptions({ providerId, licenseId, verificationId }),
    retry: (failures, cause) => !isGone(cause) && failures < 2,
  });
  const settled = useSetting('boardWords');
  const differences = useMemo(() => {
    const now = laterOf(data?.old, data?.new, data?.diff);
    return data?.old && now ? sentences(compareVerifications(data.old, now), settled) : undefined;
  }, [data, settled]);
  return (
    <Section title="What changed" level={3}>
      {isPending && <SkeletonRows rows={3} />}
      {error &&
        (isGone(error) ? (
          <Text>
            There is no earlier successful verification to compare with any more. What the source says now
            stands on the license.
          </Text>
        ) : (
          <InlineError
            error={error}
            title="What changed could not be read"
            kept="The alert can be dismissed without it."
            onRetry={() => void refetch()}
          />
        ))}
      {differences &&
        (differences.length > 0 ? (
          <SentenceList sentences={differences} />
        ) : (
          <Text>The two verifications read the same.</Text>
        ))}
      {!isPending && data && !differences && (
        <Text>The service did not send what the two verifications say.</Text>
      )}
    </Section>
  );
}

/** 404, 409: there is nothing earlier to compare with (rules.md 9.6). */
const isGone = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 409);
