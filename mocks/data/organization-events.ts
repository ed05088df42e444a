import type { Telling } from './log-entry';
import type { EventRecord, User } from '../store/records';
import type { World } from '../store/world';
import { day, hour, startOfDay } from '../store/time';
import { generatedProvider } from './heads';
import { originOfWorld } from './origin';
import { oddEvents } from './edge-cases-organization';
import { logEntry, peopleAtWork } from './log-entry';
import { anybody } from './names';
import { type Draw, draw } from './random';

const days = 30;

/** What else an organization's log tells: one entry of each kind now and then, about what is there. */
function others(world: World, random: Draw): Telling[] {
  const provider = generatedProvider(originOfWorld(world), random.below(world.generated));
  const name = [provider.firstName, provider.lastName].filter(Boolean).join(' ');
  const applicant = anybody(random);
  const facility = random.pick([...world.facilities.all()])?.name ?? '';
  const group = random.pick([...world.groups.all()])?.name ?? '';
  const setting = random.pick([
    'the longest life of access tokens',
    'the time zone',
    'the sender of e-mails',
  ]);
  const refreshed = { records: world.generated.toLocaleString('en-US') };
  return [
    ['ProviderInfo', 'EducationChanged', '{user} changed an education of a provider', {}],
    [
      'Integrations',
      'ApplicantReceived',
      'Applicant {applicant} came from the applicant tracker',
      { applicant: `${applicant.firstName} ${applicant.lastName}` },
    ],
    ['Groups', 'GroupChanged', '{user} changed {fields} of group {group}', { fields: 'remitAddress', group }],
    [
      'ProviderProfile',
      'ImportCompleted',
      'An import from {source} for {provider} completed',
      { source: 'the NPI registry', provider: name },
    ],
    ['Beta', 'FeatureEnabled', '{user} turned on {feature}', { feature: 'continuous monitoring' }],
    ['Mpd', 'DirectoryRefreshed', 'The provider directory was refreshed: {records} records', refreshed],
    [
      'FacilityManagement',
      'FacilityChanged',
      '{user} changed {fields} of facility {facility}',
      { fields: 'phoneNumber', facility },
    ],
    ['FacilityInfo', 'AccreditationChanged', '{user} changed an accreditation of {facility}', { facility }],
    ['Organization', 'SettingsChanged', '{user} changed {setting}', { setting }],
  ];
}

/** Sign-ins and refused requests of the last month, and what else happened in the organization. */
export function* organizationEvents(world: World): Generator<EventRecord> {
  const people = peopleAtWork(world);
  const today = startOfDay(world.epoch);
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
    const usual = others(world, draw('organization other', world.seed, ago));
    const kinds = world.edgeCases ? [...usual, ...oddEvents] : usual;
    const [category, subcategory, messageTemplate, parameters] = kinds[ago % kinds.length] ?? [];
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
