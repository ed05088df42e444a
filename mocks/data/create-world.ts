import { worldOf } from '../store/make-world';
import type { CollectionName, Generated, World, WorldOptions } from '../store/world';
import { accounts, oauthSecret } from './accounts';
import { generateCredentialingRequests } from './credentialing-requests';
import { definitions } from './definitions';
import { generateFacilities } from './facilities';
import { generateFacilityInfo, generateFacilitySpecialties } from './facility-info';
import { generateEnrollments, generateGroups, generatePayers, generatePlans } from './groups';
import { generateJobs, generateLicenses, generateProviders } from './heads';
import { generateMonitors } from './monitors';
import { originOfWorld, type Origin } from './origin';
import { generateImports } from './profile-imports';
import { generateWebhooks } from './webhooks';

const generated: Generated = { definitions, records: (world) => generatorsOf(originOfWorld(world)) };

/**
 * Makes a world of generated records: the same from the same seed, size, epoch and edge cases. `world.reset` makes them
 * anew.
 */
export function createWorld(options?: WorldOptions): World {
  return worldOf(generated, options);
}

/** What each collection begins with; the others begin empty. */
function generatorsOf(origin: Origin) {
  const { seed, epoch } = origin;
  const providers = once(() => generateProviders(origin));
  const heads = once(() => generateLicenses(origin, providers()));
  return {
    users: () => accounts(seed),
    clientSecrets: () => [oauthSecret(epoch)],
    webhooks: () => generateWebhooks(origin),
    facilities: () => generateFacilities(origin),
    facilityInfo: () => generateFacilityInfo(origin),
    facilitySpecialties: () => generateFacilitySpecialties(origin),
    providers,
    credentialingRequests: () => generateCredentialingRequests(origin, providers()),
    imports: () => generateImports(origin, providers()),
    payers: () => generatePayers(origin),
    payerPlans: () => generatePlans(origin),
    groups: () => generateGroups(origin, providers()),
    enrollments: () => generateEnrollments(origin, providers()),
    jobs: () => generateJobs(origin, providers()),
    licenses: () => heads().licenses,
    alerts: () => heads().alerts,
    monitors: () => generateMonitors(origin, providers(), heads(), generateFacilities(origin)),
  } satisfies { [Name in CollectionName]?: () => Iterable<ReturnType<World[Name]['put']>> };
}

/** Computes a value when it is first asked for, and gives the same from then on. */
function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
}
