import { useQuery } from '@tanstack/react-query';
import { listProviderEnrollmentsAllOptions } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import type { DatasetScan, License, Provider } from '@/api/models';
import { mayTreat } from '@/domain/may-treat';
import { practiceMatrix } from '@/domain/practice-matrix';
import { useProgram } from '@/features/credentialing/use-program';
import { PracticeMatrix } from '@/features/providers/practice-matrix';
import type { InfoPart } from '@/info/use-info';
import { formatDate, localDay } from '@/lib/dates';
import { useSetting } from '@/ui/settings';
import { PacketSection } from './section';

interface PacketPracticeProps {
  /** Undefined where the packet is about a facility. */
  provider: Provider | undefined;
  licenses: readonly License[];
  scans: readonly DatasetScan[];
  info: readonly InfoPart[];
}

/** Whether the provider may treat on the day of printing, and what is on file for each practice state. */
export function PacketPractice({ provider, ...parts }: PacketPracticeProps) {
  return provider?.id ? <Practice provider={{ ...provider, id: provider.id }} {...parts} /> : null;
}

function Practice({
  provider,
  licenses,
  scans,
  info,
}: PacketPracticeProps & { provider: Provider & { id: string } }) {
  const day = localDay();
  const program = useProgram();
  const listClock = useSetting('listClock');
  const settled = useSetting('boardWords');
  const mayReadEnrollments = useReadBlocked('Groups') === undefined;
  const enrollments = useQuery({
    ...listProviderEnrollmentsAllOptions({ providerId: provider.id }),
    enabled: mayReadEnrollments,
  });
  const entries = (path: string) => info.find(({ collection }) => collection.path === path)?.entries;
  const verdict = mayTreat({
    day,
    provider,
    licenses,
    scans,
    insurances: entries('liabilityInsurances'),
    deaRegistrations: entries('dea'),
    certificates: entries('certificates'),
    lists: program.lists,
    listClock,
    windowDays: program.windowDays(day),
    settled,
  });
  const rows = practiceMatrix({
    provider,
    verdict,
    medicaid: entries('medicaidEnrollments'),
    enrollments: enrollments.data,
  });
  return (
    <PacketSection title={`Practice states (${rows.length})`}>
      <p>
        May treat on {formatDate(day)}: {verdict.headline}
      </p>
      {rows.length > 0 && <PracticeMatrix rows={rows} />}
    </PacketSection>
  );
}
