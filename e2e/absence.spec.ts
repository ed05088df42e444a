import type { Page } from '@playwright/test';
import { answersAre } from './support/answers';
import { expect, test } from './support/console';
import type { Colleague } from './support/records';

interface Held {
  id: string;
}

const requests = '/credentialing-requests';

/** Where all is looked at that the service may leave something out of. */
interface Screens {
  /** Of records that say something of others one each, with everything that is then left out of it. */
  references: string[];
  /** The same of those that hold nothing of others. */
  records: string[];
  lists: string[];
  /** The working day: what these do without rows and fields is tried one by one in tests of their components. */
  day: string[];
  /** Nothing in them is read as a list. */
  alone: string[];
}

async function screensOf(colleague: Colleague): Promise<Screens> {
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
  const { items } = await colleague.ask<{ items: { id: string; providerId: string }[] }>(
    'GET',
    `${imports}?status=Completed&count=1`,
  );
  const { id: completed, providerId = '' } = items[0] ?? {};
  const request = await fullRequest(colleague, providerId);
  const { items: reviews } = await colleague.ask<{ items: { license: Held & { providerId: string } }[] }>(
    'GET',
    '/provider-licenses?licenseStatus=NeedsReview&count=1',
  );
  const { providerId: reviewed, id: license } = reviews[0]?.license ?? {};
  expect(license, 'a license is to be reviewed').toBeTruthy();
  return {
    references: [
      ...['', 'info', 'specialties', 'screening'].map(
        (tab) => `/facilities/${facility}${tab && `?tab=${tab}`}`,
      ),
      `/credentialing/${request}`,
      `/credentialing/${aboutFacility?.id}`,
      `/credentialing/${request}/packet`,
      `/imports/${completed}`,
      `/groups/${group}`,
      `/enrollments/${enrollment}`,
      ...['info', 'credentialing', 'enrollments', 'files'].map(
        (tab) => `/providers/${providerId}?tab=${tab}`,
      ),
      '/credentialing?board=true',
    ],
    records: [
      ...['monitors', 'credentialing'].map((tab) => `/facilities/${facility}?tab=${tab}`),
      `/providers/${providerId}/packet`,
      `/imports/${await first(`${imports}?status=Failed&count=1`)}`,
      ...['plans', 'enrollments'].map((tab) => `/groups/${group}?tab=${tab}`),
      `/payers/${payer}`,
      `/payers/${payer}?tab=roster`,
      `/providers/${providerId}?tab=imports`,
      '/reports?kind=roster',
    ],
    lists: [
      '/facilities',
      '/facilities/new',
      '/credentialing',
      '/credentialing/new',
      '/credentialing/due',
      '/credentialing/audit',
      '/credentialing/committee',
      '/follow-ups',
      '/credentialing/audit/integrity?year=2026&size=50&seed=a',
      '/imports',
      '/groups',
      '/payers',
      '/enrollments',
      '/files',
      '/reports?kind=expirable-credentials',
      '/events/exports',
      '/settings',
      ...['session', 'limits', 'letters', 'reasons', 'shared', 'integration'].map(
        (page) => `/settings/${page}`,
      ),
    ],
    day: [
      '/',
      ...['reviews', 'matches', 'alerts', 'providers', 'licenses'].map((list) => `/${list}`),
      ...['scans', 'datasets', 'sources', 'events'].map((list) => `/${list}`),
      '/licenses/calendar',
      '/credentialing/calendar',
      '/credentialing?board=true&lanes=true',
      ...['', '/calendar', '/coverage', '/proof?month=2026-10'].map((part) => `/monitors${part}`),
      ...['', '/log', `/${await first('/webhooks')}`].map((part) => `/webhooks${part}`),
      `/scans/${await first('/datasets/scans?count=1')}`,
      '/datasets/Sam',
      ...['', 'licenses', 'alerts', 'notes', 'timeline', 'screening', 'monitors'].map(
        (tab) => `/providers/${reviewed}${tab && `?tab=${tab}`}`,
      ),
      `/providers/${reviewed}/licenses/${license}`,
      ...['changes', 'details'].map((part) => `/providers/${reviewed}/licenses/${license}/${part}`),
      `/reviews/${reviewed}/${license}`,
      ...['turnaround', 'backlog', 'decisions', 'verifications', 'expirables', 'monitoring', 'webhooks'].map(
        (section) => `/insights?section=${section}`,
      ),
    ],
    alone: [
      'providers/new',
      'providers/import',
      'facilities/import',
      'groups/new',
      'webhooks/new',
      'webhooks/guide',
      'help',
    ].map((screen) => `/${screen}`),
  };
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

/** What of all that a page says, to the eye and to assistive technology, should not stand there. */
function wrongWords(page: Page): Promise<string[]> {
  return page.evaluate(
    (wrong) => {
      const found = new Set<string>();
      const hear = (text: string | null) => {
        if (text && wrong.some((words) => words.test(text))) found.add(text);
      };
      hear(document.title);
      const parts = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let part = parts.nextNode(); part; part = parts.nextNode()) {
        if (!(part instanceof Element)) {
          if (!/^(?:SCRIPT|STYLE)$/.test(part.parentNode?.nodeName ?? '')) hear(part.nodeValue);
          continue;
        }
        for (const name of ['aria-label', 'data-tooltip', 'title', 'placeholder', 'alt', 'href'])
          hear(part.getAttribute(name));
        if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) hear(part.value);
      }
      return [...found];
    },
    [nothing, broken],
  );
}

/** Which screens are visited with which answers. */
const visits = [
  ['hollow', 'every screen of a record that says something of others', ['references']],
  ['new words', 'every screen of a record', ['references', 'records']],
  ['without rows', 'every screen of a record or a list', ['references', 'records', 'lists']],
  ['null', 'every screen', ['references', 'records', 'lists', 'day', 'alone']],
] as const;

for (const [shortcoming, screen, kinds] of visits) {
  test(`${screen} stands where the answers of the service are ${shortcoming}`, async ({
    page,
    signIn,
    colleague,
  }) => {
    test.slow();
    const faults: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    const screens = await screensOf(colleague);
    const goTo = await answersAre(page, shortcoming);
    await signIn('admin', '/help');
    for (const address of kinds.flatMap((kind) => screens[kind])) {
      errors.length = 0;
      await goTo(address);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveText(/\w/);
      const wrong = new Set([...(await wrongWords(page)), ...errors]);
      faults.push(...[...wrong].map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
