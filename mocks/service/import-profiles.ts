import type { components } from '../../src/api/schema';
import { originOfWorld } from '../data/origin';
import { registryEntries } from '../data/registry-records';
import type { ProviderRecord, World } from '../store/world';
import { asPortalHasIt, withRegistryNumbers } from './import-differences';
import { fullName } from './names';
import { entriesOf } from './provider-info';

type Profile = components['schemas']['ProviderProfile'];
type Facts = Record<string, unknown>;

/** What a source answers: a profile, or why there is none. */
export type ImportAnswer = { profile: Profile } | { failureCode: string; message: string };

const nothing: ImportAnswer = {
  failureCode: 'NotFound',
  message: 'The source has no profile under these parameters.',
};

/**
 * What a source says about a provider. It is close to the file, and not the same: registries know people by an older
 * name or another address. A portal id that begins with `FAIL` meets an outage, one with `NONE` an empty profile.
 */
export function askSource(world: World, source: string, provider: ProviderRecord): ImportAnswer {
  if (source === 'Npi') return npiProfile(world, provider);
  if (source === 'Portal') return portalProfile(world, provider);
  const entries = infoOf(world, provider);
  const educationRecords = entries('educations').map((entry) => ({
    school: entry['schoolName'],
    degreeAwarded: 'Yes',
    degreeType: entry['degree'],
    enrollmentDate: dayOf(entry['startDate']),
    degreeDate: dayOf(entry['endDate']),
  }));
  if (educationRecords.length === 0) return nothing;
  const trainingRecords = entries('trainings').map((entry) => ({
    sponsoringInstitution: entry['institutionName'],
    sponsoringState: entry['sponsoringState'],
    programName: `${String(entry['speciality'] ?? 'General')} program`,
    specialty: entry['speciality'],
    trainingType: entry['trainingType'],
    startDate: dayOf(entry['startDate']),
    endDate: dayOf(entry['endDate']),
    status: entry['completed'] === true ? 'Completed' : 'Unknown',
  }));
  const profile = {
    type: source,
    name: fullName(provider).toUpperCase(),
    npi: provider.npi === undefined ? undefined : String(provider.npi),
    educationRecords,
    trainingRecords,
  };
  return { profile: profile as Profile };
}

function npiProfile(world: World, provider: ProviderRecord): ImportAnswer {
  const [entry] = registryEntries('Npi', provider, originOfWorld(world));
  if (!entry) return nothing;
  const { id: _id, hash: _hash, firstName: _first, lastName: _last, ...record } = entry.record as Facts;
  return { profile: { ...withRegistryNumbers(world, provider, record), type: 'Npi' } };
}

function portalProfile(world: World, provider: ProviderRecord): ImportAnswer {
  const entries = infoOf(world, provider);
  const portalId = String(entries('portal')[0]?.['portalId'] ?? '').toUpperCase();
  if (portalId.startsWith('FAIL'))
    return { failureCode: 'ServiceUnavailable', message: 'The source did not answer.' };
  if (portalId.startsWith('NONE')) return { failureCode: 'NoContent', message: 'The profile is empty.' };
  const { firstName, lastName, dateOfBirth, gender, phone, languages, addresses, emails } = provider;
  const profile = {
    type: 'Portal',
    attestationDate: new Date(world.clock.now() - 40 * 86_400_000).toISOString().slice(0, 10),
    personal: { firstName, lastName, dateOfBirth, gender, phone, languages, emails },
    addresses,
    educations: entries('educations'),
    trainings: entries('trainings'),
    workHistory: entries('workHistory'),
    liabilityInsurances: entries('liabilityInsurances'),
    hospitalAffiliations: entries('hospitalAffiliations'),
    boardCertifications: entries('boardCertifications'),
    certificates: entries('certificates'),
    dea: entries('dea'),
    specialties: entries('specialties'),
    medicaidEnrollments: entries('medicaidEnrollments'),
    licenses: world.licenses.by('providerId', provider.id).map(({ licenseNumber, licenseTypeId, state }) => ({
      licenseNumber,
      licenseTypeId,
      state,
    })),
  };
  return { profile: JSON.parse(JSON.stringify(asPortalHasIt(world, provider, profile))) as Profile };
}

function infoOf(world: World, provider: ProviderRecord): (collection: string) => Facts[] {
  const all = entriesOf(world, provider.id);
  return (collection) => all.filter((entry) => entry.collection === collection).map(({ facts }) => facts);
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 10) : undefined;
}
