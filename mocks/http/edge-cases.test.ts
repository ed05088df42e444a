import { beforeAll, expect, test } from 'vitest';
import { openapi as document } from '../../e2e/support/openapi';
import { oddCount, script } from '../data/edge-cases';
import { type Answer, type TestService, testService } from '../testing';

interface Schema {
  $ref?: string;
  enum?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

interface Operation {
  parameters?: { name?: string; in?: string; $ref?: string }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const operations = Object.entries(document.paths as Record<string, { get?: Operation }>).flatMap(
  ([path, { get }]) => (get ? [[path, get] as const] : []),
);
/** What their paths look like; a path without placeholders comes before one that would take its last part for an id. */
const patterns = operations
  .map(([path, get]) => ({
    fits: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    parts: path.split('{').length,
    get,
  }))
  .toSorted((a, b) => a.parts - b.parts);

/** Values that no record which only stands there can have, and why. */
const never: Record<string, [values: string[], why: string]> = {
  LicenseJobStatus: [['Working'], 'while a source is asked, for seconds'],
  VerificationStatus: [['Working'], 'while a source is asked, for seconds'],
  ScanStatus: [['Pending', 'Working'], 'while a dataset is searched, for a second'],
  ImportStatus: [['Pending', 'Working'], 'while a source is asked, for seconds'],
  WebhookLogStatus: [['Triggered'], 'while a message is on its way, for seconds'],
};

/** Fields of answers that no record which only stands there has, and why. */
const neverFilled: Record<string, string> = {
  'AccessToken.lastUserAgent': 'the client of these tests does not say what it is',
  'ClientSecret.accessToken': 'told once, when the secret is made',
};

/** What registers, lists and sources send is theirs: nobody promises that each field comes from one of them. */
const sentByOthers = ['DatasetMatchData.record', 'ProviderProfileImport.profile'];

/** Resources with text that people write or sources send. */
const resources = `
Provider ProviderAddress ProviderAlias ProviderEmail ProviderNote SimpleLicenseBase
LicenseVerificationResult Alert AlertData EventLogEntry SamDatasetRecord Failure
OigExclusionsDatasetRecord StateSanctionsAndExclusionsRecord NpdbReportInformation NpiBasic Facility
FacilityLicense FacilityDea FacilityAccreditation FacilityCmsCertification FacilityMedicareEnrollment
FacilityLiabilityInsurance Group Payer PayerPlan ProviderEnrollment CredentialingRequestEvent
CredentialingRequestEventFile CredentialingRequestChecklist CredentialingRequestChecklistItem AmaEducation
AmaTraining Education Training WorkHistory LiabilityInsurance CertificateInfo DeaRegistrationInfo
BoardCertificationInfo AdmittingArrangements NonAdmittingAffiliations PortalLoginInfo
`
  .trim()
  .split(/\s+/);

/** What the world holds of each enumeration, by its name. */
const found = new Map<string, Set<string>>();
/** The fields that the answers of a model had. */
const filled = new Map<string, Set<string>>();
/** The models of which some text holds markup. */
const marked = new Set<string>();

let service: TestService;

beforeAll(async () => {
  service = await testService({ size: 120, edgeCases: true });
  await sendWhatIsSent();
  await readEverything();
}, 120_000);

test('every value of every enumeration of the contract stands somewhere', () => {
  const missing: Record<string, string[]> = {};
  for (const [name, values] of enumerationsOfAnswers()) {
    const without = values.filter((value) => !found.get(name)?.has(value));
    const expected = never[name]?.[0] ?? [];
    if (without.join() !== expected.join()) missing[name] = without;
  }
  expect(missing).toEqual({});
});

test('every field of every answer of the contract is filled somewhere', () => {
  const empty = [...modelsOfAnswers()].flatMap(([name, fields]) =>
    fields.filter((field) => !filled.get(name)?.has(field)).map((field) => `${name}.${field}`),
  );
  expect(empty.toSorted()).toEqual(Object.keys(neverFilled).toSorted());
});

test('markup stands in some text of every resource that people write or sources send', () => {
  expect(resources.filter((name) => !marked.has(name))).toEqual([]);
});

/** Reads what each operation has to give, the lists to their end, records of the odd providers and facilities. */
async function readEverything(): Promise<void> {
  for (const [path] of operations) {
    if (path.includes('/files/{')) continue;
    if (!path.includes('{')) await readList(path);
  }
  for (const query of ['sortDirection=Desc', 'deactivated=true']) await readList('/providers', query);
  await readList('/datasets/scans', 'includeOldScans=true');
  for (const resolution of ['Accept', 'Reject']) {
    await readList('/datasets/matches', `includeOldMatches=true&userActionResolution=${resolution}`);
  }
  await readList('/alerts', 'status=Dismissed');
  await readList('/providers/recredentialing/due', 'nextCredentialingDateOnOrBefore=2099-12-31');
  for (const category of ['NotMonitored', 'PartiallyMonitored', 'FullyMonitored']) {
    await readList('/providers/monitoring/sanctions-and-exclusions', `monitoringCategory=${category}`);
  }
  const { world } = service;
  const providers = [...world.providers.all()].slice(0, oddCount + 4);
  const facilities = [...world.facilities.all()].slice(0, 16);
  await readEach('providerId', providers);
  await readEach('facilityId', facilities);
  await readEach('groupId', world.groups.all());
  await readEach('requestId', world.credentialingRequests.all());
  await readEach('importId', world.imports.all());
  for (const type of document.components.schemas.DatasetType.enum) {
    await readList(`/datasets/${type}`);
    for (const [kind, rows] of [
      ['providers', providers.slice(3, 7)],
      ['facilities', facilities.slice(2, 7)],
    ] as const) {
      for (const { id } of rows) await readList(`/datasets/${type}/parameters/${kind}/${id}`);
    }
  }
  for (const { id } of providers) {
    for (const source of document.components.schemas.ImportSource.enum)
      await readList(`/providers/profiles/imports/${source}/parameters/${id}`);
    for (const license of world.licenses.by('providerId', id))
      await readVerifications(`/providers/${id}/licenses/${license.id}/verifications`);
  }
  for (const { id } of world.providers.all()) {
    await readList(`/providers/${id}/licenses`);
    await readList(`/providers/${id}/info`);
  }
  for (const { id, facilityId } of [...world.facilitySpecialties.all()].slice(0, 20))
    await readList(`/facilities/${facilityId}/specialties/${id}/info`);
}

async function readVerifications(path: string): Promise<void> {
  await readList(path);
  const { body } = await service.get<{ id: string }[]>(path);
  if (body[0]) await readList(`${path}/${body[0].id}/diff`);
}

/** What stands in a record because somebody sent it. */
async function sendWhatIsSent(): Promise<void> {
  const { world } = service;
  const [facility] = world.facilities.all();
  const name = { firstName: 'Ada', lastName: 'Quill' };
  const { body: provider } = await service.post<{ id: string }>('/providers', name);
  const providerId = provider.id;
  const { body: types } = await service.get<{ items: { id: string }[] }>('/licensetypes?count=1');
  const license = { licenseNumber: 'MD-1', licenseTypeId: types.items[0]?.id, ...name };
  await service.post(`/providers/${providerId}/licenses`, license);
  const type = 'OigExclusions';
  const { body: dataset } = await service.get<{ parameterSets: { id: string; entityType: string }[] }>(
    `/datasets/${type}`,
  );
  const parameterSetId = dataset.parameterSets.find(({ entityType }) => entityType === 'Practitioner')?.id;
  const options = { parameterSetId };
  await service.post('/datasets/scans', { type, providerId, options });
  const interval = { monitoringInterval: 'Monthly' };
  await service.post('/monitors', { type: 'Dataset', datasetType: type, providerId, options, ...interval });
  const user = world.users.first('email', 'admin@credence.example');
  world.uploads.put({
    id: world.ids.next(),
    path: `facilities/${facility?.id}/plan.txt`,
    createdAt: world.clock.iso(),
    userId: user?.id ?? '',
    mediaType: 'text/plain',
    content: btoa('A plan'),
  });
  service.pass(5);
}

/** Every operation about one record of a kind. */
async function readEach(parameter: string, rows: Iterable<{ id: string }>): Promise<void> {
  const about = operations.filter(
    ([path]) => path.split('{').length === 2 && path.includes(`{${parameter}}`),
  );
  for (const { id } of rows) {
    for (const [path] of about) await readList(path.replace(`{${parameter}}`, id));
  }
}

async function readList(path: string, query = ''): Promise<void> {
  const known = patterns.find(({ fits }) => fits.test(path))?.get;
  if (!known) throw new Error(`no operation ${path}`);
  const schema = known.responses['200']?.content?.['application/json']?.schema;
  const isPaged = (known.parameters ?? []).some(({ name, $ref = '' }) => (name ?? $ref).endsWith('ount'));
  let cursor: string | undefined = '';
  do {
    const paging: string = isPaged ? `count=250&cursor=${encodeURIComponent(cursor)}` : '';
    const { body, status }: Answer<{ nextCursor?: string }> = await service.get(`${path}?${query}&${paging}`);
    // Not everything is held about everybody.
    if (status >= 400 && /[0-9a-f]{8}-/.test(path)) return;
    expect([path, status]).toEqual([path, 200]);
    if (schema) visitValue(schema, body, path);
    cursor = isPaged ? body?.nextCursor : undefined;
  } while (cursor);
}

function visitValue(schema: Schema, value: unknown, name: string): void {
  // Most values that are walked through are fields that nobody filled.
  if (value === null) return;
  if (schema.$ref) return visitValue(resolve(schema.$ref), value, nameOf(schema.$ref));
  if (schema.enum && typeof value === 'string' && schema.enum.includes(value)) setOf(found, name).add(value);
  for (const subschema of partsOf(schema)) visitValue(subschema, value, name);
  if (Array.isArray(value)) {
    for (const item of value) if (schema.items) visitValue(schema.items, item, name);
  } else if (typeof value === 'object') {
    const ownSet = setOf(filled, name);
    for (const [key, item] of Object.entries(value)) {
      if (item !== null) ownSet.add(key);
      const field = schema.properties?.[key] ?? schema.additionalProperties;
      if (typeof field === 'object') visitValue(field, item, `${name}.${key}`);
    }
  } else if (typeof value === 'string') {
    if (value.includes(script)) marked.add(name.split('.')[0] ?? '');
  }
}

function setOf(sets: Map<string, Set<string>>, name: string): Set<string> {
  const known = sets.get(name) ?? new Set();
  sets.set(name, known);
  return known;
}

const none: Schema[] = [];

function partsOf({ allOf, anyOf, oneOf }: Schema): Schema[] {
  return allOf || anyOf || oneOf ? [...(allOf ?? none), ...(anyOf ?? none), ...(oneOf ?? none)] : none;
}

/** References name schemas alone: `#/components/schemas/Provider`. */
function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function resolve(reference: string): Schema {
  return document.components.schemas[nameOf(reference)];
}

/** The enumerations that answers to GET can hold values of. */
function enumerationsOfAnswers(): Map<string, string[]> {
  const enumerations = new Map<string, string[]>();
  visitAnswers((schema, name) => {
    if (schema.enum) enumerations.set(name, schema.enum);
  });
  return enumerations;
}

/** The fields of the models that answers to GET are made of. */
function modelsOfAnswers(): Map<string, string[]> {
  const models = new Map<string, string[]>();
  visitAnswers((schema, name) => {
    const fields = Object.keys(schema.properties ?? {});
    if (fields.length > 0) models.set(name, [...(models.get(name) ?? []), ...fields]);
  }, sentByOthers);
  return models;
}

function visitAnswers(
  visitor: (schema: Schema, name: string) => void,
  without: readonly string[] = [],
): void {
  const seen = new Set<string>();
  function visit(schema: Schema, name: string): void {
    if (schema.$ref) {
      if (seen.has(schema.$ref)) return;
      seen.add(schema.$ref);
      return visit(resolve(schema.$ref), nameOf(schema.$ref));
    }
    visitor(schema, name);
    for (const subschema of partsOf(schema)) visit(subschema, name);
    if (schema.items) visit(schema.items, name);
    for (const [key, field] of Object.entries(schema.properties ?? {}))
      if (!without.includes(`${name}.${key}`)) visit(field, `${name}.${key}`);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${name}.*`);
  }
  for (const [path, { responses }] of operations) {
    for (const { schema } of Object.values(responses['200']?.content ?? {})) visit(schema, path);
  }
}
