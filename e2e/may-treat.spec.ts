import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { filePart, goWithin, part } from './support/page';
import type { Colleague } from './support/records';

interface Provider {
  id: string;
}

/** The answer on a file, whatever it is: the first part of the page. */
const answer = (page: Page) => page.getByRole('main').getByRole('region').first();
const headline = (page: Page) => answer(page).getByRole('heading', { level: 2 });
const openItems = (page: Page) => part(page, '(Other open|Open) items');

/** A credentialed and insured nurse who lives in Arizona. */
async function addNurse(colleague: Colleague, practice: string[]): Promise<Provider> {
  const types = await colleague.ask<{ id: string; name: string }[]>('GET', '/providertypes');
  const [primaryPracticeState, ...additionalPracticeStates] = practice;
  const nurse = await colleague.ask<Provider>('POST', '/providers', {
    firstName: 'Wilhelmina',
    lastName: 'Quickenbush',
    dateOfBirth: '1984-06-02T00:00:00Z',
    providerTypeId: types.find(({ name }) => name === 'Registered nurse')?.id,
    credentialingStatus: 'Credentialed',
    credentialedDate: '2026-02-03T00:00:00Z',
    nextCredentialingDate: '2029-02-03',
    primaryPracticeState,
    additionalPracticeStates,
  });
  await colleague.ask('POST', `/providers/${nurse.id}/info/liabilityInsurances`, {
    name: 'Copper Mutual',
    currentExpirationDate: '2027-06-30T00:00:00Z',
  });
  return nurse;
}

/** Attaches a license of Arizona that its board calls multistate: which it calls so depends on the number. */
async function addMultistateLicense(colleague: Colleague, providerId: string): Promise<string> {
  for (let number = 70_400; number < 70_430; number += 1) {
    const licenseNumber = `RN${number}`;
    const { id } = await colleague.addLicense(providerId, { number: licenseNumber, state: 'AZ' });
    const { currentVerification } = await colleague.ask<{
      currentVerification?: { results?: { compactStatus?: string }[] };
    }>('GET', `/providers/${providerId}/licenses/${id}`);
    if (/^multistate/i.test(currentVerification?.results?.[0]?.compactStatus ?? '')) return licenseNumber;
    await colleague.ask('DELETE', `/providers/${providerId}/licenses/${id}`);
  }
  throw new Error('no license of Arizona is multistate');
}

test('A nurse with a multistate license treats in three states: what is missing is settled by its buttons, and the matrix says why', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  const { id } = await addNurse(colleague, ['AZ', 'TX', 'CO']);
  const number = await addMultistateLicense(colleague, id);
  await signIn('specialist', `/providers/${id}`);

  await test.step('lists that nobody searched are asked for in the answer, and not again among the open items', async () => {
    await expect(headline(page)).toHaveText('Cannot confirm: OIG exclusions not searched, and 1 more.');
    await expect(answer(page).getByRole('button', { name: /^Start scan/ })).toHaveCount(2);
    await expect(openItems(page)).toContainText(
      'Nothing besides what keeps the answer above from being yes.',
    );
  });

  await test.step('OIG exclusions is searched by its button', async () => {
    await answer(page).getByRole('button', { name: 'Start scan of OIG exclusions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start a scan' });
    await dialog.getByRole('button', { name: /^Start/ }).click();
    await expect(dialog).toBeHidden();
    await service.advance({ seconds: 60 });
    await expect(answer(page).getByRole('link', { name: 'OIG exclusions: no match' })).toBeVisible();
  });

  await test.step('SAM was searched on its website, which is recorded on a checklist and counts here too', async () => {
    const request = await colleague.ask<{ id: string }>('POST', '/credentialing-requests', {
      providerId: id,
      type: 'ReCredentialing',
      isSelfManaged: true,
    });
    await colleague.ask('PUT', `/credentialing-requests/${request.id}/checklist`, {
      items: [{ name: 'Sanctions and exclusions', status: 'Missing' }],
      details: { providerName: 'Wilhelmina Quickenbush', started: '2026-11-19T00:00:00Z' },
    });
    await goWithin(page, `/credentialing/${request.id}`);
    await page.getByRole('button', { name: 'Actions for Sanctions and exclusions' }).click();
    await page.getByRole('menuitem', { name: 'Record a verification' }).click();
    const dialog = page.getByRole('dialog', { name: /^Record a verification/ });
    await dialog.getByLabel('List').selectOption('SAM exclusions');
    await dialog.getByLabel('Source').fill('SAM.gov');
    await dialog.getByLabel('How').selectOption('website');
    await dialog.getByLabel('Result').selectOption('No match');
    await dialog.getByRole('button', { name: 'Record verification' }).click();
    await expect(dialog).toBeHidden();
    await goWithin(page, `/providers/${id}`);
    const row = answer(page).getByRole('listitem').filter({ hasText: 'SAM exclusions: no match at SAM.gov' });
    await expect(row).toContainText('searched Nov 20, 2026, by website, recorded by Dana Whitfield');
    await expect(row.getByRole('link')).toHaveAttribute('href', `/credentialing/${request.id}`);
  });

  await test.step('then it is yes in all three, two of them by the compact, and nothing is open', async () => {
    await expect(headline(page)).toHaveText('Yes in AZ, TX and CO.');
    const rows = answer(page).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Arizona' }).first()).toContainText('License in force');
    for (const state of ['Texas', 'Colorado'])
      await expect(rows.filter({ hasText: state })).toContainText(
        new RegExp(`Compact ?Multistate license ${number} of Arizona`),
      );
    await expect(openItems(page)).toContainText('Nothing. Every license is in force');
  });

  await test.step('the matrix has a line for each state, on the file and on paper', async () => {
    await filePart(page, 'Where').click();
    const texas = page.getByRole('row', { name: /^Texas/ });
    await expect(texas).toContainText('None, the compact covers it');
    await expect(texas.getByRole('link', { name: /^Multistate license/ })).toBeVisible();
    await goWithin(page, `/providers/${id}/packet`);
    const printed = part(page, 'Practice states \\(3\\)');
    await expect(printed).toContainText('May treat on Nov 20, 2026: Yes in AZ, TX and CO.');
    await expect(printed.getByRole('row', { name: /^Colorado/ })).toContainText('Multistate license');
  });

  await test.step('a state outside of the compact needs a license of its own', async () => {
    await colleague.ask('PATCH', `/providers/${id}`, { additionalPracticeStates: ['TX', 'CA'] });
    await page.goto(`/providers/${id}`);
    await expect(headline(page)).toHaveText('Yes in AZ and TX. Not in CA: no license.');
    await expect(answer(page).getByRole('listitem').filter({ hasText: 'California' })).toContainText(
      'No license',
    );
    await answer(page).getByRole('button', { name: 'Attach license of California' }).click();
    const dialog = page.getByRole('dialog', { name: /^Attach a license/ });
    await expect(dialog.getByRole('combobox', { name: 'State', exact: true })).toHaveValue('CA');
  });
});

