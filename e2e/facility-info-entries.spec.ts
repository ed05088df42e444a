import type { Locator } from '@playwright/test';
import { expect } from './support/console';
import { choose, test, text } from './support/facilities';
import { dialog, part } from './support/page';
import { bodiesSent } from './support/sent';

/** A kind of info that looks different from the others; `src/info/collections.test.tsx` goes through all forms. */
interface Kind {
  /** How the kind of info is called, and one of its entries. */
  title: string;
  one: string;
  path: string;
  fill(form: Locator): Promise<void>;
  sent: object;
  /** What the list then says. */
  shown: RegExp;
  /** The label of a field that stays. */
  fixed?: string;
}

const kinds: Kind[] = [
  {
    title: 'Licenses',
    one: 'license',
    path: 'licenses',
    async fill(form) {
      await choose(form, 'Type', 'Urgent Care Clinic');
      await choose(form, 'State', 'Nevada');
      await text(form, 'Number').fill('HF-100200');
      await form.getByLabel('Primary license').selectOption('Yes');
      await text(form, 'Expires').fill('03/31/2020');
    },
    sent: {
      state: 'NV',
      licenseNumber: 'HF-100200',
      isPrimary: true,
      nonVerifiedInfo: { expirationDate: '2020-03-31' },
      appliesTo: 'SelfOnly',
    },
    shown: /HF-100200, Nevada.*Expired.*Urgent Care Clinic.*This facility only/s,
    fixed: 'Number',
  },
  {
    title: 'Accreditations',
    one: 'accreditation',
    path: 'accreditations',
    async fill(form) {
      await choose(form, 'Agency', 'DNV Healthcare');
      await choose(form, 'Program', 'Critical Access Hospital');
      await text(form, 'Number').fill('4711');
      await form.getByRole('combobox', { name: 'Decision' }).fill('Accredited');
    },
    sent: { accreditationNumber: '4711', nonVerifiedInfo: { decision: 'Accredited' } },
    shown: /Accreditation 4711.*DNV Healthcare.*Critical Access Hospital/s,
  },
  {
    title: 'Medicare enrollments',
    one: 'Medicare enrollment',
    path: 'medicare-enrollments',
    async fill(form) {
      await text(form, 'PAC id').fill('1234567890');
      await choose(form, 'Type', '00-01, Part A provider, hospital');
      await choose(form, 'State', 'Nevada');
    },
    sent: { pecosPacIdentifier: '1234567890', state: 'NV' },
    shown: /1234567890, Nevada.*Part A provider, hospital/s,
    fixed: 'PAC id',
  },
  {
    title: 'Liability insurance',
    one: 'liability insurance',
    path: 'liabilityInsurances',
    async fill(form) {
      await text(form, 'Insurer').fill('Granite Professional');
      await text(form, 'Primary, per claim').fill('1,000,000');
      await text(form, 'Expires').fill('3/31/2099');
    },
    sent: {
      liabilityInsurer: 'Granite Professional',
      primaryLimitPerClaim: 1_000_000,
      expirationDate: '2099-03-31',
    },
    shown: /Granite Professional.*\$1,000,000/s,
  },
];

test('entries of all that looks different are added, what cannot change is closed, and it is deleted', async ({
  page,
  colleague,
  openFacility,
}) => {
  const id = await openFacility('Zyqvist Holder', 'info');
  const bodies = bodiesSent(page, 'POST');
  for (const kind of kinds) {
    await test.step(kind.title, async () => {
      const section = part(page, kind.title);
      await expect(section).toContainText('None held');
      await section.getByRole('button', { name: `Add ${kind.one}` }).click();
      await kind.fill(dialog(page));
      await dialog(page)
        .getByRole('button', { name: `Add ${kind.one}` })
        .click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(section.getByRole('listitem')).toHaveText(kind.shown);
      expect(bodies.slice(-1)).toMatchObject([kind.sent]);

      await section.getByRole('button', { name: /^Edit / }).click();
      if (kind.fixed) await expect(text(dialog(page), kind.fixed)).toBeDisabled();
      await dialog(page)
        .getByRole('combobox', { name: 'Counts for' })
        .selectOption('This facility and all within it');
      await dialog(page).getByRole('button', { name: 'Save changes' }).click();
      await expect(section.getByRole('listitem')).toContainText('This facility and all within it');

      await section.getByRole('button', { name: /^Delete / }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: `Delete ${kind.one}` })
        .click();
      await expect(section).toContainText('None held');
      expect(await colleague.ask('GET', `/facilities/${id}/info/${kind.path}`)).toEqual([]);
    });
  }
});
