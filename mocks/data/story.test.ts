import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, noon, testService } from '../testing';

type Schemas = components['schemas'];
type Page<Item> = { items: Item[]; nextCursor?: string };

/** Everything that the service tells of a provider. */
interface File {
  provider: Schemas['Provider'];
  held: Held[];
  info: Record<string, Record<string, unknown>[]>;
  notes: Schemas['ProviderNote'][];
}

interface Held {
  license: Schemas['License'];
  simple: Schemas['SimpleLicenseBase'];
  verifications: Schemas['LicenseVerification'][];
  monitor: Schemas['LicenseMonitor'] | undefined;
}

const day = 86_400_000;
const size = 500;
const today = Math.floor(noon / day) * day;

let service: TestService;
let files: File[];
let licenseTypes: Map<string, Schemas['LicenseType'] & { isPaid: boolean }>;
let monitors: (Schemas['LicenseMonitor'] & { datasetType?: string })[];
let alerts: Schemas['Alert'][];
let matches: Schemas['DatasetMatch'][];
let requests: Schemas['CredentialingRequest'][];
let taxonomies: Map<string | undefined, Schemas['Taxonomy']>;

async function all<Item>(path: string): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const joined = `${path}${path.includes('?') ? '&' : '?'}count=100${cursor ? `&cursor=${cursor}` : ''}`;
    const { status, body } = await service.get<Page<Item> | Item[]>(joined);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    if (Array.isArray(body)) return body;
    items.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor);
  return items;
}

beforeAll(async () => {
  service = await testService({ size });
  const paid = new Set(
    service.world.licenseTypes.filter((type) => type.hasPassThroughFee).map(({ id }) => id),
  );
  const types = await all<Schemas['LicenseType']>('/licensetypes');
  licenseTypes = new Map(types.map((type) => [type.id ?? '', { ...type, isPaid: paid.has(type.id ?? '') }]));
  taxonomies = new Map(
    (await all<Schemas['Taxonomy']>('/taxonomies')).map((taxonomy) => [taxonomy.id, taxonomy]),
  );
  monitors = await all('/monitors');
  alerts = await all('/alerts');
  const decided = '/datasets/matches?includeOldMatches=true&userActionResolution';
  matches = [
    ...(await all<Schemas['DatasetMatch']>(`${decided}=Accept`)),
    ...(await all<Schemas['DatasetMatch']>(`${decided}=Reject`)),
  ];
  requests = await all('/credentialing-requests');
  const monitorOf = new Map(monitors.map((monitor) => [monitor.licenseId, monitor]));
  const rows = await all<{ license: Schemas['SimpleLicenseBase'] }>('/provider-licenses');
  const simple = new Map(rows.map(({ license }) => [license.id, license]));
  files = [];
  for (const { id = '' } of await all<Schemas['Provider']>('/providers')) {
    const { body: provider } = await service.get<Schemas['Provider']>(`/providers/${id}`);
    const { body: info } = await service.get<File['info']>(`/providers/${id}/info`);
    const notes = await all<Schemas['ProviderNote']>(`/providers/${id}/notes`);
    const held: Held[] = [];
    for (const license of provider.licenses ?? []) {
      const verifications = await all<Schemas['LicenseVerification']>(
        `/providers/${id}/licenses/${license.id}/verifications`,
      );
      verifications.sort((a, b) => ((a.started ?? '') < (b.started ?? '') ? -1 : 1));
      held.push({
        license,
        simple: simple.get(license.id) ?? {},
        verifications,
        monitor: monitorOf.get(license.id),
      });
    }
    files.push({ provider, held, info, notes });
  }
}, 120_000);

/** Each test lists whom its sentence is not true of. */
const nobody = (offenders: unknown[]) => expect(offenders.slice(0, 5)).toEqual([]);
const each = () => files.flatMap((file) => file.held.map((held) => ({ ...file, ...held })));
const time = (instant: string | undefined) => Date.parse(instant ?? '');
const dayOf = (ms: number) => Math.floor(ms / day);
const kindOf = (provider: Schemas['Provider']) => provider.providerType?.name ?? '';
const entries = (file: File, kind: RegExp) =>
  Object.entries(file.info).flatMap(([name, list]) => (kind.test(name) && Array.isArray(list) ? list : []));

