import { act, fireEvent, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import type { EventLogEntry, License, LicenseVerification, ProviderNote } from '@/api/models';
import { getLicenseOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { reviewDecisions } from '@/features/reviews/decisions';
import { clearReviewSessions } from '@/features/reviews/session';
import { undoQueue } from '@/jobs/undo-queue';
import { emptySession } from '@/queue/session';
import { renderScreen } from '@/ui/testing';
import { ReviewCase } from './-case';
import { ReviewDecided } from './-outcome/decided';
import { ReviewFinished } from './-outcome/finished';
import { useReviewPosition } from './-use-review-position';

const ids = { providerId: 'p1', licenseId: 'l1' };
const provider = { id: 'p1', firstName: 'Ada', lastName: 'Vega' };
const result = (name: string) => ({ name, licenseNumber: 'MULTI-700', screenshots: [`shots/${name}.png`] });
/** The verification of three results that waits for a decision. */
export const open: LicenseVerification = {
  id: '0b1f2c3d-0000-4000-8000-000000000002',
  originalStatus: 'NeedsReview',
  status: 'NeedsReview',
  started: '2026-11-20T08:00:00Z',
  results: [result('ADA VEGA'), result('ADA M VEGA'), result('A VEGA')],
};
/** The one of a year before, which was decided. */
export const before: LicenseVerification = {
  id: 'v1',
  originalStatus: 'NeedsReview',
  status: 'Found',
  correctResultIndex: 1,
  started: '2025-11-20T08:00:00Z',
  results: [result('ADA VEGA'), result('ADA M VEGA')],
};

interface ReviewService {
  license: License;
  history: LicenseVerification[];
  notes: ProviderNote[];
  events: EventLogEntry[];
  /** The path and the body of each write, but of a note its text. */
  written: [string, unknown][];
  queue: object[];
  /** Of writes with these methods the answer is lost, though they are carried out. */
  lost: string[];
  /** What answers no sooner than that. */
  slow: { path: string; until: Promise<void> } | undefined;
}

const atFirst = (): ReviewService => ({
  license: { id: 'l1', providerId: 'p1', licenseNumber: 'MULTI-700', state: 'TX', currentVerification: open },
  history: [open],
  notes: [],
  events: [],
  written: [],
  queue: [],
  lost: [],
  slow: undefined,
});

/** What the service of a test holds, and what it was told. */
export const service = atFirst();

export const decidedBy = (user: string): EventLogEntry => ({
  id: 'e1',
  messageTemplate: 'Verification resolved',
  context: { id: open.id, user },
  timestamp: '2026-11-21T09:00:00Z',
});
/** A case in the queue. */
export const queued = (id: string) => ({ license: { id, providerId: 'p1' }, provider });

/** Gives every test of a file a service of one case, which takes decisions and notes. */
export function serveOneCase(): void {
  beforeEach(() => {
    Object.assign(service, atFirst());
    vi.stubGlobal('fetch', respond);
  });
  afterEach(() => {
    undoQueue.undo();
    reviewDecisions.set(emptySession);
    clearReviewSessions();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'PATCH') {
    const change = (await request.json()) as Partial<LicenseVerification>;
    service.written.push([pathname, change]);
    service.license = { ...service.license, currentVerification: { ...open, ...change } };
    service.events = [decidedBy('ada@example.org')];
    return answer(request, service.license.currentVerification);
  }
  if (request.method === 'POST') {
    const { note } = (await request.json()) as ProviderNote;
    service.written.push([pathname, note]);
    service.notes = [{ id: 'n', note, timestamp: '2026-11-21T09:00:00Z' } as ProviderNote];
    return answer(request, service.notes[0]);
  }
  if (pathname === service.slow?.path) await service.slow.until;
  const { history, notes, events, queue, license } = service;
  if (pathname.endsWith('/verifications')) return Response.json(history);
  if (pathname.endsWith('/notes')) return Response.json(notes);
  if (pathname === '/provider-licenses/aggregations')
    return Response.json({ aggregations: { NeedsReview: 18 } });
  if (pathname === '/provider-licenses') return Response.json({ items: queue, totalCount: queue.length });
  if (pathname === '/log/events') return Response.json({ items: events });
  if (pathname === '/providers/p1') return Response.json(provider);
  if (pathname === '/providers/p1/licenses/l1') return Response.json(license);
  return Response.json({ items: [] });
}

function answer(request: Request, body: unknown): Response {
  if (service.lost.includes(request.method)) throw new TypeError('Failed to fetch');
  return Response.json(body);
}

const params = { sortedBy: 'LicenseState', sortDirection: 'Asc' } as const;

function Case() {
  const { data } = useQuery(getLicenseOptions(ids));
  const position = useReviewPosition(params, ids.licenseId);
  const about = { ids, provider, search: {}, params, position };
  return data ? <ReviewCase {...about} license={data} verification={open} /> : null;
}

/** Shows the case. */
export async function openCase() {
  const shown = await renderScreen(<Case />, createQueryClient());
  await screen.findByRole('heading', { name: 'Ada Vega' });
  return shown;
}

function Decided() {
  const position = useReviewPosition(params, ids.licenseId);
  const about = { ids, provider, search: {}, params, position };
  return <ReviewDecided {...about} license={service.license} />;
}

/** The case after a reload, or after a way off and back. */
export const openDecided = () => renderScreen(<Decided />, createQueryClient());

/** What stands at the end of the queue. */
export function End() {
  return <ReviewFinished position={useReviewPosition(params, '')} search={{}} />;
}

export const reason = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason in your own words' });
/** Lets what waits go out, as ten seconds or the next decision do, and waits for the answers. */
export const goOut = () => act(() => undoQueue.flush());

/** Decides, by key. */
export const send = () =>
  act(async () => {
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  });

/** Whether a result is the one that is chosen. */
export const isChosen = (nth: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `Result ${nth}` }).checked;

/** Chooses the second result, by keys, and says why. */
export async function choose({ user }: Awaited<ReturnType<typeof openCase>>): Promise<void> {
  await user.keyboard('2w');
  await user.paste('Her middle name');
}

/** Opens the case and decides it so. */
export async function decide() {
  const shown = await openCase();
  await choose(shown);
  await send();
  return shown;
}
