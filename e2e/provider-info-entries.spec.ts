import { expect } from './support/console';
import { dialog, part } from './support/page';
import { fillIn, test } from './support/provider-info';

/** A kind of info that looks different from the others; `src/info/collections.test.tsx` goes through all forms. */
interface Story {
  title: string;
  one: string;
  /** What is typed, and the words that then stand in the list. */
  typed: Record<string, string>;
  shown: string;
  /** What is changed afterwards. */
  changed?: Record<string, string>;
  after?: string;
}

const stories: Story[] = [
  {
    title: 'Education',
    one: 'education',
    typed: {
      School: 'Dover Institute',
      Degree: 'MD',
      From: '8/1/2001',
      Until: '5/20/2005',
      Completed: 'Yes',
    },
    shown: 'Until May 20, 2005',
    changed: { Until: '6/1/2005' },
    after: 'Until Jun 1, 2005',
  },
  {
    title: 'Board certifications',
    one: 'board certification',
    typed: { Board: 'American Board of Urology', Number: 'U-881', Expires: '3/31/2020' },
    shown: 'Expired',
  },
  {
    title: 'Liability insurance',
    one: 'liability insurance',
    typed: { Insurer: 'Harbor Mutual', 'Per occurrence': '1,000,000', Expires: '1/1/2040' },
    shown: 'Per occurrence $1,000,000',
  },
  {
    title: 'External portal',
    one: 'portal login',
    typed: { 'Provider’s id in the portal': '10042' },
    shown: '10042',
    changed: { 'Provider’s id in the portal': '10043' },
    after: '10043',
  },
];

/** A label and its value stand beside each other without a space between. */
const spaced = (words: string) => new RegExp(words.replace(/[.$*+?()]/g, '\\$&').replaceAll(' ', '\\s*'));

test('entries of all that looks different are added, and some are changed and deleted', async ({
  page,
  openInfo,
}) => {
  await openInfo();
  for (const { title, one, typed, shown, changed, after } of stories) {
    await test.step(title, async () => {
      const section = part(page, title);
      await expect(section).toContainText('None held');
      await section.getByRole('button', { name: `Add ${one}` }).click();
      await fillIn(dialog(page), typed);
      await dialog(page)
        .getByRole('button', { name: `Add ${one}` })
        .click();
      await expect(dialog(page)).toBeHidden();
      const entry = section.getByRole('listitem');
      await expect(entry).toHaveCount(1);
      await expect(entry).toContainText(spaced(shown));

      if (!changed || !after) return;
      await entry.getByRole('button', { name: /^Edit / }).click();
      await fillIn(dialog(page), changed);
      await dialog(page).getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(entry).toContainText(spaced(after));

      await entry.getByRole('button', { name: /^Delete / }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: `Delete ${one}` })
        .click();
      await expect(section).toContainText('None held');
      await expect(page.getByRole('alertdialog')).toBeHidden();
    });
  }
});