test('a namesake is rare, and no name stands in a row', () => {
  const names = files.map(({ provider: p }) => `${p.lastName}, ${p.firstName}`).toSorted();
  nobody(names.filter((name, at) => name === names[at + 1] && name === names[at + 2]));
  expect(new Set(names).size).toBeGreaterThan(names.length * 0.97);
  const surnames = new Set(files.map(({ provider }) => provider.lastName));
  expect(surnames.size).toBeGreaterThan(files.length / 2);
});

test('a first name fits the gender', () => {
  const women = /^(Mary|Jennifer|Patricia|Linda|Susan|Michelle|Jessica|Sarah|Emily|Maria)$/;
  const men = /^(James|Robert|John|Michael|David|William|Matthew|Christopher|Jose|Brian)$/;
  nobody(
    files
      .map(({ provider }) => provider)
      .filter(({ firstName = '', gender }) =>
        (gender === 'Male' ? women : gender === 'Female' ? men : /^$/).test(firstName),
      )
      .map(({ firstName, gender }) => [firstName, gender]),
  );
});

/** Days from the expiries that were known, of this term and of those before. */
function offsets({ simple, verifications }: Held, started: string | undefined): number[] {
  const known = verifications
    .filter((other) => time(other.started) < time(started))
    .flatMap(({ results = [] }) => results.map(({ expires }) => expires));
  return [...known, simple.expiryDate].map((expires) => dayOf(time(started)) - dayOf(time(expires)));
}

const free = [-90, -60, -28, -14, -7, -3, 0, 3];

test('a license without a monitor was verified by itself on the days around its expiry alone', () => {
  nobody(
    each().flatMap((held) =>
      held.verifications
        .filter(
          ({ trigger, monitoringMetadata }) =>
            trigger === 'Monitor' && (!held.monitor || !monitoringMetadata),
        )
        .filter(({ started }) => {
          const days = licenseTypes.get(held.license.licenseType?.id ?? '')?.isPaid ? [1] : free;
          return !offsets(held, started).some((offset) => days.includes(offset));
        })
        .map(({ started }) => [held.license.licenseNumber, started, held.simple.expiryDate]),
    ),
  );
});

/** The date so many intervals before another one. */
function before(next: number, interval: string | undefined, back: number): number {
  if (interval === 'Daily' || interval === 'Weekly')
    return next - back * (interval === 'Daily' ? 1 : 7) * day;
  const date = new Date(next);
  const months = date.getUTCMonth() - back * (interval === 'Yearly' ? 12 : 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), months, Math.min(date.getUTCDate(), last)) + (next % day);
}

test('a monitor’s past verifications fall on its cadence, back from its next date', () => {
  nobody(
    each().flatMap(({ license, verifications, monitor }) =>
      verifications
        .filter(({ monitoringMetadata }) => monitoringMetadata)
        .filter(({ started }) => {
          if (!monitor) return true;
          const next = time(monitor.nextMonitoringDate);
          const dates = Array.from({ length: 60 }, (_, at) =>
            before(next, monitor.monitoringInterval, at + 1),
          );
          return !dates.includes(time(started));
        })
        .map(({ started }) => [license.licenseNumber, started, monitor]),
    ),
  );
});

test('a monitor ran within its interval before now, and runs again one interval later', () => {
  nobody(
    monitors.filter(
      ({ monitoringInterval: interval, lastMonitoringDate: last, nextMonitoringDate: next }) => {
        if (last === undefined || interval === 'Continuous') return false;
        return time(last) > noon || before(time(next), interval, 1) !== time(last);
      },
    ),
  );
  const daily = each().filter(({ monitor }) => monitor?.monitoringInterval === 'Daily');
  nobody(
    daily.filter(({ monitor }) => time(monitor?.lastMonitoringDate) < today).map(({ monitor }) => monitor),
  );
});

test('a license is of the provider’s profession, and one is of the state of the practice', () => {
  nobody(
    each()
      .filter(({ provider, license }) => {
        const type = license.licenseType?.name;
        const isNurse = kindOf(provider) === 'Nurse practitioner' && type === 'Registered nurse';
        return type !== kindOf(provider) && !isNurse;
      })
      .map(({ provider, license }) => [kindOf(provider), license.licenseType?.name, license.state]),
  );
  nobody(
    files
      .filter(
        ({ provider: p }) =>
          p.addresses?.[0]?.state !== p.primaryPracticeState ||
          !p.licenses?.some((l) => l.isPrimary && l.state === p.primaryPracticeState),
      )
      .map(({ provider: p }) => [p.id, p.primaryPracticeState]),
  );
});

