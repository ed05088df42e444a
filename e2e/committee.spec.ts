import type { Locator } from '@playwright/test';
import { expect, test } from './support/console';
import { after, serviceDay, shown, typed } from './support/days';
import { goWithin, heading } from './support/page';
import { readPdf } from './support/pdf';

interface Decided {
  currentEvent: { status: string; note?: string };
  provider: { id: string; nextCredentialingDate?: string; credentialedDate?: string };
}

/** Scrolls the box of a dialog until a field lies below the end of its form, which sticks above the fields. */
const putBelowTheEnd = (field: Locator) =>
  field.evaluate((element) => {
    const [box, end] = [element.closest('[data-body]'), element.closest('form')?.lastElementChild];
    if (box && end)
      box.scrollTop += element.getBoundingClientRect().top - end.getBoundingClientRect().top - 2;
  });

/** How many pixels lie between something in a dialog and the end of its form; negative where it is covered. */
const roomAboveTheEnd = (shown: Locator) =>
  shown.evaluate(
    (element) =>
      (element.closest('form')?.lastElementChild?.getBoundingClientRect().top ?? 0) -
      element.getBoundingClientRect().bottom,
  );

test('A committee night: clean files are signed off in one go, one file is deferred, minutes and letters follow', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  await service.reset({ providers: 400 });
  const today = await serviceDay(service);
  await signIn('admin', '/credentialing/committee');
  const clean = page.getByRole('region', { name: /^Clean files/ });
  const names = clean.getByRole('listitem').getByRole('link');
  await expect(names.nth(9)).toBeVisible({ timeout: 60_000 });
  const all = await names.allInnerTexts();
  const [deferred = '', ...others] = all.slice(0, 10);
  await expect(page.getByRole('region', { name: /^Not ready/ })).toBeVisible();

  await test.step('one is left to the committee, which defers it, and says why', async () => {
    await clean.getByRole('button', { name: `Decide ${deferred} in the committee` }).click();
    const dialog = page.getByRole('dialog', { name: `Decide ${deferred}` });
    await dialog.getByRole('combobox', { name: 'Decision' }).selectOption('Defer');
    await dialog.getByLabel('Decided by').fill('Ada Chair, MD\nBo Member, NP');
    await dialog.getByRole('button', { name: 'Record decision' }).click();
    await expect(dialog.getByText('Say why.').first()).toBeVisible();
    await dialog.getByLabel('Reason').fill('Two peer references are outstanding');
    await dialog.getByLabel('What is asked for').fill('Two signed peer references');
    await dialog.getByLabel('Votes for').fill('3');
    await dialog.getByRole('button', { name: 'Record decision' }).click();
    await expect(dialog.getByText('3 votes, and 2 people decided.').first()).toBeVisible();
    await dialog.getByLabel('Votes for').fill('2');
    await dialog.getByRole('button', { name: 'Record decision' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: /^Decided/ })).toContainText(deferred);
    // It left the clean files, and stands before the committee with its deferral; whoever works by keyboard goes on where it stood.
    const before = page.getByRole('list', { name: 'For the committee' }).getByRole('listitem');
    await expect(before.filter({ hasText: deferred })).toContainText('Two peer references are outstanding');
    await expect(clean.getByRole('link', { name: deferred, exact: true })).toBeHidden();
    await expect(page.locator('main :focus')).toBeVisible();
  });

  await test.step('what is wrong stands above the end of the dialog, also where its field lay below that', async () => {
    const whole = page.viewportSize();
    await clean.getByRole('button', { name: `Decide ${others[0]} in the committee` }).click();
    const dialog = page.getByRole('dialog', { name: `Decide ${others[0]}` });
    await dialog.getByRole('combobox', { name: 'Decision' }).selectOption('Approve');
    await dialog.getByLabel('Decided by').fill('Ada Chair, MD');
    const votes = dialog.getByLabel('Votes for');
    await votes.fill('3');
    for (const size of [
      { width: 1366, height: 640 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await dialog.getByLabel('Recused').focus();
      await putBelowTheEnd(votes);
      await page.keyboard.press('Tab');
      await expect(votes).toBeFocused();
      await expect.poll(() => roomAboveTheEnd(votes)).toBeGreaterThanOrEqual(0);
      await dialog.getByRole('button', { name: 'Record decision' }).focus();
      await putBelowTheEnd(votes);
      await page.keyboard.press('Enter');
      await expect(votes).toBeFocused();
      const message = dialog.getByText('3 votes, and 1 person decided.');
      await expect.poll(() => roomAboveTheEnd(message)).toBeGreaterThanOrEqual(0);
    }
    if (whole) await page.setViewportSize(whole);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard what I typed' }).click();
  });

  await test.step('the medical director signs off nine clean files at once', async () => {
    await clean.getByRole('checkbox', { name: /^All \d+ clean files/ }).uncheck();
    for (const name of others)
      await clean.getByRole('checkbox', { name: `Sign off ${name}`, exact: true }).check();
    await clean.getByRole('button', { name: 'Sign off 9 clean files' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('Type the name of who signs off.')).toBeVisible();
    await dialog.getByLabel('Medical director').fill('Cy Doctor, MD');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog).toContainText('Signed off by Cy Doctor, MD');
    await dialog.getByRole('button', { name: 'Sign off 9 clean files' }).click();
    await expect(dialog.getByText('9 done')).toBeVisible({ timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  const decided = page.getByRole('region', { name: /^Decided/ });
  await expect(decided).toContainText('9 approved, 1 deferred');
  await expect(decided.getByRole('link', { name: '9 letters to send' })).toBeVisible();

  await test.step('the minutes name everybody, and say who was deferred and why', async () => {
    const [document] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const text = (await readPdf(document)).pages.join(' ');
    expect(text).toContain('Minutes of the credentialing committee');
    for (const name of [deferred, ...others]) expect(text).toContain(name);
    expect(text).toContain('Two peer references are outstanding');
    expect(text).toContain('10 files: 9 approved, 1 deferred');
    expect(text).toContain('2 for, 0 against, 0 abstained');
  });

  await test.step('a request that is opened from deep in the list begins with its title, and the list is there again', async () => {
    const last = page.getByRole('list', { name: 'For the committee' }).getByRole('link').last();
    const name = await last.innerText();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await expect(heading(page, new RegExp(`^${name}`))).toBeInViewport();
    await page.goBack();
    await expect(last).toBeInViewport();
  });

  await test.step('each request has its decision, and Today counts the letters', async () => {
    const [name = ''] = others;
    await decided.getByRole('link', { name }).click();
    await expect(heading(page, new RegExp(`^${name}`))).toBeVisible();
    await expect(page.getByText('Committee decision').first()).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const request = await colleague.ask<Decided>('GET', `/credentialing-requests/${id}`);
    expect(request.currentEvent.status).toBe('Completed');
    expect(request.provider.nextCredentialingDate).toBe(`${Number(today.slice(0, 4)) + 3}${today.slice(4)}`);
    await goWithin(page, '/');
    const letters = page.getByRole('listitem').filter({ hasText: 'Decision letters to send' });
    await expect(letters).toContainText('9');
    await letters.getByRole('link', { name: 'Decision letters to send' }).click();
    await expect(page.getByRole('button', { name: /^Mark as sent: letter to / })).toHaveCount(9);
    await page.getByRole('button', { name: `Mark as sent: letter to ${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Mark the letter to ${name} as sent` });
    await dialog.getByRole('textbox', { name: 'Sent on' }).fill(typed(after(today, -1)));
    await dialog.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(dialog.getByText(/^The decision was made on .*, after this day/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Sent on' }).fill(typed(today));
    await dialog.getByLabel('How').selectOption('E-mail');
    await dialog.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Mark as sent: letter to / })).toHaveCount(8);
  });

  await test.step('what was decided a day ago is dated so, and says that it was entered later', async () => {
    const day = after(today, -1);
    await goWithin(page, '/credentialing/committee');
    await page.getByRole('textbox', { name: 'Date of decision' }).fill(typed(day));
    await expect(page.getByText(`entered 1 day after ${shown(day)}`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Date of decision' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Date of decision' }).press('Enter');
    await expect(page.getByText(`entered 1 day after ${shown(day)}`)).toBeVisible();
    const last = clean
      .getByRole('listitem')
      .or(page.getByRole('region', { name: /^For the committee/ }).getByRole('listitem'))
      .first();
    const name = await last.getByRole('link').innerText();
    await last.getByRole('button', { name: new RegExp(`^Decide ${name}`) }).click();
    const dialog = page.getByRole('dialog', { name: `Decide ${name}` });
    await dialog.getByRole('combobox', { name: 'Decision' }).selectOption('Approve');
    await dialog.getByLabel('Reason').fill('A shorter term until the next review');
    await dialog.getByRole('combobox', { name: 'Term' }).selectOption('12 months, a shorter term');
    await dialog.getByRole('button', { name: 'Record decision' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: `Decided ${shown(day)}` })).toContainText(
      '1 day after the decision',
    );
    await page
      .getByRole('region', { name: `Decided ${shown(day)}` })
      .getByRole('link', { name })
      .click();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { provider } = await colleague.ask<Decided>('GET', `/credentialing-requests/${id}`);
    expect(provider.nextCredentialingDate).toBe(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`);
  });

  await test.step('who was deferred is denied, and the file that still says credentialed says so', async () => {
    await goWithin(page, '/credentialing/committee');
    const before = page.getByRole('list', { name: 'For the committee' }).getByRole('listitem');
    const file = before.filter({ hasText: deferred });
    await file.getByRole('button', { name: `Decide ${deferred}` }).click();
    const dialog = page.getByRole('dialog', { name: `Decide ${deferred}` });
    await dialog.getByRole('combobox', { name: 'Decision' }).selectOption('Deny');
    await dialog.getByLabel('Decided by').fill('Ada Chair, MD');
    await dialog.getByLabel('Reason').fill('Two peer references advise against it');
    await dialog.getByRole('button', { name: 'Record decision' }).click();
    await expect(dialog).toBeHidden();
    await decided.getByRole('link', { name: deferred }).last().click();
    await expect(heading(page, new RegExp(`^${deferred}`))).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { provider } = await colleague.ask<Decided>('GET', `/credentialing-requests/${id}`);
    await colleague.ask('PATCH', `/providers/${provider.id}`, {
      credentialingStatus: 'Credentialed',
      nextCredentialingDate: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`,
    });
    await goWithin(page, `/providers/${provider.id}`);
    const denial = `denied by the committee on ${shown(today)}; the file still says credentialed`;
    await expect(page.getByRole('region', { name: `No: ${denial}` })).toBeVisible();
  });
});
