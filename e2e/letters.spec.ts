import { expect, test } from './support/console';
import { serviceDay, shown } from './support/days';
import { List } from './support/list';
import { dialog, filePart, goWithin, heading } from './support/page';
import { readPdf } from './support/pdf';

const address = { addressLine1: '1 Main St', city: 'Reno', state: 'NV', zipCode: '89501', type: 'Work' };

test('three providers are reminded of what expires: who lacks an address gets one, and each letter stands in their files', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const [lapsed, soon] = [await serviceDay(service, -10), await serviceDay(service, 20)];
  const ids: string[] = [];
  for (const [lastName, addresses] of [
    ['Farrowby', [address]],
    ['Farrowdale', [address]],
    ['Farrowmere', []],
  ] as const) {
    const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
      firstName: 'Ada',
      lastName,
      addresses,
      emails: [{ email: `${lastName.toLowerCase()}@work.example`, type: 'Work' }],
    });
    ids.push(id);
    await colleague.ask('POST', `/providers/${id}/info/liabilityInsurances`, {
      name: 'Old Mutual',
      policyNumber: 'P-4711',
      currentExpirationDate: `${lapsed}T00:00:00Z`,
    });
  }
  await colleague.ask('POST', `/providers/${ids[0]}/info/certificates`, {
    type: 'AhaBasicLifeSupport',
    certificateNumber: 'B-12',
    expirationDate: `${soon}T00:00:00Z`,
  });
  await signIn('admin', '/expirables?find=Farrow');
  await expect(page.getByText(/^As of /)).toBeVisible({ timeout: 60_000 });
  const list = new List(page, 'expirables');
  await list.has(4);

  await test.step('one letter for each, with everything of theirs that was selected', async () => {
    await list.grid.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
    await page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Write reminders' })
      .click();
    await expect(dialog(page)).toContainText('Write 3 letters');
    await dialog(page).getByLabel('Signed by').fill('Dana Whitfield');
    await expect(dialog(page)).toContainText('1 letter not ready');
    await expect(dialog(page).getByRole('button', { name: 'Make PDF of 3 letters' })).toBeDisabled();
  });

  await test.step('the address that is not on file is filled in for its letter', async () => {
    await dialog(page).getByRole('button', { name: 'Next that is not ready' }).click();
    const letter = dialog(page).getByRole('region', { name: 'Letter to Ada Farrowmere' });
    await expect(letter.getByRole('note')).toHaveText('Ada Farrowmere: fill in address.');
    await letter.getByLabel('Address').fill('7 Elm St\nSparks, NV 89431');
    await expect(dialog(page)).not.toContainText('not ready');
  });

  await test.step('the document has a page for each, and all are noted', async () => {
    const [document] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Make PDF of 3 letters' }).click(),
    ]);
    const { pages, bookmarks } = await readPdf(document);
    expect(bookmarks.toSorted()).toEqual(['Ada Farrowby', 'Ada Farrowdale', 'Ada Farrowmere']);
    expect(pages).toHaveLength(3);
    const text = (name: string) => pages.find((one) => one.includes(`Dear ${name}`)) ?? '';
    expect(text('Ada Farrowby')).toContain(`P-4711: expired ${shown(lapsed)}`);
    expect(text('Ada Farrowby')).toContain(`expires ${shown(soon)}`);
    expect(text('Ada Farrowby')).toContain('Cedar Ridge Health');
    expect(text('Ada Farrowmere')).toContain('7 Elm St');
    expect(pages.join()).not.toContain('{{');
    await dialog(page).getByRole('combobox', { name: 'How it was sent' }).selectOption('Mail');
    await expect(dialog(page)).toContainText('It is logged as an attempt');
    await dialog(page).getByRole('button', { name: 'Note 3 letters on file' }).click();
    await expect(dialog(page).getByText('3 done')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('the letter is found in the provider’s files', async () => {
    await goWithin(page, `/providers/${ids[2]}`);
    await expect(heading(page, 'Ada Farrowmere')).toBeVisible();
    await filePart(page, /^Files/).click();
    await expect(page.getByText(/Expirables reminder\.pdf/).first()).toBeVisible();
  });
});

