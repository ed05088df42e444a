import { expect, test } from '../support/console';
import { addRequest, path } from '../support/credentialing';
import { dialog } from '../support/page';
import type { Colleague } from '../support/records';
import { at, expectAllAccessible, rows, type Screen } from '../support/screens';

/** A request with a checklist that has something of everything: current, expired, confirmed, without evidence. */
async function fullRequest(colleague: Colleague) {
  const known = { isSelfManaged: true, priority: 'Urgent' };
  const { providerId, request } = await addRequest(colleague, known, 'Axe-Quill');
  await colleague.addLicense(providerId, { number: 'RN-4711' });
  const file = `/providers/${providerId}`;
  await colleague.ask('POST', `${file}/info/educations`, { schoolName: 'Dover Institute' });
  await colleague.ask('POST', `${file}/notes`, { note: 'Called the board on Tuesday.' });
  await colleague.ask('POST', `${path}/${request.id}/events`, {
    status: 'AdditionalInformationRequested',
    note: 'A current certificate, please.',
    attachments: [{ path: `providers/${providerId}/letter.pdf`, type: 'CredentialingPacket' }],
  });
  await colleague.ask('PUT', `${path}/${request.id}/checklist`, {
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
  return { request: `/credentialing/${request.id}` };
}

const screens = ({ request }: Awaited<ReturnType<typeof fullRequest>>): Screen[] => [
  ['the requests', at('/credentialing', /./, rows('requests')), 'in light alone'],
  [
    'the board',
    async (page) => {
      await at('/credentialing?board=true', /./)(page);
      const completed = page.getByRole('region', { name: /^Completed(?: [\d,]+)?$/ });
      const unfold = page.getByRole('button', { name: 'Unfold Completed', exact: true });
      const first = completed.getByRole('listitem').first();
      await expect(unfold.or(first).first()).toBeVisible();
      if (await unfold.isVisible()) await unfold.click();
      await expect(first).toBeVisible();
    },
  ],
  [
    'the board in lanes',
    at('/credentialing?board=true&lanes=true', /./, (page) =>
      page.getByRole('region', { name: 'No owner' }).getByRole('list'),
    ),
    'in light alone',
  ],
  [
    'who is due',
    at('/credentialing/due', /./, (page) => page.getByRole('grid').getByRole('rowheader')),
    'in light alone',
  ],
  [
    'a new request with its faults',
    async (page) => {
      await at('/credentialing/new', /./, (at) => at.getByRole('listbox').getByRole('option'))(page);
      await page.getByRole('button', { name: 'Create request' }).click();
      await expect(page.getByText('Choose who processes the request.').first()).toBeVisible();
    },
  ],
  ['a request', at(request, /Axe-Quill/, (page) => page.getByText(/expired \d+ days ago/).first())],
  [
    'a letter about missing information',
    async (page) => {
      await page.getByRole('button', { name: 'Write letter' }).click();
      await expect(dialog(page).getByLabel('Signed by')).toBeVisible();
    },
  ],
  [
    'an event that completes',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Change status' }).click();
      await dialog(page).getByLabel('Status').selectOption('Completed');
    },
    'in light alone',
  ],
  [
    'the standard checklist',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Discard what I typed' }).click();
      await page.getByRole('button', { name: 'Generate checklist' }).click();
      await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    },
    'in light alone',
  ],
  [
    'the packet of a request',
    at(`${request}/packet`, /Axe-Quill/, (page) => page.getByText('Ready to be printed, or saved as a PDF')),
  ],
  [
    'the committee, and a decision with its faults',
    async (page) => {
      await at('/credentialing/committee', 'Committee')(page);
      const clean = page.getByRole('region', { name: /^Clean files/ });
      await clean
        .getByRole('button', { name: /^Decide/ })
        .first()
        .click();
      await dialog(page).getByRole('combobox', { name: 'Decision' }).selectOption('Deny');
      await dialog(page).getByRole('button', { name: 'Record decision' }).click();
      await expect(dialog(page).getByText('Say why.').first()).toBeVisible();
    },
  ],
  [
    'an audit sample',
    async (page) => {
      await at('/credentialing/audit', 'Audit sample')(page);
      await page.getByRole('button', { name: 'Select files' }).click();
      const drawn = page.getByRole('list', { name: 'Files in the sample' });
      await expect(drawn.getByRole('article').first()).toBeVisible();
    },
  ],
  [
    'a sample of changes',
    async (page) => {
      await at('/credentialing/audit/integrity', 'Information integrity audit')(page);
      await page.getByRole('button', { name: 'Select changes' }).click();
      await expect(page.getByRole('list', { name: 'Changes in the sample' })).toBeVisible();
    },
  ],
];

test('Credentialing', async ({ page, signIn, colleague }) => {
  await signIn('specialist', '/');
  await expectAllAccessible(page, screens(await fullRequest(colleague)));
});
