import type { EnrollmentRecord, MonitorRecord, ProviderInfoRecord, ProviderRecord } from '../store/records';
import { expiryAt } from './board-facts';
import { addYears } from './dates';
import { day } from '../store/time';
import type { GeneratedLicense } from './licenses';
import { outcome } from './license-kinds';
import { hasDates } from './monitors-calendar';
import { answerKind } from './source-records';

// What generated records were at a time before the epoch, by the dates that they carry. Times are in milliseconds.

/** Days for which a credentialing holds, and those before its end in which it is renewed. */
const [cycle, renewal] = [1095, 90];

/** Days until a payer has decided about an enrollment that was submitted. */
const decisionDays = 30;

const isAfter = (date: string | undefined, at: number) => date !== undefined && Date.parse(date) > at;

/** A provider as it was; undefined while the organization did not know it, or once it was deactivated. */
export function providerAsOf(provider: ProviderRecord, at: number): ProviderRecord | undefined {
  const { createdAt, deactivatedAt, credentialedDate, recredentialedDates = [] } = provider;
  if (isAfter(createdAt, at) || (deactivatedAt !== undefined && !isAfter(deactivatedAt, at)))
    return undefined;
  const was: ProviderRecord = { ...provider, deactivated: false, deactivatedAt: undefined };
  if (credentialedDate === undefined) return was;
  if (isAfter(credentialedDate, at)) {
    return {
      ...was,
      credentialingStatus: 'In process',
      credentialedDate: undefined,
      nextCredentialingDate: undefined,
      recredentialedDates: undefined,
    };
  }
  const renewed = recredentialedDates.filter((date) => !isAfter(date, at));
  if (renewed.length < recredentialedDates.length) {
    const since = Date.parse(renewed.at(-1) ?? credentialedDate);
    was.nextCredentialingDate = new Date(since + cycle * day).toISOString().slice(0, 10);
    was.recredentialedDates = renewed.length > 0 ? renewed : undefined;
  }
  const { credentialingStatus: status, nextCredentialingDate: next = '' } = was;
  const isInWindow = Date.parse(next) - at <= renewal * day;
  const wasRenewed = renewed.length < recredentialedDates.length;
  if (status === 'Recredentialing' && !isInWindow) was.credentialingStatus = 'Credentialed';
  if (status === 'Credentialed' && isInWindow && wasRenewed) was.credentialingStatus = 'Recredentialing';
  return was;
}

/** When a license expired as far as anybody knew; undefined where it was not attached yet, or nobody knew. */
export function licenseExpiryAsOf({ license, plan }: GeneratedLicense, at: number): string | undefined {
  if (isAfter(license.createdAt, at)) return undefined;
  const { licenseNumber, expiryDate, attempts, nonVerifiedInfo } = license;
  const kind = answerKind(license);
  const found = plan().findLast(
    ({ at: verified, decision }) =>
      (decision ? decision.status === 'Found' && decision.at <= at : outcome(kind) === 'Found') &&
      verified <= at,
  );
  if (!found || expiryDate === undefined) return nonVerifiedInfo?.expirationDate;
  return expiryAt({ kind, licenseNumber, expiryDate, at: found.at, attempt: found.attempt, attempts });
}

/** Whether a monitor of a dataset ran by then: it was set up with its provider, or with the query that it keeps open. */
export function isMonitoredAsOf(
  { monitoringInterval, lastMonitoringDate }: MonitorRecord,
  at: number,
): boolean {
  return hasDates(monitoringInterval) || !isAfter(lastMonitoringDate, at);
}

/** An enrollment as it was: not submitted yet, submitted, or decided. */
export function enrollmentAsOf(enrollment: EnrollmentRecord, at: number): EnrollmentRecord {
  const {
    submissionDate,
    closedDate,
    effectiveDate: _from,
    externalProviderPlanId: _id,
    ...was
  } = enrollment;
  if (submissionDate === undefined) return enrollment;
  if (isAfter(submissionDate, at))
    return { ...was, enrollmentStatus: 'NotSubmitted', networkStatus: 'None', comments: undefined };
  const decided = closedDate ?? new Date(Date.parse(submissionDate) + decisionDays * day).toISOString();
  if (!isAfter(decided, at)) return enrollment;
  return {
    ...was,
    submissionDate,
    enrollmentStatus: 'Submitted',
    networkStatus: 'None',
    comments: undefined,
  };
}

/** The facts of an entry as they were; undefined where what it tells of did not exist yet. */
export function factsAsOf(
  { collection, facts }: ProviderInfoRecord,
  at: number,
): ProviderInfoRecord['facts'] | undefined {
  const dateOf = (name: string) => (typeof facts[name] === 'string' ? facts[name] : undefined);
  if (collection === 'certificates') return isAfter(dateOf('issueDate'), at) ? undefined : facts;
  if (collection !== 'liabilityInsurances') return facts;
  if (isAfter(dateOf('originalEffectiveDate'), at)) return undefined;
  const until = dateOf('currentExpirationDate');
  // A policy is renewed by the year.
  if (until === undefined || !isAfter(dateOf('currentEffectiveDate'), at)) return facts;
  return { ...facts, currentExpirationDate: addYears(until, -1) };
}
