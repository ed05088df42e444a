import type { QueryClient } from '@tanstack/react-query';
import type { CredentialingRequest, Details, License, Provider, ProviderEnrollment } from '@/api/models';
import {
  getCredentialingRequestOptions,
  getProviderEnrollmentOptions,
  getProviderOptions,
  listPayersOptions,
} from '@/api/operations.gen';
import { screenOf } from '@/domain/expirables';
import type { ScreenLink } from '@/domain/evidence/types';
import type { FollowUpSubject } from '@/domain/follow-up';
import { licenseTypeWords } from '@/domain/license-facts';
import { payerName, planName } from '@/domain/payers';
import { entityName, timesAsked } from '@/features/credentialing/request-words';
import { personName, spellOut, textOf } from '@/lib/words';

/** Each kind of record as a subject that is followed up. Without an id there is nothing that it could be kept by. */

const requestWords = (type: string | undefined): string =>
  !type ? 'Credentialing' : type === 'ReCredentialing' ? spellOut(type) : `${spellOut(type)} credentialing`;

/** A credentialing request. */
export const requestSubject = (request: Details<CredentialingRequest> & { id: string }): FollowUpSubject => ({
  kind: 'request',
  id: request.id,
  name: entityName(request),
  what: requestWords(request.type),
  ...(request.provider?.id && { providerId: request.provider.id }),
  ...(request.facility?.id && { facilityId: request.facility.id }),
  ...(timesAsked(request) > 0 && { asked: timesAsked(request) }),
});

/** An enrollment; `provider` and `payer` as far as they were read. */
export const enrollmentSubject = (
  enrollment: ProviderEnrollment & { id: string },
  provider: Pick<Provider, 'firstName' | 'lastName'> | undefined,
  payer: string | undefined,
): FollowUpSubject => ({
  kind: 'enrollment',
  id: enrollment.id,
  name: personName(provider),
  what: planName(enrollment.payerPlan),
  ...(enrollment.providerId && { providerId: enrollment.providerId }),
  ...(payer && { payer }),
  ...(enrollment.enrollmentStatus && { status: enrollment.enrollmentStatus }),
});

/** How the enrollment of a subject stands now, or how often its request has asked; nothing of another one, or where it cannot be read. */
export async function standsNow(
  queryClient: QueryClient,
  { kind, id }: FollowUpSubject,
): Promise<Pick<FollowUpSubject, 'status' | 'asked'>> {
  try {
    if (kind === 'enrollment') {
      const options = getProviderEnrollmentOptions({ providerEnrollmentId: id });
      const { enrollmentStatus } = await queryClient.fetchQuery({ ...options, staleTime: 0 });
      return enrollmentStatus ? { status: enrollmentStatus } : {};
    }
    if (kind === 'request') {
      const options = getCredentialingRequestOptions({ requestId: id });
      return { asked: timesAsked(await queryClient.fetchQuery({ ...options, staleTime: 0 })) };
    }
  } catch {
    // What was kept of it is all that is known.
  }
  return {};
}

/** An enrollment with provider and payer as the service knows them now; without the one that cannot be read. */
export async function readEnrollmentSubject(
  queryClient: QueryClient,
  enrollment: ProviderEnrollment & { id: string },
): Promise<FollowUpSubject> {
  const { providerId, payerPlan } = enrollment;
  const [provider, payers] = await Promise.all([
    providerId
      ? queryClient
          .fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 300_000 })
          .catch(() => undefined)
      : undefined,
    queryClient.fetchQuery({ ...listPayersOptions(), staleTime: 300_000 }).catch(() => []),
  ]);
  const payer = payers.find(({ id }) => id !== undefined && id === payerPlan?.payerId);
  return enrollmentSubject(enrollment, provider, payer && payerName(payer));
}

/** A license whose verification failed, or that was not found at its source. */
export const licenseSubject = (
  license: Details<License> & { id: string },
  providerId: string,
  provider: Pick<Provider, 'firstName' | 'lastName'> | undefined,
): FollowUpSubject => ({
  kind: 'license',
  id: license.id,
  name: personName(provider),
  what: [licenseTypeWords(license) ?? 'License', textOf(license.licenseNumber)].filter(Boolean).join(', '),
  providerId,
});

/** The list or database of a subject that is a scan. */
export const datasetOf = ({ id }: FollowUpSubject): string => id.slice(0, id.indexOf('-'));

/** The page on which a subject stands. */
export function subjectScreen(subject: FollowUpSubject): ScreenLink {
  const { kind, id, providerId = '', facilityId = '', expirable } = subject;
  const ofFacility = !providerId && facilityId !== '';
  switch (kind) {
    case 'request':
      return { to: '/credentialing/$requestId', params: { requestId: id } };
    case 'enrollment':
      return { to: '/enrollments/$enrollmentId', params: { enrollmentId: id } };
    case 'license':
      return {
        to: '/providers/$providerId/licenses/$licenseId',
        params: { providerId, licenseId: id },
      };
    case 'scan':
      return ofFacility
        ? { to: '/facilities/$facilityId', params: { facilityId }, search: { tab: 'screening' } }
        : { to: '/providers/$providerId', params: { providerId }, search: { tab: 'screening' } };
    case 'expirable': {
      const owner = {
        kind: ofFacility ? 'facility' : 'provider',
        id: ofFacility ? facilityId : providerId,
      } as const;
      return screenOf({
        kind: expirable?.kind ?? 'Certificate',
        id: expirable?.record ?? '',
        owner: { ...owner, name: '', type: '', state: '' },
      });
    }
  }
}
