import { expect } from './support/console';
import { test } from './support/facilities';
import { List } from './support/list';
import { dialog, goWithin, heading } from './support/page';
import { chooseDataset } from './support/datasets';

interface Of {
  id: string;
  facilityId?: string;
}

test('a facility is scanned and monitored from its page, in each dataset once; by keyboard it is found in those dialogs and in the palette', async ({
  page,
  colleague,
  service,
  openFacility,
}) => {
  service.faulty = true;
  const id = await openFacility('Zyqvist Watched', 'monitors');
  await expect(page.getByText('Nothing of this facility is monitored.')).toBeVisible();
  await page.getByRole('button', { name: 'Monitor SAM exclusions' }).click();
  await expect(dialog(page)).toContainText('Zyqvist Watched');
  await expect(dialog(page).getByRole('radio'), 'a facility has no license to monitor').toHaveCount(0);
  await dialog(page).getByLabel('Interval').selectOption('Weekly');
  await dialog(page).getByRole('button', { name: 'Create monitor' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'weekly' });
  await expect(line).toContainText('SAM');
  await expect(page.getByRole('button', { name: 'Monitor SAM exclusions' })).toHaveCount(0);
  const { items } = await colleague.ask<{ items: Of[] }>('GET', `/monitors?entityIds=${id}`);
  expect(items).toMatchObject([{ facilityId: id, datasetType: 'Sam', monitoringInterval: 'Weekly' }]);

  await page.getByRole('button', { name: 'New monitor' }).click();
  await chooseDataset(dialog(page), 'sam.gov');
  await dialog(page).getByRole('button', { name: 'Create monitor' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The monitor was not created');
  await dialog(page).getByRole('link', { name: 'See what is monitored already' }).click();
  const monitors = new List(page, 'monitors');
  await monitors.has(1);
  await expect(monitors.rows('Zyqvist Watched')).toHaveCount(1);

  await page.goBack();
  await line.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Stop monitoring' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Zyqvist Watched is not compared with SAM');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop monitoring' }).click();
  await expect(page.getByText('Nothing of this facility is monitored.')).toBeVisible();

  await test.step('a scan says what would help it and what is under way, and ends on its page', async () => {
    await page.keyboard.press('s');
    const datasets = dialog(page).getByRole('listbox', { name: 'What can be searched' });
    await expect(datasets.getByRole('option', { name: /^OIG exclusions/ })).toHaveCount(1);
    await expect(
      datasets.getByRole('option', { name: /^Death master file/ }),
      'datasets that know people alone are not offered',
    ).toHaveCount(0);
    await chooseDataset(dialog(page), 'jcaho');
    await expect(
      dialog(page).getByText('Would help, but is not known: Facility accreditation info'),
    ).toBeVisible();
    await chooseDataset(dialog(page), 'sam.gov');
    await colleague.ask('POST', '/datasets/scans', { type: 'Sam', facilityId: id });
    const start = dialog(page).getByRole('button', { name: 'Start scan' });
    await start.click();
    await expect(dialog(page).getByRole('alert')).toContainText('This scan is under way already');
    await expect(dialog(page).getByText('SAM exclusions', { exact: true })).toBeVisible();
    await chooseDataset(dialog(page), 'leie');
    await start.click();
    await expect(heading(page, 'OIG exclusions, Zyqvist Watched')).toBeVisible();
    await service.advance({ seconds: 60 });
    await expect(page.getByText('No record matches')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Zyqvist Watched' }).click();
    await page.getByRole('link', { name: /^Scans and matches/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'OIG' })).toContainText('No match');
  });

  await test.step('found by keyboard in the dialogs of scans and monitors', async () => {
    const { id } = await colleague.addFacility('Zyqvist Found');
    await goWithin(page, '/scans');
    await expect(heading(page, 'Scans')).toBeVisible();
    await page.getByRole('button', { name: 'Start a scan' }).click();
    await dialog(page).getByRole('radio', { name: 'Provider' }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog(page).getByRole('combobox', { name: 'Facility' }).fill('zyqvist fou');
    await expect(dialog(page).getByRole('option', { name: /Zyqvist Found/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Zyqvist Found')).toBeVisible();
    await chooseDataset(dialog(page), 'sam.gov');
    await dialog(page).getByRole('button', { name: 'Start scan' }).click();
    await expect(heading(page, 'SAM exclusions, Zyqvist Found')).toBeVisible();
    const { items } = await colleague.ask<{ items: Of[] }>('GET', `/datasets/scans?entityId=${id}`);
    expect(items).toMatchObject([{ facilityId: id }]);

    await test.step('in the command palette', async () => {
      await colleague.addFacility('Zyqvist Palette');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /Search providers/ }).fill('zyqvist pal');
      await expect(page.getByRole('group', { name: 'Facilities' }).getByRole('option')).toHaveText([
        /Zyqvist Palette.*Reno NV/,
      ]);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Zyqvist Palette')).toBeFocused();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /Search providers/ }).fill('new monitor');
      await page.getByRole('option', { name: 'New monitor' }).click();
      await expect(page.getByRole('dialog', { name: 'New monitor' })).toContainText('Zyqvist Palette');
    });
  });
});

test('wherever a facility is named, its name leads to its page', async ({ page, signIn, colleague }) => {
  await signIn('admin');
  const { items } = await colleague.ask<{ items: { id: string; scan: Of & { id: string } }[] }>(
    'GET',
    '/datasets/matches?entityType=Facility&userActionNeeded=true&count=1',
  );
  const [match] = items;
  const facility = await colleague.ask<{ name: string }>('GET', `/facilities/${match?.scan.facilityId}`);
  const at = `/facilities/${match?.scan.facilityId}`;

  await page.goto(`/matches?entityType=Facility&match=${match?.id}`);
  const name = page.getByRole('region', { name: 'Match', exact: true }).getByRole('heading', { level: 2 });
  await expect(name.getByRole('link')).toHaveAttribute('href', at);

  await goWithin(page, `/scans/${match?.scan.id}`);
  await expect(page.getByRole('main').getByRole('link', { name: facility.name }).first()).toHaveAttribute(
    'href',
    at,
  );
  await expect(page.getByRole('link', { name: 'Monitors of this facility' })).toBeVisible();

  await goWithin(page, '/scans?entityType=Facility');
  const scans = new List(page, 'scans');
  await scans.rows().first().focus();
  await page.keyboard.press('.');
  await page.getByRole('menuitem', { name: 'Open the facility’s page' }).click();
  await expect(page.getByRole('complementary', { name: 'About the facility' })).toBeVisible();

  await goWithin(page, '/monitors?entityType=Facility');
  const monitors = new List(page, 'monitors');
  await expect(monitors.rows().first().getByRole('link').first()).toBeVisible();
  await monitors.rows().first().focus();
  await page.keyboard.press('.');
  await page.getByRole('menuitem', { name: 'Open the facility’s page' }).click();
  await expect(page.getByRole('complementary', { name: 'About the facility' })).toBeVisible();

  const { id } = await colleague.addFacility('Zyqvist Logged');
  await goWithin(page, `/events?entityId=${id}`);
  const events = new List(page, 'events');
  await expect(
    events.rows('added facility Zyqvist Logged').getByRole('link', { name: 'Facility', exact: true }),
  ).toHaveAttribute('href', `/facilities/${id}`);
});
