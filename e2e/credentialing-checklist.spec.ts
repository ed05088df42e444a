import { expect } from './support/console';
import { after, serviceDay, typed } from './support/days';
import { addRequest, element, path, readRequest, test } from './support/credentialing';
import { dialog, goWithin } from './support/page';
import { givePassword } from './support/session';

test('a checklist gets an element with evidence, and is written whole; another is drawn up, shows the days left, expires, and is verified again', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  await signIn();
  const verified = await serviceDay(service, -20);
  const { providerId, request } = await addRequest(colleague);
  await colleague.ask('POST', `/providers/${providerId}/info/liabilityInsurances`, {
    name: 'Harbor Mutual',
    currentExpirationDate: `${after(verified, 180)}T00:00:00Z`,
  });
  await page.goto(`/credentialing/${request.id}`);
  await page.getByRole('button', { name: 'Add element' }).click();
  await dialog(page).getByLabel('Element').fill('Insurance');
  await dialog(page).getByLabel('Find evidence').fill('harbor');
  await dialog(page).getByRole('checkbox', { name: 'Liability insurance, Harbor Mutual' }).check();
  await dialog(page).getByRole('textbox', { name: 'Verified' }).fill(typed(verified));
  await dialog(page).getByLabel('Status').selectOption('Verified');
  await dialog(page).getByRole('checkbox', { name: 'Confirmed by you' }).check();
  await test.step('it goes to what somebody else wrote meanwhile, and is not written over that', async () => {
    const theirs = { items: [{ name: 'Theirs', status: 'Verified' }] };
    await colleague.ask('PUT', `${path}/${request.id}/checklist`, theirs);
    await dialog(page).getByRole('button', { name: 'Add element' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Somebody else changed the checklist meanwhile',
    );
    await expect(element(page, 'Theirs')).toHaveCount(1);
    await expect(dialog(page).getByLabel('Element')).toHaveValue('Insurance');
    await dialog(page).getByRole('button', { name: 'Add element' }).click();
  });
  await expect(element(page, 'Insurance')).toContainText('Confirmed by specialist@credence.example');
  const { checklist } = await readRequest(colleague, request.id);
  expect(checklist?.items).toMatchObject([
    { name: 'Theirs' },
    {
      name: 'Insurance',
      status: 'Verified',
      verifiedAt: `${verified}T00:00:00Z`,
      references: { providerInfo: [{ providerInfoType: 'LiabilityInsurance' }] },
    },
  ]);

  await element(page, 'Insurance').getByRole('button', { name: 'Actions for Insurance' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Element').fill('Malpractice insurance');
  await dialog(page).getByRole('button', { name: 'Save element' }).click();
  await expect(element(page, 'Malpractice insurance')).toContainText('Confirmed by');
  await element(page, 'Malpractice insurance')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove element' }).click();
  await expect(element(page, 'Malpractice insurance')).toHaveCount(0);
  await expect(element(page, 'Theirs')).toHaveCount(1);

  await test.step('the clock: it names its gaps, shows the days left, expires, and is verified again', async () => {
    const { providerId, request } = await addRequest(colleague, { isSelfManaged: true });
    await colleague.addLicense(providerId, { number: 'RN-4711' });
    await colleague.ask('POST', '/datasets/scans', { type: 'OigExclusions', providerId });
    await service.advance({ seconds: 60 });
    await goWithin(page, `/credentialing/${request.id}`);
    await page.getByRole('button', { name: 'Generate checklist' }).click();
    const standard = dialog(page).getByRole('list', { name: 'Standard elements' });
    await expect(standard).toContainText('No DEA registration is held');
    await expect(standard).toContainText('SAM exclusions: not searched');
    await dialog(page).getByRole('checkbox', { name: 'DEA registration' }).uncheck();
    await dialog(page).getByRole('button', { name: 'Add 9 elements' }).click();

    const license = element(page, 'License, Registered nurse RN-4711, TX');
    await expect(license).toContainText('120 days left');
    await expect(license.getByRole('link', { name: 'Registered nurse RN-4711, TX' })).toHaveAttribute(
      'href',
      new RegExp(`^/providers/${providerId}/licenses/`),
    );
    await expect(element(page, 'Board certification')).toContainText('No board certification is held');
    await expect(element(page, 'DEA registration')).toHaveCount(0);

    await page.getByLabel('Evidence counts for').selectOption('90 days, certification');
    await expect(license).toContainText('90 days left');
    await page.getByLabel('Evidence counts for').selectOption('120 days, accreditation');

    await license.getByRole('button', { name: /^Confirm / }).click();
    await expect(license).toContainText('Confirmed by specialist@credence.example');

    await goWithin(page, '/settings');
    const limits = page.getByRole('region', { name: 'Review limits' });
    await limits.getByRole('radio', { name: 'Own number' }).check();
    await limits.getByLabel('Verification time limit in days').fill('1');
    await goWithin(page, `/credentialing/${request.id}`);
    await expect(license).toContainText('1 day left');
    await service.advance({ days: 2 });
    await page.reload();
    const signInAgain = page.getByRole('dialog', { name: 'Sign in to go on' });
    await givePassword(signInAgain, 'Sign in and go on');
    await expect(license).toContainText('expired 1 day ago');
    await expect(license.getByRole('list', { name: /^Gaps of/ })).toContainText('The evidence expired');

    await license.getByRole('button', { name: /^Verify .* again$/ }).click();
    await service.advance({ seconds: 60 });
    const useIt = license.getByRole('button', { name: /^Use the newer lookup/ });
    await useIt.click({ timeout: 20_000 });
    await expect(license).toContainText('1 day left');
    await expect(license.getByRole('button', { name: /^Confirm / })).toBeVisible();
  });
});
