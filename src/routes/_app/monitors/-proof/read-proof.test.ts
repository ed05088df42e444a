import { expect, test, vi } from 'vitest';
import type { CredentialingRequest, DatasetScan } from '@/api/models';
import type { FetchPage } from '@/api/paging';
import { committeeElement, decisionLine } from '@/domain/committee';
import { readProof, type ProofSource } from './read-proof';
import { requestAfter } from './requests';

const month = { month: '2026-10', first: '2026-10-01', last: '2026-10-31' };
const question = { month, lists: ['Sam'], today: '2026-11-29' };
const none = async () => ({ items: [] });

const providers = async () => ({
  items: [{ id: 'p', firstName: 'Ada', lastName: 'Quill', credentialingStatus: '' }],
});

const source = (more: Partial<ProofSource>): ProofSource => ({
  providers: none,
  scans: [],
  queries: undefined,
  licenses: undefined,
  log: undefined,
  requestsOf: undefined,
  ...more,
});

/** Pages of one scan each, of these days, the latest first. */
function scansOn(days: readonly string[]) {
  return vi.fn<FetchPage<DatasetScan>>(async (cursor) => {
    const index = Number(cursor ?? 0);
    const started = `${days[index]}T12:00:00Z`;
    const scan = { id: `s${index}`, providerId: 'p', type: 'Sam', status: 'Completed', started };
    return {
      items: [{ ...scan, completed: started } as DatasetScan],
      ...(index + 1 < days.length ? { nextCursor: String(index + 1) } : {}),
    };
  });
}

test('Searches are read back to the month, and not further', async () => {
  const scans = scansOn(['2026-11-20', '2026-10-05', '2026-09-27', '2026-09-20', '2026-01-01']);
  const proof = await readProof(
    question,
    source({ scans: [scans], providers }),
    new AbortController().signal,
    vi.fn(),
  );
  expect(proof.rows[0]?.cells[0]).toMatchObject({ state: 'searched', scan: { on: '2026-10-05' } });
  expect(scans).toHaveBeenCalledTimes(3);
});

test('Queries of the databank that have ended are read back to the month by their end, whenever they began', async () => {
  const endedOn = ['2026-11-20', '2026-10-02', '2026-09-30', '2026-05-01'];
  const ended = vi.fn<FetchPage<DatasetScan>>(async (cursor) => {
    const index = Number(cursor ?? 0);
    const query = {
      id: `q${index}`,
      providerId: 'p',
      type: 'Npdb',
      status: 'Completed',
      started: '2025-01-05T12:00:00Z',
      completed: `${endedOn[index]}T12:00:00Z`,
      monitoringMetadata: { monitoringInterval: 'Continuous' },
    };
    return {
      items: [query as DatasetScan],
      ...(index + 1 < endedOn.length ? { nextCursor: String(index + 1) } : {}),
    };
  });
  const proof = await readProof(
    { ...question, lists: ['OigExclusions'] },
    source({ providers, queries: { open: none, ended } }),
    new AbortController().signal,
    vi.fn(),
  );
  expect(proof.rows[0]?.cells[0]).toMatchObject({ state: 'databank', scan: { startedOn: '2025-01-05' } });
  expect(ended).toHaveBeenCalledTimes(3);
});

test('Reading that is given up gives no proof', async () => {
  const controller = new AbortController();
  const scans: FetchPage<DatasetScan> = async () => {
    controller.abort();
    return { items: [], nextCursor: 'next' };
  };
  await expect(readProof(question, source({ scans: [scans] }), controller.signal, vi.fn())).rejects.toThrow();
});

test('The lists of a month are read side by side, and no more than four pages at a time', async () => {
  let open = 0;
  const at: number[] = [];
  const slow = async (cursor: string | undefined) => {
    at.push((open += 1));
    await new Promise((resolve) => setTimeout(resolve, 2));
    open -= 1;
    return { items: [], nextCursor: cursor === 'c' ? undefined : `${cursor === 'b' ? 'c' : 'b'}` };
  };
  await readProof(
    question,
    source({
      scans: [slow, slow, slow],
      providers: slow,
      licenses: slow,
      queries: { open: slow, ended: slow },
      log: { events: slow, verifications: slow },
    }),
    new AbortController().signal,
    vi.fn(),
  );
  expect(at).toHaveLength(27);
  expect(Math.max(...at)).toBe(4);
  expect(
    at.filter((amount) => amount === 4).length,
    'pages that were read beside three others',
  ).toBeGreaterThan(12);
});

const request = (id: string, createdAt: string, completedAt?: string) => ({
  id,
  createdAt,
  ...(completedAt && { allEvents: [{ status: 'Completed', timestamp: completedAt }] }),
});

test('An accepted match went on to the first request that began, or was completed, since then', () => {
  const finding = { foundOn: '2026-10-05', decidedOn: '2026-10-08' };
  const before = request('before', '2026-08-01T12:00:00Z', '2026-09-01T12:00:00Z');
  const running = request('running', '2026-09-01T12:00:00Z', '2026-10-20T12:00:00Z');
  const later = request('later', '2026-10-09T12:00:00Z');
  expect(requestAfter([later, before], finding)?.id).toBe('later');
  expect(requestAfter([later, before, running], finding)?.id).toBe('running');
  expect(requestAfter([before], finding)).toBeUndefined();
  const decision = {
    day: '2026-10-20',
    outcome: 'approved',
    by: 'committee',
    names: [],
    recused: [],
    enteredOn: '2026-10-20',
    enteredBy: 'ann@credence.example',
  } as const;
  const checklist = { items: [{ name: committeeElement, source: decisionLine(decision) }] };
  expect(requestAfter([{ ...before, checklist } as CredentialingRequest], finding)).toMatchObject({
    id: 'before',
    decision: { words: 'Approved', by: 'committee', day: '2026-10-20' },
  });
});
