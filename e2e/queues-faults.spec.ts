import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { mainNavigation } from './support/page';
import type { Failure } from './support/service';

/** Each queue with what its rows are asked by, and how its name stands in the navigation. */
const queues = [
  { link: /^Matches/, list: 'matches', operation: 'GET /datasets/matches' },
  { link: /^Alerts/, list: 'alerts', operation: 'GET /alerts' },
  { link: 'Scans', list: 'scans', operation: 'GET /datasets/scans' },
  { link: 'Monitors', list: 'monitors', operation: 'GET /monitors' },
  { link: 'Datasets', list: 'datasets', operation: 'GET /datasets' },
  { link: 'Event log', list: 'events', operation: 'GET /log/events' },
  { link: 'Imports', list: 'imports', operation: 'GET /providers/profiles/import' },
  { link: 'Webhooks', list: 'webhooks', operation: 'GET /webhooks' },
];

const answers: { name: string; says: string; answer: Omit<Failure, 'operation'> }[] = [
  { name: 'a page of a proxy', says: 'The answer cannot be read', answer: { status: 200, body: 'html' } },
  { name: 'half a JSON', says: 'The answer cannot be read', answer: { status: 200, body: 'malformed' } },
  { name: 'nothing', says: 'The answer cannot be read', answer: { status: 200, body: 'empty' } },
  { name: 'not found', says: 'Not found', answer: { status: 404 } },
];

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

for (const { link, list: name, operation } of queues) {
  test(`the ${name} say what happened when they cannot be read, and come with one click`, async ({
    page,
    signIn,
    service,
  }) => {
    await signIn('admin', '/settings');
    const main = page.getByRole('main');
    const navigation = mainNavigation(page);
    for (const { name: what, says, answer } of answers) {
      await test.step(what, async () => {
        // Loading a page ends what the service was told before.
        await openSettings(page);
        await service.fails({ operation, ...answer, times: 100 });
        await navigation.getByRole('link', { name: link }).click();
        const alert = main.getByRole('alert').first();
        await expect(alert).toContainText(says);
        await service.recovers();
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(new List(page, name).rows()).not.toHaveCount(0);
        await expect(main.getByRole('alert')).toHaveCount(0);
      });
    }
  });

  test(`the ${name} come by themselves when the connection is cut for a moment, or the service fails once`, async ({
    page,
    signIn,
    service,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api${operation.replace('GET ', '')}`) asked += 1;
    });
    await signIn('admin', '/settings');
    for (const answer of [{ body: 'drop' }, { status: 500 }] as const) {
      await openSettings(page);
      await service.fails({ operation, ...answer });
      asked = 0;
      await mainNavigation(page).getByRole('link', { name: link }).click();
      await expect(new List(page, name).rows()).not.toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      expect(asked, 'asked again after the failure').toBeGreaterThan(1);
    }
  });
}
