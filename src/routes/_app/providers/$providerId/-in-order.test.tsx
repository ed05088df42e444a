// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { daysAgo, show } from '@/features/credentialing/testing';
import { simulateService, type SimulatedService } from '@/testing/service';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { InOrder } from './-in-order';

let service: SimulatedService;
let providerId: string;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  providerId = service.put('providers', {}).id;
});

function Part() {
  const { refresh } = useRowRefresh();
  return <InOrder provider={{ id: providerId }} refresh={refresh} />;
}

/** A scan that ended so many days ago, and was replaced by a newer one where it is old. */
const put = (type: string, days: number, isOld?: boolean) =>
  service.put('scans', { type, providerId, started: daysAgo(days), verifiedAt: daysAgo(days), isOld });

test('of each list the newest evidence stands there, with a link to its scan', async () => {
  service.put('scans', { type: 'OigExclusions', providerId, verifiedAt: daysAgo(10), trigger: 'Manual' });
  put('StateSanctionsAndExclusions', 10);
  put('Sam', 90, true);
  const { id } = put('Sam', 10);
  show(<Part />);
  const section = within(await screen.findByRole('region', { name: /^In order/ }));
  expect(await section.findAllByRole('listitem')).toHaveLength(3);
  expect(section.getAllByText('No match')).toHaveLength(3);
  expect(section.getAllByText(/one-time search$/)).toHaveLength(3);
  expect(section.getByRole('link', { name: 'SAM exclusions' }).getAttribute('href')).toBe(`/scans/${id}`);
});

test('while the scans cannot be read that is said in their place', async () => {
  await service.fails({ operation: '*', status: 403, times: 99 });
  show(<Part />);
  const section = within(await screen.findByRole('region', { name: /^In order/ }));
  expect(await section.findByText(/Scans are missing here/)).toBeTruthy();
});
