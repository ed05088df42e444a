import { operationsOfAlerts } from './alerts';
import { operationsOfAuth } from './auth';
import { operationsOfCredentialing } from './credentialing';
import { operationsOfDatasets } from './datasets';
import { operationsOfDefinitions } from './definitions';
import { operationsOfEvents } from './events';
import { operationsOfFacilities } from './facilities';
import { operationsOfFacilityInfo } from './facility-info';
import { operationsOfFiles } from './files';
import { operationsOfGroups } from './groups';
import { operationsOfImports } from './imports';
import { operationsOfIntegrations } from './integrations';
import { operationsOfLicenseTypes } from './license-types';
import { operationsOfLicenses } from './licenses';
import { operationsOfMonitors } from './monitors';
import { operationsOfMatches } from './matches';
import { operationsOfNotes } from './notes';
import type { Operation } from './operation';
import { operationsOfProviderInfo } from './provider-info';
import { operationsOfProviderLicenses } from './provider-licenses';
import { operationsOfPayers } from './payers';
import { operationsOfProviders } from './providers';
import { operationsOfReports } from './reports';
import { operationsOfScans } from './scans';
import { operationsOfVerifications } from './verifications';
import { operationsOfWebhooks } from './webhooks';

/** All operations but those of the first screen and of the frame. */
export const furtherOperations: Operation[] = [
  ...operationsOfAuth,
  ...operationsOfDefinitions,
  ...operationsOfProviders,
  ...operationsOfProviderInfo,
  ...operationsOfFacilities,
  ...operationsOfFacilityInfo,
  ...operationsOfGroups,
  ...operationsOfPayers,
  ...operationsOfImports,
  ...operationsOfCredentialing,
  ...operationsOfReports,
  ...operationsOfIntegrations,
  ...operationsOfNotes,
  ...operationsOfLicenseTypes,
  ...operationsOfProviderLicenses,
  ...operationsOfLicenses,
  ...operationsOfVerifications,
  ...operationsOfAlerts,
  ...operationsOfFiles,
  ...operationsOfEvents,
  ...operationsOfDatasets,
  ...operationsOfMonitors,
  ...operationsOfScans,
  ...operationsOfMatches,
  ...operationsOfWebhooks,
];
