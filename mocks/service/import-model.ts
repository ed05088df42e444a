import type { components } from '../../src/api/schema';
import { importSources, type ImportSourceDefinition } from '../data/import-sources';
import type { ImportRecord, ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { notFound } from './errors';
import { askSource } from './import-profiles';
import { visibleParameters } from './permissions';
import { entriesOf } from './provider-info';
import { factOfProvider, type ScanParameter } from './scan-parameters';

type Schemas = components['schemas'];
export type ProfileImport = Schemas['ProviderProfileImport'];

/** What a source is asked by, as far as the provider has it. */
export function parametersOf(
  world: World,
  { requiredParameterTypes }: ImportSourceDefinition,
  provider: ProviderRecord,
): ScanParameter[] {
  return requiredParameterTypes.flatMap((type): ScanParameter[] => {
    if (type !== 'PortalId') return factOfProvider(world, provider, type);
    const login = entriesOf(world, provider.id).find(({ collection }) => collection === 'portal');
    const portalId = login?.facts['portalId'];
    if (typeof portalId !== 'string' || portalId === '') return [];
    const portalProviderId = Number(portalId.replaceAll(/\D/g, ''));
    return [{ type, portalProviderId }];
  });
}

/** @throws ServiceError 404. */
export function findSource(source: string): ImportSourceDefinition {
  const definition = importSources.find((row) => row.source === source);
  if (!definition) throw notFound('source');
  return definition;
}

/** An import as it goes out. What a generated one asked by and brought is drawn now. */
export function toImport(world: World, actor: Actor, row: ImportRecord): ProfileImport {
  const provider = world.providers.get(row.providerId);
  const parameters = row.parameters ?? (provider && parametersOf(world, findSource(row.source), provider));
  return {
    ...row,
    source: row.source as 'Npi',
    parameters: parameters && visibleParameters(actor, parameters),
    profile: profileOf(world, row),
  };
}

/** What a completed import brought: kept with it, or drawn now. */
export function profileOf(world: World, row: ImportRecord): Schemas['ProviderProfile'] | undefined {
  if (row.status !== 'Completed') return undefined;
  const provider = world.providers.get(row.providerId);
  const answer = row.profile ? { profile: row.profile } : provider && askSource(world, row.source, provider);
  if (!answer || !('profile' in answer)) return undefined;
  const { profile } = answer;
  const hasDocument = row.source.startsWith('AmericanMedicalAssociation');
  return hasDocument ? { ...profile, profileDocumentFilePath: `imports/${row.id}/profile.pdf` } : profile;
}
