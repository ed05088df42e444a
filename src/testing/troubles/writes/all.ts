import type { Write } from '../write';
import { accessWrites } from './access';
import { bulkWrites } from './bulk';
import { fileWrites } from './files';
import { letterWrites } from './letters';
import { organizationWrites } from './organizations';
import { providerWrites } from './providers';
import { webhookWrites } from './webhooks';
import { credentialingWrites, licenseWrites, monitoringWrites } from './work';

/** Every write that meets the troubles. */
export const allWrites: readonly Write[] = [
  ...providerWrites,
  ...organizationWrites,
  ...licenseWrites,
  ...credentialingWrites,
  ...monitoringWrites,
  ...webhookWrites,
  ...fileWrites,
  ...letterWrites,
  ...accessWrites,
  ...bulkWrites,
];
