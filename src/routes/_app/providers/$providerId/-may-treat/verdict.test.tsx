// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DatasetScan, License, Provider } from '@/api/models';
import { daysAgo, show } from '@/features/credentialing/testing';
import { setSetting } from '@/ui/settings';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { ProviderSummary } from '../-summary';

const provider = {
  id: 'p1',
  firstName: 'Ada',
  lastName: 'Quill',
  credentialingStatus: 'Credentialed',
  nextCredentialingDate: daysAgo(-100).slice(0, 10),
  primaryPracticeState: 'TX',
  providerType: { id: 'rn', name: 'Registered nurse' },
} satisfies Provider;

const license = (state: string, result: object = {}): License => ({
  id: `l-${state}`,
  licenseNumber: `RN-${state}`,
  state,
  licenseType: { id: 'rn', name: 'Registered nurse', source: { name: `${state} Board of Nursing` } },
  currentVerificationStatus: 'Found',
  currentVerification: {
    id: 'v1',
    status: 'Found',
    started: daysAgo(5),
    results: [{ licenseStatus: 'Active', expires: daysAgo(-400), ...result }],
  },
});

const searched = (type: string, more: object = {}): DatasetScan =>
  ({
    id: `scan-${type}`,
    type,
    status: 'Completed',
    verifiedAt: daysAgo(1),
    matches: [],
    ...more,
  }) as DatasetScan;
const lists = ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions'].map((type) => searched(type));
const insurance = {
  id: 'i1',
  name: 'Copper Mutual',
  currentExpirationDate: daysAgo(-200),
};

interface File {
  about?: Partial<Provider>;
  licenses?: License[];
  scans?: DatasetScan[];
  info?: object;
  /** Paths that fail. */
  fails?: string[];
}

const sent: { method: string; path: string; body: unknown }[] = [];
const datasets = [{ type: 'Sam', name: 'SAM', supportedEntityTypes: ['Practitioner'], parameterSets: [] }];

const nothing = () => undefined;

function Summary({ about, licenses }: { about: Provider; licenses: License[] | undefined }) {
  const { refresh } = useRowRefresh();
  return (
    <ProviderSummary
      provider={about}
      licenses={licenses}
      failure={licenses ? null : new Error('No licenses.')}
      onRetry={nothing}
      onAttach={nothing}
      refresh={refresh}
    />
  );
}

function open({ about, licenses = [license('TX')], scans = lists, info, fails = [] }: File = {}) {
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (fails.includes(pathname)) return Response.json({ title: 'No.' }, { status: 403 });
    if (request.method !== 'GET') {
      sent.push({
        method: request.method,
        path: pathname,
        body: await request.json().catch(() => undefined),
      });
      return Response.json({ id: 's9', status: 'Pending' });
    }
    if (pathname === '/providers/p1/info') return Response.json(info ?? { LiabilityInsurance: [insurance] });
    if (pathname === '/datasets/scans') return Response.json({ items: scans });
    if (pathname === '/datasets') return Response.json({ items: datasets });
    if (pathname === '/providers/p1') return Response.json({ ...provider, ...about });
    return Response.json(pathname.includes('/parameters/') ? [] : { items: [], totalCount: 0 });
  });
  return show(<Summary about={{ ...provider, ...about }} licenses={licenses} />);
}

afterEach(() => {
  setSetting('listClock', undefined);
  setSetting('boardWords', undefined);
});

const card = async (headline: string | RegExp) =>
  within(await screen.findByRole('region', { name: headline }));
const openItems = () => within(screen.getByRole('region', { name: /pen items/ }));
const nothingElse = /^Nothing besides what keeps the answer above from being yes\./;

test('the file says first that the provider may treat, where, and what that rests on', async () => {
  open();
  const verdict = await card('Yes in TX.');
  const rows = verdict.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatch(/^TexasLicense in forceRN-TX, in force until .* TX Board of Nursing, /);
  expect(rows[2]).toMatch(/^InsuranceIn orderCopper Mutual, in force until .* as stated/);
  expect(rows[4]).toMatch(/SAM exclusions: no match · searched /);
  expect(verdict.getByRole('link', { name: 'SAM exclusions: no match' }).getAttribute('href')).toBe(
    '/scans/scan-Sam',
  );
  expect(await openItems().findByText(/^Nothing\. Every license is in force/)).toBeTruthy();
});

