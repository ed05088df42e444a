import { beforeAll, describe, expect, test } from 'vitest';
import { openapi as document } from '../../e2e/support/openapi';
import type { components } from '../../src/api/schema';
import { datasetDefinitions, datasetsInUse } from '../data/datasets';
import { type TestService, contract, testService } from '../testing';
import { findRecords } from './matching';
import type { FoundRecord } from './matching-score';
import { generatedHits } from './generated-hits';
import { generatedRecords } from './record-lists';
import { type ScanEntity, parametersFor } from './scan-parameters';

type Schemas = components['schemas'];
type Page = Schemas['DatasetPage'];
type SchoolCodes = Schemas['SchoolCodePage'];
type Parameter = { type?: string; [field: string]: unknown };

let service: TestService;
beforeAll(async () => {
  service = await testService({ size: 400 });
});

const models: Record<string, string> = {
  OigExclusions: 'OigExclusionsDatasetRecord',
  Sam: 'SamDatasetRecord',
  OfacSdn: 'OfacDatasetRecord',
  OfacConsolidated: 'OfacDatasetRecord',
  StateSanctionsAndExclusions: 'StateSanctionsAndExclusionsRecord',
  MedicareOptOut: 'MedicareOptOutDatasetRecord',
  OigFugitives: 'OigFugitivesDatasetRecord',
  CmsPreclusion: 'CmsPreclusionDatasetRecord',
  Tricare: 'TricareDatasetRecord',
  Dmf: 'DmfDatasetRecord',
  Npdb: 'NpdbDatasetRecord',
  Npi: 'NpiDatasetRecord',
  Dea: 'DeaDatasetRecord',
  Abms: 'AbmsDatasetRecord',
  AmericanBoardofInternalMedicine: 'BoardCertificationDatasetRecord',
  Nsc: 'NscDatasetRecord',
  JointCommission: 'JointCommissionDatasetRecord',
  AmericanHeartAssociation: 'CertificateDatasetRecord',
};
/** Datasets for whose records the contract has no model of their own: a register of enrollments or certifications. */
const generic = new Set<string>(['MedicaidEnrollmentCalifornia', 'FacilityCmsCertification']);
/** All others are boards, whose records are alike. */
const modelOf = (type: string) => models[type] ?? 'BoardCertificationDatasetRecord';
const genericFields = [
  'address',
  'certificationNumber',
  'effectiveDate',
  'facilityName',
  'fullName',
  'hash',
  'id',
  'npiNumber',
  'providerType',
  'status',
];
const types = datasetDefinitions.map(({ type }) => type);
const listTypes = datasetDefinitions.filter(({ isList }) => isList).map(({ type }) => type);

const names = async (query: string) =>
  (await service.get<Page>(`/datasets${query}`)).body.items?.map(({ type }) => type ?? '') ?? [];

function provider(index: number) {
  const found = [...service.world.providers.all()][index];
  if (!found) throw new Error('no such provider');
  return found;
}

const parameters = async (type: string, rest: string, as: Pick<TestService, 'get'> = service) =>
  (await as.get<Parameter[]>(`/datasets/${type}/parameters/${rest}`)).body;

/** Providers and facilities, as scans take them. */
function* entities(world = service.world): Generator<ScanEntity> {
  for (const one of world.providers.all()) yield { type: 'Practitioner', provider: one };
  for (const facility of world.facilities.all()) yield { type: 'Facility', facility };
}

describe('the datasets', () => {
  test('are all of the contract, by name, and can be listed by type', async () => {
    const { items = [] } = (await service.get<Page>('/datasets?count=250')).body;
    expect(items.map(({ type = '' }) => type).toSorted()).toEqual(
      document.components.schemas.DatasetType.enum.toSorted(),
    );
    const byName = items.map(({ name = '' }) => name);
    expect(byName).toEqual(byName.toSorted());
    const byType = await names('?sortedBy=Type&sortDirection=Desc&count=250');
    expect(byType).toEqual(types.toSorted().toReversed());
  });

  test('are found by any of some tags, and by the kinds of entity that they support', async () => {
    expect((await names('?tags=SanctionsAndExclusions')).toSorted()).toEqual(
      [
        'Sam',
        'OigExclusions',
        'OigFugitives',
        'OfacSdn',
        'OfacConsolidated',
        'StateSanctionsAndExclusions',
        'MedicareOptOut',
        'CmsPreclusion',
        'Tricare',
      ].toSorted(),
    );
    expect(await names('?tags=Education&tags=Databank')).toEqual(['Npdb', 'Nsc']);
    const ofFacilities = await names('?entityTypes=Facility');
    expect(ofFacilities).toContain('JointCommission');
    expect(ofFacilities).not.toContain('Dmf');
    expect((await names('?entityTypes=Facility&entityTypes=Practitioner&count=250')).length).toBe(
      types.length,
    );
  });

  test.each(types)('%s is read with the schema of its records as the contract has it', async (type) => {
    const { body } = await service.get<Schemas['Dataset']>(`/datasets/${type}`);
    expect(body.type).toBe(type);
    const schema = body.schema as { properties?: Record<string, unknown> };
    const { properties } = document.components.schemas[modelOf(type)];
    const expected = generic.has(type) ? genericFields : Object.keys(properties).toSorted();
    expect(Object.keys(schema.properties ?? {}).toSorted()).toEqual(expected);
  });

  test('have one preferred parameter set for each kind of entity, and unique sets', () => {
    const ids = datasetDefinitions.flatMap(({ parameterSets }) => parameterSets.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { type, parameterSets } of datasetDefinitions) {
      for (const kind of new Set(parameterSets.map(({ entityType }) => entityType))) {
        const preferred = parameterSets.filter((set) => set.entityType === kind && set.isPreferred);
        expect([type, kind, preferred.length]).toEqual([type, kind, 1]);
      }
    }
  });

  test('are renewed as time passes', async () => {
    const otherService = await testService({ size: 10 });
    const renewed = async () => {
      const client = await otherService.as('admin');
      return Date.parse((await client.get<Schemas['Dataset']>('/datasets/Sam')).body.lastUpdated ?? '');
    };
    const before = await renewed();
    otherService.pass(86_400);
    expect((await renewed()) - before).toBe(86_400_000);
    expect(await renewed()).toBeLessThanOrEqual(otherService.world.clock.now());
  });

  test('that nobody has are 400', async () => {
    expect(await service.get('/datasets/Horoscopes')).toMatchObject({
      status: 400,
      body: { errors: { datasetType: [expect.stringContaining('Must be one of')] } },
    });
  });
});

