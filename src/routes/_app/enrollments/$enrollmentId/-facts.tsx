import { Link } from '@tanstack/react-router';
import type { ProviderEnrollment } from '@/api/models';
import { count, textOf } from '@/lib/words';
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

/** How far an enrollment is: what it waits for, or what came of it. */
export function EnrollmentStanding({ enrollment }: { enrollment: ProviderEnrollment }) {
  const { enrollmentStatus, submissionDate, comments } = enrollment;
  const today = localDay();
  const waiting = daysSinceSubmission(enrollment, today);
  const billing = billingOf(enrollment, today);
  return (
    <Facts labelWidth={148}>
      <Fact name="Status">
        <Status of="enrollment" value={enrollmentStatus} />
      </Fact>
      <Fact name="Submitted">
        <DateText value={submissionDate} relative={waiting === undefined} />
        {waiting !== undefined && <span className="mute"> {count(waiting, 'day')} ago</span>}
      </Fact>
      {billing && <Fact name="Can bill since">{billingWords(billing)}</Fact>}
      {enrollmentStatus === 'Denied' && (
        <Fact name="Reason of denial">
          <Verbatim>{denialReason(enrollment) ?? 'Not stated'}</Verbatim>
        </Fact>
      )}
      <Fact name="Effective">
        <DateText value={enrollment.effectiveDate} relative />
      </Fact>
      <Fact name="Closed">
        <DateText value={enrollment.closedDate} relative />
      </Fact>
      <Fact name="Comments">{textOf(comments) && <span className="as-written">{comments}</span>}</Fact>
    </Facts>
  );
}

/** Whose an enrollment is, with which plan, and as what: beside how far it is. */
export function EnrollmentFacts({ enrollment }: { enrollment: ProviderEnrollment }) {
  const { providerId, groupId, group, payerPlan, externalProviderPlanId: external } = enrollment;
  return (
    <Facts labelWidth={124}>
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
      <Fact name="Payer provider ID">
        {textOf(external) && (
          <>
            <Mono>{external}</Mono> <CopyButton value={textOf(external)} label="payer provider ID" />
          </>
        )}
      </Fact>
      <Fact name="Network status">{networkStatus(enrollment.networkStatus)}</Fact>
      <Fact name="Specialist type">{specialistType(enrollment.specialistType)}</Fact>
    </Facts>
  );
}
