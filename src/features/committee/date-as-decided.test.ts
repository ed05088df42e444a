// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { CredentialingRequest, FacilitySpecialty } from '@/api/models';
import { simulateService } from '@/testing/service';
import { dateAsDecided } from './date-as-decided';

const decision = {
  day: '2026-11-24',
  outcome: 'approved',
  by: 'committee',
  names: ['Ada Chair'],
  months: 36,
  recused: [],
  enteredOn: '2026-11-29',
  enteredBy: 'dana@example.org',
} as const;

async function written(type: string | undefined, specialty: Partial<FacilitySpecialty>) {
  const service = await simulateService({ providers: 0 });
  service.answersOnce('PATCH /facilities/f1/specialties/s1', async () => Response.json({ id: 's1' }));
  const request = {
    id: 'r1',
    type,
    facility: { id: 'f1', name: 'Quill Clinic' },
    facilitySpecialties: [{ id: 's1', ...specialty }],
  };
  await dateAsDecided(request as CredentialingRequest, decision);
  return service.writes().map(({ body }) => body);
}

test('An off-cycle approval of a facility that is entered later leaves the day of the first one', async () => {
  const earlier = { credentialedDate: '2019-05-02', recredentialedDates: ['2022-05-02', '2026-11-29'] };
  const again = [{ recredentialedDates: ['2022-05-02', '2026-11-24'] }];
  expect(await written('OffCycle', earlier)).toEqual(again);
  expect(await written('ReCredentialing', earlier)).toEqual(again);
  expect(await written(undefined, earlier)).toEqual(again);
});

test('A first approval is dated as decided, also where its event set the day of its entry before', async () => {
  const first = [{ credentialedDate: '2026-11-24' }];
  expect(await written('Initial', { credentialedDate: '2019-05-02' })).toEqual(first);
  expect(await written(undefined, {})).toEqual(first);
  expect(await written('OffCycle', { credentialedDate: '2026-11-29' })).toEqual(first);
});

test.each([
  ['in the evening, when the service has tomorrow already, is dated as decided', '2026-12-01T00:30:00Z', 1],
  ['by day is dated by the service itself', '2026-11-30T18:00:00Z', 0],
])('An approval that is entered on its day %s', async (_, at, writes) => {
  vi.stubEnv('TZ', 'America/Chicago');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  const service = await simulateService({ providers: 0 });
  const { id } = service.put('providers', { lastName: 'Quill' });
  const request = { id: 'r1', type: 'Initial', provider: { id } } as CredentialingRequest;
  await dateAsDecided(request, { ...decision, day: '2026-11-30', enteredOn: '2026-11-30' });
  const body = { credentialedDate: '2026-11-30T00:00:00Z' };
  expect(service.writes().map((sent) => sent.body)).toEqual(Array.from({ length: writes }, () => body));
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
