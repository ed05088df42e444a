import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin } from './support/page';

interface Coverage {
  id: string;
  monitorArray?: string[];
}

test('coverage is a matrix: each required list says for whom it is missing, one that is not required is no gap, a stopped monitor is told from one that never was, and a phone names what is missing', async ({
  page,
  signIn,
  colleague,
}) => {
  const { id } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Aaa-Watched' });
  const made = await colleague.ask<{ id: string }>('POST', '/monitors', {
    type: 'Dataset',
    providerId: id,
    datasetType: 'OigExclusions',
    monitoringInterval: 'Monthly',
  });
  await colleague.ask('POST', '/monitors', {
    type: 'Dataset',
    providerId: id,
    datasetType: 'Sam',
    monitoringInterval: 'Monthly',
  });
  await colleague.ask('DELETE', `/monitors/${made.id}`);
  await signIn('specialist', '/monitors/coverage');
  const list = new List(page, 'providers');
  const row = list.rows('Aaa-Watched');
  const cell = async (name: string) => {
    const head = list.grid.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    const index = await head.getAttribute('aria-colindex');
    return row.locator(`[aria-colindex="${index}"]`);
  };
  await expect(await cell('SAM exclusions')).toHaveText('Monitored');
  await expect(await cell('OFAC SDN')).toHaveText('Not required');
  await expect(await cell('OIG exclusions')).toHaveText('Stopped');

  await test.step('the head counts whom a list is missing for, as the service has it', async () => {
    const all: Coverage[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const at = `/providers/monitoring/sanctions-and-exclusions?count=250${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const next: { items: Coverage[]; nextCursor?: string } = await colleague.ask('GET', at);
      all.push(...next.items);
      cursor = next.nextCursor;
    }
    const missing = all.filter(({ monitorArray }) => !monitorArray?.includes('OigExclusions')).length;
    await expect(list.grid.getByRole('columnheader', { name: /^OIG exclusions/ })).toContainText(
      `${missing.toLocaleString('en-US')} missing`,
    );
    await expect(list.grid.getByRole('columnheader', { name: /^OFAC SDN/ })).not.toContainText('missing');
  });

  await test.step('on a laptop every name of a list is read in whole, also beside the menu of its column', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const covered = await list.grid.evaluate((grid) => {
      const heads = [...grid.querySelectorAll('[role="columnheader"]')].filter((head) =>
        head.querySelector('button'),
      );
      return heads.flatMap((head) => {
        const room = head.getBoundingClientRect();
        const menu = head.querySelector('[aria-haspopup]')?.getBoundingClientRect();
        const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
        const lines: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const area = document.createRange();
          area.selectNodeContents(text);
          // The upper and lower edge of a line are empty.
          const isCut = [...area.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              right > room.right ||
              bottom > room.bottom + 1 ||
              (menu &&
                right > menu.left &&
                left < menu.right &&
                top + 4 < menu.bottom &&
                bottom - 4 > menu.top),
          );
          if (isCut) lines.push(text.textContent ?? '');
        }
        return lines;
      });
    });
    expect(covered).toEqual([]);
  });

  await test.step('filtered to those who lack a required list, each row says how many are missing', async () => {
    await page
      .getByRole('navigation', { name: 'Providers by coverage' })
      .getByRole('link', { name: /^Required list missing/ })
      .click();
    await expect(row).toHaveCount(1);
    await expect(list.rows().filter({ hasNotText: /Missing|Stopped/ })).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Providers by coverage' })
      .getByRole('link', { name: /^All/ })
      .click();
  });

  await test.step('the organization chooses the lists, and the coverage and the proof follow', async () => {
    await goWithin(page, '/settings/limits');
    await page.getByRole('checkbox', { name: 'OFAC SDN' }).check();
    await goWithin(page, '/monitors/proof');
    const rule = /Required of everybody: OIG exclusions, SAM exclusions and OFAC SDN, as your organization/;
    await expect(page.getByText(rule)).toBeVisible();
    await goWithin(page, '/monitors/coverage');
    await expect(page.getByText(rule)).toBeVisible();
    await expect(await cell('OFAC SDN')).toHaveText('Missing');
  });

  await test.step('a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(row).toContainText(/Missing: .*OIG exclusions/);
    await expect(row).not.toContainText('SAM exclusions');
  });
});
