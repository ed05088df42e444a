import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { CredentialingRequest } from '@/api/models';
import { auditCsv } from './-csv';
import type { FileElements, ReviewedElement } from './-elements';
import { auditFile } from './-file';
import { readAudit } from './-read-audit';

const window = { from: '2026-10-01', to: '2026-10-31' };
const rule = { sampleRate: 5, most: 50, least: 10 };

const request = (
  id: string,
  completed: string,
  more: Partial<CredentialingRequest> = {},
): CredentialingRequest => ({
  id,
  type: 'Initial',
  provider: { firstName: 'Ada', lastName: `Quill ${id}`, npi: 1234567893 },
  createdAt: '2026-09-01T09:00:00Z',
  allEvents: [
    { id: `${id}-2`, timestamp: completed, status: 'Completed', user: { email: 'a@credence.example' } },
    { id: `${id}-1`, timestamp: '2026-09-01T09:00:00Z', status: 'RequestSubmitted', note: '=1+1' },
  ],
  ...more,
});

const nameOf = (address: string) => address;

const at = (completed: string) => auditFile(request('a', completed), window)?.completedAt;

describe('a file of an audit', () => {
  it('counts when it was completed in the window, its first and last day included', () => {
    expect(at('2026-10-01T12:00:00Z')).toBe('2026-10-01T12:00:00Z');
    expect(at('2026-10-31T12:00:00Z')).toBeDefined();
    expect(at('2026-09-29T12:00:00Z')).toBeUndefined();
    expect(at('2026-11-02T12:00:00Z')).toBeUndefined();
  });

  it('is none when it ended otherwise, or nothing tells when', () => {
    const ended = { timestamp: '2026-10-05T12:00:00Z', status: 'Cancelled' };
    expect(auditFile({ id: 'a', allEvents: [ended], currentEvent: ended }, window)).toBeUndefined();
    expect(auditFile({ id: 'a' }, window)).toBeUndefined();
  });

  it('is known by its latest event where the list tells no others', () => {
    const currentEvent = { timestamp: '2026-10-05T12:00:00Z', status: 'CompletedWithConcern' };
    expect(auditFile({ id: 'a', currentEvent }, window)).toMatchObject({
      outcome: 'Completed with concern',
      name: '–',
      owner: '',
      events: undefined,
    });
  });
});

describe('the reading of an audit', () => {
  const all = Array.from({ length: 30 }, (_, index) => request(`r${index}`, '2026-10-05T12:00:00Z'));
  const pages = [all.slice(0, 20), [...all.slice(20), request('late', '2026-11-20T12:00:00Z')]];
  const fetchPage = async (cursor: string | undefined) => ({
    items: pages[cursor ? 1 : 0] ?? [],
    totalCount: 31,
    ...(cursor ? {} : { nextCursor: 'next' }),
  });
  const question = { ...window, seed: 'audit-1' };

  it('goes through every page, tells how far it is, and leaves out what lies outside the window', async () => {
    const progress = vi.fn<(now: { stage: string; loaded: number }) => void>();
    const audit = await readAudit(
      question,
      rule,
      { fetchPage, readRequest: () => Promise.reject(new Error('not needed')) },
      new AbortController().signal,
      progress,
    );
    expect(audit.size).toMatchObject({ population: 30, initial: 30, size: 10 });
    expect(audit.files).toHaveLength(10);
    expect(audit.files[0]?.events?.map(({ status }) => status)).toEqual(['RequestSubmitted', 'Completed']);
    expect(progress).toHaveBeenCalledWith({ stage: 'requests', loaded: 20, total: 31 });
  });

  it('reads the events of drawn files that the list did not tell', async () => {
    const bare = { ...request('bare', '2026-10-05T12:00:00Z') };
    const currentEvent = bare.allEvents?.[0];
    const audit = await readAudit(
      question,
      rule,
      {
        fetchPage: async () => ({ items: [{ ...bare, allEvents: undefined, currentEvent }] }),
        readRequest: async () => bare,
      },
      new AbortController().signal,
      () => undefined,
    );
    expect(audit.files[0]?.events).toHaveLength(2);
  });

  it('draws nothing when a page fails or it is cancelled', async () => {
    const source = {
      fetchPage: () => Promise.reject(new ApiError({ kind: 'problem', status: 403 })),
      readRequest: () => Promise.reject(new Error('not needed')),
    };
    const read = (signal: AbortSignal) => readAudit(question, rule, source, signal, () => undefined);
    await expect(read(new AbortController().signal)).rejects.toMatchObject({ status: 403 });
    await expect(read(AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is exported whole: a line for every event, each with rule and seed, and no formula in it', async () => {
    const signal = new AbortController().signal;
    const source = { fetchPage, readRequest: async (id: string) => ({ id }) };
    const audit = await readAudit(question, rule, source, signal, () => undefined);
    const lines = (await (await auditCsv(audit, { reviews: [], elements: new Map(), nameOf })).text()).split(
      '\r\n',
    );
    expect(lines).toHaveLength(1 + 10 * 2);
    expect(lines[1]).toContain('2026-10-01,2026-10-31,30,30,0,10,"The lesser of 5 % and 50 files;');
    expect(lines[1]).toContain(`audit-1,1,${audit.files[0]?.id},Ada Quill`);
    expect(lines[1]).toContain("'=1+1");
    expect(lines[1]).not.toContain(',=1+1');
    expect(lines[0]?.split(',')).toHaveLength(39);
    const { id = '' } = audit.files[0] ?? {};
    const reviewed = {
      id: 'r',
      of: id,
      is: 'finding',
      finding: 'No attestation',
      by: 'a@b',
      at: 't',
    } as const;
    const element: ReviewedElement = {
      name: 'License RN-1, OH',
      status: 'Verified',
      source: 'Ohio Board of Nursing',
      verifiedAt: '2026-10-01T09:00:00Z',
      counts: true,
      score: 'met',
      words: 'Within its time limit, through Jan 29, 2027',
      gaps: '',
    };
    const checklists = new Map<string, FileElements>([[id, { elements: [element] }]]);
    const named = await (
      await auditCsv(audit, { reviews: [reviewed], elements: checklists, nameOf: () => 'Ann Vega' })
    ).text();
    expect(named.split('\r\n')[1]).toContain(',Finding,,No attestation,,,Ann Vega,t,');
    expect(named.split('\r\n')[3]).toMatch(
      /,,,,,,,"?License RN-1, OH"?,Verified,Ohio Board of Nursing,2026-10-01T09:00:00Z,Met,"Within its time limit, through Jan 29, 2027",$/,
    );
    expect(named.split('\r\n')[4]).toContain(',Not reviewed,,,,,,');
    expect(named).toContain(',Ann Vega,a@credence.example');
    const empty = await (
      await auditCsv({ ...audit, files: [] }, { reviews: [], elements: new Map(), nameOf })
    ).text();
    expect(empty.split('\r\n')).toHaveLength(2);
  });
});
