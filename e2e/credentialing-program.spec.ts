import { checklist, gapsOf, generate, requestFor, scan } from './support/checklist';
import { expect } from './support/console';
import { element, path, test } from './support/credentialing';
import { goWithin } from './support/page';

test('the program of Settings is shared, stands on the request of a colleague, and its window and lists count', async ({
  page,
  signIn,
  service,
  colleague,
  elsewhere,
}) => {
  const { providerId, id } = await requestFor(colleague, 'Registered nurse');
  await colleague.addLicense(providerId, { number: 'RN-4711' });
  await scan(colleague, service, providerId, 'OigExclusions', 'Sam');
  await signIn('specialist', '/settings/limits');
  const limits = page.getByRole('region', { name: 'Program and limits' });
  const states = limits.getByRole('checkbox', { name: 'State sanctions and exclusions' });
  await expect(states).not.toBeChecked();
  await states.check();
  await goWithin(page, `/credentialing/${id}`);
  await expect(checklist(page)).toContainText('NCQA accreditation: verification time limit 120 days');
  await generate(page);
  await expect(gapsOf(page, 'Sanctions and exclusions')).toContainText(
    'State sanctions and exclusions: not searched',
  );
  await expect(element(page, /^License, /)).toContainText('120 days left');

  await goWithin(page, '/settings/limits');
  await limits.getByLabel('Program', { exact: true }).selectOption('URAC');
  await expect(states, 'the program brings its own lists').not.toBeChecked();
  await limits.getByRole('button', { name: 'Share the program and limits' }).click();
  await expect(limits).toContainText('Shared by you');

  const other = await elsewhere('admin');
  await other.goto(`/credentialing/${id}`);
  await expect(checklist(other)).toContainText('URAC: verification time limit 180 days');
  await expect(element(other, /^License, /)).toContainText('180 days left');
  await expect(element(other, 'Sanctions and exclusions')).toContainText('Verified');
  await expect(gapsOf(other, 'Sanctions and exclusions')).toHaveCount(0);
  await other.goto('/help');
  await expect(other.getByRole('main')).toContainText('Your program is URAC, with 180 days');
});

test('requests that were completed before have no gaps on the day of their decision, and one that was canceled is judged by nothing', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/credentialing');
  const read = async (status: string) => {
    const { items } = await colleague.ask<{ items: { id: string }[] }>(
      'GET',
      `${path}?currentEventStatus=${status}&count=4`,
    );
    return items;
  };
  for (const { id } of await read('Completed')) {
    await goWithin(page, `/credentialing/${id}`);
    await expect(checklist(page)).toContainText(/\d+ in order,.* no gaps, on the day of the decision/);
  }
  const [canceled] = await read('Cancelled');
  await goWithin(page, `/credentialing/${canceled?.id}`);
  await expect(checklist(page)).toContainText('This request was closed without one.');
  await expect(checklist(page)).not.toContainText('with gaps');
});
