import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { noon } from '../testing';
import {
  type File,
  type LicenseInFile,
  type Story,
  day,
  licensesOf,
  nobody,
  nurseCompact,
  readStory,
  timeOf,
  today,
} from '../story-reading';

type Schemas = components['schemas'];

let story: Story;

beforeAll(async () => {
  story = await readStory();
}, 120_000);

const dayOf = (ms: number) => Math.floor(ms / day);
const kindOf = (provider: Schemas['Provider']) => provider.providerType?.name ?? '';
const isAdvancedNurse = (provider: Schemas['Provider']) => /practitioner|CRNA|CNM|CNS/.test(kindOf(provider));
/** What the last verification that found a license says of it. */
const resultOf = (verifications: LicenseInFile['verifications']) => {
  const { results = [], correctResultIndex = 0 } =
    verifications.findLast(({ status }) => status === 'Found') ?? {};
  return results[correctResultIndex];
};
/** What was never found tells nothing yet. */
const isUnknown = ({ licensesOnFile: licenses }: File) =>
  licenses.every(({ verifications }) => !resultOf(verifications));
/** Whether the source of a license says that a compact opens a state. */
const opens = (file: File, state: string) =>
  file.licensesOnFile.some(({ license, verifications }) => {
    const { compactStatus = '', additionalProperties } = resultOf(verifications) ?? {};
    const home = license.state ?? '';
    if (compactStatus === 'Multistate') return nurseCompact.has(home) && nurseCompact.has(state);
    if (compactStatus.startsWith('PSYPACT')) return JSON.stringify(additionalProperties).includes('APIT');
    return compactStatus.startsWith('PT Compact') && compactStatus.includes(state);
  });
const entries = (file: File, kind: RegExp) =>
  Object.entries(file.info).flatMap(([name, list]) => (kind.test(name) && Array.isArray(list) ? list : []));

test('a namesake is rare, and no name stands in a row', () => {
  const names = story.files.map(({ provider: p }) => `${p.lastName}, ${p.firstName}`).toSorted();
  nobody(names.filter((name, index) => name === names[index + 1] && name === names[index + 2]));
  expect(new Set(names).size).toBeGreaterThan(names.length * 0.97);
  const surnames = new Set(story.files.map(({ provider }) => provider.lastName));
  expect(surnames.size).toBeGreaterThan(story.files.length / 2);
});

test('a first name fits the gender', () => {
  const women = /^(Mary|Jennifer|Patricia|Linda|Susan|Michelle|Jessica|Sarah|Emily|Maria)$/;
  const men = /^(James|Robert|John|Michael|David|William|Matthew|Christopher|Jose|Brian)$/;
  nobody(
    story.files
      .map(({ provider }) => provider)
      .filter(({ firstName = '', gender }) =>
        (gender === 'Male' ? women : gender === 'Female' ? men : /^$/).test(firstName),
      )
      .map(({ firstName, gender }) => [firstName, gender]),
  );
});

/** Days from the expiries that were known, of this term and of those before. */
function offsets({ simple, verifications }: LicenseInFile, started: string | undefined): number[] {
  const known = verifications
    .filter((other) => timeOf(other.started) < timeOf(started))
    .flatMap(({ results = [] }) => results.map(({ expires }) => expires));
  return [...known, simple.expiryDate].map((expires) => dayOf(timeOf(started)) - dayOf(timeOf(expires)));
}

const free = [-90, -60, -28, -14, -7, -3, 0, 3];

