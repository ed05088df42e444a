import { expect, test } from './support/console';
import { byAge } from './support/alerts';
import { List } from './support/list';
import { goWithin } from './support/page';

/** Every filter of a choice that the queues offer, as it stands in an address that a colleague sends. */
const addresses: [list: string, path: string][] = [
  ['matches', '/matches?entityType=Facility'],
  ['matches', '/matches?entityType=Practitioner&matchRelevance=High&credentialingStatus=Credentialed'],
  ['matches', '/matches?userActionResolution=Reject&includeOldMatches=true&types=Sam'],
  ['scans', '/scans?entityType=Facility&includeOldScans=true'],
  ['scans', '/scans?status=Failed&includeOldScans=true&credentialingStatus=Credentialed'],
  ['scans', '/scans?trigger=Monitor&hasMonitor=true&type=Npdb&sortedBy=ProviderLastName&sortDirection=Asc'],
  ['alerts', '/alerts?type=LicenseChanged&status=Dismissed'],
  ['monitors', '/monitors?type=License'],
  ['monitors', '/monitors?entityType=Facility&type=Dataset&datasetTypes=Sam&sortedBy=Type'],
  ['lists and databases', '/datasets?entityTypes=Facility&tags=Registry&sortedBy=Type'],
  ['providers', '/monitors/coverage?credentialingStatus=Credentialed'],
  ['license types', '/sources?state=NV&licenseTypeSearchQuery=Nurs'],
  ['imports', '/imports?status=Failed&latest=true'],
  ['imports', '/imports?source=Npi&sortedBy=Completed&sortDirection=Desc'],
  ['events', '/events?category=Verifications&type=System'],
  ['events', '/events?subcategory=DatasetMatchRejected&includeFailedRequests=true'],
];

/** The tabs above these lists are seen whole. */
const tabs: Record<string, string> = { matches: 'Matches by decision', alerts: 'Alerts by type' };

test('every filter in an address is taken over, asked of the service, and answered with rows below tabs that are seen whole', async ({
  page,
  signIn,
}) => {
  await signIn('admin', '/settings');
  for (const [name, path] of addresses) {
    await test.step(path, async () => {
      const asked = page.waitForRequest((request) => {
        const { pathname, searchParams } = new URL(request.url());
        const wanted = new URL(path, 'http://console').searchParams;
        return (
          pathname.startsWith('/api/') &&
          [...wanted].every(([key, value]) => searchParams.getAll(key).includes(value))
        );
      });
      await goWithin(page, path);
      await asked;
      await expect(new List(page, name).rows()).not.toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      const above = tabs[name];
      if (!above) return;
      const links = page.getByRole('navigation', { name: above }).getByRole('link');
      const [ends, end] = await Promise.all([
        links.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().right)),
        page.getByRole('navigation', { name: above }).evaluate((line) => line.getBoundingClientRect().right),
      ]);
      expect(ends.length).toBeGreaterThan(3);
      expect(Math.max(...ends), `all of ${above} is seen`).toBeLessThanOrEqual(end);
    });
  }
});

test('a queue whose filters leave nothing says so, and that nothing of it is open', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/settings');
  for (const [one, many] of [
    ['match', 'matches'],
    ['alert', 'alerts'],
  ] as const) {
    await goWithin(page, many === 'alerts' ? byAge : `/${many}`);
    await expect(new List(page, many).rows()).not.toHaveCount(0);
    await expect(page.getByText(`No ${one} is open`)).toHaveCount(0);
    await page.getByRole('searchbox').first().fill('nobody is called this');
    await expect(page.getByText(new RegExp(`^None of \\d+ ${many} match this filter`))).toBeVisible();
    await expect(page.getByText(`No ${one} is open`)).toBeVisible();
  }
});
