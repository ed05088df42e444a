import type { Locator, Page } from '@playwright/test';
import { beginning } from './support/addresses';
import { expect, test } from './support/console';
import { addApplicant, addRequest, path } from './support/credentialing';
import { List } from './support/list';
import { minutesLater } from './support/moment';
import { dialog, goWithin } from './support/page';

const column = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('list and board find what the service finds by the filters in their address, and count as it does, a column for each status', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  // One column has more requests than a page holds.
  await service.reset({ providers: 1_500 });
  await signIn();
  const [owner] = await colleague.ask<{ id: string; firstName: string; lastName: string }[]>(
    'GET',
    `${path}/aggregations/owners`,
  );
  const filters = `ownerId=${owner?.id}&currentEventStatus=Completed`;
  const { totalCount } = await colleague.ask<{ totalCount: number }>('GET', `${path}?${filters}&count=1`);
  await page.goto(`/credentialing?${filters}`);
  await new List(page, 'requests').has(totalCount);
  await expect(
    page.getByRole('button', { name: `Owner: ${owner?.firstName} ${owner?.lastName}` }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(column(page, `Completed ${totalCount}`)).toBeVisible();
  await expect(column(page, /^In progress/)).toHaveCount(0);

  await goWithin(page, '/credentialing?board=true');
  const { aggregations } = await colleague.ask<{ aggregations: Record<string, number> }>(
    'GET',
    `${path}/aggregations`,
  );
  await expect(column(page, `In progress ${aggregations['RequestInProgress']}`)).toBeVisible();
  const completed = column(page, `Completed ${aggregations['Completed']}`);
  await expect(completed).toBeVisible();
  await expect(page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) })).toHaveCount(
    11,
  );
  // What is closed is folded until somebody looks, and stays as it was left.
  await expect(completed.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Unfold Completed', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Fold Completed', exact: true })).toBeFocused();
  await page.reload();
  // A column is loaded further by its cursor, as far as somebody looks.
  await expect(completed.getByRole('listitem')).toHaveCount(50);
  await completed.getByRole('button', { name: /^Load more/ }).focus();
  await page.keyboard.press('Enter');
  await expect(completed.getByRole('listitem')).toHaveCount(aggregations['Completed'] ?? 0);
});

test('Back from a request finds its card, over a reload, also far down a column; one that is gone is told, and the focus is beside it', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await service.reset({ providers: 1_500 });
  await signIn('specialist', '/credentialing?board=true');
  const completed = column(page, /^Completed \d/);
  await page.getByRole('button', { name: 'Unfold Completed', exact: true }).click();
  await completed.getByRole('listitem').nth(49).scrollIntoViewIfNeeded();
  const card = completed.getByRole('listitem').nth(60).getByRole('link');
  await expect(card).toBeVisible();
  const name = (await card.textContent()) ?? '';
  const address = (await card.getAttribute('href')) ?? '';
  const again = completed.locator(`a[href="${address}"]`);
  const beside = await completed.getByRole('listitem').nth(61).getByRole('link').getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(again).toBeFocused();
  await expect(again).toHaveText(name);
  await expect(again).toBeInViewport();

  await test.step('a request that is gone', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const { provider } = await colleague.ask<{ provider: { id: string } }>(
      'GET',
      `${path}/${address.split('/').at(-1)}`,
    );
    await colleague.ask('DELETE', `/providers/${provider.id}`);
    await page.reload();
    await page.goBack();
    await expect(page.getByText('The request that was opened is no longer in this list')).toBeVisible();
    await expect(completed.locator(`a[href="${beside}"]`)).toBeFocused();
  });
});

