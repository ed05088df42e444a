import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin, heading } from './support/page';

const counts = (page: Page) => page.getByRole('navigation', { name: 'Licenses by status and expiry' });
const verify = 'POST /providers/{providerId}/licenses/{licenseId}/verify';

/** Days until the licenses expire whose rows are drawn, in their order. */
async function daysLeft(list: List): Promise<number[]> {
  const cells = list.rows().getByRole('gridcell', { name: /(today|tomorrow|in \d+ days)$/ });
  const words = await cells.allInnerTexts();
  return words.map((text) => Number(/in (\d+) days/.exec(text)?.[1] ?? (text.includes('tomorrow') ? 1 : 0)));
}

test('the licenses that expire soon are those within the days, the next first; what is stated about one is changed, and all else of it stays', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/licenses');
  const list = new List(page, 'licenses');
  const open = async (label: string, filter: string) => {
    await counts(page)
      .getByRole('link', { name: new RegExp(`^${label} \\d`) })
      .click();
    await expect(page.getByRole('button', { name: `Expires: ${filter}` })).toBeVisible();
    await expect(list.grid).toHaveAttribute('aria-busy', 'false');
  };
  for (const [label, filter, first, last] of [
    ['Expire within 30 days', 'within 30 days', 0, 30],
    ['in 31–60 days', 'in 31 to 60 days', 31, 60],
    ['in 61–90 days', 'in 61 to 90 days', 61, 90],
  ] as const) {
    await open(label, filter);
    const days = await daysLeft(list);
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(Math.min(...days)).toBeGreaterThanOrEqual(first);
    expect(Math.max(...days)).toBeLessThanOrEqual(last);
  }
  await goWithin(page, '/licenses?expires=expired');
  await expect(page.getByRole('button', { name: 'Expires: expired' })).toBeVisible();
  await expect(list.grid).toHaveAttribute('aria-busy', 'false');
  const drawn = await list.rows().count();
  await expect(list.rows().getByRole('gridcell', { name: /(yesterday| ago)$/ })).toHaveCount(drawn);

  await test.step('what is stated about a license is changed at the license', async () => {
    const { id } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Vane' });
    const license = await colleague.addLicense(id, { number: 'RN-4711' });
    const address = `/providers/${id}/licenses/${license.id}`;
    await goWithin(page, address);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Stated status' }).fill('Probation');
    await dialog.getByRole('textbox', { name: 'Stated expiry' }).fill('Mar 31, 2028');
    await dialog.getByRole('button', { name: /^Save changes/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Probation');
    await expect(page.getByRole('main')).toContainText('Mar 31, 2028');
    expect(await colleague.ask('GET', address)).toMatchObject({
      licenseNumber: 'RN-4711',
      approvedStatus: 'Pending',
      nonVerifiedInfo: { status: 'Probation', expirationDate: '2028-03-31T00:00:00Z' },
    });
  });
});

test('more licenses than are loaded are verified at once: the work is stopped and gone on with, those that fail say why, and only they are tried again', async ({
  page,
  signIn,
  service,
}) => {
  await service.reset({ providers: 1_000 });
  await signIn('specialist', '/licenses?licenseStatus=ExpiresSoon');
  const list = new List(page, 'licenses');
  await expect(list.rows()).not.toHaveCount(0);
  const matching = Number(await list.grid.getAttribute('aria-rowcount')) - 1;
  expect(matching, 'more than one page').toBeGreaterThan(50);
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  await page.getByRole('button', { name: `Select all ${matching} that match` }).click();
  await page.getByRole('button', { name: 'Verify licenses' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Of ${matching} licenses`);
  // Without those of deactivated providers.
  const title = await dialog.getByRole('heading', { name: /^Verify \d+ licenses\?$/ }).innerText();
  const total = Number(/\d+/.exec(title)?.[0]);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.endsWith('/verify')) return;
    // Licenses of one provider are asked for at once.
    const together: string[] | null = pathname.endsWith('/licenses/verify') ? request.postDataJSON() : null;
    asked.push(...(together ?? [pathname.split('/').at(-2) ?? '']));
  });
  await service.conditions({ latencyMs: 300 });
  await dialog.getByRole('button', { name: `Verify ${total} licenses` }).click();
  await expect(dialog).toContainText(/[1-9]\d* done/);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog).toContainText('Stopped. What was done stays done');
  await service.fails({ operation: verify, status: 503, times: 3 });
  await dialog.getByRole('button', { name: /^Go on with \d+$/ }).click();

  await expect(dialog).toContainText(`${total - 3} done`);
  await expect(dialog).toContainText('3 failed');
  const failures = dialog.getByRole('row').filter({ hasText: '503, the service failed' });
  await expect(failures).toHaveCount(3);
  await expect(failures.getByRole('button', { name: /^Copy correlation id of/ })).toHaveCount(3);
  expect(new Set(asked).size, 'licenses asked for').toBe(total);
  expect(asked, 'each once').toHaveLength(total);

  await dialog.getByRole('button', { name: 'Retry 3' }).click();
  await expect(dialog).toContainText(`${total} done`);
  await expect(dialog).not.toContainText('failed');
  expect(asked).toHaveLength(total + 3);
  const ways = dialog.getByRole('link', {
    name: /^(Found|Of them changed|Needs review|Not found|Failed) \d/,
  });
  await expect(ways).toHaveCount(5);
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await ways.last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Status: Unable to verify' })).toBeVisible();
  await goWithin(page, addresses[1] ?? '');
  await expect(page.getByRole('button', { name: 'Type: License changed', exact: true })).toBeVisible();
  await goWithin(page, addresses[2] ?? '');
  await expect(heading(page, 'Reviews')).toBeVisible();
});
