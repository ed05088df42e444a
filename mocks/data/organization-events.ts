import type { EventRecord, User } from '../store/records';
import type { World } from '../store/world';
import { day, hour, startOfDay } from './dates';
import { logEntry, peopleAtWork } from './log-entry';
import { draw } from './random';
import { oddEvents } from './edge-cases-organization';

const days = 30;

export type Telling = [
  category: string,
  subcategory: string,
  text: string,
  parameters: Record<string, string>,
];

/** What else an organization's log tells: one entry of each kind now and then. */
const others: Telling[] = [
  ['ProviderInfo', 'EducationChanged', '{user} changed an education of a provider', {}],
  [
    'Integrations',
    'ApplicantReceived',
    'Applicant {applicant} came from the applicant tracker',
    { applicant: 'Rosa Ellery' },
  ],
  ['Groups', 'GroupCreated', '{user} added group {group}', { group: 'Cedar Ridge North' }],
  [
    'ProviderProfile',
    'ImportCompleted',
    'An import from {source} for {provider} completed',
    { source: 'the NPI registry', provider: 'Dolores Whitfield' },
  ],
  ['Beta', 'FeatureEnabled', '{user} turned on {feature}', { feature: 'continuous monitoring' }],
  [
    'Mpd',
    'DirectoryRefreshed',
    'The provider directory was refreshed: {records} records',
    { records: '2,000' },
  ],
  [
    'FacilityManagement',
    'FacilityCreated',
    '{user} added facility {facility}',
    { facility: 'Cedar Ridge Surgery' },
  ],
  [
    'FacilityInfo',
    'AccreditationChanged',
    '{user} changed an accreditation of {facility}',
    { facility: 'Cedar Ridge Surgery' },
  ],
  [
    'Organization',
    'SettingsChanged',
    '{user} changed {setting}',
    { setting: 'the longest life of access tokens' },
  ],
];

/** Sign-ins and refused requests of the last month, and what else happened in the organization. */
export function* organizationEvents(world: World): Generator<EventRecord> {
  const people = peopleAtWork(world);
  const today = startOfDay(world.epoch);
  const tellings = world.edgeCases ? [...others, ...oddEvents] : others;
  for (let ago = 1; ago <= days; ago += 1) {
    const random = draw('organization day', world.seed, ago);
    for (const [nth, { id, email }] of people.entries()) {
      const at = today - ago * day + 13 * hour + random.below(3 * hour);
      yield logEntry(world, `signed in ${nth}`, ago, at, {
        type: 'Request',
        category: 'Organization',
        subcategory: 'SignedIn',
        messageTemplate: '{user} signed in with {way}',
        messageParameters: { user: email, way: random.pick(['a password', 'the identity provider']) },
        entityIds: [id],
        context: { user: { id, email } },
      });
    }
    const user = random.pick(people);
    const at = today - ago * day + 17 * hour + random.below(4 * hour);
    const [category, subcategory, messageTemplate, parameters] = tellings[ago % tellings.length] ?? [];
    if (!category || !subcategory) continue;
    const isByUser = messageTemplate?.startsWith('{user}');
    yield logEntry(world, 'of the organization', ago, at, {
      type: category === 'Legacy' ? 'Legacy' : isByUser ? 'Request' : 'System',
      category,
      subcategory,
      messageTemplate,
      messageParameters: isByUser ? { user: user.email, ...parameters } : parameters,
      entityIds: isByUser ? [user.id] : [],
      context: isByUser ? { user: { id: user.id, email: user.email } } : {},
    });
    if (ago % 3 === 0) yield refused(world, user, ago, at + hour);
  }
}

function refused(world: World, { id, email }: User, ago: number, at: number): EventRecord {
  return logEntry(world, 'refused', ago, at, {
    type: 'Request',
    category: 'Console',
    subcategory: 'RequestFailed',
    messageTemplate: '{method} {path} of {user} failed with {status}: {title}',
    messageParameters: {
      method: 'POST',
      path: '/providers',
      user: email,
      status: '400',
      title: 'One or more validation errors occurred.',
    },
    entityIds: [id],
    context: { user: { id, email } },
    failed: true,
  });
}
