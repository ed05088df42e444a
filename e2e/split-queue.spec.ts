import type { Locator } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin, heading } from './support/page';

test('three people work through one queue without meeting, nothing is left; a pass, the next case, the selection and decisions stay within a share', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/reviews');
  const list = new List(page, 'reviews');
  const whole = await list.walk();
  expect(whole.length).toBeGreaterThan(2);
  const shares: string[][] = [];
  for (const part of [1, 2, 3]) {
    await goWithin(page, `/reviews?share=${part}of3`);
    await expect(page.getByRole('button', { name: `Split queue: ${part} of 3` })).toBeVisible();
    const share = await list.walk();
    await expect(
      page.getByRole('main').getByText(`${share.length} of ${whole.length}, your share`),
    ).toBeVisible();
    shares.push(share);
  }
  expect(shares.flat().toSorted()).toEqual(whole.toSorted());

  await test.step('a pass through the share meets these alone', async () => {
    const own = shares[2]?.length ?? 0;
    expect(own).toBeGreaterThan(2);
    // The list is at its end.
    await list.rows().nth(-2).getByRole('rowheader').getByRole('link').click();
    const main = page.getByRole('main');
    await expect(main.getByText(`${own - 1} of ${own}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next case' }).click();
    await expect(main.getByText(`${own} of ${own}`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/share=3of3/);
    await expect(page.getByRole('button', { name: 'Next case' })).toBeDisabled();
  });

  await test.step('it is chosen in the queue, and kept to', async () => {
    await goWithin(page, '/matches');
    await page.getByRole('button', { name: 'Split queue' }).click();
    await page
      .getByRole('dialog', { name: 'Filter Split queue' })
      .getByRole('option', { name: '2 of 3' })
      .click();
    await expect(page).toHaveURL(/share=2of3/);
    const matches = new List(page, 'matches');
    await expect(page.getByText(/^\d+ of \d+, your share$/)).toBeVisible();
    const own = Number(await matches.grid.getAttribute('aria-rowcount')) - 1;
    const position = page.getByRole('region', { name: 'Match', exact: true }).getByText(/^\d+ of \d+$/);
    await expect(position).toHaveText(`1 of ${own}`);
    await expect(page).toHaveTitle(`(${own}) Matches · Credence`);
    await page.keyboard.press('j');
    await expect(position).toHaveText(`2 of ${own}`);
    await expect(page).toHaveURL(/share=2of3/);

    const waiting = () =>
      colleague.ask<{ totalCount: number }>('GET', '/datasets/matches?userActionNeeded=true&count=1');
    const all = (await waiting()).totalCount;
    await matches.rows().first().getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Select all/ }).click();
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${own} matches`);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Give a reason');
    await dialog.getByLabel('Reason in your own words').fill('Another birth year');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog).toContainText('Split queue: 2 of 3');
    // Whose record agrees with the provider is left out until somebody has looked at it.
    await expect(dialog.getByText(/^\d+ of \d+ agrees? on .*: look at (?:it|each)$/)).toBeVisible();
    const left = await dialog.getByRole('list', { name: 'To look at' }).getByRole('listitem').count();
    await dialog.getByRole('button', { name: `Reject ${own - left} of ${own} matches` }).click();
    await expect(dialog).toContainText(`${own - left} done`);
    expect((await waiting()).totalCount).toBe(all - own + left);
  });
});

/** The numbers at the end of what elements say, by the words before them. */
async function numbers(elements: Locator): Promise<Record<string, number>> {
  const texts = await elements.allInnerTexts();
  return Object.fromEntries(
    texts.map((text) => {
      const [, words = '', amount = ''] = /^(.*?)\s*([\d,]+)$/s.exec(text.trim()) ?? [];
      return [words, Number(amount.replaceAll(',', ''))];
    }),
  );
}

test('tabs and columns count one’s share: those of two people add up to all', async ({ page, signIn }) => {
  await signIn('specialist', '/settings');
  const places = [
    ['/matches', page.getByRole('navigation', { name: 'Matches by decision' }).getByRole('link')],
    ['/credentialing?board=true', page.getByRole('main').getByRole('heading', { level: 2 })],
  ] as const;
  for (const [path, counted] of places) {
    // The operator's requests go on meanwhile: what moved between two counts is counted again.
    await expect(async () => {
      await goWithin(page, path);
      const everyCounted = async () => {
        await expect(async () => {
          const texts = await counted.allInnerTexts();
          expect(texts.length).toBeGreaterThan(1);
          for (const text of texts) expect(text).toMatch(/\d$/);
        }).toPass();
        return numbers(counted);
      };
      const whole = await everyCounted();
      const sums: Record<string, number> = {};
      for (const part of [1, 2]) {
        await goWithin(page, `${path}${path.includes('?') ? '&' : '?'}share=${part}of2`);
        // The line of the share before stands until the screen follows the address.
        await expect(page.getByRole('button', { name: `Split queue: ${part} of 2` })).toBeVisible();
        const own = page.getByRole('main').getByText(/^[\d,]+ of [\d,]+, your share$/);
        const all = Number((await own.innerText()).split(' ')[0]);
        // The first tab has the queue itself; the columns have it together, once each is its share's.
        await expect
          .poll(async () => {
            const amounts = Object.values(await numbers(counted));
            return path.includes('board') ? amounts.reduce((sum, amount) => sum + amount, 0) : amounts[0];
          })
          .toBe(all);
        for (const [name, amount] of Object.entries(await everyCounted()))
          sums[name] = (sums[name] ?? 0) + amount;
      }
      expect(sums, path).toEqual(whole);
    }).toPass();
  }

  await test.step('where a share has more than one page, position and tabs count all of it', async () => {
    await goWithin(page, '/matches?includeOldMatches=true&share=1of2');
    const line = page.getByRole('main').getByText(/^[\d,]+ of [\d,]+, your share/);
    const ownOf = async () => (await line.innerText()).split(' ')[0] ?? '';
    await expect(heading(page, 'Matches')).toBeVisible();
    await expect.poll(async () => Number((await ownOf()).replace(',', ''))).toBeGreaterThan(50);
    const all = await ownOf();
    const match = page.getByRole('region', { name: 'Match', exact: true });
    await expect(match.getByText(new RegExp(`^[\\d,]+ of ${all}$`))).toBeVisible();

    for (const [path, title] of [
      ['/credentialing', 'Credentialing'],
      ['/credentialing/due', 'Recredentialing due'],
    ] as const) {
      await goWithin(page, `${path}?share=1of2`);
      await expect(heading(page, title)).toBeVisible();
      const tabs = page.getByRole('navigation', { name: 'Credentialing requests' });
      await expect(async () => {
        const shown = await tabs.locator('[aria-current="page"]').innerText();
        expect(shown).toMatch(new RegExp(`\\D${await ownOf()}$`));
      }).toPass();
    }
  });
});
