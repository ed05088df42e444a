import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import type { Colleague } from './support/records';

const dialog = (page: Page) => page.getByRole('dialog');
const part = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
/** A field by its label, which has a star where it has to be filled in. */
const field = (within: Locator, name: string) =>
  within.getByLabel(new RegExp(`^${name.replace(/[.()]/g, '\\$&')}(?: \\*)?$`)).first();

/** Opens the info of a provider who has nothing yet. */
async function openInfo(
  { page, signIn, colleague }: { page: Page; signIn: (as?: 'reader') => Promise<void>; colleague: Colleague },
  as?: 'reader',
): Promise<string> {
  await signIn(as);
  const { id } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Okafor-Brandt' });
  await page.goto(`/providers/${id}?tab=info`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Okafor-Brandt' })).toBeVisible();
  await expect(part(page, 'Education')).toBeVisible();
  return id;
}

/** Fills in fields by their labels, whatever kind of control each is. */
async function fillIn(within: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(within, label);
    const [tag, role] = await control.evaluate((element) => [element.tagName, element.getAttribute('role')]);
    if (tag === 'SELECT') await control.selectOption({ label: value });
    else if (role === 'combobox' || (await control.getAttribute('aria-haspopup')) === 'listbox') {
      await control.fill(value);
      await within.getByRole('option', { name: value }).first().click();
    } else await control.fill(value);
  }
}

interface Story {
  title: string;
  one: string;
  /** What is typed, and the words that then stand in the list. */
  typed: Record<string, string>;
  shown: string;
  /** What is changed afterwards. */
  changed: Record<string, string>;
  after: string;
}

const stories: Story[] = [
  {
    title: 'Specialties',
    one: 'specialty',
    typed: { Taxonomy: 'Registered Nurse', Rank: 'Primary' },
    shown: 'Primary specialty',
    changed: { Rank: 'Secondary' },
    after: 'Secondary specialty',
  },
  {
    title: 'Education',
    one: 'education',
    typed: {
      School: 'Dover Institute',
      Degree: 'MD',
      From: '8/1/2001',
      Until: '5/20/2005',
      Completed: 'Yes',
    },
    shown: 'Until May 20, 2005',
    changed: { Until: '6/1/2005' },
    after: 'Until Jun 1, 2005',
  },
  {
    title: 'Training',
    one: 'training',
    typed: { Institution: 'Harbor General', Kind: 'Residency', Specialty: 'Surgery', From: '7/1/2005' },
    shown: 'Specialty Surgery',
    changed: { Completed: 'No' },
    after: 'Not completed',
  },
  {
    title: 'Board certifications',
    one: 'board certification',
    typed: { Board: 'American Board of Urology', Number: 'U-881', Expires: '3/31/2020' },
    shown: 'Expired',
    changed: { Number: 'U-882' },
    after: 'Number U-882',
  },
  {
    title: 'Work history',
    one: 'entry of the work history',
    typed: {
      Employer: 'Lopez Family Practice',
      Position: 'Physician',
      From: '1/1/2010',
      Until: '12/31/2011',
    },
    shown: 'Lopez Family Practice',
    changed: { 'Reason for leaving': 'Moved' },
    after: 'Reason for leaving Moved',
  },
  {
    title: 'Hospital affiliations',
    one: 'hospital affiliation',
    typed: { Hospital: 'Detroit Regional', Privileges: 'Full and unrestricted', Department: 'Cardiology' },
    shown: 'Department Cardiology',
    changed: { Department: 'Emergency' },
    after: 'Department Emergency',
  },
  {
    title: 'Liability insurance',
    one: 'liability insurance',
    typed: { Insurer: 'Harbor Mutual', 'Per occurrence': '1,000,000', Expires: '1/1/2040' },
    shown: 'Per occurrence $1,000,000',
    changed: { 'Policy number': 'P-77' },
    after: 'Policy number P-77',
  },
  {
    title: 'DEA registrations',
    one: 'DEA registration',
    typed: { 'Registration number': 'ab1234563' },
    shown: 'AB1234563',
    changed: { 'Registration number': 'F91234563' },
    after: 'F91234563',
  },
  {
    title: 'Certificates',
    one: 'certificate',
    typed: {
      Certificate: 'Aha basic life support',
      Number: 'BLS-1',
      Issued: '1/1/2025',
      Expires: '1/1/2040',
    },
    shown: 'Number BLS-1',
    changed: { 'Issued by': 'American Heart Association' },
    after: 'Issued by American Heart Association',
  },
  {
    title: 'Medicaid enrollments',
    one: 'Medicaid enrollment',
    typed: { State: 'Ohio', 'Provider type': 'Physician' },
    shown: 'Provider type Physician',
    changed: { 'In the state': 'Yes' },
    after: 'In the state Yes',
  },
  {
    title: 'Addresses',
    one: 'address',
    typed: { 'Street and number': '12 Elm St', City: 'Salem', State: 'Oregon', 'ZIP code': '97301' },
    shown: 'ZIP code 97301',
    changed: { 'ZIP code': '97302' },
    after: 'ZIP code 97302',
  },
  {
    title: 'E-mail addresses',
    one: 'e-mail address',
    typed: { Address: 'ines@example.org' },
    shown: 'ines@example.org',
    changed: { Kind: 'Personal' },
    after: 'Kind Personal',
  },
  {
    title: 'Other names',
    one: 'other name',
    typed: { 'First name': 'Ines', 'Last name': 'Brandt' },
    shown: 'Ines Brandt',
    changed: { 'Last name': 'Brand' },
    after: 'Ines Brand',
  },
  {
    title: 'External portal',
    one: 'portal login',
    typed: { 'Provider’s id in the portal': '10042' },
    shown: '10042',
    changed: { 'Provider’s id in the portal': '10043' },
    after: '10043',
  },
];

