import { Group, Text } from '@mantine/core';
import { IconTableDown } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useReadBlocked } from '@/api/permissions';
import type { License, Provider } from '@/api/models';
import { type MatrixRow, matrixTable, practiceMatrix } from '@/domain/practice-matrix';
import { namedProviderOptions } from '@/records/provider-name';
import { PracticeMatrix } from '@/features/providers/practice-matrix';
import { csvName, downloadCsv, toCsv } from '@/lib/csv';
import { localDay } from '@/lib/dates';
import { fullName } from '@/lib/words';
import { Button } from '@/ui/button';
import { ReadError } from '@/ui/loaded';
import { Section } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState, InlineError } from '@/ui/states';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { providerEnrollmentOptions } from '../-counts';
import { EvidenceLink } from './evidence-link';
import { TreatAction } from './treat-action';
import { useVerdict } from './use-verdict';

interface ProviderWhereProps {
  provider: Provider;
  licenses: readonly License[] | undefined;
  failure: unknown;
  onRetry(): void;
  refresh: RowRefresh;
}

/** What is on file for each practice state: license, compact, DEA, state CDS, collaborator, enrollment. */
export function ProviderWhere({ provider, licenses, failure, onRetry, refresh }: ProviderWhereProps) {
  const { verdict, medicaid, unread } = useVerdict(provider, licenses, refresh);
  const mayReadEnrollments = useReadBlocked('Groups') === undefined;
  const enrollments = useQuery({
    ...providerEnrollmentOptions(provider.id),
    ...refresh(),
    enabled: mayReadEnrollments,
  });
  const isRead = verdict && (!mayReadEnrollments || !enrollments.isPending);
  const rows = isRead
    ? practiceMatrix({ day: localDay(), provider, verdict, medicaid, enrollments: enrollments.data })
    : undefined;
  if (!licenses && failure)
    return <ErrorState title="The licenses could not be read" error={failure} onRetry={onRetry} />;
  return (
    <Section
      title="Practice states"
      count={rows?.length}
      actions={rows && rows.length > 0 && <CsvButton rows={rows} provider={provider} />}
    >
      {unread.map(({ title, error, retry }) => (
        <InlineError key={title} error={error} title={title} onRetry={retry} />
      ))}
      <ReadError query={enrollments} title="The enrollments could not be read" />
      {!rows || !licenses ? (
        <SkeletonRows rows={4} />
      ) : rows.length === 0 ? (
        <EmptyState
          title="No practice states on file"
          text="A license is needed where the patient is, so each state of practice has a line here."
          action={
            <TreatAction
              action={{ kind: 'edit', what: 'practice states' }}
              provider={provider}
              licenses={licenses}
            />
          }
        />
      ) : (
        <>
          <PracticeMatrix
            rows={rows}
            renderEvidence={(cell, words) => (
              <EvidenceLink evidence={cell.evidence} providerId={provider.id}>
                {words}
              </EvidenceLink>
            )}
            renderAction={({ action }) =>
              action && <TreatAction action={action} provider={provider} licenses={licenses} />
            }
          />
          <Text c="dimmed">
            State CDS: licenses whose type names controlled substances. Which states ask for one, and which of
            them want a collaborator, is not on file.
          </Text>
        </>
      )}
    </Section>
  );
}

function CsvButton({ rows, provider }: { rows: readonly MatrixRow[]; provider: Provider }) {
  const ids = [...new Set(rows.flatMap(({ cells }) => cells.collaborator.providerId ?? []))];
  const named = useQueries({ queries: ids.map((id) => namedProviderOptions(id)) });

  async function save() {
    const table = matrixTable(rows, (id) => {
      const found = named[ids.indexOf(id)]?.data;
      return found && fullName(found);
    });
    downloadCsv(csvName(`practice states ${fullName(provider)}`), await toCsv(table.fields, table.rows));
  }

  return (
    <Group gap="xs">
      <Button
        variant="transparent"
        size="xs"
        className="no-print"
        leftSection={<IconTableDown size={14} aria-hidden />}
        onClick={() => void save()}
      >
        Export CSV
      </Button>
    </Group>
  );
}