test('the letter of a decision is written from its template, and the committee’s queue has one less', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const today = await serviceDay(service);
  const { id: providerId } = await colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Ada',
    lastName: 'Farrowby',
    addresses: [address],
  });
  const { id: requestId } = await colleague.ask<{ id: string }>('POST', '/credentialing-requests', {
    providerId,
    type: 'Initial',
    isSelfManaged: true,
  });
  const source = `Decision denied | by committee | ${today} | decided by Ada Chair | reason License revoked in another state | entered ${today} by dana@example.org`;
  await colleague.ask('PUT', `/credentialing-requests/${requestId}/checklist`, {
    items: [{ name: 'Committee decision', status: 'Denied', source }],
  });
  await signIn('admin', '/');
  const minutes = {
    version: 1,
    day: today,
    entries: [
      {
        requestId,
        name: 'Ada Farrowby',
        type: 'Initial',
        providerId,
        day: today,
        outcome: 'denied',
        by: 'committee',
        names: ['Ada Chair'],
        recused: [],
        reason: 'License revoked in another state',
        enteredOn: today,
        enteredBy: 'dana@example.org',
        findings: [],
      },
    ],
  };
  await page.evaluate(
    async ({ path, text }) => {
      const { token } = JSON.parse(localStorage.getItem('credence:session') ?? '{}') as { token: string };
      const body = new FormData();
      body.append('file', new File([text], 'minutes.json', { type: 'application/json' }));
      await fetch(path, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } });
    },
    {
      path: `/api/files/uploads/${encodeURIComponent(`credence/committee/${today}.json`)}`,
      text: JSON.stringify(minutes),
    },
  );
  await goWithin(page, '/credentialing/committee?letters=true');
  await page.getByRole('button', { name: 'Write letter to Ada Farrowby' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Template' })).toHaveValue('Denial');
  await expect(dialog(page).getByLabel('Text')).toHaveValue(/License revoked in another state/);
  await expect(dialog(page).getByLabel('Text')).not.toHaveValue(/Ada Chair/);
  await dialog(page).getByLabel('Signed by').fill('Dana Whitfield');
  await dialog(page).getByLabel('Appeal within').fill('30 days of receiving this letter');
  await dialog(page).getByLabel('Appeal to').fill('Medical Staff Office, 100 Main St, El Paso, TX 79901');
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Make PDF of 1 letter' }).click(),
  ]);
  const letter = (await readPdf(document)).pages.join();
  expect(letter).toContain('within 30 days of receiving this letter');
  expect(letter).toContain('described in the credentialing policy of Cedar Ridge');
  await expect(dialog(page)).toContainText('Making the file sends nothing.');
  await dialog(page).getByRole('button', { name: 'Note 1 letter on file' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Letter to Ada Farrowby kept, not sent')).toBeVisible();
  await expect(page.getByText('Letter written, not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as sent: letter to Ada Farrowby' }).click();
  await dialog(page).getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText('No letter to send')).toBeVisible();
  await goWithin(page, '/credentialing/committee');
  const decided = page.getByRole('region', { name: /^Decided/ });
  await expect(decided).toContainText(`Letter sent ${shown(today)}, certified mail, by Marisol Okafor`);
  await decided.getByRole('button', { name: 'Correct: letter to Ada Farrowby sent' }).click();
  await dialog(page).getByRole('combobox', { name: 'How' }).selectOption('Fax');
  await dialog(page).getByRole('button', { name: 'Correct' }).click();
  await expect(decided).toContainText(`Letter sent ${shown(today)}, fax, by Marisol Okafor`);
  await decided.getByRole('link', { name: 'Ada Farrowby' }).click();
  const decision = page.getByRole('list', { name: 'Decisions' }).getByRole('listitem');
  await expect(decision).toContainText('Denied');
  await expect(decision).toContainText(`Letter sent ${shown(today)}, fax, by Marisol Okafor`);
  await decision.getByRole('button', { name: /^Open: .* Denial\.pdf$/ }).click();
  await expect(dialog(page)).toContainText('Denial.pdf');
});