test('whoever practices in a state is licensed there', () => {
  nobody(
    files.flatMap(({ provider: { additionalPracticeStates = [], licenses = [] } }) =>
      additionalPracticeStates.filter((state) => !licenses.some((license) => license.state === state)),
    ),
  );
});

test('taxonomy group, specialties and segment fit the profession and the state', () => {
  const groups: Record<string, RegExp> = {
    'Physician (MD)': /^Allopathic/,
    'Physician (DO)': /^Allopathic/,
    'Registered nurse': /^Nursing/,
    'Nurse practitioner': /^Physician Assistants and Advanced/,
    'Physician assistant': /^Physician Assistants and Advanced/,
    Pharmacist: /^Pharmacy/,
    Dentist: /^Dental/,
    Psychologist: /^Behavioral/,
  };
  nobody(
    files
      .filter(({ provider }) => !groups[kindOf(provider)]?.test(provider.nuccGroup?.name ?? ''))
      .map(({ provider }) => [kindOf(provider), provider.nuccGroup?.name]),
  );
  nobody(
    files.flatMap((file) =>
      entries(file, /^specialt/i)
        .map(({ taxonomyId }) => taxonomies.get(String(taxonomyId)))
        .filter((taxonomy) => !groups[kindOf(file.provider)]?.test(taxonomy?.grouping ?? ''))
        .map((taxonomy) => [kindOf(file.provider), taxonomy?.displayName]),
    ),
  );
  const ofStates = new Map<string | undefined, Set<string | undefined>>();
  for (const { provider } of files.filter(({ provider: p }) => p.segment))
    ofStates.set(
      provider.primaryPracticeState,
      (ofStates.get(provider.primaryPracticeState) ?? new Set()).add(provider.segment?.name),
    );
  nobody([...ofStates].filter(([, segments]) => segments.size > 1));
});

