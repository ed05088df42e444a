import { describe, expect, test } from 'vitest';
import { datasetDefinitions, datasetsInUse } from '../data/datasets';
import { permissionsOfRoles } from '../service/permissions';
import type { World } from '../store/world';
import { startNodeService } from '../node';
import { contract, noon, origin, password } from '../testing';
import { checks as checksOfFirstScreen } from './checks-first.gen';
import { operationsOfFirstScreen } from './first-screen';
import { operationsOfFrame } from './frame';
import { operations } from './operations.gen';
import { allOperations, findOperation } from './routes';
import { specifiedOperations } from './specified-operations';

/** How a parameter of the path is called is nobody's business but the document's. */
const nameless = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');

describe('the service and the contract have the same operations', () => {
  test('each operation of the contract is served once, and nothing else is', async () => {
    const served = (await allOperations()).map(({ id }) => id);
    expect(served.toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  test('every operation of the specification is in the contract', () => {
    const known = new Set(Object.keys(operations).map(nameless));
    expect(specifiedOperations.filter((id) => !known.has(nameless(id)))).toEqual([]);
  });

  test('what the first screen and its frame ask is checked without waiting for the rest', () => {
    expect(Object.keys(checksOfFirstScreen).toSorted()).toEqual(
      [...operationsOfFirstScreen, ...operationsOfFrame].map(({ id }) => id).toSorted(),
    );
  });

  test('an operation that nobody serves is noticed', async () => {
    await expect(findOperation('GET /nothing')).rejects.toThrow('Nothing serves GET /nothing');
  });
});

test('every role of the contract has its permissions', () => {
  expect(Object.keys(permissionsOfRoles).toSorted()).toEqual(
    ['Admin', 'Credentialing', 'LimitedAdmin', 'LimitedCredentialing', 'LimitedReader', 'Reader'].toSorted(),
  );
});

/** Every dataset beside some of those that it can be searched for. */
function* searches({ providers, facilities }: World) {
  for (const dataset of datasetDefinitions) {
    const { type, parameterSets } = dataset;
    // The others are all alike.
    const most = datasetsInUse.includes(dataset) ? 15 : 1;
    const kinds = new Set(parameterSets.map(({ entityType }) => entityType));
    if (kinds.has('Practitioner'))
      for (const { id } of [...providers.all()].slice(0, most)) yield { type, id: `providers/${id}` };
    if (kinds.has('Facility'))
      for (const { id } of [...facilities.all()].slice(0, most)) yield { type, id: `facilities/${id}` };
  }
}

/** Every collection of provider info (rules.md 7.1). */
const infoKinds = [
  'aliases',
  'boardCertifications',
  'certificates',
  'liabilityInsurances',
  'educations',
  'trainings',
  'workHistory',
  'dea',
  'addresses',
  'emails',
  'medicaidEnrollments',
  'specialties',
  'hospitalAffiliations',
];

/** The same of facility info. */
const facilityInfoKinds = [
  'npis',
  'deas',
  'liabilityInsurances',
  'licenses',
  'accreditations',
  'cmsCertifications',
  'medicare-enrollments',
];

/** In an answer any object passes for a parameter, since kinds may be added. Ours are known. */
const parameterModels: Record<string, string> = {
  Name: 'ProviderNameParameter',
  Npi: 'ProviderNpiParameter',
  DateOfBirth: 'ProviderDateOfBirthParameter',
  Ssn: 'ProviderSsnParameter',
  License: 'ProviderLicenseParameter',
  Address: 'ProviderAddressParameter',
  Education: 'ProviderEducationParameter',
  BoardCertificationNumber: 'ProviderBoardCertificationNumberParameter',
  Dea: 'ProviderDeaParameter',
  Gender: 'ProviderGenderParameter',
  FacilityName: 'FacilityNameParameter',
  FacilityAccreditationInfo: 'FacilityAccreditationInfoParameter',
  FacilityCmsCertificationInfo: 'FacilityCmsCertificationInfoParameter',
  Certificate: 'ProviderCertificateParameter',
  ProviderType: 'ProviderTypeParameter',
  NccpaBoardCertificateInfo: 'ProviderNccpaBoardCertificateInfoParameter',
};

test('every first page and every record behind it, of all generated data, follows the contract', async () => {
  const service = startNodeService({ size: 40, epoch: noon, origin });
  const wrong: string[] = [];
  async function get(path: string): Promise<{ items?: unknown[] }> {
    const url = `${origin}/api${path}`;
    const headers = { Authorization: `Bearer ${token}` };
    const response = await service.handle(new Request(url, { headers }));
    const text = await response.text();
    wrong.push(
      ...contract.answer('GET', url, response.status, response.headers.get('Content-Type') ?? '', text),
    );
    return JSON.parse(text);
  }
  const signedIn = await fetch(`${origin}/api/auth/token/password`, {
    method: 'POST',
    body: JSON.stringify({ email: 'admin@credence.example', password }),
  });
  const { token } = await signedIn.json();
  for (const path of ['/taxonomies', '/taxonomies/groups', '/countries', '/providertypes', '/licensetypes']) {
    await get(path);
  }
  for (const path of ['/licensetypes/status', '/provider-licenses', '/alerts', '/log/events', '/providers']) {
    await get(`${path}?count=250`);
  }
  await get('/webhooks');
  for (const { id } of service.world.webhooks.all()) await get(`/webhooks/${id}`);
  for (const query of ['', '&status=Failed', '&type=ExportCompleted']) {
    await get(`/webhookslog?count=250${query}`);
  }
  for (const type of ['Dataset', 'License']) {
    const { items } = await get(`/monitors?count=250&type=${type}`);
    // The document lets anything stand for a monitor, since kinds may be added.
    for (const monitor of items ?? []) wrong.push(...contract.model(`${type}Monitor`, monitor));
  }
  for (const query of [
    'includeOldScans=true',
    'includeOldScans=true&status=Failed',
    'sortedBy=Completed&sortDirection=Asc',
  ]) {
    await get(`/datasets/scans?count=250&${query}`);
  }
  await get('/datasets/matches/aggregations');
  for (const query of [
    '',
    '&userActionResolution=Reject',
    '&userActionNeeded=true',
    '&includeOldMatches=true',
  ]) {
    await get(`/datasets/matches?count=250${query}`);
  }
  await get('/alerts/aggregations');
  await get('/alerts?count=250&status=Dismissed');
  await get('/monitors?sortedBy=Type&sortDirection=Desc');
  const [monitor] = service.world.monitors.all();
  await get(`/monitors/${monitor?.id}`);
  const coverage = '/providers/monitoring/sanctions-and-exclusions';
  await get(`${coverage}/aggregations`);
  for (const category of ['NotMonitored', 'PartiallyMonitored', 'FullyMonitored']) {
    await get(`${coverage}?count=250&monitoringCategory=${category}`);
  }
  for (const path of ['/datasets', '/datasets/clearinghouse/schoolCodes']) await get(path);
  for (const { type } of datasetDefinitions) await get(`/datasets/${type}`);
  for (const { type, id } of searches(service.world)) {
    const parameters: unknown = await get(`/datasets/${type}/parameters/${id}`);
    for (const parameter of parameters as { type: string }[]) {
      wrong.push(...contract.model(parameterModels[parameter.type] ?? '', parameter));
    }
  }
  for (const { id } of service.world.providers.all()) {
    await get(`/providers/${id}`);
    await get(`/providers/${id}/notes`);
    await get(`/providers/${id}/info`);
    for (const kind of infoKinds) await get(`/providers/${id}/info/${kind}`);
    await get(`/providers/${id}/licenses`);
  }
  for (const kind of ['sanctionsandexclusions', 'enrollments', 'expirable-credentials', 'roster']) {
    await get(`/organization/reports/${kind}`);
  }
  for (const path of ['/files/uploads', '/files/exports?count=250']) await get(path);
  await get('/credentialing-requests?count=250');
  await get('/credentialing-requests/aggregations');
  await get('/credentialing-requests/aggregations/owners');
  await get('/providers/recredentialing/due?count=250');
  for (const { id } of service.world.credentialingRequests.all()) await get(`/credentialing-requests/${id}`);
  for (const { id } of [...service.world.providers.all()].slice(0, 12)) {
    await get(`/providers/${id}/credentialing-data`);
  }
  for (const { id } of service.world.facilities.all()) await get(`/facilities/${id}/credentialing-data`);
  await get('/providers/profiles/import/sources');
  await get('/providers/profiles/import?count=250');
  for (const { id } of service.world.imports.all()) await get(`/providers/profiles/import/${id}`);
  for (const path of ['/groups', '/payers', '/payer-plans', '/providers/enrollments?count=250'])
    await get(path);
  for (const { id } of service.world.groups.all()) {
    for (const path of ['', '/providers?count=250', '/enrollments?count=250'])
      await get(`/groups/${id}${path}`);
  }
  for (const list of ['', '/license-types', '/accreditations', '/medicare-enrollment-types', '/taxonomies']) {
    await get(`/facilities${list}?count=250`);
  }
  for (const { id } of service.world.facilities.all()) {
    await get(`/facilities/${id}`);
    await get(`/facilities/${id}/info`);
    for (const kind of facilityInfoKinds) await get(`/facilities/${id}/info/${kind}`);
    await get(`/facilities/${id}/specialties?count=250`);
  }
  for (const { id, facilityId } of service.world.facilitySpecialties.all()) {
    await get(`/facilities/${facilityId}/specialties/${id}/info`);
  }
  for (const license of service.world.licenses.all()) {
    await get(`/providers/${license.providerId}/licenses/${license.id}/verifications`);
  }
  service.stop();
  expect(wrong).toEqual([]);
}, 60_000);