test('by keyboard alone: from card to card and column to column, moved by a menu with a note, or lifted, carried and dropped; the focus follows', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { request: first } = await addRequest(colleague, { isSelfManaged: true }, 'Board-Aster');
  await addRequest(colleague, { isSelfManaged: true }, 'Board-Briar');
  await page.goto('/credentialing?board=true&entityName=Board-&sortedBy=ProviderLastName&sortDirection=Asc');
  const submitted = column(page, 'Submitted 2');
  const aster = page.getByRole('link', { name: 'Board-Aster, Ada' });
  const briar = page.getByRole('link', { name: 'Board-Briar, Ada' });
  await expect(submitted.getByRole('listitem')).toHaveCount(2);
  await aster.focus();
  await page.keyboard.press('ArrowDown');
  await expect(briar).toBeFocused();
  await page.keyboard.press('Home');
  await expect(aster).toBeFocused();

  await page.keyboard.press('m');
  const menu = page.getByRole('menu', { name: 'Move Ada Board-Aster' });
  await expect(menu.getByRole('menuitem')).toHaveCount(10);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Status')).toHaveValue('RequestInProgress');
  await dialog(page).getByLabel('Note').fill('Taken up today.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(column(page, 'In progress 1')).toContainText('Board-Aster');
  // What was moved may stand in both columns for a moment.
  await expect(aster).toHaveCount(1);
  await expect(aster).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(briar).toBeFocused();

  await test.step('lifted with Space, carried with the arrow keys, put back with Escape and dropped with Space', async () => {
    const said = (text: string) => page.getByText(text, { exact: true });
    await page.keyboard.press(' ');
    await expect(said('Ada Board-Briar is lifted from Submitted.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(said('In progress: can be dropped here.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(said('Information requested: can be dropped here.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(said('It was put back.')).toBeAttached();
    await expect(briar).toBeFocused();
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    await expect(said('In progress: can be dropped here.')).toBeAttached();
    await page.keyboard.press(' ');
    await expect(dialog(page).getByLabel('Status')).toHaveValue('RequestInProgress');
    await page.keyboard.press('Control+Enter');
    await expect(column(page, 'In progress 2')).toContainText('Board-Briar');
    await expect(briar).toHaveCount(1);
    await expect(briar).toBeFocused();
  });

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Board-Briar, initial');
  expect(await colleague.ask('GET', `${path}/${first.id}`)).toMatchObject({
    currentEvent: { status: 'RequestInProgress', note: 'Taken up today.' },
  });
});

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Drags a card to a column with the mouse, and holds it there until `whileOver` has looked. */
async function drag(page: Page, card: Locator, to: Locator, whileOver?: () => Promise<void>) {
  const [start, end] = [await card.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The card or the column is not drawn');
  await page.mouse.move(start.x + 60, start.y + 60);
  await page.mouse.down();
  // A few pixels lift it; from there on it is carried.
  await page.mouse.move(start.x + 70, start.y + 66);
  await expect(card).toHaveCSS('position', 'fixed');
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await whileOver?.();
  await page.mouse.up();
}

test('a card is dragged only where its mode allows, or the column says why not; in another lane it changes hands; columns have limits', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  const { request: own } = await addRequest(colleague, { isSelfManaged: true }, 'Drag-Aster');
  const { request: operated } = await addRequest(colleague, {}, 'Drag-Briar');
  await page.goto(
    '/credentialing?board=true&entityName=Drag-&sortedBy=ProviderLastName&sortDirection=Asc' +
      '&currentEventStatus=RequestSubmitted&currentEventStatus=RequestInProgress&currentEventStatus=CancellationRequested',
  );
  const submitted = column(page, 'Submitted 2');
  const inProgress = column(page, /^In progress/);
  await expect(submitted.getByRole('listitem')).toHaveCount(2);

  const why = 'The operator processes this request and sets this status.';
  await drag(page, card(page, 'Drag-Briar'), inProgress, async () => {
    await expect(inProgress).toContainText(`Not allowed. ${why}`);
    await expect(column(page, /^Cancellation requested/)).not.toContainText('Not allowed');
  });
  await expect(dialog(page)).toHaveCount(0);
  await expect(inProgress.getByRole('status')).toHaveText(`Not allowed. ${why}`);
  await expect(submitted.getByRole('listitem')).toHaveCount(2);
  await inProgress.getByRole('button', { name: 'Close' }).click();
  await expect(inProgress.getByRole('status')).toHaveText('');

  await drag(page, card(page, 'Drag-Aster'), inProgress);
  await expect(dialog(page).getByLabel('Status')).toHaveValue('RequestInProgress');
  await dialog(page).getByLabel('Note').fill('Carried over.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(column(page, 'In progress 1')).toContainText('Drag-Aster');
  expect(await colleague.ask('GET', `${path}/${own.id}`)).toMatchObject({
    currentEvent: { status: 'RequestInProgress', note: 'Carried over.' },
  });
  expect(await colleague.ask('GET', `${path}/${operated.id}`)).toMatchObject({
    currentEvent: { status: 'RequestSubmitted' },
  });

  await test.step('lanes by owner: a card dropped in another lane changes hands, with a way back; a limit is set for a column', async () => {
    const { items } = await colleague.ask<{
      items: { owner?: { id: string; firstName: string; lastName: string } }[];
    }>('GET', `${path}?count=100`);
    const owner = items.find(({ owner: known }) => known)?.owner;
    const name = `${owner?.firstName} ${owner?.lastName}`;
    const { request } = await addRequest(colleague, { isSelfManaged: true }, 'Lane-Aster');
    await colleague.ask('PATCH', `${path}/${request.id}`, { ownerId: owner?.id });
    const { request: free } = await addRequest(colleague, { isSelfManaged: true }, 'Lane-Briar');
    await goWithin(
      page,
      `/credentialing?board=true&entityName=Lane-&currentEventStatus=RequestSubmitted&ownerId=${owner?.id}&includeUnassigned=true`,
    );
    await page.getByRole('button', { name: 'Limit of submitted' }).click();
    await page.getByRole('textbox', { name: /Requests in “Submitted”, at most/ }).fill('1');
    await page.keyboard.press('Enter');
    await expect(column(page, /^Submitted/).getByRole('heading', { level: 2 })).toHaveText(
      'Submitted 2 of 1 Over the limit',
    );

    await page.getByRole('radio', { name: 'Lanes by owner' }).check({ force: true });
    await expect(page).toHaveURL(/lanes=true/);
    const mine = page.getByRole('region', { name: `${name} 1` });
    const nobody = page.getByRole('region', { name: 'No owner 1' });
    await expect(mine).toContainText('Lane-Aster');
    await drag(page, card(page, 'Lane-Briar'), card(page, 'Lane-Aster'));
    await expect(page.getByText(`Ada Lane-Briar was given to ${name}`)).toBeVisible();
    await expect(page.getByRole('region', { name: `${name} 2` })).toContainText('Lane-Briar');
    expect(await colleague.ask('GET', `${path}/${free.id}`)).toMatchObject({ owner: { id: owner?.id } });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(nobody).toContainText('Lane-Briar');

    await page.getByRole('link', { name: 'Lane-Aster, Ada' }).focus();
    await page.keyboard.press('m');
    await page.getByRole('menuitem', { name: 'Give to nobody' }).click();
    await expect(page.getByRole('region', { name: 'No owner 2' })).toContainText('Lane-Aster');
    expect((await colleague.ask<{ owner?: object }>('GET', `${path}/${request.id}`)).owner).toBeUndefined();
  });
});

test('an applicant of the tracking system comes to the board that is open, where the operator’s request offers two moves; one that is over says why it offers none', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn();
  await page.clock.install({ time: beginning });
  await page.goto('/credentialing?board=true');
  const submitted = column(page, /^Submitted/);
  await expect(submitted.getByRole('link').first()).toBeVisible();
  const id = await addApplicant(colleague, {
    first_name: 'Ada',
    last_name: 'Board-Operated',
    email: 'ada@board-operated.example',
  });
  const news = submitted.getByRole('button', { name: '1 new, load again' });
  await minutesLater(page, (options) => expect(news).toBeVisible(options));
  await expect(submitted, 'no card moves by itself').not.toContainText('Board-Operated');
  await news.click();
  await expect(submitted).toContainText('Board-Operated');
  await goWithin(page, '/credentialing?board=true&entityName=Board-Operated');
  await expect(column(page, /^Submitted 1/)).toContainText('CVO operated');
  await page.getByRole('button', { name: 'Move Board-Operated, Ada' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Move to information submitted',
    'Move to cancellation requested',
  ]);
  await page.keyboard.press('Escape');
  await colleague.ask('POST', `${path}/${id}/events`, { status: 'CancellationRequested' });
  await goWithin(page, '/credentialing?board=true&currentEventStatus=Cancelled');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Move / })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toContainText('This request is over: canceled.');
});
