import type { Locator } from '@playwright/test';
import { expect, test as base } from './console';
import { heading, part } from './page';
import type { Account } from './service';

interface Fixtures {
  /** Signs in and opens the info of a provider who has nothing yet; gives the provider's id. */
  openInfo: (as?: Account) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  openInfo: async ({ page, signIn, colleague }, provide) => {
    await provide(async (as) => {
      await signIn(as);
      const { id } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Okafor-Brandt' });
      await page.goto(`/providers/${id}?tab=info`);
      await expect(heading(page, 'Ines Okafor-Brandt')).toBeVisible();
      await expect(part(page, 'Education')).toBeVisible();
      return id;
    });
  },
});

/** A field by its label, which has a star where it has to be filled in. */
export const field = (within: Locator, name: string) =>
  within.getByLabel(new RegExp(`^${name.replace(/[.()]/g, '\\$&')}(?: \\*)?$`)).first();

/** Fills in fields by their labels, whatever kind of control each is. */
export async function fillIn(within: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(within, label);
    const [tag, role] = await control.evaluate((element) => [element.tagName, element.getAttribute('role')]);
    if (tag === 'SELECT') await control.selectOption({ label: value });
    else if (role === 'combobox' || (await control.getAttribute('aria-haspopup')) === 'listbox') {
      await control.fill(value);
      await within.getByRole('option', { name: value }).first().click();
    } else await control.fill(value);
  }
}