test('a license without a monitor was verified by itself on the days around its expiry alone', () => {
  nobody(
    licensesOf(story).flatMap((onFile) =>
      onFile.verifications
        .filter(
          ({ trigger, monitoringMetadata }) =>
            trigger === 'Monitor' && (!onFile.monitor || !monitoringMetadata),
        )
        .filter(({ started }) => {
          const days = story.licenseTypes.get(onFile.license.licenseType?.id ?? '')?.isPaid ? [1] : free;
          return !offsets(onFile, started).some((offset) => days.includes(offset));
        })
        .map(({ started }) => [onFile.license.licenseNumber, started, onFile.simple.expiryDate]),
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
    licensesOf(story).flatMap(({ license, verifications, monitor }) =>
      verifications
        .filter(({ monitoringMetadata }) => monitoringMetadata)
        .filter(({ started }) => {
          if (!monitor) return true;
          const next = timeOf(monitor.nextMonitoringDate);
          const dates = Array.from({ length: 60 }, (_, index) =>
            before(next, monitor.monitoringInterval, index + 1),
          );
          return !dates.includes(timeOf(started));
        })
        .map(({ started }) => [license.licenseNumber, started, monitor]),
    ),
  );
});

test('a monitor ran within its interval before now, and runs again one interval later', () => {
  nobody(
    story.monitors.filter(
      ({ monitoringInterval: interval, lastMonitoringDate: last, nextMonitoringDate: next }) => {
        if (last === undefined || interval === 'Continuous') return false;
        return timeOf(last) > noon || before(timeOf(next), interval, 1) !== timeOf(last);
      },
    ),
  );
  const daily = licensesOf(story).filter(({ monitor }) => monitor?.monitoringInterval === 'Daily');
  nobody(
    daily.filter(({ monitor }) => timeOf(monitor?.lastMonitoringDate) < today).map(({ monitor }) => monitor),
  );
});

test('a license is of the provider’s profession, and one is of the state of the practice', () => {
  nobody(
    licensesOf(story)
      .filter(({ provider, license }) => {
        const type = license.licenseType?.name;
        // A state's registration for controlled substances goes with a license of it.
        if (/^Controlled .*substance/.test(type ?? '')) return !isPrescriber(kindOf(provider));
        return type !== kindOf(provider) && !(isAdvancedNurse(provider) && type === 'Registered nurse');
      })
      .map(({ provider, license }) => [kindOf(provider), license.licenseType?.name, license.state]),
  );
  nobody(
    story.files
      .filter(
        ({ provider: p }) =>
          p.addresses?.[0]?.state !== p.primaryPracticeState ||
          !p.licenses?.some((l) => l.isPrimary && l.state === p.primaryPracticeState),
      )
      .map(({ provider: p }) => [p.id, p.primaryPracticeState]),
  );
});

test('whoever practices in a state is licensed there, or a compact opens it, as the source of the license says', () => {
  nobody(
    story.files.flatMap((file) => {
      const { additionalPracticeStates = [], licenses = [] } = file.provider;
      return additionalPracticeStates
        .filter((state) => !licenses.some((license) => license.state === state))
        .filter((state) => !opens(file, state) && !isUnknown(file))
        .map((state) => [kindOf(file.provider), file.provider.primaryPracticeState, state]);
    }),
  );
});

test('taxonomy group, specialties and segment fit the profession and the state', () => {
  const groups: Record<string, RegExp> = {
    'Physician (MD)': /^Allopathic/,
    'Physician (DO)': /^Allopathic/,
    'Registered nurse': /^Nursing/,
    'Licensed practical nurse (LPN/LVN)': /^Nursing/,
    'Nurse practitioner': /^Physician Assistants and Advanced/,
    'Physician assistant': /^Physician Assistants and Advanced/,
    'Certified registered nurse anesthetist (CRNA)': /^Physician Assistants and Advanced/,
    'Certified nurse midwife (CNM)': /^Physician Assistants and Advanced/,
    'Clinical nurse specialist (CNS)': /^Physician Assistants and Advanced/,
    Pharmacist: /^Pharmacy/,
    Dentist: /^Dental/,
    'Dental hygienist (RDH)': /^Dental/,
    Psychologist: /^Behavioral/,
    'Clinical social worker (LCSW)': /^Behavioral/,
    'Professional counselor (LPC)': /^Behavioral/,
    'Marriage and family therapist (LMFT)': /^Behavioral/,
    'Behavior analyst (BCBA)': /^Behavioral/,
    'Podiatrist (DPM)': /^Podiatric/,
    'Optometrist (OD)': /^Eye and Vision/,
    'Chiropractor (DC)': /^Chiropractic/,
    'Physical therapist (PT)': /Rehabilitative/,
    'Occupational therapist (OT)': /Rehabilitative/,
    'Respiratory therapist (RRT)': /^Respiratory/,
    'Speech-language pathologist (SLP)': /^Speech/,
    'Audiologist (AuD)': /^Speech/,
    'Registered dietitian (RD)': /^Dietary/,
    'Paramedic (EMT-P)': /^Emergency/,
    'Acupuncturist (LAc)': /^Other/,
  };
  nobody(
    story.files
      .filter(({ provider }) => !groups[kindOf(provider)]?.test(provider.nuccGroup?.name ?? ''))
      .map(({ provider }) => [kindOf(provider), provider.nuccGroup?.name]),
  );
  nobody(
    story.files.flatMap((file) =>
      entries(file, /^specialt/i)
        .map(({ taxonomyId }) => story.taxonomies.get(String(taxonomyId)))
        .filter((taxonomy) => !groups[kindOf(file.provider)]?.test(taxonomy?.grouping ?? ''))
        .map((taxonomy) => [kindOf(file.provider), taxonomy?.displayName]),
    ),
  );
  const ofStates = new Map<string | undefined, Set<string | undefined>>();
  for (const { provider } of story.files.filter(({ provider: p }) => p.segment))
    ofStates.set(
      provider.primaryPracticeState,
      (ofStates.get(provider.primaryPracticeState) ?? new Set()).add(provider.segment?.name),
    );
  nobody([...ofStates].filter(([, segments]) => segments.size > 1));
});

test('schools, boards, courses and employers fit the profession', () => {
  const wrong: [RegExp, RegExp][] = [
    [/nurse|Nurse/, /School of Medicine|Osteopathic|Dentist|Pharmac|InternalMedicine|Dental/],
    [/practical nurse/, /College of Nursing|Bachelor|Master|NursesCredentialing/],
    [
      /(?<!Respiratory )therapist|dietitian|Audiologist|pathologist|analyst|counselor|social worker|Acupunct|Chiropract|Optomet/,
      /School of Medicine|Nursing|Osteopathic|Dent|Pharmac|InternalMedicine|AdvancedCardiac|Nurses/,
    ],
    [/Podiatrist/, /School of Medicine|Nursing|Osteopathic|Dent|Pharmac|InternalMedicine|Nurses/],
    [/Paramedic|hygienist/, /School of Medicine|Nursing|Osteopathic|Pharmac|InternalMedicine|Doctor|Master/],
    [/Physician \(/, /Nursing|Dent|Pharmac|Nurses/],
    [/Dentist/, /School of Medicine|Nursing|Pharmac|InternalMedicine|Hospital/],
    [/Pharmacist/, /School of Medicine|Nursing|Dent|InternalMedicine|AdvancedCardiac|Family Practice/],
    [
      /Psychologist/,
      /School of Medicine|Nursing|Dent|Pharmac|InternalMedicine|AdvancedCardiac|Family Practice/,
    ],
  ];
  nobody(
    story.files.flatMap((file) => {
      const kind = kindOf(file.provider);
      const entryTexts = entries(file, /education|board|certificates|work/i).map((entry) =>
        [entry['schoolName'], entry['type'], entry['name'], entry['degree']].filter(Boolean).join(' / '),
      );
      return entryTexts
        .filter((text) => wrong.some(([kinds, texts]) => kinds.test(kind) && texts.test(text)))
        .map((text) => [kind, text]);
    }),
  );
});

const isPrescriber = (kind: string) =>
  /^(Physician|Nurse practitioner|Dentist|Podiatrist|Optometrist|Certified|Clinical nurse)/.test(kind);

test('only prescribers are registered for controlled substances, or watched and looked up for that', () => {
  const watched = new Set(
    story.monitors.filter(({ datasetType }) => datasetType === 'Dea').map(({ providerId }) => providerId),
  );
  nobody(
    story.files
      .filter(({ provider }) => !isPrescriber(kindOf(provider)))
      .filter((file) => watched.has(file.provider.id) || entries(file, /^dea/i).length > 0)
      .map(({ provider }) => kindOf(provider)),
  );
});

test('a career is in order: born, graduated, licensed, known to the organization', () => {
  nobody(
    story.files.flatMap((file) => {
      const { provider, licensesOnFile: licenses } = file;
      const [school] = entries(file, /^education/i);
      const graduated = timeOf(String(school?.['endDate']));
      const age = (graduated - timeOf(provider.dateOfBirth)) / day / 365.25;
      const early = licenses.filter(({ simple, license }) => {
        const issued = timeOf(simple.issueDate ?? license.nonVerifiedInfo?.issueDate);
        return issued < graduated || issued > noon || issued >= timeOf(simple.expiryDate);
      });
      return age < 20 || age > 34 || graduated > timeOf(provider.createdAt) || early.length > 0
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

test('a telephone number has an area code of the state, and the ZIP code is of the city', () => {
  const codes = new Map<string, string>();
  nobody(
    story.files.flatMap(({ provider: { phone = '', addresses } }) => {
      const [address] = addresses ?? [];
      const place = `${address?.city} ${address?.state}`;
      const found = `${phone.slice(1, 4)} ${address?.zipCode?.slice(0, 3)}`;
      const known = codes.get(place) ?? found;
      codes.set(place, known);
      return known === found ? [] : [[place, known, found]];
    }),
  );
});