describe('the parameters of a scan', () => {
  test('are those of the preferred set that are known', async () => {
    const { id, firstName, lastName, npi, dateOfBirth } = provider(13);
    const found = await parameters('OigExclusions', `providers/${id}`);
    expect(found.slice(0, 4)).toEqual([
      { type: 'Name', firstName, lastName },
      { type: 'Name', firstName: 'Renee', lastName: 'Holloway' },
      { type: 'DateOfBirth', dateOfBirth },
      { type: 'Npi', number: npi },
    ]);
    expect(found[4]).toMatchObject({ type: 'Address', city: 'Las Vegas', state: 'NV' });
  });

  test('lack what is not known: then a scan would fail', async () => {
    const known = provider(16);
    const bare = { ...known, dateOfBirth: undefined, ssn: undefined };
    service.world.providers.put(bare);
    const types = (await parameters('Dmf', `providers/${bare.id}`)).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['Name']));
    const entity: ScanEntity = { type: 'Practitioner', provider: bare };
    expect(parametersFor(service.world, 'Dmf', entity).missing).toEqual(['DateOfBirth']);
    service.world.providers.put(known);
  });

  test('speak of one alias alone when it is asked for', async () => {
    const { id, aliases } = provider(13);
    const found = await parameters('Sam', `providers/${id}?referenceId=${aliases?.[0]?.id}`);
    expect(found.filter(({ type }) => type === 'Name')).toEqual([
      { type: 'Name', firstName: 'Renee', lastName: 'Holloway' },
    ]);
  });

  test('are those of another set when it is asked for', async () => {
    const { id } = provider(13);
    const sets = datasetDefinitions.find(({ type }) => type === 'OigExclusions')?.parameterSets;
    const npiOnly = sets?.find(({ requiredParameterTypes }) => requiredParameterTypes[0] === 'Npi');
    const found = await parameters('OigExclusions', `providers/${id}?parameterSetId=${npiOnly?.id}`);
    expect(found.map(({ type }) => type)).toEqual(['Npi']);
  });

  test('show the social security number only to those who may see it, but count it as known', async () => {
    const { id } = provider(13);
    const shown = await parameters('Npdb', `providers/${id}`);
    const hidden = await parameters('Npdb', `providers/${id}`, await service.as('assistant'));
    expect(shown.some(({ type }) => type === 'Ssn')).toBe(true);
    expect(hidden).toEqual(shown.filter(({ type }) => type !== 'Ssn'));
  });

  test('of a facility are its name and what the dataset asks beside it', async () => {
    const [facility] = service.world.facilities.all();
    const found = await parameters('CmsPreclusion', `facilities/${facility?.id}`);
    expect(found).toEqual([
      { type: 'FacilityName', name: facility?.name },
      { type: 'Npi', number: facility?.npi },
    ]);
  });

  test('are refused for what does not exist or does not fit', async () => {
    const { id } = provider(13);
    const nobody = '00000000-0000-4000-8000-000000000000';
    const [facility] = service.world.facilities.all();
    for (const [path, status, errors] of [
      [`/datasets/Sam/parameters/providers/${nobody}`, 404, undefined],
      [`/datasets/Sam/parameters/facilities/${nobody}`, 404, undefined],
      [`/datasets/Dmf/parameters/facilities/${facility?.id}`, 400, 'datasetType'],
      [`/datasets/Sam/parameters/providers/${id}?parameterSetId=${nobody}`, 400, 'parameterSetId'],
      [`/datasets/Sam/parameters/providers/${id}?referenceId=${nobody}`, 400, 'referenceId'],
      [`/datasets/Npi/parameters/providers/${id}?referenceId=${nobody}`, 400, 'referenceId'],
    ] as const) {
      const answer = await service.get<Schemas['Problem']>(path);
      expect([path, answer.status]).toEqual([path, status]);
      if (errors) expect(Object.keys(answer.body.errors ?? {})).toEqual([errors]);
    }
  });
});

