import type { CollectionName, World } from '../../mocks/store/world';

/** What the service keeps under the name of a collection. */
export type RecordOf<Name extends CollectionName> = ReturnType<World[Name]['put']>;

const day = 86_400_000;

/** The instant so many days ago by the clock of the service, as the service writes it. */
const daysAgo = (world: World, days: number) => new Date(world.clock.now() - days * day).toISOString();

/** What a record says where a test says nothing else; what is not here, such as whose it is, has to be given. */
const defaults = {
  providers: () => ({ firstName: 'Ada', lastName: 'Okafor', credentialingStatus: 'In process' }),
  licenses: (world: World) => ({
    licenseNumber: 'RN-1',
    licenseTypeId: typeIssuedIn(world, 'TX', 'Registered nurse'),
    state: 'TX',
    isPrimary: true,
    jobStatus: 'Idle',
    approvedStatus: 'Pending',
    restrictionStatus: 'None',
    createdAt: daysAgo(world, 100),
    attempts: 0,
  }),
  verifications: (world: World) => ({ status: 'Found', started: daysAgo(world, 5), trigger: 'Manual' }),
  alerts: (world: World) => ({ type: 'LicenseExpired', timestamp: daysAgo(world, 5) }),
  notes: (world: World) => ({ timestamp: daysAgo(world, 5), note: 'Called the board.' }),
  facilities: () => ({ name: 'Cedar Clinic' }),
  facilitySpecialties: (world: World) => ({ taxonomyId: world.ids.next() }),
  groups: () => ({ name: 'Cedar Group', providerIds: [], payerPlanIds: [] }),
  payers: () => ({ name: 'Cedar Health' }),
  payerPlans: () => ({ name: 'Gold' }),
  enrollments: () => ({}),
  monitors: () => ({ type: 'Dataset' as const, monitoringInterval: 'Monthly' as const }),
  scans: (world: World) => ({
    type: 'Sam',
    status: 'Completed',
    started: daysAgo(world, 5),
    completed: daysAgo(world, 5),
    verifiedAt: daysAgo(world, 5),
    trigger: 'Manual',
  }),
  matches: (world: World) => ({
    type: 'Sam',
    score: 0.9,
    relevance: 'High',
    createdAt: daysAgo(world, 5),
    data: { record: {}, matchedFields: [] },
  }),
  imports: (world: World) => ({
    source: 'Npi',
    status: 'Completed',
    trigger: 'Manual',
    started: daysAgo(world, 5),
    completed: daysAgo(world, 5),
  }),
  webhooks: () => ({
    type: 'LicenseChanged' as const,
    url: 'https://hooks.cedar.example/licenses',
    allowInsecureUrl: false,
    includeSensitiveInfo: false,
  }),
  webhookLogs: (world: World) => ({
    traceId: world.ids.next(),
    type: 'LicenseChanged',
    url: 'https://hooks.cedar.example/licenses',
    timestamp: daysAgo(world, 5),
    status: 'Succeeded' as const,
    attempt: 1,
  }),
  providerInfo: (world: World) => ({ lastUpdatedAt: daysAgo(world, 5) }),
  facilityInfo: (world: World) => ({ lastUpdatedAt: daysAgo(world, 5) }),
  events: (world: World) => ({
    timestamp: daysAgo(world, 5),
    type: 'Request',
    category: 'Providers',
    subcategory: 'Provider',
    entityIds: [],
  }),
  uploads: (world: World) => ({
    createdAt: daysAgo(world, 5),
    mediaType: 'text/plain',
    content: btoa('Soup'),
    userId: first(world.users.all()).id,
  }),
  credentialingRequests: (world: World) => ({
    type: 'Initial',
    createdAt: daysAgo(world, 5),
    priority: 'Medium',
    isSelfManaged: true,
    events: [
      {
        id: world.ids.next(),
        timestamp: daysAgo(world, 5),
        status: 'RequestInProgress',
        description: 'Work on the request began.',
      },
    ],
  }),
} satisfies { [Name in CollectionName]?: (world: World) => Partial<RecordOf<Name>> };

type Defaults = typeof defaults;

/** The collections whose records a test can put. */
export type RecordName = keyof Defaults;

/** What a test says of a record: what has no default, and what else it is about. */
export type Given<Name extends RecordName> = Partial<RecordOf<Name>> &
  Omit<RecordOf<Name>, keyof ReturnType<Defaults[Name]> | 'id'>;

/**
 * Puts a record into the service's store as it is, as if it had always been there: no rule is asked, no event is logged and
 * no job started. What a colleague does in the meantime is done by `service.colleague`.
 */
export function putRecord<Name extends RecordName>(
  world: World,
  name: Name,
  given: Given<Name>,
): RecordOf<Name> {
  const record = { id: world.ids.next(), ...defaults[name](world), ...given };
  // Which collection it is and what its records are follow from the same name, which the compiler cannot see.
  (world[name] as unknown as { put(record: { id: string }): void }).put(record);
  return record as unknown as RecordOf<Name>;
}

/** The id of the type of license with a name that a state issues. Throws where it issues none. */
export function typeIssuedIn(world: World, state: string, name: string): string {
  return first((world.licenseTypesByState.get(state) ?? []).filter((type) => type.name === name)).id;
}

function first<Item>(items: Iterable<Item>): Item {
  for (const item of items) return item;
  throw new Error('There is none.');
}
