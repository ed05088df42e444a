import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { createProviderEnrollment, listGroupsOptions } from '@/api/operations.gen';
import type { Provider, ProviderEnrollment } from '@/api/models';
import { textOf } from '@/lib/words';
import { Loaded, ReadError, StaleError } from '@/ui/loaded';
import { MenuButton, type MenuItem } from '@/ui/menu';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { SkeletonRows } from '@/ui/route-states';
import { Status } from '@/ui/status';
import { DateText, Mono, Verbatim } from '@/ui/text';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { WideTable } from '@/ui/sideways';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { providerEnrollmentOptions } from './-counts';
import { groupName } from '@/domain/groups';
import { planName } from '@/domain/payers';
import { networkStatus } from '@/domain/enrollments';
import { useEnrollmentTasks } from '@/features/enrollments/use-enrollment-tasks';

interface ProviderEnrollmentsProps {
  provider: Provider;
  refresh: RowRefresh;
}

/** The groups that a provider belongs to, and the plans that the provider is enrolled with through them. */
export function ProviderEnrollments({ provider, refresh }: ProviderEnrollmentsProps) {
  const groups = useQuery({ ...listGroupsOptions({ providerId: provider.id }), ...refresh() });
  const inNoGroup = groups.data?.length === 0;
  return (
    <>
      <Enrollments providerId={provider.id} inNoGroup={inNoGroup} />
      <Section title="Groups" count={groups.data?.length}>
        <ReadError query={groups} title="The groups could not be read" />
        {groups.isPending && <SkeletonRows rows={2} />}
        {inNoGroup && (
          <Text c="dimmed">
            This provider belongs to no group. Providers are added to one on its page, under{' '}
            <Link to="/groups">Groups</Link>.
          </Text>
        )}
        <RecordList>
          {groups.data?.map((group, index) => (
            <RecordRow key={group.id ?? index}>
              {group.id ? (
                <Link to="/groups/$groupId" params={{ groupId: group.id }}>
                  <Verbatim>{groupName(group)}</Verbatim>
                </Link>
              ) : (
                groupName(group)
              )}
              {group.npi !== undefined && (
                <span className="mute">
                  , NPI <Mono>{group.npi}</Mono>
                </span>
              )}
            </RecordRow>
          ))}
        </RecordList>
      </Section>
    </>
  );
}

function Enrollments({ providerId, inNoGroup }: { providerId: string; inNoGroup: boolean }) {
  const enrollments = useQuery(providerEnrollmentOptions(providerId));
  const { data } = enrollments;
  const { create, rowActions } = useEnrollmentTasks({ providerId });
  const why = inNoGroup ? 'This provider belongs to no group yet.' : undefined;
  if (!data) return <Loaded query={enrollments} failed="The enrollments could not be read" skeleton={4} />;
  return (
    <Section
      title="Enrollments"
      count={data.length}
      actions={
        <Button variant="default" size="xs" needs={createProviderEnrollment} blocked={why} onClick={create}>
          New enrollment
        </Button>
      }
    >
      <StaleError query={enrollments} title="The enrollments could not be refreshed" />
      {data.length === 0 && <Text c="dimmed">This provider is enrolled with no payer plan.</Text>}
      {data.length > 0 && (
        <WideTable minWidth={760}>
          <Table horizontalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                {['Payer plan', 'Group', 'Status', 'Network', 'Submitted', 'Effective', 'Closed'].map(
                  (head) => (
                    <Table.Th key={head}>{head}</Table.Th>
                  ),
                )}
                <Table.Th>
                  <span className="visually-hidden">Actions</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((row, index) => (
                <EnrollmentLine key={row.id ?? index} row={row} actions={rowActions(row)} />
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      )}
    </Section>
  );
}

function EnrollmentLine({ row, actions }: { row: ProviderEnrollment; actions: MenuItem[] }) {
  const plan = planName(row.payerPlan);
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {row.id ? (
          <Link to="/enrollments/$enrollmentId" params={{ enrollmentId: row.id }}>
            <Verbatim>{plan}</Verbatim>
          </Link>
        ) : (
          plan
        )}
      </Table.Th>
      <Table.Td>{textOf(row.group?.name) ? <Verbatim>{row.group?.name}</Verbatim> : <Dash />}</Table.Td>
      <Table.Td>
        <Status of="enrollment" value={row.enrollmentStatus} />
      </Table.Td>
      <Table.Td>{networkStatus(row.networkStatus) ?? <Dash />}</Table.Td>
      <Table.Td>
        <DateText value={row.submissionDate} />
      </Table.Td>
      <Table.Td>
        <DateText value={row.effectiveDate} />
      </Table.Td>
      <Table.Td>
        <DateText value={row.closedDate} />
      </Table.Td>
      <Table.Td p={0} ta="right">
        <MenuButton inline label={`Actions for the enrollment with ${plan}`} items={actions} />
      </Table.Td>
    </Table.Tr>
  );
}
