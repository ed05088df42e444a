import type { Page } from '@playwright/test';
import { expect, test as base } from './console';
import type { Colleague } from './records';

export interface Alert {
  id: string;
  type: string;
  entityId?: string;
  provider: { firstName: string; lastName: string };
  dismissalNote?: string;
}

/** The alerts by age, as the service lists them: without a sort they stand by rank. */
export const byAge = '/alerts?sortedBy=Timestamp&sortDirection=Desc';

interface Fixtures {
  /** Signs in as a specialist and opens the alerts by age, of which the first is shown; gives the two that stand first. */
  openAlerts: () => Promise<[Alert, Alert]>;
}

export const test = base.extend<Fixtures>({
  openAlerts: async ({ page, signIn, colleague }, provide) => {
    await provide(async () => {
      await signIn('specialist', byAge);
      await expect(alertHeading(page)).toBeVisible();
      return firstTwo(colleague);
    });
  },
});

/** Whom the alert that is open is about. */
export const alertHeading = (page: Page) =>
  page.getByRole('region', { name: 'Alert', exact: true }).getByRole('heading', { level: 2 });

export const alertNote = (page: Page) => page.getByRole('textbox', { name: 'Note about the alert' });

/** Writes a note about the alert that is open, and dismisses it. */
export async function dismiss(page: Page, words: string): Promise<void> {
  await alertNote(page).fill(words);
  await page.getByRole('button', { name: /^Dismiss Ctrl/ }).click();
}

/** Alerts as the service lists them, in the order of the screen. */
export async function alertsOf(colleague: Colleague, filters = 'status=Active', count = 3): Promise<Alert[]> {
  const path = `/alerts?${filters}&count=${count}&sortedBy=Timestamp&sortDirection=Desc`;
  return (await colleague.ask<{ items: Alert[] }>('GET', path)).items;
}

/** The two alerts that stand first. */
export async function firstTwo(colleague: Colleague): Promise<[Alert, Alert]> {
  const [first, second] = await alertsOf(colleague);
  if (!first || !second) throw new Error('There are too few alerts for this test');
  return [first, second];
}
