import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { List } from './support/list';
import { goWithin, mainLink, sendRejection } from './support/page';

const decision = 'PATCH /datasets/matches/{matchId}';

const rows = (page: Page) => new List(page, 'matches').rows();
const heading = (page: Page) =>
  page.getByRole('region', { name: 'Match', exact: true }).getByRole('heading', { level: 2 });
const reason = (page: Page) => page.getByRole('textbox', { name: 'Reason in your own words' });

/** Opens the queue and gives the names of the first two matches, as they are headed. */
async function openQueue(
  page: Page,
  signIn: (account?: 'reader' | 'specialist', path?: string) => Promise<void>,
) {
  await signIn('specialist', '/matches?types=OigExclusions');
  await expect(rows(page).nth(1)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  const names = rows(page).getByRole('link').locator('bdi');
  // A row names the last name first.
  const nameAt = async (index: number) =>
    (await names.nth(index).innerText()).split(', ').toReversed().join(' ');
  return [await nameAt(0), await nameAt(1)] as const;
}

const waiting = async (page: Page) => {
  const link = mainLink(page, /^Matches \d+ to decide/);
  return Number.parseInt(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '', 10);
};

test('a match is rejected by keyboard with a reason, which outlives a failure, undo brings it back, it is accepted; on a phone too', async ({
  page,
  service,
  signIn,
}) => {
  const [first, second] = await openQueue(page, signIn);
  const before = await waiting(page);
  await expect(page).toHaveTitle(`(${before}) Matches · Credence`);
  await expect(page.getByText('Newest scans only; “All but rejected”: every scan')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText(second);
  await page.keyboard.press('k');
  await expect(heading(page)).toHaveText(first);
  const widthOfEvidence = async () =>
    Math.round((await page.getByRole('region', { name: 'Evidence' }).first().boundingBox())?.width ?? 0);
  const width = await widthOfEvidence();

  await page.keyboard.press('r');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert')).toContainText('Give a reason');
  await test.step('a reason that says nothing is refused at its place, with what was typed', async () => {
    await page.keyboard.type('x x x x x x x x x x');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert')).toContainText('at least 10 characters');
    await expect(reason(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(reason(page)).toHaveValue('x x x x x x x x x x');
    await expect(heading(page)).toHaveText(first);
    await reason(page).fill('');
  });
  await page.keyboard.type('The agency says otherwise');
  await test.step('what the service refuses comes back with what was typed', async () => {
    await service.fails({ operation: decision, status: 500, times: 10 });
    await sendRejection(page);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(heading(page)).toHaveText(first);
    await expect(reason(page)).toHaveValue('The agency says otherwise');
    await service.recovers();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await sendRejection(page);
  expect((await sent).postDataJSON()).toEqual({
    userActionResolution: 'Reject',
    userActionResolutionNote: 'The agency says otherwise',
  });
  await expect(heading(page)).toHaveText(second);
  await expect(rows(page).first()).toContainText('Rejected');
  expect(await widthOfEvidence(), 'what is told of the decision stands below the evidence').toBe(width);
  await expect.poll(() => waiting(page)).toBe(before - 1);
  await expect(page).toHaveTitle(`(${before - 1}) Matches · Credence`);
  await test.step('heading, tab and the place of the open match count the same', async () => {
    const tabs = page.getByRole('navigation', { name: 'Matches by decision' });
    await expect(tabs.getByRole('link', { name: /^To decide/ })).toHaveText(`To decide ${before - 1}`);
    const said = await page.getByText(new RegExp(`^\\d+ of ${before - 1} match$`)).innerText();
    const match = page.getByRole('region', { name: 'Match', exact: true });
    await expect(match.getByText(/^\d+ of \d+ left$/)).toHaveText(`1 of ${Number.parseInt(said, 10)} left`);
  });

  const restored = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.keyboard.press('u');
  expect((await restored).postDataJSON()).toEqual({ userActionResolution: null });
  await expect(heading(page)).toHaveText(first);
  await expect(reason(page)).toHaveValue('The agency says otherwise');
  await expect.poll(() => waiting(page)).toBe(before);

  await test.step('accepting says what it means, and an accepted match offers the way to the file', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect(
      page.getByText(/Accepting says that the record is about/).filter({ visible: true }),
    ).toBeVisible();
    await page.keyboard.press('1');
    await expect(
      page.getByRole('group', { name: 'Reason from the list' }).getByRole('button').first(),
    ).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^Accept match/ }).click();
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Accepted');
    await expect(
      page.getByRole('group', { name: 'Next steps' }).getByRole('link', { name: 'Write a note' }),
    ).toBeVisible();
  });

  await test.step('on a phone the queue comes first, then the match, and back', async () => {
    await goWithin(page, '/matches');
    await expect(rows(page).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(heading(page)).toBeHidden();
    await rows(page).first().getByRole('link').click();
    await expect(heading(page)).toBeVisible();
    await expect(rows(page).first()).toBeHidden();
    await page.getByRole('link', { name: 'All matches' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});

test('a match that a newer scan replaced keeps the typed reason and leads to that scan', async ({
  page,
  service,
  colleague,
  signIn,
}) => {
  const [first] = await openQueue(page, signIn);
  service.faulty = true;
  await page.keyboard.press('r');
  await page.keyboard.press('w');
  await page.keyboard.type('Typed before the scan');
  const { items } = await colleague.ask<{ items: { scan: { providerId: string } }[] }>(
    'GET',
    '/datasets/matches?types=OigExclusions&userActionNeeded=true&count=1',
  );
  const providerId = items[0]?.scan.providerId;
  const scan = await colleague.ask<{ id: string }>('POST', '/datasets/scans', {
    type: 'OigExclusions',
    providerId,
  });
  await service.advance({ seconds: 300 });
  await sendRejection(page);
  const told = page.getByRole('alert').filter({ hasText: 'not carried out' });
  await expect(told).toContainText('A newer scan replaced this match');
  await told.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(heading(page)).toHaveText(first);
  await expect(reason(page)).toHaveValue('Typed before the scan');
  await page.getByRole('button', { name: /^Not decided\. A newer scan/ }).click();
  await expect(page.getByRole('link', { name: 'Open the newer scan' })).toHaveAttribute(
    'href',
    new RegExp(scan.id),
  );
});

const meaning = (page: Page) => page.getByRole('region', { name: 'What the evidence means' });
const earlier = (page: Page) => page.getByRole('region', { name: 'Rejected before' });
const maria = { firstName: 'Maria', lastName: 'Quillfeather', npi: 1_386_120_475 };
const ruth = { firstName: 'Ruth', lastName: 'Marlowe-Ash', npi: 1_992_837_462 };

/** Uploads a list with these lines on the screen of its dataset, which is open. */
async function uploadList(page: Page, ...lines: string[]) {
  await page.getByRole('button', { name: 'Upload a list' }).click();
  const dialog = page.getByRole('dialog', { name: /^Upload a list/ });
  const buffer = Buffer.from(lines.join('\n'));
  await dialog.getByLabel(/CSV file/).setInputFiles({ name: 'UPDATED.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText('The file is being checked')).toBeHidden();
  // A list of a few rows in place of the published one is to be confirmed.
  for (const box of await dialog.getByRole('note').getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: /^Upload \d+ rows?$/ }).click();
  await expect(dialog.getByText(/^\d+ rows? uploaded\.$/)).toBeVisible();
}

test('a record of SAM that is no longer in force says so before and after it is accepted, and forbids nothing', async ({
  page,
  service,
  colleague,
  signIn,
}) => {
  await signIn('admin', '/datasets/Sam');
  await uploadList(
    page,
    'lastName,firstName,npiNumber,recordStatus,exclusionType,terminationDate',
    `QUILLFEATHER,MARIA,${maria.npi},Active,Prohibition/Restriction,2025-03-03`,
  );
  const { id: providerId } = await colleague.addProvider(maria);
  await colleague.ask('POST', '/datasets/scans', { type: 'Sam', providerId });
  await service.advance({ seconds: 60 });

  await goWithin(page, '/matches?entityName=Quillfeather');
  await expect(rows(page).first()).toContainText('Likely same');
  await expect(meaning(page)).toContainText('Name and NPI agree.');
  await expect(meaning(page)).toContainText('Not in force');
  await expect(meaning(page)).toContainText('Prohibition/Restriction. Terminated Mar 3, 2025.');

  await test.step('that is no reason to reject, and a reason to accept', async () => {
    const list = page.getByRole('group', { name: 'Reason from the list' });
    await page.getByRole('button', { name: /^No, reject/ }).click();
    await expect(list).toContainText('The source confirmed that it is somebody else');
    await expect(list).not.toContainText('NPI or license number differs');
    await expect(list).not.toContainText('OIG');
    await expect(list).not.toContainText('no longer in force');
    await page.getByRole('button', { name: /^Yes, accept/ }).click();
    await expect(list).not.toContainText('OIG');
    const accepted = 'Same person; the record is no longer in force';
    await list.getByRole('button', { name: accepted }).click();
    await page.getByRole('button', { name: /^Accept match/ }).click();
    const decided = page.getByRole('region', { name: 'Decision' });
    await expect(decided).toContainText(`“${accepted}”`);
    await expect(decided).toContainText('SAM exclusions, not in force: terminated Mar 3, 2025');
    await expect(decided).toContainText('It does not by itself forbid treating.');
  });
});

test('a record that was rejected before offers its note, but where the NPI agrees it is flagged instead', async ({
  page,
  service,
  colleague,
  signIn,
}) => {
  await signIn('admin', '/datasets/OigExclusions');
  await uploadList(
    page,
    'LASTNAME,FIRSTNAME,NPI,EXCLTYPE,EXCLDATE',
    `QUILLFEATHER,MARIA,${maria.npi},1128a1,19990320`,
    'MARLOWE-ASH,RUTH,0000000000,1128b4,20190320',
  );
  const note = 'Another person, says the agency.';
  for (const person of [maria, ruth]) {
    const { id: providerId } = await colleague.addProvider(person);
    const scan = { type: 'OigExclusions', providerId };
    const { id } = await colleague.ask<{ id: string }>('POST', '/datasets/scans', scan);
    await service.advance({ seconds: 60 });
    const { matches } = await colleague.ask<{ matches: { id: string }[] }>('GET', `/datasets/scans/${id}`);
    await colleague.ask('PATCH', `/datasets/matches/${matches[0]?.id}`, {
      userActionResolution: 'Reject',
      userActionResolutionNote: note,
    });
    await colleague.ask('POST', '/datasets/scans', scan);
    await service.advance({ seconds: 60 });
  }

  await test.step('the NPI agrees: look again, and nothing to repeat', async () => {
    await goWithin(page, '/matches?entityName=Quillfeather');
    await expect(earlier(page)).toContainText('Rejected before although the NPI agrees: look again');
    await expect(earlier(page)).toContainText(`“${note}”`);
    await expect(earlier(page).getByRole('button', { name: 'Use this note' })).toHaveCount(0);
    await expect(meaning(page)).toContainText('1128a1: conviction of program-related crimes. Mandatory');
    await page.keyboard.press('n');
    await expect(reason(page)).toHaveValue('');
  });

  await test.step('only the name agrees: the note can be used again, which decides nothing', async () => {
    await goWithin(page, '/matches?entityName=Marlowe-Ash');
    await expect(meaning(page)).toContainText('Only the name agrees.');
    await expect(earlier(page).getByRole('button', { name: 'Use this note' })).toBeVisible();
    await expect(earlier(page)).not.toContainText('look again');
    await page.keyboard.press('n');
    await expect(reason(page)).toHaveValue(note);
    await expect(page.getByRole('button', { name: /^Reject match/ })).toBeVisible();
    await expect(rows(page).first()).not.toContainText('Rejected');
  });
});

test('many are rejected at once: whose record has the NPI is named, left out and still to decide', async ({
  page,
  service,
  colleague,
  signIn,
}) => {
  await signIn('admin', '/datasets/OigExclusions');
  const others = ['Ada', 'Ines', 'Olga'];
  await uploadList(
    page,
    'LASTNAME,FIRSTNAME,NPI,EXCLTYPE,EXCLDATE',
    `QUILLFEATHER,MARIA,${maria.npi},1128a1,19990320`,
    ...others.map((firstName) => `QUILLFEATHER,${firstName.toUpperCase()},0000000000,1128b4,20190320`),
  );
  for (const person of [maria, ...others.map((firstName) => ({ firstName, lastName: 'Quillfeather' }))]) {
    const { id: providerId } = await colleague.addProvider(person);
    await colleague.ask('POST', '/datasets/scans', { type: 'OigExclusions', providerId });
  }
  await service.advance({ seconds: 60 });

  await goWithin(page, '/matches?entityName=Quillfeather');
  await expect(rows(page)).toHaveCount(4);
  for (const row of await rows(page).all()) await row.getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason in your own words').fill('Another birth year');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText('1 of 4 agrees on NPI: look at it');
  await expect(dialog.getByRole('list', { name: 'To look at' })).toHaveText(
    /^Maria Quillfeather, .*NPI agree/,
  );
  await expect(dialog.getByRole('radio', { name: 'Leave this one out' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Reject 3 of 4 matches' }).click();
  await expect(dialog).toContainText('3 done');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await goWithin(page, '/matches?entityName=Quillfeather&includeOldMatches=true');
  await expect(rows(page).filter({ hasText: 'Maria' })).not.toContainText('Rejected');
  const { items } = await colleague.ask<{ items: { scan: { provider: { firstName: string } } }[] }>(
    'GET',
    '/datasets/matches?entityName=Quillfeather&userActionNeeded=true',
  );
  expect(items.map(({ scan }) => scan.provider.firstName)).toEqual(['Maria']);
});

test('what follows an accepted exclusion is gone through by keys, a step done, opened or skipped, and the queue goes on after the last', async ({
  page,
  signIn,
}) => {
  const [first, second] = await openQueue(page, signIn);
  await page.keyboard.press('a');
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await expect(heading(page), 'it stays open').toHaveText(first);
  const steps = page.getByRole('group', { name: 'Next steps' });
  const next = (name: RegExp) => steps.getByRole('button', { name }).or(steps.getByRole('link', { name }));

  await expect(next(/^Restrict licenses O$/)).toBeVisible();
  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: 'Restrict licenses' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await test.step('one that was cancelled is still the next', async () => {
    await expect(next(/^Restrict licenses O$/)).toBeVisible();
    await page.keyboard.press('o');
    await dialog.getByRole('button', { name: /^Preview/ }).click();
    const preview = page.getByRole('dialog', { name: /^Restrict \d+ license/ });
    await preview.getByRole('button', { name: /^Restrict/ }).click();
    await expect(preview).toContainText(/[1-9]\d* done/);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(next(/^Restrict licenses done$/)).toBeVisible();
  });

  await expect(next(/^Change the credentialing status O$/)).toBeVisible();
  await page.keyboard.press('s');
  await expect(next(/^Change the credentialing status skipped$/)).toBeVisible();
  await test.step('a step that leads elsewhere is not there once more on the way back', async () => {
    // Where the list is monitored already there is nothing to be done about that.
    if (await next(/^Monitor OIG exclusions O$/).isVisible()) await page.keyboard.press('s');
    await expect(next(/^Write a note O$/)).toBeVisible();
    await page.keyboard.press('o');
    await expect(page).toHaveURL(/tab=notes/);
    await page.goBack();
    await expect(heading(page)).toHaveText(first);
    await expect(next(/^Write a note opened$/)).toBeVisible();
    await expect(next(/^Off-cycle request O$/)).toBeVisible();
  });
  await page.keyboard.press('s');
  await expect(heading(page)).toHaveText(second);
});
