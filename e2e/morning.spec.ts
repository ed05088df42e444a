import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { mainNavigation, sendRejection } from './support/page';

const queue = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Queues' }).getByRole('listitem').filter({ hasText: title });

test('a morning by keyboard: from Today through matches and alerts until both queues are empty, and what comes later is told', async ({
  page,
  signIn,
  colleague,
}) => {
  test.slow();
  // Most of the work is done by somebody else, so that the rest of it can be done to its end.
  const matches = await colleague.ask<{ items: { id: string }[] }>(
    'GET',
    '/datasets/matches?userActionNeeded=true&count=250&sortedBy=MatchRelevance&sortDirection=Asc',
  );
  const alerts = await colleague.ask<{ items: { id: string }[] }>('GET', '/alerts?status=Active&count=250');
  await Promise.all([
    ...matches.items
      .slice(0, -3)
      .map(({ id }) => colleague.ask('PATCH', `/datasets/matches/${id}`, { userActionResolution: 'Reject' })),
    ...alerts.items.slice(0, -3).map(({ id }) => colleague.ask('POST', `/alerts/${id}/dismiss`, {})),
  ]);
  await signIn('specialist', '/');
  await expect(queue(page, 'Matches to decide')).toHaveText(/^3\D/);
  await expect(queue(page, 'Active alerts')).toHaveText(/^3\D/);

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matches');
  const match = page.getByRole('region', { name: 'Match', exact: true }).getByRole('heading', { level: 2 });
  // What is decided is counted no more.
  for (const waiting of [3, 2, 1]) {
    await expect(
      page
        .getByText(`1 of ${waiting}${waiting < 3 ? ' left' : ''}`, { exact: true })
        .filter({ visible: true }),
    ).toBeVisible();
    await expect(match).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.press('w');
    await page.keyboard.type(`Another person, case ${waiting}`);
    await sendRejection(page);
  }
  const navigation = mainNavigation(page);
  await expect(navigation.getByRole('link', { name: 'Matches 0 to decide' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alerts');
  // What is decided is counted no more.
  for (const waiting of [3, 2, 1]) {
    await expect(
      page
        .getByText(`1 of ${waiting}${waiting < 3 ? ' left' : ''}`, { exact: true })
        .filter({ visible: true }),
    ).toBeVisible();
    await page.keyboard.press('d');
    await page.keyboard.type(`Renewed, alert ${waiting}`);
    await page.keyboard.press('Control+Enter');
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(queue(page, 'Matches to decide')).toHaveText(/^0\D/);
  await expect(queue(page, 'Active alerts')).toHaveText(/^0\D/);
  await expect(navigation.getByRole('link', { name: 'Alerts 0 active' })).toBeVisible();

  await test.step('what came while one was elsewhere is told', async () => {
    await expect(page.getByRole('button', { name: 'What is counted' })).toHaveAccessibleDescription(
      'Deactivated providers are counted too, except in recredentialing.',
    );
    await expect(queue(page, 'Matches to decide')).not.toContainText('more since you looked');
    await navigation.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    for (const { id } of matches.items.slice(0, 2))
      await colleague.ask('PATCH', `/datasets/matches/${id}`, { userActionResolution: null });
    await navigation.getByRole('link', { name: 'Today' }).click();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(queue(page, 'Matches to decide')).toContainText('2 more since you looked');
  });
});

test('Start with reviews opens the first case, and Enter does what the button says, wherever the pointer rests', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/');
  await expect(queue(page, 'License verifications to review')).toHaveText(/^\d+\D/);
  await queue(page, 'Failed scans').hover();
  await expect(page.getByRole('button', { name: /^Start with reviews/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reviews\/[^/]+\/[^/]+/);
  await expect(page.getByRole('group', { name: 'What the verification is' })).toBeVisible();
  await page.goBack();
  await page.keyboard.press('j');
  await page.getByRole('button', { name: /^Start with matches/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matches');
});
