import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listProviderEnrollmentsAllOptions } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import type { DatasetScan, Details, License, Provider } from '@/api/models';
import { practiceMatrix } from '@/domain/practice-matrix';
import { PracticeMatrix } from '@/features/providers/practice-matrix';
import { useRequestsOnFile } from '@/features/credentialing/use-requests-on-file';
import { useMayTreat } from '@/features/credentialing/use-may-treat';
import type { Collection } from '@/info/definition';
import { medicaidEnrollments } from '@/info/provider/medicaid-enrollments';
import type { InfoPart } from '@/info/use-info';
import { formatDate, localDay } from '@/lib/dates';
import { PacketSection } from './section';

interface PacketPracticeProps {
  /** Undefined where the packet is about a facility. */
  provider: Details<Provider> | undefined;
  licenses: readonly License[];
  scans: readonly Details<DatasetScan>[];
  info: readonly InfoPart[];
}

/** Whether the provider may treat on the day of printing, and what is on file for each practice state. */
export function PacketPractice({ provider, ...parts }: PacketPracticeProps) {
  return provider?.id ? <Practice provider={{ ...provider, id: provider.id }} {...parts} /> : null;
}

function Practice({ provider, licenses, scans, info }: PacketPracticeProps & { provider: Provider }) {
  const mayReadEnrollments = useReadBlocked('Groups') === undefined;
  const enrollments = useQuery({
    ...listProviderEnrollmentsAllOptions({ providerId: provider.id }),
    enabled: mayReadEnrollments,
  });
  const entries = useCallback(
    ({ path }: Collection) => info.find(({ collection }) => collection.path === path)?.entries,
    [info],
  );
  const { committee, recorded, isRead } = useRequestsOnFile(provider.id);
  const verdict = useMayTreat({ provider, licenses, scans, entries, committee, recorded }, isRead);
  if (!verdict) return null;
  const rows = practiceMatrix({
    day: localDay(),
    provider,
    verdict,
    medicaid: entries(medicaidEnrollments),
    enrollments: enrollments.data,
  });
  return (
    <PacketSection title={`Practice states (${rows.length})`}>
      <p>
        May treat on {formatDate(localDay())}: {verdict.headline}
      </p>
      {rows.length > 0 && <PracticeMatrix rows={rows} />}
    </PacketSection>
  );
}
