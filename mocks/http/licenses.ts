import { toLicenseWithVerification } from '../service/verification-model';
import { attachLicense, detachLicense, findLicense, licensesOf, updateLicense } from '../service/licenses';
import { operation } from './operation';

export const operationsOfLicenses = [
  operation('GET /providers/{providerId}/licenses', ({ world, actor, params }) =>
    licensesOf(world, params.providerId).map((license) => toLicenseWithVerification(world, actor, license)),
  ),

  operation('POST /providers/{providerId}/licenses', ({ world, actor, params, body, headers, href }) => {
    const license = attachLicense(world, actor, params.providerId, body);
    headers.set('Location', href(`/providers/${license.providerId}?licenseId=${license.id}`));
    return toLicenseWithVerification(world, actor, license);
  }),

  operation('GET /providers/{providerId}/licenses/{licenseId}', ({ world, actor, params }) =>
    toLicenseWithVerification(world, actor, findLicense(world, params.providerId, params.licenseId)),
  ),

  operation('DELETE /providers/{providerId}/licenses/{licenseId}', ({ world, actor, params }) =>
    detachLicense(world, actor, params.providerId, params.licenseId),
  ),

  operation('PATCH /licenses/{licenseId}', ({ world, actor, params, body }) =>
    toLicenseWithVerification(world, actor, updateLicense(world, actor, params.licenseId, body)),
  ),
];
