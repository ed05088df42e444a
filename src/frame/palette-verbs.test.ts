import { expect, test, vi } from 'vitest';
import type { Needs } from '@/api/permissions';
import { hitsHere, saidVerb, verbHits } from './palette-verbs';

const navigate = vi.fn(async () => undefined);
const alma = { id: 'p1', name: 'Alma Reyes', deactivated: false };

/** Somebody who may change nothing in these areas. */
const allowed = (closed: readonly string[] = []) => ({
  blocked: (needs: Needs) =>
    [needs].flat().some(({ operation: { area } }) => area && closed.includes(area)) ? 'No' : undefined,
  hidden: () => undefined,
  router: { navigate } as unknown as Parameters<typeof verbHits>[2]['router'],
});

/** What a text offers to do with Alma, once she is found by the name in it. */
function offered(text: string, person: typeof alma = alma, closed: readonly string[] = []) {
  const said = saidVerb(text);
  return {
    name: said?.name,
    labels: verbHits(said?.verbs ?? [], [person], allowed(closed)).map(({ label }) => label),
  };
}

test.each([
  ['verify alma', 'alma', 'Verify licenses of Alma Reyes'],
  ['verify the licenses of alma reyes', 'alma reyes', 'Verify licenses of Alma Reyes'],
  ['alma verify', 'alma', 'Verify licenses of Alma Reyes'],
  ['add note alma', 'alma', 'Add note to Alma Reyes'],
  ['Add a note to Alma', 'Alma', 'Add note to Alma Reyes'],
  ['deactivate alma', 'alma', 'Deactivate Alma Reyes'],
  ['scan alma', 'alma', 'Start a scan of Alma Reyes'],
  ['open requests of alma', 'alma', 'Credentialing requests of Alma Reyes'],
  ['new request alma', 'alma', 'New credentialing request for Alma Reyes'],
  ['upload file alma', 'alma', 'Upload files for Alma Reyes'],
  ["letter to o'dwyer", "o'dwyer", 'Write a letter to Alma Reyes'],
  ['letter to', '', 'Write a letter to Alma Reyes'],
])('“%s” says what to do, and with “%s”', (text, name, label) => {
  expect(offered(text)).toEqual({ name, labels: [label] });
});

test('A slip of typing and the beginning of a verb are understood, but not as certain', () => {
  expect(offered('verfiy alma').labels).toEqual(['Verify licenses of Alma Reyes']);
  expect(offered('deac alma').labels).toEqual(['Deactivate Alma Reyes']);
  expect(saidVerb('verify alma')?.isCertain).toBe(true);
  expect([saidVerb('verfiy alma')?.isCertain, saidVerb('deac alma')?.isCertain]).toEqual([false, false]);
  expect(saidVerb('alma reyes')).toBeUndefined();
});

test('Who is deactivated already is reactivated; of whom that is not known neither is offered', () => {
  const gone = { ...alma, deactivated: true };
  expect(offered('deactivate alma', gone).labels).toEqual([]);
  expect(offered('reactivate alma', gone).labels).toEqual(['Reactivate Alma Reyes']);
  expect(verbHits(saidVerb('deactivate')?.verbs ?? [], [{ id: 'p1', name: 'Alma' }], allowed())).toEqual([]);
});

const run = (text: string) => verbHits(saidVerb(text)?.verbs ?? [], [alma], allowed())[0]?.run?.();

test('It begins on the page of the provider, which asks first', () => {
  const to = { to: '/providers/$providerId', params: { providerId: 'p1' } };
  run('deactivate alma');
  expect(navigate).toHaveBeenLastCalledWith({ ...to, search: { act: 'turn', tab: undefined } });
  run('add note alma');
  expect(navigate).toHaveBeenLastCalledWith({ ...to, search: { act: 'write', tab: 'notes' } });
  run('requests of alma');
  expect(navigate).toHaveBeenLastCalledWith({ ...to, search: { tab: 'credentialing' } });
});

test('Who may only read is offered nothing that writes', () => {
  const areas = ['Providers', 'Licenses', 'Credentialing', 'Files', 'Datasets', 'Monitors', 'Notes'];
  expect(offered('verify alma', alma, areas).labels).toEqual([]);
  expect(hitsHere(alma, false, allowed()).length).toBeGreaterThan(10);
  expect(hitsHere(alma, false, allowed(areas)).map(({ label }) => label)).toEqual(['Packet to print']);
});
