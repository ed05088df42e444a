import { expect, test as base } from './console';
import { List } from './list';
import { heading } from './page';
import type { Colleague } from './records';

export interface Case {
  providerId: string;
  licenseId: string;
}

interface Fixtures {
  /** Signs in, adds three cases, and opens the first of them from the queue; gives all. */
  openCase: () => Promise<Case[]>;
}

const queue = '/reviews?providerName=Vega-Quill&sortedBy=ProviderFirstName';

export const test = base.extend<Fixtures>({
  openCase: async ({ page, signIn, colleague }, provide) => {
    await provide(async () => {
      await signIn();
      const cases = await threeCases(colleague);
      await page.goto(queue);
      await new List(page, 'reviews').open('Ada');
      await expect(heading(page, /Vega-Quill$/)).toBeVisible();
      return cases;
    });
  },
});

/** Three people of one name, in the order of the queue: several results, another name, another license type. */
async function threeCases(colleague: Colleague): Promise<Case[]> {
  const people = [
    ['Ada', 'MULTI-700'],
    ['Bea', 'NAME-701'],
    ['Cleo', 'TYPE-702'],
  ] as const;
  const cases: Case[] = [];
  for (const [firstName, number] of people) {
    const { id: providerId } = await colleague.addProvider({ firstName, lastName: 'Vega-Quill' });
    const { id: licenseId } = await colleague.addLicense(providerId, { number, expires: '2027-06-30' });
    cases.push({ providerId, licenseId });
  }
  return cases;
}
