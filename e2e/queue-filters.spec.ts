import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';

/** Every filter of a choice that the queues offer, as it stands in an address that a colleague sends. */
const addresses: [list: string, path: string][] = [
  ['matches', '/matches?entityType=Facility'],
  ['matches', '/matches?entityType=Practitioner&matchRelevance=High'],
  ['matches', '/matches?userActionResolution=Accept'],
  ['matches', '/matches?userActionResolution=Reject&includeOldMatches=true'],
  ['matches', '/matches?types=Sam'],
  ['matches', '/matches?credentialingStatus=Credentialed'],
  ['scans', '/scans?credentialingStatus=Credentialed'],
  ['scans', '/scans?entityType=Facility&includeOldScans=true'],
  ['scans', '/scans?status=Failed&includeOldScans=true'],
  ['scans', '/scans?trigger=Monitor&hasMonitor=true'],
  ['scans', '/scans?type=Npdb&sortedBy=ProviderLastName&sortDirection=Asc'],
  ['alerts', '/alerts?type=LicenseChanged'],
  ['alerts', '/alerts?status=Dismissed'],
  ['monitors', '/monitors?type=License'],
  ['monitors', '/monitors?entityType=Facility&type=Dataset'],
  ['monitors', '/monitors?datasetTypes=Sam&sortedBy=Type'],
  ['datasets', '/datasets?entityTypes=Facility'],
  ['datasets', '/datasets?tags=Registry&sortedBy=Type'],
  ['providers', '/monitors/coverage?monitoringCategory=PartiallyMonitored'],
  ['imports', '/imports?status=Failed&latest=true'],
  ['imports', '/imports?source=Npi&sortedBy=Completed&sortDirection=Desc'],
  ['events', '/events?category=Verifications&type=System'],
  ['events', '/events?subcategory=DatasetMatchRejected&includeFailedRequests=true'],
];

test('every filter in an address is taken over, asked of the service, and answered with rows', async ({
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
    });
  }
});

test('the tabs of matches and of alerts stand on one line each', async ({ page, signIn }) => {
  await signIn('specialist', '/matches');
  for (const [path, name] of [
    ['/matches', 'Matches by decision'],
    ['/alerts', 'Alerts by type'],
  ] as const) {
    await goWithin(page, path);
    const tabs = page.getByRole('navigation', { name }).getByRole('link');
    await expect(tabs).not.toHaveCount(0);
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size, `${name} on one line`).toBe(1);
    if (path === '/matches')
      await expect(page.getByText('Accepted and rejected: of the newest scans')).toBeVisible();
  }
});