test('On twenty files in a row each thing that is open has its button, in the answer or besides', async ({
  page,
  signIn,
  colleague,
}) => {
  test.slow();
  const { items } = await colleague.ask<{ items: Provider[] }>(
    'GET',
    '/providers?count=20&deactivated=false',
  );
  await signIn('admin', '/');
  const tones = new Set<string>();
  for (const { id } of items) {
    await goWithin(page, `/providers/${id}`);
    await expect(page).toHaveURL(new RegExp(id));
    await expect(openItems(page).getByRole('heading')).toHaveText(/pen items \d/);
    const [said] = await headline(page).allInnerTexts();
    const isYes = /^Yes in [^.:]*\.$/.test(said ?? '');
    tones.add(isYes ? 'yes' : (/^[A-Z]\w+/.exec(said ?? '')?.[0] ?? ''));
    const rows = await answer(page).getByRole('listitem').allInnerTexts();
    const isOpen = (row: string) =>
      /With restrictions|Not verified|Cannot confirm|No license|not in force|\nNo\n/.test(row);
    expect(rows.some(isOpen), `${said}: ${rows.join(' | ')}`).toBe(!isYes);
    const others = openItems(page).getByRole('listitem');
    if ((await others.count()) === 0)
      await expect(
        openItems(page).getByText(isYes ? /^Nothing\. Every license/ : /^Nothing besides/),
      ).toBeVisible();
    const asked = await answer(page).getByRole('listitem').all();
    const open = asked.filter((_, index) => isOpen(rows[index] ?? ''));
    for (const row of [...open, ...(await others.all())]) {
      if (/Under way|under way/.test(await row.innerText())) continue;
      await expect(row.getByRole('button').or(row.getByRole('link')).first()).toBeVisible();
    }
  }
  expect(tones.size, [...tones].join(', ')).toBeGreaterThan(1);
});

test('The list of providers narrows to what it knows of treating; a file says the same', async ({
  page,
  signIn,
  colleague,
}) => {
  const late = await addNurse(colleague, ['NV']);
  await colleague.ask('PATCH', `/providers/${late.id}`, { nextCredentialingDate: '2026-11-01' });
  await signIn('specialist', '/providers?mayTreat=Overdue');
  const list = new List(page, 'providers');
  await expect(list.rows('Quickenbush')).toContainText('Nov 1, 2026');
  await expect(page.getByText('May treat').first()).toBeVisible();
  await list.open('Quickenbush');
  await expect(headline(page)).toHaveText('No: recredentialing was due Nov 1, 2026.');
  await answer(page).getByRole('link', { name: 'Start recredentialing' }).click();
  await expect(page.getByLabel('Type')).toHaveValue('ReCredentialing');
  await expect(page.getByRole('note')).toHaveText(
    /^Recredentialing was due Nov 1, 2026, 19 days ago\. Up to 30/,
  );
});
