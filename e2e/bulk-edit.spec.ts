import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { openRequests } from './support/credentialing';
import { addWorld } from './support/groups';
import { List } from './support/list';
import { goWithin } from './support/page';

interface Requests {
  items: { owner?: { id: string } }[];
  totalCount: number;
}

const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });

test('120 requests get one owner, and those that have it or are over stay; providers get a status and a group, an enrollment there is submitted', async ({
  page,
  signIn,
  colleague,
}) => {
  const requests = (query: string) => colleague.ask<Requests>('GET', `/credentialing-requests?${query}`);
  const { items: people } = await colleague.ask<{ items: { id: string }[] }>('GET', '/providers?count=60');
  const wanted = people.flatMap(({ id: providerId }) =>
    ['Initial', 'OffCycle'].map((type) => ({ providerId, type })),
  );
  await Promise.all(wanted.map((request) => colleague.ask('POST', '/credentialing-requests', request)));
  await signIn('specialist', '/credentialing');
  // Those that are over are chosen too.
  await page.getByRole('button', { name: 'Remove the filter Status' }).click();
  const { totalCount } = await requests('count=1');
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  await selection(page)
    .getByRole('button', { name: `Select all ${totalCount} that match` })
    .click();
  await selection(page).getByRole('button', { name: 'Owner and priority' }).click();
  const choice = page.getByRole('dialog', { name: 'Owner and priority' });
  await choice.getByLabel('Owner').selectOption({ label: 'Dana Whitfield (you)' });
  await choice.getByRole('button', { name: 'Preview' }).click();

  const preview = page.getByRole('dialog', { name: /^Change \d+ requests\?$/ });
  const title = await preview.getByRole('heading').innerText();
  const changed = Number(/\d+/.exec(title)?.[0]);
  expect(changed).toBeGreaterThanOrEqual(120);
  const { totalCount: open } = await requests(`${openRequests}&count=1`);
  await expect(preview).toContainText(`${changed} will change; ${totalCount - changed} are left as they are`);
  await expect(
    preview.getByRole('row', { name: new RegExp(`^${open - changed} × It is so already`) }),
  ).toBeVisible();
  await expect(preview.getByRole('row', { name: /× This request is over: completed\./ })).toBeVisible();
  await expect(preview.getByRole('row', { name: /^Owner/ })).toContainText(/\d+ × /);
  await preview.getByRole('button', { name: `Change ${changed} requests` }).click();
  await expect(
    page.getByRole('dialog').getByText(`${changed} done, ${totalCount - changed} left as they were`),
  ).toBeVisible({ timeout: 60_000 });
  const { items } = await requests(`${openRequests}&count=1`);
  const { totalCount: owned } = await requests(`${openRequests}&ownerId=${items[0]?.owner?.id}&count=1`);
  expect(owned).toBe(open);
  await page.keyboard.press('Escape');

  await test.step('providers get a status and join a group that some belong to already; an enrollment there is submitted', async () => {
    const { group, enrollment } = await addWorld(colleague);
    const cyrus = await colleague.addProvider({ firstName: 'Cyrus', lastName: 'Quillworth' });
    await goWithin(page, '/providers?providerName=Quillworth');
    await new List(page, 'providers').has(3);
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
    const dialog = page.getByRole('dialog');

    await selection(page).getByRole('button', { name: 'Change providers' }).click();
    await dialog.getByLabel('Credentialing status', { exact: true }).selectOption('Set it to other words');
    await dialog.getByLabel('New credentialing status').fill('On leave');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('row', { name: /^Credentialing status 3 × .+ On leave$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 3 providers' }).click();
    await expect(dialog.getByText('3 done')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await colleague.ask('GET', `/providers/${cyrus.id}`)).toMatchObject({
      credentialingStatus: 'On leave',
    });

    await selection(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Add to a group' }).click();
    await dialog.getByLabel('Group', { exact: true }).selectOption(group.name);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog).toContainText(`1 will join ${group.name}; 2 are left as they are`);
    await expect(
      dialog.getByRole('row', { name: /^2 × Belongs to the group already.*Quillworth, Ben/ }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 1 provider' }).click();
    await expect(dialog.getByText('1 done, 2 left as they were')).toBeVisible();
    const members = await colleague.ask<{ totalCount: number }>(
      'GET',
      `/groups/${group.id}/providers?count=1`,
    );
    expect(members.totalCount).toBe(3);

    await page.keyboard.press('Escape');
    await goWithin(page, `/enrollments?groupId=${group.id}`);
    await new List(page, 'enrollments').has(1);
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
    await selection(page).getByRole('button', { name: 'Change enrollments' }).click();
    await dialog.getByLabel('Status', { exact: true }).selectOption('Submitted');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('row', { name: 'Status 1 × Not submitted Submitted' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 1 enrollment' }).click();
    await expect(dialog.getByText('1 done')).toBeVisible();
    expect(await colleague.ask('GET', `/providers/enrollments/${enrollment.id}`)).toMatchObject({
      enrollmentStatus: 'Submitted',
    });
  });
});
