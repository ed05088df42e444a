import { beforeEach } from 'vitest';
import type { components } from '../src/api/schema';
import { type Answer, type Client, type TestService, testService } from './testing';

type Schemas = components['schemas'];

/** A request as the service gives it, as far as tests look at it. */
export interface Request {
  id: string;
  currentEvent: { id: string; status: string; note?: string; user?: { email: string } };
  allEvents: { id: string; status: string }[];
  [name: string]: unknown;
}

export interface Page {
  items: Request[];
  totalCount: number;
}

/** Where the service keeps requests. */
export const path = '/credentialing-requests';
/** In seconds. */
export const day = 86_400;

/** A service for each test of a file, with a provider of the test's own, about whom requests are made. */
export function requestsInService() {
  let service: TestService;
  /** Signed in anew whenever time has passed: tokens live for hours, requests for weeks. */
  let signedIn: Client;
  const provider = { id: '' };
  const client: Client = {
    get: (...asked) => signedIn.get(...asked),
    post: (...sent) => signedIn.post(...sent),
    put: (...sent) => signedIn.put(...sent),
    patch: (...sent) => signedIn.patch(...sent),
    delete: (...sent) => signedIn.delete(...sent),
  };
  /** Goes on in a world of another size, without the provider. */
  const inWorldOf = async (size: number) => {
    service = await testService({ size });
    signedIn = service;
  };
  beforeEach(async () => {
    await inWorldOf(60);
    const { body } = await client.post<{ id: string }>('/providers', { firstName: 'Ada', lastName: 'Quill' });
    provider.id = body.id;
  });
  const read = async (id: string) => (await client.get<Request>(`${path}/${id}`)).body;
  return {
    client,
    provider,
    inWorldOf,
    read,
    as: (name: string): Promise<Client> => service.as(name),
    download: (file: string): Promise<Response> => service.download(file),
    async wait(seconds: number): Promise<void> {
      service.pass(seconds);
      signedIn = await service.as('admin');
    },
    create: async (more: object = {}): Promise<Request> =>
      (await client.post<Request>(path, { providerId: provider.id, type: 'ReCredentialing', ...more })).body,
    add: (id: string, event: object): Promise<Answer<Schemas['Problem']>> =>
      client.post(`${path}/${id}/events`, event),
    statuses: async (id: string): Promise<string[]> => (await read(id)).allEvents.map(({ status }) => status),
    insure: () =>
      client.post(`/providers/${provider.id}/info/liabilityInsurances`, {
        name: 'Harbor Mutual',
        currentExpirationDate: '2027-05-01T00:00:00Z',
      }),
  };
}