test.describe('an entry is added, changed and deleted', () => {
  for (const { title, one, typed, shown, changed, after } of stories) {
    test(`of: ${title}`, async ({ page, signIn, colleague }) => {
      await openInfo({ page, signIn, colleague });
      const section = part(page, title);
      await expect(section).toContainText('None held');
      await section.getByRole('button', { name: `Add ${one}` }).click();
      await fillIn(dialog(page), typed);
      await dialog(page)
        .getByRole('button', { name: `Add ${one}` })
        .click();
      await expect(dialog(page)).toBeHidden();
      const entry = section.getByRole('listitem');
      await expect(entry).toHaveCount(1);
      await expect(entry).toContainText(spaced(shown));

      await entry.getByRole('button', { name: /^Edit / }).click();
      await fillIn(dialog(page), changed);
      await dialog(page).getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(entry).toContainText(spaced(after));

      await entry.getByRole('button', { name: /^Delete / }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: `Delete ${one}` })
        .click();
      await expect(section).toContainText('None held');
      await expect(page.getByRole('alertdialog')).toBeHidden();
    });
  }
});

/** A label and its value stand beside each other without a space between. */
const spaced = (words: string) => new RegExp(words.replace(/[.$*+?()]/g, '\\$&').replaceAll(' ', '\\s*'));

test('what does not fit is told at its field, and nothing is sent', async ({ page, signIn, colleague }) => {
  await openInfo({ page, signIn, colleague });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/info/')) sent.push(request.url());
  });
  await part(page, 'DEA registrations').getByRole('button', { name: 'Add DEA registration' }).click();
  await field(dialog(page), 'Registration number').fill('AB1234564');
  await page.keyboard.press('Control+Enter');
  await expect(field(dialog(page), 'Registration number')).toHaveAccessibleDescription(/check digit/);
  await expect(field(dialog(page), 'Registration number')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard what I typed' }).click();

  await part(page, 'Liability insurance').getByRole('button', { name: 'Add liability insurance' }).click();
  await fillIn(dialog(page), { Insurer: 'Harbor', 'In effect since': '1/1/2026', Expires: '1/1/2025' });
  await page.keyboard.press('Control+Enter');
  await expect(field(dialog(page), 'Expires')).toHaveAccessibleDescription(
    /comes before the day on which it takes effect/,
  );
  expect(sent).toEqual([]);
});

test('a failure keeps what was typed, in the dialog and after it was closed with the tab', async ({
  page,
  signIn,
  colleague,
  service,
}) => {
  await openInfo({ page, signIn, colleague });
  const open = () => part(page, 'Training').getByRole('button', { name: 'Add training' }).click();
  await open();
  await field(dialog(page), 'Institution').fill('Harbor General');
  await service.fails({ operation: 'POST /providers/{providerId}/info/trainings', status: 500 });
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(field(dialog(page), 'Institution')).toHaveValue('Harbor General');
  await page.reload();
  await open();
  await expect(field(dialog(page), 'Institution')).toHaveValue('Harbor General');
  await page.keyboard.press('Control+Enter');
  await expect(part(page, 'Training').getByRole('listitem')).toContainText('Harbor General');
});

test('a second primary specialty is refused by the service, in its words', async ({
  page,
  signIn,
  colleague,
}) => {
  const id = await openInfo({ page, signIn, colleague });
  const { items } = await colleague.ask<{ items: { id: string }[] }>('GET', '/taxonomies?count=2');
  await colleague.ask('POST', `/providers/${id}/info/specialties`, {
    type: 'Primary',
    taxonomyId: items[0]?.id,
  });
  await part(page, 'Specialties').getByRole('button', { name: 'Add specialty' }).click();
  await fillIn(dialog(page), { Taxonomy: 'Registered Nurse' });
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('has a primary specialty already');
});

