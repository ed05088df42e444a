import { expect, test } from 'vitest';
import { getProviderOptions, listLicensesOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { isUnderWay } from '@/domain/license-facts';
import { mayTreat, openLines } from '@/domain/may-treat';
import { openItems } from '@/features/providers/open-items';
import { localDay } from '@/lib/dates';
import { simulateService } from '@/testing/service';
import { besides, licenseTold, whyNotAsked } from './besides';

const queryClient = createQueryClient();

async function read(providerId: string) {
  const provider = await queryClient.fetchQuery(getProviderOptions({ providerId }));
  const licenses = await queryClient.fetchQuery(listLicensesOptions({ providerId }));
  const verdict = mayTreat({
    day: localDay(),
    provider,
    licenses,
    scans: [],
    insurances: [],
    deaRegistrations: [],
    certificates: [],
    lists: [],
    listClock: 'CalendarMonth',
    windowDays: 120,
  });
  return { provider, licenses, verdict };
}

test('what is open of licenses the verdict tells, or the item says why it does not ask for that license', async () => {
  const { world } = await simulateService({ providers: 700 });
  const unexplained: unknown[] = [];
  const reasons = new Set<string>();
  for (const { id, lastName } of world.providers.all()) {
    const { licenses, verdict } = await read(id);
    const asked = openLines(verdict);
    const told = new Set(asked.flatMap((line) => licenseTold(line) ?? []));
    const { items } = besides(asked, { items: openItems(licenses, []), matches: [] }, verdict);
    for (const { kind, license, text, more } of items.filter((one) => one.kind !== 'ExpiresSoon')) {
      const why = license && whyNotAsked(license, verdict);
      if (why) reasons.add(why.replace(/^.*(?= is not a| counts)/, ''));
      if (!why || !more?.startsWith(why)) unexplained.push([lastName, kind, text]);
      if (license?.id && told.has(license.id)) unexplained.push([lastName, kind, 'told twice']);
    }
    // And none of what the verdict says of a license is unknown to the open items, but for what the organization decided and what runs.
    const open = new Set(openItems(licenses, []).map(({ license }) => license?.id));
    for (const { license, on } of verdict.facts) {
      const isSettled = isUnderWay(license) || on.reasons.every(({ about }) => about === 'decision');
      const { id: licenseId = '' } = license;
      if (told.has(licenseId) && !open.has(licenseId) && !isSettled)
        unexplained.push([lastName, 'unknown', licenseId]);
    }
  }
  expect(unexplained).toEqual([]);
  expect([...reasons].toSorted()).toEqual([' counts there.', ' is not a practice state.']);
}, 60_000);
