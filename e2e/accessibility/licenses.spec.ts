import type { Page } from '@playwright/test';
import { expect, test } from '../support/console';
import { heading, part } from '../support/page';
import type { Colleague } from '../support/records';
import { at, expectAllAccessible, type Screen } from '../support/screens';

const inMain = (text: string) => (page: Page) => page.getByRole('main').getByText(text);
const decision = (page: Page) =>
  page.getByRole('button', { name: /^Found/ }).or(page.getByRole('radio', { name: /^Found/ }));

/** Licenses of one provider: to be reviewed, changed since the verification before, with disciplinary actions. */
async function threeLicenses(colleague: Colleague) {
  const { id } = await colleague.addProvider({ firstName: 'Vera', lastName: 'Ostrander' });
  const multiple = await colleague.addLicense(id, { number: 'MULTI-1' });
  const changing = await colleague.addLicense(id, { number: 'CHANGE-2' });
  await colleague.verifyAgain(id, changing.id);
  await colleague.ask('PATCH', `/licenses/${changing.id}`, {
    nonVerifiedInfo: { status: 'Admitted by reciprocity' },
  });
  const disciplined = await colleague.addLicense(id, { number: 'DISC-4' });
  const licenses = `/providers/${id}/licenses`;
  return {
    review: `/reviews/${id}/${multiple.id}`,
    changing: `${licenses}/${changing.id}`,
    disciplined: `${licenses}/${disciplined.id}`,
  };
}

const screens = (of: Awaited<ReturnType<typeof threeLicenses>>): Screen[] => [
  [
    'a license with disciplinary actions',
    at(of.disciplined, /DISC-4/, inMain('Practice in an approved setting')),
  ],
  [
    'the details of a result',
    async (page) => {
      await page.getByRole('link', { name: 'Open on a page of its own' }).click();
      await expect(heading(page, 'Source details')).toBeVisible();
    },
    'in light alone',
  ],
  ['expiries by month', at('/licenses/calendar', /./, (page) => page.getByRole('button', { pressed: true }))],
  ['a case to review', at(of.review, /Ostrander/, decision)],
  [
    'its evidence side by side',
    async (page) => {
      await page.keyboard.press('z');
      const viewer = page.getByRole('dialog', { name: 'Evidence side by side' });
      await expect(viewer.getByRole('img', { name: /^Result 2/ })).toBeVisible();
    },
  ],
  [
    'one piece of evidence',
    async (page) => {
      await page.keyboard.press('1');
      await expect(page.getByRole('dialog', { name: /^Result 1/ })).toBeVisible();
    },
    'in light alone',
  ],
  ['what changed', at(`${of.changing}/changes`, /./, (page) => page.getByRole('main').getByText('the same'))],
  [
    'what changed, raw',
    async (page) => {
      await page.keyboard.press('v');
      await expect(page).toHaveURL(/view=raw/);
    },
    'in light alone',
  ],
  ['a license that changed, and is stated in a word nobody knows', at(of.changing, /CHANGE-2/)],
  [
    'what that word means',
    async (page) => {
      await page.getByRole('button', { name: 'Say what it means' }).click();
      await expect(page.getByRole('dialog', { name: 'What does this status mean?' })).toBeVisible();
    },
    'in light alone',
  ],
  [
    'an alert about a license',
    at('/alerts?type=LicenseChanged', 'Alerts', (page) => part(page, 'What changed').getByRole('listitem')),
  ],
  [
    'an alert that was chosen',
    async (page) => {
      await page
        .getByRole('grid', { name: 'alerts' })
        .getByRole('rowheader')
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL(/alert=/);
    },
    'in light alone',
  ],
];

test('Licenses, their review and their alerts', async ({ page, signIn, colleague }) => {
  await signIn('specialist', '/');
  await expectAllAccessible(page, screens(await threeLicenses(colleague)));
});
