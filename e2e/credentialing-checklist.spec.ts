import { expect } from './support/console';
import { after, serviceDay, typed } from './support/days';
import { addRequest, element, path, readRequest, test } from './support/credentialing';
import { dialog, goWithin } from './support/page';
import { givePassword } from './support/session';

test('a checklist gets an element with evidence, and is written whole; another is generated, shows the days left, expires, and is verified again', async ({
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
  await expect(element(page, 'Insurance')).toContainText('Liability insurance, Harbor Mutual');
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
  const insurance = element(page, 'Malpractice insurance');
  await expect(insurance, 'a status that somebody typed closes no gap').toContainText(
    'Certificate of insurance not on file',
  );
  await expect(insurance).toContainText('Pending');
  await expect(element(page, 'Liability insurance'), 'it is the same by another name').toHaveCount(0);
  await insurance.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove element' }).click();
  await expect(insurance).toHaveCount(0);
  await expect(element(page, 'Theirs')).toHaveCount(1);
  await expect(element(page, 'Liability insurance'), 'the program asks for it').toContainText(
    'Not on this checklist',
  );

  await test.step('the clock: it names its gaps, shows the days left, expires, and is verified again', async () => {
    const { providerId, request } = await addRequest(colleague, { isSelfManaged: true });
    await colleague.addLicense(providerId, { number: 'RN-4711' });
    await colleague.ask('POST', '/datasets/scans', { type: 'OigExclusions', providerId });
    await service.advance({ seconds: 60 });
    await goWithin(page, `/credentialing/${request.id}`);
    await page.getByRole('button', { name: 'Generate checklist' }).click();
    const standard = dialog(page).getByRole('list', { name: 'Standard elements' });
    await expect(standard).toContainText('No education on file');
    await expect(standard).toContainText('SAM exclusions: not searched');
    await dialog(page).getByRole('checkbox', { name: 'Malpractice history' }).uncheck();
    await dialog(page).getByRole('button', { name: 'Add 7 elements' }).click();

    const license = element(page, 'License, Registered nurse RN-4711, TX');
    await expect(license).toContainText('120 days left');
    await expect(license.getByRole('link', { name: 'Registered nurse RN-4711, TX' })).toHaveAttribute(
      'href',
      new RegExp(`^/providers/${providerId}/licenses/`),
    );
    await test.step('what was left out is named, and added by its own button', async () => {
      const history = element(page, 'Malpractice history');
      await expect(history).toContainText('Not on this checklist');
      await history.getByRole('button', { name: 'Add to the checklist for Malpractice history' }).click();
      await expect(history).toContainText('NPDB not queried');
    });

    await goWithin(page, '/settings/limits');
    const limits = page.getByRole('region', { name: 'Program and limits' });
    await limits.getByLabel('Program', { exact: true }).selectOption('Own program');
    await limits.getByLabel('Verification time limit').fill('1');
    await goWithin(page, `/credentialing/${request.id}`);
    await expect(license).toContainText('1 day left');
    await expect(page.getByText('Own program: verification time limit 1 day')).toBeVisible();
    await service.advance({ days: 2 });
    await page.reload();
    const signInAgain = page.getByRole('dialog', { name: 'Sign in to go on' });
    await givePassword(signInAgain, 'Sign in and go on');
    await expect(license).toContainText('expired 1 day ago');
    const gaps = license.getByRole('list', { name: /^Gaps of/ });
    await expect(gaps).toContainText('Verification expired 1 day ago');

    await gaps.getByRole('button', { name: /^Verify Registered nurse RN-4711, TX for/ }).click();
    await service.advance({ seconds: 60 });
    await expect(license).toContainText('1 day left', { timeout: 20_000 });
    await expect(gaps).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('No gap left');
  });
});