test('what it does not weigh can be read', async () => {
  const user = open();
  const verdict = await card('Yes in TX.');
  await user.click(verdict.getByRole('button', { name: /what it does not weigh/ }));
  expect(verdict.getByText(/^Not weighed: hospital privileges/)).toBeTruthy();
});

test('a list that was not searched is asked for in the answer alone, and the file is not in order', async () => {
  const user = open({ scans: lists.filter(({ type }) => type !== 'Sam') });
  const verdict = await card('Cannot confirm: SAM exclusions not searched.');
  expect(verdict.getByText('SAM exclusions: not searched')).toBeTruthy();
  expect(await openItems().findByText(nothingElse)).toBeTruthy();
  expect(screen.getAllByText(/SAM exclusions: not searched/)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Other open items 0' })).toBeTruthy();
  // The worst of the lists comes first, which the headline names.
  const rows = verdict.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^ListsCannot confirmSAM exclusions/);

  await user.click(verdict.getByRole('button', { name: 'Start scan of SAM exclusions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start a scan' }));
  await user.click(await dialog.findByRole('button', { name: 'Start scan' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/datasets/scans',
        body: expect.objectContaining({ type: 'Sam', providerId: 'p1' }),
      },
    ]),
  );
  // It stays on the file, where what comes of it is seen.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: /^Cannot confirm/ })).toBeTruthy();
});

test('the check of a license that is older than the program counts says how old it is', async () => {
  const old = license('TX');
  open({
    licenses: [
      { ...old, currentVerification: { ...old.currentVerification, started: daysAgo(250) } } as License,
    ],
  });
  expect(await screen.findByText(/8 months ago: older than \d+ days/)).toBeTruthy();
});

test('by the setting a search of a list counts as long as before a decision', async () => {
  setSetting('listClock', 'Window');
  open({ scans: lists.map((scan) => ({ ...scan, verifiedAt: daysAgo(110) })) });
  expect(await card('Yes in TX.')).toBeTruthy();
});

