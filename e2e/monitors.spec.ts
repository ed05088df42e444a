import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';

interface Monitor {
  id: string;
  type: string;
  monitoringInterval: string;
  lastMonitoringDate?: string;
}

const toast = 'Monitor created';

test('providers are covered in calls of at most 100, with an exact report; a license gets a monitor, changed, run, counted in the calendar, stopped', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/monitors/coverage');
  const list = new List(page, 'providers');
  await expect(list.rows().nth(2)).toBeVisible();
  const total = Number(await list.grid.getAttribute('aria-rowcount')) - 1;
  expect(total, 'enough for several calls').toBeGreaterThan(100);
  const excluded = async () => {
    const all = '/monitors?datasetTypes=OigExclusions&count=1';
    return (await colleague.ask<{ totalCount: number }>('GET', all)).totalCount;
  };
  const before = await excluded();
  await list.rows().first().getByRole('checkbox').click();
  await page.getByRole('button', { name: `Select all ${total} that match` }).click();
  const calls: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/monitors/bulk/'))
      calls.push((request.postDataJSON() as { providerIds: string[] }).providerIds.length);
  });
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Monitor' }).click();
  const choose = page.getByRole('dialog', { name: 'Monitor sanctions and exclusions' });
  await expect(choose.getByRole('checkbox').first()).toBeVisible();
  for (const box of await choose.getByRole('checkbox').all()) await box.uncheck();
  await choose.getByRole('button', { name: 'Preview' }).click();
  await expect(choose.getByRole('alert')).toHaveText('Choose at least one list.');
  await choose.getByLabel('OIG exclusions', { exact: true }).check();
  await choose.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: /^Monitor \d+ providers/ });
  const expected = Math.ceil(total / 100);
  await expect(dialog).toContainText(`Sent in ${expected} calls of at most 100 providers.`);
  await expect(dialog).toContainText('within the next hour');
  await dialog.getByRole('button', { name: `Monitor ${total} providers` }).click();
  await expect(dialog).toContainText(`${expected} done`);
  expect(calls.reduce((sum, size) => sum + size, 0)).toBe(total);
  expect(Math.max(...calls)).toBe(100);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export result' }).click();
  const stream = await (await download).createReadStream();
  let report = '';
  for await (const part of stream) report += String(part);
  expect(report.trim().split('\n')).toHaveLength(total + 1);
  const added = (await excluded()) - before;
  expect(added).toBeGreaterThan(0);
  expect(report.match(/,Created,/g)).toHaveLength(added);
  expect(report.match(/,Existing,/g)).toHaveLength(total - added);
  const after = await colleague.ask<{ notMonitored: number }>(
    'GET',
    '/providers/monitoring/sanctions-and-exclusions/aggregations',
  );
  expect(after.notMonitored).toBe(0);
  await page.keyboard.press('Escape');

  await test.step('a license gets a monitor of its own', async () => {
    const provider = await colleague.addProvider({ firstName: 'Ada', lastName: 'Watched' });
    const license = await colleague.addLicense(provider.id, { number: 'RN-4711' });
    const monitorsOf = async () =>
      (await colleague.ask<{ items: Monitor[] }>('GET', `/monitors?licenseIds=${license.id}`)).items;
    const address = `/providers/${provider.id}/licenses/${license.id}`;
    await goWithin(page, address);
    const part = page.getByRole('region', { name: 'Monitor', exact: true });
    await expect(part).toContainText('This license is not monitored');
    await part.getByRole('button', { name: 'Monitor this license' }).click();
    const dialog = page.getByRole('dialog', { name: 'New monitor' });
    await dialog.getByLabel('Interval').selectOption('Weekly');
    await expect(dialog).toContainText('Left empty, it runs one interval from now: weekly.');
    await dialog.getByRole('button', { name: 'Create monitor' }).click();
    await expect(page.getByText(toast)).toBeVisible();
    await expect(part).toContainText('Weekly');
    await expect(page.getByRole('region', { name: 'Coming checks' })).toContainText('weekly check');
    expect(await monitorsOf()).toMatchObject([{ type: 'License', monitoringInterval: 'Weekly' }]);

    await part.getByRole('button', { name: 'Change' }).click();
    const change = page.getByRole('dialog', { name: 'Change the monitor' });
    await change.getByLabel('Interval').selectOption('Daily');
    await change.getByRole('button', { name: 'Save the change' }).click();
    await expect(part).toContainText('Daily');

    await part.getByRole('button', { name: 'Run now' }).click();
    await expect(page.getByText('The monitor runs now')).toBeVisible();
    await service.advance({ seconds: 120 });
    await expect.poll(async () => (await monitorsOf())[0]?.lastMonitoringDate).toBeTruthy();

    await test.step('the calendar counts the runs of each day, by keyboard too', async () => {
      await goWithin(page, '/monitors/calendar');
      const calendar = page.getByRole('region', { name: /^\w+ \d{4}$/ });
      const open = calendar.getByRole('button', { pressed: true });
      await open.focus();
      await page.keyboard.press('ArrowRight');
      await expect(open).toBeFocused();
      const label = (await open.getAttribute('aria-label')) ?? '';
      const [, date = '', runs = ''] = /^(\w+ \d+, \d+), (.+)$/.exec(label) ?? [];
      const day = page.getByRole('region', { name: `${date}: ${runs}` });
      await expect(day.getByRole('listitem').first()).toBeVisible();
      await goWithin(page, address);
    });

    await part.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop monitoring' }).click();
    await expect(part).toContainText('This license is not monitored');
    expect(await monitorsOf()).toEqual([]);
  });
});
