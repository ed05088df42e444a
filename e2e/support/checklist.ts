import type { Page } from '@playwright/test';
import { expect } from './console';
import { changeStatus, element, path } from './credentialing';
import { dialog } from './page';
import type { Colleague } from './records';
import type { Service } from './service';

interface Named {
  id: string;
  name: string;
}

/** A provider of a type, who practices in Texas, with a request that the organization works on. */
export async function requestFor(colleague: Colleague, type: string, more: object = {}) {
  const types = await colleague.ask<Named[] | { items: Named[] }>('GET', '/providertypes');
  const known = Array.isArray(types) ? types : types.items;
  const { id: providerId } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Gap-Quill' });
  await colleague.ask('PATCH', `/providers/${providerId}`, {
    providerTypeId: known.find(({ name }) => name === type)?.id,
    primaryPracticeState: 'TX',
    ssn: '219-09-9998',
    npi: 1_234_567_893,
  });
  const request = await colleague.ask<{ id: string }>('POST', path, {
    providerId,
    type: 'Initial',
    isSelfManaged: true,
    applicationReceivedDate: '2026-11-10',
    ...more,
  });
  return { providerId, id: request.id };
}

/** Scans somebody in datasets, and waits for what they find. */
export async function scan(colleague: Colleague, service: Service, providerId: string, ...types: string[]) {
  const scans = await Promise.all(
    types.map((type) => colleague.ask<{ id: string }>('POST', '/datasets/scans', { type, providerId })),
  );
  await service.advance({ seconds: 60 });
  return scans.map(({ id }) => id);
}

/** The lists that everybody is searched in. */
export const lists = ['OigExclusions', 'Sam'];
/** What an element lacks. */
export const gapsOf = (page: Page, name: string | RegExp) =>
  element(page, name).getByRole('list', { name: /^Gaps of/ });
/** The checklist of the request that is open. */
export const checklist = (page: Page) => page.getByRole('region', { name: 'Checklist', exact: true });

/** Generates the standard checklist, and adds all of it. */
export async function generate(page: Page) {
  await page.getByRole('button', { name: 'Generate checklist' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Add \d+ elements/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Begins to complete the request that is open. */
export async function complete(page: Page) {
  await changeStatus(page).click();
  await dialog(page).getByLabel('Status').selectOption('Completed');
}
