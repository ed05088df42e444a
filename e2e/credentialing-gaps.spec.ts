import { checklist, complete, gapsOf, generate, lists, requestFor, scan } from './support/checklist';
import { expect } from './support/console';
import { addRequest, element, events, readRequest, test } from './support/credentialing';
import { dialog, goWithin, heading, part } from './support/page';

test('a physician whose license is revoked and expired, and whom DEA, NPI registry and board do not know, is refused with each reason', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const { providerId, id } = await requestFor(colleague, 'Physician (MD)');
  const file = `/providers/${providerId}`;
  await colleague.ask('POST', `${file}/info/dea`, { registrationNumber: 'AX1234563', state: 'TX' });
  await colleague.ask('POST', `${file}/info/boardCertifications`, {
    type: 'AmericanBoardofInternalMedicine',
    boardCertificationNumber: '123456',
  });
  await colleague.addLicense(providerId, { number: 'REVO-4711', type: 'Physician (MD)' });
  const [npi] = await scan(
    colleague,
    service,
    providerId,
    'Npi',
    'Dea',
    'AmericanBoardofInternalMedicine',
    'Npdb',
    ...lists,
  );
  const { matches } = await colleague.ask<{ matches: { id: string }[] }>('GET', `/datasets/scans/${npi}`);
  for (const match of matches)
    await colleague.ask('PATCH', `/datasets/matches/${match.id}`, {
      userActionResolution: 'Reject',
      userActionResolutionNote: 'Somebody else of this name.',
    });

  await signIn('specialist', `/credentialing/${id}`);
  await generate(page);
  const license = /^License, Physician \(MD\) REVO-4711/;
  await expect(gapsOf(page, license)).toContainText('“Revoked” at its board');
  await expect(gapsOf(page, license)).toContainText(/Expired [A-Z][a-z]{2} \d/);
  await expect(gapsOf(page, 'DEA registration')).toContainText('DEA registrations: No match found');
  await expect(gapsOf(page, 'NPI')).toContainText('NPI registry: No match found: the match was rejected');
  await expect(gapsOf(page, 'Board certification')).toContainText('No match found');
  await expect(element(page, license), 'it is called by what its board says').not.toContainText('Verified,');

  await complete(page);
  const gaps = dialog(page).getByRole('group', { name: 'Gaps that stay' });
  await expect(gaps).toContainText('“Revoked” at its board. Expired');
  await expect(gaps).toContainText('DEA registrations: No match found.');
  await expect(gaps.getByRole('button', { name: /^Verify .* for License, Physician/ })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Complete request' }).click();
  await expect(
    dialog(page)
      .getByText(/^Choose “Completed with concern”, or close the \d+ gaps first\.$/)
      .first(),
  ).toBeVisible();
  expect((await readRequest(colleague, id)).currentEvent.status).toBe('RequestSubmitted');
});

test('a clean recredentialing asks for no diploma, and is completed without a reason', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const { providerId, id } = await requestFor(colleague, 'Registered nurse', { type: 'ReCredentialing' });
  await colleague.addLicense(providerId, { number: 'RN-4711' });
  await scan(colleague, service, providerId, 'Npi', 'Npdb', ...lists);
  await colleague.ask('POST', `/providers/${providerId}/info/liabilityInsurances`, {
    name: 'Harbor Mutual',
    currentExpirationDate: '2027-05-01T00:00:00Z',
  });
  await signIn('specialist', `/credentialing/${id}`);
  await page.getByRole('button', { name: 'Generate checklist' }).click();
  const standard = dialog(page).getByRole('list', { name: 'Standard elements' });
  await expect(standard).toContainText('Performance and quality');
  await expect(standard).not.toContainText('Education');
  await expect(standard).not.toContainText('Work history');
  await dialog(page).getByRole('button', { name: 'Add 7 elements' }).click();

  for (const [name, button, source] of [
    ['Application and attestation', 'Record an attestation', undefined],
    ['Liability insurance', 'Record a verification', 'Harbor Mutual'],
    ['Performance and quality', 'Record a review', 'Quality committee'],
  ] as const) {
    await page.getByRole('button', { name: `${button} for ${name}` }).click();
    if (source) await dialog(page).getByLabel('Source').fill(source);
    if (source) await dialog(page).getByLabel('How').selectOption('By document');
    await dialog(page)
      .getByLabel(/^(Date|Signed on)/)
      .fill('11/18/2026');
    await page.keyboard.press('Control+Enter');
    await expect(element(page, name).getByRole('list', { name: /^Verifications of/ })).toBeVisible();
  }
  await expect(checklist(page)).toContainText('7 elements: 7 in order, no gaps');

  await complete(page);
  await expect(dialog(page)).toContainText('No gap: every element has evidence that counts today');
  await dialog(page).getByRole('button', { name: 'Complete request' }).click();
  await expect(events(page).first()).toContainText('Completed');
  await expect(checklist(page)).toContainText('7 in order, no gaps, on the day of the decision');
});

