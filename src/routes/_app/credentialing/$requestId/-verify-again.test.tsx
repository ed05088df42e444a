// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DatasetScan } from '@/api/models';
import { scanEvidence } from '@/domain/evidence/on-file';
import { requestOf, show } from '@/features/credentialing/testing';
import { VerifyAgainButton } from './-verify-again';

const scan = (id: string, options?: DatasetScan['options']): DatasetScan => ({
  id,
  type: 'OfacSdn',
  status: 'Completed',
  verifiedAt: '2026-11-20T08:00:00Z',
  ...(options && { options }),
});
let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') sent.push(await request.json());
    return Response.json(request.method === 'POST' ? { ...scan('s9'), status: 'Pending' } : { items: [] });
  });
});

test('each scan is repeated by what it was searched by, so that it takes its own place', async () => {
  const alias = { referenceId: 'a1' };
  const scans = [scan('s1'), scan('s2', alias), scan('s3', { parameterSetId: 'n1' }), scan('s4', alias)];
  const user = show(
    <VerifyAgainButton
      name="Sanctions"
      request={requestOf()}
      evidence={scans.flatMap((one) => scanEvidence(one, { providerId: 'p1' }, { from: Date.now() }))}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Verify Sanctions again' }));
  const subject = { type: 'OfacSdn', providerId: 'p1' };
  await waitFor(() =>
    expect(sent).toEqual([
      subject,
      { ...subject, options: alias },
      { ...subject, options: { parameterSetId: 'n1' } },
    ]),
  );
});
