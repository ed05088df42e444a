import type { Locator } from '@playwright/test';
import { test as base } from './console';
import type { Colleague } from './records';

interface Fixtures {
  /** Signs in as a specialist, adds a facility of this name, and opens the part of its page; gives its id. */
  openFacility: (name: string, tab?: string) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  openFacility: async ({ page, signIn, colleague }, provide) => {
    await provide(async (name, tab) => {
      await signIn();
      const { id } = await colleague.addFacility(name);
      await page.goto(`/facilities/${id}${tab ? `?tab=${tab}` : ''}`);
      return id;
    });
  },
});

/** A hospital with a clinic within it, of which each holds an NPI. */
export async function hospital(colleague: Colleague) {
  const top = await colleague.addFacility('Zyqvist Hospital');
  const clinic = await colleague.addFacility('Zyqvist Clinic', { parentFacilityId: top.id });
  const npiOf = (facilityId: string, npi: number, more: object) =>
    colleague.ask('POST', `/facilities/${facilityId}/info/npis`, { npi, ...more });
  await npiOf(top.id, 1_234_567_893, { appliesTo: 'SelfAndAllChildren' });
  await npiOf(clinic.id, 1_245_319_599, { appliesTo: 'SelfOnly' });
  return { top, clinic };
}

/** A field that is typed into, by its label. */
export const text = (place: Locator, name: string) =>
  place.getByRole('textbox', { name: new RegExp(`^${name}\\b`) });

/** Chooses out of a field that is searched. */
export async function choose(place: Locator, field: string, words: string): Promise<void> {
  await place.getByRole('combobox', { name: field, exact: false }).fill(words);
  await place.getByRole('listbox').getByRole('option', { name: words }).first().click();
}