const codes = async (query: string) =>
  (await service.get<SchoolCodes>(`/datasets/clearinghouse/schoolCodes${query}`)).body;

describe('school codes', () => {
  test('come all at once, or by a part of the name or the beginning of the code', async () => {
    const all = await codes('');
    expect(all.items?.length).toBe(all.totalCount);
    expect(all.items?.length).toBeGreaterThan(300);
    const nursing = (await codes('?name=college of NURSING&count=5')).items ?? [];
    expect(nursing).toHaveLength(5);
    for (const { name } of nursing) expect(name).toContain('College of Nursing');
    for (const { code } of (await codes('?code=0010')).items ?? []) expect(code).toMatch(/^0010/);
  });
});

describe('generated records', () => {
  const inUse = new Set<string>(datasetsInUse.map(({ type }) => type));

  test.each(listTypes)('of %s follow the model of their dataset', (type) => {
    const entries = generatedRecords(service.world, type).all();
    expect(entries.length).toBeGreaterThan(100);
    const wrong = entries.flatMap(({ record }) =>
      generic.has(type) ? [] : contract.model(modelOf(type), record),
    );
    expect([...new Set(wrong)]).toEqual([]);
    expect(new Set(entries.map(({ record }) => record.id)).size).toBe(entries.length);
  });

  test.each(types.filter((type) => !listTypes.includes(type)))(
    '%s answers in the model of its dataset',
    (type) => {
      const wrong: string[] = [];
      let answers = 0;
      for (const entity of entities()) {
        const dataset = datasetDefinitions.find((one) => one.type === type);
        if (!dataset?.parameterSets.some(({ entityType }) => entityType === entity.type)) continue;
        const { parameters: known } = parametersFor(service.world, type, entity);
        for (const { record, score } of findRecords(service.world, type, known, entity)) {
          answers += 1;
          if (!generic.has(type)) wrong.push(...contract.model(modelOf(type), record));
          expect(score).toBeGreaterThan(0.5);
        }
      }
      expect([...new Set(wrong)]).toEqual([]);
      // Boards of other professions have nobody of ours.
      if (inUse.has(type)) expect(answers).toBeGreaterThan(5);
    },
  );

  test('hit a few of 100 people, some for certain, some in doubt, and some of the facilities', () => {
    const hits = listTypes.flatMap((type) => generatedHits(service.world, type));
    const people = hits.filter(({ entity }) => entity.type === 'Practitioner');
    expect(people.length).toBeGreaterThan(30);
    expect(people.length).toBeLessThan(80);
    expect(hits.length).toBeGreaterThan(people.length);
    const relevances = new Set(hits.flatMap(({ found }) => found.map(({ relevance }) => relevance)));
    expect(relevances).toEqual(new Set(['High', 'Medium', 'Low']));
  });

  test('hit the same people and facilities as a scan of each would', async () => {
    // Enough people for namesakes, and for names that are all but the same.
    const { world } = await testService({ size: 2000 });
    for (const type of listTypes) {
      const hits = new Map(
        generatedHits(world, type).map(({ entity, found }) => [idOf(entity), idsAndScores(found)]),
      );
      const dataset = datasetDefinitions.find((one) => one.type === type);
      const scanned: typeof hits = new Map();
      for (const entity of entities(world)) {
        if (!dataset?.parameterSets.some(({ entityType }) => entityType === entity.type)) continue;
        const { missing, parameters } = parametersFor(world, type, entity);
        const found = missing.length > 0 ? [] : findRecords(world, type, parameters, entity);
        if (found.length > 0) scanned.set(idOf(entity), idsAndScores(found));
      }
      expect([type, hits]).toEqual([type, scanned]);
    }
  });

  test('are at their worst about the first providers of a world with edge cases', async () => {
    const { world } = await testService({ size: 60, edgeCases: true });
    const texts = listTypes.map((type) =>
      generatedHits(world, type)
        .filter(({ entity, index }) => entity.type === 'Practitioner' && index < 10)
        .flatMap(({ found }) => found.map(({ record }) => JSON.stringify(record))),
    );
    const all = texts.flat();
    for (const payload of ['<script>', 'AutonomousVehicle', 'الحسيني', '小龍', 'Wolfeschlegel', '=HYPERLINK'])
      expect(all.some((text) => text.includes(payload))).toBe(true);
    expect(Math.max(...all.map((text) => text.length))).toBeGreaterThan(5000);
    expect(Math.min(...all.map((text) => text.length))).toBeLessThan(300);
  });
});

function idsAndScores(found: FoundRecord[]): [id: unknown, score: number][] {
  return found.map(({ record, score }) => [record.id, score]);
}

function idOf(entity: ScanEntity): string {
  return entity.type === 'Facility' ? entity.facility.id : entity.provider.id;
}