test('a gap in the work history is pointed out, explained, and gone', async ({ page, signIn, colleague }) => {
  const id = await openInfo({ page, signIn, colleague });
  const work = (name: string, startDate: string, rest: object) =>
    colleague.ask('POST', `/providers/${id}/info/workHistory`, {
      workHistoryType: 'Employment',
      name,
      startDate: `${startDate}T00:00:00Z`,
      ...rest,
    });
  await work('First', '2015-01-01', { endDate: '2018-06-30T00:00:00Z' });
  await work('Second', '2018-09-15', { isCurrentEmployer: true });
  await page.reload();
  const section = part(page, 'Work history');
  await expect(section).toContainText('Gap of 77 days, Jun 30, 2018 to Sep 15, 2018');
  await section.getByRole('button', { name: 'Explain this gap' }).click();
  await expect(field(dialog(page), 'Kind')).toHaveValue('Gap');
  await expect(field(dialog(page), 'From')).toHaveValue('06/30/2018');
  await field(dialog(page), 'Explanation').fill('Parental leave');
  await page.keyboard.press('Control+Enter');
  await expect(section).toContainText('Parental leave');
  await expect(section).not.toContainText('without an explanation');
});

test('a school is chosen from those that the clearinghouse knows, and its code is kept', async ({
  page,
  signIn,
  colleague,
}) => {
  const id = await openInfo({ page, signIn, colleague });
  const { items } = await colleague.ask<{ items: { name: string; code: string }[] }>(
    'GET',
    '/datasets/clearinghouse/schoolCodes?count=1',
  );
  const [school] = items;
  await part(page, 'Education').getByRole('button', { name: 'Add education' }).click();
  await field(dialog(page), 'School').fill(school?.name ?? '');
  await expect(dialog(page)).toContainText(`Known to the clearinghouse as ${school?.code}`);
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  const [held] = await colleague.ask<{ schoolCode?: string }[]>('GET', `/providers/${id}/info/educations`);
  expect(held?.schoolCode).toBe(school?.code);
});

test('evidence is attached to an entry, kept beside another of the same name, and deleted', async ({
  page,
  signIn,
  colleague,
}) => {
  const id = await openInfo({ page, signIn, colleague });
  await colleague.ask('POST', `/providers/${id}/info/educations`, { schoolName: 'Dover Institute' });
  await page.reload();
  const entry = part(page, 'Education').getByRole('listitem');
  const attach = (text: string) =>
    entry
      .getByLabel('Evidence of Dover Institute')
      .setInputFiles({ name: 'diploma.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await attach('first');
  await expect(entry).toContainText('diploma.txt');
  await attach('second');
  await expect(entry).toContainText('diploma (2).txt');
  const saved = page.waitForEvent('download');
  await entry.getByRole('button', { name: 'Open: diploma (2).txt' }).click();
  expect((await saved).suggestedFilename()).toBe('diploma (2).txt');
  await entry.getByRole('button', { name: 'Delete diploma.txt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click();
  await expect(entry.getByRole('button', { name: 'Delete diploma.txt' })).toBeHidden();
  await expect(entry).toContainText('diploma (2).txt');
});

test('what scans and imports lack is said, and filled in from there', async ({ page, signIn, colleague }) => {
  await openInfo({ page, signIn, colleague });
  const missing = part(page, 'What is missing');
  const line = (name: string) => missing.getByRole('listitem').filter({ hasText: name });
  await expect(line('NPI').first()).toContainText('NPI registry import');
  await expect(line('Portal id')).toContainText('Credentialing portal import');
  await line('Portal id').getByRole('link', { name: 'Fill in below' }).click();
  await part(page, 'External portal').getByRole('button', { name: 'Add portal login' }).click();
  await field(dialog(page), 'Provider’s id in the portal').fill('10042');
  await page.keyboard.press('Control+Enter');
  await expect(line('Portal id')).toBeHidden();
});

test('who only reads sees everything and changes nothing, with the reason', async ({
  page,
  signIn,
  colleague,
}) => {
  await openInfo({ page, signIn, colleague }, 'reader');
  const add = part(page, 'Education').getByRole('button', { name: 'Add education' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAttribute('title', /can read this but not change it/);
});

test('when the info cannot be read the screen says so and reads it again', async ({
  page,
  signIn,
  colleague,
  service,
}) => {
  await signIn();
  const { id } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Okafor-Brandt' });
  await page.goto(`/providers/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await service.fails({ operation: 'GET /providers/{providerId}/info', status: 500, times: 20 });
  await page
    .getByRole('navigation', { name: 'Parts of the file' })
    .getByRole('link', { name: 'Info' })
    .click();
  await expect(page.getByText('The info could not be read')).toBeVisible();
  await service.recovers();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'Education')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the info and its forms have no accessibility problem in the ${scheme} scheme`, async ({
    page,
    signIn,
    colleague,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openInfo({ page, signIn, colleague });
    await expect(part(page, 'What is missing').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'the info');
    await part(page, 'Hospital affiliations')
      .getByRole('button', { name: 'Add hospital affiliation' })
      .click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page, 'the form of an affiliation');
  });
}
