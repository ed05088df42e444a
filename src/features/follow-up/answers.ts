import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import {
  getCredentialingRequestOptions,
  getLicenseOptions,
  getProviderEnrollmentOptions,
  getProviderInfoOptions,
  listDatasetScansOptions,
  listFacilityAccreditationsOptions,
  listFacilityCmsCertificationsOptions,
  listFacilityLiabilityInsurancesOptions,
  listFacilityLicensesOptions,
  listLicensesOptions,
} from '@/api/operations.gen';
import type { DatasetType } from '@/api/models';
import { datedAttached, datedOfFacility, datedOfProvider } from '@/domain/expirable-facts';
import type { Dated } from '@/domain/expirables';
import {
  attemptsOf,
  countedAttempts,
  type FollowUp,
  type FollowUpSubject,
  type Standing,
  unsentLetters,
} from '@/domain/follow-up';
import { renewalOf } from '@/domain/follow-up-answer';
import { isUnderWay } from '@/domain/license-facts';
import { completedStatuses, statusWords } from '@/features/credentialing/request-statuses';
import { isOver, requestStatus } from '@/features/credentialing/request-words';
import { lastReading } from '@/features/expirables/walk';
import { formatDate, formatDay, instant, localDay, localDayOf } from '@/lib/dates';
import { statedDay } from '@/lib/stated-day';
import { recordOf } from '@/lib/values';
import { datasetOf } from './subjects';

/** What has closed a follow-up without anybody saying so. */
export type Answer = Pick<Standing, 'is' | 'why'>;

/** How long what was read about a subject counts as current, in milliseconds: writes of this page have it read anew. */
const freshFor = 600_000;

const answered = (why: string | undefined): Answer | undefined =>
  why === undefined ? undefined : { is: 'answered', why };

/**
 * What on file answers a follow-up, or ended what it was about; undefined where nothing does, and where it was opened again by
 * somebody who knows better. Nothing is taken for an answer that the record does not say. Throws `ApiError`.
 */
export async function answerOf(queryClient: QueryClient, followUp: FollowUp): Promise<Answer | undefined> {
  const { subject, standing } = followUp;
  if (standing && !(standing.is === 'open' && wasReopenedByAttempt(followUp))) return undefined;
  try {
    switch (subject.kind) {
      case 'request':
        return await ofRequest(queryClient, subject);
      case 'enrollment':
        return await ofEnrollment(queryClient, subject);
      case 'license':
        return await ofLicense(queryClient, followUp);
      case 'scan':
        return answered(await ofScan(queryClient, followUp));
      case 'expirable':
        return answered(await ofExpirable(queryClient, followUp));
    }
  } catch (error) {
    // It was deleted meanwhile: whether that answers anything is left to people.
    if (isApiError(error) && (error.status === 404 || error.status === 403)) return undefined;
    throw error;
  }
}

/** An attempt or a letter opens again what was closed; who opens it without one does not want it closed at once. */
const wasReopenedByAttempt = (followUp: FollowUp): boolean =>
  [...attemptsOf(followUp), ...(followUp.letters ?? [])].some(({ at }) => at === followUp.standing?.at);

/** The first attempt that counts; where none was made, the first letter that waits to be sent. */
const firstAsked = (followUp: FollowUp): { at: string; on: string } | undefined =>
  countedAttempts(followUp)[0] ?? unsentLetters(followUp)[0];

/** When that was entered, in milliseconds: what is older answers nothing. */
const beganAt = (followUp: FollowUp): number => instant(firstAsked(followUp)?.at) ?? Infinity;

async function ofRequest(queryClient: QueryClient, { id }: FollowUpSubject): Promise<Answer | undefined> {
  const options = getCredentialingRequestOptions({ requestId: id });
  const request = await queryClient.fetchQuery({ ...options, staleTime: freshFor });
  if (!isOver(request)) return undefined;
  const status = requestStatus(request);
  const on = request.currentEvent?.timestamp;
  return {
    is: completedStatuses.includes(status ?? '') ? 'answered' : 'given up',
    why: [`Request ${statusWords(status).toLowerCase()}`, on && formatDay(on)].filter(Boolean).join(' '),
  };
}

