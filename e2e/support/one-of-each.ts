import { addRequest } from './credentialing';
import { hospital } from './facilities';
import { addWorld } from './groups';
import { importThenChange } from './imports';
import type { Colleague } from './records';
import type { Service } from './service';

interface Held {
  id: string;
}

/** Where a record of each kind is shown, as far as it has a page of its own. */
export interface OneOfEach {
  provider: string;
  license: string;
  review: string;
  facility: string;
  group: string;
  payer: string;
  enrollment: string;
  request: string;
  scan: string;
  dataset: string;
  importOf: string;
  webhook: string;
}

/**
 * Makes a record of each kind that tests can make, and takes the first of the others. The provider is held in no
 * dataset and monitored by nobody.
 */
export async function oneOfEach(colleague: Colleague, service: Service): Promise<OneOfEach> {
  const { id: provider } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Quilleach' });
  const { id: license } = await colleague.addLicense(provider, { number: 'MULTI-1' });
  const { clinic } = await hospital(colleague);
  await colleague.addSpecialty(clinic.id, '261QU0200X');
  const { group, plan, enrollment } = await addWorld(colleague);
  const { payerId } = await colleague.ask<{ payerId: string }>('GET', `/payer-plans/${plan.id}`);
  const { request } = await addRequest(colleague);
  const { importId } = await importThenChange(colleague, service);
  const scans = await colleague.ask<{ items: Held[] }>('GET', '/datasets/scans?count=1');
  const webhooks = await colleague.ask<Held[]>('GET', '/webhooks');
  return {
    provider: `/providers/${provider}`,
    license: `/providers/${provider}/licenses/${license}`,
    review: `/reviews/${provider}/${license}`,
    facility: `/facilities/${clinic.id}`,
    group: `/groups/${group.id}`,
    payer: `/payers/${payerId}`,
    enrollment: `/enrollments/${enrollment.id}`,
    request: `/credentialing/${request.id}`,
    scan: `/scans/${scans.items[0]?.id}`,
    dataset: '/datasets/Sam',
    importOf: `/imports/${importId}`,
    webhook: `/webhooks/${webhooks[0]?.id}`,
  };
}
