import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type {
  ChecklistItem,
  CredentialingRequest,
  DatasetScan,
  License,
  ProviderCredentialingData,
} from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session-store';
import { programOf } from '@/domain/program';
import { AppProviders } from '@/ui/app-providers';
import { DialogHost } from '@/ui/dialog-host';
import type { Rules } from './request-elements';
import type { OnFile } from '@/domain/evidence/types';

const day = 86_400_000;

/** The instant so many days ago, as the service writes it. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

/** A scan of a list that found nobody. */
export const scan = (type: string, days: number): DatasetScan =>
  ({ id: `scan-${type}`, type, status: 'Completed', verifiedAt: daysAgo(days), matches: [] }) as DatasetScan;

const lists = ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions'] as const;
export const allLists = (days = 10): DatasetScan[] => lists.map((type) => scan(type, days));

/** What a board says of a license in good standing. */
export const activeResult = {
  licenseStatus: 'Active',
  issued: '2015-06-01T00:00:00Z',
  expires: '2030-01-31T00:00:00Z',
};

export const licenses: License[] = [
  {
    id: 'l1',
    licenseNumber: 'RN-1',
    state: 'TX',
    licenseType: { id: 't1', name: 'Registered nurse' },
    currentVerificationStatus: 'Found',
    currentVerification: { id: 'v1', status: 'Found', started: daysAgo(5), results: [activeResult] },
  },
];

/** What is on file about a nurse: a verified license, and what is given. */
export function dataOf(more: Partial<ProviderCredentialingData> = {}): ProviderCredentialingData {
  return {
    licenseVerifications: [
      {
        id: 'v1',
        status: 'Found',
        started: daysAgo(5),
        verificationSource: { name: 'Board of Nursing' },
        results: [activeResult],
      },
    ],
    datasetScans: allLists(),
    ...more,
  };
}

/** What is on file about a nurse, by what the service answers. */
export const onFileOf = (data: ProviderCredentialingData, own: readonly License[] = licenses): OnFile => ({
  kind: 'provider',
  providerId: 'p1',
  data,
  licenses: own,
});

/** The rules of a team that chose nothing: NCQA accreditation, the usual elements. */
export const rules: Rules = {
  program: programOf('NcqaAccreditation', { ownDays: 120, lists }),
  templates: {},
};

export const verifiedLicense: ChecklistItem = {
  id: 'i1',
  name: 'License, Registered nurse RN-1, TX',
  status: 'Verified',
  verifiedAt: daysAgo(5),
  references: { licenseVerifications: [{ licenseId: 'l1', licenseVerificationId: 'v1' }] },
};

/** An application that was signed, as somebody recorded. */
export const signedApplication: ChecklistItem = {
  id: 'i0',
  name: 'Application and attestation',
  status: 'Verified',
  source: `Ada Quill | by document | ${daysAgo(20).slice(0, 10)} | dana@example.org | document form.pdf`,
  references: { files: [{ filePath: 'providers/p1/form.pdf' }] },
};

/** The element of sanctions and exclusions, from scans that are on file. */
export const sanctionsElement = (...scans: DatasetScan[]): ChecklistItem => ({
  id: 'i2',
  name: 'Sanctions and exclusions',
  status: 'Verified',
  references: { datasetScans: scans.map(({ id }) => ({ datasetScanId: id })) },
});

const others = [
  'Education and training',
  'Work history, five years',
  'Liability insurance',
  'Malpractice history',
  'NPI',
];

/** What else a nurse is asked for at the first time, left out with a reason, but for what a test is about. */
export const leftOut = (...but: string[]): ChecklistItem[] =>
  others
    .filter((name) => !but.includes(name))
    .map((name) => ({ name, status: 'NotApplicable', source: 'Verified by the medical staff office' }));

/** A request that the organization works on, about a nurse. */
export function requestOf(
  items: ChecklistItem[] = [],
  more: Partial<CredentialingRequest> = {},
): CredentialingRequest {
  return {
    id: 'r1',
    type: 'Initial',
    isSelfManaged: true,
    applicationReceivedDate: '2026-11-01',
    provider: {
      id: 'p1',
      firstName: 'Ada',
      lastName: 'Quill',
      credentialingStatus: 'In process',
      providerType: { id: 'rn', name: 'Registered nurse' },
    },
    currentEvent: { id: 'e1', status: 'RequestInProgress', timestamp: daysAgo(3) },
    ...(items.length > 0 && { checklist: { items } }),
    ...more,
  };
}

interface Served {
  request: CredentialingRequest;
  data: ProviderCredentialingData;
  /** The path that fails, and how often; `isCut`: a write there is carried out, and its answer does not arrive. */
  fails?: { path: string; times: number; isCut?: boolean };
}

/**
 * Ends what tests before this one, of other files too, left running: it would hold the buttons of a request of the same id,
 * and write to what this test holds.
 */
export const leaveRuns = (): void =>
  act(() => {
    // Only a session that has begun can end, and runs end with it.
    session.begin({
      token: 'secret',
      user: { email: 'ada@example.org' },
      persistent: false,
      way: 'password',
    });
    session.end('user');
  });

/** Answers as the service would; gives what was written. */
export function serve({ request, data, fails }: Served) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  let failures = 0;
  leaveRuns();
  vi.stubGlobal('fetch', async (asked: Request) => {
    const { pathname: path } = new URL(asked.url);
    if (path === fails?.path && failures < fails.times) {
      failures += 1;
      if (fails.isCut) throw new TypeError('Failed to fetch');
      return Response.json({ title: 'No.', correlationId: 'c-1' }, { status: 403 });
    }
    if (asked.method !== 'GET') {
      sent.push({ method: asked.method, path, body: (await asked.json()) as unknown });
      return asked.method === 'PUT' ? new Response(null, { status: 204 }) : Response.json({ id: 'e9' });
    }
    if (path === '/credentialing-requests/r1') return Response.json(request);
    if (path === '/providers/p1/credentialing-data') return Response.json(data);
    if (path === '/providers/p1/licenses') return Response.json(licenses);
    return Response.json(path.endsWith('/owners') ? [] : { items: [] });
  });
  return sent;
}

/** Draws a part of a screen, with a router around it for its links. */
export function show(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          {part}
          <DialogHost />
        </>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <AppProviders>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </AppProviders>,
  );
  return userEvent.setup();
}
