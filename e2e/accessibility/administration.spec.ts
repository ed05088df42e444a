import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { dialog, goWithin } from '../support/page';
import { at, expectAllAccessible, rows, type Screen } from '../support/screens';
import { region, tokens } from '../support/settings';
import { messageLog, messagePane } from '../support/webhook-log';

const reportRows = (page: Page) =>
  page.getByRole('table', { name: 'Report', exact: true }).locator('tbody').getByRole('row');
async function openKeys(page: Page): Promise<void> {
  await at('/settings/keyboard', 'Keyboard')(page);
  await page.getByRole('button', { name: /^Review, / }).click();
}

const webhooks: Screen[] = [
  ['the webhooks', at('/webhooks', 'Webhooks', rows('webhooks'))],
  [
    'a webhook',
    async (page) => {
      await rows('webhooks')(page).first().getByRole('link').click();
      await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    },
  ],
  [
    'a new webhook',
    at('/webhooks/new', /./, (page) => page.getByRole('combobox', { name: 'Type' })),
    'in light alone',
  ],
  ['the webhook log', at('/webhooks/log?time=all', /./, (page) => messageLog(page).getByRole('link'))],
  [
    'a message of a webhook',
    async (page) => {
      await messageLog(page).getByRole('row').nth(1).getByRole('link').click();
      await expect(messagePane(page)).toBeVisible();
    },
    'in light alone',
  ],
  [
    'the receiver guide',
    at('/webhooks/guide', /./, (page) => page.getByRole('rowheader', { name: 'X-TraceId' })),
    'in light alone',
  ],
];

const reports: Screen[] = [
  ['a report', at('/reports', 'Reports', reportRows)],
  [
    'a report with months',
    at('/reports?kind=expirable-credentials', 'Reports', reportRows),
    'in light alone',
  ],
  ['the event log', at('/events', 'Event log', rows('events')), 'in light alone'],
];

const insightsOf = (section: string, there: string) => async (page: Page) => {
  await goWithin(page, `/insights?section=${section}&period=3`);
  await expect(page.getByRole('table', { name: there })).toBeVisible();
};

const insights: Screen[] = [
  ['the turnaround', insightsOf('turnaround', 'Turnaround by month')],
  [
    'the requests behind a figure',
    at('/insights?rows=all', 'Insights', (page) => page.getByRole('list', { name: 'Completed' })),
    'in light alone',
  ],
  ['decisions a day', insightsOf('decisions', 'Decisions by person'), 'in light alone'],
];

const settings: Screen[] = [
  ['the appearance', at('/settings/appearance', 'Appearance'), 'in light alone'],
  ['the settings of an administrator', at('/settings', 'Settings', tokens)],
  ['the keys of shortcuts', openKeys, 'in light alone'],
  [
    'another key for a shortcut',
    async (page) => {
      await page.getByRole('button', { name: 'Change the key of Next case, Review' }).click();
      await page.keyboard.press('f');
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
    'in light alone',
  ],
  [
    'what is shared beside one’s own',
    async (page) => {
      await at('/settings/limits', 'Program and limits')(page);
      const limits = region(page, 'Program and limits');
      const share = limits.getByRole('button', { name: 'Share the program and limits' });
      await share.click();
      await expect(limits).toContainText('Shared by you');
      await limits.getByLabel('Program', { exact: true }).selectOption('URAC');
      await share.click();
      await expect(dialog(page)).toBeVisible();
    },
    'in light alone',
  ],
  [
    'a letter template with its faults',
    async (page) => {
      await at('/settings/letters', 'Letter templates')(page);
      await page.getByRole('button', { name: 'New template' }).click();
      await dialog(page).getByLabel('Text').fill('Dear {{nobody}}:');
      await dialog(page).getByRole('button', { name: 'Save template' }).click();
      await expect(dialog(page).getByText('Give it a name.').first()).toBeVisible();
    },
  ],
  [
    'settings to be imported',
    async (page) => {
      await at('/settings/transfer', 'Export and import')(page);
      const text = '{"kind":"Credence settings","version":1,"settings":{"density":"compact"},"views":{}}';
      const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.getByLabel('Import settings').setInputFiles(file);
      await expect(dialog(page)).toBeVisible();
    },
    'in light alone',
  ],
];

test('Webhooks, reports, logs, settings and insights of an administrator', async ({ page, signIn }) => {
  await signIn('admin', '/');
  await expectAllAccessible(page, [...webhooks, ...reports, ...settings, ...insights], { withFrame: true });
});
