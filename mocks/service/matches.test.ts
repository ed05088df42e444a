import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, origin, testService } from '../testing';

type Schemas = components['schemas'];
type Match = Schemas['DatasetMatch'] & Schemas['Problem'];
type MatchPage = Schemas['DatasetMatchPage'] & Schemas['Problem'];
type Scan = Schemas['DatasetScan'];

const heading =
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE';
const oigRow = 'OKORO,ADA,,,,,,1234567893,19800203,,PHOENIX,AZ,85001,1128a1,20200101,,,';
const namesake = 'OKORO,ADA,,,,,,0000000000,19610709,,RENO,NV,89501,1128b4,20110101,,,';

let service: TestService;
let providerId: string;

beforeEach(async () => {
  service = await testService({ size: 30 });
  await upload(oigRow, namesake);
  const { body } = await service.post<Schemas['Provider']>('/providers', {
    firstName: 'Ada',
    lastName: 'Okoro',
    npi: 1_234_567_893,
    dateOfBirth: '1980-02-03T00:00:00Z',
  });
  providerId = body.id ?? '';
});

async function upload(...rows: string[]) {
  const body = new FormData();
  body.append('datasetFile', new File([[heading, ...rows].join('\n')], 'list.csv', { type: 'text/csv' }));
  const { body: signedIn } = await service.anonymous.post<Schemas['AuthResponse']>('/auth/token/password', {
    email: 'admin@credence.example',
    password: 'Credence-demo-1',
  });
  const request = new Request(`${origin}/api/datasets/OigExclusions/uploads`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${signedIn.token}` },
  });
  expect((await service.app.handle(request)).status).toBe(204);
}

async function scanned(): Promise<Scan> {
  const { body } = await service.post<Scan>('/datasets/scans', { type: 'OigExclusions', providerId });
  service.pass(2);
  return (await service.get<Scan>(`/datasets/scans/${body.id}`)).body;
}

const list = async (query = '') =>
  (await service.get<MatchPage>(`/datasets/matches?entityId=${providerId}&${query}`)).body;
const ids = async (query = '') => (await list(query)).items?.map(({ id }) => id) ?? [];
const decide = (id: string | undefined, patch: object) =>
  service.patch<Match>(`/datasets/matches/${id}`, patch);

describe('what a scan finds', () => {
  test('is the records that agree, the most relevant first, with what agrees and what differs', async () => {
    const [right, other, ...more] = (await scanned()).matches ?? [];
    expect(more).toEqual([]);
    expect(right?.data?.record).toMatchObject({ lastName: 'OKORO', npiNumber: 1_234_567_893 });
    expect(right?.data?.positiveParameters?.map(({ type }) => type)).toEqual(['Name', 'DateOfBirth', 'Npi']);
    expect(right?.data?.negativeParameters).toEqual([]);
    expect(other?.data?.negativeParameters?.map(({ type }) => type)).toEqual(['DateOfBirth']);
    expect(right).toMatchObject({ matchRelevance: 'High', userActionNeeded: true, isIgnored: false });
    expect(other?.matchRelevance).toBe('Low');
    expect(right?.matchScore).toBeGreaterThan(other?.matchScore ?? 1);
    expect(right?.matchScore).toBeLessThanOrEqual(1);
    expect(right?.datasetTimestamp).toBe('2026-11-20T12:00:00.000Z');
  });

  test('is listed with its scan, which does not carry the matches again', async () => {
    const scan = await scanned();
    const { items } = await list();
    expect(items?.map(({ scan: of }) => of?.id)).toEqual([scan.id, scan.id]);
    expect(items?.[0]?.scan).toMatchObject({ provider: { lastName: 'Okoro' }, type: 'OigExclusions' });
    expect(items?.[0]?.scan).not.toHaveProperty('matches');
    expect(scan.matches?.[0]).not.toHaveProperty('scan');
  });
});

describe('a newer scan', () => {
  test('makes what the older one found old, and nothing that was decided is carried over', async () => {
    const older = await scanned();
    const before = await ids();
    await decide(before[0], { userActionResolution: 'Reject', userActionResolutionNote: 'Namesake' });
    service.pass(60);
    await scanned();
    const now = await list('userActionNeeded=true');
    expect(now.totalCount).toBe(2);
    expect(now.items?.map(({ id }) => id)).not.toContain(before[0]);
    const old = (await service.get<Scan>(`/datasets/scans/${older.id}`)).body;
    expect(old.matches?.every(({ obsoleteTimestamp }) => obsoleteTimestamp)).toBe(true);
    const rejected = await list('includeOldMatches=true&userActionResolution=Reject&types=OigExclusions');
    expect(rejected.items?.map((match) => match.userActionResolutionNote)).toEqual(['Namesake']);
    expect(rejected.items?.[0]?.data?.record?.id).toBe(now.items?.[0]?.data?.record?.id);
  });

  test('that is queued or running has no older match decided, and ends with matches that can be', async () => {
    await scanned();
    const [first] = await ids();
    await decide(first, { userActionResolution: 'Reject', userActionResolutionNote: 'Namesake' });
    const { body: newer } = await service.post<Scan>('/datasets/scans', {
      type: 'OigExclusions',
      providerId,
    });
    expect(newer.status).toBe('Pending');
    const refused = [];
    for (const id of await ids('includeOldMatches=true'))
      refused.push((await decide(id, { userActionResolution: 'Accept' })).status);
    refused.push((await decide(first, { userActionResolution: null })).status);
    service.pass(0.1);
    expect((await service.get<Scan>(`/datasets/scans/${newer.id}`)).body.status).toBe('Working');
    refused.push((await decide(first, { userActionResolutionNote: 'Another one' })).status);
    expect(refused).toEqual([409, 409, 409]);
    service.pass(2);
    const [found] = (await service.get<Scan>(`/datasets/scans/${newer.id}`)).body.matches ?? [];
    expect((await decide(found?.id, { userActionResolution: 'Accept' })).status).toBe(200);
    const rejected = await list('includeOldMatches=true&userActionResolution=Reject&types=OigExclusions');
    expect(rejected.items?.map((match) => [match.id, match.userActionResolutionNote])).toEqual([
      [first, 'Namesake'],
    ]);
  });

  test('of another dataset holds nothing up', async () => {
    await scanned();
    const [id] = await ids();
    await service.post<Scan>('/datasets/scans', { type: 'Sam', providerId });
    expect((await decide(id, { userActionResolution: 'Accept' })).status).toBe(200);
  });

  test('that failed leaves the matches of the one before it to be decided', async () => {
    const start = async () => (await service.post<Scan>('/datasets/scans', { type: 'Npi', providerId })).body;
    const listed = async () => {
      const query = `entityId=${providerId}&type=Npi`;
      const { body } = await service.get<Schemas['DatasetScanPage']>(`/datasets/scans?${query}`);
      return body.items?.map((scan) => scan.id);
    };
    const { id } = await start();
    service.pass(5);
    const [match] = (await service.get<Scan>(`/datasets/scans/${id}`)).body.matches ?? [];
    expect(match).toMatchObject({ scanId: id });
    await service.patch(`/providers/${providerId}`, { npi: null });
    expect((await start()).status).toBe('Failed');
    service.pass(60);
    const failed = await start();
    expect(failed.status).toBe('Failed');
    expect(await listed(), 'the scan is not replaced, an earlier failure is').toEqual([failed.id, id]);
    expect(await ids('types=Npi')).toEqual([match?.id]);
    expect((await decide(match?.id, { userActionResolution: 'Reject' })).status).toBe(200);
    await service.patch(`/providers/${providerId}`, { npi: 1_234_567_893 });
    service.pass(60);
    const answered = await start();
    service.pass(5);
    expect(await listed()).toEqual([answered.id]);
  });

  test('that failed leaves them as they are', async () => {
    await scanned();
    const before = await ids();
    await service.patch(`/providers/${providerId}`, { npi: null });
    const set = 'OigExclusions';
    const { body } = await service.get<Schemas['Dataset']>(`/datasets/${set}`);
    const byNumber = body.parameterSets?.find(({ requiredParameterTypes }) =>
      requiredParameterTypes?.includes('Npi'),
    );
    const failed = await service.post<Scan>('/datasets/scans', {
      type: set,
      providerId,
      options: { parameterSetId: byNumber?.id },
    });
    expect(failed.body.status).toBe('Failed');
    expect(await ids()).toEqual(before);
  });

  test('compares with the records of the last upload', async () => {
    await scanned();
    await upload(namesake);
    expect(await ids()).toHaveLength(2);
    const scan = await scanned();
    expect(scan.matches?.map(({ matchRelevance }) => matchRelevance)).toEqual(['Low']);
    expect(scan.datasetMetadata).toMatchObject({ importFileName: 'list.csv' });
    expect(await ids()).toHaveLength(1);
  });
});

/** The scans about which they were told, the latest first. */
async function notifiedIds(): Promise<(string | undefined)[]> {
  const path = '/webhookslog?type=DatasetScanMatchesChanged&count=250&after=2026-11-20T11:59:59Z';
  const { body } = await service.get<Schemas['WebhookLogPage']>(path);
  const scans = body.items?.map(({ payload = '' }) => JSON.parse(payload) as Scan) ?? [];
  return scans.filter((scan) => scan.providerId === providerId).map(({ id }) => id);
}

describe('webhooks are told of other matches', () => {
  test('by the first scan that finds any, and by each that finds others than the one before', async () => {
    const first = await scanned();
    expect(await notifiedIds()).toEqual([first.id]);
    await scanned();
    expect(await notifiedIds()).toEqual([first.id]);
    await upload(oigRow, namesake.replace('RENO', 'ELKO'));
    const changed = await scanned();
    expect(await notifiedIds()).toEqual([changed.id, first.id]);
    await upload(oigRow);
    const fewer = await scanned();
    expect(await notifiedIds()).toEqual([fewer.id, changed.id, first.id]);
  });

  test('not by one that finds nothing, as before', async () => {
    await upload('SOMEBODY,ELSE,,,,,,0000000000,00000000,,RENO,NV,89501,1128b4,20110101,,,');
    await scanned();
    expect(await notifiedIds()).toEqual([]);
  });
});

describe('a decision', () => {
  test('rejects a match with a note, after which it is listed only when asked for', async () => {
    await scanned();
    const [first, second] = await ids();
    const { status, body } = await decide(first, {
      userActionResolution: 'Reject',
      userActionResolutionNote: 'Other birth date',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userActionResolution: 'Reject',
      userActionResolutionNote: 'Other birth date',
      isIgnored: true,
      userActionNeeded: false,
    });
    expect(await ids()).toEqual([second]);
    expect(await ids('userActionResolution=Reject')).toEqual([first]);
    expect(await ids('includeOldMatches=true')).toEqual([second]);
  });

  test('accepts a match, which stays in the list', async () => {
    await scanned();
    const [first, second] = await ids();
    await decide(first, { userActionResolution: 'Accept' });
    expect(await ids()).toEqual([first, second]);
    expect(await ids('userActionNeeded=true')).toEqual([second]);
    expect(await ids('userActionResolution=Accept')).toEqual([first]);
  });

  test('is taken back by null, and its note goes with it unless another one is sent', async () => {
    await scanned();
    const [id] = await ids();
    await decide(id, { userActionResolution: 'Reject', userActionResolutionNote: 'Namesake' });
    const { body } = await decide(id, { userActionResolution: null });
    expect(body).toMatchObject({ userActionNeeded: true, isIgnored: false });
    expect(body).not.toHaveProperty('userActionResolution');
    expect(body).not.toHaveProperty('userActionResolutionNote');
    await decide(id, { userActionResolution: 'Accept' });
    const noted = await decide(id, { userActionResolution: null, userActionResolutionNote: 'Look again' });
    expect(noted.body.userActionResolutionNote).toBe('Look again');
  });

  test('keeps its note until another decision is made', async () => {
    await scanned();
    const [id] = await ids();
    await decide(id, { userActionResolution: 'Reject', userActionResolutionNote: 'Namesake' });
    expect((await decide(id, {})).body.userActionResolutionNote).toBe('Namesake');
    const replaced = await decide(id, { userActionResolution: 'Reject', userActionResolutionNote: 'Other' });
    expect(replaced.body.userActionResolutionNote).toBe('Other');
    const onlyNote = await decide(id, { userActionResolutionNote: 'More' });
    expect(onlyNote.body).toMatchObject({ userActionResolution: 'Reject', userActionResolutionNote: 'More' });
    expect((await decide(id, { userActionResolution: 'Accept' })).body).not.toHaveProperty(
      'userActionResolutionNote',
    );
  });

  test('is refused once a newer scan has replaced the match, also for the note alone', async () => {
    await scanned();
    const [id] = await ids();
    service.pass(60);
    await scanned();
    for (const patch of [{ userActionResolution: 'Reject' }, { userActionResolutionNote: 'Late' }]) {
      const { status, body } = await decide(id, patch);
      expect([status, body.title]).toEqual([409, expect.stringContaining('newer scan')]);
    }
  });

  test('needs a match that exists, a decision that exists, and somebody who may decide', async () => {
    await scanned();
    const [id] = await ids();
    expect((await decide('00000000-0000-4000-8000-000000000000', {})).status).toBe(404);
    expect((await decide(id, { userActionResolution: 'Ignore' })).body.errors).toHaveProperty(
      '$.userActionResolution',
    );
    const reader = await service.as('reader');
    expect((await reader.patch(`/datasets/matches/${id}`, {})).status).toBe(403);
  });

  test('is told to the event log', async () => {
    const scan = await scanned();
    const [id] = await ids();
    for (const patch of [
      { userActionResolution: 'Reject' },
      { userActionResolutionNote: 'Only a note' },
      { userActionResolution: null },
      { userActionResolution: 'Accept' },
    ]) {
      await decide(id, patch);
      service.pass(1);
    }
    const { body } = await service.get<Schemas['EventLogEntryPage']>(`/log/events?entityId=${id}`);
    expect(body.items?.map(({ messageTemplate }) => messageTemplate)).toEqual([
      '{user} accepted a match in {datasetType} for {entity}',
      '{user} restored a match in {datasetType} for {entity}',
      '{user} rejected a match in {datasetType} for {entity}',
    ]);
    expect(body.items?.[0]?.context).toMatchObject({ matchId: id, scanId: scan.id, providerId });
  });
});

const counts = async (query = '') =>
  (await service.get<Schemas['DatasetMatchesAggregations']>(`/datasets/matches/aggregations?${query}`)).body;
const total = async (query: string) =>
  (await service.get<MatchPage>(`/datasets/matches?count=1&${query}`)).body.totalCount;

describe('the counts', () => {
  test('are those of the lists, in total and for each dataset, and follow each decision', async () => {
    await scanned();
    const before = await counts();
    for (const active of ['', 'providerDeactivated=false', 'providerDeactivated=true']) {
      const { userActionNeeded, accepted } = await counts(active);
      expect(userActionNeeded?.total).toBe(await total(`userActionNeeded=true&${active}`));
      expect(accepted?.total).toBe(await total(`userActionResolution=Accept&${active}`));
      for (const [type, count] of Object.entries(userActionNeeded?.aggregations ?? {}))
        expect(count).toBe(await total(`userActionNeeded=true&types=${type}&${active}`));
      for (const [type, count] of Object.entries(accepted?.aggregations ?? {}))
        expect(count).toBe(await total(`userActionResolution=Accept&types=${type}&${active}`));
    }
    const [first, second] = await ids();
    await decide(first, { userActionResolution: 'Accept' });
    await decide(second, { userActionResolution: 'Reject' });
    const after = await counts();
    expect(after.userActionNeeded?.total).toBe((before.userActionNeeded?.total ?? 0) - 2);
    expect(after.accepted?.total).toBe((before.accepted?.total ?? 0) + 1);
  });
});