test('a practice state without a license is told with the way to attach one for it', async () => {
  const user = open({ about: { additionalPracticeStates: ['CA'] } });
  const verdict = await card('Yes in TX. Not in CA: no license.');
  expect(await openItems().findByText(nothingElse)).toBeTruthy();
  await user.click(verdict.getByRole('button', { name: 'Attach license of California' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attach a license to Ada Quill' }));
  expect(await dialog.findByRole('combobox', { name: 'License type' })).toBeTruthy();
});

test.each<[string, File, string, string]>([
  [
    'no practice states',
    { about: { primaryPracticeState: undefined } },
    'Add practice states',
    'Edit Ada Quill',
  ],
  ['no insurance', { info: {} }, 'Add insurance', 'Add a liability insurance'],
  [
    'no DEA registration',
    {
      about: { providerType: { id: 'md', name: 'Physician (MD)' } },
      licenses: [{ ...license('TX'), licenseType: { id: 'md', name: 'Physician (MD)' } }],
    },
    'Add DEA number',
    'Add a DEA registration',
  ],
])('with %s on file its button opens what adds it', async (_, file, button, title) => {
  const user = open(file);
  const verdict = await card(/^(?:Cannot confirm|With restrictions): no /);
  await user.click(verdict.getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test('a license on probation is amber, with a restriction in words, and told once', async () => {
  const disciplinaryActions = [{ description: 'Probation' }];
  open({ licenses: [license('TX', { licenseStatus: 'Active, on probation', disciplinaryActions })] });
  const region = await screen.findByRole('region', {
    name: 'With restrictions in TX: “Active, on probation” at its board.',
  });
  expect(region.dataset['tone']).toBe('warning');
  const text = 'RN-TX: “Active, on probation” at its board. Disciplinary actions on record';
  expect(within(region).getByRole('link', { name: text })).toBeTruthy();
  expect(await openItems().findByText(nothingElse)).toBeTruthy();
});

test('a status that nobody knows is settled from the answer, which follows while the dialog tells that it is kept', async () => {
  const user = open({ licenses: [license('TX', { licenseStatus: 'Grandparented' })] });
  const verdict = await card(/^Cannot confirm in TX: “Grandparented” at its board/);
  await user.click(verdict.getByRole('button', { name: 'Say what it means at RN-TX' }));
  await user.click(await screen.findByRole('radio', { name: 'May practice in full' }));
  await user.click(screen.getByRole('button', { name: 'Save what it means' }));
  expect(await screen.findByRole('dialog', { name: 'What it means is kept' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Yes in TX.', hidden: true })).toBeTruthy();
});

test('a license that expired is told in the answer and verified again from there, one of no practice state is an open item', async () => {
  const user = open({
    licenses: [license('TX', { expires: daysAgo(20) }), license('NV', { expires: daysAgo(20) })],
  });
  const verdict = await card(/^Not in TX: expired /);
  const items = (await openItems().findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([expect.stringMatching(/^Expired.*Nevada license.* expired 20 days ago/)]);
  await user.click(verdict.getByRole('button', { name: 'Verify again RN-TX' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ path: '/providers/p1/licenses/l-TX/verify' }));
});

test('why a license could not be verified is told in the answer, with the way to note who was asked', async () => {
  const failureReason = { messageTemplate: 'The source did not answer.' };
  const currentVerification = { id: 'v1', status: 'Failed' as const, started: daysAgo(5), failureReason };
  open({ licenses: [{ ...license('TX'), currentVerificationStatus: 'Failed', currentVerification }] });
  const verdict = await card(/^Cannot confirm in TX: it could not be verified/);
  const row = within(verdict.getByText('Texas').closest('li') ?? document.body);
  expect(row.getByText(/The source did not answer\./)).toBeTruthy();
  expect(row.getByRole('button', { name: /^Log/ })).toBeTruthy();
  expect(await openItems().findByText(nothingElse)).toBeTruthy();
});

test('what could not be read is said, can be read again, and is no yes', async () => {
  open({ fails: ['/datasets/scans', '/providers/p1/info'] });
  const verdict = await card(/^Cannot confirm: /);
  expect(verdict.getByText('The searches of lists could not be read')).toBeTruthy();
  expect(verdict.getByText('Liability insurance could not be read')).toBeTruthy();
  expect(verdict.getAllByRole('alert')).toHaveLength(2);
});

test('without licenses that could be read nothing is confirmed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [] }));
  show(<Summary about={provider} licenses={undefined} />);
  expect(await card('Cannot confirm: the licenses could not be read.')).toBeTruthy();
});

test('of many practice states those that lack a license come first, and all are there once asked for', async () => {
  const states = 'AZ CO FL GA ID IN IA KS KY LA CA'.split(' ');
  const licenses = ['TX', ...states.slice(0, -1)].map((state) => license(state));
  const user = open({ about: { additionalPracticeStates: states }, licenses });
  const verdict = await card(/^Yes in TX, AZ, .* Not in CA: no license\.$/);
  const rows = () => verdict.getAllByRole('listitem').filter(({ textContent }) => /icense/.test(textContent));
  expect(rows()).toHaveLength(8);
  expect(rows()[0]?.textContent).toMatch(/^California/);
  await user.click(verdict.getByRole('button', { name: 'Show 4 more' }));
  expect(rows()).toHaveLength(12);
});

test.each([
  ['late by 30 days at most', 30, 'ReCredentialing'],
  ['later', 31, 'Initial'],
])('who is %s starts anew by a request of the right type', async (_, days, type) => {
  open({ about: { nextCredentialingDate: daysAgo(days).slice(0, 10) } });
  const verdict = await card(/^No: recredentialing was due/);
  const [link] = await verdict.findAllByRole('link', { name: 'Start recredentialing' });
  expect(link?.getAttribute('href')).toBe(`/credentialing/new?providerId=p1&type=${type}`);
});

test('a DEA registration that nobody looked up is not called a restriction', async () => {
  const physician = { id: 'md', name: 'Physician (MD)' };
  open({
    about: { providerType: physician },
    licenses: [{ ...license('TX'), licenseType: physician }],
    info: {
      LiabilityInsurance: [insurance],
      DeaRegistrations: [{ id: 'd1', registrationNumber: 'BA1234563' }],
    },
  });
  const verdict = await card('With restrictions: DEA registration not verified.');
  const text = 'DEA BA1234563: the DEA registry was not searched';
  const row = verdict.getAllByRole('listitem').find((one) => one.textContent.includes(text));
  expect(row?.textContent).toMatch(/^DEANot verified/);
});
