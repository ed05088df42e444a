import { listLicenseTypeStatuses, listLicenseTypes } from '../service/license-types';
import { operation } from './operation';

export const operationsOfLicenseTypes = [
  operation('GET /licensetypes', ({ world, query }) => listLicenseTypes(world, query)),
  operation('GET /licensetypes/status', ({ world, query }) => listLicenseTypeStatuses(world, query)),
];
