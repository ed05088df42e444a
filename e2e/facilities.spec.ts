import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';

const facilities = (page: Page) => new List(page, 'facilities');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const text = (place: Page | Locator, name: string) =>
  place.getByRole('textbox', { name: new RegExp(`^${name}\\b`) });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Chooses out of a field that is searched. */
async function choose(place: Page | Locator, field: string, words: string): Promise<void> {
  await place.getByRole('combobox', { name: field }).fill(words);
  await place.getByRole('listbox').getByRole('option', { name: words }).first().click();
}

/** The bodies that the page sends to change or create facilities. */
function bodiesOf(page: Page, method: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === method && /\/api\/facilities/.test(request.url()))
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('a facility is created with its address and parent; a wrong ZIP code and names held already are said at once', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const parent = await colleague.addFacility('Zyqvist Hospital');
  const { id } = await colleague.addFacility('Zyqvist Twin');
  await page.goto('/facilities');
  await page.getByRole('link', { name: 'New facility' }).click();
  const sent = bodiesOf(page, 'POST');

  await text(page, 'Name').fill('zyqvist tw');
  const hint = page.getByRole('status').filter({ hasText: '1 facility named like this' });
  await expect(hint.getByRole('link', { name: 'Zyqvist Twin, Reno NV' })).toHaveAttribute(
    'href',
    `/facilities/${id}`,
  );
  await text(page, 'Name').fill('Zyqvist Clinic');
  await text(page, 'Street and number').fill('7 Oak Ave');
  await text(page, 'City').fill('Reno');
  await choose(page, 'State', 'Nevada');
  await text(page, 'ZIP code').fill('8950');
  await choose(page, 'Part of', 'Zyqvist Hospital');
  await text(page, 'Group tax id').fill('123456789');
  await text(page, 'Medicare Part A number').fill('A12345');
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
      medicarePartANumber: 'A12345',
    },
  ]);
  const about = page.getByRole('complementary', { name: 'About the facility' });
  await expect(about).toContainText('7 Oak AveReno, Nevada 89502');
  await expect(about).toContainText('12-3456789');
  await expect(page.getByText('No specialties yet')).toBeVisible();
});

test('the list is filtered by name, parent and state of activity, sorted both ways, and the address says so', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { id: parentFacilityId } = await colleague.addFacility('Zyqvist Top');
  await colleague.addFacility('Zyqvist Beta', { parentFacilityId });
  const alpha = await colleague.addFacility('Zyqvist Alpha', { parentFacilityId });
  await colleague.ask('PATCH', `/facilities/${alpha.id}`, { deactivated: true });
  await page.goto('/facilities');
  await page.getByRole('searchbox', { name: /^Search facilities/ }).fill('zyqvist');
  await facilities(page).has(3);
  expect(parameters(page)).toEqual({ name: 'zyqvist' });
  expect(await facilities(page).walk()).toEqual(['Zyqvist Alpha', 'Zyqvist Beta', 'Zyqvist Top']);
  await expect(facilities(page).rows('Zyqvist Beta')).toContainText('Zyqvist Top');

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: 'Part of' }).click();
  await page.getByRole('option', { name: 'Zyqvist Top, Reno NV' }).click();
  await expect(page.getByRole('button', { name: 'Part of: Zyqvist Top, Reno NV' })).toBeVisible();
  await facilities(page).has(2);
  expect(parameters(page)).toEqual({ name: 'zyqvist', parentFacilityId });

  await goWithin(page, `/facilities?parentFacilityId=${parentFacilityId}&deactivated=true`);
  await facilities(page).has(1);
  await expect(facilities(page).rows('Zyqvist Alpha')).toContainText('Yes');
  await goWithin(page, `/facilities?parentFacilityId=${parentFacilityId}&sortDirection=Desc`);
  await facilities(page).has(2);
  expect(await facilities(page).walk()).toEqual(['Zyqvist Beta', 'Zyqvist Alpha']);
  await facilities(page).open('Zyqvist Beta');
  await expect(heading(page, 'Zyqvist Beta')).toBeVisible();
});

