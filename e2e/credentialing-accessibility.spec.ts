import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import { addRequest, path } from './support/credentialing';
import { dialog } from './support/page';
import type { Colleague } from './support/records';

/** A request with a checklist that has something of everything: current, expired, confirmed, without evidence. */
async function fullRequest(colleague: Colleague): Promise<string> {
  const known = { isSelfManaged: true, priority: 'Urgent' };
  const { providerId, request } = await addRequest(colleague, known, 'Axe-Quill');
  const { id } = request;
  await colleague.ask('POST', `${path}/${id}/events`, {
    status: 'AdditionalInformationRequested',
    note: 'A current certificate, please.',
    attachments: [{ path: `providers/${providerId}/letter.pdf`, type: 'CredentialingPacket' }],
  });
  await colleague.ask('PUT', `${path}/${id}/checklist`, {
    notes: 'Waits for the insurer.',
    items: [
      { name: 'Education', status: 'Verified', verifiedAt: '2026-11-10T00:00:00Z', source: 'Registrar' },
      { name: 'Old', status: 'Verified', verifiedAt: '2025-01-10T00:00:00Z', confirmedBy: 'Dana' },
      { name: 'DEA registration', status: 'Missing' },
      {
        name: 'Diploma',
        status: 'Concern',
        references: { files: [{ filePath: `providers/${providerId}/diploma.pdf` }] },
      },
    ],
  });
  return id;
}

for (const scheme of ['light', 'dark'] as const) {
  test(`credentialing is accessible, ${scheme}`, async ({ page, signIn, colleague }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    const look = (name: string) =>
      expectAccessible(page, name, scheme === 'light' ? 'everything' : 'colours');
    await signIn('specialist', '/credentialing');
    await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
    await look('the requests');
    await page.goto('/credentialing?board=true');
    const completed = page.getByRole('region', { name: /^Completed(?: [\d,]+)?$/ });
    await completed.scrollIntoViewIfNeeded();
    await expect(completed.getByRole('listitem').first()).toBeVisible();
    await look('the board');
    await page.goto('/credentialing/due');
    await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
    await look('who is due');
    await page.goto('/credentialing/new');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.getByRole('button', { name: 'Create request' }).click();
    await expect(page.getByText('Choose who processes the request.').first()).toBeVisible();
    await look('a new request with its faults');

    const id = await fullRequest(colleague);
    await page.goto(`/credentialing/${id}`);
    await expect(page.getByText(/expired \d+ days ago/).first()).toBeVisible();
    await look('a request');
    await page.getByRole('button', { name: 'Add event' }).click();
    await dialog(page).getByLabel('What has happened').selectOption('Completed');
    await look('an event that completes');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard what I typed' }).click();
    await page.getByRole('button', { name: 'Draw up from what is held' }).click();
    await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    await look('the standard checklist');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add element' }).click();
    await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    await look('an element');
  });
}

for (const width of [390, 320]) {
  test(`nothing is cut off at ${width} pixels`, async ({ page, signIn, colleague }) => {
    await signIn('specialist', '/credentialing');
    await page.setViewportSize({ width, height: 800 });
    const id = await fullRequest(colleague);
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    for (const [address, there] of [
      ['/credentialing?board=true', 'Submitted'],
      ['/credentialing/new', 'Who processes it'],
      [`/credentialing/${id}`, 'Waits for the insurer.'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(there).first()).toBeVisible();
      expect(await fits(), address).toBe(true);
    }
  });
}
