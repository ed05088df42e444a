import type { Page } from '@playwright/test';
import { answersOf, shortcomings } from './support/answers';
import { expect, test } from './support/console';
import type { Colleague } from './support/records';

interface Held {
  id: string;
}

const requests = '/credentialing-requests';

/** Where everything of a whole record stands that is then left out: of each kind one, and who it is about. */
async function addresses(colleague: Colleague): Promise<string[]> {
  const first = async (path: string) => {
    const answer = await colleague.ask<Held[] | { items: Held[] }>('GET', path);
    const id = (Array.isArray(answer) ? answer : answer.items)[0]?.id;
    expect(id, `${path} has a record`).toBeTruthy();
    return `${id}`;
  };
  const { items: kept } = await colleague.ask<{ items: { id: string; facility: Held }[] }>(
    'GET',
    `${requests}?entityType=Facility&count=1`,
  );
  const [aboutFacility] = kept;
  const facility = aboutFacility?.facility.id;
  const group = await first('/groups');
  const payer = await first('/payers');
  const enrollment = await first('/providers/enrollments?count=1');
  const imports = '/providers/profiles/import';
  const { items } = await colleague.ask<{ items: { id: string; providerId: string; source: string }[] }>(
    'GET',
    `${imports}?status=Completed&count=100`,
  );
  const sources = [...new Map(items.map((item) => [item.source, item])).values()];
  const providerId = sources[0]?.providerId ?? '';
  const request = await fullRequest(colleague, providerId);
  return [
    '/facilities',
    ...['', 'info', 'specialties', 'screening', 'monitors', 'credentialing'].map(
      (tab) => `/facilities/${facility}${tab && `?tab=${tab}`}`,
    ),
    '/facilities/new',
    '/credentialing',
    '/credentialing?board=true',
    '/credentialing/new',
    '/credentialing/due',
    '/credentialing/audit',
    `/credentialing/${request}`,
    `/credentialing/${aboutFacility?.id}`,
    `/credentialing/${request}/packet`,
    `/credentialing/${aboutFacility?.id}/packet`,
    `/providers/${providerId}/packet`,
    '/imports',
    ...sources.map(({ id }) => `/imports/${id}`),
    `/imports/${await first(`${imports}?status=Failed&count=1`)}`,
    '/groups',
    ...['', 'plans', 'enrollments'].map((tab) => `/groups/${group}${tab && `?tab=${tab}`}`),
    '/payers',
    `/payers/${payer}`,
    '/enrollments',
    `/enrollments/${enrollment}`,
    '/files',
    ...['sanctionsandexclusions', 'enrollments', 'expirable-credentials', 'roster'].map(
      (kind) => `/reports?kind=${kind}`,
    ),
    '/events/exports',
    ...['info', 'credentialing', 'enrollments', 'imports', 'files'].map(
      (tab) => `/providers/${providerId}?tab=${tab}`,
    ),
    '/settings',
  ];
}

/** The screens of the working day: what they do without is tried field by field in tests of their components. */
async function workingDay(colleague: Colleague): Promise<string[]> {
  const licenses = '/provider-licenses?licenseStatus=NeedsReview&count=1';
  const { items } = await colleague.ask<{ items: { license: Held & { providerId: string } }[] }>(
    'GET',
    licenses,
  );
  const { providerId, id } = items[0]?.license ?? {};
  expect(id, 'a license is to be reviewed').toBeTruthy();
  const scans = await colleague.ask<{ items: Held[] }>('GET', '/datasets/scans?count=1');
  const [webhook] = await colleague.ask<Held[]>('GET', '/webhooks');
  const lists = [
    'reviews',
    'matches',
    'alerts',
    'providers',
    'licenses',
    'scans',
    'datasets',
    'sources',
    'events',
  ];
  return [
    '/',
    ...lists.map((list) => `/${list}`),
    '/licenses/calendar',
    '/credentialing/calendar',
    '/credentialing?board=true&lanes=true',
    ...['', '/calendar', '/coverage'].map((part) => `/monitors${part}`),
    ...['', '/new', '/log', '/guide', `/${webhook?.id}`].map((part) => `/webhooks${part}`),
    `/scans/${scans.items[0]?.id}`,
    '/datasets/Sam',
    `/providers/${providerId}`,
    ...['licenses', 'alerts', 'notes', 'timeline', 'screening', 'monitors'].map(
      (tab) => `/providers/${providerId}?tab=${tab}`,
    ),
    `/providers/${providerId}/licenses/${id}`,
    ...['changes', 'details'].map((part) => `/providers/${providerId}/licenses/${id}/${part}`),
    `/reviews/${providerId}/${id}`,
    ...['providers/new', 'providers/import', 'facilities/import', 'groups/new', 'help'].map(
      (screen) => `/${screen}`,
    ),
    ...['turnaround', 'backlog', 'decisions', 'verifications', 'expirables', 'monitoring', 'webhooks'].map(
      (section) => `/insights?section=${section}`,
    ),
  ];
}

/** A request with a checklist and a history that have something of everything. */
async function fullRequest(colleague: Colleague, providerId: string): Promise<string> {
  const body = { providerId, type: 'Initial', isSelfManaged: true };
  const { id } = await colleague.ask<Held>('POST', requests, body);
  await colleague.ask('POST', `${requests}/${id}/events`, {
    status: 'AdditionalInformationRequested',
    note: 'A current certificate, please.',
    attachments: [{ path: 'letters/letter.pdf', type: 'CredentialingPacket' }],
  });
  const references = { files: [{ filePath: 'letters/diploma.pdf' }] };
  const items = [
    { name: 'Education', status: 'Verified', verifiedAt: '2026-11-10T00:00:00Z', source: 'Registrar' },
    { name: 'Diploma', status: 'Concern', references },
  ];
  await colleague.ask('PUT', `${requests}/${id}/checklist`, { notes: 'Waits for the insurer.', items });
  return id;
}

/** What no reader should ever see: the names that programs give to nothing. */
const nothing = /\b(?:undefined|null|NaN)\b|Invalid Date|\[object /;
const broken = /could not be (?!verified)|went wrong|There is nothing at this address/;

/** All that a page says, to the eye and to assistive technology. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = ['aria-label', 'data-tooltip', 'title', 'placeholder', 'alt', 'href'];
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      said.map((name) => element.getAttribute(name) ?? ''),
    );
    const typed = [...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    );
    return [document.title, ...document.body.innerText.split('\n'), ...attributes, ...typed];
  });
}

/** Which screens are visited with which answers. */
const visits = [
  ...shortcomings.map((shortcoming) => [shortcoming, 'screen of records', addresses] as const),
  ['without rows', 'screen of the working day', workingDay],
  ['null', 'screen of the working day', workingDay],
] as const;

for (const [shortcoming, kind, screensOf] of visits) {
  test(`every ${kind} stands where the answers of the service are ${shortcoming}`, async ({
    page,
    signIn,
    colleague,
  }) => {
    const faults: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    const answers = await answersOf(page);
    await signIn('admin', '/facilities');
    const screens = await screensOf(colleague);
    await answers.become(shortcoming);
    // Forgets what was read whole so far; from here on nothing is loaded again.
    await page.reload();
    for (const screen of screens) {
      errors.length = 0;
      await answers.goTo(screen);
      await expect.soft(page.getByRole('heading', { level: 1 }), screen).toHaveText(/\w/);
      const said = await words(page);
      const wrong = said.filter((text) => nothing.test(text) || broken.test(text));
      faults.push(...[...new Set([...wrong, ...errors])].map((fault) => `${screen}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