test('an empty file is brought to complete by the buttons of its own gaps, and completed without a reason', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  const { id } = await requestFor(colleague, 'Registered nurse', { applicationReceivedDate: undefined });
  await signIn('specialist', `/credentialing/${id}`);
  await generate(page);
  await expect(checklist(page)).toContainText('8 elements: 0 in order, 8 with gaps');
  const within = (name: string, button: string) =>
    element(page, name).getByRole('button', { name: `${button} for ${name}` });
  const save = async () => {
    await page.keyboard.press('Control+Enter');
    await expect(dialog(page)).toHaveCount(0);
  };

  await test.step('the application: the day it came, and who signed when', async () => {
    await within('Application and attestation', 'Enter the date').click();
    await dialog(page).getByLabel('Application received').first().fill('11/18/2026');
    await save();
    await within('Application and attestation', 'Record an attestation').click();
    await expect(dialog(page).getByLabel('Signed by')).toHaveValue('Ada Gap-Quill');
    await dialog(page).getByLabel('Signed on').first().fill('11/17/2026');
    await save();
    await expect(gapsOf(page, 'Application and attestation')).toHaveCount(0);
  });

  await test.step('a license is attached and verified', async () => {
    await page.getByRole('link', { name: 'Attach a license for License' }).click();
    const attach = page.getByRole('dialog', { name: /^Attach a license/ });
    await attach.getByRole('combobox', { name: 'License type' }).fill('registered nurse texas');
    await attach
      .getByRole('option', { name: /Texas Board of Nursing/ })
      .first()
      .click();
    await attach.getByLabel('License number').fill('RN-4711');
    await attach.getByRole('button', { name: /^Attach and verify/ }).click();
    await expect(attach).toHaveCount(0);
    await service.advance({ seconds: 60 });
    await expect(page.getByRole('row', { name: /RN-4711/ })).toContainText('Found');
  });

  await test.step('work history and policy are added to the file', async () => {
    await goWithin(page, `/credentialing/${id}`);
    await page.getByRole('link', { name: 'Add the work history for Work history, five years' }).click();
    await part(page, 'Work history').getByRole('button', { name: /^Add/ }).click();
    await dialog(page).getByLabel('Employer').first().fill('Cedar Ridge Hospital');
    await dialog(page).getByLabel('From').first().fill('01/05/2015');
    await dialog(page).getByLabel('Current employer').selectOption('Yes');
    await save();
    await part(page, 'Liability insurance').getByRole('button', { name: /^Add/ }).click();
    await dialog(page).getByLabel('Insurer').first().fill('Harbor Mutual');
    await dialog(page).getByLabel('Expires').first().fill('05/01/2027');
    await save();
  });

  await test.step('one button does all that runs by itself, and comes back with what is left', async () => {
    await goWithin(page, `/credentialing/${id}`);
    await expect(gapsOf(page, 'License')).toContainText(
      'On file, but not part of this element: Registered nurse',
    );
    const all = checklist(page).getByRole('button', { name: /^Do all/ });
    await expect(all).toHaveText('Do all 7');
    await all.click();
    const question = page.getByRole('alertdialog', { name: 'Start 4 lookups?' });
    await expect(question).toContainText('NPDB: a fee is charged for each lookup, and passed on.');
    await question.getByRole('button', { name: 'Start' }).click();
    await expect(checklist(page).getByRole('button', { name: 'Under way' })).toBeVisible();
    await service.advance({ seconds: 60 });
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
      '3 elements with gaps left: Education and training, Work history, five years, Liability insurance',
      { timeout: 20_000 },
    );
    await expect(checklist(page)).toContainText('8 elements: 5 in order, 3 with gaps');
    await expect(all).toHaveCount(0);
  });

  await test.step('what sources said is recorded, and the certificate uploaded', async () => {
    await within('Education and training', 'Record a verification').click();
    await dialog(page).getByLabel('Source').fill('Dover College, registrar');
    await dialog(page).getByLabel('How').selectOption('By letter');
    await save();
    await within('Work history, five years', 'Record a review').click();
    await dialog(page).getByLabel('Source').fill('Dana Whitfield');
    await dialog(page).getByLabel('How').selectOption('By document');
    await save();
    await within('Liability insurance', 'Upload a document').click();
    const certificate = {
      name: 'certificate.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    };
    await dialog(page).getByLabel('Choose files').setInputFiles(certificate);
    await expect(dialog(page).getByText('kept at the service')).toBeVisible();
    await save();
  });

  await expect(checklist(page)).toContainText('8 elements: 8 in order, no gaps');
  await complete(page);
  await expect(dialog(page)).toContainText('No gap: every element has evidence that counts today');
  await dialog(page).getByRole('button', { name: 'Complete request' }).click();
  await expect(events(page).first()).toContainText('Completed');
  expect((await readRequest(colleague, id)).currentEvent).toMatchObject({ status: 'Completed' });
});

