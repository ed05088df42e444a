import { worldOf } from '../store/make-world';
import type { AlertRecord, CollectionName, Generated, World, WorldOptions } from '../store/world';
import { accounts, oauthSecret } from './accounts';
import { generateCredentialingRequests } from './credentialing-requests';
import { definitions } from './definitions';
import { generateFacilities } from './facilities';
import { generateFacilityInfo, generateFacilitySpecialties } from './facility-info';
import { withAttempts } from './follow-ups';
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
  const providers = kept(generateProviders(origin));
  const alerts: AlertRecord[] = [];
  const licenses = kept(generateLicenses(origin, providers.each(), alerts));
  return {
    users: () => accounts(seed),
    clientSecrets: () => [oauthSecret(epoch)],
    webhooks: () => generateWebhooks(origin),
    facilities: () => generateFacilities(origin),
    facilityInfo: () => generateFacilityInfo(origin),
    facilitySpecialties: () => generateFacilitySpecialties(origin),
    providers: providers.each,
    credentialingRequests: () =>
      withAttempts(origin, generateCredentialingRequests(origin, providers.all()), providers.all),
    imports: () => generateImports(origin, providers.all()),
    payers: () => generatePayers(origin),
    payerPlans: () => generatePlans(origin),
    groups: () => generateGroups(origin, providers.all()),
    enrollments: () => generateEnrollments(origin, providers.all()),
    jobs: () => generateJobs(origin),
    licenses: licenses.each,
    alerts() {
      licenses.all();
      return alerts;
    },
    monitors: () => generateMonitors(origin, providers.all(), licenses.each(), generateFacilities(origin)),
  } satisfies { [Name in CollectionName]?: () => Iterable<ReturnType<World[Name]['put']>> };
}

/** Values that are made one by one when they are first asked for, and kept: `each` gives them so, and `all` at once. */
function kept<Value>(values: Iterator<Value>) {
  const known: Value[] = [];
  function makeNext(): boolean {
    const { done, value } = values.next();
    if (!done) known.push(value);
    return !done;
  }
  return {
    *each(): Generator<Value> {
      for (let at = 0; at < known.length || makeNext(); at += 1) yield known[at] as Value;
    },
    all(): readonly Value[] {
      while (makeNext());
      return known;
    },
  };
}