async function ofEnrollment(
  queryClient: QueryClient,
  { id, status }: FollowUpSubject,
): Promise<Answer | undefined> {
  const options = getProviderEnrollmentOptions({ providerEnrollmentId: id });
  const { enrollmentStatus, effectiveDate } = await queryClient.fetchQuery({
    ...options,
    staleTime: freshFor,
  });
  // Who appeals a denial knows of it.
  if (enrollmentStatus === status) return undefined;
  if (enrollmentStatus === 'Denied') return answered('Denied by the payer');
  if (enrollmentStatus !== 'Enrolled') return undefined;
  const from = statedDay(effectiveDate);
  return answered(from ? `Enrolled, effective ${formatDate(from)}` : 'Enrolled');
}

async function ofLicense(queryClient: QueryClient, followUp: FollowUp): Promise<Answer | undefined> {
  const { id, providerId = '' } = followUp.subject;
  const options = getLicenseOptions({ providerId, licenseId: id });
  const license = await queryClient.fetchQuery({ ...options, staleTime: freshFor });
  const { started } = license.currentVerification ?? {};
  const isFound = license.currentVerificationStatus === 'Found' && !isUnderWay(license);
  return isFound && (instant(started) ?? 0) >= beganAt(followUp)
    ? answered(`Verified ${formatDay(started)}`)
    : undefined;
}

async function ofScan(queryClient: QueryClient, followUp: FollowUp): Promise<string | undefined> {
  const { providerId, facilityId } = followUp.subject;
  const entityId = providerId ?? facilityId;
  if (!entityId) return undefined;
  const options = listDatasetScansOptions({
    type: [datasetOf(followUp.subject) as DatasetType],
    entityId,
    sortedBy: 'Started',
    sortDirection: 'Desc',
    count: 1,
  });
  const { items = [] } = await queryClient.fetchQuery({ ...options, staleTime: freshFor });
  const [latest] = items;
  return latest?.status === 'Completed' && (instant(latest.started) ?? 0) >= beganAt(followUp)
    ? `Searched ${formatDay(latest.started)}`
    : undefined;
}

async function ofExpirable(queryClient: QueryClient, followUp: FollowUp): Promise<string | undefined> {
  const { subject } = followUp;
  const today = localDay();
  const found = renewalOf(subject, await recordsOf(queryClient, subject), today);
  if (found !== undefined) return found;
  // What only long lists tell is known once Expirables has read them.
  const reading = await lastReading();
  if (
    !reading ||
    (localDayOf(new Date(reading.listsAt).toISOString()) ?? '') < (firstAsked(followUp)?.on ?? '')
  )
    return undefined;
  const owner = subject.providerId ?? subject.facilityId;
  const kept = reading.owners.find((one) => one.owner.id === owner);
  return kept && renewalOf(subject, [...kept.listed, ...(kept.info ?? [])], today);
}

/** What is on file of the owner of an expirable, as far as a request of its own tells it. Throws `ApiError`. */
async function recordsOf(queryClient: QueryClient, subject: FollowUpSubject): Promise<Dated[]> {
  const { providerId, facilityId, expirable } = subject;
  const kind = expirable?.kind;
  const fresh = { staleTime: freshFor };
  if (providerId && (kind === 'License' || kind === 'Cds')) {
    const licenses = await queryClient.fetchQuery({ ...listLicensesOptions({ providerId }), ...fresh });
    return licenses.flatMap((license) => datedAttached(license, localDay()));
  }
  if (providerId) {
    const options = getProviderInfoOptions({ providerId });
    return datedOfProvider(recordOf(await queryClient.fetchQuery({ ...options, ...fresh })));
  }
  if (!facilityId) return [];
  const facility = { facilityId };
  switch (kind) {
    case 'FacilityLicense':
      return datedOfFacility({
        licenses: await queryClient.fetchQuery({ ...listFacilityLicensesOptions(facility), ...fresh }),
      });
    case 'Accreditation':
      return datedOfFacility({
        accreditations: await queryClient.fetchQuery({
          ...listFacilityAccreditationsOptions(facility),
          ...fresh,
        }),
      });
    case 'Clia':
      return datedOfFacility({
        cmsCertifications: await queryClient.fetchQuery({
          ...listFacilityCmsCertificationsOptions(facility),
          ...fresh,
        }),
      });
    case 'Malpractice':
      return datedOfFacility({
        liabilityInsurances: await queryClient.fetchQuery({
          ...listFacilityLiabilityInsurancesOptions(facility),
          ...fresh,
        }),
      });
    default:
      return [];
  }
}
