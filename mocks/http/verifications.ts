import { toVerification } from '../service/verification-model';
import {
  diffVerification,
  findVerification,
  listVerifications,
  resolveVerification,
  verifyLicense,
  verifyLicenses,
} from '../service/verifications';
import { operation } from './operation';

const all = '/providers/{providerId}/licenses/{licenseId}/verifications';
const one = `${all}/{verificationId}` as const;

export const operationsOfVerifications = [
  operation('POST /providers/{providerId}/licenses/{licenseId}/verify', ({ world, actor, params }) =>
    verifyLicense(world, actor, params.providerId, params.licenseId),
  ),

  operation('POST /providers/{providerId}/licenses/verify', ({ world, actor, params, body }) =>
    verifyLicenses(world, actor, params.providerId, body),
  ),

  operation(`GET ${all}`, ({ world, actor, params }) =>
    listVerifications(world, actor, params.providerId, params.licenseId),
  ),

  operation(`GET ${one}`, ({ world, actor, params }) =>
    toVerification(
      actor,
      findVerification(world, params.providerId, params.licenseId, params.verificationId),
    ),
  ),

  operation(`PATCH ${one}`, ({ world, actor, params, body }) =>
    toVerification(actor, resolveVerification(world, actor, params, body)),
  ),

  operation(`GET ${one}/diff`, ({ world, actor, params }) => diffVerification(world, actor, params)),
];
