import type { components } from '../../src/api/schema';
import { importSources } from '../data/import-sources';
import type { ImportRecord, World } from '../store/world';
import type { Actor } from './actor';
import { invalid, notFound } from './errors';
import { logImport } from './import-jobs';
import { findSource, parametersOf, type ProfileImport, profileOf, toImport } from './import-model';
import { sortedEntries } from './license-types';
import { keyOfFilters, type ListQuery, listPage } from './lists';
import { visibleParameters } from './permissions';
import { findProvider } from './provider-lookup';
import { dayWords } from './time';

type Schemas = components['schemas'];
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
        sortedEntries(
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

function isLatest(world: World, row: ImportRecord): boolean {
  const [latest] = world.imports.by('providerId', row.providerId).toSorted(latestFirst);
  return latest?.id === row.id;
}

const latestFirst = (a: ImportRecord, b: ImportRecord) =>
  a.started === b.started ? (a.id < b.id ? 1 : -1) : a.started < b.started ? 1 : -1;

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
