import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';

const facilities = (page: Page) => new List(page, 'facilities');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const text = (place: Page | Locator, name: string) =>
  place.getByRole('textbox', { name: new RegExp(`^${name}\\b`) });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The bodies that the page sends to change or create facilities. */
function bodiesOf(page: Page, method: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && /\/api\/facilities/.test(request.url()))
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('a facility is found by name, parent and activity; one is created within another, and a wrong ZIP code and names held are said at once', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const [parent, twin] = await Promise.all([
    colleague.addFacility('Zyqvist Hospital'),
    colleague.addFacility('Zyqvist Twin'),
  ]);
  await test.step('the list is filtered, and the address says so', async () => {
    const { id: parentFacilityId } = await colleague.addFacility('Yarvist Top');
    await colleague.addFacility('Yarvist Beta', { parentFacilityId });
    const alpha = await colleague.addFacility('Yarvist Alpha', { parentFacilityId });
    await colleague.ask('PATCH', `/facilities/${alpha.id}`, { deactivated: true });
    await page.goto('/facilities');
    const names = facilities(page).rows().getByRole('rowheader');
    await page.getByRole('searchbox', { name: /^Search facilities/ }).fill('yarvist');
    await facilities(page).has(3);
    expect(parameters(page)).toEqual({ name: 'yarvist' });
    await expect(names).toContainText(['Yarvist Alpha', 'Yarvist Beta', 'Yarvist Top']);
    await expect(facilities(page).rows('Yarvist Beta')).toContainText('Yarvist Top');

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('option', { name: 'Part of' }).click();
    await page.getByRole('option', { name: 'Yarvist Top, Reno NV' }).click();
    await expect(page.getByRole('button', { name: 'Part of: Yarvist Top, Reno NV' })).toBeVisible();
    await facilities(page).has(2);
    expect(parameters(page)).toEqual({ name: 'yarvist', parentFacilityId });

    await goWithin(page, `/facilities?parentFacilityId=${parentFacilityId}&deactivated=true`);
    await facilities(page).has(1);
    await expect(facilities(page).rows('Yarvist Alpha')).toContainText('Yes');
    await goWithin(page, `/facilities?parentFacilityId=${parentFacilityId}&sortDirection=Desc`);
    await facilities(page).has(2);
    await expect(names).toContainText(['Yarvist Beta', 'Yarvist Alpha']);
  });

  await test.step('created within another one; both lead to each other', async () => {
    await goWithin(page, `/facilities/${parent.id}`);
    await page.getByRole('link', { name: 'New facility within' }).click();
    await expect(page.getByRole('combobox', { name: 'Part of' })).toHaveValue('Zyqvist Hospital, Reno NV');
    const sent = bodiesOf(page, 'POST');

    await text(page, 'Name').fill('zyqvist tw');
    const hint = page.getByRole('status').filter({ hasText: '1 facility named like this' });
    await expect(hint.getByRole('link', { name: 'Zyqvist Twin, Reno NV' })).toHaveAttribute(
      'href',
      `/facilities/${twin.id}`,
    );
    await text(page, 'Name').fill('Zyqvist Clinic');
    await text(page, 'Street and number').fill('7 Oak Ave');
    await text(page, 'City').fill('Reno');
    await page.getByRole('combobox', { name: 'State' }).fill('Nevada');
    await page.getByRole('listbox').getByRole('option', { name: 'Nevada' }).click();
    await text(page, 'ZIP code').fill('8950');
    await text(page, 'Group tax id').fill('123456789');
    await page.getByRole('button', { name: 'Create facility' }).click();
    await expect(text(page, 'ZIP code')).toBeFocused();
    await expect(text(page, 'ZIP code')).toHaveAccessibleDescription(/five digits/);
    expect(sent).toEqual([]);

    await text(page, 'ZIP code').fill('89502');
    await page.getByRole('button', { name: 'Create facility' }).click();
    await expect(heading(page, 'Zyqvist Clinic')).toBeFocused();
    expect(sent).toEqual([
      {
        name: 'Zyqvist Clinic',
        parentFacilityId: parent.id,
        addressLine1: '7 Oak Ave',
        city: 'Reno',
        state: 'NV',
        zipCode: '89502',
        groupTaxId: '12-3456789',
      },
    ]);
    const about = page.getByRole('complementary', { name: 'About the facility' });
    await expect(about).toContainText('7 Oak AveReno, Nevada 89502');
    await expect(about).toContainText('12-3456789');
    await expect(page.getByText('No specialties yet')).toBeVisible();

    await page.getByRole('link', { name: 'Zyqvist Hospital' }).click();
    await expect(page.getByRole('link', { name: '1 facility within' })).toBeVisible();
    await page
      .getByRole('region', { name: /^Facilities within/ })
      .getByRole('link', { name: 'Zyqvist Clinic' })
      .click();
    await expect(heading(page, 'Zyqvist Clinic')).toBeFocused();
  });
});

test('an edit by keyboard sends what was changed and nothing else, also on a phone; a facility is deactivated and comes back', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { id: parentFacilityId } = await colleague.addFacility('Zyqvist Parent');
  const { id } = await colleague.addFacility('Zyqvist Before', {
    dba: 'Old name',
    faxNumber: '702 555 0100',
    parentFacilityId,
  });
  await colleague.addFacility('Zyqvist Within', { parentFacilityId: id });
  await page.goto(`/facilities/${id}?tab=monitors`);
  await expect(heading(page, 'Zyqvist Before')).toBeVisible();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Edit Zyqvist Before' });
  await expect(text(dialog, 'Name')).toBeFocused();
  await colleague.ask('PATCH', `/facilities/${id}`, { city: 'Sparks' });
  const sent = bodiesOf(page, 'PATCH');
  await text(dialog, 'Name').fill('Zyqvist After');
  await text(dialog, 'Fax').fill('');
  await test.step('it is never offered itself or those within it as parent', async () => {
    const parent = dialog.getByRole('combobox', { name: 'Part of' });
    await expect(parent).toHaveValue('Zyqvist Parent, Reno NV');
    await parent.fill('Zyqvist');
    const offered = dialog.getByRole('listbox').getByRole('option');
    await expect(offered).toHaveText(['Zyqvist Parent, Reno NV']);
    await offered.click();
  });
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Zyqvist After')).toBeVisible();
  expect(sent).toEqual([{ name: 'Zyqvist After', faxNumber: null }]);
  const about = page.getByRole('complementary', { name: 'About the facility' });
  await expect(about).toContainText('Sparks');
  await expect(page.getByText('Doing business as Old name')).toBeVisible();

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Edit facility' }).click();
    await text(page.getByRole('dialog'), 'City').fill('Elko');
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('main')).toContainText('Elko, NV');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('scans and monitors are not offered while they cannot be', async () => {
    const monitor = page.getByRole('button', { name: 'Monitor SAM exclusions' });
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate facility' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate facility' }).click();
    await expect(page.getByText('Deactivated', { exact: true })).toBeVisible();
    expect(sent.at(-1)).toEqual({ deactivated: true });
    await expect(monitor).toBeDisabled();
    await expect(monitor).toHaveAccessibleDescription('This facility is deactivated.');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Reactivate facility' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate facility' }).click();
    await expect(page.getByText('Deactivated', { exact: true })).toHaveCount(0);
    await expect(monitor).toBeEnabled();
  });
});
