import { expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { textOfPdf } from '../assets/pdf-text';
import { day, path, type Page, type Request, requestsInService } from '../testing-requests';

type Schemas = components['schemas'];

const { add, client, create, download, insure, inWorldOf, provider, read, wait } = requestsInService();

async function packetOf(id: string): Promise<string> {
  const { currentEvent } = await read(id);
  const { attachments = [] } = currentEvent as Schemas['CredentialingRequestEvent'];
  expect(attachments).toMatchObject([{ type: 'CredentialingPacket' }]);
  return attachments[0]?.path ?? '';
}

const textOf = async (response: Response) =>
  (await textOfPdf(await response.arrayBuffer())).flat().join('\n');

/** The days that a packet tells in these words, in milliseconds. */
const daysIn = (text: string, words: RegExp) =>
  [...text.replaceAll('\n', ' ').matchAll(words)].map(([, on]) => Date.parse(`${on} UTC`));

test('a packet comes with the completion by the operator, a PDF of what is held then', async () => {
  await insure();
  const types = await client.get<{ items: { id: string }[] }>('/licensetypes?count=1');
  const license = { licenseNumber: 'MD-400123', licenseTypeId: types.body.items[0]?.id };
  await client.post(`/providers/${provider.id}/licenses`, license);
  const { id } = await create();
  await wait(3 * day);
  const path = await packetOf(id);
  const response = await download(path);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Content-Disposition')).toContain('filename="packet.pdf"');
  const text = await textOf(response);
  for (const expected of ['Ada Quill', 'MD-400123', 'Harbor Mutual', 'The request was completed.'])
    expect(text).toContain(expected);

  await client.patch(`/providers/${provider.id}`, { lastName: 'Changed' });
  expect(await textOf(await download(path)), 'it stays as it was').toBe(text);
});

test('the packet of a request of the past is made when it is opened, and no later change reaches it', async () => {
  await inWorldOf(400);
  const all = (await client.get<Page>(`${path}?count=250&entityType=Provider`)).body.items;
  const done = all.find(
    (row) => row['isSelfManaged'] === false && row.currentEvent.status.startsWith('Completed'),
  );
  if (!done) throw new Error('no request of the past was completed by the operator');
  const { id, provider: about } = done as Request & { provider: Schemas['Provider'] };
  const packet = await packetOf(id);
  const text = await textOf(await download(packet));
  expect(text).toContain(`${about.firstName} ${about.lastName}`);
  const { timestamp = '' } = done.currentEvent as Schemas['CredentialingRequestEvent'];
  const days = {
    verified: daysIn(text, /verified (\w{3} \d+, \d{4}) at /g),
    searched: daysIn(text, /, (\w{3} \d+, \d{4}): /g),
  };
  for (const [what, on] of Object.entries(days)) {
    expect(on.length, what).toBeGreaterThan(0);
    expect(
      on.filter((at) => at > Date.parse(timestamp)),
      `${what} after the decision`,
    ).toEqual([]);
  }
  await client.patch(`/providers/${about.id}`, { lastName: 'Changed' });
  const licenses = await client.get<{ id: string }[]>(`/providers/${about.id}/licenses`);
  for (const license of licenses.body) await client.delete(`/providers/${about.id}/licenses/${license.id}`);
  await client.patch(`${path}/${id}`, { priority: 'Low', applicationReceivedDate: '2020-01-01' });
  await client.put(`${path}/${id}/checklist`, { items: [{ name: 'Something else', status: 'Missing' }] });
  expect(await textOf(await download(packet))).toBe(text);
});

test('the packet of every request that the operator completed downloads, also of facilities', async () => {
  const all = (await client.get<Page>(`${path}?count=250`)).body.items;
  const done = all.filter(
    (row) => row['isSelfManaged'] === false && row.currentEvent.status.startsWith('Completed'),
  );
  expect(done.some((row) => row['facility'])).toBe(true);
  for (const { id } of done) expect(await textOf(await download(await packetOf(id)))).toContain('Stages');
});

test('a packet is not there for a request that is self managed, or is not completed', async () => {
  const { id } = await create({ isSelfManaged: true });
  await add(id, { status: 'Completed' });
  expect((await download(`credentialing/${id}/packet.pdf`)).status).toBe(404);
  const [open] = (await client.get<Page>(`${path}?currentEventStatus=RequestInProgress&count=1`)).body.items;
  if (!open) throw new Error('no request is in progress');
  expect((await download(`credentialing/${open.id}/packet.pdf`)).status).toBe(404);
});

test('the packet of a completion with concern says why what was open stayed open', async () => {
  const { id } = await create();
  await wait(3 * day);
  await add(id, { status: 'AdditionalInformationSubmitted', note: 'Coming.\nIn December.' });
  await wait(3 * day);
  const text = (await textOf(await download(await packetOf(id)))).replaceAll('\n', ' ');
  expect(text).toContain('Completed with 1 gap: - Liability insurance');
  expect(text).toContain('Coming. In December.');
});
