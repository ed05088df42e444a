import { test as base } from './console';
import type { Colleague } from './records';

interface Fixtures {
  /** Signs in and opens the file of a new provider, Greta Lindqvist, or a part of it; gives the provider's id. */
  openFile: (part?: string) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  openFile: async ({ page, signIn, colleague }, provide) => {
    await provide(async (part) => {
      await signIn();
      const { id } = await addPerson(colleague);
      await page.goto(`/providers/${id}${part ? `?tab=${part}` : ''}`);
      return id;
    });
  },
});

export function addPerson(colleague: Colleague) {
  return colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Greta',
    lastName: 'Lindqvist',
    dateOfBirth: '1979-08-02T00:00:00Z',
    ssn: '912-45-6783',
    phone: '(312) 555-0143',
    primaryPracticeState: 'IL',
    languages: ['English', 'Swedish'],
  });
}
