import { generatedIndex } from '../data/generated-index';
import { draw } from '../data/random';
import type { ProviderRecord, World } from '../store/world';

type Facts = Record<string, unknown>;

/**
 * Where a portal says otherwise than the file: people keep their own profile fresher in some places and looser in
 * others. Drawn for generated providers; of one that was added later it says what is held when it is asked.
 */
export function asPortalHasIt(world: World, provider: ProviderRecord, profile: Facts): Facts {
  const index = generatedIndex(world, provider.id);
  if (index === undefined) return profile;
  const random = draw('portal profile', world.seed, index);
  const personal = profile['personal'] as Facts;
  const lists = { ...profile } as Record<string, Facts[] | undefined>;
  const { languages = [] } = provider;
  if (random.chance(0.4)) personal['phone'] = `(555) 555-${String(random.below(10_000)).padStart(4, '0')}`;
  if (random.chance(0.4) && !languages.includes('Spanish')) personal['languages'] = [...languages, 'Spanish'];
  const [education] = lists['educations'] ?? [];
  const educations = education && random.chance(0.3) ? [{ ...education, completed: undefined }] : undefined;
  const [address] = lists['addresses'] ?? [];
  const moved = address && random.chance(0.4) && { ...address, addressLine1: '18 Saguaro Way', type: 'Home' };
  const volunteering = random.chance(0.4) && {
    workHistoryType: 'Employment',
    name: 'Open Door Clinic',
    jobTitle: 'Volunteer clinician',
    startDate: '2024-03-01T00:00:00Z',
    isCurrentEmployer: true,
  };
  return {
    ...profile,
    personal,
    ...(educations ? { educations: [...educations, ...(lists['educations'] ?? []).slice(1)] } : {}),
    ...(moved ? { addresses: [...(lists['addresses'] ?? []), { ...moved, id: undefined }] } : {}),
    ...(volunteering ? { workHistory: [volunteering, ...(lists['workHistory'] ?? [])] } : {}),
  };
}

/**
 * The registry of identifiers with what an import gives beyond a search of it: the license that each taxonomy was
 * registered with, and for some the Medicaid program they are enrolled in.
 */
export function withRegistryNumbers(world: World, provider: ProviderRecord, profile: Facts): Facts {
  const licenses = world.licenses.by('providerId', provider.id);
  const [taxonomy] = (profile['taxonomies'] ?? []) as Facts[];
  const taxonomies = licenses.map(({ licenseNumber, licenseTypeId, state, isPrimary }, position) => ({
    ...taxonomy,
    description: world.licenseTypes.find(({ id }) => id === licenseTypeId)?.name,
    state,
    license: licenseNumber.replaceAll(/[\s-]/g, ''),
    isPrimary: isPrimary || (position === 0 && licenses.every((license) => !license.isPrimary)),
  }));
  const index = generatedIndex(world, provider.id);
  const random = index === undefined ? undefined : draw('registry identifiers', world.seed, index);
  const number = String(100_000 + (random?.below(899_999) ?? 0));
  const medicaid = { code: '05', number, state: provider.primaryPracticeState, description: 'MEDICAID' };
  return {
    ...profile,
    ...(taxonomies.length > 0 ? { taxonomies } : {}),
    ...(random?.chance(0.5) ? { identifiers: [medicaid] } : {}),
  };
}
