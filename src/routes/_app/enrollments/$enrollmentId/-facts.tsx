import { Link } from '@tanstack/react-router';
import type { ProviderEnrollment } from '@/api/models';
import { formatNumber, textOf } from '@/lib/words';
import { CopyButton } from '@/ui/copy-button';
import { Fact, Facts } from '@/ui/layout';
import { Status } from '@/ui/status';
import { DateText, Mono, Verbatim } from '@/ui/text';
import { groupName } from '@/domain/groups';
import { planName } from '@/domain/payers';
import { billingOf, billingWords, daysSinceSubmission, denialReason } from '@/domain/enrollment-days';
import { networkStatus, specialistType } from '@/domain/enrollments';
import { localDay } from '@/lib/dates';
import { ProviderName } from '@/records/provider-name';

/** Everything that an enrollment says. */
export function EnrollmentFacts({ enrollment }: { enrollment: ProviderEnrollment }) {
  const { providerId, groupId, group, payerPlan, enrollmentStatus } = enrollment;
  const { externalProviderPlanId: external, comments } = enrollment;
  const today = localDay();
  const waiting = daysSinceSubmission(enrollment, today);
  const billing = billingOf(enrollment, today);
  return (
    <Facts labelWidth={148}>
      <Fact name="Provider">
        {providerId && (
          <Link to="/providers/$providerId" params={{ providerId }}>
            <ProviderName providerId={providerId} inFull />
          </Link>
        )}
      </Fact>
      <Fact name="Group">
        {groupId && (
          <Link to="/groups/$groupId" params={{ groupId }}>
            <Verbatim>{groupName(group)}</Verbatim>
          </Link>
        )}
      </Fact>
      <Fact name="Payer plan">
        {payerPlan?.payerId ? (
          <Link to="/payers/$payerId" params={{ payerId: payerPlan.payerId }}>
            <Verbatim>{planName(payerPlan)}</Verbatim>
          </Link>
        ) : (
          <Verbatim>{planName(payerPlan)}</Verbatim>
        )}
      </Fact>
      <Fact name="Status">
        <Status of="enrollment" value={enrollmentStatus} />
      </Fact>
      <Fact name="Network status">{networkStatus(enrollment.networkStatus)}</Fact>
      <Fact name="Specialist type">{specialistType(enrollment.specialistType)}</Fact>
      <Fact name="Submitted">
        <DateText value={enrollment.submissionDate} relative />
      </Fact>
      {waiting !== undefined && <Fact name="Days since submission">{formatNumber(waiting)}</Fact>}
      <Fact name="Effective">
        <DateText value={enrollment.effectiveDate} relative />
      </Fact>
      {billing && <Fact name="Can bill since">{billingWords(billing)}</Fact>}
      {enrollmentStatus === 'Denied' && (
        <Fact name="Reason of denial">
          <Verbatim>{denialReason(enrollment) ?? 'Not stated'}</Verbatim>
        </Fact>
      )}
      <Fact name="Closed">
        <DateText value={enrollment.closedDate} relative />
      </Fact>
      <Fact name="Payer provider ID">
        {textOf(external) && (
          <>
            <Mono>{external}</Mono> <CopyButton value={textOf(external)} label="payer provider ID" />
          </>
        )}
      </Fact>
      <Fact name="Comments">{textOf(comments) && <span className="as-written">{comments}</span>}</Fact>
    </Facts>
  );
}
