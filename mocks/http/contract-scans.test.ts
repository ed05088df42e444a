import { expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { matchesIn, scansIn } from '../service/scan-past';
import { startNodeService } from '../node';
import { contract, noon, origin, password } from '../testing';

type Match = components['schemas']['DatasetMatch'];
type Page = components['schemas']['DatasetMatchPage'];

/** The model of each dataset's records: the document lets anything stand for a record, since datasets may be added. */
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
};

test('every scan and match of the past, and every record in them, follows the contract', async () => {
  const service = startNodeService({ size: 500, epoch: noon, origin });
  const wrong: string[] = [];
  const seen = new Set<string>();
  async function get<Body>(path: string): Promise<Body> {
    const url = `${origin}/api${path}`;
    const headers = { Authorization: `Bearer ${token}` };
    const response = await service.handle(new Request(url, { headers }));
    const text = await response.text();
    wrong.push(
      ...contract.answer('GET', url, response.status, response.headers.get('Content-Type') ?? '', text),
    );
    return JSON.parse(text) as Body;
  }
  function check(type: string | undefined, { data }: Match) {
    seen.add(type ?? '');
    wrong.push(...contract.model(models[type ?? ''] ?? `no model for ${type}`, data?.record));
  }
  const signedIn = await fetch(`${origin}/api/auth/token/password`, {
    method: 'POST',
    body: JSON.stringify({ email: 'admin@credence.example', password }),
  });
  const { token } = await signedIn.json();

  await get('/datasets/matches/aggregations');
  for (const filter of [
    'userActionNeeded=true',
    'userActionResolution=Reject',
    'userActionResolution=Accept',
  ]) {
    let cursor = '';
    do {
      const path = `/datasets/matches?includeOldMatches=true&count=250&cursor=${encodeURIComponent(cursor)}&${filter}`;
      const page = await get<Page>(path);
      for (const match of page.items ?? []) check(match.scan?.type, match);
      cursor = page.nextCursor ?? '';
    } while (cursor);
  }
  const decided = await get<Page>('/datasets/matches?count=250');
  for (const match of decided.items ?? []) check(match.scan?.type, match);
  let cursor = '';
  do {
    const path = `/datasets/scans?count=250&status=Failed&status=Active&cursor=${encodeURIComponent(cursor)}`;
    const page = await get<components['schemas']['DatasetScanPage']>(path);
    for (const { type, matches = [] } of page.items ?? []) for (const match of matches) check(type, match);
    cursor = page.nextCursor ?? '';
  } while (cursor);
  const recent = await get<components['schemas']['DatasetScanPage']>(
    '/datasets/scans?includeOldScans=true&count=250',
  );
  for (const { type, matches = [] } of recent.items ?? []) for (const match of matches) check(type, match);
  const [scan] = scansIn(service.world).all();
  await get(`/datasets/scans/${scan?.id}`);
  expect(matchesIn(service.world).size).toBeGreaterThan(500);
  expect([...seen].toSorted()).toEqual(Object.keys(models).toSorted());
  service.stop();
  expect(wrong).toEqual([]);
}, 30_000);
