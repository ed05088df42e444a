import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { oneOfEach, type OneOfEach } from './support/one-of-each';
import { goWithin, heading } from './support/page';
import type { Failure, Service } from './support/service';

const correlationId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/;

const wholePage = 'This page could not be shown';

/** Not tried again by itself: what is, how often and how long after, is proven without a page. */
const failing = (operation: string) => ({ operation, status: 400, times: 10_000 });
const everyRead = [failing('*')];

/** What files read besides their heads. */
const partsOfFiles = [
  'GET /alerts',
  'GET /datasets/matches',
  'GET /datasets/scans',
  'GET /facilities',
  'GET /facilities/{facilityId}/info',
  'GET /facilities/{facilityId}/specialties',
  'GET /groups',
  'GET /payer-plans',
  'GET /monitors',
  'GET /log/events',
  'GET /files/uploads',
  'GET /credentialing-requests',
  'GET /providers/enrollments',
  'GET /providers/profiles/import',
  'GET /providers/{providerId}/info',
  'GET /providers/{providerId}/licenses',
  'GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}',
  'GET /providers/{providerId}/notes',
].map(failing);

/** Every list, by its address and its name. */
const lists = [
  ['/reviews', 'reviews'],
  ['/providers', 'providers'],
  ['/facilities', 'facilities'],
  ['/credentialing', 'requests'],
  ['/groups', 'groups'],
  ['/payers', 'payers'],
  ['/enrollments', 'enrollments'],
  ['/files', 'files'],
  ['/monitors', 'monitors'],
  ['/scans', 'scans'],
  ['/datasets', 'lists and databases'],
  ['/sources', 'license types'],
  ['/events', 'events'],
  ['/events/exports', 'exports'],
  ['/imports', 'imports'],
  ['/webhooks', 'webhooks'],
] as const;

/** The same of those with counts above, which are asked for apart and have a button of their own. */
const listsWithCounts = [
  ['/matches', 'matches'],
  ['/alerts?sortedBy=Timestamp', 'alerts'],
  ['/licenses', 'licenses'],
] as const;