test('an edit by keyboard sends what was changed and nothing else; a facility is changed on a phone too', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { id } = await colleague.addFacility('Zyqvist Before', {
    dba: 'Old name',
    faxNumber: '702 555 0100',
  });
  await page.goto(`/facilities/${id}`);
  await expect(heading(page, 'Zyqvist Before')).toBeVisible();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Edit Zyqvist Before' });
  await expect(text(dialog, 'Name')).toBeFocused();
  await colleague.ask('PATCH', `/facilities/${id}`, { city: 'Sparks' });
  const sent = bodiesOf(page, 'PATCH');
  await text(dialog, 'Name').fill('Zyqvist After');
  await text(dialog, 'Fax').fill('');
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Zyqvist After')).toBeVisible();
  expect(sent).toEqual([{ name: 'Zyqvist After', faxNumber: null }]);
  await expect(page.getByRole('complementary', { name: 'About the facility' })).toContainText('Sparks');
  await expect(page.getByText('Doing business as Old name')).toBeVisible();

  await page.getByRole('button', { name: 'Edit facility' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent, 'nothing was changed, so nothing is sent').toHaveLength(1);

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Edit facility' }).click();
    await text(page.getByRole('dialog'), 'City').fill('Elko');
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('complementary', { name: 'About the facility' })).toContainText('Elko');
  });
});

test('of a facility that little is known of, one thing can be changed without filling in the rest', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await service.reset({ edgeCases: true });
  await signIn();
  const { items } = await colleague.ask<{ items: { id: string; city?: string; name: string }[] }>(
    'GET',
    '/facilities?count=100',
  );
  const bare = items.find(({ city }) => !city);
  await page.goto(`/facilities/${bare?.id}`);
  await page.getByRole('button', { name: 'Edit facility' }).click();
  const dialog = page.getByRole('dialog');
  await text(dialog, 'Contact person').fill('Ada Quill');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('complementary', { name: 'About the facility' })).toContainText('Ada Quill');
});

test('parent and children lead to each other, and a facility is never offered itself or those within it as parent', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { id: parentFacilityId } = await colleague.addFacility('Zyqvist Parent');
  const child = await colleague.addFacility('Zyqvist Child', { parentFacilityId });
  await colleague.addFacility('Zyqvist Grandchild', { parentFacilityId: child.id });
  await page.goto(`/facilities/${parentFacilityId}`);
  await page
    .getByRole('region', { name: /^Facilities within/ })
    .getByRole('link', { name: 'Zyqvist Child' })
    .click();
  await expect(heading(page, 'Zyqvist Child')).toBeFocused();
  await expect(page.getByRole('link', { name: '1 facility within' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit facility' }).click();
  const parent = page.getByRole('dialog').getByRole('combobox', { name: 'Part of' });
  await expect(parent).toHaveValue('Zyqvist Parent, Reno NV');
  await parent.fill('Zyqvist');
  await expect(page.getByRole('dialog').getByRole('listbox').getByRole('option')).toHaveText([
    'Zyqvist Parent, Reno NV',
  ]);
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Zyqvist Parent' }).click();
  await page.getByRole('link', { name: 'New facility within' }).click();
  await expect(page.getByRole('combobox', { name: 'Part of' })).toHaveValue('Zyqvist Parent, Reno NV');
});

test('a facility is deactivated and comes back, and scans and monitors are not offered meanwhile where they cannot be', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { id } = await colleague.addFacility('Zyqvist Resting');
  await page.goto(`/facilities/${id}?tab=monitors`);
  const sent = bodiesOf(page, 'PATCH');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate facility' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate facility' }).click();
  await expect(page.getByText('Deactivated', { exact: true })).toBeVisible();
  expect(sent).toEqual([{ deactivated: true }]);
  await expect(page.getByRole('button', { name: 'Monitor SAM exclusions' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Monitor SAM exclusions' })).toHaveAccessibleDescription(
    'This facility is deactivated.',
  );
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Reactivate facility' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate facility' }).click();
  await expect(page.getByText('Deactivated', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Monitor SAM exclusions' })).toBeEnabled();
});
