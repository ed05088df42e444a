// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Provider } from '@/api/models';
import { renderScreen } from '@/ui/testing';
import { AddToGroup } from './-add-to-group';

const rows: Provider[] = [
  { id: 'p1', firstName: 'Ada', lastName: 'Aster' },
  { id: 'p2', firstName: 'Ada', lastName: 'Briar' },
  { id: 'p3', firstName: 'Ada', lastName: 'Cedar' },
];

let members: string[];
let isGone: boolean;
let asked: string[];
let sent: unknown[];

beforeEach(() => {
  members = ['p9', 'p2'];
  isGone = false;
  asked = [];
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'PATCH') {
      sent.push([pathname, await request.json()]);
      return new Response(null, { status: 204 });
    }
    asked.push(pathname);
    if (pathname === '/groups') return Response.json([{ id: 'g1', name: 'Quill Partners' }]);
    if (isGone) return Response.json({ title: 'There is no such group' }, { status: 404 });
    // A member on each page: whoever is on a later one belongs to the group as well.
    const at = Number(searchParams.get('cursor') ?? 0);
    const nextCursor = at + 1 < members.length ? String(at + 1) : undefined;
    return Response.json({ items: members.slice(at, at + 1).map((id) => ({ id })), nextCursor });
  });
});

async function open() {
  const selection = { count: 3, all: false, words: '3 providers', collect: async () => rows };
  const { user } = await renderScreen(<AddToGroup selection={selection} onClose={() => undefined} />);
  await screen.findByRole('option', { name: 'Quill Partners' });
  return user;
}

const preview = () => screen.getByRole('button', { name: 'Preview' });
const row = (name: string) => screen.findByRole('row', { name });

/** Opens the dialog, chooses the group and asks for the preview. */
async function openPreview() {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Group'), 'Quill Partners');
  await user.click(preview());
  return user;
}

test('The preview says who joins and who belongs to the group already, and only the others are added', async () => {
  const user = await openPreview();
  expect(await row('Quill Partners 2 × Not a member Member')).toBeDefined();
  expect(await row('1 × Belongs to the group already. Briar, Ada')).toBeDefined();
  expect(screen.getByText('3 providers').closest('p')?.textContent).toBe(
    'Of 3 providers, 2 will join Quill Partners; 1 is left as it is.',
  );
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add 2 providers' }));
  expect(await screen.findByText('3 done')).toBeDefined();
  expect(sent).toEqual([
    ['/groups/g1/providers', { add: ['p1'] }],
    ['/groups/g1/providers', { add: ['p3'] }],
  ]);
});

test('The group has to be chosen, and its members are not read before', async () => {
  const user = await open();
  await user.click(preview());
  expect(screen.getByText('Choose the group.')).toBeDefined();
  expect(asked).toEqual(['/groups']);
});

test('Where all of them belong to it there is nobody to add, which is said', async () => {
  members = ['p1', 'p2', 'p3'];
  await openPreview();
  expect(await screen.findByText(/none will join/)).toBeDefined();
  expect(await row('3 × Belongs to the group already. Aster, Ada; Briar, Ada; Cedar, Ada')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('While it is unknown who belongs to the group nobody is added, and it can be read again', async () => {
  isGone = true;
  const user = await openPreview();
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  isGone = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add 2 providers' })).toBeDefined();
  expect(sent).toEqual([]);
});
