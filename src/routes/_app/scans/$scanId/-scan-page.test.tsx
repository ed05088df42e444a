// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { renderPage } from '@/ui/testing';
import { Route } from './index';

const provider = {
  id: 'p1',
  firstName: 'Ines',
  lastName: 'Calloway',
  credentialingStatus: '',
  aliases: [{ id: 'a1', firstName: 'Ines', lastName: 'Brandt' }],
};
const scan = {
  id: 's1',
  type: 'OfacSdn',
  status: 'Completed',
  providerId: 'p1',
  provider,
  options: { referenceId: 'a1' },
};
let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      sent.push(await request.json());
      return Response.json({ status: 'Completed' });
    }
    if (pathname === '/datasets/scans/s1') return Response.json(scan);
    if (pathname === '/providers/p1') return Response.json(provider);
    if (pathname === '/datasets')
      return Response.json({ items: [{ type: 'OfacSdn', capabilities: { SupportsAliases: true } }] });
    return Response.json(pathname.includes('/parameters/') ? [] : { items: [] });
  });
});

test('a scan by one name is repeated by that name', async () => {
  renderPage(Route, '/scans/$scanId', '/scans/s1', createQueryClient());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Scan again' }));
  await user.click(await screen.findByRole('button', { name: /^Start scan/ }));
  await waitFor(() =>
    expect(sent).toEqual([{ type: 'OfacSdn', providerId: 'p1', options: { referenceId: 'a1' } }]),
  );
});
