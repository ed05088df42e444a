import { describe, expect, test } from 'vitest';
import { requestsInService } from '../testing-requests';

const { add, client, create, provider } = requestsInService();

interface Due {
  id: string;
  requestId?: string;
  nextCredentialingDate: string;
  currentEventStatus?: string;
}
const due = async (query = '') =>
  (await client.get<{ items: Due[] }>(`/providers/recredentialing/due?count=250${query}`)).body.items;
const idsDue = async (query: string) => (await due(query)).map(({ id }) => id);

describe('recredentialing', () => {
  test('is due for active providers whose date comes near, with the request that is under way', async () => {
    await client.patch(`/providers/${provider.id}`, { nextCredentialingDate: '2027-01-31' });
    const before = await due();
    expect(before.map(({ id }) => id)).toContain(provider.id);
    expect(before.every(({ nextCredentialingDate: next }) => next <= '2027-02-19')).toBe(true);
    const { id } = await create({ isSelfManaged: true });
    const [row] = (await due('&providerName=quill')).filter((one) => one.id === provider.id);
    expect(row).toMatchObject({ requestId: id, currentEventStatus: 'RequestSubmitted' });
    await add(id, { status: 'Cancelled' });
    expect((await due('&providerName=quill'))[0]).not.toHaveProperty('requestId');
    await client.patch(`/providers/${provider.id}`, { deactivated: true });
    expect((await due()).map((one) => one.id)).not.toContain(provider.id);
  });

  test('is found by dates, owner and status', async () => {
    await client.patch(`/providers/${provider.id}`, { nextCredentialingDate: '2027-01-31' });
    await create({ isSelfManaged: true });
    const around = '&nextCredentialingDateOnOrAfter=2027-01-31&nextCredentialingDateOnOrBefore=2027-01-31';
    expect(await idsDue(around)).toContain(provider.id);
    expect(await idsDue('&nextCredentialingDateOnOrBefore=2027-01-30')).not.toContain(provider.id);
    expect(await idsDue('&credentialingRequestEventStatus=RequestSubmitted')).toContain(provider.id);
    expect(await idsDue('&includeUnassigned=true')).toContain(provider.id);
  });
});
