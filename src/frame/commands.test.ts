import { afterEach, expect, test, vi } from 'vitest';
import type { Area, Needs } from '@/api/permissions';
import { paletteCommands, type CommandParts } from './commands';

const areas: Area[] = [
  'Providers',
  'Credentialing',
  'Groups',
  'Facilities',
  'Files',
  'Datasets',
  'Monitors',
  'Webhooks',
];
const navigate = vi.fn();
const nothing = () => undefined;

/** The actions of the palette for somebody who may not change anything in these areas. */
function actions(closed: Area[] = []) {
  const parts = { onHelp: nothing, onLock: nothing };
  const router = { navigate } as unknown as CommandParts['router'];
  const blocked = (needs: Needs) =>
    [needs].flat().some(({ operation: { area } }) => area && closed.includes(area)) ? 'No' : undefined;
  const groups = paletteCommands({ ...parts, navigation: [], router, blocked, onSignOut: nothing });
  return groups.find(({ label }) => label === 'Actions')?.hits ?? [];
}

const run = (name: string) =>
  actions()
    .find(({ label }) => label === name)
    ?.run?.();

afterEach(() => void vi.useRealTimers());

test.each([
  ['Roster import, providers', 'Providers', '/providers/import'],
  ['Roster import, facilities', 'Facilities', '/facilities/import'],
] as const)('“%s” is for who may change %s, and leads to %s', (name, area, to) => {
  run(name);
  expect(navigate).toHaveBeenLastCalledWith({ to });
  expect(actions([area]).map(({ label }) => label)).not.toContain(name);
});

test('Who is due for recredentialing is looked up as far ahead as on Today and behind the tab', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9) });
  run('Recredentialing due');
  expect(navigate).toHaveBeenLastCalledWith({
    to: '/credentialing/due',
    search: { nextCredentialingDateOnOrBefore: '2027-02-18' },
  });
});

test('Who may only read is offered nothing that writes', () => {
  const writes = /^(New|Start|Import|Roster import,|Upload) /;
  const offered = (hits: ReturnType<typeof actions>) => hits.filter(({ label }) => writes.test(label));
  expect(offered(actions()).length).toBeGreaterThan(9);
  expect(offered(actions(areas))).toEqual([]);
});