test('schools, boards, courses and employers fit the profession', () => {
  const wrong: [RegExp, RegExp][] = [
    [/nurse|Nurse/, /School of Medicine|Osteopathic|Dentist|Pharmac|InternalMedicine|Dental/],
    [/Physician \(/, /Nursing|Dent|Pharmac|Nurses/],
    [/Dentist/, /School of Medicine|Nursing|Pharmac|InternalMedicine|Hospital/],
    [/Pharmacist/, /School of Medicine|Nursing|Dent|InternalMedicine|AdvancedCardiac|Family Practice/],
    [
      /Psychologist/,
      /School of Medicine|Nursing|Dent|Pharmac|InternalMedicine|AdvancedCardiac|Family Practice/,
    ],
  ];
  nobody(
    files.flatMap((file) => {
      const kind = kindOf(file.provider);
      const told = entries(file, /education|board|certificates|work/i).map((entry) =>
        [entry['schoolName'], entry['type'], entry['name'], entry['degree']].filter(Boolean).join(' / '),
      );
      return told
        .filter((text) => wrong.some(([kinds, texts]) => kinds.test(kind) && texts.test(text)))
        .map((text) => [kind, text]);
    }),
  );
});

test('only prescribers are registered for controlled substances, or watched and looked up for that', () => {
  const isPrescriber = (kind: string) => /Physician|practitioner|Dentist/.test(kind);
  const watched = new Set(
    monitors.filter(({ datasetType }) => datasetType === 'Dea').map(({ providerId }) => providerId),
  );
  nobody(
    files
      .filter(({ provider }) => !isPrescriber(kindOf(provider)))
      .filter((file) => watched.has(file.provider.id) || entries(file, /^dea/i).length > 0)
      .map(({ provider }) => kindOf(provider)),
  );
});

test('a career is in order: born, graduated, licensed, known to the organization', () => {
  nobody(
    files.flatMap((file) => {
      const { provider, held } = file;
      const [school] = entries(file, /^education/i);
      const graduated = time(String(school?.['endDate']));
      const age = (graduated - time(provider.dateOfBirth)) / day / 365.25;
      const early = held.filter(({ simple, license }) => {
        const issued = time(simple.issueDate ?? license.nonVerifiedInfo?.issueDate);
        return issued < graduated || issued > noon || issued >= time(simple.expiryDate);
      });
      return age < 20 || age > 34 || graduated > time(provider.createdAt) || early.length > 0
        ? [
            [
              kindOf(provider),
              provider.dateOfBirth,
              school?.['endDate'],
              provider.createdAt,
              early.map(({ simple }) => simple),
            ],
          ]
        : [];
    }),
  );
});

test('a note on a decision explains that decision', () => {
  const fits: Record<string, RegExp> = {
    Found: /^(?!.*(another person|not ours|right number|asked it for a letter)).*$/i,
    NotFound: /another person|right number/i,
    Failed: /letter/i,
  };
  const differs: [RegExp, RegExp][] = [
    [/^MULTI/, /results?/i],
    [/^NAME/, /name/i],
    [/^TYPE/, /type/i],
  ];
  const decided = each().flatMap(({ notes, license, verifications }) =>
    verifications
      .filter(({ status, originalStatus }) => originalStatus === 'NeedsReview' && status !== 'NeedsReview')
      .map(({ status = '', started }) => {
        const number = license.licenseNumber ?? '';
        const note = notes.find(
          ({ note: text, timestamp }) =>
            text?.includes(number) &&
            time(timestamp) > time(started) &&
            time(timestamp) < time(started) + 2.5 * day,
        );
        return { number, status, text: note?.note ?? '' };
      }),
  );
  expect(decided.length).toBeGreaterThan(20);
  nobody(
    decided.filter(
      ({ number, status, text }) =>
        !text ||
        !fits[status]?.test(text) ||
        differs.some(([kind, words]) => kind.test(number) && !words.test(text)),
    ),
  );
});

test('a note on a match explains why it was taken or not, by what differs', () => {
  const reasons: Record<string, RegExp> = {
    DateOfBirth: /born/i,
    Npi: /NPI/,
    Address: /state/i,
  };
  expect(matches.length).toBeGreaterThan(20);
  nobody(
    matches
      .filter(({ userActionResolution: resolution, userActionResolutionNote: note = '', data }) => {
        const differing = (data?.negativeParameters ?? []).map(({ type }) => type ?? '');
        if (resolution === 'Accept')
          return differing.includes('DateOfBirth') || /namesake|other person|different person/i.test(note);
        return Object.entries(reasons).some(
          ([type, words]) => words.test(note) && !differing.some((other) => other === type),
        );
      })
      .map(({ userActionResolution, userActionResolutionNote, data }) => [
        userActionResolution,
        userActionResolutionNote,
        data,
      ]),
  );
});

test('who is credentialed has a primary license that is approved, found before and has not run out', () => {
  const credentialed = files.filter(
    ({ provider: { credentialedDate, deactivated } }) => credentialedDate && !deactivated,
  );
  nobody(
    credentialed
      .filter(({ held }) => {
        const primary = held.find(({ license }) => license.isPrimary);
        return (
          primary?.license.approvedStatus !== 'Yes' ||
          !(time(primary.simple.expiryDate) >= today) ||
          !/^(Active|Current|Clear)/.test(primary.simple.status ?? '')
        );
      })
      .map(({ provider, held }) => [
        provider.id,
        provider.credentialingStatus,
        held.map(({ simple }) => simple),
      ]),
  );
  nobody(
    credentialed.filter(
      ({ held }) => held.filter(({ license }) => license.approvedStatus === 'Pending').length > 1,
    ),
  );
});

test('the dates of credentialing are in order', () => {
  nobody(
    files
      .map(({ provider }) => provider)
      .filter((p) => {
        const isOver =
          /Credentialed$|Provisional|Recredentialing/.test(p.credentialingStatus ?? '') &&
          p.credentialingStatus !== 'Not credentialed';
        if (!isOver) return p.credentialedDate !== undefined;
        const dates = [
          p.createdAt,
          p.credentialedDate,
          ...(p.recredentialedDates ?? []),
          p.nextCredentialingDate,
        ].map(time);
        return (
          dates.some((date, at) => at > 0 && !(date > (dates[at - 1] ?? 0))) ||
          !((dates.at(-2) ?? noon) < noon)
        );
      })
      .map((p) => [
        p.credentialingStatus,
        p.createdAt,
        p.credentialedDate,
        p.recredentialedDates,
        p.nextCredentialingDate,
      ]),
  );
});

test('nobody watches, alerts about or credentials who was deactivated', () => {
  const gone = new Map(
    files.filter(({ provider }) => provider.deactivated).map(({ provider }) => [provider.id, provider]),
  );
  expect(gone.size).toBeGreaterThan(3);
  nobody(monitors.filter(({ providerId }) => gone.has(providerId)));
  nobody(alerts.filter(({ provider, dismissalTimestamp }) => gone.has(provider?.id) && !dismissalTimestamp));
  nobody(
    requests.filter(
      ({ provider, currentEvent }) =>
        gone.has(provider?.id) && !/Completed|Cancelled|Unable/.test(currentEvent?.status ?? ''),
    ),
  );
  nobody(
    each()
      .filter(
        ({ provider, verifications }) =>
          provider.deactivated &&
          verifications.some(({ started }) => time(started) > time(provider.deactivatedAt)),
      )
      .map(({ license }) => license.licenseNumber),
  );
});

test('an active alert has an open cause, and what was dismissed stays so', () => {
  const open = alerts.filter(({ dismissalTimestamp }) => !dismissalTimestamp);
  const byId = new Map(each().map((held) => [held.license.id, held]));
  const licenseOf = ({ data }: Schemas['Alert']) =>
    byId.get(String((data as { data?: { licenseId?: string } })?.data?.licenseId));
  const left = (alert: Schemas['Alert']) => dayOf(time(licenseOf(alert)?.simple.expiryDate)) - dayOf(noon);
  nobody(open.filter((alert) => alert.type === 'LicenseExpired' && licenseOf(alert) && !(left(alert) < 0)));
  nobody(
    open.filter((alert) => alert.type === 'LicenseExpiresSoon' && licenseOf(alert) && !(left(alert) <= 90)),
  );
  const seen = new Set<string>();
  for (const alert of open) {
    const key = `${alert.type} ${licenseOf(alert)?.license.id ?? alert.entityId}`;
    expect([key, seen.has(key)]).toEqual([key, false]);
    seen.add(key);
  }
});

test('what the log tells is in order, and done by somebody who is there', async () => {
  const log = await all<Schemas['EventLogEntry']>('/log/events');
  const emails = new Set([...service.world.users.all()].map(({ email }) => email));
  const userOf = ({ messageParameters }: Schemas['EventLogEntry']) =>
    (messageParameters as Record<string, string> | undefined)?.['user'];
  nobody(log.filter((entry) => !emails.has(userOf(entry) ?? [...emails][0] ?? '')));
  nobody(log.filter(({ timestamp }) => time(timestamp) > noon));
  const added = new Map(files.map(({ provider }) => [provider.id, time(provider.createdAt)]));
  nobody(
    log.filter(({ timestamp, context }) => {
      const { providerId } = (context ?? {}) as { providerId?: string };
      return time(timestamp) < (added.get(providerId ?? '') ?? 0);
    }),
  );
});

test('what webhooks were told fits their types', async () => {
  const webhooks = new Map(
    (await all<Schemas['Webhook']>('/webhooks')).map((webhook) => [webhook.id, webhook]),
  );
  const log = await all<Schemas['WebhookLog']>('/webhookslog');
  nobody(
    log.filter(
      ({ webhookId, type, url }) =>
        webhooks.get(webhookId)?.type !== type || webhooks.get(webhookId)?.url !== url,
    ),
  );
});

test('a telephone number has an area code of the state, and the ZIP code is of the city', () => {
  const codes = new Map<string, string>();
  nobody(
    files.flatMap(({ provider: { phone = '', addresses } }) => {
      const [address] = addresses ?? [];
      const place = `${address?.city} ${address?.state}`;
      const found = `${phone.slice(1, 4)} ${address?.zipCode?.slice(0, 3)}`;
      const known = codes.get(place) ?? found;
      codes.set(place, known);
      return known === found ? [] : [[place, known, found]];
    }),
  );
});
