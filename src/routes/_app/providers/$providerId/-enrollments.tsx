import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listGroupsOptions, listProviderEnrollmentsAllOptions } from '@/api/operations.gen';
import type { Provider, ProviderEnrollment } from '@/api/models';
import { textOf } from '@/lib/words';
import { MenuButton, type MenuItem } from '@/ui/menu';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState, InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { DateText, Mono } from '@/ui/text';
import classes from '@/ui/record.module.css';
import { groupName } from '@/features/groups/words';
import { planName } from '@/features/payers/plan-list';
import { networkStatus } from '@/features/enrollments/list';
import { useEnrollmentTasks } from '@/features/enrollments/use-enrollment-tasks';

/** The groups that a provider belongs to, and the plans that the provider is enrolled with through them. */
export function ProviderEnrollments({ provider }: { provider: Provider & { id: string } }) {
  const groups = useQuery(listGroupsOptions({ providerId: provider.id }));
  const inNoGroup = groups.data?.length === 0;
  return (
    <>
      <Enrollments providerId={provider.id} inNoGroup={inNoGroup} />
      <section className={classes.part} aria-labelledby="groups-title">
        <header className={classes.partHead}>
          <h2 id="groups-title">
            Groups {groups.data && <span className={classes.count}>{groups.data.length}</span>}
          </h2>
        </header>
        {groups.error && (
          <InlineError
            error={groups.error}
            title="The groups could not be read"
            onRetry={() => void groups.refetch()}
          />
        )}
        {groups.isPending && <SkeletonRows rows={2} />}
        {inNoGroup && (
          <p className={classes.lead}>
            This provider belongs to no group. Providers are added to one on its page, under{' '}
            <Link to="/groups">Groups</Link>.
          </p>
        )}
        {groups.data && groups.data.length > 0 && (
          <ul className={classes.choices}>
            {groups.data.map((group, index) => (
              <li key={group.id ?? index}>
                {group.id ? (
                  <Link to="/groups/$groupId" params={{ groupId: group.id }}>
                    <bdi>{groupName(group)}</bdi>
                  </Link>
                ) : (
                  groupName(group)
                )}
                {group.npi !== undefined && (
                  <span className={classes.quiet}>
                    , NPI <Mono>{group.npi}</Mono>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Enrollments({ providerId, inNoGroup }: { providerId: string; inNoGroup: boolean }) {
  const { data, error, refetch } = useQuery(
    listProviderEnrollmentsAllOptions({ providerId, sortedBy: 'SubmissionDate', sortDirection: 'Desc' }),
  );
  const { blocked, create, rowActions, dialogs } = useEnrollmentTasks({ providerId });
  const why = blocked ?? (inNoGroup ? 'This provider belongs to no group yet.' : undefined);
  if (!data) {
    return error ? (
      <ErrorState title="The enrollments could not be read" error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={4} />
    );
  }
  return (
    <section className={classes.part} aria-labelledby="enrollments-title">
      <header className={classes.partHead}>
        <h2 id="enrollments-title">
          Enrollments <span className={classes.count}>{data.length}</span>
        </h2>
        <Button variant="default" size="xs" blocked={why} onClick={create}>
          New enrollment
        </Button>
      </header>
      {error && (
        <InlineError
          error={error}
          title="The enrollments could not be refreshed"
          onRetry={() => void refetch()}
        />
      )}
      {data.length === 0 && <p className={classes.lead}>This provider is enrolled with no payer plan.</p>}
      {data.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                {['Payer plan', 'Group', 'Status', 'Network', 'Submitted', 'Effective', 'Closed'].map(
                  (head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ),
                )}
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((row, index) => (
                <EnrollmentLine key={row.id ?? index} row={row} actions={rowActions(row)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {dialogs}
    </section>
  );
}

function EnrollmentLine({ row, actions }: { row: ProviderEnrollment; actions: MenuItem[] }) {
  const plan = planName(row.payerPlan);
  return (
    <tr>
      <th scope="row" className={classes.number}>
        {row.id ? (
          <Link to="/enrollments/$enrollmentId" params={{ enrollmentId: row.id }}>
            <bdi>{plan}</bdi>
          </Link>
        ) : (
          plan
        )}
      </th>
      <td>{textOf(row.group?.name) ? <bdi>{row.group?.name}</bdi> : <Dash />}</td>
      <td>
        <Status of="enrollment" value={row.enrollmentStatus} />
      </td>
      <td>{networkStatus(row.networkStatus) ?? <Dash />}</td>
      <td>
        <DateText value={row.submissionDate} />
      </td>
      <td>
        <DateText value={row.effectiveDate} />
      </td>
      <td>
        <DateText value={row.closedDate} />
      </td>
      <td className={classes.rowActions}>
        <MenuButton inline label={`Actions for the enrollment with ${plan}`} items={actions} />
      </td>
    </tr>
  );
}