test('what always applies cannot be left out, elsewhere a reason has to say something; a verification is printed in the packet and undone by one click', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const { providerId, id } = await requestFor(colleague, 'Registered nurse');
  await colleague.addLicense(providerId, { number: 'RN-4711' });
  await scan(colleague, service, providerId, ...lists);
  await signIn('specialist', `/credentialing/${id}`);
  await generate(page);
  const actions = (name: string | RegExp) =>
    element(page, name).getByRole('button', { name: /^Actions for/ });
  for (const name of ['Sanctions and exclusions', /^License, /, 'Application and attestation']) {
    await actions(name).click();
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Not applicable' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(
      dialog(page).getByLabel('Status').getByRole('option', { name: 'Not applicable' }),
    ).toHaveCount(0);
    await page.keyboard.press('Escape');
  }

  await test.step('a reason of one letter is refused, one that says something is kept', async () => {
    await actions('Malpractice history').click();
    await page.getByRole('menuitem', { name: 'Not applicable' }).click();
    await dialog(page).getByLabel('Reason').fill('x');
    await dialog(page).getByRole('button', { name: 'Mark as not applicable' }).click();
    await expect(
      dialog(page)
        .getByText(/^Write at least 10 characters that say why/)
        .first(),
    ).toBeVisible();
    await dialog(page).getByLabel('Reason').fill('Queried by the medical staff office.');
    await dialog(page).getByRole('button', { name: 'Mark as not applicable' }).click();
    const left = element(page, 'Malpractice history');
    await expect(left).toContainText('Reason: Queried by the medical staff office.');
    await actions('Malpractice history').click();
    await page.getByRole('menuitem', { name: 'Applies after all' }).click();
    await expect(gapsOf(page, 'Malpractice history')).toContainText('NPDB not queried');
  });

  const education = element(page, 'Education and training');
  await education.getByRole('button', { name: /^Record a verification/ }).click();
  await dialog(page).getByLabel('Source').fill('Dover College, registrar');
  await dialog(page).getByLabel('How').selectOption('By letter');
  await dialog(page).getByLabel('Date').first().fill('11/18/2026');
  await dialog(page).getByRole('button', { name: 'Record verification' }).click();
  const told = 'Dover College, registrar, by letter, Nov 18, 2026';
  await expect(education).toContainText(`${told}, recorded by Dana Whitfield`);
  await expect(gapsOf(page, 'Education and training')).toHaveCount(0);
  const { checklist: saved } = await readRequest(colleague, id);
  expect(saved?.items.find(({ name }) => name === 'Education and training')).toMatchObject({
    status: 'Verified',
    source: 'Dover College, registrar | by letter | 2026-11-18 | specialist@credence.example',
    confirmedBy: 'specialist@credence.example',
  });

  await page.getByRole('link', { name: 'Packet' }).click();
  const printed = page
    .getByRole('region', { name: 'Elements' })
    .getByRole('row')
    .filter({ hasText: 'Education' });
  await expect(printed).toContainText(`${told}, recorded by Dana Whitfield`);
  await page.getByRole('link', { name: 'Back' }).click();
  await education.getByRole('button', { name: 'Undo the verification at Dover College, registrar' }).click();
  await expect(gapsOf(page, 'Education and training')).toContainText('No education on file');
  await expect(education).not.toContainText('Dover College');
});

test('a gap that only the provider can close asks for it with a note, and the dialog of a completion leads to its element', async ({
  page,
  colleague,
  openRequest,
}) => {
  const { request } = await openRequest({ isSelfManaged: true });
  await generate(page);
  await element(page, 'Work history, five years')
    .getByRole('button', { name: 'Request from the provider for Work history, five years' })
    .click();
  await expect(dialog(page).getByLabel('Status')).toHaveValue('AdditionalInformationRequested');
  await expect(dialog(page).getByLabel('Note')).toHaveValue(
    'Work history, five years: No work history on file.',
  );
  await dialog(page).getByRole('button', { name: 'Change status' }).click();
  await expect(events(page).first()).toContainText('Work history, five years: No work history on file.');
  expect((await readRequest(colleague, request.id)).currentEvent.status).toBe(
    'AdditionalInformationRequested',
  );

  await complete(page);
  await dialog(page).getByRole('button', { name: 'Close the gap on the request: NPI' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#element-NPI$/);
  await expect(element(page, 'NPI').getByRole('heading')).toBeInViewport();
  await expect(heading(page)).toContainText('Request-Quill');
  await addRequest(colleague, {}, 'Operated-Quill').then(({ request: operated }) =>
    goWithin(page, `/credentialing/${operated.id}`),
  );
  await generate(page);
  const ask = page.getByRole('button', { name: 'Request from the provider for Work history, five years' });
  await expect(ask).toBeDisabled();
  await expect(ask).toHaveAccessibleDescription('The operator processes this request and sets this status.');
});