const couldNot = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)} could not be loaded`;

/** Pages that are nothing without their record. */
const pages = (of: OneOfEach): string[] => [
  of.provider,
  of.license,
  of.facility,
  of.group,
  of.payer,
  of.enrollment,
  of.request,
  of.webhook,
];

/** What other screens say could not be read, each at its place. */
const places = (of: OneOfEach): [path: string, ...says: string[]][] => [
  ['/licenses/calendar', 'The licenses could not be read'],
  ['/credentialing/calendar', 'Who is due could not be read'],
  ['/monitors/calendar', 'The monitors could not be read'],
  ['/reports?kind=roster', 'The reports could not be listed'],
  [of.scan, 'The scan could not be read'],
  [of.dataset, 'The exclusion list could not be read'],
  [of.importOf, 'The import could not be read'],
];

/** The same of those that put together what they read. */
const compositions: [path: string, ...says: string[]][] = [
  ['/monitors/coverage', 'The counts could not be read', 'Providers could not be loaded'],
  ['/webhooks/log', 'Failures could not be counted', 'The log could not be loaded'],
  ['/settings', 'Your tokens could not be listed'],
  ['/settings/integration', 'The clients could not be listed'],
];

/** The same of those with many places that are one part. */
const repetitions: [path: string, ...says: string[]][] = [
  ['/', 'Could not be counted', 'Source status could not be read'],
  ['/credentialing?board=true', 'They could not be loaded'],
];

/** The parts of files, of which the head is there when the rest cannot be read. */
const parts = (of: OneOfEach): [path: string, ...says: string[]][] => [
  [
    of.provider,
    'Alerts are missing here',
    'Matches are missing here',
    'Licenses could not be loaded',
    'Scans are missing here',
    'Notes are missing here',
  ],
  [`${of.provider}?tab=info`, 'The info could not be read'],
  // Its scans were read for the summary.
  [`${of.provider}?tab=screening`, 'These matches could not be read'],
  [`${of.provider}?tab=monitors`, 'The monitors could not be read'],
  [`${of.provider}?tab=credentialing`, 'The requests could not be read'],
  [`${of.provider}?tab=enrollments`, 'The enrollments could not be read'],
  [`${of.provider}?tab=imports`, 'The imports could not be read'],
  [`${of.provider}?tab=files`, 'The files could not be read'],
  [
    of.facility,
    'Matches are missing here',
    'The specialties could not be read',
    'The facilities within could not be read',
  ],
  [`${of.facility}?tab=screening`, 'The scans could not be read', 'These matches could not be read'],
  [`${of.group}?tab=plans`, 'Plans could not be loaded'],
  [`${of.request}/packet`, 'The packet could not be put together'],
];

const alerts = (page: Page) => page.getByRole('alert');
const again = (page: Page) => page.getByRole('button', { name: /^(Try again|Retry this count|Load them)$/ });

/** Each place says what happened, with what to quote to support. */
async function expectSaid(page: Page, says: readonly string[]): Promise<void> {
  for (const words of says) {
    const alert = alerts(page).filter({ hasText: words }).first();
    await expect(alert).toContainText(/the service did not accept this/i);
    // A count has it beside its alert, which it would make too long to hear.
    const place = alert.or(page.getByRole('listitem').filter({ has: alert }));
    await expect(place.filter({ hasText: correlationId }).first()).toBeVisible();
  }
}

/** Each place comes by its own button, until there is nothing left that is missing. */
async function expectEachComes(page: Page): Promise<void> {
  await expect(async () => {
    const left = await again(page).count();
    if (left > 0) await again(page).first().click({ timeout: 1_000 });
    expect(await alerts(page).count()).toBe(0);
  }).toPass({ intervals: [50], timeout: 15_000 });
}

/** The first place that is missing comes by its own button, and leaves the others as they are. */
async function expectOneComes(page: Page): Promise<void> {
  const first = await again(page).first().elementHandle();
  await first?.click();
  await first?.waitForElementState('hidden');
  await expect(again(page)).not.toHaveCount(0);
}

/** A screen says at each of its places that it could not be read. */
async function expectFailed(page: Page, [path, ...says]: [path: string, ...says: string[]]): Promise<void> {
  await test.step(path, async () => {
    await goWithin(page, path);
    await expectSaid(page, says);
  });
}

interface Failing {
  page: Page;
  service: Service;
  path: string;
  says: string[];
  operations?: Failure[];
}

async function failAndCome({ page, service, path, says, operations = everyRead }: Failing): Promise<void> {
  await test.step(path, async () => {
    await service.fails(...operations);
    await goWithin(page, path);
    await expectSaid(page, says);
    await service.recovers();
    await expectEachComes(page);
  });
}

test('A list that cannot be read says so in place of its rows, and comes with one click; where a record is gone, its address says so', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('admin', '/settings');
  await service.fails(...everyRead);
  for (const [path, name] of lists) {
    await expectFailed(page, [path, couldNot(name)]);
    await expect(heading(page)).toHaveText(/\w/);
  }
  for (const [path, name] of listsWithCounts) {
    await failAndCome({ page, service, path, says: [couldNot(name)] });
    await expect(new List(page, name).rows()).not.toHaveCount(0);
  }

  await test.step('the address of a record that is not there says so, and leads on', async () => {
    const { id } = await colleague.addProvider({ firstName: 'Gone', lastName: 'Soon' });
    await colleague.ask('DELETE', `/providers/${id}`);
    // The service answers 404 on purpose.
    service.faulty = true;
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const path of ['/scans', '/imports']) {
      await goWithin(page, `${path}/${nobody}`);
      await expect(alerts(page)).toContainText('could not be read');
      await expect(alerts(page)).toContainText('Not found');
    }
    for (const path of ['/facilities', '/groups', '/payers', '/enrollments', '/credentialing', '/webhooks']) {
      await goWithin(page, `${path}/${nobody}`);
      await expect(page.getByText('There is nothing at this address')).toBeVisible();
      await goWithin(page, '/help');
      await expect(heading(page, 'Help')).toBeVisible();
    }
    await goWithin(page, `/providers/${id}`);
    await expect(heading(page, 'Not found')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Today' }).click();
    await expect(heading(page, 'Today')).toBeVisible();
  });
});

test('Every other screen that cannot be read says so at each place, and comes with one click', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('admin', '/sources');
  const of = await oneOfEach(colleague, service);
  await service.fails(...everyRead);
  let quoted = 'nothing';
  for (const path of pages(of)) {
    await test.step(path, async () => {
      await goWithin(page, path);
      await expect(heading(page, wholePage)).toBeVisible();
      // The page before said the same of another request.
      await expect(alerts(page).first()).not.toContainText(quoted);
      await expectSaid(page, ['']);
      quoted = correlationId.exec(await alerts(page).first().innerText())?.[0] ?? '';
    });
  }
  await service.recovers();
  await expectEachComes(page);
  await expect(heading(page, wholePage)).toHaveCount(0);
  await service.fails(...everyRead);
  for (const place of places(of)) await expectFailed(page, place);
  for (const place of repetitions) {
    await expectFailed(page, place);
    await service.recovers();
    await expectOneComes(page);
    await service.fails(...everyRead);
  }
  for (const [path, ...says] of compositions) await failAndCome({ page, service, path, says });
});

test('Every part of a file that cannot be read says so at its place, and those of its summary come with one click', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('admin', '/sources');
  const of = await oneOfEach(colleague, service);
  const [summary, ...others] = parts(of);
  if (!summary) throw new Error('There is no file.');
  // The lists bring the heads of the files along, and nothing else of them.
  await service.fails(...partsOfFiles);
  for (const place of others) await expectFailed(page, place);
  const [path, ...says] = summary;
  await failAndCome({ page, service, path, says, operations: partsOfFiles });
});

test('An entry of a list that comes without an id is left out and told, and a record without one says so at its place', async ({
  signIn,
  page,
  service,
  colleague,
}) => {
  const { id } = await colleague.ask<{ id: string }>('POST', '/groups', { name: 'Aspen Practice' });
  await colleague.ask('POST', '/groups', { name: 'Birch Practice' });
  await service.fails({ operation: 'GET /groups', status: 200, body: 'no-id', times: 10_000 });
  await signIn('admin', '/groups');
  const notice = page.getByRole('group').filter({ hasText: '1 entry cannot be shown' });
  await expect(notice).toContainText('All others are shown');
  await expect(page.getByRole('row', { name: 'Birch Practice' })).toBeVisible();
  await service.fails({ operation: 'GET /groups/{groupId}', status: 200, body: 'no-id' });
  await goWithin(page, `/groups/${id}`);
  await expect(page.getByRole('alert')).toContainText('The answer cannot be read');
});
