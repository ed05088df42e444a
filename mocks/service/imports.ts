import type { components } from '../../src/api/schema';
import { importSources, type ImportSourceDefinition } from '../data/import-sources';
import type { ImportRecord, ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { invalid, notFound } from './errors';
import { askSource } from './import-profiles';
import { logImport } from './import-jobs';
import { inOrder } from './license-types';
import { keyOfFilters, type ListQuery, listPage } from './lists';
import { visibleParameters } from './permissions';
import { findProvider } from './provider-lookup';
import { entriesOf } from './provider-info';
import { factOfProvider, type ScanParameter } from './scan-parameters';
import { dayWords } from './time';

type Schemas = components['schemas'];
type ProfileImport = Schemas['ProviderProfileImport'];
/** The profiles that come with a document; both kinds are alike but for their `type`. */
type DocumentedProfile = Schemas['AmericanMedicalAssociationPhysicianProviderProfile'];

/** Milliseconds until a source is asked. */
const queueTime = 500;

export interface ImportFilters extends ListQuery {
  latest?: boolean;
  status?: string;
  source?: string;
  providerId?: string;
}

/** A page of the sources (openapi.yaml). */
export function listSources(query: ListQuery & { source?: string }) {
  const { sortedBy = 'Name', source } = query;
  return listPage(
    {
      name: `import sources ${sortedBy} ${source}`,
      sources: [],
      view: () =>
        inOrder(
          importSources.filter((row) => source === undefined || row.source === source),
          (row) => (sortedBy === 'Name' ? row.name : row.source),
        ),
      filterKey: '',
      filter: () => true,
    },
    query,
    { sortedBy },
    ({ id: _id, processingTime: _time, ...row }) => row,
  );
}

/** A page of imports; with `latest` only the latest of each provider, of whatever source (rules.md 16.2). */
export function listImports(world: World, actor: Actor, query: ImportFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'Id', ...filters } = query;
  const providerId = filters.providerId?.toLowerCase();
  return listPage(
    {
      name: `imports ${sortedBy}`,
      sources: [world.imports],
      view: () => world.imports.view(sortedBy),
      filterKey: keyOfFilters(filters),
      filter: (row) =>
        (filters.status === undefined || row.status === filters.status) &&
        (filters.source === undefined || row.source === filters.source) &&
        (providerId === undefined || row.providerId === providerId) &&
        (!filters.latest || isLatest(world, row)),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy },
    (row) => toImport(world, actor, row),
  );
}

/** @throws ServiceError 404. */
export function readImport(world: World, actor: Actor, importId: string): ProfileImport {
  const row = world.imports.get(importId.toLowerCase());
  if (!row) throw notFound('import');
  return toImport(world, actor, row);
}

/**
 * Begins an import; it ends by itself. The provider has to hold already what the source is asked by.
 * @throws ServiceError 404; 400 for what the provider lacks, and for a source that is asked once only.
 */
export function createImport(
  world: World,
  actor: Actor,
  { providerId, source }: Schemas['ProviderProfileImportRequest'],
): ProfileImport & { id: string } {
  const provider = findProvider(world, providerId);
  const definition = findSource(source);
  const parameters = parametersOf(world, definition, provider);
  const missing = definition.requiredParameterTypes.filter((type) =>
    parameters.every((parameter) => parameter.type !== type),
  );
  if (missing.length > 0)
    throw invalid({ '$.providerId': missing.map((type) => `The provider has no ${spoken[type]}.`) });
  const earlier = world.imports.by('providerId', provider.id).filter((row) => row.source === source);
  if (!definition.supportsReimport && earlier.some((row) => row.status === 'Completed'))
    throw invalid({ '$.source': ['A profile of this source is imported once only, and this one was.'] });
  const row: ImportRecord = {
    id: world.ids.next(),
    providerId: provider.id,
    source,
    status: 'Pending',
    trigger: 'Manual',
    started: world.clock.iso(),
    parameters,
  };
  world.imports.put(row);
  const dueAt = world.clock.now() + queueTime;
  world.jobs.put({ id: world.ids.next(), kind: 'start-import', dueAt, importId: row.id });
  logImport(world, actor, 'ImportRequested', row);
  return { ...toImport(world, actor, row), id: row.id };
}

const spoken = { Npi: 'NPI', Name: 'name', DateOfBirth: 'date of birth', PortalId: 'portal login' };

/** What an import would ask by, as far as the provider has it. @throws ServiceError 404. */
export function importParameters(world: World, actor: Actor, source: string, providerId: string) {
  const provider = findProvider(world, providerId);
  return visibleParameters(actor, parametersOf(world, findSource(source), provider));
}

function parametersOf(
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

function findSource(source: string): ImportSourceDefinition {
  const definition = importSources.find((row) => row.source === source);
  if (!definition) throw notFound('source');
  return definition;
}

function isLatest(world: World, row: ImportRecord): boolean {
  const [latest] = world.imports.by('providerId', row.providerId).toSorted(latestFirst);
  return latest?.id === row.id;
}

const latestFirst = (a: ImportRecord, b: ImportRecord) =>
  a.started === b.started ? (a.id < b.id ? 1 : -1) : a.started < b.started ? 1 : -1;

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
function profileOf(world: World, row: ImportRecord): Schemas['ProviderProfile'] | undefined {
  if (row.status !== 'Completed') return undefined;
  const provider = world.providers.get(row.providerId);
  const answer = row.profile ? { profile: row.profile } : provider && askSource(world, row.source, provider);
  if (!answer || !('profile' in answer)) return undefined;
  const { profile } = answer;
  const hasDocument = row.source.startsWith('AmericanMedicalAssociation');
  return hasDocument ? { ...profile, profileDocumentFilePath: `imports/${row.id}/profile.pdf` } : profile;
}

/** The lines of the document that a source gave with a profile; undefined for a path that leads to none. */
export function importDocument(
  world: World,
  path: string,
): { lines: string[]; createdAt: string } | undefined {
  const [, importId] = /^imports\/([^/]+)\/profile\.pdf$/.exec(path) ?? [];
  const row = world.imports.get(importId?.toLowerCase());
  if (!row?.source.startsWith('AmericanMedicalAssociation')) return undefined;
  const profile = profileOf(world, row) as DocumentedProfile | undefined;
  if (!profile) return undefined;
  const createdAt = row.completed ?? row.started;
  const lines = [
    'Physician profile',
    `Name: ${profile.name ?? ''}`,
    `NPI: ${profile.npi ?? ''}`,
    `Date of this copy: ${dayWords(createdAt)}`,
    ...(profile.educationRecords ?? []).flatMap(({ school, degreeType, degreeDate }) => [
      '',
      `School: ${school ?? ''}`,
      `Degree: ${[degreeType, degreeDate && dayWords(degreeDate)].filter(Boolean).join(', ')}`,
    ]),
    ...(profile.trainingRecords ?? []).flatMap(({ sponsoringInstitution, specialty, startDate, endDate }) => [
      '',
      `Training: ${sponsoringInstitution ?? ''}`,
      `Specialty: ${specialty ?? ''}, ${dayWords(startDate)} to ${dayWords(endDate)}`,
    ]),
  ];
  return { lines, createdAt };
}
