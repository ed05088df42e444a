import {
  getProviderInfoOptions,
  listFacilityAccreditationsOptions,
  listFacilityCmsCertificationsOptions,
  listFacilityDeasOptions,
  listFacilityLiabilityInsurancesOptions,
  listFacilityLicensesOptions,
} from '@/api/operations.gen';
import type { QueryFunction } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import { datedOfFacility, datedOfProvider } from '@/domain/expirable-facts';
import type { Dated, ExpirableOwner } from '@/domain/expirables';
import { recordOf } from '@/lib/values';
import type { Asking } from './lists';
import { patiently } from './patience';

/** A read of the contract as its generated options have it, past the cache: thousands of answers would fill it. */
interface Read {
  queryFn?: unknown;
  queryKey: readonly unknown[];
}

/** The parts of a provider's info in which something expires; the others do not travel. */
const providerInfoType = ['LiabilityInsurance', 'BoardCertifications', 'Certificates'] as const;

/**
 * What of the info of one owner expires: one request for a provider, one for each collection of a facility, since the answer for
 * all of them holds no more than the latest entry of each (openapi.yaml). Empty for one who is gone. Throws `ApiError`.
 */
export async function readInfo({ kind, id }: ExpirableOwner, asking: Asking): Promise<Dated[]> {
  const { signal, ask, onWait } = asking;
  const read = ({ queryFn, queryKey }: Read): Promise<unknown> => {
    const answer = queryFn as QueryFunction;
    const context = { signal, queryKey, meta: undefined } as unknown as Parameters<typeof answer>[0];
    return ask(() => patiently(async () => answer(context), signal, onWait));
  };
  try {
    if (kind === 'provider') {
      const options = getProviderInfoOptions({ providerId: id }, { providerInfoType: [...providerInfoType] });
      return datedOfProvider(recordOf(await read(options)));
    }
    const facility = { facilityId: id };
    const [licenses, accreditations, cmsCertifications, liabilityInsurances, deas] = await Promise.all([
      read(listFacilityLicensesOptions(facility)),
      read(listFacilityAccreditationsOptions(facility)),
      read(listFacilityCmsCertificationsOptions(facility)),
      read(listFacilityLiabilityInsurancesOptions(facility)),
      read(listFacilityDeasOptions(facility)),
    ]);
    return datedOfFacility({ licenses, accreditations, cmsCertifications, liabilityInsurances, deas });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}
