import { expect } from './support/console';
import { changeStatus, addRequest, events, path, readRequest, test } from './support/credentialing';
import { dialog, goWithin } from './support/page';

test('an event keeps its note when it fails, after a reload too, and takes files; a completion asks why each gap stays, and is printed', async ({
  page,
  service,
  colleague,
  openRequest,
}) => {
  await test.step('a status of the mode is chosen; its note is kept when the event fails, and files go with it', async () => {
    const { providerId, request } = await openRequest({ isSelfManaged: true });
    await changeStatus(page).click();
    const status = dialog(page).getByLabel('Status');
    await expect(status.locator('option')).toHaveCount(11);
    await expect(status.locator('option').filter({ hasText: /^Submitted$/ })).toHaveCount(0);
    await status.selectOption('Information requested');
    await dialog(page).getByLabel('Note').fill('Please send the insurance certificate.');
    const choose = (name: string, content: string) =>
      dialog(page)
        .getByLabel('Choose files')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4 ${content}`) });
    await choose('letter.pdf', 'letter');
    await expect(dialog(page).getByText('kept at the service')).toBeVisible();
    await choose('letter.pdf', 'another letter');
    await expect(dialog(page).getByText('There is a file of this name already')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Change status' }).click();
    await expect(
      dialog(page).getByText('Wait until each file is there, or take it away.').first(),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Keep both' }).click();
    await expect(dialog(page).getByText('letter (2).pdf')).toBeVisible();
    await expect(dialog(page).getByText('kept at the service')).toHaveCount(2);

    await service.fails({ operation: `POST ${path}/{requestId}/events`, status: 503, times: 1 });
    await dialog(page).getByRole('button', { name: 'Change status' }).click();
    await expect(dialog(page).getByRole('alert').filter({ hasText: 'The service failed' })).toBeVisible();
    await page.reload();
    await changeStatus(page).click();
    await expect(dialog(page).getByLabel('Note')).toHaveValue('Please send the insurance certificate.');
    await dialog(page).getByRole('button', { name: 'Change status' }).click();

    const latest = events(page).first();
    await expect(latest).toContainText('Please send the insurance certificate.');
    const download = page.waitForEvent('download');
    await latest.getByRole('button', { name: 'Download: letter (2).pdf' }).click();
    expect((await download).suggestedFilename()).toBe('letter (2).pdf');
    const { currentEvent, allEvents } = await readRequest(colleague, request.id);
    expect(allEvents).toHaveLength(2);
    const folder = `providers/${providerId}/credentialing/${request.id}`;
    expect(currentEvent).toMatchObject({
      status: 'AdditionalInformationRequested',
      attachments: [{ path: `${folder}/letter.pdf` }, { path: `${folder}/letter (2).pdf` }],
    });
  });

  await test.step('completing proposes the recredentialing date three years on, and is printed with the reasons', async () => {
    const { providerId, request } = await addRequest(colleague, { isSelfManaged: true });
    await goWithin(page, `/credentialing/${request.id}`);
    await expect(events(page)).toHaveCount(1);
    await changeStatus(page).click();
    await dialog(page).getByLabel('Status').selectOption('Completed');
    const next = dialog(page).getByRole('textbox', { name: 'Recredentialing due' });
    await expect(next).toHaveValue(/^\d\d\/\d\d\/2029$/);
    await expect(dialog(page)).toContainText(
      'This sets Ada Request-Quill’s credentialing status to Credentialed',
    );
    const reasons = dialog(page).getByRole('group', { name: 'Gaps that stay' }).getByRole('textbox');
    await expect(reasons.first()).toBeVisible();
    const gaps = await reasons.count();
    await next.fill('01/15/2020');
    await dialog(page).getByRole('button', { name: 'Complete request' }).click();
    await expect(
      dialog(page).getByText('The day on which recredentialing is due has to be in the future.').first(),
    ).toBeVisible();
    await next.fill('06/30/2029');
    await dialog(page).getByRole('button', { name: 'Complete with concern' }).click();
    for (const field of await reasons.all()) await field.fill('Known to the committee.');
    await dialog(page)
      .getByLabel(/^Type Ada Request-Quill/)
      .fill('Ada Request-Quill');
    await dialog(page).getByRole('button', { name: 'Complete with concern' }).click();
    await expect(events(page).first()).toContainText('Completed with concern');
    await expect(events(page).first()).toContainText('Reason: Known to the committee.');
    await expect(page.getByRole('region', { name: 'Request' })).toContainText('Jun 30, 2029');
    for (const button of [changeStatus(page), page.getByRole('button', { name: 'Generate checklist' })]) {
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription('This request is over: completed with concern.');
    }
    expect(await colleague.ask('GET', `/providers/${providerId}`)).toMatchObject({
      credentialingStatus: 'Credentialed',
      nextCredentialingDate: '2029-06-30',
    });

    await page.getByRole('link', { name: 'Packet' }).click();
    const printed = page.getByRole('region', { name: `Gaps (${gaps})` });
    await expect(printed.getByRole('row').filter({ hasText: 'Known to the committee.' })).toHaveCount(gaps);
  });
});
